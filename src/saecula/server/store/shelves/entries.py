"""The logs of tables."""

from sqlalchemy import Connection, select

from saecula.kernel.record import Line
from saecula.server.store import schema
from saecula.server.store.codec import CHAINED, entry_row, line_of, link, read_auto, upto_of
from saecula.server.store.errors import BrokenChain, StoreError
from saecula.server.store.rows import EntryRow, Mark
from saecula.server.store.shelves.shelf import Reader

entries = schema.entries.c
tables = schema.tables.c


class Entries(Reader):
    """What happened at tables. Nothing here is ever changed; `Store.append` adds to it."""

    async def between(self, table_id: str, after: int = 0, until: int | None = None) -> list[EntryRow]:
        """The entries after a version, up to and including another, in order."""
        query = select(schema.entries).where(entries.table_id == table_id, entries.version > after)
        if until is not None:
            query = query.where(entries.version <= until)
        return [entry_row(row) for row in await self._rows(query.order_by(entries.version))]

    async def last(self, table_id: str, count: int, before: int | None = None) -> list[EntryRow]:
        """The last entries, or the last before a version, in order."""
        query = select(schema.entries).where(entries.table_id == table_id)
        if before is not None:
            query = query.where(entries.version < before)
        rows = await self._rows(query.order_by(entries.version.desc()).limit(count))
        return [entry_row(row) for row in reversed(rows)]

    async def obeyed(self, table_id: str) -> dict[tuple[str, str], int]:
        """Every command that left an entry, by its player and cid, with the version it was acknowledged with."""
        query = select(entries.player, entries.cid, entries.version, entries.body)
        rows = await self._rows(query.where(entries.table_id == table_id, entries.cid.is_not(None)))
        return {(row["player"], row["cid"]): upto_of(row["body"]) or row["version"] for row in rows}

    async def seats_of(self, table_id: str, kind: str) -> list[int]:
        """The seats of all entries of a kind, in order."""
        query = select(entries.seat).where(entries.table_id == table_id, entries.kind == kind)
        return [row["seat"] for row in await self._rows(query.order_by(entries.version))]

    async def lines(self, table_id: str) -> list[Line]:
        """The moves and undos of a table as lines of its record."""
        return await self._database.read(lambda connection: lines_of(connection, table_id))

    async def marks(self, table_id: str) -> list[Mark]:
        """When each move was made and whether the server made it, without what was told of it."""
        query = select(entries.n, entries.at, entries.seat, entries.body).where(entries.table_id == table_id)
        rows = await self._rows(query.where(entries.n.is_not(None)).order_by(entries.version))
        return [Mark(row["n"], row["at"], row["seat"], read_auto(row["body"])) for row in rows]

    async def verify_chain(self, table_id: str) -> int:
        """How many entries a log has; raises BrokenChain if one was altered, or some are missing."""
        return await self._database.read(lambda connection: _verified(connection, table_id))


def _verified(connection: Connection, table_id: str) -> int:
    # one query, so that an entry appended meanwhile does not look like a difference
    both = select(*(entries[name] for name in CHAINED), entries.chain, tables.version, tables.chain)
    joined = both.join_from(schema.tables, schema.entries, tables.id == entries.table_id, isouter=True)
    rows = connection.execute(joined.where(tables.id == table_id).order_by(entries.version)).all()
    if not rows:
        raise StoreError(f"there is no table {table_id}")
    chain, at = table_id, 0
    for version, *rest, stored, _, _ in rows:
        if version is None:
            break  # a table without entries
        at += 1
        chain = link(chain, (version, *rest))
        if (version, stored) != (at, chain):
            raise BrokenChain(f"the log of table {table_id} was altered at version {at}")
    head, end = rows[0][-2:]
    if (head, end) != (at, chain):
        raise BrokenChain(f"the log of table {table_id} ends at version {at}, not {head}")
    return at


def lines_of(connection: Connection, table_id: str) -> list[Line]:
    """The record's lines, and nothing else of their entries."""
    query = select(entries.n, entries.seat, entries.body).where(entries.table_id == table_id, entries.n.is_not(None))
    rows = (connection.execute(query.order_by(entries.version))).all()
    return [line_of(n, seat, body) for n, seat, body in rows]
