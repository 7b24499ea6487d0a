"""What stays hidden of a game that is over, as long as another table is played with its deal."""

from saecula.server.desk.seats import Player, choose_eyes, seats_of
from saecula.server.store import TableRow
from saecula.server.store.shelves.tables import Tables
from saecula.server.wire.refusals import Refusal


class Seals:
    """Keeps back the seed of a deal that is in use, and all that shows what it has dealt.

    Whoever played a deal when it was fresh had seen it before anybody could use it for another table, so a stranger who
    does that locks nobody out of their own game. But whoever sits at the other table has to wait for its end as well.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def check(self, row: TableRow, player: Player | None) -> None:
        """Raise Refusal if somebody may not see the whole of a game now."""
        if await self._is_sealed(row, player):
            raise Refusal("illegal", "problem-sealed")

    async def check_eyes(self, row: TableRow, player: Player | None, eyes: int | None) -> None:
        """The same for what one seat saw; its player, and spectators, may see again what they saw before."""
        if eyes is not None and eyes not in seats_of(row, player):
            await self.check(row, player)

    async def eyes(self, row: TableRow, asked: list[int], player: Player | None, eyes: int | None) -> int | None:
        """The eyes asked for, None if somebody may not use them now; for ANY one of the player's seats."""
        chosen = choose_eyes(row, asked, player, eyes)
        try:
            await self.check_eyes(row, player, chosen)
        except Refusal:
            return None
        return chosen

    async def _is_sealed(self, row: TableRow, player: Player | None) -> bool:
        running = await self._tables.played_with(row.commitment) if row.status == "over" else []
        if not running:
            return False
        was_there = player is not None and (player.id == row.host or bool(seats_of(row, player)))
        is_there = any(seats_of(other, player) for other in running)
        return is_there or not was_there or not await self._was_fresh(row)

    async def _was_fresh(self, row: TableRow) -> bool:
        sealed = await self._tables.sealed(row.id)
        return sealed is not None and not (sealed.clock or {}).get("fixed")
