"""What keeps a table going while nobody sends anything: bots that think, banks that run out, game time that passes."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import NamedTuple, Protocol

import structlog

from saecula.bots.reaction import reaction
from saecula.kernel.codes import CHANCE
from saecula.kernel.errors import SaeculaError
from saecula.kernel.views import View
from saecula.server.desk.desk import Desk
from saecula.server.desk.playing import make
from saecula.server.desk.seats import bot_of, has_people
from saecula.server.lanes import Lane, Whose
from saecula.server.table.manners import time_up
from saecula.server.thinking import Ruled
from saecula.server.time.clocks import Timepiece
from saecula.server.wire.refusals import Refusal

log = structlog.get_logger("saecula.room")

#: Milliseconds after a bank runs out until it is looked at.
MARGIN = 2.0


class Reins(Protocol):
    """What a driver is given of a table: what it sees there, and what it may have done."""

    @property
    def id(self) -> str:
        """The id of the table."""
        ...

    @property
    def desk(self) -> Desk:
        """The table as it is now; it may be laid out again, so do not hold on to it."""
        ...

    @property
    def clock(self) -> Timepiece:
        """The clock of the table."""
        ...

    @property
    def pace(self) -> float:
        """Seconds between the moves of bots while somebody watches."""
        ...

    def is_watched(self) -> bool:
        """Whether somebody follows the bots' moves."""
        ...

    def next_race(self) -> float | None:
        """The moment at which the next claim or move of CLOCK is due; None if there is none."""
        ...

    async def choose(
        self, game: Ruled, key: str, level: str, view: View, legal: list[int], seed: int, whose: Whose
    ) -> int:
        """The code of the move that the bot of a seat chooses."""
        ...

    async def claim(self, seat: int, work: Callable[[float | None], Awaitable[None]]) -> None:
        """Have something done for the bot of a seat; while game time runs, at its fair time."""
        ...

    def post(self, work: Callable[[], Awaitable[None]]) -> object:
        """Queue something to be done by the table's owner."""
        ...

    async def commit(self) -> bool:
        """Store what has changed; False if no entry was written."""
        ...


class Pending(NamedTuple):
    """A decision that a bot must make, and the name of the bot: another one may take the seat over."""

    decision: int
    bot: str


class Thought(NamedTuple):
    """What a bot thinks about, and the task in which it does."""

    about: Pending
    task: asyncio.Task[None]


class Driver:
    """Waits beside a table, and has its owner do what is due."""

    def __init__(self, reins: Reins) -> None:
        self._reins = reins
        #: by seat
        self._thoughts: dict[int, Thought] = {}
        self._alarm: asyncio.Task[None] | None = None
        #: when the alarm rings, by the monotonic clock
        self._rings = 0.0
        self._moved = 0.0
        #: seat -> the random numbers that say how quick its bot's hand is each time
        self._hands: dict[int, Random] = {}

    def drive(self) -> None:
        """After every change: let the bots that must move think, and set the alarm again."""
        self._let_think()
        self._set_alarm()

    def stop(self) -> None:
        """Stop waiting for anything."""
        for thought in self._thoughts.values():
            thought.task.cancel()
        self._thoughts.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def is_busy(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._thoughts)

    # -- bots

    def _let_think(self) -> None:
        desk = self._reins.desk
        wanted: dict[int, Pending] = {}
        for seat in desk.asked() if self._may_move() else ():
            bot = bot_of(desk.row.seats[seat])
            if bot is not None:
                wanted[seat] = Pending(desk.playing().decision(seat), bot)
        for seat, thought in list(self._thoughts.items()):
            if wanted.get(seat) != thought.about:
                thought.task.cancel()
                del self._thoughts[seat]
        for seat, pending in wanted.items():
            if seat not in self._thoughts:
                # what the seat knows now: later there may be changes that are not stored yet
                known = desk.seen.view(seat), desk.seen.legal(seat)
                ready = self._ready(seat, pending.bot)
                self._thoughts[seat] = Thought(pending, asyncio.create_task(self._think(seat, pending, ready, *known)))

    def _may_move(self) -> bool:
        """Whether bots may move: in games with a clock, while it runs; at tables of bots alone, if somebody watches."""
        desk = self._reins.desk
        if not has_people(desk.row) and not self._reins.is_watched():
            return False
        return not desk.is_timed() or desk.time.runs_from is not None

    def _whose(self) -> Whose:
        """In whose turn bots think: those that play with people come first, and each host's tables get a share."""
        row = self._reins.desk.row
        return Whose(Lane.OPPONENT if has_people(row) else Lane.UNATTENDED, row.host)

    def _ready(self, seat: int, bot: str) -> float | None:
        """The moment at which a bot's hand comes down; None if no game time runs."""
        desk = self._reins.desk
        if desk.time.runs_from is None:
            return None
        made = (entry.seat for entry in reversed(desk.recent) if entry.kind == "move" and entry.seat != CHANCE)
        hand = self._hands.setdefault(seat, Random(f"{self._reins.id}/{seat}"))
        takes = reaction(bot, next(made, None) == seat, hand)
        return max(desk.clock.monotonic(), desk.time.runs_from) + takes / (1000 * desk.clock.haste)

    async def _think(self, seat: int, pending: Pending, ready: float | None, view: View, legal: list[int]) -> None:
        """Ask the bot of a seat for its move, and make it when the bot would be ready."""
        table, clock = self._reins.id, self._reins.clock
        game, key, seed = self._reins.desk.ruled, f"{table}/{seat}", secrets.randbits(48)
        try:
            code = await self._reins.choose(game, key, pending.bot, view, legal, seed, self._whose())
        except Exception as error:
            log.error("a bot failed", table=table, seat=seat, exc_info=error)
            code = legal[0]
        rest = (self._moved + self._reins.pace if ready is None else ready) - clock.monotonic()
        if rest > 0 and (ready is not None or self._reins.is_watched()):
            await clock.sleep(rest)
        with suppress(Refusal):
            await self._reins.claim(seat, lambda at: self._answer(seat, pending, code, at))

    async def _answer(self, seat: int, pending: Pending, code: int, at: float | None) -> None:
        """Make the move of a bot; it is dropped if the decision is no longer open, or no longer for this bot."""
        desk = self._reins.desk
        row = desk.row.seats[seat]
        if seat not in self._thoughts or self._thoughts[seat].about != pending:
            return
        del self._thoughts[seat]
        is_open = seat in desk.asked() and pending == (desk.playing().decision(seat), bot_of(row))
        if not is_open or not self._may_move():
            return
        try:
            make(desk, seat, code, decision=pending.decision, auto="stand-in" if row.kind == "person" else None, at=at)
        except SaeculaError as error:
            # where time runs, somebody else was quicker; the bot thinks again
            tell = log.warning if desk.time.runs_from is None else log.debug
            tell("a bot's move came too late", table=self._reins.id, seat=seat, error=str(error))
        self._moved = desk.clock.monotonic()
        await self._reins.commit()

    # -- clocks

    def due(self) -> float | None:
        """Milliseconds until a clock must be looked at; None if none must be."""
        desk, next_race = self._reins.desk, self._reins.next_race()
        if desk.row.status != "playing":
            return None
        desk.banks.look(mono := desk.clock.monotonic())
        banks = desk.banks.due()
        # banks are looked at a moment after they are due, so that one look suffices
        dues = [] if banks is None else [banks + MARGIN]
        if next_race is not None:
            dues.append(max(0.0, next_race - mono) * 1000)
        return min(dues, default=None)

    def _set_alarm(self) -> None:
        """Have the alarm ring when something is due; one that rings earlier is left alone, and set again when it rings.

        Banks grow with every move, so that is nearly always the case.
        """
        due = self.due()
        rings = None if due is None else self._reins.clock.monotonic() + due / 1000
        if self._alarm is not None and rings is not None and self._rings <= rings:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due is not None and rings is not None:
            self._rings = rings
            self._alarm = asyncio.create_task(self._wait(due / 1000))

    async def _wait(self, seconds: float) -> None:
        await self._reins.clock.sleep(seconds)
        self._alarm = None
        self._reins.post(self._ring)

    async def _ring(self) -> None:
        """Hand over the seats that are out of time; races are run afterwards, as after all work."""
        desk = self._reins.desk
        if desk.row.status == "playing":
            desk.banks.look(desk.clock.monotonic())
            time_up(desk)
            await self._reins.commit()
