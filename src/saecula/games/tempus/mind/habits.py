"""What a sensible Tempus player looks at first: rough weights of moves, cheap enough for playing on by the thousand."""

from saecula.games.tempus.model import kinds, verbs
from saecula.games.tempus.model.cards import POOL, ability_of, terrain_of
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.babies import cradles
from saecula.kernel.codes import first, second, verb_of


def weigh(state: TempusState, seat: int, codes: list[int]) -> list[float]:
    """A weight for each move; only their proportions matter."""
    terrain = next_terrain(state)
    return [weigh_one(state, seat, code, terrain) for code in codes]


def next_terrain(state: TempusState) -> int:
    """The terrain of the next progress box."""
    row = max(state.course.era) + 1
    return state.box.chart.terrain[row] if row <= state.box.flight else 0


def weigh_one(state: TempusState, seat: int, code: int, terrain: int) -> float:
    """The weight of one move."""
    verb = verb_of(code)
    if verb == verbs.MOVE_TOKEN:
        return weigh_step(state, first(code), second(code), terrain)
    if verb == verbs.CHOOSE_ACTION:
        return weigh_action(state, seat, first(code))
    if verb in (verbs.LAY_CARD, verbs.DISCARD_CARD):
        useful = weigh_card(state, seat, first(code), terrain)
        return useful * sequence(state, seat, first(code)) if verb == verbs.LAY_CARD else 1.0 / (0.2 + useful)
    if verb == verbs.PLACE_BABY:
        return 4.0
    if verb == verbs.BUILD_CITY:
        return 2.0 + 2.0 * second(code) if state.people.tokens[first(code)] == 2 + second(code) else 0.3
    if verb == verbs.PLACE_TOKEN:
        return weigh_start(state, first(code))
    if verb == verbs.STEP_IN:
        return 1.0 + first(code)
    if verb == verbs.ATTACK:
        return weigh_attack(state, first(code), second(code))
    return WEIGHTS.get(verb, 1.0)


#: Moves that weigh the same wherever they are made.
WEIGHTS = {
    verbs.DONE: 0.5,
    verbs.END_TURN: 1.0,
    verbs.PLAY_CARD: 0.5,
    verbs.PLAY_RELIGION: 0.5,
    verbs.ACT_TWICE: 0.1,
    verbs.PASS_SLOT: 0.05,
}


def weigh_action(state: TempusState, seat: int, action: int) -> float:
    """Cities first, then babies while there is room, moves, ideas."""
    if action == kinds.CITY:
        return 5.0
    if action == kinds.BABIES:
        return 2.0 * min(len(cradles(state, seat)), state.box.chart.babies[state.course.era[seat]])
    if action == kinds.FIGHT:
        return 0.5
    if action == kinds.IDEA:
        return 0.4 * (6 - len(state.ideas.hands[seat])) if len(state.ideas.hands[seat]) < 6 else 0.1
    return 2.0 if action == kinds.MOVE else 1.0


def weigh_step(state: TempusState, start: int, end: int, terrain: int) -> float:
    """Spread out of stacks onto free ground that counts; stay on what counts."""
    people, land = state.people, state.land.terrain
    weight = 1.0
    if people.tokens[end] == 0:
        weight = 0.2 if land[end] == kinds.MOUNTAIN else 3.0
    if people.tokens[start] == 1 and land[start] != kinds.MOUNTAIN:
        weight *= 0.15
    if land[end] == kinds.GRASSLAND:
        weight *= 1.5
    if land[end] == terrain:
        weight *= 1.5
    if land[start] == terrain and land[end] != terrain:
        weight *= 0.6
    return weight


def weigh_card(state: TempusState, seat: int, kind: int, terrain: int) -> float:
    """Cards that count in the fight, or for the next era."""
    ability = ability_of(kind)
    if state.course.fight_from >= 0:
        weight = 0.1
        if terrain_of(kind) == state.course.fight_terrain:
            weight += 1.0
        if ability == kinds.WEAPONS:
            weight += 1.0
        if ability == kinds.FORTIFICATIONS and state.people.owner[state.course.fight_to] == seat:
            weight += 3.0
        return weight
    weight = 0.05
    if terrain_of(kind) == terrain:
        weight += 1.0
    if ability == kinds.EDUCATION:
        weight += 1.0
    return weight


def sequence(state: TempusState, seat: int, kind: int) -> float:
    """A set of cards need be looked at in one order only: next to nothing for a card below one that lies there."""
    for card in state.ideas.laid[seat]:
        if kind < card % POOL:
            return 0.001
    return 1.0


def weigh_start(state: TempusState, cell: int) -> float:
    """Begin on grassland, with free land around."""
    land = state.land.terrain
    weight = 4.0 if land[cell] == kinds.GRASSLAND else 1.0
    if land[cell] == kinds.MOUNTAIN:
        weight = 0.3
    for side in range(6):
        other = state.box.board.near[cell * 6 + side]
        if other >= 0 and land[other] not in (0, kinds.MOUNTAIN) and state.people.owner[other] < 0:
            weight += 0.5
    return weight


def weigh_attack(state: TempusState, start: int, side: int) -> float:
    """Attack the weaker."""
    people = state.people
    target = state.box.board.near[start * 6 + side]
    margin = people.tokens[start] - people.tokens[target] - people.city[target]
    return 3.0 if margin > 0 else 0.3
