"""Whether a state from a file is possible: rounds, ages, the row, wars, pacts, the totals of cards and tokens.

Each refusal is one sentence that names the field of a position file, the card, and the clause.
"""

from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.census import count_cards
from saecula.games.through_the_ages.model.kinds import AGES, E_LOSE_BLUE, EVENT, PACT, TERRITORY, WAR
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.position.checks_civ import civs_fault
from saecula.games.through_the_ages.position.checks_open import frames_fault
from saecula.games.through_the_ages.position.checks_piles import piles_fault, piles_range
from saecula.games.through_the_ages.position.implied import copies_of, tokens_of, usual_pool
from saecula.games.through_the_ages.position.stage import SETTING_UP, ages_ended, is_scored, is_set_up, kinds_open
from saecula.kernel.record import SEATS
from saecula.parts.position import within


class Checks:
    """The checks for one component set, with the names of its cards."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def fault(self, state: AgesState) -> str:
        """What is impossible about a state, in one sentence; empty if it is sound."""
        names = self.names
        return (
            course_range(state)
            or piles_range(state)
            or time_fault(state)
            or civs_fault(state, names)
            or row_fault(state, names)
            or wars_fault(state, names)
            or pacts_fault(state, names)
            or piles_fault(state, names)
            or frames_fault(state, names)
            or cards_fault(state, names)
            or tokens_fault(state)
        )


def course_range(state: AgesState) -> str:
    """Numbers so far out of range that the rules could not even look at the state."""
    course, box, seats = state.course, state.box, state.seats
    if not within([course.first], 0, seats - 1):
        return f"first: there is no seat {course.first}"
    if not within([course.turn], -1, seats - 1):
        return f"turn: there is no seat {course.turn}"
    if not within([course.age], 0, 4) or not within([course.round, course.last], 0, 400):
        return "age: there is no such age, or no such round"
    if not within(course.row, -1, box.first_military - 1) or not within(course.deck, 0, 9):
        return "row: the game has no such row or deck"
    if not within(course.gone, box.first_civil, box.first_military - 1):
        return "gone: one of the cards that left is not a civil card"
    if not within([*course.war, *course.pact, course.event, course.fight, course.offer], -1, box.cards - 1):
        return "wars: there is no such war, pact or event"
    rivals = [*course.war_on, *course.partner, *course.mark, course.attacker, course.defender, course.bidder]
    if not within(rivals, -1, seats - 1) or not within(course.role, 0, 1) or not within(course.passed, 0, 1):
        return "wars: there is no such rival"
    if not within([course.pool], -1, len(state.piles.pools) - 1) or not within(course.out, 0, seats):
        return "resigned: a number is not one that the game can have"
    return ranks_range(state)


def ranks_range(state: AgesState) -> str:
    """Rankings name each seat at most once; the numbers of fights and bids are not too large."""
    course, seats = state.course, state.seats
    for order in (course.by_strength, course.by_culture):
        if not within(order, 0, seats - 1) or len(set(order)) < len(order):
            return "ranks: a ranking names a seat twice, or one of another game"
    units = len(state.box.unit_sites)
    for given in (course.offered, course.guarding):
        if given and (len(given) != units or not within(given, 0, 40)):
            return "offered: there are no such units to give up"
    if not within([course.bid, course.shield, course.edge, course.offer_label], 0, 400):
        return "auction: there can be no such bid or fight"
    return ""


def time_fault(state: AgesState) -> str:
    """Round, age, and who plays fit together."""
    course, rules = state.course, state.rules
    out = sorted([number for number in course.out if number])
    if out and not rules.resigning:
        return "resigned: nobody may resign without the option (TTA-END-6)"
    if out != list(range(1, len(out) + 1)) or len(out) == state.seats:
        return "resigned: those who resigned did so one after the other, and one stays (TTA-END-6)"
    if (course.turn < 0) != (course.round == 0) or (course.turn < 0 and not is_before_all(state)):
        return "turn: somebody has the turn once the table is set up (TTA-SET-6)"
    if course.out[course.first] and state.players() > 1:
        return f"first: {SEATS[course.first]} has resigned (TTA-END-10)"
    if course.turn >= 0 and course.out[course.turn] and state.players() > 1:
        return f"turn: {SEATS[course.turn]} has resigned (TTA-END-6)"
    if course.age > rules.last_civil() + 1:
        return f"age: this version of the game has no age {AGES[course.age]} (TTA-ROW-4)"
    if course.age == 0 and course.round > 2:
        return f"round: age A ends in the second round, and this is round {course.round} (TTA-ROW-2)"
    if course.age > 0 and course.round < course.age + 1:
        return f"round: age {AGES[course.age]} does not come as early as round {course.round} (TTA-ROW-2)"
    return last_fault(state)


def is_before_all(state: AgesState) -> bool:
    """Whether the table is still being set up, with nothing else on it but the first turn."""
    if is_set_up(state) and state.agenda.waits():
        return False
    for kind in kinds_open(state):
        if kind not in SETTING_UP and kind not in (steps.FILL, steps.ROW_CARD, steps.NEXT_TURN):
            return False
    return True


def last_fault(state: AgesState) -> str:
    """The last round is known once the last civil deck is empty, and it is this one or the next (TTA-END)."""
    course, rules = state.course, state.rules
    if course.age <= rules.last_civil():
        return "last: the last round is not known while there is a civil deck (TTA-END-3)" if course.last else ""
    over = is_scored(state)
    if course.last == 0 or course.round > course.last + int(over) or course.last > course.round + 1:
        return f"last: in age {AGES[course.age]} the last round is this one, {course.round}, or the next (TTA-END-3)"
    return ""


def row_fault(state: AgesState, names: list[str]) -> str:
    """The row, the cards that left the game and the civil decks fit the age (TTA-ROW)."""
    course, box = state.course, state.box
    for card in course.row:
        if 0 <= card < box.first_civil:
            return f"row: {names[card]} is in nobody's deck (TTA-COM-1)"
        if card >= 0 and box.age[card] > course.age:
            return f"row: {names[card]} is of an age that has not begun (TTA-ROW-3)"
    for card in course.gone:
        if box.age[card] > course.age:
            return f"gone: {names[card]} is of an age that has not begun (TTA-ROW-3)"
    left = 0
    for card in range(box.first_civil, box.first_military):
        if course.deck[card] and box.age[card] < course.age:
            return f"gone: {names[card]} is in the deck of an age that is over (TTA-ROW-3)"
        if box.age[card] == course.age:
            left += course.deck[card]
    if left == 0 and 1 <= course.age <= state.rules.last_civil():
        return f"age: the last card of civil deck {AGES[course.age]} is laid, which ends the age (TTA-ROW-3)"
    return ""


def wars_fault(state: AgesState, names: list[str]) -> str:
    """Wars, marks of those attacked, the event and the fight have the right cards and seats."""
    course, box = state.course, state.box
    for seat in range(state.seats):
        card, other, where = course.war[seat], course.war_on[seat], f"wars.{SEATS[seat]}"
        if (card < 0) != (other < 0):
            return f"{where}: a war has a card and somebody it was declared on (TTA-WAR-1)"
        if card >= 0 and box.kind[card] != WAR:
            return f"{where}.card: {names[card]} is no war (TTA-WAR-1)"
        if card >= 0 and box.age[card] > course.age:
            return f"{where}.card: {names[card]} is of an age that has not begun (TTA-AGE-3)"
        if card >= 0 and (other == seat or course.out[other] or course.out[seat]):
            return f"{where}.on: a war is declared on a rival who plays (TTA-AGG-6)"
        if course.mark[seat] >= 0 and (not state.rules.gangs or course.mark[seat] == seat):
            return f"marks.{SEATS[seat]}: a rival holds a mark in the game against gangs alone (TTA-VAR-3)"
    if course.event >= 0 and box.kind[course.event] not in (EVENT, TERRITORY):
        return f"event: {names[course.event]} is neither an event nor a territory (TTA-EVE-1)"
    if course.fight >= 0 and (course.attacker < 0 or course.defender < 0 or course.attacker == course.defender):
        return "fight: an attacker and another one who defends are needed (TTA-AGG-1)"
    return ""


def pacts_fault(state: AgesState, names: list[str]) -> str:
    """Pacts in front of seats, and the one on offer, have the right cards and seats (TTA-PAC)."""
    course, box = state.course, state.box
    for seat in range(state.seats):
        card, other, where = course.pact[seat], course.partner[seat], f"pacts.{SEATS[seat]}"
        if (card < 0) != (other < 0) or (card < 0 and course.role[seat]):
            return f"{where}: a pact has a card and a partner (TTA-PAC-1)"
        if card < 0:
            continue
        if box.kind[card] != PACT:
            return f"{where}.card: {names[card]} is no pact (TTA-PAC-1)"
        if other == seat or course.out[other] or course.out[seat]:
            return f"{where}.with: a pact is made with a rival who plays (TTA-PAC-1)"
        if course.role[seat] and box.symmetric[card]:
            return f"{where}.role: the roles of {names[card]} are alike, so the role is always a (TTA-PAC-1)"
        if not course.age - 1 <= box.age[card] <= course.age:
            return f"{where}.card: {names[card]} is no pact of this age or the one before (TTA-AGE-1)"
    if course.offer >= 0 and box.kind[course.offer] != PACT:
        return f"offer: {names[course.offer]} is no pact (TTA-PAC-1)"
    if course.pool != usual_pool(state):
        return "shuffles: military cards are drawn from the newest shuffle of the age (TTA-AGE-3)"
    return ""


def cards_fault(state: AgesState, names: list[str]) -> str:
    """There are as many of every card as the game has (TTA-COM-1, TTA-COM-2)."""
    found = count_cards(state)
    for card in range(state.box.first_civil, state.box.cards):
        copies = copies_of(state, card)
        if found[card] != copies:
            return f"{names[card]} is there {found[card]} times, and the game has {copies} of it (TTA-COM-2)"
    return ""


def tokens_fault(state: AgesState) -> str:
    """Tokens come from the box only by cards, and go back only by cards and at the end of an age (TTA-COM-11)."""
    box, seats, course = state.box, state.seats, state.course
    whole = box.yellow_tokens * seats + sum(state.rules.yellow[:seats])
    yellow, blue = 0, 0
    brought: list[int] = []
    for civ in state.civs:
        yellow += civ.yellow + civ.unused + sum(civ.workers)
        blue += civ.bank + civ.stages + sum(civ.tokens)
        brought += [*civ.colonies, *civ.special]
    if yellow + course.yellow_box != whole or blue + course.blue_box != box.blue_tokens * seats:
        return "civilizations: with the box the tokens are not those of the component set (TTA-COM-3)"
    # who loses a colony gives back only what the bank has, while its new owner gets all the tokens from the box
    times = 1 if course.age < 2 else 1 + course.round * seats
    once = [*brought, *state.piles.past, *course.gone]
    most = whole + times * tokens_of(box, once, False)
    least = whole + tokens_of(box, brought, False) - ages_ended(state) * box.age_tokens * seats
    if not least <= yellow <= most:
        said = f"{least} to {most}" if least < most else f"{least}"
        return f"civilizations: there are {yellow} yellow tokens, banks and workers, not {said} (TTA-COM-3)"
    return blue_fault(state, box.blue_tokens + times * tokens_of(box, once, True))


def blue_fault(state: AgesState, most: int) -> str:
    """Blue tokens stay with their owner; colonies and special technologies bring more (TTA-COM-3, TTA-CRD-21)."""
    for seat in range(state.seats):
        civ = state.civs[seat]
        count = civ.bank + civ.stages + sum(civ.tokens)
        least = state.box.blue_tokens + tokens_of(state.box, [*civ.colonies, *civ.special], True) - most_lost(state)
        if not least <= count <= most:
            said = f"{least} to {most}" if least < most else f"{least}"
            where = f"civilizations.{SEATS[seat]}.blue"
            return f"{where}: {count} blue tokens lie in the bank and on cards, not {said} (TTA-COM-3)"
    return ""


def most_lost(state: AgesState) -> int:
    """The most blue tokens that events can have taken from one seat (TTA-CRD-21)."""
    total = 0
    for card in state.piles.past:
        for happening in state.box.happenings[card]:
            if happening.kind == E_LOSE_BLUE:
                total += happening.value
    return total
