"""Nomads move, produce and settle down (RNF-NOM)."""

from saecula.games.rise_and_fall.model import kinds, verbs
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import is_empty
from saecula.games.rise_and_fall.rules.pieces.actor import (
    Actor,
    build_ship,
    can_produce,
    move_piece,
    produce,
    rebuild,
    ship_moves,
    why_no_build,
    why_no_produce,
    why_no_ship,
)
from saecula.games.rise_and_fall.rules.treasury import held, pay
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of


class Nomad(Actor):
    """One step, one resource, or a building that the nomad becomes."""

    def moves(self, state: RiseState, seat: int, cell: int, out: list[int]) -> None:
        """Everything a nomad may do now."""
        land = state.ground()
        level = land.level[cell]
        main = state.pieces.main
        for other in land.steps[cell]:
            if main[other] == 0:
                out.append(pack(verbs.MOVE_PIECE, cell, other))
        if can_produce(state, seat, cell):
            out.append(pack(verbs.PRODUCE, cell))
        wood, stone = held(state, seat, kinds.WOOD), held(state, seat, kinds.STONE)
        if level in (kinds.PLAIN, kinds.FOREST) and wood >= 1 and stone >= 1 and state.has_piece_left(seat, kinds.TOWN):
            out.append(pack(verbs.BUILD_TOWN, cell))
        if level in (kinds.PLAIN, kinds.MOUNTAIN) and stone >= 2 and state.has_piece_left(seat, kinds.TEMPLE):
            out.append(pack(verbs.BUILD_TEMPLE, cell))
        ship_moves(state, seat, cell, out)

    def act(self, state: RiseState, seat: int, code: int, log: Log) -> None:
        """Carry it out."""
        verb, cell = verb_of(code), first(code)
        if verb == verbs.MOVE_PIECE:
            move_piece(state, seat, kinds.NOMAD, cell, second(code), log)
        elif verb == verbs.PRODUCE:
            produce(state, seat, cell, log)
        elif verb == verbs.BUILD_TOWN:
            pay(state, seat, kinds.WOOD, 1)
            pay(state, seat, kinds.STONE, 1)
            rebuild(state, seat, kinds.NOMAD, kinds.TOWN, cell, cell, log)
        elif verb == verbs.BUILD_TEMPLE:
            pay(state, seat, kinds.STONE, 2)
            rebuild(state, seat, kinds.NOMAD, kinds.TEMPLE, cell, cell, log)
        else:
            build_ship(state, seat, kinds.NOMAD, cell, second(code), log)

    def why_not(self, state: RiseState, seat: int, code: int) -> Reason:
        """Which rule of the nomad stands against it."""
        verb, cell = verb_of(code), first(code)
        level = state.ground().level[cell]
        if verb == verbs.MOVE_PIECE:
            return why_no_step(state, cell, second(code))
        if verb == verbs.PRODUCE:
            return why_no_produce(state, seat, cell, "RNF-NOM-2")
        if verb == verbs.BUILD_TOWN:
            if level not in (kinds.PLAIN, kinds.FOREST):
                return Reason("RNF-NOM-3", "rise-and-fall-wrong-terrain")
            return why_no_build(state, seat, kinds.TOWN)
        if verb == verbs.BUILD_TEMPLE:
            if level not in (kinds.PLAIN, kinds.MOUNTAIN):
                return Reason("RNF-NOM-4", "rise-and-fall-wrong-terrain")
            return why_no_build(state, seat, kinds.TEMPLE)
        if verb == verbs.BUILD_SHIP:
            return why_no_ship(state, seat, cell, second(code), "RNF-NOM-5")
        return Reason("RNF-B-1", "rise-and-fall-not-its-action")


def why_no_step(state: RiseState, cell: int, other: int) -> Reason:
    """Not beside it, no ground for nomads, taken, or over a cliff."""
    land = state.ground()
    if other >= land.size or land.grid.side_to(cell, other) < 0:
        return Reason("RNF-NOM-1", "rise-and-fall-not-adjacent")
    if land.level[other] in (kinds.SEA, kinds.GLACIER):
        return Reason("RNF-NOM-1", "rise-and-fall-wrong-terrain")
    if not is_empty(state, other):
        return Reason("RNF-STK-1", "rise-and-fall-not-empty")
    return Reason("RNF-WOR-6", "rise-and-fall-cliff")
