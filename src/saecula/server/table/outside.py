"""What all rooms share: the store, the bots, the clock, and who is told of what happens."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from saecula.server.desk.desk import Desk
from saecula.server.store import Store
from saecula.server.thinking import Thinking
from saecula.server.time.clocks import Timepiece, Uptime

log = structlog.get_logger("saecula.room")


class Outside:
    """The world around the rooms. `pace`: seconds between the moves of bots while somebody watches."""

    def __init__(self, store: Store, thinking: Thinking, clock: Timepiece, pace: float, uptime: Uptime) -> None:
        self.store = store
        self.thinking = thinking
        self.clock = clock
        self.pace = pace
        self.uptime = uptime
        #: called with the id of a table whose game has ended
        self.on_over: Callable[[str], Awaitable[None]] | None = None
        #: called after everything that may have changed a table
        self.on_change: Callable[[Desk], None] | None = None
        self._calls: set[asyncio.Task[Any]] = set()

    def tell_over(self, table_id: str) -> None:
        """Report a game that has ended, once that is stored."""
        if self.on_over is not None:
            self._call(_run(self.on_over(table_id)))

    def _call(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def quiet(self) -> None:
        """Wait until everybody has been told."""
        await asyncio.gather(*self._calls, return_exceptions=True)


async def _run(told: Awaitable[None]) -> None:
    try:
        await told
    except Exception as error:
        log.error("a hook failed", exc_info=error)
