"""On a real terminal: keys step through a record, colours are used unless somebody forbids them."""

import codecs
import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import saecula
from tests.patience import PATIENCE


class Terminal:
    """A program on a pseudo-terminal: what it has shown so far, and keys to press."""

    def __init__(self, *words: str, **variables: str) -> None:
        near, far = pty.openpty()
        package = str(Path(saecula.__file__).resolve().parents[1])
        plain = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "LANG")}
        size = {"COLUMNS": "160", "LINES": "60", "TERM": "xterm-256color", "PYTHONPATH": package}
        self.child = subprocess.Popen(
            [sys.executable, "-m", "saecula", *words], stdin=far, stdout=far, stderr=far, env=plain | size | variables
        )
        os.close(far)
        self.near = near
        self.shown = ""
        # a letter of several bytes may come in two halves
        self.decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def wait_for(self, text: str) -> str:
        """What is shown up to a text; fails if it does not come."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < end, self.shown[-2000:]
            ready, _, _ = select.select([self.near], [], [], 0.2)
            if ready:
                self.shown += self.decoder.decode(os.read(self.near, 65536))
        before, _, self.shown = self.shown.partition(text)
        return before

    def press(self, keys: str) -> None:
        os.write(self.near, keys.encode())

    def status(self) -> int:
        found = self.child.wait(PATIENCE)
        os.close(self.near)
        return found


def test_keys_step_through_a_record(record: Path) -> None:
    terminal = Terminal("replay", str(record), "--to", "3")
    terminal.wait_for("Move 3 of")
    for keys, shown in (("\x1b[C", "Move 4 of"), ("n", "Move 5 of"), ("\x1b[D", "Move 4 of"), ("\x1b[H", "Move 0 of")):
        terminal.wait_for("q quits")
        terminal.press(keys)
        terminal.wait_for(shown)
    terminal.press("\x1b[F")
    terminal.wait_for("The result")
    terminal.press("q")
    assert terminal.status() == 0


def test_a_person_plays_at_a_terminal_in_colour_and_leaves() -> None:
    terminal = Terminal("play", "tempus", "--seed", "1", "--bots", "random", "--option", "map=dealt")
    drawn = terminal.wait_for("On which hex?")
    assert "\x1b[38" in drawn or "\x1b[1;38" in drawn
    terminal.press("q\n")
    terminal.wait_for("Save the record?")
    terminal.press("\n")
    terminal.wait_for("unfinished")
    assert terminal.status() == 0


def test_no_color_is_honoured() -> None:
    terminal = Terminal("play", "tempus", "--seed", "1", "--bots", "random", "--option", "map=dealt", NO_COLOR="1")
    drawn = terminal.wait_for("On which hex?")
    assert "grassland" in drawn
    assert "\x1b[38" not in drawn
    assert ";38;" not in drawn
    terminal.press("\x04")
    terminal.wait_for("unfinished")
    assert terminal.status() == 0
