"""What a sensible player looks at first: rough weights of moves, cheap enough for playing on by the thousand."""

from saecula.games.time_of_empires.box import SLOTS, TERRITORIES
from saecula.games.time_of_empires.discovery import payable
from saecula.games.time_of_empires.state import EmpiresState
from saecula.games.time_of_empires.verbs import (
    AIRLIFT,
    BOMBARD,
    BUILD_BUILDING,
    CREATE_SCHOLARS,
    DEPLOY_CLANS,
    DISCARD_CARD,
    DISCOVER_TECHNOLOGY,
    DONE,
    DRAW_FROM,
    END_TURN,
    FIRST_BOARD,
    LAY_TOKEN,
    LIMIT_SCHOLARS,
    MARCH,
    MOVE_CLANS,
    OWN,
    PRODUCE_IDEAS,
    REST,
    SHIFT_GLASS,
    TURN_GLASS,
)
from saecula.kernel.codes import first, pack, second, third, verb_of

#: Moves that weigh the same wherever they are made.
WEIGHTS = {
    DONE: 0.15,
    REST: 0.4,
    END_TURN: 0.3,
    DISCARD_CARD: 0.03,
    LIMIT_SCHOLARS: 0.01,
    DRAW_FROM: 2.0,
}


def weigh(state: EmpiresState, seat: int, codes: list[int]) -> list[float]:
    """A weight for each move; only their proportions matter."""
    found = [weigh_one(state, seat, code) for code in codes]
    if pack(DISCARD_CARD) in codes and is_stuck(state, seat):
        found[codes.index(pack(DISCARD_CARD))] = 5.0
    return found


def is_stuck(state: EmpiresState, seat: int) -> bool:
    """Whether the visible card can never be built."""
    found = state.cards.found[seat]
    return bool(found) and state.folk.built[4 * seat + state.box.deck.type[found[-1]]] >= state.box.buildings


def weigh_one(state: EmpiresState, seat: int, code: int) -> float:
    """The weight of one move."""
    verb = verb_of(code)
    if verb in (TURN_GLASS, SHIFT_GLASS):
        return weigh_action(state, seat, second(code))
    if verb == MOVE_CLANS:
        return weigh_step(state, seat, first(code), second(code), third(code))
    if verb in (AIRLIFT, BOMBARD):
        return weigh_target(state, seat, first(code))
    if verb == CREATE_SCHOLARS:
        return 0.2 + 3.0 * first(code)
    if verb == LAY_TOKEN:
        return 1.0 + 3.0 * state.folk.built[4 * seat + first(code)]
    return WEIGHTS.get(verb, 1.0)


def weigh_action(state: EmpiresState, seat: int, action: int) -> float:
    """Build when one can, discover, and get what is missing for it."""
    folk, cards = state.folk, state.cards
    if action < FIRST_BOARD:
        return 3.0
    if action < OWN:
        return (4.0, 2.5, 1.5, 0.8, 0.4, 0.2)[min(5, len(cards.hands[seat]))]
    if action == BUILD_BUILDING:
        return 12.0
    if action == DISCOVER_TECHNOLOGY:
        return 6.0 if not cards.found[seat] else 2.5
    if action == PRODUCE_IDEAS:
        return 3.0 if cards.hands[seat] and not payable(state, seat, False) else 0.3 * (6 - folk.ideas[seat])
    if action == DEPLOY_CLANS:
        return 0.25 * folk.reserve[seat] * 0.5
    if action == MARCH:
        return 1.5
    return 4.0 if cards.found[seat] else 0.3 * (6 - folk.bricks[seat])


def weigh_target(state: EmpiresState, seat: int, at: int) -> float:
    """A territory is worth its free slots, and twice the buildings of others without a guard."""
    weight = 0.3
    free = state.land.open[at]
    for slot in range(SLOTS * at, SLOTS * at + SLOTS):
        building = state.map.slots[slot]
        if building >= 0:
            free -= 1
            if building >> 2 != seat:
                weight += 2.0
    return weight + 0.7 * max(0, free)


def weigh_step(state: EmpiresState, seat: int, start: int, end: int, count: int) -> float:
    """Spread into land that is free or badly defended; do not give up what counts."""
    owner = state.map.owner[end]
    if end >= TERRITORIES:
        return 0.6 if owner < 0 else 0.2
    weight = weigh_target(state, seat, end)
    if owner == seat:
        weight *= 0.2
    elif owner >= 0:
        weight *= 0.7 if count >= state.map.clans[end] else 0.15
    if start < TERRITORIES and state.map.clans[start] == count:
        weight *= 0.4
    return weight
