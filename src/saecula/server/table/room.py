"""The room of a table: its one owner.

Everything that reads or changes the table is done by one task, one thing after the other. What a command changes is
stored before anybody hears of it; if storing fails, or anything unforeseen happens, the table is laid out anew from
the store, and the sender is told that it failed.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from saecula.kernel.errors import SaeculaError
from saecula.kernel.record import Record
from saecula.server.desk.automatic import next_automatic
from saecula.server.desk.desk import Desk
from saecula.server.desk.playing import make, strike
from saecula.server.desk.seats import ANY, Player, Presence, choose_eyes, is_attended
from saecula.server.store import Clash, StoreError
from saecula.server.table.commands import obey
from saecula.server.table.driving import Driver
from saecula.server.table.opening import lay_out
from saecula.server.table.owner import Owner
from saecula.server.table.repeats import Repeats
from saecula.server.table.surroundings import Outside
from saecula.server.telling.inquiries import answer, entries_since, record_of, replay_of
from saecula.server.telling.listeners import Audience, Listener
from saecula.server.time.races import Claim, Races
from saecula.server.wire.commands import AnyCommand, Play
from saecula.server.wire.frames import Ack, Answer, Bye, Pong, Refused, Welcome
from saecula.server.wire.inquiries import AnyInquiry
from saecula.server.wire.refusals import Refusal, refusal_of
from saecula.server.wire.rest import ReplayData
from saecula.server.wire.tables import TableInfo

log = structlog.get_logger("saecula.room")
T = TypeVar("T")

#: Failures in a row after which a table does nothing by itself, until somebody sends something.
FAILURES = 3


class Room:
    """One table with its owner."""

    def __init__(self, table_id: str, outside: Outside) -> None:
        self.id = table_id
        self.outside = outside
        self.desk: Desk
        self.presence = Presence(outside.clock)
        self.audience = Audience(self.presence)
        self.used = outside.clock.monotonic()
        self.owner = Owner(table_id, self._go_on, self._recover)
        self.races = Races(self)
        self.driver = Driver(self)
        self._repeats = Repeats()
        self._failures = 0
        #: where nothing moves by itself, so that it is not looked for twice
        self._looked_at: tuple[Desk, int, int] | None = None

    @property
    def version(self) -> int:
        """The version of the last entry."""
        return self.desk.row.version

    # -- opening and closing

    async def open(self) -> None:
        """Lay the table out and begin."""
        await self._lay_out()
        self.audience.tell(self.desk)
        self.owner.start()
        self.wake()

    async def _lay_out(self) -> None:
        self.desk = await lay_out(self.outside.store, self.id, self.outside.clock, self.outside.uptime)
        for entry in self.desk.recent:
            if entry.cid is not None and entry.player is not None:
                self._remember(entry.player, Ack(entry.cid, entry.version))

    def wake(self) -> None:
        """Go on with whatever waits."""

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
        """Lay the table out anew; if even that fails, close: whoever comes next opens it again."""
        self._failures += 1
        self.driver.stop()
        self.races.drop()
        try:
            await self._lay_out()
        except Exception as error:
            log.error("a table cannot be opened", table=self.id, exc_info=error)
            self.owner.is_open = False
            self.audience.dismiss(Bye("resync", True))

    async def _go_on(self) -> None:
        """Tell what has changed, make the moves that need nobody's hand, then wait for bots and clocks."""
        await self._attend()
        if await self.settle(self.outside.clock.monotonic()):
            self.driver.drive()

    async def _attend(self) -> None:
        """Game time runs while one of those who play is there; when it stops, what it shows goes into the record."""
        was, desk = self.desk.is_attended, self.desk
        desk.is_attended = self.owner.is_open and is_attended(desk.row, self.presence)
        if was and not desk.is_attended and desk.time.runs_from is not None:
            strike(desk, desk.clock.monotonic())
            await self.commit()
        desk.follow_time()

    async def settle(self, at: float) -> bool:
        """Tell what has changed at a moment, and make the moves that need nobody's hand; False where none is made."""
        self.audience.tell(self.desk)
        if self._failures > FAILURES or not self.owner.is_open:
            return False
        while self._looked_at != (seen := (self.desk, self.version, self.desk.preset_count)):
            found = next_automatic(self.desk)
            if found is None:
                self._looked_at = seen
                break
            if self.desk.time.tick(self.desk.state, at) is not None:
                strike(self.desk, at)  # it is made at its moment, if it still is to be made then
            else:
                make(self.desk, found.seat, found.code, decision=found.decision, auto=found.auto)
            await self.commit()
            self.audience.tell(self.desk)
        if self.outside.on_change is not None:
            self.outside.on_change(self)
        return True

    async def commit(self, player: Player | None = None, cid: str | None = None) -> None:
        """Store what has changed, then let those know who want to."""
        if not self.desk.is_changed():
            return
        batch = self.desk.take_batch(player, cid)
        await self.outside.store.append(batch)
        self._failures = 0
        if batch.changes.get("status") == "over":
            self.outside.tell_over(self.audience.info(self.desk))

    # -- commands

    async def obey(self, player: Player | None, command: AnyCommand, delay: float = 0.0) -> Ack | Refused:
        """Do what a command says, sent over a line with some delay; returns once it is stored."""
        try:
            if isinstance(command, Play) and player is not None:
                return await self.claim(command.seat, player.id, delay, lambda at: self._obey(player, command, at))
            return await self.owner.post(lambda: self._obey(player, command))
        except Refusal as refusal:
            return Refused(command.cid, refusal.error, refusal.reason, self.desk.row.version)

    async def claim(self, seat: int, player: str | None, delay: float, work: Callable[[float], Awaitable[T]]) -> T:
        """Have something done at its fair time; where game time does not run that is at once."""
        claim = Claim(seat, player, delay, self.outside.clock.monotonic(), work)

        posted = self.owner.post(lambda: self.races.take(claim))
        posted.add_done_callback(lambda _: claim.refuse(posted.exception()) if posted.exception() else None)
        result: T = await claim.done
        return result

    async def _obey(self, player: Player | None, command: AnyCommand, at: float | None = None) -> Ack | Refused:
        self.used, self._failures = self.outside.clock.monotonic(), 0
        who = player.id if player is not None else ""
        self.presence.hear(who)
        known = self._repeats.get(who, command.cid) or await self._obeyed_before(who, command.cid)
        if known is not None:
            return known
        try:
            obey(self.desk, player, command, self.presence, at)
        except (SaeculaError, Refusal) as error:
            refusal = error if isinstance(error, Refusal) else refusal_of(error)
            return await self._refuse(who, command.cid, refusal)
        try:
            await self.commit(player, command.cid)
        except StoreError as error:
            return await self._not_stored(who, command.cid, error)
        return self._remember(who, Ack(command.cid, self.desk.row.version))

    async def _obeyed_before(self, who: str, cid: str) -> Ack | None:
        """What the store knows of a command whose answer may be forgotten."""
        is_whole = not self.desk.recent or self.desk.recent[0].version == 1
        if not who or (is_whole and self._repeats.is_whole):
            return None
        old = await self.outside.store.entries.by_cid(self.id, who, cid)
        return None if old is None else Ack(cid, old.version)

    async def _refuse(self, who: str, cid: str, refusal: Refusal) -> Ack | Refused:
        await self.commit()  # the clock may have gone on before the move came too late
        return self._remember(who, Refused(cid, refusal.error, refusal.reason, self.desk.row.version))

    def _remember(self, who: str, said: Ack | Refused) -> Ack | Refused:
        row = self.desk.row
        return self._repeats.keep(who, said, who == row.host or any(seat.player == who for seat in row.seats))

    async def _not_stored(self, who: str, cid: str, error: StoreError) -> Ack | Refused:
        """The store has the last word: it may know this command already, or somebody else's; or it is out of order."""
        log.warning("not stored", table=self.id, error=str(error))
        await self._recover()
        old = await self.outside.store.entries.by_cid(self.id, who, cid) if isinstance(error, Clash) else None
        if old is None:
            raise Refusal("failed", "problem-failed")
        return self._remember(who, Ack(cid, old.version))

    # -- questions

    async def answer(
        self, player: Player | None, inquiry: AnyInquiry, eyes: int | None = None
    ) -> Answer | Pong | Refused:
        """Answer a question that changes nothing."""
        try:
            return await answer(self, player, inquiry, eyes)
        except Refusal as refusal:
            return Refused(inquiry.cid, refusal.error, refusal.reason, self.desk.row.version)
        except Exception as error:
            log.error("a question failed", table=self.id, exc_info=error)
            return Refused(inquiry.cid, "failed", Refusal("failed", "problem-failed").reason, self.desk.row.version)

    async def replay(self, player: Player | None, eyes: int | None) -> ReplayData:
        """The whole game to step through; while it runs only through eyes of one's own."""
        return await replay_of(self, player, eyes)

    async def record(self) -> Record:
        """The record of a game that is over."""
        return await record_of(self)

    async def info(self) -> TableInfo:
        """The table as everybody may see it."""

        async def look() -> TableInfo:
            return self.audience.info(self.desk)

        return await self.owner.post(look)

    # -- listening

    async def welcome(self, player: Player | None, eyes: int | None = ANY, since: int | None = None) -> Welcome:
        """The whole picture, once."""

        async def look() -> Welcome:
            chosen = choose_eyes(self.desk.row, self.desk.asked(), player, eyes)
            return self.audience.welcome(self.desk, player, chosen, await entries_since(self, since))

        return await self.owner.post(look)

    async def join(self, player: Player | None, eyes: int | None = ANY, since: int | None = None) -> Listener:
        """Follow the table: the first frame is a Welcome."""
        listener = Listener(player, None)

        async def come() -> None:
            self.used = self.outside.clock.monotonic()
            listener.eyes = choose_eyes(self.desk.row, self.desk.asked(), player, eyes)
            self.audience.add(self.desk, listener, await entries_since(self, since))

        try:
            await self.owner.post(come)
        except asyncio.CancelledError:
            self.leave(listener)
            raise
        return listener

    async def look(self, listener: Listener, eyes: int | None, since: int | None = None) -> None:
        """Let a listener look through other eyes: a Welcome follows."""

        async def turn() -> None:
            listener.eyes = choose_eyes(self.desk.row, self.desk.asked(), listener.player, eyes)
            self.audience.greet(self.desk, listener, await entries_since(self, since))

        await self.owner.post(turn)

    def leave(self, listener: Listener) -> None:
        """Follow no longer."""
        if self.audience.drop(listener) and self.owner.is_open:
            self.wake()
