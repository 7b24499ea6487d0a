"""Connections: SQLite in a file or PostgreSQL by a URL. What is done with them is written once, as plain functions.

SQLite works in threads of its own, so that a transaction costs one change of thread and a sync of the disk stops
nobody; PostgreSQL is spoken to through asyncpg, where each statement waits in the event loop.
"""

import asyncio
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from saecula.server.store.errors import StoreError

T = TypeVar("T")
#: Something to do with a connection.
Job = Callable[[Connection], T]
READERS = 4
#: How long SQLite waits for another process to finish writing.
BUSY_MS = 10_000
#: WAL with FULL: what is committed survives a power cut, and readers never wait for the writer.
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {BUSY_MS}")
#: The same promise of PostgreSQL, whatever its own settings say.
ASYNCPG = {"server_settings": {"synchronous_commit": "on", "application_name": "saecula"}}


class Database(ABC):
    """The connections to one database."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.closed = False

    async def read(self, job: Job[T]) -> T:
        """Read, all from one moment where the database can."""
        return await self._run(self._read, job)

    async def write(self, job: Job[T]) -> T:
        """Write in one transaction; returns when it is committed. Only one at a time."""
        return await self._run(self._write, job)

    async def close(self) -> None:
        """Close all connections."""
        if not self.closed:
            self.closed = True
            await self._close()

    async def _run(self, way: Callable[[Job[T]], Any], job: Job[T]) -> T:
        if self.closed:
            raise StoreError("the store is closed")
        with refusing(self.url):
            result: T = await way(job)
            return result

    def prepare(self, *, must_exist: bool = False) -> None:  # noqa: B027 nothing to prepare unless there is a file
        """Make what can be made before connecting."""

    @abstractmethod
    async def _read(self, job: Job[T]) -> T: ...

    @abstractmethod
    async def _write(self, job: Job[T]) -> T: ...

    @abstractmethod
    async def _close(self) -> None: ...


class Sqlite(Database):
    """A file: one thread writes, a few read."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        if url.database in (None, "", ":memory:"):
            raise StoreError("an SQLite database needs a file: sqlite:///file.db")
        self.path = Path(url.database or "")
        self.lanes = {begin: _lane(url, begin, size) for begin, size in (("BEGIN IMMEDIATE", 1), ("BEGIN", READERS))}

    def prepare(self, *, must_exist: bool = False) -> None:
        """Make the file if there is none: only its owner may read it, since it holds secrets."""
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
        return await self._in_thread("BEGIN", job)

    async def _write(self, job: Job[T]) -> T:
        return await self._in_thread("BEGIN IMMEDIATE", job)

    async def _in_thread(self, lane: str, job: Job[T]) -> T:
        engine, threads = self.lanes[lane]

        def work() -> T:
            with engine.begin() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(threads, work)

    async def _close(self) -> None:
        for engine, threads in self.lanes.values():
            # behind everything that still runs
            await asyncio.get_running_loop().run_in_executor(None, threads.shutdown)
            engine.dispose()


def _lane(url: URL, begin: str, size: int) -> tuple[Engine, ThreadPoolExecutor]:
    """Some threads and as many connections."""
    engine = create_engine(url, pool_size=size, max_overflow=0)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        # transactions are begun below; left alone, the driver would begin them late
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine, ThreadPoolExecutor(size, "sqlite")


class Postgresql(Database):
    """A server, perhaps elsewhere."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        # a connection that went stale while nobody used it is noticed before it is used
        pool = {"pool_size": READERS + 1, "max_overflow": 0, "pool_pre_ping": True}
        self.engine = create_async_engine(url.set(drivername="postgresql+asyncpg"), connect_args=ASYNCPG, **pool)

    async def _read(self, job: Job[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(job)

    async def _write(self, job: Job[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(job)

    async def _close(self) -> None:
        await self.engine.dispose()


KINDS: dict[str, type[Database]] = {"sqlite": Sqlite, "postgresql": Postgresql, "postgres": Postgresql}


def database(url: str) -> Database:
    """The database at a URL; a bare path is that of an SQLite file."""
    if not url.strip():
        raise StoreError("the database has no address")
    try:
        found = make_url(url) if "://" in url else URL.create("sqlite", database=url)
    except (ArgumentError, ValueError):
        raise StoreError("the address of the database cannot be read; it looks like sqlite:///file.db") from None
    name = found.drivername.partition("+")[0]
    if name not in KINDS:
        raise StoreError(f"{name} is not a database that is known; sqlite and postgresql are")
    return KINDS[name](found.set(drivername=name))


def shown(url: URL) -> str:
    """A URL that may be printed: without its password."""
    return url.database or "" if url.drivername == "sqlite" else url.render_as_string(hide_password=True)


@contextmanager
def refusing(url: URL) -> Iterator[None]:
    """What the database or the way to it refuses becomes a StoreError of one sentence."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        said = str(getattr(error, "orig", None) or error).strip().splitlines() or [type(error).__name__]
        raise StoreError(f"the database {shown(url)} fails: {said[0]}") from error
