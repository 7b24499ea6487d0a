"""Rematches: a new table like one that is over."""

from saecula.server.desk.seats import Player, sitting
from saecula.server.store import SeatRow, Store
from saecula.server.table.keeping import Keeper
from saecula.server.table.opening.fresh import new_table
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.rest import NewTable, SeatWish
from saecula.server.wire.words import Time


async def rematch(store: Store, keeper: Keeper, player: Player, now: Time) -> str:
    """The id of the rematch, opened for the first who asks: bots sit as before, other players' seats are open."""
    table = keeper.desk.row
    sitting(table, player)
    if table.status != "over":
        raise Refusal("illegal", "problem-not-over")
    if table.rematch is None:
        wish = NewTable(
            game=table.game,
            seats=[_wish(seat, player) for seat in table.seats],
            options=dict(table.options),
            tempo=table.tempo,
            listed=table.listed,
        )
        made = await new_table(store, player, wish, now)
        keeper.desk.change(rematch=made.id)
        await keeper.commit()
    assert table.rematch is not None
    return table.rematch


def _wish(seat: SeatRow, player: Player) -> SeatWish:
    if seat.kind == "bot":
        return SeatWish("bot", name=seat.name, level=seat.level, character=seat.character)
    return SeatWish("hot", name=seat.name) if seat.player == player.id else SeatWish("open")
