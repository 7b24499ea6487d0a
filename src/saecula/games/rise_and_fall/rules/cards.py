"""Pieces come and go, and what follows at once: cards change their state, trophies are won (RNF-CAR, RNF-TRO)."""

from saecula.games.rise_and_fall.model import notes
from saecula.games.rise_and_fall.model.kinds import (
    DECLINE,
    DISCARD,
    HAND,
    KINDS,
    MERCHANT,
    RESERVE,
)
from saecula.games.rise_and_fall.model.pieces import code_of, is_town
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.kernel.codes import Log


def is_empty(state: RiseState, cell: int) -> bool:
    """Whether nobody has a piece on a hex."""
    return state.pieces.main[cell] == 0


def takes_merchant(state: RiseState, cell: int) -> bool:
    """Whether a merchant may stand on a hex: it is empty or holds only a town, anybody's (RNF-STK-1)."""
    piece = state.pieces.main[cell]
    return piece == 0 or (is_town(piece) and state.pieces.guest[cell] == 0)


def put(state: RiseState, seat: int, kind: int, cell: int) -> None:
    """Put a piece on a hex; a merchant may share it with a town."""
    if kind == MERCHANT and state.pieces.main[cell]:
        state.pieces.guest[cell] = 1 + seat
    else:
        state.pieces.main[cell] = code_of(seat, kind)


def lift(state: RiseState, seat: int, kind: int, cell: int) -> None:
    """Take a piece off a hex; a merchant stays when the town under it goes."""
    pieces = state.pieces
    if kind == MERCHANT and pieces.guest[cell] == 1 + seat:
        pieces.guest[cell] = 0
        return
    pieces.main[cell] = 0
    if pieces.guest[cell]:
        pieces.main[cell] = code_of(pieces.guest[cell] - 1, MERCHANT)
        pieces.guest[cell] = 0


def place(state: RiseState, seat: int, kind: int, cell: int, log: Log) -> None:
    """Put a piece from the reserve on a hex: its card may come to hand, its trophy be won (RNF-CAR-3, RNF-TRO-1)."""
    put(state, seat, kind, cell)
    at = seat * KINDS + kind
    state.pieces.counts[at] += 1
    if state.realms.cards[at] == RESERVE:
        state.realms.cards[at] = HAND
        log.note(notes.CARD_GAINED, seat, kind)
    course = state.course
    if state.pieces.counts[at] == state.box.pieces[kind] and course.trophies[kind] < 0:
        course.trophies[kind] = seat
        course.won += 1
        log.note(notes.TROPHY_WON, seat, kind, state.box.trophy_points[kind])


def remove(state: RiseState, seat: int, kind: int, cell: int, log: Log) -> None:
    """Send a piece back to its owner's reserve; with the last of its type the card goes too (RNF-B-4, RNF-CAR-2)."""
    lift(state, seat, kind, cell)
    at = seat * KINDS + kind
    state.pieces.counts[at] -= 1
    if state.pieces.counts[at] == 0 and state.realms.cards[at] in (HAND, DISCARD):
        state.realms.cards[at] = RESERVE
        log.note(notes.CARD_LOST, seat, kind)


def active_cards(state: RiseState, seat: int) -> list[int]:
    """The cards in hand or in the discard (RNF-CAR-1)."""
    cards = state.realms.cards
    return [kind for kind in range(KINDS) if cards[seat * KINDS + kind] in (HAND, DISCARD)]


def cards_in(state: RiseState, seat: int, where: int) -> list[int]:
    """The cards of a seat that are in one place, such as its hand."""
    cards = state.realms.cards
    return [kind for kind in range(KINDS) if cards[seat * KINDS + kind] == where]


def hand_of(state: RiseState, seat: int) -> list[int]:
    """The cards in hand."""
    return cards_in(state, seat, HAND)


def declined(state: RiseState, seat: int) -> list[int]:
    """The cards in decline."""
    return cards_in(state, seat, DECLINE)
