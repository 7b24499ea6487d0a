"""The room of a table: its one owner.

Everything that reads or changes the table is done by one task, one thing after the other. What a command changes is
stored before anybody hears of it; if storing fails, or anything unexpected happens, the table is laid out again from
the store, and the sender is told that it failed.
"""

import asyncio

import structlog

from saecula.server.desk.automatic import next_automatic
from saecula.server.desk.desk import Desk
from saecula.server.desk.playing import make, strike
from saecula.server.desk.seats import ANY, Player, Presence, has_people, is_attended
from saecula.server.table.clerk import Clerk
from saecula.server.table.course import TableCourse
from saecula.server.table.driving import Driver
from saecula.server.table.keeping import Keeper
from saecula.server.table.owner import Owner
from saecula.server.table.surroundings import Outside
from saecula.server.table.turnstile import Turnstile
from saecula.server.telling.inquiries import Asker, Inquiries, entries_since
from saecula.server.telling.listeners import Audience, Listener
from saecula.server.telling.seals import Seals
from saecula.server.time.races import Races
from saecula.server.wire.commands import AnyCommand, Play
from saecula.server.wire.frames import Ack, Answer, Bye, Pong, Refused, Welcome
from saecula.server.wire.inquiries import AnyInquiry
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.tables import TableInfo

log = structlog.get_logger("saecula.room")

#: Failures in a row after which a table does nothing by itself, until somebody sends something.
FAILURES = 3


class Room:
    """One table with its owner, and everybody who works for it; none of them knows the room."""

    def __init__(self, table_id: str, outside: Outside, epoch: int | None = None) -> None:
        self.id = table_id
        self.outside = outside
        self.used = outside.clock.monotonic()
        self.presence = Presence(outside.clock)
        self.audience = Audience(self.presence)
        self.owner = Owner(table_id, self._go_on, self._recover)
        self.keeper = Keeper(table_id, outside, epoch)
        self.clerk = Clerk(self.keeper, self.presence, outside.store.entries, self._recover)
        self.races = Races(TableCourse(self.keeper, self.audience), outside.clock, self._follow_up)
        self.turnstile = Turnstile(self.keeper, self.owner, self.races)
        self.driver = Driver(self.keeper, self.turnstile, outside, lambda: bool(self.audience.listeners))
        self.seals, entries = Seals(outside.store.tables), outside.store.entries
        self.inquiries = Inquiries(self.turnstile.look, entries, self.seals, outside.thinking, outside.clock)
        #: where nothing moves by itself, so that it is not looked for twice
        self._looked_at: tuple[Desk, int, int] | None = None

    @property
    def desk(self) -> Desk:
        """The table as it lies now."""
        return self.keeper.desk

    @property
    def version(self) -> int:
        """The version of the last entry."""
        return self.desk.row.version

    # -- opening and closing

    async def open(self) -> None:
        """Lay the table out and begin."""
        await self.keeper.lay_out()
        self.clerk.recall()
        self.audience.tell(self.desk)
        self.owner.start()
        self.wake()

    def wake(self) -> None:
        """Go on with what waits."""

        async def nothing() -> None:
            self.used = self.outside.clock.monotonic()

        self.owner.post(nothing)

    async def close(self, bye: Bye) -> None:
        """Send everybody away and stop; all that was acknowledged is in the store."""
        await self.owner.stop()
        self.driver.stop()
        self.races.drop()
        self.audience.dismiss(bye)

    async def _recover(self) -> None:
        """Lay the table out again and go on; if even that fails, close: the next visitor opens it again."""
        self.keeper.failures += 1
        self.driver.stop()
        self.races.drop()
        try:
            await self.keeper.lay_out()
            self.clerk.recall()
        except Exception as error:
            if not self.keeper.is_lost:
                log.error("a table cannot be opened", table=self.id, exc_info=error)
            self.owner.is_open = False
            self.audience.dismiss(Bye("resync", True))
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
        """Let game time run while anybody who plays is there; when it stops, what it shows goes into the record."""
        was, desk = self.desk.is_attended, self.desk
        is_wanted = has_people(desk.row) or bool(self.audience.listeners)
        desk.is_attended = self.owner.is_open and is_wanted and is_attended(desk.row, self.presence)
        if was and not desk.is_attended and desk.time.runs_from is not None:
            strike(desk, desk.clock.monotonic())
            await self.keeper.commit()
        desk.follow_time()
        self.keeper.mark_time()

    def _acts_alone(self) -> bool:
        """Whether anything is done here that nobody has sent; not after too many failures in a row."""
        return self.owner.is_open and self.keeper.failures <= FAILURES

    async def _follow_up(self, at: float) -> None:
        """Once after everything that is done: tell it, and make the moves that need no hand, at the same moment."""
        self.audience.tell(self.desk)
        if not self._acts_alone():
            return
        while self._looked_at != (seen := (self.desk, self.version, self.desk.preset_count)):
            found = next_automatic(self.desk)
            if found is None:
                self._looked_at = seen
                break
            if self.desk.time.tick(self.desk.state, at) is not None:
                strike(self.desk, at)  # it is made at its moment, if it still is to be made then
            else:
                make(self.desk, found.seat, found.code, decision=found.decision, auto=found.auto)
            await self.keeper.commit()
            self.audience.tell(self.desk)
        if self.outside.on_change is not None:
            self.outside.on_change(self.desk)

    # -- commands and questions

    async def obey(self, player: Player | None, command: AnyCommand, delay: float = 0.0) -> Ack | Refused:
        """Do what a command says, sent over a connection with some delay; returns once it is stored."""
        self.used = self.outside.clock.monotonic()
        if player is not None:
            self.presence.hear(player.id)
        try:
            if isinstance(command, Play) and player is not None:
                return await self.turnstile.claim(
                    command.seat, player.id, delay, lambda at: self.clerk.obey(player, command, at)
                )
            return await self.owner.post(lambda: self.clerk.obey(player, command))
        except Refusal as refusal:
            return Refused(command.cid, refusal.error, refusal.reason, self.version)

    async def answer(
        self, player: Player | None, inquiry: AnyInquiry, eyes: int | None = None
    ) -> Answer | Pong | Refused:
        """Answer a question that changes nothing."""
        try:
            return await self.inquiries.answer(Asker(player, eyes), inquiry)
        except Refusal as refusal:
            return Refused(inquiry.cid, refusal.error, refusal.reason, self.version)
        except Exception as error:
            log.error("a question failed", table=self.id, exc_info=error)
            return Refused(inquiry.cid, "failed", Refusal("failed", "problem-failed").reason, self.version)

    async def replay(self, player: Player | None, eyes: int | None, payer: str = "") -> bytes:
        """The whole game to step through, packed; while it runs, players see it through the eyes of their seats."""
        return await self.inquiries.replay(Asker(player, eyes, payer), self.audience.info)

    async def info(self) -> TableInfo:
        """The table as everybody may see it."""
        return await self.turnstile.look(self.audience.info)

    # -- listening

    async def welcome(self, player: Player | None, eyes: int | None = ANY, since: int | None = None) -> Welcome:
        """The whole picture, once."""

        async def look() -> Welcome:
            entries = await entries_since(self.desk, self.outside.store.entries, since)
            chosen = await self.seals.eyes(self.desk.row, self.desk.asked(), player, eyes)
            return self.audience.welcome(self.desk, player, chosen, entries)

        return await self.owner.post(look)

    async def join(self, player: Player | None, eyes: int | None = ANY, since: int | None = None) -> Listener:
        """Follow the table: the first frame is a Welcome."""
        listener = Listener(player, None)

        async def come() -> None:
            self.used = self.outside.clock.monotonic()
            listener.eyes = await self.seals.eyes(self.desk.row, self.desk.asked(), player, eyes)
            entries = await entries_since(self.desk, self.outside.store.entries, since)
            self.audience.add(self.desk, listener, entries)

        try:
            await self.owner.post(come)
        except asyncio.CancelledError:
            self.leave(listener)
            raise
        return listener

    async def look(self, listener: Listener, eyes: int | None, since: int | None = None) -> None:
        """Let a listener see the table through the eyes of another seat: a Welcome follows."""

        async def turn() -> None:
            listener.eyes = await self.seals.eyes(self.desk.row, self.desk.asked(), listener.player, eyes)
            entries = await entries_since(self.desk, self.outside.store.entries, since)
            self.audience.greet(self.desk, listener, entries)

        await self.owner.post(turn)

    def leave(self, listener: Listener) -> None:
        """Stop following."""
        if self.audience.drop(listener) and self.owner.is_open:
            self.wake()
