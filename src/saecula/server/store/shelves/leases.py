"""Which node has which table, where several share a PostgreSQL. The clock of the database decides who is alive.

A lease does not run out by itself: it holds as long as its owner gives signs of life, in one row for all the tables of
a node. These writes are separate transactions, since they may have to wait for those that store under the old epoch.
"""

from sqlalchemy import Connection, text

from saecula.server.store.rows import NodeRow
from saecula.server.store.shelves.shelf import Shelf

#: Milliseconds since 1970 by the clock of the database.
NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
#: A row of `nodes` that holds. One whose sign of life lies more than a lease ahead was written before the clock was set
#: back: whoever died at that moment would otherwise hold its tables until the clock gets there again.
LIVES = f"nodes.until > {NOW} AND 2 * nodes.beat - nodes.until <= {NOW}"
ALIVE = f"EXISTS (SELECT 1 FROM nodes WHERE nodes.life = {{}} AND {LIVES})"
#: Only a living node takes a table, and only one that exists and that no other living node has.
TAKE = text(f"""
    INSERT INTO leases (table_id, owner, epoch)
    SELECT id, :life, 1 FROM tables WHERE id = :table AND {ALIVE.format(":life")}
    ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, epoch = leases.epoch + 1
    WHERE leases.owner IS NULL OR leases.owner = excluded.owner OR NOT {ALIVE.format("leases.owner")}
    RETURNING epoch""")
GIVE_BACK = text("UPDATE leases SET owner = NULL WHERE table_id = :table AND owner = :life AND epoch = :epoch")
RELEASE = text(f"""
    UPDATE leases SET owner = NULL
    WHERE table_id = :table AND owner IS NOT NULL AND NOT {ALIVE.format("leases.owner")}""")
OWNER = text(f"""
    SELECT name, life, address FROM leases JOIN nodes ON nodes.life = leases.owner
    WHERE table_id = :table AND {LIVES}""")
LIVING = text(f"SELECT name, life, address FROM nodes WHERE {LIVES} ORDER BY name")
TOLD = text("SELECT decision FROM notices WHERE table_id = :table AND seat = :seat")
TELL = text("""
    INSERT INTO notices (table_id, seat, decision) VALUES (:table, :seat, :decision)
    ON CONFLICT (table_id, seat) DO UPDATE SET decision = excluded.decision""")


class Leases(Shelf):
    """Tables and the nodes that have them."""

    async def take(self, table_id: str, life: str) -> int | None:
        """Take a table; returns the epoch to store under. None if another node has it, or there is no such table."""

        def job(connection: Connection) -> int | None:
            return connection.execute(TAKE, {"table": table_id, "life": life}).scalar()

        return await self._database.write(job)

    async def give_back(self, table_id: str, life: str, epoch: int) -> None:
        """Free a table for other nodes, unless one has taken it already."""

        def job(connection: Connection) -> None:
            connection.execute(GIVE_BACK, {"table": table_id, "life": life, "epoch": epoch})

        await self._database.write(job)

    async def release(self, table_id: str) -> None:
        """Free a table whose owner is gone."""

        def job(connection: Connection) -> None:
            connection.execute(RELEASE, {"table": table_id})

        await self._database.write(job)

    async def owner(self, table_id: str) -> NodeRow | None:
        """The living node that has a table, None if none has."""

        def job(connection: Connection) -> NodeRow | None:
            found = connection.execute(OWNER, {"table": table_id}).first()
            return None if found is None else NodeRow(*found)

        return await self._database.read(job)

    async def living(self) -> list[NodeRow]:
        """The nodes that gave a sign of life lately."""

        def job(connection: Connection) -> list[NodeRow]:
            return [NodeRow(*row) for row in connection.execute(LIVING)]

        return await self._database.read(job)

    async def is_told(self, table_id: str, seat: int, decision: int) -> bool:
        """Whether some node has told a seat's player of a decision."""

        def job(connection: Connection) -> bool:
            return connection.execute(TOLD, {"table": table_id, "seat": seat}).scalar() == decision

        return await self._database.read(job)

    async def note_told(self, table_id: str, seat: int, decision: int) -> None:
        """Note that a player was told of a decision. This is done after telling: better told twice than not at all."""

        def job(connection: Connection) -> None:
            connection.execute(TELL, {"table": table_id, "seat": seat, "decision": decision})

        await self._database.write(job)
