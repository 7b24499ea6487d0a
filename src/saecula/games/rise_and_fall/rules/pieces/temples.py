"""Temples convert and tithe (RNF-TEM)."""

from typing import Final

from saecula.games.rise_and_fall.model import notes, verbs
from saecula.games.rise_and_fall.model.kinds import GOLD, MERCHANT, TEMPLE, TOWN
from saecula.games.rise_and_fall.model.pieces import code_of, kind_of, seat_of
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import place, remove
from saecula.games.rise_and_fall.rules.pieces.actor import Actor, mark, why_no_build
from saecula.games.rise_and_fall.rules.treasury import gain, held, pay
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of

#: The price in gold of converting a piece; towns and temples are never converted (RNF-TEM-1).
PRICES: Final = [
    2,  # nomad
    0,  # town
    5,  # ship
    3,  # mountaineer
    5,  # merchant
    0,  # temple
]
#: Gold for each of its owner's pieces beside the temple (RNF-TEM-2).
PER_PIECE: Final = 2


def believer(state: RiseState, seat: int, cell: int) -> int:
    """The opposing piece on a hex that could be converted, 0 for none; a merchant on a town too (RNF-TEM-3)."""
    guest = state.pieces.guest[cell]
    piece = state.pieces.main[cell]
    if guest:
        piece = code_of(guest - 1, MERCHANT)
    if piece == 0 or seat_of(piece) == seat or kind_of(piece) in (TOWN, TEMPLE):
        return 0
    return piece


def tithe_payers(state: RiseState, seat: int, cell: int) -> int:
    """How many of the seat's pieces beside a temple pay: all but temples, both in a stack (RNF-TEM-2, RNF-TEM-3)."""
    near = state.ground().near
    pieces = state.pieces
    total = 0
    for side in range(6):
        other = near[cell * 6 + side]
        if other < 0:
            continue
        piece = pieces.main[other]
        if piece and seat_of(piece) == seat and kind_of(piece) != TEMPLE:
            total += 1
        if pieces.guest[other] == 1 + seat:
            total += 1
    return total


class Temple(Actor):
    """Converts an opposing piece beside it, or takes gold for its owner's pieces beside it."""

    def __init__(self) -> None:
        super().__init__({verbs.CONVERT: why_no_conversion, verbs.TITHE: why_no_tithe})

    def moves(self, state: RiseState, seat: int, cell: int, out: list[int]) -> None:
        """Everything a temple may do now."""
        near = state.ground().near
        gold = held(state, seat, GOLD)
        for side in range(6):
            other = near[cell * 6 + side]
            if other < 0:
                continue
            piece = believer(state, seat, other)
            if piece and gold >= PRICES[kind_of(piece)] and state.has_piece_left(seat, kind_of(piece)):
                out.append(pack(verbs.CONVERT, cell, side))
        if tithe_payers(state, seat, cell):
            out.append(pack(verbs.TITHE, cell))

    def act(self, state: RiseState, seat: int, code: int, log: Log) -> None:
        """Carry it out."""
        cell = first(code)
        mark(state, cell)
        if verb_of(code) == verbs.TITHE:
            log.note(notes.TITHED, seat, gain(state, seat, GOLD, PER_PIECE * tithe_payers(state, seat, cell)), cell)
            return
        other = state.ground().near[cell * 6 + second(code)]
        piece = believer(state, seat, other)
        victim, kind = seat_of(piece), kind_of(piece)
        pay(state, seat, GOLD, PRICES[kind])
        log.note(notes.CONVERTED, seat, victim, kind, other, cell)
        remove(state, victim, kind, other, log)
        place(state, seat, kind, other, log)


def why_no_tithe(state: RiseState, seat: int, code: int) -> Reason:
    """Nobody beside the temple pays (RNF-B-8)."""
    return Reason("RNF-B-8", "rise-and-fall-nobody-tithes")


def why_no_conversion(state: RiseState, seat: int, code: int) -> Reason:
    """A town or temple, nobody there to convert, too expensive, or no such piece left (RNF-TEM-1)."""
    other = state.ground().near[first(code) * 6 + second(code)]
    piece = believer(state, seat, other) if other >= 0 else 0
    if piece == 0 and other >= 0 and state.pieces.main[other] and kind_of(state.pieces.main[other]) in (TOWN, TEMPLE):
        return Reason("RNF-TEM-1", "rise-and-fall-never-converted")
    if piece == 0:
        return Reason("RNF-TEM-1", "rise-and-fall-nobody-to-convert")
    return why_no_build(state, seat, kind_of(piece))
