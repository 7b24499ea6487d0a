"""What all shelves share: how they read and write."""

from collections.abc import Sequence

from sqlalchemy import Connection, Delete, RowMapping, Select

from saecula.server.store.engine import Database
from saecula.server.store.writer import Writer


class Reader:
    """Reads from the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _rows(self, query: Select[*tuple[object, ...]]) -> Sequence[RowMapping]:
        return await self._database.read(lambda connection: connection.execute(query).mappings().all())

    async def _row(self, query: Select[*tuple[object, ...]]) -> RowMapping | None:
        return await self._database.read(lambda connection: connection.execute(query).mappings().first())


class Shelf(Reader):
    """Reads and writes."""

    def __init__(self, database: Database, writer: Writer) -> None:
        super().__init__(database)
        self._writer = writer

    async def _delete(self, query: Delete) -> int:
        """Delete rows; returns how many there were."""

        def job(connection: Connection) -> int:
            return connection.execute(query).rowcount

        return await self._writer.write(job)
