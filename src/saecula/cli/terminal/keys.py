"""Stepping through a record key by key."""

import os
import sys
import termios
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.text import Text

from saecula.cli.terminal.screen import Screen

if TYPE_CHECKING:
    from saecula.cli.replay import Story

FAR = 1_000_000
#: Key, or what a terminal sends for it -> how far to step.
STEPS = {
    "\x1b[C": 1,
    " ": 1,
    "n": 1,
    "\r": 1,
    "\n": 1,
    "\x1b[D": -1,
    "p": -1,
    "\x7f": -1,
    "\x1b[B": 10,
    "\x1b[6~": 10,
    "\x1b[A": -10,
    "\x1b[5~": -10,
    "\x1b[H": -FAR,
    "\x1b[1~": -FAR,
    "\x1bOH": -FAR,
    "\x1b[F": FAR,
    "\x1b[4~": FAR,
    "\x1bOF": FAR,
}
QUIT = ("q", "Q", "\x1b", "\x04", "")


@contextmanager
def _keys() -> Iterator[None]:
    """Make the terminal hand over every key at once."""
    before = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin.fileno())
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def read_key() -> str:
    """Read one key; arrows and the like come as several characters at once."""
    return os.read(sys.stdin.fileno(), 8).decode(errors="ignore")


def step_through(story: "Story", screen: Screen) -> None:
    """Show a position, wait for a key, go on."""
    with _keys():
        while True:
            draw(story, screen)
            key = read_key()
            if key in QUIT:
                return
            story.go(story.at + STEPS.get(key, 0))


def draw(story: "Story", screen: Screen) -> None:
    """Draw the table, the events of the last move, and the keys."""
    screen.console.clear()
    screen.table(story.game.view(story.state(), None))
    if story.at > 0:
        screen.tell(story.game.chronicle.full(story.played[story.at - 1].log))
    if story.at == story.end and story.record.ending is not None:
        screen.scores(story.record.ending.result)
    line = 0 if story.at == 0 else story.played[story.at - 1].n
    last = story.played[-1].n if story.played else 0
    screen.print(Text(screen.texts.format("replay-at", at=line, count=last), style="bold"))
    screen.print(Text(screen.texts.format("replay-keys"), style="dim"))
