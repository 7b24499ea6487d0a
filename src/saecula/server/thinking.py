"""Bots think in separate processes, so that no table ever waits for them.

Only what a seat may know is sent to them: its view, its legal moves, a level and a seed. A seat of a table goes back to
the process that keeps its bot, since a bot may be following a plan; if that is busy, another one begins at once. A
process that dies is replaced.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple, ParamSpec, TypeVar

from saecula.bots import Bot, make_bot, takes_time
from saecula.games import GAMES, made_with, make_game, own_sets
from saecula.kernel.game import Game
from saecula.kernel.views import View
from saecula.server.lanes import ASKED, Crowded, Lane, Pool, Whose
from saecula.server.wire.refusals import Refusal

P = ParamSpec("P")
R = TypeVar("R")

#: How many bots a process keeps.
KEPT = 500
#: How far processes give way to the server itself and to bots that move at once: a little, those of bots that take
#: their time, and the one that works out what people point at; far, the one for longer work.
QUICK_NICE, PATIENT_NICE = 5, 15
#: How many processes for bots that take their time there are for each one for those that move at once.
PROMPT = 4
ANYBODY = Whose()


class Ruled(NamedTuple):
    """A game by a version of its rules and a component set (its hash); by the newest ones if they are None."""

    game: str
    rules: str | None = None
    components: str | None = None


@cache
def known_game(game: str, rules: str | None = None, components: str | None = None) -> Game[Any]:
    """A game of this server; every process makes it once."""
    found = None if rules is None or components is None else game_of(game, rules, components)
    return found or make_game(game, rules=rules)


@cache
def game_of(game: str, rules: str, components: str | None) -> Game[Any] | None:
    """The game with the rules and components that a table began with; None if they are no longer known here."""
    if components is None:
        return make_game(game, rules=rules) if game in GAMES and rules in make_game(game).meta.replays else None
    return made_with(game, rules, components)


@cache
def _takes_time(game: Ruled, level: str) -> bool:
    return takes_time(known_game(*game), level)


_bots: OrderedDict[tuple[Ruled, str, str], Bot] = OrderedDict()


def bot_of(game: Ruled, key: str, level: str) -> Bot:
    """The bot of a seat, kept as long as there is room."""
    name = (game, key, level)
    bot = _bots.pop(name, None) or make_bot(known_game(*game), level)
    _bots[name] = bot
    if len(_bots) > KEPT:
        _bots.popitem(last=False)
    return bot


def choose(game: Ruled, key: str, level: str, view: View, legal: list[int], seed: int, asked: float) -> int:
    """The code of the move that the bot of a seat plays; `asked`: when it was asked, by the monotonic clock."""
    bot = bot_of(game, key, level)
    bot.late = max(0.0, monotonic() - asked)
    return bot.choose(view, legal, Random(seed))


def _follow_the_server(components: dict[str, Path], niceness: int) -> None:
    """Play with the server's components, and leave Ctrl-C to the server; if that is killed, this process ends too."""
    own_sets.update(components)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Thinking:
    """The processes in which bots think; with 0 workers they think in threads of this process, for tests.

    Opponents of people have processes of their own: those that take their time and those that move at once have
    different ones, so that nobody's quick bot waits until a search is over. Of the former there is one more than cores
    to spare, since one is left to other addresses. One more works out what people wait for while they point at
    something, and another, which gives way to all of these, does whatever takes longer.
    """

    #: called with the owner of something that `aside` worked out, and the seconds that it took
    charge: Callable[[str, float], None] | None = None
    #: the address that an owner comes from; the owner if none is known
    home: Callable[[str], str] = staticmethod(str)

    def __init__(self, workers: int | None = None) -> None:
        count = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._in_threads = count == 0
        self._deep = Pool(lambda: self._new(QUICK_NICE), max(1, count) + 1, home=self._home)
        self._prompt = Pool(self._new, max(1, count // PROMPT), home=self._home)
        self._quick = Pool(lambda: self._new(QUICK_NICE), 1, self._paid, self._home)
        self._patient = Pool(lambda: self._new(PATIENT_NICE), 1, self._paid, self._home)
        #: how many seconds the bots had worked when `busy` was last asked, and when that was
        self._worked, self._looked = 0.0, monotonic()

    def _home(self, owner: str) -> str:
        return self.home(owner)

    def _paid(self, whose: Whose, seconds: float) -> None:
        if self.charge is not None and whose.lane in ASKED and whose.owner:
            self.charge(whose.owner, seconds)

    def _new(self, niceness: int = 0) -> Executor:
        if self._in_threads:
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(
            1, multiprocessing.get_context("spawn"), initializer=_follow_the_server, initargs=(own_sets, niceness)
        )

    async def aside(self, whose: Whose, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have something worked out that somebody asked for; raises Refusal if they ask for too much at once."""
        pool = self._quick if whose.lane <= Lane.PREVIEW else self._patient
        try:
            return await pool.do(whose, work, *args, **kwargs)
        except Crowded:
            raise Refusal("too-many", "problem-too-many") from None

    async def choose(
        self, game: Ruled, key: str, level: str, view: View, legal: list[int], seed: int, whose: Whose = ANYBODY
    ) -> int:
        """The code of the move that the bot of a seat chooses."""
        if whose.lane is Lane.UNATTENDED:
            pool = self._patient
        else:
            pool = self._deep if _takes_time(game, level) else self._prompt
        return await pool.do(whose._replace(bot=key), choose, game, key, level, view, legal, seed, monotonic())

    def busy(self) -> float:
        """Which part of its time a process of bots was busy since this was last asked, on average; a task that waits
        counts like a process that is always busy."""
        pools = (self._deep, self._patient, self._prompt)
        worked, now = sum(pool.worked() for pool in pools), monotonic()
        share = (worked - self._worked) / max(1e-3, now - self._looked)
        self._worked, self._looked = worked, now
        return (share + sum(pool.waiting() for pool in pools)) / (len(self._deep) + len(self._patient))

    async def close(self) -> None:
        """End all processes; what is being thought is lost."""
        pools = (self._deep, self._prompt, self._quick, self._patient)
        executors = [one for pool in pools for one in pool.executors()]
        for one in executors:
            one.shutdown(wait=False, cancel_futures=True)
            for process in list((getattr(one, "_processes", None) or {}).values()):
                process.kill()
        await asyncio.to_thread(_end, executors)


def _end(executors: list[Executor]) -> None:
    for one in executors:
        one.shutdown(wait=True)
