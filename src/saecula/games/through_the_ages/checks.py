"""Whether a state that came from a file is possible, so far that the rules can go on from it without stumbling."""

from saecula.games.through_the_ages.census import count_all
from saecula.games.through_the_ages.civ import Civ
from saecula.games.through_the_ages.setup import in_game
from saecula.games.through_the_ages.state import SLOT, AgesState
from saecula.games.through_the_ages.verbs import (
    ASK_AGREEMENT,
    ASK_COLONY_SPOIL,
    ASK_DEFENCE,
    ASK_FREE_BUILDING,
    ASK_OFFER,
    ASK_PAYMENT,
    ASK_RAID,
    ASK_SACRIFICES,
    ASK_TERROR,
    AUCTION,
    COLONY,
    CONCERN,
    EFFECT,
    FIGHT_DEFENCE,
    FIGHT_RESULT,
    MILITARY_CARD,
    MILITARY_CARDS,
    WAR_DEFENCE,
    WAR_RESULT,
)
from saecula.kernel.codes import first, second, verb_of

FIGHTING = (FIGHT_DEFENCE, FIGHT_RESULT, WAR_DEFENCE, WAR_RESULT, ASK_SACRIFICES, ASK_DEFENCE)
BIDDING = (AUCTION, COLONY, ASK_PAYMENT)
SPOILS = (ASK_RAID, ASK_COLONY_SPOIL)
OF_A_SEAT = (MILITARY_CARD, MILITARY_CARDS, CONCERN, AUCTION, ASK_OFFER, ASK_TERROR)


def fault(state: AgesState) -> str:
    """What is impossible about a state, in a few words; nothing if it is sound."""
    return course_fault(state) or civs_fault(state) or piles_fault(state) or frame_fault(state) or census_fault(state)


def within(values: list[int], low: int, high: int) -> bool:
    """Whether all values lie between two bounds."""
    return not values or (min(values) >= low and max(values) <= high)


def course_fault(state: AgesState) -> str:
    """Rounds, ages, the row, wars and pacts."""
    course, box, seats = state.course, state.box, state.seats
    if not within([course.first], 0, seats - 1) or not within([course.turn, course.bidder], -1, seats - 1):
        return "a seat is none of this game"
    if not within([course.age], 0, 4) or not within([course.round, course.last], 0, 400):
        return "the age or the round is not possible"
    if not within(course.row, -1, box.first_military - 1) or not within(course.deck, 0, 9):
        return "the row or a deck is not possible"
    if not within(course.gone, box.first_civil, box.first_military - 1):
        return "a card that left is none of the civil cards"
    if not within([*course.war, *course.pact, course.event, course.fight, course.offer], -1, box.cards - 1):
        return "a war, a pact or an event is not possible"
    rivals = [*course.war_on, *course.partner, *course.mark, course.attacker, course.defender]
    if not within(rivals, -1, seats - 1) or not within(course.role, 0, 1) or not within(course.passed, 0, 1):
        return "a rival is not possible"
    if not within([course.pool], -1, len(state.piles.pools) - 1) or not within(course.out, 0, seats):
        return "a deck is not possible"
    return ranks_fault(state)


def ranks_fault(state: AgesState) -> str:
    """Rankings name each seat at most once; numbers of fights and bids are no larger than they can be."""
    course, seats = state.course, state.seats
    for order in (course.by_strength, course.by_culture):
        if not within(order, 0, seats - 1) or len(set(order)) < len(order):
            return "a ranking is not possible"
    units = len(state.box.unit_sites)
    for given in (course.offered, course.guarding):
        if given and (len(given) != units or not within(given, 0, 40)):
            return "sacrificed units are not possible"
    if not within([course.bid, course.shield, course.edge, course.offer_label], 0, 400):
        return "a bid or a fight is not possible"
    return ""


def civs_fault(state: AgesState) -> str:
    """Figures of every civilization."""
    for seat, civ in enumerate(state.civs):
        if civ_fault(state, civ):
            return f"the civilization of seat {seat} is not possible"
    return ""


def civ_fault(state: AgesState, civ: Civ) -> bool:
    """Whether something about a civilization is not possible."""
    box = state.box
    last = box.first_military - 1
    figures = [civ.yellow, civ.unused, civ.bank, civ.culture, civ.science, civ.civil, civ.military, civ.stages]
    figures += [civ.civil_spent, civ.civil_lost, civ.military_spent, civ.drill, civ.special_resources]
    figures += [civ.route_food, civ.route_resources, civ.rebellion, civ.forfeits, civ.once, civ.leaders]
    figures += [civ.leader_resources, civ.special_resources - civ.leader_resources]
    if not within(figures, 0, 5000) or not within([civ.yellow, civ.bank], 0, 99):
        return True
    if not within(civ.workers, 0, 60) or not within(civ.tokens, 0, 60) or not within(civ.known, 0, 1):
        return True
    if any(workers and not known for workers, known in zip(civ.workers, civ.known)):
        return True
    cards = [civ.leader, civ.wonder, *civ.special]
    hands = [*civ.hand, *civ.fresh, *civ.wonders, *civ.ravaged]
    if not within(cards, -1, last) or not within(hands, box.first_civil, last) or not within([civ.government], 0, last):
        return True
    if civ.hand != sorted(civ.hand) or not within(civ.colonies, box.first_military, box.cards - 1):
        return True
    if civ.wonder >= 0 and civ.stages >= len(box.stages[civ.wonder]):
        return True
    return not within([civ.tactic], -1, box.cards - 1) or box.limit[civ.government] == 0


def piles_fault(state: AgesState) -> str:
    """Hands, discards, event piles and the labels of their cards."""
    piles, box = state.piles, state.box
    low, high, pools = box.first_military, box.cards - 1, len(piles.pools)
    if not within(piles.pools, 1, 3) or piles.pools[:4] != [3, 1, 2, 3]:
        return "the shuffles are not possible"
    for hand, labels in zip(piles.hands, piles.labels):
        if not within(hand, low, high) or hand != sorted(hand) or labels != sorted(labels):
            return "a hand is not possible"
        if not within(labels, 0, pools - 1) or sorted(box.age[c] for c in hand) != sorted(
            piles.pools[p] for p in labels
        ):
            return "the labels of a hand are not possible"
    for slots in (*piles.down, piles.away, piles.current, piles.future, piles.aside, *piles.dealt, *piles.kept):
        for slot in slots:
            if not (0 <= slot // SLOT < pools and low <= slot % SLOT <= high):
                return "a hidden card is none of this game"
            if piles.pools[slot // SLOT] != box.age[slot % SLOT]:
                return "a hidden card has the label of another age"
    open_cards = [*piles.open, *piles.past, *piles.bonus]
    if not within(open_cards, low, high) or piles.open != sorted(piles.open) or not 0 <= piles.ancient <= 10:
        return "an open pile is not possible"
    seats = state.seats
    if not within([*piles.current_by, *piles.future_by], 0, seats - 1) or len(piles.returned) % 3:
        return "an event pile is not possible"
    for at in range(0, len(piles.returned), 3):
        row = piles.returned[at : at + 3]
        if not (0 <= row[0] < pools and 0 <= row[1] <= seats and low <= row[2] <= high):
            return "what came back into a deck is not possible"
    return ""


def frame_fault(state: AgesState) -> str:
    """The open decisions speak of seats and cards that are there."""
    course, box = state.course, state.box
    for frame in [frame for stack in (state.agenda.table, *state.agenda.asked) for frame in stack]:
        kind = verb_of(frame)
        if kind in FIGHTING and (course.fight < 0 or course.attacker < 0 or course.defender < 0):
            return "a fight is to be decided, but there is none"
        if kind in FIGHTING and not (course.offered and course.guarding):
            return "a fight is to be decided, but there is none"
        if kind in BIDDING and course.event < 0:
            return "a territory is bid for, but there is none"
        if kind in (COLONY, ASK_PAYMENT) and (course.bidder < 0 or not course.offered):
            return "a bid is to be paid, but there is none"
        if kind in SPOILS and (course.fight < 0 or course.defender < 0 or not box.happenings[course.fight]):
            return "spoils are to be taken, but there are none"
        if kind in OF_A_SEAT and first(frame) >= state.seats:
            return "a decision of no seat is open"
        if kind == EFFECT and (first(frame) >= box.cards or second(frame) > len(box.happenings[first(frame)])):
            return "an event is none of this game"
        if kind == ASK_FREE_BUILDING and (first(frame) >= box.first_military or box.site[first(frame)] < 0):
            return "a free building is none of this game"
        if kind == ASK_OFFER and course.offer < 0:
            return "a pact is offered, but there is none"
        if kind == ASK_AGREEMENT and first(frame) > 40:
            return "an agreement is not possible"
    return ""


def census_fault(state: AgesState) -> str:
    """Every card and token is there."""
    found = count_all(state)
    box = state.box
    for card in range(box.first_civil, box.cards):
        copies = box.copies[card][state.seats - 2] if in_game(box, state.rules, state.seats, card) else 0
        if found.get(f"card {card}", 0) != copies:
            return "the cards are not those of the component set"
    yellow = box.tokens[0] * state.seats + sum(state.rules.yellow[: state.seats])
    if found["yellow tokens"] != yellow or found["blue tokens"] != box.tokens[1] * state.seats:
        return "the tokens are not those of the component set"
    return ""
