"""Inclinations about sections, cards, resources and scholars."""

from typing import Final

from saecula.games.time_of_empires.mind.figures import (
    BRICK_NEEDED,
    CARD_BRICKS,
    CARD_IDEAS,
    CARD_SECTION,
    EFFECT_UNIT,
    ICONS,
    IDEA_NEEDED,
    IN_STOCK,
    LEADER,
    LEADER_AGE,
    LEADER_POINT,
    LEADS,
    LEADS_ALREADY,
    SKILL,
    TOKEN_LIKELY,
    TOKEN_POINT,
    WONDER,
    WONDER_FIRST,
    WONDER_LATE,
    WONDER_POINT,
)
from saecula.games.time_of_empires.model.box import AMOUNT
from saecula.games.time_of_empires.model.kinds import (
    IDEA,
    OP_BRICKS,
    OP_BUILD,
    OP_DOUBLE,
    OP_IDEAS,
    OP_TO_LEADER,
    OP_TO_WONDER,
)
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.building import building_cost
from saecula.games.time_of_empires.rules.actions.discovery import payable
from saecula.games.time_of_empires.rules.leaders import skill_points
from saecula.games.time_of_empires.rules.scoring import AGES
from saecula.games.time_of_empires.rules.wonders import times_met

#: The inclination towards a move that nobody wants to make.
FOOLISH: Final = -40.0


def section_worth(state: EmpiresState, seat: int, section: int) -> float:
    """What one more building of a section is worth; 0 for no section (-1) or one with no building left."""
    folk = state.folk
    if section < 0 or folk.built[4 * seat + section] >= state.box.buildings:
        return 0.0
    token = folk.token[4 * seat + section]
    per_scoring = TOKEN_POINT * token if token else TOKEN_LIKELY * folk.built[4 * seat + section]
    return (AGES - state.course.age) * (0.5 * ICONS[section] + per_scoring)


def is_stuck(state: EmpiresState, seat: int) -> bool:
    """Whether the visible card can never be built, as no building of its type is left."""
    found = state.cards.found[seat]
    return len(found) > 0 and state.folk.built[4 * seat + state.box.deck.type[found[-1]]] >= state.box.buildings


def ideas_missing(state: EmpiresState, seat: int) -> bool:
    """Whether a seat has cards in hand but can pay for none of them."""
    return len(state.cards.hands[seat]) > 0 and len(payable(state, seat, False)) == 0


def bricks_missing(state: EmpiresState, seat: int) -> int:
    """How many more bricks a seat needs to build its visible card; 0 if there is nothing to build."""
    if not state.cards.found[seat] or state.folk.waiting[seat] >= 0 or is_stuck(state, seat):
        return 0
    return max(0, building_cost(state, seat) - state.folk.bricks[seat])


def lean_to_card(state: EmpiresState, seat: int, card: int) -> float:
    """The inclination towards a card, by its building and by as much of its effects as the seat can use."""
    deck = state.box.deck
    lean = CARD_SECTION * section_worth(state, seat, deck.type[card])
    lean += CARD_IDEAS * deck.ideas[card] + CARD_BRICKS * deck.bricks[card]
    for effect in deck.effects[card]:
        lean += EFFECT_UNIT[effect // AMOUNT] * usable(state, seat, effect // AMOUNT, effect % AMOUNT)
    return lean


def usable(state: EmpiresState, seat: int, op: int, amount: int) -> int:
    """How much of an effect a seat can use."""
    folk = state.folk
    if op == OP_BUILD:
        return 1
    if op == OP_DOUBLE:
        return min(3, folk.created[seat])
    if op in (OP_TO_WONDER, OP_TO_LEADER):
        return min(amount, folk.created[seat] + 1)
    if op in (OP_IDEAS, OP_BRICKS):
        stock = folk.ideas if op == OP_IDEAS else folk.bricks
        return min(amount, state.box.stock - stock[seat])
    return amount


def lean_to_resource(state: EmpiresState, seat: int, kind: int) -> float:
    """The inclination towards an idea or a brick, stronger if the next card or building needs it."""
    if kind == IDEA:
        return IN_STOCK * state.folk.ideas[seat] + (IDEA_NEEDED if ideas_missing(state, seat) else 0.0)
    return IN_STOCK * state.folk.bricks[seat] + (BRICK_NEEDED if bricks_missing(state, seat) else 0.0)


def margin(stack: list[int], seat: int, seats: int) -> int:
    """How many more scholars a seat has in a stack than the best of the others."""
    best = 0
    for other in range(seats):
        if other != seat:
            best = max(best, stack.count(other))
    return stack.count(seat) - best


def lean_to_leader(state: EmpiresState, seat: int, column: int) -> float:
    """The inclination to put a scholar on a leader's tile: above all if it takes the lead there."""
    lean = LEADER + LEADER_AGE * state.course.age
    leader = state.boards.column[column]
    if leader < 0:
        return lean
    ahead = margin(state.boards.tiles[column], seat, state.seats)
    if ahead > 0:
        return lean + LEADS_ALREADY
    if ahead == 0:
        skill = state.box.skill[leader]
        lean += LEADS + SKILL[skill] + LEADER_POINT * skill_points(state, seat, skill)
    return lean


def lean_to_wonder(state: EmpiresState, seat: int, place: int, part: float) -> float:
    """The inclination to put a scholar on a wonder: points for being there, as many again for being first."""
    stack = state.boards.stacks[place]
    ahead = margin(stack, seat, state.seats)
    lean = WONDER + WONDER_LATE * part
    if ahead > 0:
        return lean - WONDER_FIRST
    points = 1 if ahead == 0 else 0
    if seat not in stack:
        lean += WONDER_FIRST
        points += 1
    return lean + WONDER_POINT * points * times_met(state, seat, state.box.counts[state.boards.wonder[place]])
