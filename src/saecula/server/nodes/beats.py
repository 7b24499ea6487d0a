"""Signs of life in the database, by its own clock."""

from typing import NamedTuple

from saecula.server.nodes.link import Link
from saecula.server.store import NodeRow
from saecula.server.store.shelves.leases import ALIVE, NOW

#: A name is free when nobody by that name is alive; who comes back begins a new life.
JOIN = f"""
    INSERT INTO nodes (name, life, address, beat, until, uptime)
    VALUES ($1, $2, $3, {NOW}, {NOW} + $4::bigint, $5)
    ON CONFLICT (name) DO UPDATE SET life = excluded.life, address = excluded.address, beat = excluded.beat,
        until = excluded.until, uptime = excluded.uptime, busy = 0
    WHERE nodes.until <= {NOW}
    RETURNING life"""
BEAT = f"""
    UPDATE nodes SET beat = {NOW}, until = {NOW} + $2::bigint, uptime = $3, busy = $4
    WHERE life = $1 RETURNING life"""
LEAVE = "UPDATE nodes SET until = 0 WHERE life = $1"
LIVING = f"SELECT name, life, address, busy FROM nodes WHERE until > {NOW} ORDER BY name"
HELD = "SELECT table_id, epoch FROM leases WHERE owner = $1"
ORPHANS = f"SELECT table_id FROM leases WHERE owner IS NOT NULL AND NOT {ALIVE.format('leases.owner')}"
#: What has passed since the last beat of somebody alive has passed for everybody.
UPTIME = f"SELECT max(uptime + CASE WHEN until > {NOW} THEN {NOW} - beat ELSE 0 END) FROM nodes"


class Around(NamedTuple):
    """What a node sees when it gives a sign of life."""

    living: list[NodeRow]
    #: the tables that it has, with their epochs
    held: dict[str, int]
    #: the tables of those who are gone
    orphans: list[str]


class Beats:
    """The signs of life of one node; `lease`: for how many milliseconds each of them holds."""

    def __init__(self, link: Link, name: str, address: str, lease: int) -> None:
        self._link, self._name, self._address, self._lease = link, name, address, lease

    async def join(self, life: str, uptime: int) -> bool:
        """Begin a life; False if somebody of this name is alive."""
        return bool(await self._link.rows(JOIN, self._name, life, self._address, self._lease, uptime))

    async def beat(self, life: str, uptime: int, busy: int) -> bool:
        """Give a sign of life; False if another has begun a life under this name."""
        return bool(await self._link.rows(BEAT, life, self._lease, uptime, busy))

    async def look(self, life: str) -> Around:
        """Look around."""
        living = [NodeRow(*row) for row in await self._link.rows(LIVING)]
        held = dict(await self._link.rows(HELD, life))
        return Around(living, held, [row[0] for row in await self._link.rows(ORPHANS)])

    async def uptime(self) -> int:
        """How long servers have been up, as far as nodes know."""
        return (await self._link.rows(UPTIME))[0][0] or 0

    async def leave(self, life: str) -> None:
        """End a life: all its tables are free at once."""
        await self._link.rows(LEAVE, life)
