"""Towns grow, educate and collect taxes (RNF-TOW)."""

from typing import Final

from saecula.games.rise_and_fall.model import notes, verbs
from saecula.games.rise_and_fall.model.kinds import GLACIER, GOLD, MERCHANT, MOUNTAINEER, NOMAD, SEA
from saecula.games.rise_and_fall.model.pieces import code_of
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import is_empty, place, remove
from saecula.games.rise_and_fall.rules.pieces.actor import Actor, mark, why_no_build
from saecula.games.rise_and_fall.rules.treasury import gain, held, pay
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of

#: Gold from the taxes of a town, by the terrain it stands on (RNF-TOW-3).
TAXES: Final = [
    0,  # sea
    2,  # plain
    3,  # forest
    1,  # mountain
    0,  # glacier
]
#: What education can make of a nomad, in the order of the move's field, and the price in gold (RNF-TOW-2).
PUPILS: Final = [MERCHANT, MOUNTAINEER]
FEES: Final = [2, 1]


class Town(Actor):
    """Brings a new nomad beside it, educates a nomad beside it, or collects taxes."""

    def __init__(self) -> None:
        super().__init__({verbs.GROW: why_no_growth, verbs.EDUCATE: why_no_school})

    def moves(self, state: RiseState, seat: int, cell: int, out: list[int]) -> None:
        """Everything a town may do now."""
        land = state.ground()
        main = state.pieces.main
        grows = state.has_piece_left(seat, NOMAD)
        gold = held(state, seat, GOLD)
        nomad = code_of(seat, NOMAD)
        for side in range(6):
            other = land.near[cell * 6 + side]
            if other < 0 or not SEA < land.level[other] < GLACIER or land.is_cliff(cell, other):
                continue
            if main[other] == 0:
                if grows:
                    out.append(pack(verbs.GROW, cell, side))
            elif main[other] == nomad:
                for pupil in range(2):
                    if gold >= FEES[pupil] and state.has_piece_left(seat, PUPILS[pupil]):
                        out.append(pack(verbs.EDUCATE, cell, side, pupil))
        out.append(pack(verbs.COLLECT_TAXES, cell))

    def act(self, state: RiseState, seat: int, code: int, log: Log) -> None:
        """Carry it out."""
        verb, cell = verb_of(code), first(code)
        other = state.ground().near[cell * 6 + second(code)]
        mark(state, cell)
        if verb == verbs.GROW:
            log.note(notes.TOWN_GREW, seat, cell, other)
            place(state, seat, NOMAD, other, log)
        elif verb == verbs.EDUCATE:
            pupil = third(code)
            pay(state, seat, GOLD, FEES[pupil])
            log.note(notes.NOMAD_EDUCATED, seat, PUPILS[pupil], other, cell)
            remove(state, seat, NOMAD, other, log)
            place(state, seat, PUPILS[pupil], other, log)
        else:
            log.note(notes.TAXES_COLLECTED, seat, gain(state, seat, GOLD, TAXES[state.ground().level[cell]]), cell)


def why_no_growth(state: RiseState, seat: int, code: int) -> Reason:
    """The hex is out of reach or occupied, or no nomad is left (RNF-TOW-1)."""
    other = state.ground().near[first(code) * 6 + second(code)]
    barrier = why_no_way(state, first(code), other, "RNF-TOW-1")
    if barrier is not None:
        return barrier
    if not is_empty(state, other):
        return Reason("RNF-STK-1", "rise-and-fall-not-empty")
    return why_no_build(state, seat, NOMAD)


def why_no_school(state: RiseState, seat: int, code: int) -> Reason:
    """The hex is out of reach, no nomad of the seat is there, too expensive, or no such piece left (RNF-TOW-2)."""
    other = state.ground().near[first(code) * 6 + second(code)]
    barrier = why_no_way(state, first(code), other, "RNF-TOW-2")
    if barrier is not None:
        return barrier
    if state.pieces.main[other] != code_of(seat, NOMAD):
        return Reason("RNF-TOW-2", "rise-and-fall-no-nomad")
    return why_no_build(state, seat, PUPILS[third(code)])


def why_no_way(state: RiseState, cell: int, other: int, clause: str) -> Reason | None:
    """Why a town does not reach the hex beside it: wrong terrain, or a cliff between; None if it does."""
    land = state.ground()
    if other < 0 or land.level[other] in (SEA, GLACIER):
        return Reason(clause, "rise-and-fall-wrong-terrain")
    return Reason("RNF-WOR-6", "rise-and-fall-cliff") if land.is_cliff(cell, other) else None
