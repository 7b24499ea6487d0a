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
#: The number of owners whose last turn is remembered.
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


#: Lanes in which people ask; in the others tables ask, and a table never asks for more than it has seats.
ASKED = (Lane.PREVIEW, Lane.HINT, Lane.REVIEW)


class Crowded(Exception):
    """Somebody has too much waiting already."""


class _Turn(NamedTuple):
    whose: Whose
    number: int
    ready: "asyncio.Future[None]"


def _timed(work: Callable[[], R]) -> tuple[R, float]:
    """Do something; returns its result and how many seconds of processor time it took."""
    before = time.thread_time()
    return work(), time.thread_time() - before


class Worker:
    """One process (or thread) that does one thing after another. One that dies is replaced."""

    def __init__(
        self,
        make: Callable[[], Executor],
        charge: Callable[[Whose, float], None] | None = None,
        home: Callable[[str], str] = str,
    ) -> None:
        self._make, self._charge, self._home = make, charge, home
        self.executor = make()
        self._is_free = True
        #: seconds worked before it was last free, and when it began to work since then
        self._worked = self._began = 0.0
        self._queue: list[_Turn] = []
        self._count = 0
        #: owner, or address -> the number of the last turn they had
        self._served: dict[str, int] = {}
        self._waiting: Counter[str] = Counter()

    async def do(self, whose: Whose, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have something worked out when its turn comes; raises Crowded if its owner has too much waiting."""
        assert not kwargs
        timed: Callable[[], tuple[R, float]] = partial(_timed, partial(work, *args))
        for _ in range(TRIES):
            await self._wait(whose)
            executor = self.executor
            try:
                found = await self._begin(partial(executor.submit, timed))
            except BrokenProcessPool:
                if self.executor is executor:
                    self.executor = self._make()
                continue
            if self._charge is not None:
                self._charge(whose, found[1])
            return found[0]
        raise RuntimeError(f"a process died {TRIES} times over the same thing")

    def _begin(self, submit: Callable[[], "Future[T]"]) -> "asyncio.Future[T]":
        """Hand something to the process; the next one's turn comes when it is done, even if nobody waits for it."""
        loop = asyncio.get_running_loop()
        try:
            doing = submit()
        except BaseException:
            self._next()
            raise

        def done(_: object) -> None:
            with suppress(RuntimeError):  # at the very end the loop is gone
                loop.call_soon_threadsafe(self._next)

        doing.add_done_callback(done)
        return asyncio.wrap_future(doing)

    # -- turns

    async def _wait(self, whose: Whose) -> None:
        if self._is_free:
            self._is_free = False
            self._began = time.monotonic()
            self._serve(whose.owner)
            return
        if whose.lane in ASKED and self._waiting[whose.owner] >= WAITING:
            raise Crowded
        self._count += 1
        turn = _Turn(whose, self._count, asyncio.get_running_loop().create_future())
        self._queue.append(turn)
        self._waiting[whose.owner] += 1
        try:
            await turn.ready
        except asyncio.CancelledError:
            if turn in self._queue:
                self._queue.remove(turn)
            elif not turn.ready.cancelled():
                self._next()  # its turn has come, but nobody is there to take it
            raise
        finally:
            self._waiting[whose.owner] -= 1
            if not self._waiting[whose.owner]:
                del self._waiting[whose.owner]

    def _next(self) -> None:
        """Let the next one have the process."""
        while self._queue:
            turn = min(self._queue, key=self._place)
            self._queue.remove(turn)
            if not turn.ready.done():
                turn.ready.set_result(None)
                self._serve(turn.whose.owner)
                return
        self._worked = self.worked()
        self._is_free = True

    def worked(self) -> float:
        """For how many seconds it has had something to do so far."""
        return self._worked + (0.0 if self._is_free else time.monotonic() - self._began)

    def waiting(self) -> int:
        """How many tasks are waiting for it."""
        return len(self._queue)

    def _place(self, turn: _Turn) -> tuple[int, int, int, int]:
        """The order of turns: by lane, then whose address and who had their last turn longest ago, then who came."""
        lane, owner = turn.whose
        return lane, self._served.get(self._at(owner), 0), self._served.get(owner, 0), turn.number

    def _at(self, owner: str) -> str:
        return f"at {self._home(owner)}"

    def _serve(self, owner: str) -> None:
        self._count += 1
        for one in (owner, self._at(owner)):
            self._served.pop(one, None)
            self._served[one] = self._count
        while len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]
