"""What makes a table go on while nobody sends anything: bots that think, banks that run out, game time that passes."""

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from saecula.kernel.errors import SaeculaError
from saecula.kernel.views import View
from saecula.server.manners import time_up
from saecula.server.playing import make, open_decision, strike
from saecula.server.refusals import Refusal
from saecula.server.seats import level_of

if TYPE_CHECKING:
    from saecula.server.room import Room

log = structlog.get_logger("saecula.room")

#: Clocks are looked at a moment after they are due, so that one look suffices.
MARGIN = 0.002


class Driver:
    """Waits beside a room and puts what is due into its inbox."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        #: seat -> the decision and level it thinks about, and where
        self._thoughts: dict[int, tuple[tuple[int, str], asyncio.Task[None]]] = {}
        self._alarm: asyncio.Task[None] | None = None
        self._moved = 0.0

    def drive(self) -> None:
        """After every change: let the bots think that are asked now, and set the alarm anew."""
        self._let_think()
        self._set_alarm()

    def stop(self) -> None:
        """Wait for nothing any more."""
        for _, task in self._thoughts.values():
            task.cancel()
        self._thoughts.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def is_busy(self) -> bool:
        """Whether a bot thinks."""
        return bool(self._thoughts)

    # -- bots

    def _let_think(self) -> None:
        desk = self._room.desk
        wanted: dict[int, tuple[int, str]] = {}
        for seat in desk.asked():
            level = level_of(desk.row.seats[seat])
            if level is not None:
                wanted[seat] = (open_decision(desk, seat), level)
        for seat, (question, task) in list(self._thoughts.items()):
            if wanted.get(seat) != question:
                task.cancel()
                del self._thoughts[seat]
        for seat, question in wanted.items():
            if seat not in self._thoughts:
                # what the seat knows now: later something may be under way that is not stored yet
                known = desk.view(seat), desk.game.legal(desk.state, seat)
                self._thoughts[seat] = question, asyncio.create_task(self._think(seat, question, *known))

    async def _think(self, seat: int, question: tuple[int, str], view: View, legal: list[int]) -> None:
        """Ask the bot of a seat, and answer for it in its own time."""
        room, outside = self._room, self._room.outside
        game, key, seed = room.desk.row.game, f"{room.id}/{seat}", secrets.randbits(48)
        try:
            code = await outside.thinking.choose(game, key, question[1], view, legal, seed)
        except Exception as error:
            log.error("a bot failed", table=room.id, seat=seat, exc_info=error)
            code = legal[0]
        rest = self._moved + outside.pace - outside.clock.monotonic()
        if room.audience.listeners and rest > 0:
            await outside.clock.sleep(rest)
        with suppress(Refusal):
            await room.owner.post(lambda: self._answer(seat, question, code))

    async def _answer(self, seat: int, question: tuple[int, str], code: int) -> None:
        """The move of a bot; it comes to nothing if the question is no longer open, or no longer the bot's."""
        room, desk = self._room, self._room.desk
        row = desk.row.seats[seat]
        if seat not in self._thoughts or self._thoughts[seat][0] != question:
            return
        del self._thoughts[seat]
        if seat not in desk.asked() or question != (open_decision(desk, seat), level_of(row)):
            return
        try:
            make(desk, seat, code, decision=question[0], auto="stand-in" if row.kind == "person" else None)
        except SaeculaError as error:
            log.warning("a bot's move came too late", table=room.id, seat=seat, error=str(error))
        self._moved = room.outside.clock.monotonic()
        await room.commit()

    # -- clocks

    def due(self) -> float | None:
        """Milliseconds until a clock must be looked at."""
        desk = self._room.desk
        if desk.row.status != "playing":
            return None
        desk.banks.look(desk.clock.monotonic())
        dues = [due for due in (desk.banks.due(), desk.time.due(desk.state)) if due is not None]
        return min(dues, default=None)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self.due()
        if due is not None:
            self._alarm = asyncio.create_task(self._wait(due / 1000 + MARGIN))

    async def _wait(self, seconds: float) -> None:
        await self._room.outside.clock.sleep(seconds)
        self._alarm = None
        self._room.owner.post(self._ring)

    async def _ring(self) -> None:
        """Let CLOCK move, and hand over the seats that are out of time."""
        room, desk = self._room, self._room.desk
        if desk.row.status != "playing":
            return
        desk.banks.look(desk.clock.monotonic())
        if desk.time.due(desk.state) == 0.0:
            strike(desk)
        time_up(desk)
        await room.commit()
