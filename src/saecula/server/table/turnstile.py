"""The way to a table: everything goes through its owner, and while game time runs claims go in order of fair time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from saecula.server.desk.desk import Desk
from saecula.server.desk.seats import may_claim
from saecula.server.table.keeping import Keeper
from saecula.server.table.owner import Owner
from saecula.server.time.races import Claim, Races

T = TypeVar("T")


class Turnstile:
    """Lets one thing after another happen at a table."""

    def __init__(self, keeper: Keeper, owner: Owner, races: Races) -> None:
        self._keeper, self._owner, self._races = keeper, owner, races

    def post(self, work: Callable[[], Awaitable[T]]) -> "asyncio.Future[T]":
        """Have something done when its turn comes."""
        return self._owner.post(work)

    async def look(self, read: Callable[[Desk], T]) -> T:
        """Read something off the desk between two changes."""

        async def work() -> T:
            return read(self._keeper.desk)

        return await self._owner.post(work)

    async def claim(
        self, seat: int, player: str | None, delay: float, work: Callable[[float | None], Awaitable[T]]
    ) -> T:
        """Have something done for a seat: at its fair time while game time runs, else when its turn comes.

        Which of the two is decided when its turn comes, since something before it may have started or stopped the time.
        Somebody who may not act for the seat is refused at once.
        """
        arrived = self._keeper.desk.clock.monotonic()

        async def take() -> "T | Claim[T]":  # in quotes, or it would be evaluated at every call
            if not self.is_racing() or not may_claim(self._keeper.desk.row, seat, player):
                return await work(None)
            claim = Claim(seat, player, delay, arrived, work)
            self._races.enter(claim)
            return claim

        taken = await self._owner.post(take)
        return await taken.done if isinstance(taken, Claim) else taken

    def is_racing(self) -> bool:
        """Whether game time runs, so that a claim may have to wait for its fair time."""
        return self._keeper.desk.time.runs_from is not None

    def next_race(self) -> float | None:
        """The moment at which the next claim or move of CLOCK is due; None if there is none."""
        return self._races.due()
