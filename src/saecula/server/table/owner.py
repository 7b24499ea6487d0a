"""The one task that does everything at a table, one thing after another, whatever goes wrong."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from saecula.server.wire.refusals import Refusal

log = structlog.get_logger("saecula.room")
T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]

#: Seconds that the last piece of work may take when the owner is stopped.
PATIENCE = 5.0


class Owner:
    """Takes work from its inbox. After each piece it calls `go_on`; after anything unexpected it recovers first."""

    def __init__(self, name: str, go_on: Work, recover: Work) -> None:
        self.name = name
        self.is_open = False
        self._go_on = go_on
        self._recover = recover
        self._inbox: deque[tuple[Work, asyncio.Future[Any]]] = deque()
        #: set while there is nothing to do: whoever posts something resolves it
        self._idle: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work."""
        self.is_open = True
        self._task = asyncio.create_task(self._run(), name=f"owner of {self.name}")

    def post(self, work: Callable[[], Awaitable[T]]) -> "asyncio.Future[T]":
        """Have something done; the future gets its result, or the Refusal that it raised."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self.is_open:
            self._put(work, done)
        else:
            _refuse(done, Refusal("failed", "problem-closing"))
        return done

    async def stop(self) -> None:
        """Finish what is being done, and refuse the rest."""
        self.is_open = False
        if self._task is not None and self._task is not asyncio.current_task():
            self._put(_nothing, asyncio.get_running_loop().create_future())
            await asyncio.wait([self._task], timeout=PATIENCE)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._refuse_rest()

    def _put(self, work: Work, done: "asyncio.Future[Any]") -> None:
        self._inbox.append((work, done))
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _rest(self) -> None:
        self._idle = asyncio.get_running_loop().create_future()
        await self._idle
        self._idle = None

    async def _run(self) -> None:
        while self.is_open:
            if not self._inbox:
                await self._rest()
            work, done = self._inbox.popleft()
            try:
                await self._do(work, done)
                # let the sender hear of it before everybody else does
                await asyncio.sleep(0)
                await self._do(self._go_on, None)
            except asyncio.CancelledError:
                _refuse(done, Refusal("failed", "problem-closing"))
                raise
        self._refuse_rest()

    def _refuse_rest(self) -> None:
        while self._inbox:
            _refuse(self._inbox.popleft()[1], Refusal("failed", "problem-closing"))

    async def _do(self, work: Work, done: "asyncio.Future[Any] | None") -> None:
        try:
            result = await work()
        except Refusal as refusal:
            _refuse(done, refusal)
        except Exception as error:
            log.error("a table failed", table=self.name, exc_info=error)
            await self._recover()
            _refuse(done, Refusal("failed", "problem-failed"))
        else:
            if done is not None and not done.done():
                done.set_result(result)


async def _nothing() -> None:
    """Work that only wakes a waiting owner, so that it notices that it should stop."""


def _refuse(done: "asyncio.Future[Any] | None", refusal: Refusal) -> None:
    if done is not None and not done.done():
        done.set_exception(refusal)
        done.exception()  # no warning if nobody waits for it
