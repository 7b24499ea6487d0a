"""Rise & Fall at a real terminal of 100 by 40: a whole game, every picture in it, and its record drawn as SVG."""

import os
import re
import select
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

from tests.cli.test_terminal import Terminal
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from tests.cli.conftest import Run

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
GAME = ("play", "rise-and-fall", "--seed", "6", "--bots", "random", "--option", "quiet-rounds=20", "--save")
PROMPTS = ("A (you): ", "A (you) (0 goes back): ")
#: From the title of a picture to the question below it.
PICTURE = re.compile(r"^Rise & Fall  .*?(?=^(?:Place one|Choose a card|Your turn|Give up|Buy back))", re.M | re.S)


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


def without_codes(raw: bytes) -> str:
    """What a terminal was sent, without colours."""
    return CODES.sub("", raw.decode(errors="replace"))


@pytest.mark.slow
def test_a_whole_game_is_played_at_a_terminal_and_its_record_drawn(run: "Run", tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    terminal = Terminal(*GAME, str(kept), COLUMNS="100", LINES="40")
    shown = play_to_the_end(terminal)
    assert terminal.status() == 0
    assert "The result" in shown
    pictures = [picture.splitlines() for picture in PICTURE.findall(shown)]
    assert len(pictures) > 20
    assert all(len(picture) <= 40 for picture in pictures)
    assert all(cell_len(line) <= 100 for picture in pictures for line in picture)
    assert run("replay", str(kept), "--svg", "end.svg").status == 0
    words = "".join(ElementTree.parse(tmp_path / "end.svg").getroot().itertext())
    assert "The game is over" in words
    assert "you" in words
