"""Who was first: while game time runs, claims and the moves of CLOCK are served in the order of fair time.

What is next waits as long as an earlier claim of somebody else may still be on its way: that of a player who must
decide now and whose connection has a delay, and no longer than that delay. If there is none, nothing waits. At the same
instant CLOCK comes first. So nothing that was applied ever has to be reordered. While game time stands still nobody
races: moves are made as they come, and do not pass through here.
"""

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from saecula.server.time.clocks import Timepiece
from saecula.server.time.fair import Allowance
from saecula.server.wire.refusals import Refusal

T = TypeVar("T")

#: What is due within this many seconds is served now: event loops wake a little early.
EARLY = 0.0005


class Awaited(NamedTuple):
    """Somebody who must decide now, over a connection with a delay in seconds."""

    seat: int
    player: str
    delay: float


class Track(Protocol):
    """Where races are run: a table with a clock, at which people must decide."""

    def is_running(self) -> bool:
        """Whether game time runs, or is about to."""
        ...

    def strikes_at(self) -> float | None:
        """The moment at which CLOCK must move; None if there is none."""
        ...

    async def strike(self, at: float) -> None:
        """Let CLOCK move to a moment, and store that."""
        ...

    def awaited(self) -> list[Awaited]:
        """The people who must decide now, with the delay of each of their connections that has one."""
        ...


class Claim(Generic[T]):
    """Something to do at a fair time, which is worked out when it is entered. A bot of the table has no `player`."""

    def __init__(
        self,
        seat: int,
        player: str | None,
        delay: float,
        arrived: float,
        work: Callable[[float | None], Awaitable[T]],
    ) -> None:
        self.seat = seat
        self.player = player
        self.delay = delay
        self.arrived = arrived
        self.work = work
        self.fair = arrived
        self.number = 0
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: "Claim[Any]") -> bool:
        return (self.fair, self.number) < (other.fair, other.number)

    def refuse(self, error: BaseException | None = None) -> None:
        """Give the claim up, and tell the sender why."""
        if not self.done.done():
            self.done.set_exception(error or Refusal("failed", "problem-failed"))
            self.done.exception()  # no warning if nobody waits for it

    async def serve(self) -> None:
        """Do what is claimed, and tell the sender what came of it."""
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
        # let the sender hear of it before everybody else does
        await asyncio.sleep(0)


class Races:
    """The claims at a table that wait for their time. `follow_up` is called with the moment of each thing done."""

    def __init__(self, track: Track, clock: Timepiece, follow_up: Callable[[float], Awaitable[object]]) -> None:
        self._track, self._clock, self._follow_up = track, clock, follow_up
        self._waiting: list[Claim[Any]] = []
        self._numbers = count()
        self._allowances: dict[str, Allowance] = {}
        #: seat -> the fair time of its last claim: nobody overtakes their own claim
        self._last: dict[int, float] = {}

    def enter(self, claim: Claim[Any]) -> None:
        """Queue a claim, dated back by the delay of its connection as far as the allowance goes."""
        if claim.player is not None:
            claim.fair -= self._allowance(claim.player, claim.arrived).take(claim.delay, claim.arrived)
        claim.fair = self._last[claim.seat] = max(claim.fair, self._last.get(claim.seat, claim.fair))
        claim.number = next(self._numbers)
        heapq.heappush(self._waiting, claim)

    def due(self) -> float | None:
        """The moment at which the next thing must be done; None if nothing is waiting."""
        found = self._next()
        return None if found is None else found[0]

    async def serve(self) -> bool:
        """Do what is due, one thing after another (all of it if time stands still); False if nothing was."""
        has_served = False
        while (found := self._next()) is not None and found[0] <= self._clock.monotonic() + EARLY:
            await self._follow_up(await self._serve(found[1]))
            has_served = True
        return has_served

    async def _serve(self, claim: Claim[Any] | None) -> float:
        """Serve a claim, or let CLOCK move if it is None; returns the moment of it."""
        if claim is not None:
            heapq.heappop(self._waiting)
            await claim.serve()
            return claim.fair
        moment = self._track.strikes_at()
        assert moment is not None
        await self._track.strike(moment)
        return moment

    def drop(self) -> None:
        """Refuse all claims that are waiting."""
        for claim in self._waiting:
            claim.refuse()
        self._waiting.clear()

    def _next(self) -> tuple[float, Claim[Any] | None] | None:
        """When the next thing may be done, and the claim it is (None for CLOCK); just None if nothing is waiting."""
        struck = self._track.strikes_at()
        claim = self._waiting[0] if self._waiting else None
        if claim is not None and (struck is None or claim.fair < struck):
            return claim.fair + self._hold(claim), claim
        return None if struck is None else (struck + self._hold(None), None)

    def _hold(self, claim: Claim[Any] | None) -> float:
        """How many seconds an earlier claim of somebody else may still be on its way."""
        if not self._track.is_running():
            return 0.0
        mono = self._clock.monotonic()
        return max(
            (
                self._allowance(one.player, mono).credit(one.delay, mono)
                for one in self._track.awaited()
                if claim is None or (one.seat != claim.seat and one.player != claim.player)
            ),
            default=0.0,
        )

    def _allowance(self, player: str, mono: float) -> Allowance:
        if player not in self._allowances:
            self._allowances[player] = Allowance(mono)
        return self._allowances[player]
