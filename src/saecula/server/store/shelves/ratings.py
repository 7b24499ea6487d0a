"""Ratings: per player, game and kind of tempo."""

from collections.abc import Sequence

from sqlalchemy import Connection, select, update

from saecula.server.store import schema
from saecula.server.store.append import replace
from saecula.server.store.codec import fields
from saecula.server.store.rows import RatingRow
from saecula.server.store.shelves.shelf import Shelf

ratings = schema.ratings.c


class Ratings(Shelf):
    """How strong players are."""

    async def of(self, player_ids: Sequence[str], game: str, tempo: str) -> dict[str, RatingRow]:
        """The ratings of those among some players who have one."""
        where = (ratings.player.in_(player_ids), ratings.game == game, ratings.tempo == tempo)
        rows = await self._rows(select(schema.ratings).where(*where))
        return {row["player"]: RatingRow(**row) for row in rows}

    async def best(self, game: str, tempo: str, limit: int = 100) -> list[tuple[RatingRow, str]]:
        """The rating table with names, by the conservative value (mu - 3 sigma), of players who reserved their name."""
        players = schema.players.c
        query = select(schema.ratings, players.name).join_from(schema.ratings, schema.players)
        query = query.where(ratings.game == game, ratings.tempo == tempo, players.kept_name.is_not(None))
        query = query.order_by((ratings.mu - 3 * ratings.sigma).desc(), ratings.player).limit(limit)
        rows = [dict(row) for row in await self._rows(query)]
        names = [row.pop("name") for row in rows]
        return [(RatingRow(**row), name) for row, name in zip(rows, names, strict=True)]

    async def rate(self, table_id: str, new: Sequence[RatingRow]) -> bool:
        """Store the ratings after a table, once: False if it was rated already. An empty list just marks it as done."""
        tables = schema.tables.c
        mark = update(schema.tables).where(tables.id == table_id, tables.rated.is_(False)).values(rated=True)

        def job(connection: Connection) -> bool:
            if not (connection.execute(mark)).rowcount:
                return False
            replace(connection, schema.ratings, [fields(row) for row in new])
            return True

        return await self._writer.write(job)
