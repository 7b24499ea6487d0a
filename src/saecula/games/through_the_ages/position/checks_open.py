"""Whether the open decisions are about seats, cards and fights that exist."""

from collections.abc import Callable

from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.kinds import E_GIVE_YELLOW, HAPPENINGS, RANKED
from saecula.games.through_the_ages.model.state import FULL, SIMPLE, AgesState
from saecula.games.through_the_ages.position.stage import is_set_up
from saecula.games.through_the_ages.rules.military.losses import TAKE_MIX
from saecula.kernel.codes import first, second, third, verb_of
from saecula.kernel.record import SEATS
from saecula.parts.declared import names_of

FIGHTING = (
    steps.FIGHT_DEFENCE,
    steps.FIGHT_RESULT,
    steps.WAR_DEFENCE,
    steps.WAR_RESULT,
    steps.SACRIFICES,
    steps.DEFENCE,
)
BIDDING = (steps.AUCTION, steps.COLONY, steps.PAYMENT)
SPOILS = (steps.RAID, steps.COLONY_SPOIL, steps.TECHNOLOGY_SPOIL)
OF_A_SEAT = (steps.MILITARY_CARD, steps.MILITARY_CARDS, steps.CONCERN, steps.AUCTION, steps.OFFER, steps.TERROR)
EVERY = tuple(range(len(names_of(steps))))
#: Decisions that belong to the seat whose turn it is.
OWN = (steps.TURN, steps.POLITICAL, steps.DISCARDS)
#: What can lie at the bottom of the table while the game goes on.
LAST = (steps.NEXT_TURN, steps.FIRST_PLAYER, steps.SET_UP, steps.FINAL, steps.END_GAME)


def frames_fault(state: AgesState, names: list[str]) -> str:
    """What is impossible about the open decisions."""
    agenda, course = state.agenda, state.course
    if not agenda.table and not agenda.waits():
        over = state.players() == 1 or (course.last > 0 and course.round > course.last)
        return "" if over else "open: nobody has anything to do, and the game is not over (TTA-END-1)"
    if not agenda.table or verb_of(agenda.table[0]) not in LAST:
        return "open.table: what comes last is the next turn or the end (TTA-SET-6)"
    for frame in agenda.table:
        found = frame_fault(state, -1, frame) or card_fault(state, frame, names)
        if found:
            return f"open.table: {names_of(steps)[verb_of(frame)]}: {found}"
    for seat in range(state.seats):
        for frame in agenda.asked[seat]:
            found = frame_fault(state, seat, frame) or card_fault(state, frame, names)
            if found:
                return f"open.{SEATS[seat]}: {names_of(steps)[verb_of(frame)]}: {found}"
    asked_offer = [frame for stack in agenda.asked for frame in stack if verb_of(frame) == steps.OFFER]
    if course.offer >= 0 and not asked_offer:
        return f"offer: nobody is asked about {names[course.offer]} (TTA-PAC-1)"
    return ""


def frame_fault(state: AgesState, seat: int, frame: int) -> str:
    """What is wrong with a decision as far as seats, fights and bids are concerned; empty if nothing is."""
    for among, check in FRAME_CHECKS:
        if verb_of(frame) in among:
            found = check(state, seat, frame)
            if found:
                return found
    return ""


def of_politics(state: AgesState, seat: int, frame: int) -> str:
    """The simple version has no politics."""
    return "the simple version has no politics (TTA-SET-8)" if state.rules.version == SIMPLE else ""


def of_wars(state: AgesState, seat: int, frame: int) -> str:
    """Only the full version has wars."""
    return "only the full version has wars (TTA-POL-1)" if state.rules.version < FULL else ""


def of_own_turn(state: AgesState, seat: int, frame: int) -> str:
    """Some decisions belong to the seat whose turn it is."""
    return f"it is not the turn of {SEATS[seat]} (TTA-TUR-1)" if seat != state.course.turn else ""


def of_turns(state: AgesState, seat: int, frame: int) -> str:
    """The frame of a turn is right about whether this is the first round."""
    this = state.course.round
    return f"this is round {this} (TTA-FIR-1)" if first(frame) != int(this == 1) else ""


def of_choosing(state: AgesState, seat: int, frame: int) -> str:
    """Bonus cards are chosen only while the table is being set up."""
    return "bonus cards are chosen before the first turn (TTA-VAR-6)" if is_set_up(state) else ""


def of_players(state: AgesState, seat: int, frame: int) -> str:
    """Seats that resigned are not asked."""
    return f"{SEATS[seat]} has resigned (TTA-END-6)" if seat >= 0 and state.course.out[seat] else ""


def of_seats(state: AgesState, seat: int, frame: int) -> str:
    """The seat that a step is about is in the game."""
    return "there is no such seat" if first(frame) >= state.seats else ""


def of_mines(state: AgesState, seat: int, frame: int) -> str:
    """The seat whose mines produce, and the mine that produces less, exist."""
    is_wrong = second(frame) >= state.seats or first(frame) > len(state.box.sites)
    return "there is no such seat or mine" if is_wrong else ""


def of_goods(state: AgesState, seat: int, frame: int) -> str:
    """What is to be done with goods, and the seat they belong to, are possible."""
    is_wrong = second(frame) > TAKE_MIX or third(frame) >= state.seats
    return "there is no such seat, or no such way to deal with goods (TTA-CRD-20)" if is_wrong else ""


def of_agreements(state: AgesState, seat: int, frame: int) -> str:
    """An International Agreement does not give too many civil actions."""
    return "no card gives that many civil actions (TTA-CRD-16)" if first(frame) > 40 else ""


def of_fights(state: AgesState, seat: int, frame: int) -> str:
    """A fight has a card, and both sides have the units that they give up."""
    course = state.course
    if course.fight < 0 or not (course.offered and course.guarding):
        return "there is no fight (TTA-AGG-1)"
    if has_too_many(state, course.attacker, course.offered):
        return f"offered: {SEATS[course.attacker]} does not have that many units (TTA-AGG-1)"
    if has_too_many(state, course.defender, course.guarding):
        return f"guarding: {SEATS[course.defender]} does not have that many units (TTA-AGG-1)"
    return ""


def of_bidding(state: AgesState, seat: int, frame: int) -> str:
    """An auction has a territory."""
    return "no territory is bid for (TTA-COL-1)" if state.course.event < 0 else ""


def of_paying(state: AgesState, seat: int, frame: int) -> str:
    """The seat that pays has bid, and has the units that it gives up."""
    course = state.course
    if course.bidder < 0 or not course.offered:
        return "nobody has bid (TTA-COL-1)"
    if has_too_many(state, course.bidder, course.offered):
        return f"offered: {SEATS[course.bidder]} does not have that many units (TTA-COL-2)"
    return ""


def of_spoils(state: AgesState, seat: int, frame: int) -> str:
    """Spoils come from a fight."""
    course = state.course
    is_wrong = course.fight < 0 or course.defender < 0 or not state.box.happenings[course.fight]
    return "there is no fight to take spoils of (TTA-AGG-4)" if is_wrong else ""


def of_offers(state: AgesState, seat: int, frame: int) -> str:
    """An offer has a pact."""
    return "no pact is on offer (TTA-PAC-1)" if state.course.offer < 0 else ""


#: Steps, and what is checked about each of them, in this order.
FRAME_CHECKS: list[tuple[tuple[int, ...], Callable[[AgesState, int, int], str]]] = [
    ((steps.POLITICS, steps.EXCESS, steps.POLITICAL), of_politics),
    ((steps.OWN_WAR, steps.WAR_DEFENCE, steps.WAR_RESULT), of_wars),
    (OWN, of_own_turn),
    ((steps.TURN,), of_turns),
    ((steps.KEEPING, steps.PICKING), of_choosing),
    (EVERY, of_players),
    (OF_A_SEAT, of_seats),
    ((steps.MINES,), of_mines),
    ((steps.GOODS,), of_goods),
    ((steps.AGREEMENT,), of_agreements),
    (FIGHTING, of_fights),
    (BIDDING, of_bidding),
    ((steps.COLONY, steps.PAYMENT), of_paying),
    (SPOILS, of_spoils),
    ((steps.OFFER,), of_offers),
]


def has_too_many(state: AgesState, seat: int, given: list[int]) -> bool:
    """Whether more units are given up than there are."""
    civ, sites = state.civs[seat], state.box.unit_sites
    for at in range(len(given)):
        if given[at] > civ.workers[sites[at]]:
            return True
    return False


def card_fault(state: AgesState, frame: int, names: list[str]) -> str:
    """What is wrong with the card or the effect that a decision is about."""
    box, course, kind, card = state.box, state.course, verb_of(frame), first(frame)
    if kind == steps.EFFECT:
        if card >= box.cards or second(frame) > len(box.happenings[card]):
            return "there is no such effect (TTA-EVE-1)"
        happenings = box.happenings[card][second(frame) :]
        if [happening for happening in happenings if happening.who != RANKED] and not course.by_strength:
            return f"ranks: who is strongest is settled when {names[card]} is revealed (TTA-EVE-2)"
    if kind == steps.CONCERN:
        if second(frame) >= len(HAPPENINGS):
            return "there is no such effect (TTA-EVE-1)"
        if second(frame) == E_GIVE_YELLOW and not course.by_strength:
            return "ranks: who is strongest is settled when an event is revealed (TTA-EVE-2)"
    if kind == steps.FREE_BUILDING and (card >= box.first_military or box.site[card] < 0):
        return "there is no such building (TTA-EVE-8)"
    return ""
