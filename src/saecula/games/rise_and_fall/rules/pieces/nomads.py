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
    """Takes one step, takes a resource, or becomes a building."""

    def __init__(self) -> None:
        super().__init__(
            {
                verbs.MOVE_PIECE: why_no_step,
                verbs.PRODUCE: why_no_product,
                verbs.BUILD_TOWN: why_no_town,
                verbs.BUILD_TEMPLE: why_no_temple,
                verbs.BUILD_SHIP: why_no_nomads_ship,
            }
        )

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
        elif verb == verbs.BUILD_SHIP:
            build_ship(state, seat, kinds.NOMAD, cell, second(code), log)
        else:
            settle(state, seat, cell, verb, log)


def settle(state: RiseState, seat: int, cell: int, verb: int, log: Log) -> None:
    """Become a town for 1 wood and 1 stone, or a temple for 2 stone (RNF-NOM-3, RNF-NOM-4)."""
    if verb == verbs.BUILD_TOWN:
        pay(state, seat, kinds.WOOD, 1)
        pay(state, seat, kinds.STONE, 1)
        rebuild(state, seat, kinds.NOMAD, kinds.TOWN, cell, cell, log)
    else:
        pay(state, seat, kinds.STONE, 2)
        rebuild(state, seat, kinds.NOMAD, kinds.TEMPLE, cell, cell, log)


def why_no_product(state: RiseState, seat: int, code: int) -> Reason:
    """The hex yields nothing, or the treasury is full (RNF-NOM-2)."""
    return why_no_produce(state, seat, first(code), "RNF-NOM-2")


def why_no_town(state: RiseState, seat: int, code: int) -> Reason:
    """Neither plain nor forest, too expensive, or no town left (RNF-NOM-3)."""
    if state.ground().level[first(code)] not in (kinds.PLAIN, kinds.FOREST):
        return Reason("RNF-NOM-3", "rise-and-fall-wrong-terrain")
    return why_no_build(state, seat, kinds.TOWN)


def why_no_temple(state: RiseState, seat: int, code: int) -> Reason:
    """Neither plain nor mountain, too expensive, or no temple left (RNF-NOM-4)."""
    if state.ground().level[first(code)] not in (kinds.PLAIN, kinds.MOUNTAIN):
        return Reason("RNF-NOM-4", "rise-and-fall-wrong-terrain")
    return why_no_build(state, seat, kinds.TEMPLE)


def why_no_nomads_ship(state: RiseState, seat: int, code: int) -> Reason:
    """Why a nomad cannot build a ship (RNF-NOM-5)."""
    return why_no_ship(state, seat, code, "RNF-NOM-5")


def why_no_step(state: RiseState, seat: int, code: int) -> Reason:
    """The hex is not beside it, of the wrong terrain, occupied, or across a cliff."""
    land, cell, other = state.ground(), first(code), second(code)
    if other >= land.size or land.grid.side_to(cell, other) < 0:
        return Reason("RNF-NOM-1", "rise-and-fall-not-adjacent")
    if land.level[other] in (kinds.SEA, kinds.GLACIER):
        return Reason("RNF-NOM-1", "rise-and-fall-wrong-terrain")
    if not is_empty(state, other):
        return Reason("RNF-STK-1", "rise-and-fall-not-empty")
    return Reason("RNF-WOR-6", "rise-and-fall-cliff")
