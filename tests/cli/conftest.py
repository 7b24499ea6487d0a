"""Running the command line in this process, with typed lines, in a folder of its own."""

import io
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from saecula.bots import make_bot
from saecula.cli import main
from saecula.games import make_game
from saecula.kernel.codes import CHANCE
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.record import to_jsonl


class Said(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.chdir(tmp_path)
    for name in ("SAECULA_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")

    def type_and_run(*words: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(words)
        out, err = capsys.readouterr()
        return Said(status, out, err)

    return type_and_run


@pytest.fixture(scope="session")
def recorded() -> str:
    """A whole game of three random bots as JSON Lines."""
    game = make_game("tempus")
    match = Match(game, 3, {"map": "dealt"}, seed_of("tempus", 7), ["Ada", "Bea", "Cem"])
    bot, rng = make_bot(game, "random"), Random(7)
    while not match.is_over():
        seat = game.to_act(match.state)[0]
        if seat == CHANCE:
            match.draw()
        else:
            match.play(seat, bot.choose(game.view(match.state, seat), game.legal(match.state, seat), rng))
    return to_jsonl(match.record())


@pytest.fixture
def record(tmp_path: Path, recorded: str) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(recorded, encoding="utf-8")
    return path
