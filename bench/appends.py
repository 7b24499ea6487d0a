"""How many moves PostgreSQL stores if only the writers of nodes use it, which append as fast as they can.

This is a part of `python -m bench.nodes`. The lines are those of a game that robots have played at a node, written over
and over to tables with leases, by the store as nodes use it: in one process, then in three.
"""

import asyncio
import itertools
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from bench.crew import Crew, Moved, Report, Window, play, share
from bench.database import Cost, Look, Watched, between, watched, where
from bench.figures import Sheet
from bench.load import WARM_UP, first_game
from bench.robot import Robot
from saecula.server.nodes.beats import Beats
from saecula.server.nodes.link import Link
from saecula.server.store import Batch, EntryRow, SeatRow, Store, TableRow, new_table_id
from saecula.server.store.rows import TableChanges
from saecula.server.wire.tables import Tempo
from tests.server.nodes.cluster import nodes

#: How many processes write.
WRITERS = (1, 3)
SEATS = 3
#: How many milliseconds a lease holds: longer than anything takes here.
LEASE = 3_600_000
LIFE = "writers"


def played(database: Watched) -> list[EntryRow]:
    """The lines of a game that robots have played at a node, as it stored them."""
    with tempfile.TemporaryDirectory() as folder, nodes(Path(folder), [database.url], LEASE / 1000) as (host,):
        tokens = [host.guest(f"Robot {seat + 1}") for seat in range(SEATS)]
        table = host.open_table(first_game(), SEATS, tokens, {})
        robots = [Robot(host.address, table, token, seat, Random(seat)) for seat, token in enumerate(tokens)]
        asyncio.run(_all(robots))
        host.stop()
    return asyncio.run(_lines(database.url, table))


async def _all(robots: list[Robot]) -> None:
    await asyncio.gather(*(robot.run(lambda: False) for robot in robots))


async def _lines(url: str, table: str) -> list[EntryRow]:
    async with await Store.open(url) as store:
        return [entry for entry in await store.entries.between(table) if entry.n is not None]


class Leased(NamedTuple):
    """A table, and the epoch under which its lines are stored."""

    table: str
    epoch: int


async def leased(url: str, count: int) -> list[Leased]:
    """New tables, all taken by a node that stays alive throughout the measurement."""
    async with await Store.open(url) as store:
        link = Link(store.database.url, LEASE / 1000)
        await Beats(link, LIFE, "http://127.0.0.1", LEASE).join(LIFE, 0)
        await link.close()
        host = (await store.players.create("Robot", 1)).id
        seats = [SeatRow(seat, "person", "Robot", host) for seat in range(SEATS)]
        found = []
        for _ in range(count):
            row = TableRow(new_table_id(), first_game(), "1", host, 1, seats, {}, Tempo("live", 60, 5, 90))
            await store.tables.create(row)
            epoch = await store.leases.take(row.id, LIFE)
            assert epoch is not None
            found.append(Leased(row.id, epoch))
        return found


class Door:
    """The store of one process, opened by the first that needs it and closed by the last."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._store: Store | None = None
        self._turn, self._inside = asyncio.Lock(), 0

    async def __aenter__(self) -> Store:
        async with self._turn:
            self._inside += 1
            if self._store is None:
                self._store = await Store.open(self._url)
            return self._store

    async def __aexit__(self, *_: object) -> None:
        self._inside -= 1
        if not self._inside and self._store is not None:
            await self._store.close()


class Scribe:
    """Appends the lines of a game to one table, one after another, like a table that never waits for anybody."""

    def __init__(self, door: Door, where: Leased, lines: list[EntryRow]) -> None:
        self._door, self._where, self._lines = door, where, lines
        #: when each line was handed over, and how many seconds it took to store
        self.took: list[tuple[float, float]] = []

    async def run(self, stopped: Callable[[], bool]) -> None:
        """Write until told to stop."""
        async with self._door as store:
            for version, line in enumerate(itertools.cycle(self._lines), 1):
                if stopped():
                    break
                sent = time.monotonic()
                await store.append(self._batch(version, line))
                self.took.append((sent, time.monotonic() - sent))

    def _batch(self, version: int, line: EntryRow) -> Batch:
        """What is stored for a move: its line, and what it changes at the table."""
        entry = msgspec.structs.replace(line, version=version, n=version, cid=f"c{version}")
        clock = {"left": [version] * SEATS, "age": version}
        changes: TableChanges = {"asked": [version % SEATS], "scores": [version] * SEATS, "clock": clock}
        return Batch(self._where.table, [entry], changes, epoch=self._where.epoch)


class Scribes:
    """The writers of one process."""

    def __init__(self, url: str, tables: Sequence[Leased], lines: list[EntryRow]) -> None:
        door = Door(url)
        self.hands = [Scribe(door, table, lines) for table in tables]

    def found(self, window: Window) -> tuple[list[Moved], list[str]]:
        """The lines handed over within the window."""
        return [Moved(took) for hand in self.hands for sent, took in hand.took if window.holds(sent)], []


def _scribes(url: str, tables: list[Leased], lines: list[EntryRow], writers: int, number: int) -> Crew:
    return Scribes(url, tables[number::writers], lines)


class Stored(msgspec.Struct):
    """What a number of processes stored, and what that cost the database."""

    writers: int
    seconds: float
    reports: list[Report]
    cost: Cost

    def cells(self) -> tuple[str, ...]:
        """A row of the table."""
        took = [move.acked for report in self.reports for move in report.moves]
        count = max(1, len(took))
        return (
            str(self.writers),
            f"{len(took) / self.seconds:,.0f}",
            f"{self.cost.cpu / count * 1000:.3f} ms",
            f"{self.cost.cpu / self.seconds:.0%}",
            " ".join(f"{report.busy:.0%}" for report in self.reports),
            f"{self.cost.log / count:,.0f} bytes",
            f"{self.cost.log / self.seconds / 2**20:.1f} MiB",
            f"{share(took, 0.5) * 1000:.1f} ms",
            f"{share(took, 0.99) * 1000:.1f} ms",
        )


HEADS = (
    *("writers", "appends/s", "CPU an append, database", "database of a core", "writers of a core", "log an append"),
    *("log/s", "50 %", "99 %"),
)


def stored(
    database: Watched, lines: list[EntryRow], writers: int, tables: int, seconds: float, warm_up: float = WARM_UP
) -> Stored:
    """Let a number of processes write at once, each to this many tables."""
    looks: list[Look] = []
    taken = asyncio.run(leased(database.url, writers * tables))
    make = partial(_scribes, database.url, taken, lines, writers)
    reports = play(make, writers, warm_up, seconds, lambda: looks.append(database.look()))
    return Stored(writers, seconds, reports, between(*looks))


def appended(tables: int, seconds: float) -> list[Sheet | str]:
    """How many lines a second are stored by one process and by several."""
    rows, room = [], []
    for writers in WRITERS:
        with watched() as database:
            lines = played(database)
            rows.append(stored(database, lines, writers, tables, seconds).cells())
            room.append(database.bytes_a_line())
    said = f"{tables} tables for every writer, each with one append under way, {seconds:g} s"
    return [
        f"{said}; the {len(lines)} lines of a game again and again. {where()}",
        Sheet(HEADS, rows),
        f"On disk a line takes {max(room):,.0f} bytes, its indexes included.",
    ]
