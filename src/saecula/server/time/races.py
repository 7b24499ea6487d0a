"""Who was first: while game time runs, claims and the moves of CLOCK are served in the order of fair time.

Whatever is next waits as long as an earlier claim of somebody else may still be on its way: of a player who is asked
now and whose line has a delay, and no longer than that delay. Where there is none, nothing waits. At the same instant
CLOCK comes first. So nothing that was once applied is ever put in another order.
"""

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TYPE_CHECKING, Any

from saecula.server.desk.playing import strike
from saecula.server.desk.seats import level_of
from saecula.server.time.fair import Allowance
from saecula.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from saecula.server.table.room import Room

#: What is due so soon, in seconds, is served now: loops wake a little early.
EARLY = 0.0005

Work = Callable[[float], Awaitable[Any]]


class Claim:
    """Something to do at a fair time, which is found when it is entered. `player` is none for a bot of the table."""

    def __init__(self, seat: int, player: str | None, delay: float, arrived: float, work: Work) -> None:
        self.seat = seat
        self.player = player
        self.delay = delay
        self.arrived = arrived
        self.work = work
        self.fair = arrived
        self.number = 0
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: "Claim") -> bool:
        return (self.fair, self.number) < (other.fair, other.number)

    def refuse(self, error: BaseException | None = None) -> None:
        """It comes to nothing."""
        if not self.done.done():
            self.done.set_exception(error or Refusal("failed", "problem-failed"))
            self.done.exception()  # nobody has to wait for it

    async def serve(self) -> None:
        """Do it."""
        try:
            result = await self.work(self.fair)
        except Refusal as refusal:
            self.refuse(refusal)
        except BaseException:
            self.refuse()
            raise
        else:
            if not self.done.done():
                self.done.set_result(result)
        # whoever sent it hears of it before everybody else does
        await asyncio.sleep(0)


class Races:
    """The claims at a table that wait for their time."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._waiting: list[Claim] = []
        self._numbers = count()
        self._allowances: dict[str, Allowance] = {}
        #: seat -> the fair time of its last claim: nobody overtakes himself
        self._last: dict[int, float] = {}

    async def take(self, claim: Claim) -> None:
        """Take what has arrived; who may not act for a seat is refused at once and changes nothing about it."""
        if self._may_act(claim):
            self.enter(claim)
        else:
            await claim.serve()
        await self.serve()

    def _may_act(self, claim: Claim) -> bool:
        row = next((row for row in self._room.desk.row.seats if row.seat == claim.seat), None)
        return claim.player is None or (row is not None and row.player == claim.player and row.stand_in is None)

    def enter(self, claim: Claim) -> None:
        """Line a claim up; where time does not run there is nothing to date back."""
        if claim.player is not None and self._room.desk.time.runs_from is not None:
            claim.fair -= self._allowance(claim.player, claim.arrived).take(claim.delay, claim.arrived)
        claim.fair = self._last[claim.seat] = max(claim.fair, self._last.get(claim.seat, claim.fair))
        claim.number = next(self._numbers)
        heapq.heappush(self._waiting, claim)

    def due(self) -> float | None:
        """The moment at which the next thing is to be done."""
        found = self._next()
        return None if found is None else found[0]

    async def serve(self) -> None:
        """Do what is due, one thing after the other."""
        room = self._room
        while (found := self._next()) is not None and found[0] <= room.outside.clock.monotonic() + EARLY:
            _, claim = found
            if claim is None:
                due = room.desk.time.due(room.desk.state)
                assert due is not None
                strike(room.desk, due)
                await room.commit()
            else:
                heapq.heappop(self._waiting)
                due = claim.fair
                await claim.serve()
            await room.settle(due)

    def drop(self) -> None:
        """Nothing waits any more."""
        for claim in self._waiting:
            claim.refuse()
        self._waiting.clear()

    def _next(self) -> tuple[float, Claim | None] | None:
        """What comes next in fair time, and when it may be done: a claim, or CLOCK."""
        struck = self._room.desk.time.due(self._room.desk.state)
        claim = self._waiting[0] if self._waiting else None
        if claim is not None and (struck is None or claim.fair < struck):
            return claim.fair + self._hold(claim), claim
        return None if struck is None else (struck + self._hold(None), None)

    def _hold(self, claim: Claim | None) -> float:
        """How long an earlier claim of somebody else may still be on its way."""
        room, desk = self._room, self._room.desk
        mono = room.outside.clock.monotonic()
        if desk.time.runs_from is None:
            return 0.0
        rows = [desk.row.seats[seat] for seat in desk.asked() if claim is None or seat != claim.seat]
        players = {row.player for row in rows if level_of(row) is None}
        return max(
            (
                self._allowance(listener.player.id, mono).credit(listener.delay.seconds, mono)
                for listener in room.audience.listeners
                if listener.player is not None
                and listener.player.id in players
                and (claim is None or listener.player.id != claim.player)
                and listener.delay.seconds > 0.0
            ),
            default=0.0,
        )

    def _allowance(self, player: str, mono: float) -> Allowance:
        if player not in self._allowances:
            self._allowances[player] = Allowance(mono)
        return self._allowances[player]
