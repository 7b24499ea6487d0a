"""Signs of life in the database, timed by the clock of the database."""

from typing import NamedTuple

from saecula.server.nodes.link import Link
from saecula.server.store import NodeRow
from saecula.server.store.shelves.leases import ALIVE, LIVES, NOW

#: A name is free when no node of that name is alive; a node that comes back begins a new life.
JOIN = f"""
    INSERT INTO nodes (name, life, address, beat, until, uptime)
    VALUES ($1, $2, $3, {NOW}, {NOW} + $4::bigint, $5)
    ON CONFLICT (name) DO UPDATE SET life = excluded.life, address = excluded.address, beat = excluded.beat,
        until = excluded.until, uptime = excluded.uptime, busy = 0
    WHERE NOT ({LIVES})
    RETURNING life"""
BEAT = f"""
    UPDATE nodes SET beat = {NOW}, until = {NOW} + $2::bigint, uptime = $3, busy = $4
    WHERE life = $1 RETURNING life"""
LEAVE = "UPDATE nodes SET until = 0 WHERE life = $1"
LIVING = f"SELECT name, life, address, busy FROM nodes WHERE {LIVES} ORDER BY name"
HELD = "SELECT table_id, epoch FROM leases WHERE owner = $1"
ORPHANS = f"SELECT table_id FROM leases WHERE owner IS NOT NULL AND NOT {ALIVE.format('leases.owner')}"
#: The time since the last beat of any living node counts for all of them.
UPTIME = f"SELECT max(uptime + CASE WHEN {LIVES} THEN {NOW} - beat ELSE 0 END) FROM nodes"


class Around(NamedTuple):
    """What a node sees when it gives a sign of life."""

    living: list[NodeRow]
    #: the tables that it has, with their epochs
    held: dict[str, int]
    #: the tables of nodes that are gone
    orphans: list[str]


class Beats:
    """The signs of life of one node; each of them holds for `lease` milliseconds."""

    def __init__(self, link: Link, name: str, address: str, lease: int) -> None:
        self._link, self._name, self._address, self._lease = link, name, address, lease

    async def join(self, life: str, uptime: int) -> bool:
        """Begin a life; False if a node of this name is alive."""
        return bool(await self._link.rows(JOIN, self._name, life, self._address, self._lease, uptime))

    async def beat(self, life: str, uptime: int, busy: int) -> bool:
        """Give a sign of life; False if another life has begun under this name."""
        return bool(await self._link.rows(BEAT, life, self._lease, uptime, busy))

    async def look(self, life: str) -> Around:
        """See who is alive, which tables this life has, and which belong to nodes that are gone."""
        living = [NodeRow(*row) for row in await self._link.rows(LIVING)]
        held = dict(await self._link.rows(HELD, life))
        return Around(living, held, [row[0] for row in await self._link.rows(ORPHANS)])

    async def uptime(self) -> int:
        """For how many milliseconds servers have been up, as far as the nodes know."""
        return (await self._link.rows(UPTIME))[0][0] or 0

    async def leave(self, life: str) -> None:
        """End a life: all its tables are free at once."""
        await self._link.rows(LEAVE, life)
