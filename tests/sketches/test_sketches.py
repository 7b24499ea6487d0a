"""The three sketches keep the contract, and their records lead to the same hash without any clock."""

import re
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saecula.conformance import Case, cases, conform
from saecula.kernel.codes import CHANCE, CLOCK
from saecula.kernel.game import Game
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.record import from_jsonl, state_hash, to_jsonl
from saecula.play.driving import draw_all
from saecula.play.replay import Replay, verify
from saecula.texts.record import from_text, to_text
from tests.sketches.rise_and_fall import RiseAndFall
from tests.sketches.through_the_ages_view import ThroughTheAges
from tests.sketches.time_of_empires import TimeOfEmpires

GAMES: tuple[Game[Any], ...] = (RiseAndFall(), ThroughTheAges(), TimeOfEmpires())
ALL = [
    pytest.param(game, case, id=f"{game.meta.id}-{case.seats}-{case.seed}")
    for game in GAMES
    for case in cases(game, range(2))
]


@pytest.mark.parametrize(("game", "case"), ALL)
def test_a_sketch_keeps_the_contract(game: Game[Any], case: Case) -> None:
    report = conform(game, case)
    assert report.states > 10
    assert report.refusals > 0
    assert report.pairs > 0


def played(game: Game[Any], seats: int, options: dict[str, str]) -> Match[Any]:
    """A whole game at random."""
    match, rng = Match(game, seats, options, seed_of(game.meta.id, 1)), Random(1)
    while not match.is_over():
        draw_all(match)
        actor = rng.choice(game.to_act(match.state) or [CHANCE])
        if actor != CHANCE:
            match.play(actor, rng.choice(game.legal(match.state, actor)), match.decision(actor))
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_a_record_leads_to_the_same_hash_in_both_forms(game: Game[Any]) -> None:
    match = played(game, 3, {})
    record = match.record()
    assert verify(game, from_jsonl(to_jsonl(record))) == match.hash()
    assert verify(game, from_text(to_text(record, game.book), game.book)) == match.hash()


@pytest.mark.parametrize(("game", "options"), [(GAMES[0], {"seconds": "three"}), (GAMES[2], {})])
def test_time_replays_without_a_clock(
    game: Game[Any], options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game, 3, options)
    assert any(line.seat == "clock" for line in match.lines)

    def no_clock() -> float:
        raise AssertionError("the rules read a clock")

    replay = Replay(game, match.record())
    with monkeypatch.context() as patch:
        for name in ("time", "monotonic", "perf_counter"):
            patch.setattr(time, name, no_clock)
        while replay.at < len(replay.moves):
            replay.step()
    assert state_hash(replay.state.dump()) == match.hash()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_chance_and_clock_never_act_together(game: Game[Any]) -> None:
    replay = Replay(game, played(game, 2, {}).record())
    while replay.at < len(replay.moves):
        actors = game.to_act(replay.state)
        assert actors == [CHANCE] or CHANCE not in actors
        assert (CLOCK in actors) == (game.deadline(replay.state) is not None)
        replay.step()


def test_the_record_of_the_proof_names_tests_that_exist() -> None:
    here = Path(__file__).parent
    text = (here.parent.parent / "docs/adr/0008-the-contract-carries-four-games.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", text))
    found = set(re.findall(r"^def (test_\w+)", "\n".join(file.read_text() for file in here.glob("test_*.py")), re.M))
    assert len(named) > 20
    assert named <= found
