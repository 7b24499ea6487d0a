"""What a sensible player looks at first: weights of moves, cheap enough for playing on by the hundred thousand."""

from math import exp

from saecula.games.time_of_empires.mind.figures import (
    BRICKS,
    BRICKS_END,
    BRICKS_ENOUGH,
    BRICKS_GAIN,
    BRICKS_NEED,
    BUILD,
    BUILD_NOWHERE,
    BUILD_SECTION,
    DONE_LEAN,
    DRAW,
    DRAW_END,
    DRAW_SECTION,
    FIND,
    FIND_BEST,
    FIND_OVER,
    GO,
    GO_BEST,
    IDEAS,
    IDEAS_END,
    IDEAS_GAIN,
    IDEAS_NEED,
    REST_LEAN,
    SEND,
    SEND_CITY,
    SEND_FEW,
    SEND_GAIN,
    SEND_LATE,
    TILE,
    TOKEN_BUILT,
)
from saecula.games.time_of_empires.mind.footing import best_step, clans_on_map, lean_to_land, lean_to_site, lean_to_step
from saecula.games.time_of_empires.mind.hunches import (
    bricks_missing,
    ideas_missing,
    is_stuck,
    lean_to_card,
    lean_to_leader,
    lean_to_resource,
    lean_to_wonder,
    section_worth,
)
from saecula.games.time_of_empires.model import kinds, verbs
from saecula.games.time_of_empires.model.ground import sites
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.discovery import payable
from saecula.games.time_of_empires.rules.actions.resources import bricks_of, ideas_of
from saecula.games.time_of_empires.rules.actions.spaces import clans_of
from saecula.kernel.codes import first, second, third, verb_of
from saecula.kernel.playout import PRACTICE

#: How far a beginner follows his inclinations; a practised player (PRACTICE) does so fully.
FIRMNESS = 1.0 / PRACTICE
#: With both glasses at hand it hardly matters which one is turned.
SAME_GLASS = -4.0
#: More than this does not make a move likelier; and moves that nobody means to make.
STRONGEST = 12.0
FOOLISH = -40.0
#: In the last part of the last age stocks are no longer worth filling.
LAST_PART = 0.75
#: So many clans on the map are enough to do something with.
ENOUGH_CLANS = 4


def weigh(state: EmpiresState, seat: int, codes: list[int]) -> list[float]:
    """A weight for each move; only their proportions matter."""
    part = part_of_age(state)
    known: dict[int, float] = {}
    found: list[float] = []
    for code in codes:
        if verb_of(code) != verbs.TURN_GLASS:
            lean = lean_to(state, seat, code, part)
        elif second(code) in known:
            lean = known[second(code)] + SAME_GLASS
        else:
            lean = lean_to_action(state, seat, second(code), part)
            known[second(code)] = lean
        found.append(exp(FIRMNESS * min(STRONGEST, lean)))
    return found


def part_of_age(state: EmpiresState) -> float:
    """How much of the age has gone by, from 0 to 1."""
    course = state.course
    if course.pace == kinds.REAL_TIME:
        return max(0.0, min(1.0, (course.now - course.began) / state.times.age))
    return (course.round - 1) / state.box.rounds if course.round else 0.0


def lean_to(state: EmpiresState, seat: int, code: int, part: float) -> float:
    """The inclination towards one move."""
    verb = verb_of(code)
    if verb == verbs.SHIFT_GLASS:
        return lean_to_action(state, seat, second(code), part)
    if verb == verbs.RESOLVE_ACTION:
        return lean_to_action(state, seat, first(code), part)
    if verb == verbs.MOVE_CLANS:
        return lean_to_step(state, seat, first(code), second(code), third(code), part)
    if verb == verbs.DISCOVER:
        return lean_to_card(state, seat, first(code))
    if verb in (verbs.AIRLIFT, verbs.BOMBARD):
        return lean_to_land(state, seat, first(code), 2, part)
    if verb == verbs.PLACE_BUILDING:
        return lean_to_site(state, seat, first(code))
    if verb == verbs.BUILD_FREE:
        return lean_to_site(state, seat, second(code)) + section_worth(state, seat, first(code))
    if verb == verbs.PLACE_ON_WONDER:
        return lean_to_wonder(state, seat, first(code), part)
    if verb == verbs.PLACE_ON_LEADER:
        return lean_to_leader(state, seat, first(code))
    return lean_elsewhere(state, seat, verb, first(code))


def lean_elsewhere(state: EmpiresState, seat: int, verb: int, choice: int) -> float:
    """The inclination towards a move with one simple choice, or none."""
    if verb == verbs.DEPLOY:
        return SEND_CITY if choice in state.layout.cities else 0.0
    if verb == verbs.DRAW_FROM:
        return 2.0 * DRAW_SECTION * section_worth(state, seat, state.cards.tops[choice])
    if verb == verbs.TAKE_RESOURCE:
        return lean_to_resource(state, seat, choice)
    if verb == verbs.COPY_TILE:
        return TILE[state.boards.effect[choice]]
    if verb == verbs.CREATE_SCHOLARS:
        return 3.0 * choice
    if verb == verbs.LAY_TOKEN:
        return TOKEN_BUILT * state.folk.built[4 * seat + choice] + section_worth(state, seat, choice)
    if verb == verbs.DONE:
        return DONE_LEAN
    if verb in (verbs.REST, verbs.END_TURN):
        return REST_LEAN
    if verb == verbs.DISCARD_CARD:
        return STRONGEST if is_stuck(state, seat) else FOOLISH
    if verb == verbs.LIMIT_SCHOLARS:
        return FOOLISH
    return 3.0 if verb == verbs.GARRISON else 0.0


def lean_to_action(state: EmpiresState, seat: int, action: int, part: float) -> float:
    """Build when one can, discover, get what is missing for it, lead where leading counts."""
    end = part if state.course.age == 2 and part > LAST_PART else 0.0
    if action < kinds.FIRST_WONDER:
        return TILE[state.boards.effect[action]] + lean_to_leader(state, seat, action)
    if action < kinds.FIRST_BOARD:
        return lean_to_wonder(state, seat, action - kinds.FIRST_WONDER, part)
    if action < kinds.OWN:
        return lean_to_drawing(state, seat, 2 * (action - kinds.FIRST_BOARD)) + DRAW_END * end
    if action == kinds.BUILD_BUILDING:
        return lean_to_building(state, seat)
    if action == kinds.DISCOVER_TECHNOLOGY:
        return lean_to_discovery(state, seat)
    if action == kinds.PRODUCE_IDEAS:
        return lean_to_ideas(state, seat) + IDEAS_END * end
    if action == kinds.PRODUCE_BRICKS:
        return lean_to_bricks(state, seat) + BRICKS_END * end
    if action == kinds.DEPLOY_CLANS:
        gain = min(clans_of(state, seat), state.folk.reserve[seat])
        few = max(0, ENOUGH_CLANS - clans_on_map(state, seat))
        return SEND + SEND_GAIN * gain + SEND_FEW * few + SEND_LATE * part
    return GO + GO_BEST * best_step(state, seat, part)


def lean_to_drawing(state: EmpiresState, seat: int, pile: int) -> float:
    """The fewer cards in hand, and the better the section on one of two piles, the more."""
    best = 0.0
    for at in range(pile, pile + 2):
        if state.cards.left[at]:
            best = max(best, section_worth(state, seat, state.cards.tops[at]))
    return DRAW[min(len(DRAW) - 1, len(state.cards.hands[seat]))] + DRAW_SECTION * best


def lean_to_building(state: EmpiresState, seat: int) -> float:
    """What the building is worth; without a slot it would only bar the way."""
    kind = state.box.deck.type[state.cards.found[seat][-1]]
    lean = BUILD + BUILD_SECTION * section_worth(state, seat, kind)
    return lean if sites(state, seat, kind, False) else lean + BUILD_NOWHERE


def lean_to_discovery(state: EmpiresState, seat: int) -> float:
    """What the best card in hand promises."""
    best = FOOLISH
    for card in payable(state, seat, False):
        best = max(best, lean_to_card(state, seat, card))
    over = state.cards.found[seat] and not is_stuck(state, seat)
    return FIND + FIND_BEST * best + (FIND_OVER if over else 0.0)


def lean_to_ideas(state: EmpiresState, seat: int) -> float:
    """As many as there is room for, and above all when no card can be paid."""
    gain = min(ideas_of(state, seat), state.box.stock - state.folk.ideas[seat])
    return IDEAS + IDEAS_GAIN * gain + (IDEAS_NEED if ideas_missing(state, seat) else 0.0)


def lean_to_bricks(state: EmpiresState, seat: int) -> float:
    """As many as there is room for, and above all when the visible card cannot be built yet."""
    gain = min(bricks_of(state, seat), state.box.stock - state.folk.bricks[seat])
    lean = BRICKS + BRICKS_GAIN * gain
    missing = bricks_missing(state, seat)
    if missing > 0:
        lean += BRICKS_NEED + (BRICKS_ENOUGH if missing <= gain else 0.0)
    return lean
