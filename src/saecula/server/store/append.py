"""How batches become rows: many of them, of many tables, in a few statements of one transaction."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table, bindparam, delete, insert, select, update

from saecula.server.store import schema
from saecula.server.store.codec import entry_values, fields, json_text, link, table_values
from saecula.server.store.errors import Clash, StoreError
from saecula.server.store.rows import Batch

Values = dict[str, Any]


def append_all(connection: Connection, batches: Sequence[Batch]) -> None:
    """Store batches in their order; what they change at a table is summed up first."""
    pile = Pile(_heads(connection, batches))
    for batch in batches:
        pile.add(batch)
    pile.write(connection)


def _heads(connection: Connection, batches: Sequence[Batch]) -> dict[str, tuple[int, str]]:
    """The version and the last link of each table."""
    tables = schema.tables.c
    ids = {batch.table_id for batch in batches}
    found = connection.execute(select(tables.id, tables.version, tables.chain).where(tables.id.in_(ids)))
    return {row.id: (row.version, row.chain) for row in found}


class Pile:
    """Rows to write, by where they go; of two for the same place the later counts."""

    def __init__(self, heads: dict[str, tuple[int, str]]) -> None:
        self.heads = heads
        self.entries: list[Values] = []
        self.changes: dict[str, Values] = defaultdict(dict)
        self.seats: dict[tuple[str, int], Values] = {}
        self.snapshots: dict[str, Values] = {}
        self.presets: dict[tuple[str, int, str], Values | None] = {}

    def add(self, batch: Batch) -> None:
        """Put a batch on the pile; Clash if its versions are taken."""
        table = batch.table_id
        if table not in self.heads:
            raise StoreError(f"there is no table {table}")
        self._add_entries(batch)
        self.changes[table].update(table_values(batch.changes))
        for seat in batch.seats:
            self.seats[table, seat.seat] = fields(seat) | {"table_id": table}
        if batch.snapshot is not None:
            text = json_text(batch.snapshot)
            self.snapshots[table] = {"table_id": table, "n": batch.snapshot.n, "body": text}
        for (number, kind), move in batch.presets.items():
            row = {"table_id": table, "seat": number, "kind": kind, "move": json_text(move)}
            self.presets[table, number, kind] = None if move is None else row

    def _add_entries(self, batch: Batch) -> None:
        version, chain = self.heads[batch.table_id]
        for entry in batch.entries:
            if entry.version <= version:
                raise Clash(f"version {entry.version} of table {batch.table_id} is taken")
            if entry.version != version + 1:
                raise StoreError(f"version {version + 1} of table {batch.table_id} is missing")
            values = entry_values(batch.table_id, entry)
            version, chain = entry.version, link(chain, values)
            self.entries.append(values | {"chain": chain})
        self.heads[batch.table_id] = version, chain
        if batch.entries:
            self.changes[batch.table_id].update(version=version, chain=chain)

    def write(self, connection: Connection) -> None:
        """Write everything."""
        if self.entries:
            connection.execute(insert(schema.entries), self.entries)
        self._write_changes(connection)
        replace(connection, schema.seats, list(self.seats.values()))
        replace(connection, schema.snapshots, list(self.snapshots.values()))
        for (table, seat, kind), row in self.presets.items():
            if row is None:
                column = schema.presets.c
                at = (column.table_id == table, column.seat == seat, column.kind == kind)
                connection.execute(delete(schema.presets).where(*at))
        replace(connection, schema.presets, [row for row in self.presets.values() if row])

    def _write_changes(self, connection: Connection) -> None:
        alike: dict[tuple[str, ...], list[Values]] = defaultdict(list)
        for table, values in self.changes.items():
            if values:
                alike[tuple(sorted(values))].append(values | {"the_table": table})
        for names, rows in alike.items():
            where = schema.tables.c.id == bindparam("the_table")
            new: Values = {name: bindparam(name) for name in names}
            connection.execute(update(schema.tables).where(where).values(new), rows)


def replace(connection: Connection, table: Table, rows: Sequence[Values]) -> None:
    """Put rows in the place of those with the same keys."""
    if not rows:
        return
    keys = [column.name for column in table.primary_key]
    where = [table.c[name] == bindparam(f"key_{name}") for name in keys]
    connection.execute(delete(table).where(*where), [{f"key_{name}": row[name] for name in keys} for row in rows])
    connection.execute(insert(table), list(rows))
