"""Mountaineers climb, produce and found towns in the heights (RNF-MOU)."""

from typing import Final

from saecula.games.rise_and_fall.model import verbs
from saecula.games.rise_and_fall.model.kinds import FOREST, MOUNTAIN, MOUNTAINEER, SEA, TOWN, WOOD
from saecula.games.rise_and_fall.model.pieces import seat_of
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import is_empty
from saecula.games.rise_and_fall.rules.pieces.actor import (
    Actor,
    can_produce,
    move_piece,
    produce,
    rebuild,
    why_no_build,
    why_no_produce,
)
from saecula.games.rise_and_fall.rules.treasury import held, pay
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of

#: How many hexes a mountaineer may go (RNF-MOU-1).
REACH: Final = 3


def lets_pass(state: RiseState, seat: int, cell: int) -> bool:
    """Whether all pieces on a hex are the seat's own; an opposing one stops a mountaineer (RNF-MOU-4)."""
    piece, guest = state.pieces.main[cell], state.pieces.guest[cell]
    return seat_of(piece) == seat and guest in (0, 1 + seat)


def climbs(state: RiseState, seat: int, start: int) -> list[int]:
    """The empty hexes up to three steps away, through the seat's own pieces and over cliffs, ascending (RNF-MOU-1)."""
    land = state.ground()
    main = state.pieces.main
    near, level = land.near, land.level
    seen = [start]
    ring = [start]
    found: list[int] = []
    for _ in range(REACH):
        further: list[int] = []
        for cell in ring:
            for side in range(6):
                other = near[cell * 6 + side]
                if other < 0 or level[other] == SEA or other in seen:
                    continue
                if main[other] == 0:
                    found.append(other)
                elif not lets_pass(state, seat, other):
                    continue
                seen.append(other)
                further.append(other)
        ring = further
    found.sort()
    return found


class Mountaineer(Actor):
    """Goes up to three steps over anything but sea, takes a resource, or becomes a town."""

    def __init__(self) -> None:
        super().__init__({verbs.MOVE_PIECE: why_no_climb, verbs.PRODUCE: why_no_product, verbs.BUILD_TOWN: why_no_town})

    def moves(self, state: RiseState, seat: int, cell: int, out: list[int]) -> None:
        """Everything a mountaineer may do now."""
        for other in climbs(state, seat, cell):
            out.append(pack(verbs.MOVE_PIECE, cell, other))
        if can_produce(state, seat, cell):
            out.append(pack(verbs.PRODUCE, cell))
        level = state.ground().level[cell]
        if level in (FOREST, MOUNTAIN) and held(state, seat, WOOD) >= 2 and state.has_piece_left(seat, TOWN):
            out.append(pack(verbs.BUILD_TOWN, cell))

    def act(self, state: RiseState, seat: int, code: int, log: Log) -> None:
        """Carry it out."""
        verb, cell = verb_of(code), first(code)
        if verb == verbs.MOVE_PIECE:
            move_piece(state, seat, MOUNTAINEER, cell, second(code), log)
        elif verb == verbs.PRODUCE:
            produce(state, seat, cell, log)
        else:
            pay(state, seat, WOOD, 2)
            rebuild(state, seat, MOUNTAINEER, TOWN, cell, cell, log)


def why_no_climb(state: RiseState, seat: int, code: int) -> Reason:
    """It stands there already, or the hex is sea, occupied, or too far away (RNF-MOU-1)."""
    land, other = state.ground(), second(code)
    if other == first(code):
        return Reason("RNF-MOU-1", "rise-and-fall-stands-there")
    if other >= land.size or land.level[other] == SEA:
        return Reason("RNF-MOU-1", "rise-and-fall-wrong-terrain")
    if not is_empty(state, other):
        return Reason("RNF-STK-1", "rise-and-fall-not-empty")
    return Reason("RNF-MOU-1", "rise-and-fall-too-far")


def why_no_product(state: RiseState, seat: int, code: int) -> Reason:
    """The hex yields nothing, or the treasury is full (RNF-MOU-2)."""
    return why_no_produce(state, seat, first(code), "RNF-MOU-2")


def why_no_town(state: RiseState, seat: int, code: int) -> Reason:
    """Neither forest nor mountain, too expensive, or no town left (RNF-MOU-3)."""
    if state.ground().level[first(code)] not in (FOREST, MOUNTAIN):
        return Reason("RNF-MOU-3", "rise-and-fall-wrong-terrain")
    return why_no_build(state, seat, TOWN)
