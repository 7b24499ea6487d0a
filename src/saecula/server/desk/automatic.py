"""Moves that need nobody's hand: answers given beforehand, and choices that everybody can see are none.

The only legal move of a seat is made for it when that it is the only one follows from public knowledge: it is the
only one, and the same, in other worlds that a spectator holds possible as well. Skipping it then tells nothing.
It is left to the player as long as he could still take his last move back, since it might take that away: the end of
one's own turn stays in one's own hand. A move that was made so cannot be taken back by itself: it would come again.

Where time is part of the rules nothing is answered beforehand: no hand of a person comes down on the very millisecond
at which a space is free. A forced answer claims nothing from anybody, and follows at once from what led to it.
"""

from random import Random
from typing import NamedTuple

from saecula.server.desk.desk import Desk
from saecula.server.desk.entries import move_json
from saecula.server.desk.playing import why_no_undo
from saecula.server.desk.seats import level_of
from saecula.server.wire.words import Auto

#: In how many worlds a choice must be the only one.
WORLDS = 3


class Automatic(NamedTuple):
    """A move to make."""

    seat: int
    decision: int
    code: int
    auto: Auto


def next_automatic(desk: Desk) -> Automatic | None:
    """The next move that needs nobody's hand."""
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
    kind = next(question.kind for question in desk.seen.view(seat).asked if question.seat == seat)
    for code in codes:
        if move_json(desk.game, code) == mine.get(kind):
            return Automatic(seat, decision, code, "preset")
    return None


def _forced(desk: Desk, seat: int, codes: list[int]) -> Automatic | None:
    if len(codes) != 1:
        return None
    is_player = level_of(desk.row.seats[seat]) is None
    if is_player and why_no_undo(desk, seat) is None:
        return None
    view = desk.seen.view(None)
    for world in range(WORLDS):
        if desk.game.legal(desk.game.resample(view, Random(world)), seat) != codes:
            return None
    return Automatic(seat, desk.playing().decision(seat), codes[0], "forced")
