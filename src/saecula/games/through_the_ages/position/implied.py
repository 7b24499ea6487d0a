"""What follows from the rest of a position, or is assumed: banks, decks, rounds, piles.

No function reads the field that it works out, so a position may leave that field out.
"""

from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.census import count_all, count_cards
from saecula.games.through_the_ages.model.kinds import LEADER, SPECIAL_RESOURCES
from saecula.games.through_the_ages.model.state import ADVANCED, DEALT, SIMPLE, SLOT, AgesState
from saecula.games.through_the_ages.position.stage import (
    ages_ended,
    has_military_deck,
    is_scored,
    is_set_up,
    kinds_open,
)
from saecula.games.through_the_ages.rules.setting_up import in_game

#: The round assumed in each age if a position does not say it: as in a game of medium length.
ROUNDS = [1, 5, 10, 15, 18]


def tokens_of(box: Box, cards: list[int], is_blue: bool) -> int:
    """How many yellow or blue tokens cards add for good."""
    total = 0
    for card in cards:
        if card >= 0:
            total += box.blue[card] if is_blue else box.yellow[card]
    return total


def usual_yellow(state: AgesState, seat: int) -> int:
    """The yellow bank: tokens that are not workers, plus those from colonies, minus those lost to ages (TTA-COM-3)."""
    box, civ = state.box, state.civs[seat]
    whole = box.yellow_tokens + state.rules.yellow[seat] + tokens_of(box, civ.colonies, False)
    return max(0, whole - civ.unused - sum(civ.workers) - box.age_tokens * ages_ended(state))


def usual_blue(state: AgesState, seat: int) -> int:
    """The blue bank: the tokens that do not lie on cards (TTA-COM-3)."""
    box, civ = state.box, state.civs[seat]
    whole = box.blue_tokens + tokens_of(box, [*civ.colonies, *civ.special], True)
    return max(0, whole - civ.stages - sum(civ.tokens))


def usual_leaders(state: AgesState, seat: int) -> int:
    """The ages of the leaders in play and in hand, one bit each (TTA-TAK-3)."""
    box, civ = state.box, state.civs[seat]
    found = 0
    for card in [civ.leader, *civ.hand]:
        if card >= 0 and box.kind[card] == LEADER:
            found |= 1 << box.age[card]
    return found


def usual_resources(state: AgesState, seat: int) -> int:
    """The special resources that a leader gave when the turn of a seat began (TTA-MIL-2)."""
    civ = state.civs[seat]
    return state.box.effect(civ.leader, SPECIAL_RESOURCES) if seat == state.course.turn else 0


def usual_loss(state: AgesState, seat: int) -> int:
    """Civil actions that a seat lacks this turn: some in the first round, none later (TTA-FIR-1)."""
    course = state.course
    if course.round != 1 or seat != course.turn:
        return 0
    return state.civs[seat].civil - 1 - (seat - course.first) % state.seats


def usual_pool(state: AgesState) -> int:
    """The shuffle that military cards are drawn from: the newest of the age; -1 if none are drawn."""
    if not has_military_deck(state):
        return -1
    pools = state.piles.pools
    return max([pool for pool in range(1, len(pools)) if pools[pool] == state.course.age])


def usual_last(state: AgesState) -> int:
    """The last round: this one, once the last civil deck is empty; 0 before that (TTA-END-1 to 3)."""
    course = state.course
    if course.age <= state.rules.last_civil():
        return 0
    return course.round - 1 if is_scored(state) else course.round


def first_events(state: AgesState) -> int:
    """How many events of age A are among the current ones at the start (TTA-SET-3, TTA-SET-5)."""
    if state.rules.version > SIMPLE:
        return state.seats + 2
    box, total = state.box, 0
    for card in range(box.military_from[0], box.military_to[0]):
        if in_game(box, state.rules, state.seats, card):
            total += box.copies[card][state.seats - 2]
    return total


def prepared(state: AgesState) -> int:
    """How many events lie in both piles: as many as at the start, one more just before a reveal (TTA-EVE-5)."""
    return state.seats + 2 + int(steps.EVENT_CARD in kinds_open(state))


def usual_ancient(state: AgesState) -> int:
    """How many events of age A are still to come (TTA-EVE-4, TTA-EVE-5)."""
    piles = state.piles
    if state.rules.version == SIMPLE:
        revealed = state.course.round - 2 - int(steps.EVENT_CARD in kinds_open(state))
        return first_events(state) - max(0, min(revealed, first_events(state)))
    return max(0, min(first_events(state), prepared(state) - len(piles.current) - len(piles.future)))


def latest_age(state: AgesState) -> int:
    """The age of the newest card that is anywhere but in a deck; at least I."""
    box, course, piles = state.box, state.course, state.piles
    slots = [slot % SLOT for pile in (*piles.down, piles.current, piles.future) for slot in pile]
    cards = [*course.row, *course.gone, *course.war, *course.pact, course.event, course.fight, course.offer, *slots]
    cards += [*piles.open, *piles.past]
    for civ in state.civs:
        cards += [civ.government, civ.leader, civ.wonder, civ.tactic, *civ.special]
        cards += [*civ.hand, *civ.wonders, *civ.colonies]
        cards += [box.sites[site] for site in range(len(box.sites)) if civ.known[site]]
    for hand in piles.hands:
        cards += hand
    return max([1, *[box.age[card] for card in cards if card >= 0]])


def copies_of(state: AgesState, card: int) -> int:
    """How many copies of a card this game has."""
    box = state.box
    return box.copies[card][state.seats - 2] if in_game(box, state.rules, state.seats, card) else 0


def fill_up(state: AgesState) -> None:
    """Put every card that is not mentioned where it must be: in its deck, or out of the game if its age is over."""
    box, course, piles = state.box, state.course, state.piles
    found = count_cards(state)
    for card in range(box.first_civil, box.cards):
        missing = max(0, copies_of(state, card) - found[card])
        age = box.age[card]
        if card < box.first_military:
            if age < course.age:
                course.gone += [card] * missing
                continue
        elif state.rules.version == ADVANCED and age == 3:
            if is_set_up(state):
                piles.away += [DEALT * SLOT + card] * missing
                continue
        elif 1 <= age < course.age:
            piles.away += [age * SLOT + card] * missing
            continue
        course.deck[card] = missing


def count_box(state: AgesState) -> None:
    """Tokens that nobody has are in the box, which never runs out (TTA-COM-11)."""
    box, found = state.box, count_all(state)
    state.course.yellow_box += box.yellow_tokens * state.seats + sum(state.rules.yellow[: state.seats])
    state.course.yellow_box -= found["yellow tokens"]
    state.course.blue_box += box.blue_tokens * state.seats - found["blue tokens"]
