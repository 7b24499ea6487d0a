"""The SQL for appending, written out once: the same text for every move, so that databases prepare it only once.

Everything else is done with SQLAlchemy, which takes longer over each statement than the database does.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Table

#: How a database marks the n-th value of a statement, counted from 1.
Placeholder = Callable[[int], str]


class Statement(NamedTuple):
    """Fixed SQL with the rows it is run for."""

    sql: str
    rows: Sequence[tuple[Any, ...]]


def question(_: int) -> str:
    """SQLite's placeholder."""
    return "?"


def dollar(n: int) -> str:
    """PostgreSQL's placeholder."""
    return f"${n}"


def _named(names: Sequence[str], between: str, mark: Placeholder, start: int = 1) -> str:
    return between.join(f'"{name}" = {mark(n)}' for n, name in enumerate(names, start))


@lru_cache
def insert(table: Table, mark: Placeholder) -> str:
    """Insert a row, with all columns in their order."""
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    marks = ", ".join(mark(n) for n in range(1, len(table.columns) + 1))
    return f'INSERT INTO "{table.name}" ({names}) VALUES ({marks})'


@lru_cache
def fenced_insert(table: Table, mark: Placeholder) -> str:
    """Insert a row of a table's log; the epoch of the lease it is stored under comes last.

    If the epoch is another by now, the first column is null, which the schema refuses. The lease is locked until the
    transaction ends: a node that takes it meanwhile waits, and then reads what was stored under the old epoch.
    """
    size = len(table.columns)
    held = f'(SELECT "table_id" FROM "leases" WHERE "table_id" = {mark(1)} AND "epoch" = {mark(size + 1)} FOR SHARE)'
    return insert(table, mark).replace(f"VALUES ({mark(1)},", f"VALUES ({held},")


@lru_cache
def fence(mark: Placeholder) -> str:
    """Change nothing if a lease still has this epoch; if not, set a null, which the schema refuses."""
    kept = f'CASE WHEN "epoch" = {mark(2)} THEN "epoch" END'
    return f'UPDATE "leases" SET "epoch" = {kept} WHERE "table_id" = {mark(1)}'


@lru_cache
def put(table: Table, mark: Placeholder) -> str:
    """Insert a row, with all columns in their order, or replace the one with the same keys."""
    keys = [column.name for column in table.primary_key]
    rest = [column.name for column in table.columns if column.name not in keys]
    named, new = ", ".join(f'"{key}"' for key in keys), ", ".join(f'"{name}" = excluded."{name}"' for name in rest)
    return f"{insert(table, mark)} ON CONFLICT ({named}) DO UPDATE SET {new}"


@lru_cache
def change(table: Table, names: tuple[str, ...], mark: Placeholder) -> str:
    """Change some columns of the row with these keys; the keys come last."""
    keys = [column.name for column in table.primary_key]
    where = _named(keys, " AND ", mark, len(names) + 1)
    return f'UPDATE "{table.name}" SET {_named(names, ", ", mark)} WHERE {where}'


@lru_cache
def drop(table: Table, mark: Placeholder) -> str:
    """Delete the row with these keys."""
    return f'DELETE FROM "{table.name}" WHERE {_named([column.name for column in table.primary_key], " AND ", mark)}'
