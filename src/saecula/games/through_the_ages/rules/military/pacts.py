"""Pacts, offered, accepted or refused (TTA-PAC), and the trade routes that some of them open (TTA-CRD-30)."""

from typing import Final

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.amendments import route_is_paid_with_the_payment
from saecula.games.through_the_ages.model.box import FOOD_ROUTE, SIDE_ROUTE, Box
from saecula.games.through_the_ages.model.civ import ROUTE_USED, Civ, put
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.goods import stored, take_off
from saecula.games.through_the_ages.rules.military.hands import leave_hand
from saecula.games.through_the_ages.rules.ratings import count_actions, from_pacts
from saecula.games.through_the_ages.rules.resigning import end_pact
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of
from saecula.kernel.steps import Ask


def do_offer_pact(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Show a pact to one rival, with the roles named (TTA-PAC-1)."""
    card, target, role = first(code), second(code), third(code)
    course = state.course
    course.offer_label = leave_hand(state, seat, card)
    course.offer = card
    log.note(notes.PACT_OFFERED, seat, target, card, role)
    state.agenda.ask(target, steps.OFFER, seat, role)


class Offer(Ask[AgesState]):
    """Accept a pact as offered, or refuse it; the frame has the seat that offers it, and its role."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Yes or no."""
        return [pack(verbs.ACCEPT), pack(verbs.REFUSE)]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """The pact is laid in front of the seat that offers it, or goes back to its hand (TTA-PAC-1)."""
        course, owner = state.course, first(frame)
        state.agenda.answered(seat)
        card = course.offer
        course.offer = -1
        if verb_of(code) == verbs.REFUSE:
            put(state.piles.hands[owner], card)
            put(state.piles.labels[owner], course.offer_label)
            log.note(notes.PACT_REFUSED, seat, owner, card)
            return
        if course.pact[owner] >= 0:
            end_pact(state, owner, log)
        course.pact[owner], course.partner[owner], course.role[owner] = card, seat, second(frame)
        log.note(notes.PACT_SIGNED, owner, seat, card)
        count_actions(state, owner)
        count_actions(state, seat)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """Yes and no are always possible."""
        return None


NO_ROUTE: Final = Reason("TTA-CRD-30", "through-the-ages-no-route")
NOTHING_TO_TRADE: Final = Reason("TTA-CRD-30", "through-the-ages-nothing-to-trade")


def route_refusal(state: AgesState, seat: int) -> Reason | None:
    """Why the trade route cannot be used now (TTA-CRD-30)."""
    route = from_pacts(state, seat, SIDE_ROUTE)
    if not route or state.civs[seat].has_done(ROUTE_USED):
        return NO_ROUTE
    box, civ = state.box, state.civs[seat]
    if route == FOOD_ROUTE and route_is_paid_with_the_payment(box) and has_farmers(box, civ):
        return None  # what the farms produce at the end of the turn may still go to corruption
    goods = box.farms if route == FOOD_ROUTE else box.mines_and_labs
    return NOTHING_TO_TRADE if stored(box, civ, goods) == 0 else None


def has_farmers(box: Box, civ: Civ) -> bool:
    """Whether there is a worker on a farm, which will produce food."""
    for site in box.farms:
        if civ.workers[site]:
            return True
    return False


def do_trade(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Let one food count as a resource in the next payment, or the other way round (TTA-CRD-30)."""
    box, civ = state.box, state.civs[seat]
    civ.once |= ROUTE_USED
    is_food = from_pacts(state, seat, SIDE_ROUTE) == FOOD_ROUTE
    if not route_is_paid_with_the_payment(box):
        take_off(box, civ, box.farms if is_food else box.mines_and_labs, 1)
    if is_food:
        civ.route_resources += 1
    else:
        civ.route_food += 1
    log.note(notes.TRADED, seat)


def why_not_trade(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why the trade route cannot be used."""
    return route_refusal(state, seat)
