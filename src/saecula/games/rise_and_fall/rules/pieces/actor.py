"""What all kinds of pieces have in common when they act."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from saecula.games.rise_and_fall.model import notes, verbs
from saecula.games.rise_and_fall.model.kinds import FOREST, PLAIN, SEA, SHIP, STONE, WOOD
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import lift, place, put, remove
from saecula.games.rise_and_fall.rules.treasury import gain, has_room_for, held, pay
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of

#: Says why a move is not allowed, given that the piece stands on its hex and has not acted.
Refusal = Callable[[RiseState, int, int], Reason]


class Actor(ABC):
    """The actions of one kind of piece."""

    def __init__(self, refusals: dict[int, Refusal]) -> None:
        #: for each of its actions: the function that says why it cannot be carried out
        self.refusals = refusals

    @abstractmethod
    def moves(self, state: RiseState, seat: int, cell: int, out: list[int]) -> None:
        """Add to `out` every action of the piece on a hex."""

    @abstractmethod
    def act(self, state: RiseState, seat: int, code: int, log: Log) -> None:
        """Carry an action out."""

    def why_not(self, state: RiseState, seat: int, code: int) -> Reason:
        """Why a piece cannot make a move; perhaps its kind has no such action (RNF-B-1)."""
        refusal = self.refusals.get(verb_of(code))
        return Reason("RNF-B-1", "rise-and-fall-not-its-action") if refusal is None else refusal(state, seat, code)


def mark(state: RiseState, cell: int) -> None:
    """Note that the piece on a hex has acted (RNF-B-1)."""
    acted = state.course.acted
    at = len(acted)
    while at > 0 and acted[at - 1] > cell:
        at -= 1
    acted.insert(at, cell)


def move_piece(state: RiseState, seat: int, kind: int, start: int, end: int, log: Log) -> None:
    """Move a piece, which has then acted."""
    lift(state, seat, kind, start)
    put(state, seat, kind, end)
    mark(state, end)
    log.note(notes.PIECE_MOVED, seat, kind, start, end)


def yields(level: int) -> int:
    """What is produced on a hex: wood in forest, stone above it, nothing (0) elsewhere (RNF-NOM-2, RNF-MOU-2)."""
    if level == FOREST:
        return WOOD
    return STONE if level > FOREST else 0


def produce(state: RiseState, seat: int, cell: int, log: Log) -> None:
    """Take from the bank what the hex yields."""
    good = yields(state.ground().level[cell])
    gain(state, seat, good, 1)
    mark(state, cell)
    log.note(notes.PRODUCED, seat, good, cell)


def why_no_produce(state: RiseState, seat: int, cell: int, clause: str) -> Reason:
    """The hex yields nothing, or the treasury is full."""
    good = yields(state.ground().level[cell])
    if good == 0:
        return Reason(clause, "rise-and-fall-yields-nothing")
    return Reason("RNF-B-5", "rise-and-fall-treasury-full")


def rebuild(state: RiseState, seat: int, kind: int, into: int, start: int, end: int, log: Log) -> None:
    """A piece leaves the World and another takes its place, on the same hex or beside it."""
    log.note(notes.PIECE_BUILT, seat, into, end, kind, start)
    remove(state, seat, kind, start, log)
    place(state, seat, into, end, log)


def ship_moves(state: RiseState, seat: int, cell: int, out: list[int]) -> None:
    """Add every way to build a ship for 1 wood, from plain onto an empty sea hex beside it (RNF-NOM-5, RNF-MER-4)."""
    land = state.ground()
    if land.level[cell] != PLAIN or held(state, seat, WOOD) < 1 or not state.has_piece_left(seat, SHIP):
        return
    for side in range(6):
        other = land.near[cell * 6 + side]
        if other >= 0 and land.level[other] == SEA and state.pieces.main[other] == 0:
            out.append(pack(verbs.BUILD_SHIP, cell, side))


def build_ship(state: RiseState, seat: int, kind: int, cell: int, side: int, log: Log) -> None:
    """Pay, take the builder off the World, and put the ship to sea."""
    pay(state, seat, WOOD, 1)
    rebuild(state, seat, kind, SHIP, cell, state.ground().near[cell * 6 + side], log)


def why_no_ship(state: RiseState, seat: int, code: int, clause: str) -> Reason:
    """Not on plain, no empty sea hex on that side, too expensive, or no ship left."""
    land, cell = state.ground(), first(code)
    other = land.near[cell * 6 + second(code)]
    if land.level[cell] != PLAIN:
        return Reason(clause, "rise-and-fall-wrong-terrain")
    if other < 0 or land.level[other] != SEA or state.pieces.main[other]:
        return Reason(clause, "rise-and-fall-no-empty-sea")
    return why_no_build(state, seat, SHIP)


def why_no_build(state: RiseState, seat: int, kind: int) -> Reason:
    """No such piece in the reserve, or it costs too much (RNF-B-7)."""
    if not state.has_piece_left(seat, kind):
        return Reason("RNF-B-7", "rise-and-fall-no-piece-left")
    return Reason("RNF-B-7", "rise-and-fall-too-dear")


def can_produce(state: RiseState, seat: int, cell: int) -> bool:
    """Whether the hex yields something for which there is room (RNF-B-8)."""
    good = yields(state.ground().level[cell])
    return good > 0 and has_room_for(state, seat, good)


def has_acted(state: RiseState, cell: int) -> bool:
    """Whether the piece of the card's type on a hex has already acted this turn (RNF-B-1)."""
    return cell in state.course.acted
