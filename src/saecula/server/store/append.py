"""How batches become rows: many batches, of many tables, in a few statements of one transaction."""

from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table, select

from saecula.server.store import schema, sql
from saecula.server.store.codec import entry_values, json_text, link, table_values
from saecula.server.store.errors import Clash, StoreError
from saecula.server.store.rows import Batch, SeatRow
from saecula.server.store.sql import Placeholder, Statement

Values = dict[str, Any]
#: The version of a table's last entry, and the end of its chain.
Head = tuple[int, str]
#: The number of tables whose heads are remembered.
HEADS = 20_000
SEAT = [column.name for column in schema.seats.columns][1:]


def append_all(connection: Connection, batches: Sequence[Batch], mark: Placeholder) -> None:
    """Store batches within a transaction that does other things too."""
    pile = Pile(heads_of(connection, {batch.table_id for batch in batches}), batches)
    run_all(connection, pile.statements(mark))


def run_all(connection: Connection, statements: Iterable[Statement]) -> None:
    """Run fixed SQL within a transaction of SQLAlchemy's."""
    for text, rows in statements:
        connection.exec_driver_sql(text, list(rows))


def heads_of(connection: Connection, ids: Iterable[str]) -> dict[str, Head]:
    """The heads of some tables, as the database has them."""
    tables = schema.tables.c
    found = connection.execute(select(tables.id, tables.version, tables.chain).where(tables.id.in_(list(ids))))
    return {row.id: (row.version, row.chain) for row in found}


class Heads:
    """The heads of tables that were written to lately, so that appending does not have to read them.

    Another process may write as well: for a batch that does not follow what is remembered, the head is read again, and
    the primary key of the entries decides every race.
    """

    def __init__(self) -> None:
        self._heads: OrderedDict[str, Head] = OrderedDict()

    def unknown(self, batches: Sequence[Batch]) -> set[str]:
        """The tables whose heads must be read: those not remembered, and those that a batch does not follow on from."""
        found: set[str] = set()
        versions: dict[str, int] = {}
        for batch in batches:
            head = self._heads.get(batch.table_id)
            version = versions.get(batch.table_id, -1 if head is None else head[0])
            if version < 0 or (batch.entries and batch.entries[0].version != version + 1):
                found.add(batch.table_id)
            versions[batch.table_id] = batch.entries[-1].version if batch.entries else version
        return found

    def of(self, tables: Iterable[str]) -> dict[str, Head]:
        """What is remembered of some tables."""
        return {table: self._heads[table] for table in tables}

    def learn(self, heads: Mapping[str, Head]) -> None:
        """Remember what the database has."""
        for table, head in heads.items():
            self._heads[table] = head
            self._heads.move_to_end(table)
        while len(self._heads) > HEADS:
            self._heads.popitem(last=False)

    def forget(self, batches: Sequence[Batch]) -> None:
        """Forget the heads of these batches' tables, since a write has failed."""
        for batch in batches:
            self._heads.pop(batch.table_id, None)


class Pile:
    """Rows to write, by where they go; of two for the same place, the later one counts."""

    def __init__(self, heads: dict[str, Head], batches: Iterable[Batch] = ()) -> None:
        self.heads = heads
        self.entries: list[tuple[Any, ...]] = []
        #: the same with the epoch of the lease that each is stored under, and leases whose epoch must only be checked
        self.fenced: list[tuple[Any, ...]] = []
        self.fences: list[tuple[str, int]] = []
        self.changes: dict[str, Values] = defaultdict(dict)
        self.seats: dict[tuple[str, int], SeatRow] = {}
        self.snapshots: dict[str, tuple[int, str | None]] = {}
        self.presets: dict[tuple[str, int, str], str | None] = {}
        for batch in batches:
            self.add(batch)

    def add(self, batch: Batch) -> None:
        """Put a batch on the pile; raises Clash if its versions are taken."""
        table = batch.table_id
        if table not in self.heads:
            raise StoreError(f"there is no table {table}")
        if batch.epoch is not None and not batch.entries:
            self.fences.append((table, batch.epoch))
        self._add_entries(batch)
        self.changes[table].update(table_values(batch.changes))
        for seat in batch.seats:
            self.seats[table, seat.seat] = seat
        if batch.snapshot is not None:
            self.snapshots[table] = batch.snapshot.n, json_text(batch.snapshot)
        for (number, kind), move in batch.presets.items():
            self.presets[table, number, kind] = json_text(move)

    def _add_entries(self, batch: Batch) -> None:
        version, chain = self.heads[batch.table_id]
        for entry in batch.entries:
            if entry.version <= version:
                raise Clash(f"version {entry.version} of table {batch.table_id} is taken")
            if entry.version != version + 1:
                raise StoreError(f"version {version + 1} of table {batch.table_id} is missing")
            values = entry_values(entry)
            version, chain = entry.version, link(chain, values)
            row = (batch.table_id, *values, chain)
            if batch.epoch is None:
                self.entries.append(row)
            else:
                self.fenced.append((*row, batch.epoch))
        if batch.entries:
            self.heads[batch.table_id] = version, chain
            self.changes[batch.table_id].update(version=version, chain=chain)

    def statements(self, mark: Placeholder) -> list[Statement]:
        """Everything there is to write, as SQL."""
        found: list[Statement] = []
        if self.fences:
            found.append(Statement(sql.fence(mark), self.fences))
        if self.fenced:
            found.append(Statement(sql.fenced_insert(schema.entries, mark), self.fenced))
        if self.entries:
            found.append(Statement(sql.insert(schema.entries, mark), self.entries))
        found += self._changes(mark)
        # few moves need any of the rest
        if self.seats:
            seats = [(table, *(getattr(row, name) for name in SEAT)) for (table, _), row in self.seats.items()]
            found.append(Statement(sql.put(schema.seats, mark), seats))
        if self.snapshots:
            kept = [(table, *snapshot) for table, snapshot in self.snapshots.items()]
            found.append(Statement(sql.put(schema.snapshots, mark), kept))
        if self.presets:
            found += self._presets(mark)
        return found

    def _presets(self, mark: Placeholder) -> Iterable[Statement]:
        dropped = [key for key, move in self.presets.items() if move is None]
        given = [(*key, move) for key, move in self.presets.items() if move]
        told = [Statement(sql.drop(schema.presets, mark), dropped), Statement(sql.put(schema.presets, mark), given)]
        return [statement for statement in told if statement.rows]

    def _changes(self, mark: Placeholder) -> Iterable[Statement]:
        alike: dict[tuple[str, ...], list[tuple[Any, ...]]] = defaultdict(list)
        for table, values in self.changes.items():
            names = tuple(sorted(values))
            alike[names].append((*(values[name] for name in names), table))
        return [Statement(sql.change(schema.tables, names, mark), rows) for names, rows in alike.items() if names]


def replace(connection: Connection, table: Table, rows: Sequence[Values]) -> None:
    """Insert rows, or replace those with the same keys, even if others do so at the same time."""
    mark = sql.dollar if connection.dialect.name == "postgresql" else sql.question
    names = [column.name for column in table.columns]
    if rows:
        run_all(connection, [Statement(sql.put(table, mark), [tuple(row[name] for name in names) for row in rows])])
