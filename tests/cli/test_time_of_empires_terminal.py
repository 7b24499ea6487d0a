"""Time of Empires at a real terminal of 100 by 40: a whole game in turns, and an age whose clock runs."""

import os
import re
import select
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

from saecula.kernel.record import from_jsonl
from tests.cli.test_terminal import Terminal
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from tests.cli.conftest import Run

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[78]|\r")
GAME = ("play", "time-of-empires", "--seats", "2", "--seed", "6", "--bots", "random")
PROMPTS = ("A (you): ", "A (you) (0 goes back): ")
#: From the title of a picture to the legend at its end.
PICTURE = re.compile(r"^Time of Empires  .*?ideas/bricks$", re.M | re.S)
POSITION = """{"saecula_position": 2, "game": "time-of-empires", "seats": 2, "state": {
    "glasses": {"B": ["ideas", "bricks"]}, "clans": {"A": {"H0a": 1}, "B": {"H3a": 1}}}}"""


def without_codes(raw: bytes) -> str:
    """What a terminal was sent, without colours and moves of the cursor."""
    return CODES.sub("", raw.decode(errors="replace"))


def play_to_the_end(terminal: Terminal) -> str:
    """Always take the first choice; everything that was shown, without colours."""
    raw, answered = b"", 0
    while select.select([terminal.near], [], [], PATIENCE)[0]:
        try:
            raw += os.read(terminal.near, 65536)
        except OSError:  # the program has closed its end
            break
        if len(raw) > answered and without_codes(raw[-200:]).endswith(PROMPTS):
            answered = len(raw)
            terminal.press("1\n")
    return without_codes(raw)


@pytest.mark.slow
def test_a_whole_game_is_played_at_a_terminal_and_its_record_drawn(run: "Run", tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    terminal = Terminal(*GAME, "--option", "ages=initiation", "--save", str(kept), COLUMNS="100", LINES="40")
    shown = play_to_the_end(terminal)
    assert terminal.status() == 0
    assert "The result" in shown
    pictures = [picture.splitlines() for picture in PICTURE.findall(shown)]
    assert len(pictures) > 50
    assert all(len(picture) <= 40 for picture in pictures)
    assert all(cell_len(line) <= 100 for picture in pictures for line in picture)
    assert run("replay", str(kept), "--svg", "end.svg").status == 0
    words = "".join(ElementTree.parse(tmp_path / "end.svg").getroot().itertext())
    assert "The game is over" in words
    assert "you" in words


def test_the_clock_goes_on_while_one_thinks(tmp_path: Path) -> None:
    position, kept = tmp_path / "here.json", tmp_path / "game.jsonl"
    position.write_text(POSITION, encoding="utf-8")
    terminal = Terminal("play", "time-of-empires", "--bots", "random", "--position", str(position), "--save", str(kept))
    terminal.wait_for("Turn a glass")
    for clock in ("8:59 left", "8:58 left"):
        terminal.wait_for(clock)
    terminal.press("turn-glass 1 ideas\n")
    terminal.wait_for("produce ideas 30s")
    terminal.press("q\n")
    terminal.wait_for("unfinished")
    assert terminal.status() == 0
    lines = from_jsonl(kept.read_text(encoding="utf-8")).lines
    ticks = [int(line.move["millisecond"]) for line in lines if line.seat == "clock" and line.move]
    assert ticks
    assert ticks[-1] >= 4000, "game time began at the third second"


def test_enter_shows_the_table_as_it_is_now(tmp_path: Path) -> None:
    position = tmp_path / "here.json"
    position.write_text(POSITION, encoding="utf-8")
    terminal = Terminal("play", "time-of-empires", "--bots", "random", "--position", str(position))
    terminal.wait_for("Turn a glass")
    terminal.wait_for("8:59 left")
    terminal.press("\n")
    shown = terminal.wait_for("Turn a glass")
    assert "Pyramids of Giza" in shown
    terminal.press("\x04")
    terminal.wait_for("unfinished")
    assert terminal.status() == 0
