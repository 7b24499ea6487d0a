"""Connections to SQLite in a file or PostgreSQL by a URL. What is done with them is written once, as plain functions.

SQLite works in threads of its own, so that a transaction costs one change of thread and nobody waits for a sync of the
disk; PostgreSQL is reached through asyncpg, where each statement waits in the event loop. What tables append goes as
fixed SQL straight to the driver, on a connection held for that.
"""

import asyncio
import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from saecula.server.store.errors import StoreError
from saecula.server.store.hand import Hand
from saecula.server.store.sql import Placeholder, Statement, dollar, question

T = TypeVar("T")
#: Something to do with a connection.
Job = Callable[[Connection], T]
READERS = 4
#: How long SQLite waits for another process to finish writing.
BUSY_MS = 10_000
#: WAL with FULL: what is committed survives a power cut, and readers never wait for the writer.
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {BUSY_MS}")
#: The same promise from PostgreSQL, whatever its own settings say.
ASYNCPG = {"synchronous_commit": "on", "application_name": "saecula"}


class Database(ABC):
    """The connections to one database. `mark`: how its SQL marks values; `failures`: its errors; `refusals`: those
    that say that a rule of the schema would be broken."""

    mark: Placeholder
    failures: tuple[type[Exception], ...]
    refusals: tuple[type[Exception], ...]

    def __init__(self, url: URL, patience: float | None = None) -> None:
        self.url = url
        self.closed = False
        #: seconds after which a read or a write is given up; None where it holds up nobody but ourselves
        self.patience = patience

    async def read(self, job: Job[T]) -> T:
        """Read, with everything as of one moment if the database can do that."""
        result: T = await self._run(self._read, job)
        return result

    async def write(self, job: Job[T]) -> T:
        """Write in one transaction; returns once it is committed. Call it only one at a time."""
        result: T = await self._run(self._write, job)
        return result

    async def append(self, statements: Sequence[Statement]) -> None:
        """Run fixed SQL in one transaction; returns once it is committed. Only one at a time, as with writes."""
        await self._run(self._append, statements)

    def broken_rule(self, cause: BaseException | None) -> str | None:
        """What the database says about the rule of the schema that would be broken; None if something else is wrong."""
        if isinstance(cause, IntegrityError):
            return str(cause.orig)
        return str(cause) if isinstance(cause, self.refusals) else None

    async def close(self) -> None:
        """Close all connections."""
        if not self.closed:
            self.closed = True
            await self._close()

    async def _run(self, way: Callable[[Any], Any], work: Any) -> Any:
        if self.closed:
            raise StoreError("the store is closed")
        try:
            if self.patience is None:
                return await way(work)
            async with asyncio.timeout(self.patience):
                return await way(work)
        except self.failures as error:
            raise refused(self.url, error) from error

    def prepare(self, *, must_exist: bool = False) -> None:  # noqa: B027 nothing to prepare unless there is a file
        """Create what must exist before connecting."""

    @abstractmethod
    async def _read(self, job: Job[T]) -> T: ...

    @abstractmethod
    async def _write(self, job: Job[T]) -> T: ...

    @abstractmethod
    async def _append(self, statements: Sequence[Statement]) -> None: ...

    @abstractmethod
    async def _close(self) -> None: ...


class Sqlite(Database):
    """A database in a file: one thread writes, a few read."""

    mark = staticmethod(question)
    failures = (SQLAlchemyError, OSError, sqlite3.Error)
    refusals = (sqlite3.IntegrityError,)

    def __init__(self, url: URL, patience: float | None = None) -> None:
        super().__init__(url, patience)
        if url.database in (None, "", ":memory:"):
            raise StoreError("an SQLite database needs a file: sqlite:///file.db")
        self.path = Path(url.database or "")
        self._reading, self._writing = _engine(url, "BEGIN", READERS), _engine(url, "BEGIN IMMEDIATE", 1)
        self._readers, self._hand = ThreadPoolExecutor(READERS, "sqlite"), Hand("sqlite writer")
        #: the one connection of the thread that writes, kept by its pool
        self._held: sqlite3.Connection
        event.listen(self._writing, "connect", self._hold)

    def prepare(self, *, must_exist: bool = False) -> None:
        """Create the file if there is none; only its owner may read it, since it holds secrets."""
        if self.path.is_dir():
            raise StoreError(f"{self.path} is a folder, not a database")
        if must_exist and not self.path.exists():
            raise StoreError(f"there is no database {self.path}")
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise StoreError(f"the database {self.path} cannot be opened: {error.strerror}") from None

    async def _read(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, _transact, self._reading, job)

    async def _write(self, job: Job[T]) -> T:
        return await self._hand.do(partial(_transact, self._writing, job))

    async def _append(self, statements: Sequence[Statement]) -> None:
        await self._hand.do(partial(self._append_now, statements))

    def _append_now(self, statements: Sequence[Statement]) -> None:
        execute = self._held.execute
        execute("BEGIN IMMEDIATE")
        try:
            for text, rows in statements:
                for row in rows:
                    execute(text, row)
            execute("COMMIT")
        except BaseException:
            # on some errors SQLite has already rolled back by itself
            if self._held.in_transaction:
                execute("ROLLBACK")
            raise

    def _hold(self, connection: Any, _: object) -> None:
        self._held = connection

    async def _close(self) -> None:
        # after everything that is still running
        for stop in (self._hand.rest, self._readers.shutdown):
            await asyncio.to_thread(stop)
        for engine in (self._writing, self._reading):
            engine.dispose()


def _transact(engine: Engine, job: Job[T]) -> T:
    with engine.begin() as connection:
        return job(connection)


def _engine(url: URL, begin: str, size: int) -> Engine:
    """An engine with as many connections as there are threads to use them."""
    engine = create_engine(url, pool_size=size, max_overflow=0)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        # transactions are begun below; left to itself, the driver would begin them late
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class Postgresql(Database):
    """A database on a server, perhaps on another machine."""

    mark = staticmethod(dollar)

    def __init__(self, url: URL, patience: float | None = None) -> None:
        import asyncpg

        super().__init__(url, patience)
        self.failures = SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError
        self.refusals = (asyncpg.IntegrityConstraintViolationError,)
        # a connection that has gone stale is noticed before it is used
        pool = {"pool_size": READERS + 2, "max_overflow": 0, "pool_pre_ping": True}
        # a process that hangs in the middle of a transaction must not keep what it holds from others
        given = ASYNCPG | (
            {} if patience is None else {"idle_in_transaction_session_timeout": f"{patience * 1000:.0f}"}
        )
        told: dict[str, Any] = {"server_settings": given}
        self.engine = create_async_engine(url.set(drivername="postgresql+asyncpg"), connect_args=told, **pool)
        #: the connection that appends, and the driver's own within it
        self._held: tuple[AsyncConnection, Any] | None = None

    async def _read(self, job: Job[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(job)

    async def _write(self, job: Job[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(job)

    async def _append(self, statements: Sequence[Statement]) -> None:
        driver = await self._hold()
        try:
            async with driver.transaction():
                for text, rows in statements:
                    await driver.executemany(text, rows)
        except self.refusals:
            raise
        except BaseException:
            await self._let_go()
            raise

    async def _hold(self) -> Any:
        """The driver's connection that appends; a new one if the old one was cut."""
        if self._held is not None and self._held[1].is_closed():
            await self._let_go()
        if self._held is None:
            connection = await self.engine.connect()
            self._held = connection, (await connection.get_raw_connection()).driver_connection
        return self._held[1]

    async def _let_go(self) -> None:
        if self._held is not None:
            (connection, driver), self._held = self._held, None
            driver.terminate()  # a connection that was cut cannot be closed politely
            await connection.invalidate()
            await connection.close()

    async def _close(self) -> None:
        await self._let_go()
        await self.engine.dispose()


KINDS: dict[str, type[Database]] = {"sqlite": Sqlite, "postgresql": Postgresql, "postgres": Postgresql}


def database(url: str, patience: float | None = None) -> Database:
    """The database at a URL; a bare path means an SQLite file."""
    if not url.strip():
        raise StoreError("the database has no address")
    try:
        found = make_url(url) if "://" in url else URL.create("sqlite", database=url)
    except (ArgumentError, ValueError):
        raise StoreError("the address of the database cannot be read; it looks like sqlite:///file.db") from None
    name = found.drivername.partition("+")[0]
    if name not in KINDS:
        raise StoreError(f"{name} is not a database that is known; sqlite and postgresql are")
    return KINDS[name](found.set(drivername=name), patience)


def shown(url: URL) -> str:
    """A URL in a form that may be printed, without its password."""
    return url.database or "" if url.drivername == "sqlite" else url.render_as_string(hide_password=True)


def refused(url: URL, error: Exception) -> StoreError:
    """An error of the database, or of the connection to it, as one sentence."""
    said = str(getattr(error, "orig", None) or error).strip().splitlines() or [type(error).__name__]
    return StoreError(f"the database {shown(url)} fails: {said[0]}")
