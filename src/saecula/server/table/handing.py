"""What a room hands out of its table: to the races run there, and to the driver beside it."""

from collections.abc import Awaitable, Callable

from saecula.kernel.views import View
from saecula.server.desk.desk import Desk
from saecula.server.desk.playing import strike
from saecula.server.lanes import Whose
from saecula.server.table.keeping import Keeper
from saecula.server.table.outside import Outside
from saecula.server.table.turnstile import Turnstile
from saecula.server.telling.listeners import Audience
from saecula.server.thinking import Ruled
from saecula.server.time.clocks import Timepiece
from saecula.server.time.races import Awaited


class TableTrack:
    """What races need to know of a table, and what they do at it."""

    def __init__(self, keeper: Keeper, audience: Audience) -> None:
        self._keeper, self._audience = keeper, audience

    def is_running(self) -> bool:
        """Whether game time runs, or is about to."""
        return self._keeper.desk.time.runs_from is not None

    def strikes_at(self) -> float | None:
        """The moment at which CLOCK must move; None if there is none."""
        return self._keeper.desk.time.due(self._keeper.desk.state)

    async def strike(self, at: float) -> None:
        """Let CLOCK move to a moment, and store that."""
        strike(self._keeper.desk, at)
        await self._keeper.commit()

    def awaited(self) -> list[Awaited]:
        """The people who must decide now, with the delay of each of their connections that has one."""
        desk, listeners = self._keeper.desk, self._audience.listeners
        return [
            Awaited(seat, one.player.id, one.delay.seconds)
            for seat in desk.waited_for()
            for one in listeners
            if one.player is not None and one.player.id == desk.row.seats[seat].player and one.delay.seconds > 0.0
        ]


class TableReins:
    """What a driver needs to know of a table, and what it has done there."""

    def __init__(self, keeper: Keeper, turnstile: Turnstile, outside: Outside, audience: Audience) -> None:
        self._keeper, self._turnstile, self._outside, self._audience = keeper, turnstile, outside, audience

    @property
    def id(self) -> str:
        """The id of the table."""
        return self._keeper.id

    @property
    def desk(self) -> Desk:
        """The table as it is now."""
        return self._keeper.desk

    @property
    def clock(self) -> Timepiece:
        """The clock of the table."""
        return self._outside.clock

    @property
    def pace(self) -> float:
        """Seconds between the moves of bots while somebody watches."""
        return self._outside.pace

    def is_watched(self) -> bool:
        """Whether somebody follows the bots' moves."""
        return bool(self._audience.listeners)

    def next_race(self) -> float | None:
        """The moment at which the next claim or move of CLOCK is due; None if there is none."""
        return self._turnstile.next_race()

    async def choose(
        self, game: Ruled, key: str, level: str, view: View, legal: list[int], seed: int, whose: Whose
    ) -> int:
        """The code of the move that the bot of a seat chooses."""
        return await self._outside.thinking.choose(game, key, level, view, legal, seed, whose)

    async def claim(self, seat: int, work: Callable[[float | None], Awaitable[None]]) -> None:
        """Have something done for the bot of a seat; while game time runs, at its fair time."""
        await self._turnstile.claim(seat, None, 0.0, work)

    def post(self, work: Callable[[], Awaitable[None]]) -> object:
        """Queue something to be done by the table's owner."""
        return self._turnstile.post(work)

    async def commit(self) -> bool:
        """Store what has changed; False if no entry was written."""
        return await self._keeper.commit()
