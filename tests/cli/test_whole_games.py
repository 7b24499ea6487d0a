"""Every game at a real terminal of 100 by 40: played to its end, every picture in it, and its record drawn as SVG."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console

from saecula.games import listed, made_for
from saecula.kernel.record import Record, from_jsonl
from saecula.play.drawing import drawn
from saecula.play.replay import Replay
from saecula.texts.languages import Texts
from tests.cli.pseudo_terminal import Terminal

if TYPE_CHECKING:
    from tests.cli.conftest import Run

WIDTH, LINES = 100, 40
#: Wider than any line: at this width the console neither breaks nor cuts what is too long.
ENDLESS = 400


class Played(NamedTuple):
    """How a game is played here, so that it is short and nobody waits for a clock, and what its last page says."""

    options: tuple[str, ...] = ()
    words: tuple[str, ...] = ("you",)


GAMES = {
    "tempus": Played(words=("you", "The end")),
    "rise-and-fall": Played(("quiet-rounds=20",), ("you", "The game is over")),
    "through-the-ages": Played(("version=advanced",)),
    "time-of-empires": Played(("ages=initiation",), ("you", "The game is over")),
}


def pictures(record: Record) -> Iterator[list[str]]:
    """What the person in seat A is shown before every choice, line by line as it was drawn for the terminal."""
    story = Replay(made_for(record.header), record)
    texts = Texts("en", story.game.meta.id)
    console = Console(file=StringIO(), width=ENDLESS, highlight=False, color_system=None)
    for _ in story.moves:
        seat, _ = story.coming()
        if seat == 0 and len(story.game.legal(story.state, seat)) > 1:
            with console.capture() as shot:
                console.print(drawn(story.game, story.game.view(story.state, 0), texts, record.header.players, WIDTH))
            yield [line.rstrip() for line in shot.get().splitlines()]
        story.step()


@pytest.mark.slow
@pytest.mark.parametrize("game", listed())
def test_a_whole_game_is_played_at_a_terminal_and_its_record_drawn(game: str, run: "Run", tmp_path: Path) -> None:
    played, kept = GAMES.get(game, Played()), tmp_path / "game.jsonl"
    options = [word for option in played.options for word in ("--option", option)]
    words = ("play", game, "--seed", "6", "--bots", "random", *options, "--save", str(kept))
    terminal = Terminal(*words, COLUMNS=str(WIDTH), LINES=str(LINES))
    shown = "\n".join(line.rstrip() for line in terminal.to_the_end().splitlines())
    assert terminal.status() == 0
    assert "The result" in shown
    found = list(pictures(from_jsonl(kept.read_text(encoding="utf-8"))))
    assert len(found) > 20
    assert [picture for picture in found if len(picture) > LINES] == []
    assert [line for picture in found for line in picture if cell_len(line) > WIDTH] == []
    assert [picture for picture in found if "\n".join(picture) not in shown] == [], "shown as they were drawn"
    assert run("replay", str(kept), "--svg", "end.svg").status == 0
    said = "".join(ElementTree.parse(tmp_path / "end.svg").getroot().itertext())
    assert [word for word in played.words if word not in said] == []
