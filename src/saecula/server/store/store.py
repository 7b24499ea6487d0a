"""The door to the store: open it, append to tables, and one shelf for each kind of thing."""

from types import TracebackType
from typing import Self

from saecula.server.store.engine import Database, database
from saecula.server.store.rows import Batch
from saecula.server.store.shelves.entries import Entries
from saecula.server.store.shelves.keepsakes import Keepsakes
from saecula.server.store.shelves.leases import Leases
from saecula.server.store.shelves.players import Players
from saecula.server.store.shelves.push import Push
from saecula.server.store.shelves.ratings import Ratings
from saecula.server.store.shelves.tables import Tables
from saecula.server.store.writer import Writer


class Store:
    """Everything that outlives the server. Writes return when they are safely on disk."""

    def __init__(self, opened: Database, writer: Writer) -> None:
        self.database = opened
        self.writer = writer
        self.players = Players(opened, writer)
        self.tables = Tables(opened, writer)
        self.entries = Entries(opened)
        self.ratings = Ratings(opened, writer)
        self.push = Push(opened, writer)
        self.keepsakes = Keepsakes(opened, writer)
        self.leases = Leases(opened, writer)

    @classmethod
    async def open(cls, url: str, patience: float | None = None) -> "Store":
        """Open a database by its URL or the path of an SQLite file; it is created or brought up to date if need be.

        Once it is open, whatever takes longer than `patience` seconds is given up; None means never.
        """
        from saecula.server.store.migrations import upgrade

        found = database(url, patience)
        found.prepare()
        try:
            found.patience = None
            await found.write(upgrade)
            found.patience = patience
        except BaseException:
            await found.close()
            raise
        return cls(found, Writer(found))

    async def append(self, batch: Batch) -> None:
        """Store what a command changes at a table; returns once it is committed.

        Raises Clash if this version or command is stored already, by another process or by an earlier attempt that was
        cut off. Then the owner of the table must read it again.
        """
        await self.writer.write(batch)

    async def close(self) -> None:
        """Store what is waiting, then close; later writes are refused."""
        await self.writer.close()
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
