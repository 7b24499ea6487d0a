"""Why a move that nobody is being asked for cannot be made: the rule against it, if there is one."""

from collections.abc import Callable
from typing import Final

from saecula.games.rise_and_fall.model import steps, verbs
from saecula.games.rise_and_fall.model.kinds import GOLD, HAND, KINDS
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import active_cards, declined
from saecula.games.rise_and_fall.rules.round.actions import owns_piece
from saecula.games.rise_and_fall.rules.round.buy_back import price_of
from saecula.games.rise_and_fall.rules.starting import STARTERS
from saecula.games.rise_and_fall.rules.treasury import held
from saecula.kernel.codes import Reason, first, verb_of

Refusal = Callable[[RiseState, int, int], Reason]


def rule_against(state: RiseState, seat: int, code: int) -> Reason | None:
    """The rule that forbids a move at the wrong time, by what everybody knows; None if there is none."""
    verb = verb_of(code)
    refusal = REFUSALS.get(verb) if verb < verbs.MOVE_PIECE or verb > verbs.END_TURN else why_no_action
    if refusal is None or seat < 0:
        return None
    if not state.is_living(seat):
        return Reason("RNF-A-5", "rise-and-fall-is-extinct")
    return refusal(state, seat, code)


def is_phase(state: RiseState, step: int) -> bool:
    """Whether any seat is being asked for this decision."""
    return any(stack and verb_of(stack[-1]) == step for stack in state.agenda.asked)


def why_no_tile(state: RiseState, seat: int, code: int) -> Reason:
    """The World is finished, another kind of tile is being laid, or another player lays it (RNF-WOR-1, RNF-WOR-7)."""
    if state.land is not None:
        return Reason("RNF-WOR-7", "rise-and-fall-world-is-made")
    if (verb_of(code) == verbs.LAY_SEA) != is_phase(state, steps.SEA_PLACE):
        return Reason("RNF-WOR-7", "rise-and-fall-another-layer")
    return Reason("RNF-WOR-1", "rise-and-fall-another-lays")


def why_no_lift(state: RiseState, seat: int, code: int) -> Reason:
    """Tiles stay where they lie unless the next one has no room; then the player laying it moves some (RNF-WOR-11)."""
    if state.land is not None:
        return Reason("RNF-WOR-7", "rise-and-fall-world-is-made")
    if is_phase(state, steps.TILE_LIFT):
        return Reason("RNF-WOR-11", "rise-and-fall-another-makes-room")
    return Reason("RNF-WOR-11", "rise-and-fall-room-enough")


def why_no_start(state: RiseState, seat: int, code: int) -> Reason:
    """The World comes first; each starting piece is placed once, in turn (RNF-STA-1, RNF-STA-2)."""
    if state.land is None:
        return Reason("RNF-STA-2", "rise-and-fall-world-first")
    kind = first(code)
    if kind not in STARTERS or state.course.round or state.pieces.counts[seat * KINDS + kind]:
        return Reason("RNF-STA-1", "rise-and-fall-no-starting-piece")
    return Reason("RNF-STA-2", "rise-and-fall-another-places")


def why_no_card(state: RiseState, seat: int, code: int) -> Reason:
    """The card is not in hand, or this is not the time to choose; a choice cannot be changed (RNF-A-1)."""
    if state.realms.cards[seat * KINDS + first(code)] != HAND:
        return Reason("RNF-A-1", "rise-and-fall-card-not-in-hand")
    if is_phase(state, steps.CARD_CHOICE):
        return Reason("RNF-A-1", "rise-and-fall-has-chosen")
    return Reason("RNF-A-1", "rise-and-fall-one-card-a-round")


def why_no_action(state: RiseState, seat: int, code: int) -> Reason:
    """No piece acts before the cards are revealed; then those of the card's type do, in turn order (RNF-B-1)."""
    cell = first(code)
    if state.land is None or not state.course.round:
        return Reason("RNF-RND-1", "rise-and-fall-no-round-yet")
    if verb_of(code) != verbs.END_TURN and not owns_piece(state, seat, cell):
        return Reason("RNF-B-1", "rise-and-fall-not-your-piece")
    if is_phase(state, steps.CARD_CHOICE):
        return Reason("RNF-RND-1", "rise-and-fall-card-first")
    if is_phase(state, steps.TURN):
        return Reason("RNF-B-1", "rise-and-fall-another-turn")
    return Reason("RNF-RND-1", "rise-and-fall-actions-are-over")


def why_no_decline(state: RiseState, seat: int, code: int) -> Reason:
    """Cards decline only when trophies have been won, and a seat that has given up enough gives no more (RNF-C-1)."""
    if first(code) not in active_cards(state, seat):
        return Reason("RNF-C-1", "rise-and-fall-card-not-active")
    if is_phase(state, steps.DECLINE_CHOICE):
        return Reason("RNF-C-1", "rise-and-fall-has-given")
    return Reason("RNF-C-1", "rise-and-fall-no-decline-now")


def why_no_return(state: RiseState, seat: int, code: int) -> Reason:
    """Not in decline, too expensive, not in phase D, or the seat is yet to be asked or was asked (RNF-D-1, RNF-D-3)."""
    if first(code) not in declined(state, seat):
        return Reason("RNF-D-1", "rise-and-fall-card-not-declined")
    if held(state, seat, GOLD) < price_of(state):
        return Reason("RNF-D-1", "rise-and-fall-too-dear")
    if not is_phase(state, steps.BUY_BACK_CHOICE):
        return Reason("RNF-D-3", "rise-and-fall-back-in-phase-d")
    if comes_later(state, seat):
        return Reason("RNF-D-3", "rise-and-fall-another-buys-back")
    return Reason("RNF-D-1", "rise-and-fall-asked-once")


def comes_later(state: RiseState, seat: int) -> bool:
    """Whether a seat comes after the one being asked, in order from the first player (RNF-D-3)."""
    asked = [other for other in range(state.seats) if state.agenda.asked[other]]
    return (seat - state.course.first) % state.seats > (asked[0] - state.course.first) % state.seats


REFUSALS: Final[dict[int, Refusal]] = {
    verbs.LAY_SEA: why_no_tile,
    verbs.LAY_TILE: why_no_tile,
    verbs.LIFT_TILE: why_no_lift,
    verbs.PLACE_PIECE: why_no_start,
    verbs.CHOOSE_CARD: why_no_card,
    verbs.DECLINE_CARD: why_no_decline,
    verbs.BUY_BACK: why_no_return,
}
