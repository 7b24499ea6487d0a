"""Many simulated games, one after another or in several processes."""

import gc
import hashlib
import logging
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context

import structlog

from .game import Ended, simulate
from .plan import draw
from .planted import planted


@dataclass(frozen=True, slots=True)
class Broken:
    """A game that broke a law."""

    seed: int
    game: str
    law: str
    said: str


@dataclass(slots=True)
class Found:
    """The outcome of many games."""

    games: int = 0
    tables: int = 0
    hours: float = 0.0
    crashes: int = 0
    commands: int = 0
    pictures: int = 0
    answers: int = 0
    notices: int = 0
    #: how often each game ended by its rules
    ends: dict[str, int] = field(default_factory=dict)
    #: what was tried, and how often: what a law is about must have happened
    tried: dict[str, int] = field(default_factory=dict)
    violations: list[Broken] = field(default_factory=list)
    shortest: str = ""
    #: a hash over all logs and violations in order: the same for the same seeds
    digest: str = ""

    def add(self, one: Ended | Broken) -> None:
        """Count a game."""
        self.games += 1
        if isinstance(one, Broken):
            self.violations.append(one)
            self._chain(one.said)
            return
        self.tables += one.tables
        self.hours += one.hours
        self.crashes += one.crashes
        self.commands += one.commands
        self.pictures += one.pictures
        self.answers += one.answers
        self.notices += one.notices
        for game in one.ends:
            self.ends[game] = self.ends.get(game, 0) + 1
        for what, times in one.tried.items():
            self.tried[what] = self.tried.get(what, 0) + times
        self._chain(one.hash)

    def _chain(self, said: str) -> None:
        self.digest = hashlib.sha256((self.digest + said).encode()).hexdigest()


def play(seed: int, game: str | None = None) -> Ended | Broken:
    """Simulate the game of one seed; anything that goes wrong counts as a broken law."""
    plan = draw(seed, game)
    try:
        return simulate(plan)
    except Exception as error:
        law = getattr(error, "law", type(error).__name__)
        return Broken(seed, plan.tables[0].game, law, str(error)[:300] or law)
    finally:
        gc.collect(0)


def hush() -> None:
    """Silence the server's log: it complains about every fault that is put in, and nobody wants to read that."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))


def _play_with(fault: str | None, game: str | None, seed: int) -> Ended | Broken:
    with planted(fault):
        return play(seed, game)


def run(
    seeds: Iterable[int], game: str | None = None, fault: str | None = None, jobs: int = 1, enough: int = 1
) -> Found:
    """Play a game for each seed; with a planted fault, until enough of them have found it."""
    found, work = Found(), partial(_play_with, fault, game)
    if jobs == 1 or fault is not None:
        for seed in seeds:
            found.add(work(seed))
            if fault is not None and len(found.violations) >= enough:
                break
        return found
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=hush) as pool:
        for one in pool.map(work, seeds, chunksize=4):
            found.add(one)
    return found
