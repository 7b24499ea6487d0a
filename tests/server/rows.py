"""Rows that the tests of the store use."""

from typing import Any

from sqlalchemy import Connection, text

from saecula.kernel.meta import Components
from saecula.kernel.record import Header
from saecula.server.store import Body, EntryRow, Form, SeatRow, Store, TableRow, Told, new_table_id
from saecula.server.wire.tables import Tempo

MOVE = {"do": "go", "to": "C5"}
HIDDEN = {"do": "go", "to": "?"}
TEMPO = Tempo("live", 60, 5, 90)
TOLD = Told([Form(MOVE, [{"event": "gone", "seat": 0}]), Form(HIDDEN, [])], [0, 1, 1])


async def new_table(store: Store, host: str | None = None, **fields: Any) -> TableRow:
    """A table of two seats with its first entry, stored."""
    if host is None:
        host = (await store.players.create("Ada", 1)).id
    seats = [SeatRow(0, "person", "Ada", host), SeatRow(1)]
    given: dict[str, Any] = {"created": 10, "seats": seats, "options": {"map": "dealt"}, "tempo": TEMPO}
    table = TableRow(id=new_table_id(), game="chess", rules="1", host=host, **(given | fields))
    await store.tables.create(table, [entry(1, kind="created")])
    return table


def entry(version: int, **fields: Any) -> EntryRow:
    """An entry, a chat unless said otherwise."""
    given: dict[str, Any] = {"at": 1000 + version, "kind": "chat", "body": Body(text="é\0?")}
    return EntryRow(version=version, **(given | fields))


def move(version: int, n: int, **fields: Any) -> EntryRow:
    """An entry for a move."""
    return entry(version, **({"kind": "move", "seat": 0, "n": n, "body": Body(move=MOVE), "told": TOLD} | fields))


def header() -> Header:
    """The header of a record."""
    parts = Components("plain", "0" * 64, False)
    return Header(1, "chess", "1", 2, {"map": "dealt"}, parts, ["Ada", "Bea"], "c" * 64, ["x", ""])


async def sql(store: Store, statement: str, **values: object) -> Any:
    """Behind the store's back."""

    def job(connection: Connection) -> Any:
        found = connection.execute(text(statement), values)
        return found.all() if found.returns_rows else None

    return await store.database.write(job)
