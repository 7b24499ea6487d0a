"""Where to send the push messages that tell browsers it is somebody's turn."""

from sqlalchemy import Connection, delete, select

from saecula.server.store import schema
from saecula.server.store.append import replace
from saecula.server.store.codec import fields
from saecula.server.store.rows import PushRow
from saecula.server.store.shelves.shelf import Shelf

push = schema.push.c


class Push(Shelf):
    """Push subscriptions."""

    async def put(self, row: PushRow) -> None:
        """Add a subscription; an endpoint belongs to one player, the last to claim it."""

        def job(connection: Connection) -> None:
            replace(connection, schema.push, [fields(row)])

        await self._writer.write(job)

    async def of(self, player_id: str) -> list[PushRow]:
        """The subscriptions of a player."""
        query = select(schema.push).where(push.player == player_id).order_by(push.created, push.endpoint)
        return [PushRow(**row) for row in await self._rows(query)]

    async def delete(self, endpoint: str, player_id: str | None = None) -> bool:
        """Remove a subscription (if it is that player's); False if there is none."""
        query = delete(schema.push).where(push.endpoint == endpoint)
        return bool(await self._delete(query if player_id is None else query.where(push.player == player_id)))

    async def delete_all(self, player_id: str) -> int:
        """Remove all subscriptions of a player."""
        return await self._delete(delete(schema.push).where(push.player == player_id))
