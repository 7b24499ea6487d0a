"""Keeping a table: its desk as it is now, and storing what changes on it."""

from saecula.server.desk.desk import Desk
from saecula.server.desk.seats import Player
from saecula.server.store import LeaseLost, StoreError
from saecula.server.table.opening.layout import lay_out
from saecula.server.table.outside import Outside
from saecula.server.time.gametime import TimeMark


class Keeper:
    """Keeps one table. `desk` is laid out again after a failure, so nobody else may hold on to it."""

    def __init__(self, table_id: str, outside: Outside, epoch: int | None = None) -> None:
        self.id = table_id
        #: of our lease on the table, None if there are no other nodes; and whether another node has the table by now
        self.epoch = epoch
        self.is_lost = False
        self.desk: Desk
        #: how often something has failed since anything was last stored, or a command last came
        self.failures = 0
        self._outside = outside
        #: whether anybody who plays was there, and how game time ran, when the desk was last as the store has it
        self._time: tuple[bool, TimeMark] | None = None

    async def lay_out(self) -> None:
        """Lay the table out as the store has it; game time goes on as it ran when that was stored.

        Raises LeaseLost if another node has it now: those who are here reconnect to the new owner."""
        if self.is_lost:
            raise LeaseLost("the table has another owner")
        outside = self._outside
        self.desk = await lay_out(outside.store, self.id, outside.clock, outside.uptime, self.epoch)
        if self._time is not None:
            self.desk.is_attended, mark = self._time
            self.desk.time.go_on_as(mark)

    def mark_time(self) -> None:
        """Remember how game time runs, now that everything is stored."""
        self._time = self.desk.is_attended, self.desk.time.mark()

    async def learn_reserved_names(self) -> None:
        """Find out who at the table has reserved their name: a game that starts now is rated for them."""
        sitting = [seat.player for seat in self.desk.row.seats if seat.player is not None]
        self.desk.reserved = await self._outside.store.players.with_reserved_names(sitting)

    async def commit(self, player: Player | None = None, cid: str | None = None) -> bool:
        """Store what has changed, and report a game that is over; returns whether there is anything new in the log."""
        if not self.desk.is_changed():
            return False
        batch = self.desk.take_batch(player, cid)
        batch.epoch = self.epoch
        try:
            await self._outside.store.append(batch)
        except StoreError as error:
            self.is_lost = isinstance(error, LeaseLost)
            self._time = None  # nobody could move while the store failed: time goes on after a count-in
            raise
        self.failures = 0
        self.mark_time()
        if batch.changes.get("status") == "over":
            self._outside.tell_over(self.id)
        return bool(batch.entries)
