"""The one task that does everything at a table, one thing after the other, whatever goes wrong."""

import asyncio
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
        self._inbox: asyncio.Queue[tuple[Work, asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work."""
        self.is_open = True
        self._task = asyncio.create_task(self._run(), name=f"owner of {self.name}")

    def post(self, work: Callable[[], Awaitable[T]]) -> "asyncio.Future[T]":
        """Have something done; the future has its result, or the Refusal."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self.is_open:
            self._inbox.put_nowait((work, done))
        else:
            _refuse(done, Refusal("failed", "problem-closing"))
        return done

    async def stop(self) -> None:
        """Finish what is being done, drop the rest."""
        self.is_open = False
        if self._task is not None and self._task is not asyncio.current_task():
            self._inbox.put_nowait((_nothing, asyncio.get_running_loop().create_future()))
            await asyncio.wait([self._task], timeout=PATIENCE)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        while not self._inbox.empty():
            _refuse(self._inbox.get_nowait()[1], Refusal("failed", "problem-closing"))

    async def _run(self) -> None:
        while self.is_open:
            work, done = await self._inbox.get()
            try:
                await self._do(work, done)
                # the sender hears of it before everybody else does
                await asyncio.sleep(0)
                await self._do(self._go_on, None)
            except asyncio.CancelledError:
                _refuse(done, Refusal("failed", "problem-closing"))
                raise

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
    """Wakes an owner that waits, so that it notices that it should stop."""


def _refuse(done: "asyncio.Future[Any] | None", refusal: Refusal) -> None:
    if done is not None and not done.done():
        done.set_exception(refusal)
        done.exception()  # nobody has to wait for it
