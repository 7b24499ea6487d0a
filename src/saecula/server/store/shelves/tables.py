"""Tables and their seats."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, insert, or_, select

from saecula.kernel.match import Snapshot
from saecula.kernel.record import Header
from saecula.server.store import schema
from saecula.server.store.append import append_all
from saecula.server.store.codec import fields, read_json, read_move, table_row, table_values
from saecula.server.store.rows import Batch, EntryRow, Opened, Sealed, SeatRow, TableChanges, TableRow
from saecula.server.store.shelves.entries import lines_of
from saecula.server.store.shelves.shelf import Shelf
from saecula.server.wire.words import MoveJson, Status, Time

tables = schema.tables.c
seats = schema.seats.c
#: The columns of a table that callers see; its secrets are not read with them.
PUBLIC = [tables[name] for name in TableRow.__struct_fields__ if name != "seats"]
#: What refers to a table, and is deleted with it.
OF_TABLES = (schema.entries, schema.snapshots, schema.presets, schema.seats, schema.leases, schema.notices)
#: Entries of a record that are stored at once: others' moves wait for one piece, and not for all of them.
PIECE = 200
_read_snapshot = msgspec.json.Decoder(Snapshot).decode


class Tables(Shelf):
    """Tables, and every way of finding them. Changes go through `Store.append`."""

    async def create(
        self,
        table: TableRow,
        entries: Sequence[EntryRow] = (),
        *,
        header: Header | None = None,
        seed: bytes | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Store a new table with its seats and first entries; its version is set to that of the last entry.

        A long record is stored piece by piece, and others' moves in between: the table is one that gathers until the
        last piece is there. If the server is killed before that, `drop_torn` removes what it left."""
        shown = {name: value for name, value in fields(table).items() if name != "seats"}
        secrets = {"header": header, "seed": seed, "clock": None, "chain": table.id}
        pieces = [list(entries[at : at + PIECE]) for at in range(0, max(1, len(entries)), PIECE)]
        last: TableChanges = {"status": table.status, "listed": table.listed, "ended": table.ended}
        torn = {"status": "gathering", "listed": False, "ended": None} if len(pieces) > 1 else {}
        values = table_values(shown | secrets | {"version": 0} | torn)

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(values))
            kept = None if torn else snapshot
            append_all(connection, [Batch(table.id, pieces[0], seats=table.seats, snapshot=kept)], self._database.mark)

        await self._writer.write(job)
        for piece in pieces[1:-1]:
            await self._writer.write(Batch(table.id, piece))
        if torn:
            await self._writer.write(Batch(table.id, pieces[-1], changes=last, snapshot=snapshot))
        table.version = entries[-1].version if entries else 0

    async def drop_torn(self, before: Time) -> list[str]:
        """Delete records taken in before a moment of which only a part was stored, since a server was killed; returns
        their ids. Nothing else has moves before it begins."""
        has_moves = select(schema.entries.c.version).where(
            schema.entries.c.table_id == tables.id, schema.entries.c.kind == "move"
        )
        query = select(tables.id).where(tables.status == "gathering", tables.created <= before, has_moves.exists())
        return await self._writer.write(lambda connection: _drop(connection, list(connection.execute(query).scalars())))

    async def get(self, table_id: str) -> TableRow | None:
        """A table with its seats."""
        found = await self._found(select(*PUBLIC).where(tables.id == table_id))
        return found[0] if found else None

    async def open(self, table_id: str) -> Opened | None:
        """All that is needed to go on with a table."""
        return await self._database.read(lambda connection: _opened(connection, table_id))

    async def sealed(self, table_id: str) -> Sealed | None:
        """What nobody may read of a table before its game is over."""
        row = await self._row(select(tables.header, tables.seed, tables.clock).where(tables.id == table_id))
        return None if row is None else Sealed(read_json(row, "header"), row["seed"], read_json(row, "clock"))

    async def listed(self, *, game: str | None = None, status: Status | None = None, limit: int = 50) -> list[TableRow]:
        """The tables that anybody may see, newest first."""
        query = select(*PUBLIC).where(tables.listed)
        if game is not None:
            query = query.where(tables.game == game)
        if status is not None:
            query = query.where(tables.status == status)
        return await self._found(query.order_by(tables.created.desc(), tables.id).limit(limit))

    async def of_player(self, player_id: str, *, limit: int = 100) -> list[TableRow]:
        """The tables where a player is the host or sits: those not over come first, each group newest first."""
        sits = tables.id.in_(select(seats.table_id).where(seats.player == player_id))
        query = select(*PUBLIC).where(or_(sits, tables.host == player_id))
        return await self._found(query.order_by(tables.status == "over", tables.created.desc(), tables.id).limit(limit))

    async def playing(self) -> list[TableRow]:
        """All tables with status playing, oldest first: those to wake when the server starts."""
        return await self._found(select(*PUBLIC).where(tables.status == "playing").order_by(tables.created, tables.id))

    async def played_with(self, commitment: str) -> list[TableRow]:
        """The tables at which the deal with this commitment is being played."""
        where = (tables.status.in_(("playing", "paused")), tables.commitment == commitment)
        return await self._found(select(*PUBLIC).where(*where))

    async def clocks(self) -> list[dict[str, Any]]:
        """What the server has noted about the clocks of all tables with status playing."""
        found = await self._rows(select(tables.clock).where(tables.status == "playing", tables.clock.is_not(None)))
        return [read_json(row, "clock") for row in found]

    async def ids(self) -> list[str]:
        """The ids of all tables, oldest first."""
        return [row["id"] for row in await self._rows(select(tables.id).order_by(tables.created, tables.id))]

    async def unrated(self) -> list[str]:
        """The ids of tables that are over and not rated yet, in the order they ended."""
        ended = (tables.status == "over", tables.rated.is_(False))
        return [
            row["id"] for row in await self._rows(select(tables.id).where(*ended).order_by(tables.ended, tables.id))
        ]

    async def drop_imports(self, host: str, keep: int) -> list[str]:
        """Delete the records that a player imported, but for the newest `keep`; returns their ids. Nothing but an
        import begins and ends in the same millisecond."""
        query = select(tables.id).where(tables.host == host, tables.status == "over", tables.created == tables.ended)
        query = query.order_by(tables.created.desc(), tables.id).offset(keep)

        def job(connection: Connection) -> list[str]:
            return _drop(connection, list(connection.execute(query).scalars()))

        return await self._writer.write(job)

    async def _found(self, query: Select[Any]) -> list[TableRow]:
        def job(connection: Connection) -> list[TableRow]:
            rows = connection.execute(query).mappings().all()
            sitting = _seats(connection, query) if rows else {}
            return [table_row(row, sitting[row["id"]]) for row in rows]

        return await self._database.read(job)


def _drop(connection: Connection, ids: list[str]) -> list[str]:
    """Delete tables, with all that belongs to them."""
    for table in OF_TABLES if ids else ():
        connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    if ids:
        connection.execute(delete(schema.tables).where(tables.id.in_(ids)))
    return ids


def _opened(connection: Connection, table_id: str) -> Opened | None:
    query = select(schema.tables).where(tables.id == table_id)
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    return Opened(
        table=table_row(row, _seats(connection, query)[table_id]),
        header=read_json(row, "header"),
        seed=row["seed"],
        clock=read_json(row, "clock"),
        lines=lines_of(connection, table_id),
        snapshot=_snapshot(connection, table_id),
        presets=_presets(connection, table_id),
    )


def _seats(connection: Connection, query: Select[Any]) -> dict[str, list[SeatRow]]:
    """The seats of all tables that a query finds."""
    ids = query.with_only_columns(tables.id).subquery()
    where = seats.table_id.in_(select(ids.c.id))
    found: dict[str, list[SeatRow]] = defaultdict(list)
    for row in (connection.execute(select(schema.seats).where(where).order_by(seats.seat))).mappings():
        found[row["table_id"]].append(SeatRow(**{name: row[name] for name in SeatRow.__struct_fields__}))
    return found


def _snapshot(connection: Connection, table_id: str) -> Snapshot | None:
    query = select(schema.snapshots.c.body).where(schema.snapshots.c.table_id == table_id)
    text = connection.execute(query).scalar()
    return None if text is None else _read_snapshot(text)


def _presets(connection: Connection, table_id: str) -> dict[tuple[int, str], MoveJson]:
    query = select(schema.presets).where(schema.presets.c.table_id == table_id)
    return {(row.seat, row.kind): read_move(row.move) for row in connection.execute(query)}
