"""Measuring speed on a noisy machine: short rounds in turn, the median of them, and how far they spread.

Time is the processor time of this process, so that what other processes take up does not count.
"""

from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Protocol

import msgspec

#: What is reported about every subject.
FIGURES = ("choices_per_s", "decisions_per_s", "games_per_s", "copy_us", "search_sims_per_s")

#: How much of a round goes to random play, copying and search.
SHARES = (0.5, 0.1, 0.4)

ROUNDS = 5

#: Copies made between two looks at the clock.
COPIES = 100

Figures = dict[str, float | None]


class Pace(msgspec.Struct):
    """What random play did in a stretch of time."""

    choices: int = 0
    decisions: int = 0
    games: int = 0


class Subject(Protocol):
    """An engine under measurement."""

    name: str

    def play(self, seed: int, pace: Pace) -> None:
        """Play one whole game at random and count what was decided."""
        ...

    def copy(self, times: int) -> None:
        """Make `times` copies of states from the middle of games."""
        ...

    def search(self, seed: int) -> int | None:
        """Think about one position; returns the simulations made, None if the engine has no such search."""
        ...


def measure_round(subject: Subject, seconds: float, first_seed: int) -> Figures:
    """One short round of everything."""
    playing, copying, searching = (seconds * part for part in SHARES)
    pace = Pace()
    spent, _ = _spend(playing, lambda i: subject.play(first_seed + i, pace))
    copied, times = _spend(copying, lambda _: subject.copy(COPIES))
    sims: list[int | None] = []
    thought, _ = _spend(searching, lambda i: sims.append(subject.search(first_seed + i)))
    made = [count for count in sims if count is not None]
    return {
        "choices_per_s": pace.choices / spent,
        "decisions_per_s": pace.decisions / spent,
        "games_per_s": pace.games / spent,
        "copy_us": copied / (times * COPIES) * 1e6,
        "search_sims_per_s": sum(made) / thought if made else None,
    }


def _spend(seconds: float, work: Callable[[int], None]) -> tuple[float, int]:
    """Repeat some work, at least once, until the time is spent; returns the time taken and the number of repeats."""
    begin = process_time()
    done = 0
    while True:
        work(done)
        done += 1
        spent = process_time() - begin
        if spent >= seconds and spent > 0:
            return spent, done


def measure(subjects: list[Subject], seconds: float) -> Iterator[tuple[Subject, Figures]]:
    """All rounds of all subjects, in turn, so that a slow moment of the machine hits them alike."""
    for subject in subjects:
        subject.play(1, Pace())
    for turn in range(ROUNDS):
        for subject in subjects:
            yield subject, measure_round(subject, seconds / ROUNDS, 1 + turn * 1000)


def middle(rounds: list[Figures]) -> Figures:
    """The median of each figure; None if no round has one."""
    found: Figures = {}
    for name in FIGURES:
        values = [figures[name] for figures in rounds]
        known = [value for value in values if value is not None]
        found[name] = median(known) if known else None
    return found


def spread(rounds: list[Figures]) -> Figures:
    """How far apart the rounds are: (largest - smallest) / median of each figure."""
    found: Figures = {}
    for name, centre in middle(rounds).items():
        known = [value for figures in rounds if (value := figures[name]) is not None]
        found[name] = (max(known) - min(known)) / centre if centre else None
    return found


def ratio(ours: list[Figures], theirs: list[Figures]) -> Figures:
    """How many times better we are, comparing the rounds pair by pair; for copying, how many times quicker."""
    found: Figures = {}
    for name in FIGURES:
        pairs = [(mine[name], other[name]) for mine, other in zip(ours, theirs, strict=True)]
        quotients = [a / b for a, b in pairs if a is not None and b]
        better = median(quotients) if quotients else None
        found[name] = 1 / better if name == "copy_us" and better else better
    return found
