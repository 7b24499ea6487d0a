"""Small things the server remembers about itself: keys, secrets, its heartbeat."""

from collections.abc import Callable

from sqlalchemy import Connection, select, text

from saecula.server.store import schema
from saecula.server.store.append import replace
from saecula.server.store.shelves.shelf import Shelf

settings = schema.settings.c


class Keepsakes(Shelf):
    """Values by name."""

    async def get(self, key: str) -> bytes | None:
        """The value with this name, None if there is none."""
        row = await self._row(select(settings.value).where(settings.key == key))
        return None if row is None else bytes(row["value"])

    async def put(self, key: str, value: bytes) -> None:
        """Store a value."""

        def job(connection: Connection) -> None:
            replace(connection, schema.settings, [{"key": key, "value": value}])

        await self._writer.write(job)

    async def get_or_make(self, key: str, make: Callable[[], bytes]) -> bytes:
        """The value with this name; made the first time, the same ever after."""

        def job(connection: Connection) -> bytes:
            found = (connection.execute(select(settings.value).where(settings.key == key))).scalar()
            if found is not None:
                return bytes(found)
            # two servers that start at the same time agree on what the first of them made
            new = text("INSERT INTO settings (key, value) VALUES (:key, :value) ON CONFLICT DO NOTHING")
            connection.execute(new, {"key": key, "value": make()})
            return bytes(connection.execute(select(settings.value).where(settings.key == key)).scalar_one())

        found = await self.get(key)
        return await self._writer.write(job) if found is None else found
