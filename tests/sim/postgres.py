"""SQLite does what PostgreSQL does for several nodes: the server's own statements, by the database's own time.

Signs of life, leases, fences and notices are the rows that the server writes, by the SQL that it sends, in which only
the dialect is changed. Every transaction happens at one moment, so what PostgreSQL locks needs no lock here.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from random import Random
from typing import Any
from unittest import mock

from sqlalchemy import URL, Engine, TextClause, event, text

from saecula.server.nodes import node as nodes
from saecula.server.nodes.link import FAILURES, Link
from saecula.server.nodes.node import Node
from saecula.server.store import sql, writer
from saecula.server.store.engine import Sqlite
from saecula.server.store.shelves import leases
from saecula.server.store.sql import Placeholder

from .loop import ACTOR, EPOCH_MS, Life

#: Virtual seconds that a hint is under way on average, and the share of hints that are lost.
LATE, LOST = 0.02, 0.1
#: Seconds between two checks whether the node that is doing something alone has finished.
LOOK = 0.05
#: What SQLite's message contains if an epoch is over.
FENCED = ("NOT NULL constraint failed: entries.table_id", "NOT NULL constraint failed: leases.epoch")
#: Notes who stored each line, or changed anything else at a table, and whose the table was at that moment; nothing for
#: a table that never had an owner.
WITNESS = (
    "CREATE TABLE sim_stored (table_id TEXT, version INTEGER, epoch INTEGER, owner TEXT, by TEXT)",
    *(
        f"""CREATE TRIGGER sim_witness_{number} AFTER {what} BEGIN
        INSERT INTO sim_stored SELECT {row}, {version}, epoch, owner, sim_life()
        FROM leases WHERE table_id = {row}; END"""
        for number, (what, row, version) in enumerate(
            (
                ("INSERT ON entries", "new.table_id", "new.version"),
                ("UPDATE OF clock ON tables", "new.id", "0"),
                ("INSERT ON seats", "new.table_id", "0"),
                ("UPDATE ON seats", "new.table_id", "0"),
                ("INSERT ON presets", "new.table_id", "0"),
                ("UPDATE ON presets", "new.table_id", "0"),
                ("DELETE ON presets", "old.table_id", "0"),
            )
        )
    ),
)


@cache
def plain(said: str) -> str:
    """A statement in SQLite's dialect."""
    return said.replace(leases.NOW, "sim_now()").replace("::bigint", "").replace("$", "?").replace(" FOR SHARE", "")


def _numbered(n: int) -> str:
    return f"?{n}"


def fenced_insert(table: Any, mark: Placeholder) -> str:
    """The same as the server's, without the lock."""
    return plain(_fenced_insert(table, mark))


_fenced_insert = sql.fenced_insert


def _now() -> int:
    return EPOCH_MS + int(asyncio.get_running_loop().time() * 1000)


def _monotonic() -> float:
    return asyncio.get_running_loop().time()


def _life() -> str | None:
    life = ACTOR.get()
    return None if life is None else life.token


def teach(connection: sqlite3.Connection, *_: object) -> None:
    """Teach SQLite the functions that stand for PostgreSQL's, and one that says whose transaction it is."""
    connection.create_function("sim_now", 0, _now)
    connection.create_function("sim_life", 0, _life)


async def _nowhere(*_: object) -> set[str]:
    return set()


@contextmanager
def taught() -> Iterator[None]:
    """Put SQLite in the place of PostgreSQL for as long as this lasts."""
    changes: list[tuple[Any, str, Any]] = [
        (leases, name, text(plain(str(said)))) for name, said in vars(leases).items() if isinstance(said, TextClause)
    ]
    changes += [
        (Sqlite, "mark", staticmethod(_numbered)),
        (sql, "fenced_insert", fenced_insert),
        (writer, "FENCED", FENCED),
        (nodes, "monotonic", _monotonic),
        (nodes, "_addresses_of", _nowhere),
    ]
    event.listen(Engine, "connect", teach)
    try:
        with ExitStack() as stack:
            for where, name, value in changes:
                stack.enter_context(mock.patch.object(where, name, value))
            yield
    finally:
        event.remove(Engine, "connect", teach)


class Wires:
    """What the nodes of a site share besides the rows: who listens, and who is doing something alone."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.links: list[SimLink] = []
        self.alone: dict[int, Life] = {}


@contextmanager
def held_open(database: Sqlite) -> Iterator[sqlite3.Connection]:
    """A transaction on the writing connection, without any layer, since signs of life are most of what a site does."""
    connection = database._held
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


class SimLink(Link):
    """A node's separate connection to the database."""

    def __init__(self, life: Life, wires: Wires, database: Sqlite, url: URL, patience: float) -> None:
        super().__init__(url, patience)
        self._life, self._wires, self._database = life, wires, database
        wires.links.append(self)

    async def rows(self, sql: str, *values: object) -> list[Any]:
        """The rows that a statement returns."""

        def work() -> list[Any]:
            with held_open(self._database) as connection:
                return connection.execute(plain(sql), values).fetchall()

        async with self._turn, asyncio.timeout(self._patience):
            rows: list[Any] = await asyncio.get_running_loop().run_in_executor(None, work)
            return rows

    async def say(self, text: str) -> None:
        """Tell all nodes something; some do not hear it."""
        try:
            await self.rows("SELECT 1")
        except FAILURES:
            return
        for link in self._wires.links:
            if self._wires.rng.random() >= LOST:
                late = self._wires.rng.expovariate(1 / LATE)
                asyncio.get_running_loop().call_later(late, link.hear, text, context=link._life.context)

    def hear(self, text: str) -> None:
        """Take in what a node has said."""
        if self._life.is_alive:
            self.heard(text)

    async def close(self) -> None:
        """Stop listening."""
        self._wires.links.remove(self)


class Alone:
    """A lock that lets one node at a time do something; if a node dies inside, the next one gets it."""

    def __init__(self, life: Life, wires: Wires, key: int) -> None:
        self._life, self._wires, self._key = life, wires, key
        self._here = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._here.acquire()
        try:
            while (inside := self._wires.alone.get(self._key)) is not None and inside.is_alive:
                await asyncio.sleep(LOOK)
        except BaseException:
            self._here.release()
            raise
        self._wires.alone[self._key] = self._life

    async def __aexit__(self, *_: object) -> None:
        if self._wires.alone.get(self._key) is self._life:
            del self._wires.alone[self._key]
        self._here.release()


def member(life: Life, wires: Wires, make: Callable[[], Node], database: Sqlite) -> Node:
    """A node that uses this database."""

    def link(url: URL, patience: float) -> SimLink:
        return SimLink(life, wires, database, url, patience)

    with mock.patch.object(nodes, "Link", link):
        made = make()
    life.token = made.life
    made.alone = lambda key: Alone(life, wires, key)  # type: ignore[method-assign, assignment, return-value]
    return made


def make_witness(connection: Any) -> None:
    """Make the database itself note who stores what."""
    for statement in WITNESS:
        connection.exec_driver_sql(statement)
