"""A program at a real terminal: what it shows, keys to press, and a game played to its end."""

import codecs
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import saecula
from tests.patience import PATIENCE

#: Colours and moves of the cursor.
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[78]|\r")
#: A question is bold; a line that tells of the only move there was begins alike, but is not.
PROMPT = re.compile(r"\x1b\[1mA \(you\)(?: \(0 goes back\))?:\x1b\[0m $")


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

    def to_the_end(self) -> str:
        """Always take the first choice; everything that was shown, without colours."""
        answered = 0
        while select.select([self.near], [], [], PATIENCE)[0]:
            try:
                self.shown += self.decoder.decode(os.read(self.near, 65536))
            except OSError:  # the program has closed its end
                break
            if len(self.shown) > answered and PROMPT.search(self.shown[-80:]):
                answered = len(self.shown)
                self.press("1\n")
        return CODES.sub("", self.shown)

    def press(self, keys: str) -> None:
        os.write(self.near, keys.encode())

    def status(self) -> int:
        found = self.child.wait(PATIENCE)
        os.close(self.near)
        return found
