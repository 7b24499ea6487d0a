"""Who waits for a worker, and who is next: lane by lane, and in a lane everybody in turn, however much they ask for.

Addresses have turns, and the players of an address share those: coming as many players gets nobody more of them.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from enum import IntEnum
from functools import partial
from typing import NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

#: How often something is tried in all, if processes die over it.
TRIES = 3
#: How many things one owner may have waiting for a worker.
WAITING = 8
#: The number of owners whose last turn is remembered, and of bots whose process is.
REMEMBERED = 10_000


class Lane(IntEnum):
    """What goes first: the lower the number, the earlier."""

    OPPONENT = 0
    PREVIEW = 1
    HINT = 2
    REVIEW = 3
    #: tables at which no people sit
    UNATTENDED = 4


class Whose(NamedTuple):
    """For whom something is worked out; the owner may be charged for it."""

    lane: Lane = Lane.OPPONENT
    owner: str = ""
    #: the bot that thinks, if any: it goes back to the process that knows it, if that is free
    bot: str = ""


#: Lanes in which people ask; in the others tables ask, and a table never asks for more than it has seats.
ASKED = (Lane.PREVIEW, Lane.HINT, Lane.REVIEW)


class Crowded(Exception):
    """Somebody has too much waiting already."""


class _Process:
    """A process (or thread) that does one thing at a time. One that dies is replaced."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor
        #: the address that it works for, None if it is free; and the last one that it worked for
        self.home: str | None = None
        self.last: str | None = None
        #: seconds worked before it was last free, and when it began to work since then
        self.before = self.began = 0.0

    def begin(self, home: str) -> None:
        """It has something to do."""
        if self.home is None:
            self.began = time.monotonic()
        self.home = self.last = home

    def rest(self) -> None:
        """It has nothing to do."""
        self.before, self.home = self.worked(), None

    def worked(self) -> float:
        """For how many seconds it has had something to do so far."""
        return self.before + (0.0 if self.home is None else time.monotonic() - self.began)


class _Turn(NamedTuple):
    whose: Whose
    number: int
    ready: "asyncio.Future[_Process]"


def _timed(work: Callable[[], R]) -> tuple[R, float]:
    """Do something; returns its result and how many seconds of processor time it took."""
    before = time.thread_time()
    return work(), time.thread_time() - before


class Pool:
    """Processes with one queue. Where there are several, one of them is always left to other addresses."""

    def __init__(
        self,
        make: Callable[[], Executor],
        count: int = 1,
        charge: Callable[[Whose, float], None] | None = None,
        home: Callable[[str], str] = str,
    ) -> None:
        self._make, self._charge, self._home = make, charge, home
        self._processes = [_Process(make()) for _ in range(count)]
        self._queue: list[_Turn] = []
        self._count = 0
        #: owner, or address -> the number of the last turn they had
        self._served: dict[str, int] = {}
        #: bot -> the process where it thought last
        self._known: dict[str, _Process] = {}
        self._waiting: Counter[str] = Counter()

    async def do(self, whose: Whose, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have something worked out when its turn comes; raises Crowded if its owner has too much waiting."""
        assert not kwargs
        timed: Callable[[], tuple[R, float]] = partial(_timed, partial(work, *args))
        for _ in range(TRIES):
            process = await self._wait(whose)
            executor = process.executor
            try:
                found = await self._begin(process, partial(executor.submit, timed))
            except BrokenProcessPool:
                if process.executor is executor:
                    process.executor = self._make()
                continue
            if self._charge is not None:
                self._charge(whose, found[1])
            return found[0]
        raise RuntimeError(f"a process died {TRIES} times over the same thing")

    def _begin(self, process: _Process, submit: Callable[[], "Future[T]"]) -> "asyncio.Future[T]":
        """Hand something to a process; the next one's turn comes when it is done, even if nobody waits for it."""
        loop = asyncio.get_running_loop()
        try:
            doing = submit()
        except BaseException:
            self._free(process)
            raise

        def done(_: object) -> None:
            with suppress(RuntimeError):  # at the very end the loop is gone
                loop.call_soon_threadsafe(self._free, process)

        doing.add_done_callback(done)
        return asyncio.wrap_future(doing)

    # -- turns

    async def _wait(self, whose: Whose) -> _Process:
        """The process that does something for somebody, once it is their turn."""
        self._count += 1
        turn = _Turn(whose, self._count, asyncio.get_running_loop().create_future())
        if self._may_begin(turn):
            return self._serve(turn)
        if whose.lane in ASKED and self._waiting[whose.owner] >= WAITING:
            raise Crowded
        self._queue.append(turn)
        self._waiting[whose.owner] += 1
        try:
            return await turn.ready
        except asyncio.CancelledError:
            if turn in self._queue:
                self._queue.remove(turn)
            elif not turn.ready.cancelled():
                self._free(turn.ready.result())  # its turn has come, but nobody is there to take it
            raise
        finally:
            self._waiting[whose.owner] -= 1
            if not self._waiting[whose.owner]:
                del self._waiting[whose.owner]

    def _free(self, process: _Process) -> None:
        """A process is free: let those whose turn it is have what is free."""
        process.rest()
        while ready := [turn for turn in self._queue if self._may_begin(turn)]:
            turn = min(ready, key=self._place)
            self._queue.remove(turn)
            if not turn.ready.done():
                turn.ready.set_result(self._serve(turn))

    def _may_begin(self, turn: _Turn) -> bool:
        """Whether a process is free for something. Nobody waits only because one address thinks without end."""
        homes = [process.home for process in self._processes]
        return None in homes and homes.count(self._home(turn.whose.owner)) < max(1, len(homes) - 1)

    def worked(self) -> float:
        """For how many seconds its processes have had something to do so far, together."""
        return sum(process.worked() for process in self._processes)

    def waiting(self) -> int:
        """How many tasks are waiting."""
        return len(self._queue)

    def __len__(self) -> int:
        return len(self._processes)

    def executors(self) -> list[Executor]:
        """What its processes are asked through."""
        return [process.executor for process in self._processes]

    def _place(self, turn: _Turn) -> tuple[int, int, int, int]:
        """The order of turns: by lane, then whose address and who had their last turn longest ago, then who came."""
        owner = turn.whose.owner
        return turn.whose.lane, self._served.get(self._at(owner), 0), self._served.get(owner, 0), turn.number

    def _at(self, owner: str) -> str:
        return f"at {self._home(owner)}"

    def _serve(self, turn: _Turn) -> _Process:
        """Let somebody have a process that is free: the one that knows their bot if possible, or the one that
        worked for their address last, so that those of others stay with the bots they know."""
        _, owner, bot = turn.whose
        home = self._home(owner)
        self._count += 1
        for one in (owner, self._at(owner)):
            _note(self._served, one, self._count)
        known, free = self._known.get(bot), [process for process in self._processes if process.home is None]
        process = min(free, key=lambda one: (one is not known, one.last != home))
        if bot:
            _note(self._known, bot, process)
        process.begin(home)
        return process


def _note(kept: dict[str, T], name: str, what: T) -> None:
    """Remember something about the last of those who have come."""
    kept.pop(name, None)
    kept[name] = what
    while len(kept) > REMEMBERED:
        del kept[next(iter(kept))]
