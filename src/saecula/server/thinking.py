"""Bots think in separate processes, so that no table ever waits for them.

Only what a seat may know travels to them: its view, its legal moves, a level and a seed. A seat of a table always goes
to the same process, which keeps its bot, since a bot may go on with a plan. A process that dies is replaced.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, ParamSpec, TypeVar

from saecula.bots import Bot, make_bot
from saecula.games import make_game, own_sets
from saecula.kernel.game import Game
from saecula.kernel.views import View

P = ParamSpec("P")
R = TypeVar("R")

#: Bots that a process keeps.
KEPT = 500
#: How often something is asked again after a process died.
TRIES = 3


class Ruled(NamedTuple):
    """A game by a version of its rules; by the newest one where none is named."""

    game: str
    rules: str | None = None


@cache
def known_game(game: str, rules: str | None = None) -> Game[Any]:
    """A game of this server; every process makes it once."""
    return make_game(game, rules=rules)


_bots: OrderedDict[tuple[Ruled, str, str], Bot] = OrderedDict()


def bot_of(game: Ruled, key: str, level: str) -> Bot:
    """The bot of a seat, kept as long as there is room."""
    name = (game, key, level)
    bot = _bots.pop(name, None) or make_bot(known_game(*game), level)
    _bots[name] = bot
    if len(_bots) > KEPT:
        _bots.popitem(last=False)
    return bot


def choose(game: Ruled, key: str, level: str, view: View, legal: list[int], seed: int) -> int:
    """What the bot of a seat plays."""
    return bot_of(game, key, level).choose(view, legal, Random(seed))


def _follow_the_server(components: dict[str, Path]) -> None:
    """Play with the server's components. The server answers Ctrl-C; if it is killed, this process ends too."""
    own_sets.update(components)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Thinking:
    """The processes in which bots think; with no workers they think in a thread of this one, for tests."""

    def __init__(self, workers: int | None = None) -> None:
        count = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._in_threads = count == 0
        self._rooms: list[Executor] = [self._new() for _ in range(count or 1)]

    def _new(self) -> Executor:
        if self._in_threads:
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(
            1, multiprocessing.get_context("spawn"), initializer=_follow_the_server, initargs=(own_sets,)
        )

    async def ask(self, key: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have something worked out by the process that a key belongs to."""
        assert not kwargs
        at = zlib.crc32(key.encode()) % len(self._rooms)
        for _ in range(TRIES):
            room = self._rooms[at]
            try:
                return await asyncio.get_running_loop().run_in_executor(room, work, *args)
            except BrokenProcessPool:
                if self._rooms[at] is room:
                    self._rooms[at] = self._new()
        raise RuntimeError(f"the process that thinks for {key} died {TRIES} times")

    async def choose(self, game: Ruled, key: str, level: str, view: View, legal: list[int], seed: int) -> int:
        """The move of the bot of a seat."""
        return await self.ask(key, choose, game, key, level, view, legal, seed)

    async def close(self) -> None:
        """End all processes; what is being thought is lost."""
        for room in self._rooms:
            room.shutdown(wait=False, cancel_futures=True)
            for process in list((getattr(room, "_processes", None) or {}).values()):
                process.kill()
        await asyncio.to_thread(self._wait)

    def _wait(self) -> None:
        for room in self._rooms:
            room.shutdown(wait=True)
