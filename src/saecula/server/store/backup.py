"""Backups: all rows of a database at one moment, in one file; restored into an empty database of either kind.

The file is compressed JSON Lines: a header, the rows, the number of rows. Rows are read and written by the columns that
the database has, not those this version knows, so a backup of an older version is restored and then brought up to date.
"""

import gzip
import os
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Select, Table, insert, inspect, select

from saecula.server.store.engine import database, shown
from saecula.server.store.errors import StoreError
from saecula.server.store.migrations import revision_of, revisions, upgrade

FORMAT = 1
CHUNK = 500
REVISIONS = "alembic_version"
FOOT = b'{"rows"'


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    backup: int
    revision: str


class Stored(msgspec.Struct, forbid_unknown_fields=True):
    """A line for a row."""

    table: str
    row: dict[str, Any]


class Foot(msgspec.Struct, forbid_unknown_fields=True):
    """The last line, so that a cut file is noticed."""

    rows: int


# ---------------------------------------------------------------- out


async def backup(url: str, path: Path) -> int:
    """Write all rows of a database, in use or not, into a file only its owner may read; returns how many there were."""
    source = database(url)
    source.prepare(must_exist=True)

    def job(connection: Connection) -> int:
        if connection.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        revision = revision_of(connection)
        if revision is None:
            raise StoreError(f"{shown(source.url)} is not a database of Saecula")
        with _whole_file(path) as file:
            return _write(connection, Head(FORMAT, revision), file)

    try:
        return await source.read(job)
    finally:
        await source.close()


def _write(connection: Connection, head: Head, file: IO[bytes]) -> int:
    """Write all rows, those that others refer to first; returns how many there were."""
    count = 0
    with gzip.GzipFile(fileobj=file, mode="wb", mtime=0) as out:
        out.write(msgspec.json.encode(head) + b"\n")
        for table in _tables(connection).sorted_tables:
            for row in connection.execution_options(yield_per=CHUNK).execute(_rows(table)).mappings():
                line = Stored(str(table.name), {str(name): value for name, value in row.items()})
                out.write(msgspec.json.encode(line) + b"\n")
                count += 1
        out.write(msgspec.json.encode(Foot(count)) + b"\n")
    return count


def _tables(connection: Connection) -> MetaData:
    """The tables that the database really has."""
    found = MetaData()
    found.reflect(connection)
    if REVISIONS in found.tables:
        found.remove(found.tables[REVISIONS])
    return found


def _rows(table: Table) -> Select[Any]:
    # a row may refer to another in the same table (a bot to its owner): rows that refer to none come first
    inner = [key.parent.is_not(None) for key in table.foreign_keys if key.column.table is table]
    return select(table).order_by(*inner, *table.primary_key)


@contextmanager
def _whole_file(path: Path) -> Iterator[IO[bytes]]:
    """A new file, which appears at its path only once it is complete and on disk."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".saecula-")
    except OSError as error:
        raise StoreError(f"{path} cannot be written: {error.strerror}") from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


# ---------------------------------------------------------------- in


async def restore(path: Path, url: str) -> int:
    """Fill an empty database with the rows of a backup, all of them or none; returns how many there were."""
    target = database(url)

    def job(connection: Connection) -> int:
        if inspect(connection).get_table_names():
            raise StoreError(f"{shown(target.url)} is not empty; a backup is restored into an empty database")
        upgrade(connection, head.revision)
        count = _fill(connection, path, file)
        upgrade(connection)
        return count

    with _reading(path) as file:
        head = _head(path, file)
        target.prepare()
        try:
            return await target.write(job)
        finally:
            await target.close()


@contextmanager
def _reading(path: Path) -> Iterator[gzip.GzipFile]:
    """A backup to read from; whatever is wrong with it becomes a StoreError of one sentence."""
    try:
        with gzip.open(path, "rb") as file:
            yield file
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError, RecursionError):
        raise StoreError(f"{path} is not a backup, or it is damaged") from None
    except OSError as error:
        raise StoreError(f"{path} cannot be read: {error.strerror}") from None


def _head(path: Path, file: gzip.GzipFile) -> Head:
    head = msgspec.json.decode(file.readline(), type=Head)
    if head.backup != FORMAT or head.revision not in revisions():
        raise StoreError(f"{path} was made by a newer version of Saecula; this one cannot read it")
    return head


def _fill(connection: Connection, path: Path, file: gzip.GzipFile) -> int:
    """Insert all rows; returns how many there were."""
    tables = _tables(connection).tables
    count = 0
    for name, lines in groupby(_lines(path, file), lambda line: line.table):
        if name not in tables:
            raise StoreError(f"{path} is damaged: there is no table {name}")
        while chunk := [_values(path, tables[name], line.row) for line in islice(lines, CHUNK)]:
            connection.execute(insert(tables[name]), chunk)
            count += len(chunk)
    return count


def _lines(path: Path, file: gzip.GzipFile) -> Iterator[Stored]:
    """The rows one by one, up to the last line, which must say how many there were."""
    count = 0
    for text in file:
        if not text.startswith(FOOT):
            count += 1
            yield msgspec.json.decode(text, type=Stored)
        elif msgspec.json.decode(text, type=Foot).rows == count and not file.read(1):
            return
    raise StoreError(f"{path} is cut: its end is missing")


def _values(path: Path, table: Table, row: dict[str, Any]) -> dict[str, Any]:
    if row.keys() != set(table.columns.keys()):
        raise StoreError(f"{path} is damaged: a row of {table.name} has other columns")
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    return row | {name: msgspec.convert(row[name], bytes | None) for name in binary}
