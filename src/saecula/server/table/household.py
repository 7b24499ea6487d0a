"""Who works for a table, and what they do while nobody sends anything.

Everything that reads or changes the table is done by one task, one thing after another. What a command changes is
stored before anybody hears of it; if storing fails, or anything unexpected happens, the table is laid out again from
the store, and the sender is told that the command failed.
"""

import structlog

from saecula.server.desk.automatic import next_automatic
from saecula.server.desk.desk import Desk
from saecula.server.desk.playing import make, strike
from saecula.server.desk.seats import Presence, has_people, is_attended
from saecula.server.table.clerk import Clerk
from saecula.server.table.driving import Driver
from saecula.server.table.handing import TableReins, TableTrack
from saecula.server.table.keeping import Keeper
from saecula.server.table.outside import Outside
from saecula.server.table.owner import Owner
from saecula.server.table.turnstile import Turnstile
from saecula.server.telling.inquiries import Inquiries
from saecula.server.telling.listeners import Audience
from saecula.server.telling.seals import Seals
from saecula.server.time.races import Races
from saecula.server.wire.frames import Bye

log = structlog.get_logger("saecula.room")

#: After more failures in a row than this, a table does nothing by itself until somebody sends something.
FAILURES = 3


class Household:
    """One table with its owner and all who work for it; none of them knows the household."""

    def __init__(self, table_id: str, outside: Outside, epoch: int | None = None) -> None:
        self.id = table_id
        self.outside = outside
        self.used = outside.clock.monotonic()
        self.presence = Presence(outside.clock)
        self.audience = Audience(self.presence)
        self.owner = Owner(table_id, self._go_on, self._recover)
        self.keeper = Keeper(table_id, outside, epoch)
        self.clerk = Clerk(self.keeper, self.presence, outside.store.entries, self._recover)
        self.races = Races(TableTrack(self.keeper, self.audience), outside.clock, self._follow_up)
        self.turnstile = Turnstile(self.keeper, self.owner, self.races)
        self.driver = Driver(TableReins(self.keeper, self.turnstile, outside, self.audience))
        self.seals, entries = Seals(outside.store.tables), outside.store.entries
        self.inquiries = Inquiries(self.turnstile.look, entries, self.seals, outside.thinking, outside.clock)
        #: the desk, version and preset count at which no automatic move was found, so that we do not look again
        self._looked_at: tuple[Desk, int, int] | None = None

    @property
    def desk(self) -> Desk:
        """The table as it is now."""
        return self.keeper.desk

    @property
    def version(self) -> int:
        """The version of the last entry."""
        return self.desk.row.version

    @property
    def is_open(self) -> bool:
        """Whether anything is done here; False once the table has been closed, or could not be laid out again."""
        return self.owner.is_open

    def due(self) -> float | None:
        """Milliseconds until something is due here; None if nothing is, or nobody would do it."""
        return self.driver.due() if self.is_open else None

    def is_idle(self, now: float, wait: float) -> bool:
        """Whether nobody follows the table, no bot is thinking, and nobody has needed it for `wait` seconds."""
        return not (self.audience.listeners or self.driver.is_busy() or now - self.used < wait)

    # -- opening and closing

    async def open(self) -> None:
        """Lay the table out and start working."""
        await self.keeper.lay_out()
        self.clerk.recall()
        self.audience.tell(self.desk)
        self.owner.start()
        self.wake()

    def wake(self) -> None:
        """Have the owner go on with whatever is due."""

        async def nothing() -> None:
            self.touch()

        self.owner.post(nothing)

    def touch(self) -> None:
        """Note that somebody needs the table."""
        self.used = self.outside.clock.monotonic()

    def shut(self, bye: Bye) -> None:
        """Send everybody away at once and take in nothing more, whatever the owner is busy with."""
        self.owner.is_open = False
        self.audience.dismiss(bye)

    async def close(self, bye: Bye) -> None:
        """Stop, and send everybody away; everything that was acknowledged is in the store."""
        await self.owner.stop()
        self.driver.stop()
        self.races.drop()
        self.audience.dismiss(bye)

    async def _recover(self) -> None:
        """Lay the table out again and go on; if even that fails, close it: the next visitor opens it again."""
        self.keeper.failures += 1
        self.driver.stop()
        self.races.drop()
        try:
            await self.keeper.lay_out()
            self.clerk.recall()
        except Exception as error:
            if not self.keeper.is_lost:
                log.error("a table cannot be opened", table=self.id, exc_info=error)
            self.shut(Bye("resync", True))
        if self._acts_alone():
            self.wake()

    # -- going on

    async def _go_on(self) -> None:
        """After each piece of work: run the races that are due, tell what has changed, wait for bots and clocks."""
        await self._attend()
        if not await self.races.serve():
            await self._follow_up(self.outside.clock.monotonic())
        if self._acts_alone():
            self.driver.drive()

    async def _attend(self) -> None:
        """Let game time run while any of the people who play are there; when it stops, CLOCK moves to what it shows."""
        was, desk = self.desk.is_attended, self.desk
        is_wanted = has_people(desk.row) or bool(self.audience.listeners)
        desk.is_attended = self.is_open and is_wanted and is_attended(desk.row, self.presence)
        if was and not desk.is_attended and desk.time.runs_from is not None:
            strike(desk, desk.clock.monotonic())
            await self.keeper.commit()
        desk.follow_time()
        self.keeper.mark_time()

    def _acts_alone(self) -> bool:
        """Whether anything is done here that nobody has asked for; not after too many failures in a row."""
        return self.is_open and self.keeper.failures <= FAILURES

    async def _follow_up(self, at: float) -> None:
        """After each thing done: tell everybody, and make the automatic moves that follow, at the same moment."""
        self.audience.tell(self.desk)
        if not self._acts_alone():
            return
        while self._looked_at != (mark := (self.desk, self.version, self.desk.preset_count)):
            found = next_automatic(self.desk)
            if found is None:
                self._looked_at = mark
                break
            if self.desk.time.tick(self.desk.state, at) is not None:
                strike(self.desk, at)  # CLOCK moves to that moment first; then we look again
            else:
                make(self.desk, found.seat, found.code, decision=found.decision, auto=found.auto)
            await self.keeper.commit()
            self.audience.tell(self.desk)
        if self.outside.on_change is not None:
            self.outside.on_change(self.desk)
