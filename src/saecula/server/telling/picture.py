"""The picture of a table, as a seat or a spectator sees it."""

from collections.abc import Callable, Collection, Iterable
from typing import Any

from saecula.kernel.codes import first, second, third
from saecula.kernel.game import Game
from saecula.kernel.views import View
from saecula.server.desk.desk import Desk
from saecula.server.desk.entries import move_json
from saecula.server.desk.playing import why_no_undo
from saecula.server.desk.seats import Presence
from saecula.server.store import TableRow
from saecula.server.wire.refusals import reason_info
from saecula.server.wire.tables import Asked, Clock, SeatInfo, TableInfo, UndoInfo
from saecula.server.wire.words import MoveJson


def seat_infos(table: TableRow, presence: Presence | None, against: Callable[[int], Collection[str]]) -> list[SeatInfo]:
    """The seats as everybody may see them."""
    opposed = [against(seat.seat) for seat in table.seats]
    return [
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            player=seat.player,
            level=seat.level,
            character=seat.character,
            stand_in=seat.stand_in,
            online=seat.kind == "bot" or (presence is not None and presence.is_here(seat.player)),
            conceded=seat.conceded,
            agrees_to_end=seat.agrees_to_end,
            opposed_by=[other.seat for other in table.seats if other.player in by] if by else [],
        )
        for seat, by in zip(table.seats, opposed)
    ]


def table_info(
    table: TableRow,
    presence: Presence | None = None,
    playable: bool = True,
    pausing: Iterable[int] = (),
    against: Callable[[int], Collection[str]] = lambda _: (),
    known_deal: bool = False,
) -> TableInfo:
    """A table as everybody may see it."""
    # a table marked as rated before it is over will never be rated: its deal was known
    is_given = known_deal or (table.rated and table.status != "over")
    return TableInfo(
        id=table.id,
        game=table.game,
        rules=table.rules,
        status=table.status,
        seats=seat_infos(table, presence, against),
        options=table.options,
        tempo=table.tempo,
        listed=table.listed,
        host=table.host,
        created=table.created,
        version=table.version,
        commitment=table.commitment,
        reconstructed=table.reconstructed,
        known_deal=is_given,
        started=table.started,
        ended=table.ended,
        end=table.end,
        result=table.result,
        muted=list(table.muted),
        watchers=presence.watchers(table) if presence is not None else 0,
        rematch=table.rematch,
        playable=playable,
        pausing=sorted(pausing),
    )


def asked_of(game: Game[Any], state: Any, view: View, seat: int, legal: list[int]) -> Asked | None:
    """The open decision of a seat and all its legal moves, None if it has none; the view names the kind of decision."""
    question = next((question for question in view.asked if question.seat == seat), None)
    if question is None or not legal:
        return None
    frame = game.frame(state, seat)
    moves = [move_json(game, code) for code in legal]
    return Asked(question.decision, question.kind, first(frame), second(frame), third(frame), moves)


def asked_now(desk: Desk, eyes: int | None) -> Asked | None:
    """What the seat with these eyes must decide, even while the game is paused; None if nothing."""
    if eyes is None or desk.match is None or desk.row.status == "over":
        return None
    return asked_of(desk.game, desk.match.state, desk.seen.view(eyes), eyes, desk.seen.legal(eyes))


def undo_now(desk: Desk, eyes: int | None) -> UndoInfo:
    """Whether the seat with these eyes may take back its last move, and if not, why."""
    if eyes is None or desk.match is None or desk.row.status == "over":
        return UndoInfo(False)
    reason = why_no_undo(desk, eyes)
    return UndoInfo(reason is None, None if reason is None else reason_info(reason))


def clock_now(desk: Desk) -> Clock | None:
    """The banks; None if no time is kept or the game has not started."""
    if desk.row.tempo.kind == "free" or desk.row.started is None:
        return None
    desk.banks.look(desk.clock.monotonic())
    return desk.banks.clock(desk.clock.now())


def presets_of(desk: Desk, eyes: int | None) -> dict[str, MoveJson]:
    """The answers that a seat has given in advance, by kind of decision."""
    return {kind: move for (seat, kind), move in desk.presets.items() if seat == eyes}
