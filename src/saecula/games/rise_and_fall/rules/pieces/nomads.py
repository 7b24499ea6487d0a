"""Nomads move, produce and settle down (RNF-NOM)."""

from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.model.verbs import (
    BUILD_SHIP,
    BUILD_TEMPLE,
    BUILD_TOWN,
    FOREST,
    GLACIER,
    MOUNTAIN,
    MOVE_PIECE,
    NOMAD,
    PLAIN,
    PRODUCE,
    SEA,
    STONE,
    TEMPLE,
    TOWN,
    WOOD,
)
from saecula.games.rise_and_fall.rules.cards import held, is_empty, pay
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
                out.append(pack(MOVE_PIECE, cell, other))
        if can_produce(state, seat, cell):
            out.append(pack(PRODUCE, cell))
        wood, stone = held(state, seat, WOOD), held(state, seat, STONE)
        if level in (PLAIN, FOREST) and wood >= 1 and stone >= 1 and state.has_piece_left(seat, TOWN):
            out.append(pack(BUILD_TOWN, cell))
        if level in (PLAIN, MOUNTAIN) and stone >= 2 and state.has_piece_left(seat, TEMPLE):
            out.append(pack(BUILD_TEMPLE, cell))
        ship_moves(state, seat, cell, out)

    def act(self, state: RiseState, seat: int, code: int, log: Log) -> None:
        """Carry it out."""
        verb, cell = verb_of(code), first(code)
        if verb == MOVE_PIECE:
            move_piece(state, seat, NOMAD, cell, second(code), log)
        elif verb == PRODUCE:
            produce(state, seat, cell, log)
        elif verb == BUILD_TOWN:
            pay(state, seat, WOOD, 1)
            pay(state, seat, STONE, 1)
            rebuild(state, seat, NOMAD, TOWN, cell, cell, log)
        elif verb == BUILD_TEMPLE:
            pay(state, seat, STONE, 2)
            rebuild(state, seat, NOMAD, TEMPLE, cell, cell, log)
        else:
            build_ship(state, seat, NOMAD, cell, second(code), log)

    def why_not(self, state: RiseState, seat: int, code: int) -> Reason:
        """Which rule of the nomad stands against it."""
        verb, cell = verb_of(code), first(code)
        level = state.ground().level[cell]
        if verb == MOVE_PIECE:
            return why_no_step(state, cell, second(code))
        if verb == PRODUCE:
            return why_no_produce(state, seat, cell, "RNF-NOM-2")
        if verb == BUILD_TOWN:
            if level not in (PLAIN, FOREST):
                return Reason("RNF-NOM-3", "rise-and-fall-wrong-terrain")
            return why_no_build(state, seat, TOWN)
        if verb == BUILD_TEMPLE:
            if level not in (PLAIN, MOUNTAIN):
                return Reason("RNF-NOM-4", "rise-and-fall-wrong-terrain")
            return why_no_build(state, seat, TEMPLE)
        if verb == BUILD_SHIP:
            return why_no_ship(state, seat, cell, second(code), "RNF-NOM-5")
        return Reason("RNF-B-1", "rise-and-fall-not-its-action")


def why_no_step(state: RiseState, cell: int, other: int) -> Reason:
    """Not beside it, no ground for nomads, taken, or over a cliff."""
    land = state.ground()
    if other >= land.size or land.grid.side_to(cell, other) < 0:
        return Reason("RNF-NOM-1", "rise-and-fall-not-adjacent")
    if land.level[other] in (SEA, GLACIER):
        return Reason("RNF-NOM-1", "rise-and-fall-wrong-terrain")
    if not is_empty(state, other):
        return Reason("RNF-STK-1", "rise-and-fall-not-empty")
    return Reason("RNF-WOR-6", "rise-and-fall-cliff")
