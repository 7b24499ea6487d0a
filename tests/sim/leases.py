"""A model of what PostgreSQL keeps of several nodes: who owns which table, until when, and by which fence.

Every statement is whole, and the database's own time decides. A node that opens a table takes its lease or hears who
has it; an append names the epoch of the lease, and one of an old epoch is refused in the transaction that would store
it. The store around it has the protocol of today's `Store`, so that nodes with leases of their own can take its place.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy import Connection

from saecula.server.settings import Settings
from saecula.server.store import Batch, Store, StoreError
from saecula.server.store.append import append_all
from saecula.server.store.engine import Database
from saecula.server.store.writer import Writer
from saecula.server.table.room import Room
from saecula.server.table.rooms import Rooms
from saecula.server.thinking import Thinking
from saecula.server.wire.frames import Bye
from saecula.server.wire.refusals import Refusal

from .loop import SimClock

#: How long a lease lasts, and how often it is renewed, in virtual seconds.
LASTS, BEAT = 3.0, 1.0


class Fenced(StoreError):
    """An append of an old epoch."""


class Elsewhere(Refusal):
    """Another node has this table."""

    def __init__(self, owner: str) -> None:
        super().__init__("failed", "problem-closing")
        self.owner = owner


@dataclass(slots=True)
class Lease:
    """Who owns a table."""

    owner: str
    epoch: int
    until: float


@dataclass(frozen=True, slots=True)
class Stored:
    """An append as the database saw it: by whom and under which epoch, and whose the table was then."""

    table: str
    version: int
    owner: str
    epoch: int
    lease: Lease


class Leases:
    """The leases of all tables."""

    def __init__(self) -> None:
        self._rows: dict[str, Lease] = {}
        self.stored: list[Stored] = []

    def take(self, table: str, owner: str) -> Lease:
        """The lease of a table: a new one where nobody's lasts, else as it is."""
        now, row = asyncio.get_running_loop().time(), self._rows.get(table)
        if row is None or row.until <= now or row.owner == owner:
            self._rows[table] = Lease(owner, 1 if row is None else row.epoch + 1, now + LASTS)
        return replace(self._rows[table])

    def renew(self, owner: str) -> dict[str, int]:
        """The leases that somebody still has, with their epochs; they last on from now."""
        now = asyncio.get_running_loop().time()
        mine = {table: row for table, row in self._rows.items() if row.owner == owner and row.until > now}
        for row in mine.values():
            row.until = now + LASTS
        return {table: row.epoch for table, row in mine.items()}

    def give_back(self, owner: str) -> None:
        """A node stops: others need not wait."""
        for row in self._rows.values():
            if row.owner == owner:
                row.until = 0.0

    def is_current(self, table: str, epoch: int) -> bool:
        """Whether an epoch is the newest of a table."""
        return self._rows[table].epoch == epoch

    def note(self, batch: Batch, owner: str, epoch: int) -> None:
        """Something was stored."""
        lease = replace(self._rows[batch.table_id])
        self.stored += [Stored(batch.table_id, entry.version, owner, epoch, lease) for entry in batch.entries]


class FencedStore(Store):
    """A store whose appends name the epoch of the lease; `lost` hears of a table that another has taken."""

    def __init__(self, opened: Database, writer: Writer) -> None:
        super().__init__(opened, writer)
        self.model: Leases
        self.owner = ""
        self.epochs: dict[str, int] = {}
        self.lost: Callable[[str], None] = lambda table: None

    async def append(self, batch: Batch) -> None:
        """Store what a command changes at a table, if it is still this node's."""
        epoch = self.epochs.get(batch.table_id, 0)
        try:
            await self.writer.write(partial(self._append_fenced, batch, epoch))
        except Fenced:
            self.lost(batch.table_id)
            raise

    def _append_fenced(self, batch: Batch, epoch: int, connection: Connection) -> None:
        if not self.model.is_current(batch.table_id, epoch):
            raise Fenced(f"the lease {epoch} of table {batch.table_id} is over")
        append_all(connection, [batch], self.database.mark)
        self.model.note(batch, self.owner, epoch)


class LeasedRooms(Rooms):
    """The rooms of one node of several: a table is opened with its lease, and closed when that is lost."""

    def __init__(self, name: str, store: FencedStore, leases: Leases, settings: Settings) -> None:
        super().__init__(store, Thinking(0), SimClock(), settings)
        self._name, self._fenced, self._leases = name, store, leases
        store.model, store.owner, store.lost = leases, name, self.let_go

    async def start(self) -> None:
        """Begin to keep time by the database's clock, which is that of all nodes."""
        await super().start()
        self._uptime.go_on(int(asyncio.get_running_loop().time() * 1000))
        self._tasks.append(asyncio.create_task(self._renew()))

    async def close(self) -> None:
        """Close all rooms and give the leases back."""
        await super().close()
        await self._ask(self._leases.give_back, self._name)

    async def _ask(self, statement: Callable[..., object], *values: object) -> object:
        return await asyncio.get_running_loop().run_in_executor(None, statement, *values)

    async def _open(self, table_id: str) -> Room:
        try:
            lease = await self._ask(self._leases.take, table_id, self._name)
            assert isinstance(lease, Lease)
            if lease.owner != self._name:
                raise Elsewhere(lease.owner)
        except BaseException:
            del self._opening[table_id]
            raise
        self._fenced.epochs[table_id] = lease.epoch
        return await super()._open(table_id)

    async def _renew(self) -> None:
        """A room whose lease is gone is closed; what it has in mind may be old."""
        while True:
            await self._clock.sleep(BEAT)
            try:
                kept = await self._ask(self._leases.renew, self._name)
            except OSError:
                continue
            assert isinstance(kept, dict)
            for room in self.open_rooms():
                if kept.get(room.id) != self._fenced.epochs.get(room.id):
                    self.let_go(room.id)

    def let_go(self, table_id: str) -> None:
        """Send everybody away: another node has the table, or nobody, and then it is opened again."""
        room = self._rooms.pop(table_id, None)
        if room is not None:
            self._asleep.add(table_id)
            self.outside._call(room.close(Bye("resync", True)))
