"""Towns grow, educate and collect taxes (RNF-TOW)."""

from saecula.games.rise_and_fall.model import notes, verbs
from saecula.games.rise_and_fall.model.kinds import GLACIER, GOLD, MERCHANT, MOUNTAINEER, NOMAD, SEA
from saecula.games.rise_and_fall.model.pieces import code_of
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import is_empty, place, remove
from saecula.games.rise_and_fall.rules.pieces.actor import Actor, mark, why_no_build
from saecula.games.rise_and_fall.rules.treasury import gain, held, pay
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of

#: Gold of a town by its level (RNF-TOW-3).
TAXES = (0, 2, 3, 1, 0)
#: What a nomad can become in school, in the order of the move's field, and the price (RNF-TOW-2).
PUPILS = (MERCHANT, MOUNTAINEER)
FEES = (2, 1)


class Town(Actor):
    """A new nomad beside it, another trade for a nomad beside it, or gold."""

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

    def why_not(self, state: RiseState, seat: int, code: int) -> Reason:
        """Which rule of the town stands against it."""
        verb, cell = verb_of(code), first(code)
        if verb not in (verbs.GROW, verbs.EDUCATE):
            return Reason("RNF-B-1", "rise-and-fall-not-its-action")
        land = state.ground()
        clause = "RNF-TOW-1" if verb == verbs.GROW else "RNF-TOW-2"
        other = land.near[cell * 6 + second(code)]
        if other < 0 or land.level[other] in (SEA, GLACIER):
            return Reason(clause, "rise-and-fall-wrong-terrain")
        if land.is_cliff(cell, other):
            return Reason("RNF-WOR-6", "rise-and-fall-cliff")
        if verb == verbs.GROW:
            if not is_empty(state, other):
                return Reason("RNF-STK-1", "rise-and-fall-not-empty")
            return why_no_build(state, seat, NOMAD)
        if state.pieces.main[other] != code_of(seat, NOMAD):
            return Reason("RNF-TOW-2", "rise-and-fall-no-nomad")
        return why_no_build(state, seat, PUPILS[third(code)])
