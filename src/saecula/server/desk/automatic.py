"""Moves that the server makes for a seat: answers given in advance, and decisions that leave no choice.

If a seat has only one legal move, the server makes it, but only if everybody can know that it is the only one: it must
also be the only one, and the same, in other worlds that are possible to a spectator. Then making it gives nothing away.
A player who could still take back a choice is asked all the same if the forced move would put an end to that: players
end their turns themselves. Some questions of a game are always put to people (`Face.always_asked`): somebody who wants
to see whom they could attack has not attacked yet. A forced move cannot be taken back on its own, as it would be made
again at once: it goes back together with the choice before it.

Where time is part of the rules no answers are given in advance: no person could react in the very millisecond in which
a space becomes free. A forced move takes nothing away from anybody, so it is made at once.
"""

from typing import NamedTuple

from saecula.play.forced import closes_undo, is_known_to_all
from saecula.server.desk.desk import Desk
from saecula.server.desk.entries import move_json
from saecula.server.desk.seats import level_of
from saecula.server.wire.words import Auto


class Automatic(NamedTuple):
    """A move that the server makes for a seat, and why."""

    seat: int
    decision: int
    code: int
    auto: Auto


def next_automatic(desk: Desk) -> Automatic | None:
    """The next move for the server to make; None if a player or bot must decide."""
    for seat in desk.asked():
        codes = desk.seen.legal(seat)
        found = _preset(desk, seat, codes) or _forced(desk, seat, codes)
        if found is not None:
            return found
    return None


def _preset(desk: Desk, seat: int, codes: list[int]) -> Automatic | None:
    decision = desk.playing().decision(seat)
    if desk.is_timed() or level_of(desk.row.seats[seat]) is not None or desk.held.get(seat) == decision:
        return None
    mine = {kind: move for (of, kind), move in desk.presets.items() if of == seat}
    if not mine:
        return None
    kind = _kind(desk, seat)
    for code in codes:
        if move_json(desk.game, code) == mine.get(kind):
            return Automatic(seat, decision, code, "preset")
    return None


def _kind(desk: Desk, seat: int) -> str:
    """The kind of decision that a seat must make."""
    return next(question.kind for question in desk.seen.view(seat).asked if question.seat == seat)


def _forced(desk: Desk, seat: int, codes: list[int]) -> Automatic | None:
    if len(codes) != 1:
        return None
    is_player = level_of(desk.row.seats[seat]) is None
    if is_player and _kind(desk, seat) in desk.game.face.always_asked:
        return None
    if is_player and closes_undo(desk.playing(), seat, codes[0], desk.forced):
        return None
    if not is_known_to_all(desk.game, desk.seen.view(None), seat, codes):
        return None
    return Automatic(seat, desk.playing().decision(seat), codes[0], "forced")
