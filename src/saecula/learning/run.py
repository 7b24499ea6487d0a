"""A learning run on disk: what was asked for, what every generation achieved, and where its files are.

All files are written whole or not at all, so that a run can be stopped at any time and goes on where it was.
"""

import os
from pathlib import Path
from typing import Any

import msgspec

from saecula.arena.ratings import wilson
from saecula.kernel.errors import BadOptions
from saecula.learning.training import Report

HAND = "greedy"
#: What reports of duels call the bot with the game's own judgement.
BY_HAND = "judgement by hand"
NOTES = "run.json"


class RunSettings(msgspec.Struct):
    """What was asked for; the numbers of games and duels are for each generation."""

    game: str
    games: int
    generations: int
    duels: int
    seed: int


class Meeting(msgspec.Struct):
    """A duel: against whom, at which table, the new network's share of the wins with its 95 % interval."""

    against: str
    seats: int
    options: dict[str, str]
    games: int
    wins: float
    share: float
    low: float
    high: float


class Generation(msgspec.Struct):
    """One round of games, training and duels. `kept` says whether its network is the best so far."""

    number: int
    training: Report
    meetings: list[Meeting]
    kept: bool
    device: str
    #: seconds for games, training, duels
    seconds: list[float]


class Run(msgspec.Struct):
    """A whole run; `best` is the generation whose network is the best, -1 as long as none has been kept."""

    settings: RunSettings
    facts: dict[str, Any]
    generations: list[Generation] = []
    best: int = -1


class Folder:
    """The folder of a run."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, run: Run) -> None:
        """Make the folder; BadOptions if there is already something in it."""
        if self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
            raise BadOptions(
                f"{self.path} is there already; --resume {self.path} goes on with a run, --out takes another"
            )
        for part in ("rows", "nets"):
            (self.path / part).mkdir(parents=True, exist_ok=True)
        self.save(run)

    def load(self) -> Run:
        """The run as it was when it was stopped."""
        try:
            return msgspec.json.decode((self.path / NOTES).read_bytes(), type=Run)
        except (OSError, msgspec.MsgspecError) as error:
            raise BadOptions(f"there is no run to go on with in {self.path}: {error}") from None

    def save(self, run: Run) -> None:
        """Note down how far the run has come."""
        self.write(NOTES, msgspec.json.format(msgspec.json.encode(run), indent=1).decode() + "\n")

    def write(self, name: str, text: str) -> None:
        """Write a text file, whole or not at all."""
        part = self.path / f"{name}.part"
        part.write_text(text, encoding="utf-8")
        os.replace(part, self.path / name)

    def net(self, generation: int) -> Path:
        """The file of a generation's network."""
        return self.path / "nets" / f"{generation:03}.npz"

    def rows(self, generation: int, number: int) -> Path:
        """The file with the rows of some of a generation's games."""
        return self.path / "rows" / f"{generation:03}-{number:05}.npz"

    @property
    def start(self) -> Path:
        """The file of the network that the run began with, if there was one."""
        return self.path / "nets" / "start.npz"

    def all_rows(self, generations: range) -> list[Path]:
        """The files with the rows of several generations."""
        return [path for number in generations for path in sorted((self.path / "rows").glob(f"{number:03}-*.npz"))]


def meeting_of(against: str, seats: int, options: dict[str, str], games: int, wins: float) -> Meeting:
    """A duel with its share and interval."""
    low, high = wilson(wins, games, 0.95)
    return Meeting(against, seats, options, games, wins, wins / max(1, games), low, high)
