"""Converts between rows of the database and what callers see. JSON is read into its types; hashes chain the entries."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping

from saecula.kernel.record import Header, Line, seat_name
from saecula.kernel.views import Outcome
from saecula.server.store.rows import Body, EntryRow, SeatRow, TableRow, Told
from saecula.server.wire.tables import Tempo
from saecula.server.wire.words import Auto, MoveJson

#: The columns of a table that hold JSON, and how each is read.
TABLE_JSON: dict[str, msgspec.json.Decoder[Any]] = {
    "options": msgspec.json.Decoder(dict[str, str]),
    "tempo": msgspec.json.Decoder(Tempo),
    "result": msgspec.json.Decoder(Outcome),
    "muted": msgspec.json.Decoder(list[str]),
    "asked": msgspec.json.Decoder(list[int]),
    "scores": msgspec.json.Decoder(list[int]),
    "header": msgspec.json.Decoder(Header),
    "clock": msgspec.json.Decoder(dict[str, Any]),
}
#: What the chain of hashes runs over; the columns of an entry have the same order.
CHAINED = ("version", "at", "kind", "seat", "player", "cid", "n", "body", "told")


class LineBody(msgspec.Struct):
    """The part of an entry's body that the record has, and why the server made the move."""

    move: MoveJson | None = None
    undo: int | None = None
    auto: Auto | None = None


class AckBody(msgspec.Struct):
    """The part of an entry's body that an acknowledgement needs."""

    upto: int | None = None


read_body = msgspec.json.Decoder(Body).decode
read_told = msgspec.json.Decoder(Told).decode
read_move = msgspec.json.Decoder(MoveJson).decode
_read_ack = msgspec.json.Decoder(AckBody).decode
_read_line = msgspec.json.Decoder(LineBody).decode
_ordered = msgspec.json.Encoder(order="deterministic").encode
_encode = msgspec.json.encode


def json_text(value: object) -> str | None:
    """A value as JSON, always the same text for the same value; None stays None."""
    return None if value is None else _ordered(value).decode()


def fields(row: msgspec.Struct) -> dict[str, Any]:
    """The fields of a row by name, their values unchanged."""
    return {name: getattr(row, name) for name in row.__struct_fields__}


def table_values(values: Mapping[str, object]) -> dict[str, object]:
    """Columns of a table in the form the database has them."""
    return {name: column_text(name, value) if name in TABLE_JSON else value for name, value in values.items()}


def column_text(name: str, value: object) -> str | None:
    """A JSON column; the points of a result keep the order in which the game counts them."""
    return _encode(value).decode() if name == "result" and value is not None else json_text(value)


def read_json(row: RowMapping, name: str) -> Any:
    """The value of a JSON column of a table."""
    return None if row[name] is None else TABLE_JSON[name].decode(row[name])


def table_row(row: RowMapping, seats: Sequence[SeatRow]) -> TableRow:
    """A table as callers see it."""
    names = [name for name in TableRow.__struct_fields__ if name != "seats"]
    values = {name: read_json(row, name) if name in TABLE_JSON else row[name] for name in names}
    return TableRow(seats=list(seats), **values)


def entry_values(entry: EntryRow) -> tuple[Any, ...]:
    """What the chain runs over, in the form the database has it."""
    return (
        entry.version,
        entry.at,
        entry.kind,
        entry.seat,
        entry.player,
        entry.cid,
        entry.n,
        json_text(entry.body),
        json_text(entry.told),
    )


def entry_row(row: RowMapping) -> EntryRow:
    """An entry as callers see it."""
    told = None if row["told"] is None else read_told(row["told"])
    body = read_body(row["body"])
    plain = {name: row[name] for name in ("version", "at", "kind", "seat", "player", "cid", "n")}
    return EntryRow(**plain, body=body, told=told)


def line_of(n: int, seat: int, body: str) -> Line:
    """A line of the record."""
    found = _read_line(body)
    return Line(n, seat_name(seat), found.move, found.undo)


def upto_of(body: str) -> int | None:
    """The version that a command was acknowledged with; None if it is that of its entry."""
    return _read_ack(body).upto


def read_auto(body: str) -> Auto | None:
    """Why the server made a move; None if it did not."""
    return _read_line(body).auto


def link(chain: str, values: tuple[Any, ...]) -> str:
    """The next link of the chain: a hash over an entry and the link before it; the first link is the table's id."""
    return hashlib.sha256(chain.encode() + _encode(values)).hexdigest()[:32]
