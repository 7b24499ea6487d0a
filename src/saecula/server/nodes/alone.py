"""Doing something that only one node may do at a time."""

import asyncio
from types import TracebackType
from typing import TYPE_CHECKING

from sqlalchemy import text

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

#: What only one node may do at a time: the number of its lock in the database.
RATING = 7_232_853


class Alone:
    """A lock among all tasks of all nodes; if the node that holds it dies, the next one gets it.

    If that node hangs, TimeoutError is raised after `patience` seconds, so that it holds up nobody else."""

    def __init__(self, engine: "AsyncEngine", key: int, patience: float) -> None:
        self._engine, self._key, self._patience = engine, key, patience
        self._here = asyncio.Lock()
        self._connection: AsyncConnection | None = None

    async def __aenter__(self) -> None:
        await self._here.acquire()
        try:
            async with asyncio.timeout(self._patience):
                self._connection = await self._engine.connect()
                await self._connection.execution_options(isolation_level="AUTOCOMMIT")
                await self._connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": self._key})
        except BaseException:
            await self._leave(is_well=False)
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._leave(is_well=kind is None)

    async def _leave(self, *, is_well: bool) -> None:
        connection, self._connection = self._connection, None
        try:
            if connection is not None and is_well:
                await connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": self._key})
            elif connection is not None:
                await connection.invalidate()  # the lock ends with the session
            if connection is not None:
                await connection.close()
        finally:
            self._here.release()
