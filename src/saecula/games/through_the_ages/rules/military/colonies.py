"""Territories: the auction, the payment, the colony (TTA-COL)."""

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.kinds import COLONIZATION_CARD
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.military.sacrifices import (
    bonus_cards,
    bonus_moves,
    bury,
    give_unit,
    item_of,
    may_sacrifice,
    play_bonus,
    unit_moves,
    worth,
)
from saecula.games.through_the_ages.rules.points import change_blue, change_yellow
from saecula.games.through_the_ages.rules.ratings import units_of
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Run


def open_auction(state: AgesState) -> None:
    """Let everybody with units bid, clockwise from the player whose turn it is (TTA-COL-1)."""
    course = state.course
    course.bid, course.bidder = 0, -1
    # nobody can pay without units, which are public; in the last round of the full version nobody may bid (TTA-WAR-3)
    course.passed = [int(course.out[s] > 0 or not may_sacrifice(state, s)) for s in range(state.seats)]
    state.agenda.next(steps.AUCTION, course.turn)


def permanent_bonus(state: AgesState, seat: int) -> int:
    """Colonization bonuses of technologies and wonders (TTA-COL-2)."""
    box, civ = state.box, state.civs[seat]
    total = 0
    for card in civ.special:
        if card >= 0:
            total += box.colonization[card]
    for card in civ.wonders:
        if card not in civ.ravaged:
            total += box.colonization[card]
    return total


def card_bonus(state: AgesState, seat: int, card: int) -> int:
    """What a bonus card adds to a colonization; Cook makes it one more (TTA-CRD-37)."""
    return state.box.colonization[card] + state.box.effect(state.civs[seat].leader, COLONIZATION_CARD)


def payable(state: AgesState, seat: int) -> int:
    """The most that a seat can pay for a colony; 0 without a unit (TTA-COL-1, TTA-COL-2)."""
    units = units_of(state.civs[seat], state.box)
    if sum(units) == 0:
        return 0
    total = worth(state, seat, units) + permanent_bonus(state, seat)
    for card in bonus_cards(state, seat):
        total += card_bonus(state, seat, card)
    return total


class Auction(Run[AgesState]):
    """Bid higher or pass, clockwise, until one bidder is left; the frame has the next (TTA-COL-1, TTA-COL-6)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Ask the next bidder, or let the winner pay."""
        course, seat = state.course, first(frame)
        live = course.passed.count(0)
        if live == 0:
            log.note(notes.TERRITORY_LEFT, course.event)
            state.piles.past.append(course.event)
        elif live == 1 and course.bidder >= 0:
            course.offered = [0] * len(state.box.unit_sites)
            course.shield = 0
            state.agenda.next(steps.COLONY)
            state.agenda.ask(course.bidder, steps.PAYMENT, 0, course.bid)
        else:
            state.agenda.next(steps.AUCTION, (seat + 1) % state.seats)
            if not course.passed[seat]:
                state.agenda.ask(seat, steps.BIDDING, course.bid)


class Bidding(Ask[AgesState]):
    """A bid must be payable and is binding; the frame has the bid to beat (TTA-COL-1)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Pass, or any higher bid that the seat can pay."""
        found = [pack(verbs.PASS)]
        for bid in range(state.course.bid + 1, payable(state, seat) + 1):
            found.append(pack(verbs.BID, bid))
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Those who pass stay out."""
        state.agenda.answered(seat)
        if verb_of(code) == verbs.PASS:
            state.course.passed[seat] = 1
            log.note(notes.PASSED, seat)
        else:
            state.course.bid, state.course.bidder = first(code), seat
            log.note(notes.BIDDEN, seat, first(code))

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """The bid is too low, or more than the seat can pay."""
        if verb_of(code) != verbs.BID:
            return None
        low = first(code) <= state.course.bid
        return Reason("TTA-COL-1", "through-the-ages-bid-low" if low else "through-the-ages-bid-not-payable")


def paid_so_far(state: AgesState, seat: int) -> int:
    """What the units and cards given up so far are worth, with all permanent bonuses."""
    course = state.course
    return worth(state, seat, course.offered) + course.shield + permanent_bonus(state, seat)


class Payment(Ask[AgesState]):
    """Pay with at least one unit, and cards (TTA-COL-2); the frame has the highest item given, and the bid."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every unit and card left, which together suffice for the bid, or stop once the bid is reached."""
        course = state.course
        found: list[int] = []
        unit_moves(state, seat, course.offered, found)
        bonus_moves(state, seat, found)
        if sum(course.offered) and paid_so_far(state, seat) >= course.bid:
            found.append(pack(verbs.DONE))
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Give one thing more, or stop."""
        card = first(code)
        if verb_of(code) == verbs.DONE:
            state.agenda.answered(seat)
            return
        if verb_of(code) == verbs.SACRIFICE:
            give_unit(state, seat, state.course.offered, card, log)
        else:
            play_bonus(state, seat, card, card_bonus(state, seat, card), log)
        state.agenda.again(seat, steps.PAYMENT, max(first(frame), item_of(state.box, card)), second(frame))

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """The bid is not reached, or there is no such unit or card."""
        if verb_of(code) == verbs.DONE:
            return Reason("TTA-COL-2", "through-the-ages-bid-not-reached")
        if verb_of(code) == verbs.PLAY_BONUS:
            return Reason("TTA-COL-2", "through-the-ages-no-such-bonus")
        return Reason("TTA-COL-2", "through-the-ages-no-such-unit") if verb_of(code) == verbs.SACRIFICE else None


class Colony(Run[AgesState]):
    """The winner loses the units, and the territory becomes a colony (TTA-COL-3)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Remove the sacrificed units, then found the colony."""
        course = state.course
        bury(state, course.bidder, course.offered)
        course.offered, course.shield = [], 0
        colonize(state, course.bidder, course.event, True, log)


def colonize(state: AgesState, seat: int, card: int, at_once: bool, log: Log) -> None:
    """Gain a colony: permanent effects first, then, if `at_once`, the immediate ones (TTA-COL-7, TTA-COL-9)."""
    box = state.box
    state.civs[seat].colonies.append(card)
    log.note(notes.COLONIZED, seat, card)
    if at_once:
        for happening in reversed(box.happenings[card]):
            state.agenda.next(steps.CONCERN, seat, happening.kind, happening.value)
    change_yellow(state, seat, box.yellow[card], log)
    change_blue(state, seat, box.blue[card], log)


def lose_colony(state: AgesState, seat: int, card: int, log: Log) -> None:
    """Lose a colony with its permanent effects; population gained stays (TTA-COL-3, TTA-COL-8)."""
    box = state.box
    state.civs[seat].colonies.remove(card)
    log.note(notes.COLONY_LOST, seat, card)
    change_yellow(state, seat, -box.yellow[card], log)
    change_blue(state, seat, -box.blue[card], log)
