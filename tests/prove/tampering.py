"""Stored logs with one bit changed, behind the back of the server."""

import sqlite3
from pathlib import Path
from random import Random
from typing import NamedTuple

from saecula.server.store import Store, StoreError
from tests.server.room_kit import play_one, serving

#: What belongs to the log of a table: its lines, and where they end.
LOG = ("SELECT rowid, * FROM entries WHERE table_id = ?", "SELECT rowid, id, version, chain FROM tables WHERE id = ?")


class Cell(NamedTuple):
    """A value in the database."""

    table: str
    row: int
    column: str
    value: int | str


async def play_tables(path: Path, count: int, seed: int) -> list[str]:
    """Tables with a whole game each."""
    rng, found = Random(seed), list[str]()
    async with await Store.open(f"sqlite:///{path}") as store, serving(store) as server:
        people = [server.ann, server.ben]
        for _ in range(count):
            room = await server.room("pebbles", *people)
            while room.desk.row.status == "playing":
                for seat, player in enumerate(people):
                    await play_one(room, player, seat, rng)
            found.append(room.id)
    return found


def cells_of(connection: sqlite3.Connection, table: str) -> list[Cell]:
    """All values of a log."""
    found = []
    for query, name in zip(LOG, ("entries", "tables")):
        cursor = connection.execute(query, (table,))
        heads = [column[0] for column in cursor.description]
        for row in cursor.fetchall():
            values = dict(zip(heads, row))
            for column in heads[1:]:
                if column not in ("table_id", "id") and values[column] not in (None, ""):
                    found.append(Cell(name, row[0], column, values[column]))
    return found


def flipped(value: int | str, rng: Random) -> int | str:
    """The same with one bit changed."""
    if isinstance(value, int):
        return value ^ (1 << rng.randrange(16))
    at = rng.randrange(len(value))
    return value[:at] + chr(ord(value[at]) ^ (1 << rng.randrange(7))) + value[at + 1 :]


async def tamper(path: Path, tables: list[str], each: int, seed: int) -> tuple[int, list[str]]:
    """Change a bit, have the log checked as it is when a table is opened, put the bit back; what was not noticed."""
    rng, missed = Random(seed), list[str]()
    connection = sqlite3.connect(path, isolation_level=None)
    async with await Store.open(f"sqlite:///{path}") as store:
        for table in tables:
            await store.entries.verify_chain(table)
            cells = cells_of(connection, table)
            for cell in rng.choices(cells, [len(str(cell.value)) for cell in cells], k=each):
                change = f"UPDATE {cell.table} SET {cell.column} = ? WHERE rowid = ?"
                try:
                    connection.execute(change, (flipped(cell.value, rng), cell.row))
                except sqlite3.IntegrityError:
                    continue  # the database itself does not take it
                try:
                    await store.entries.verify_chain(table)
                    missed.append(f"{cell.table}.{cell.column} of {table}")
                except (StoreError, ValueError):
                    pass
                connection.execute(change, (cell.value, cell.row))
            await store.entries.verify_chain(table)
    connection.close()
    return each * len(tables), missed
