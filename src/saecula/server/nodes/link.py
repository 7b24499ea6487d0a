"""A separate connection to PostgreSQL for signs of life and hints between nodes. A call that hangs is given up."""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg
import structlog
from sqlalchemy import URL

log = structlog.get_logger("saecula.node")

CHANNEL = "saecula"
#: What may go wrong on the way to a database.
FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Link:
    """One connection, made again when it is lost; `patience` is in seconds."""

    def __init__(self, url: URL, patience: float) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._patience = patience
        #: called with what nodes say
        self.heard: Callable[[str], None] = lambda text: None
        self._connection: Any = None
        self._turn = asyncio.Lock()

    async def rows(self, sql: str, *values: object) -> list[Any]:
        """The rows that a statement returns; raises one of FAILURES if it hangs or fails."""
        async with self._turn, asyncio.timeout(self._patience):
            try:
                connection = await self._connected()
                found: list[Any] = await connection.fetch(sql, *values)
                return found
            except BaseException:
                self._cut()
                raise

    async def say(self, text: str) -> None:
        """Tell all nodes something. It is a hint: nobody relies on it, so it may be lost."""
        try:
            await self.rows("SELECT pg_notify($1, $2)", CHANNEL, text)
        except FAILURES as error:
            log.info("a hint was lost", why=str(error))

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._address, server_settings={"application_name": "saecula node"}
            )
            await self._connection.add_listener(CHANNEL, lambda *said: self.heard(str(said[3])))
        return self._connection

    def _cut(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        """Close the connection."""
        async with self._turn:
            self._cut()
