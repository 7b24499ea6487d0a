"""A table as a race is run at it: its clock, and the people who are asked now."""

from saecula.server.desk.playing import strike
from saecula.server.table.keeping import Keeper
from saecula.server.telling.listeners import Audience
from saecula.server.time.races import Awaited


class TableCourse:
    """What races need to know of a table, and what they do at it."""

    def __init__(self, keeper: Keeper, audience: Audience) -> None:
        self._keeper, self._audience = keeper, audience

    def is_running(self) -> bool:
        """Whether game time runs, or is about to."""
        return self._keeper.desk.time.runs_from is not None

    def strikes_at(self) -> float | None:
        """The moment at which CLOCK must move."""
        return self._keeper.desk.time.due(self._keeper.desk.state)

    async def strike(self, at: float) -> None:
        """Let CLOCK move to a moment, and store that."""
        strike(self._keeper.desk, at)
        await self._keeper.commit()

    def awaited(self) -> list[Awaited]:
        """The people who are asked now, with the delay of each of their connections that has one."""
        desk, listeners = self._keeper.desk, self._audience.listeners
        return [
            Awaited(seat, one.player.id, one.delay.seconds)
            for seat in desk.waited_for()
            for one in listeners
            if one.player is not None and one.player.id == desk.row.seats[seat].player and one.delay.seconds > 0.0
        ]
