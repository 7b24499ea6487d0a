"""The room of a table, as visitors find it: they send commands, ask questions, listen."""

import asyncio

import structlog

from saecula.kernel.record import Record
from saecula.server.desk.seats import ANY, Player, seats_of
from saecula.server.store import SeatRow
from saecula.server.table.household import Household
from saecula.server.table.opening.rematches import rematch
from saecula.server.telling.inquiries import Asker, entries_since
from saecula.server.telling.listeners import Listener
from saecula.server.thinking import Ruled
from saecula.server.time.gametime import is_timed
from saecula.server.wire.commands import AnyCommand, Play
from saecula.server.wire.frames import Ack, Answer, Pong, Refused, Welcome
from saecula.server.wire.inquiries import AnyInquiry
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.tables import TableInfo

log = structlog.get_logger("saecula.room")


class Room(Household):
    """A household that is open to visitors; they need to know nobody else in it."""

    # -- commands and questions

    async def obey(self, player: Player | None, command: AnyCommand, delay: float = 0.0) -> Ack | Refused:
        """Carry out a command; returns once it is stored. `delay`: how many seconds its connection takes one way."""
        self.touch()
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
        """The whole game to step through, as gzipped JSON; while it runs, only as your seats or a spectator see it."""
        return await self.inquiries.replay(Asker(player, eyes, payer), self.audience.info)

    async def info(self) -> TableInfo:
        """The table as everybody may see it."""
        return await self.turnstile.look(self.audience.info)

    async def record(self, player: Player | None) -> Record:
        """The record of a game that is over; it reveals the seed."""
        return await self.inquiries.record(player)

    async def stood_in(self) -> frozenset[int]:
        """The lines of the record whose moves a bot made in a player's place."""
        return await self.inquiries.stood_in()

    async def rematch(self, player: Player) -> str:
        """The id of the rematch's table, opened for the first who asks."""
        outside = self.outside
        return await self.owner.post(lambda: rematch(outside.store, self.keeper, player, outside.clock.now()))

    # -- its state

    def is_racing(self) -> bool:
        """Whether game time runs, so that a move may have to wait for its fair time."""
        return self.turnstile.is_racing()

    @property
    def has_game_time(self) -> bool:
        """Whether time is part of the rules of this game."""
        return is_timed(self.desk.game)

    @property
    def is_playable(self) -> bool:
        """Whether the rules of this game are known here."""
        return self.desk.is_playable

    @property
    def ruled(self) -> Ruled:
        """The game and the version of its rules."""
        return self.desk.ruled

    def seats_of(self, player: Player) -> list[SeatRow]:
        """The rows of the seats where a player sits."""
        row = self.desk.row
        return [row.seats[at] for at in seats_of(row, player)]

    def is_alone(self, player: Player) -> bool:
        """Whether a player sits with nobody but bots, and no seat is open."""
        return all(seat.kind == "bot" or seat.player == player.id for seat in self.desk.row.seats)

    # -- listening

    async def welcome(self, player: Player | None, eyes: int | None = ANY, since: int | None = None) -> Welcome:
        """The whole picture once, without following the table."""

        async def look() -> Welcome:
            entries = await entries_since(self.desk, self.outside.store.entries, since)
            chosen = await self.seals.eyes(self.desk.row, self.desk.asked(), player, eyes)
            return self.audience.welcome(self.desk, player, chosen, entries)

        return await self.owner.post(look)

    async def join(self, player: Player | None, eyes: int | None = ANY, since: int | None = None) -> Listener:
        """Follow the table: the first frame is a Welcome."""
        listener = Listener(player, None)

        async def come() -> None:
            self.touch()
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
        if self.audience.drop(listener) and self.is_open:
            self.wake()
