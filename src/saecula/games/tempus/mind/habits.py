"""What a sensible Tempus player looks at first: rough weights of moves, cheap enough to work out by the thousand.

Each kind of move has a habit. Habits are classes because the compiler calls their methods faster than a table of
functions.
"""

from typing import Final

from saecula.games.tempus.mind.features import next_terrain
from saecula.games.tempus.model import kinds, steps, verbs
from saecula.games.tempus.model.cards import POOL, ability_of, terrain_of
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.babies import cradles
from saecula.kernel.codes import first, second, verb_of
from saecula.parts.declared import names_of


def weigh(state: TempusState, seat: int, codes: list[int]) -> list[float]:
    """A weight for each move; only their proportions matter."""
    terrain = next_terrain(state)
    return [HABITS[verb_of(code)].weigh(state, seat, code, terrain) for code in codes]


class Habit:
    """How a kind of move is weighed: the same wherever it is made, unless a subclass knows better."""

    def __init__(self, weight: float = 1.0) -> None:
        self.weight = weight

    def weigh(self, state: TempusState, seat: int, code: int, terrain: int) -> float:
        """The weight of a move; `terrain` is that of the next progress box."""
        return self.weight


class Acting(Habit):
    """Cities first, then babies while there is room, moves, ideas."""

    def weigh(self, state: TempusState, seat: int, code: int, terrain: int) -> float:
        """The weight of an action."""
        action = first(code)
        if action == kinds.BABIES:
            return 2.0 * min(len(cradles(state, seat)), state.box.chart.babies[state.course.era[seat]])
        if action == kinds.IDEA:
            held = len(state.ideas.hands[seat])
            return 0.4 * (6 - held) if held < 6 else 0.1
        return ACTIONS[action]


#: Actions that weigh the same wherever they are chosen; babies and ideas are weighed by what they bring in.
ACTIONS: Final = [0.0] * len(kinds.ACTIONS)
ACTIONS[kinds.MOVE] = 2.0
ACTIONS[kinds.FIGHT] = 0.5
ACTIONS[kinds.CITY] = 5.0


class Moving(Habit):
    """Spread out from stacks onto free land that counts; stay where it already does."""

    def weigh(self, state: TempusState, seat: int, code: int, terrain: int) -> float:
        """The weight of moving a token."""
        people, land = state.people, state.land.terrain
        start, end = first(code), second(code)
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


class Laying(Habit):
    """Lay useful cards, and look at each set of cards in just one order."""

    def weigh(self, state: TempusState, seat: int, code: int, terrain: int) -> float:
        """The weight of laying a card: next to nothing if a higher one already lies there."""
        kind = first(code)
        useful = use_of(state, seat, kind, terrain)
        for card in state.ideas.laid[seat]:
            if kind < card % POOL:
                return useful * 0.001
        return useful


class Discarding(Habit):
    """Keep useful cards."""

    def weigh(self, state: TempusState, seat: int, code: int, terrain: int) -> float:
        """The weight of discarding a card."""
        return 1.0 / (0.2 + use_of(state, seat, first(code), terrain))


def use_of(state: TempusState, seat: int, kind: int, terrain: int) -> float:
    """What a card is good for: in the fight under way, or for the next era."""
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


class Building(Habit):
    """Build a city of the full value that the tokens allow, the larger the better."""

    def weigh(self, state: TempusState, seat: int, code: int, terrain: int) -> float:
        """The weight of building a city."""
        return 2.0 + 2.0 * second(code) if state.people.tokens[first(code)] == 2 + second(code) else 0.3


class Starting(Habit):
    """Begin on grassland with free land around it."""

    def weigh(self, state: TempusState, seat: int, code: int, terrain: int) -> float:
        """The weight of a starting hex."""
        cell = first(code)
        land = state.land.terrain
        weight = 4.0 if land[cell] == kinds.GRASSLAND else 1.0
        if land[cell] == kinds.MOUNTAIN:
            weight = 0.3
        for side in range(6):
            other = state.box.board.near[cell * 6 + side]
            if other >= 0 and land[other] not in (kinds.WATER, kinds.MOUNTAIN) and state.people.owner[other] < 0:
                weight += 0.5
        return weight


class SteppingIn(Habit):
    """The more tokens step in, the better."""

    def weigh(self, state: TempusState, seat: int, code: int, terrain: int) -> float:
        """The weight of stepping in with this many tokens."""
        return 1.0 + first(code)


class Attacking(Habit):
    """Attack whoever is weaker."""

    def weigh(self, state: TempusState, seat: int, code: int, terrain: int) -> float:
        """The weight of an attack."""
        people = state.people
        target = state.box.board.near[first(code) * 6 + second(code)]
        margin = people.tokens[first(code)] - people.tokens[target] - people.city[target]
        return 3.0 if margin > 0 else 0.3


class Converting(Habit):
    """Play Religion in a slot or between moves; hardly when naming a fight or a city, as it could have come before."""

    def weigh(self, state: TempusState, seat: int, code: int, terrain: int) -> float:
        """The weight of converting a token."""
        asked = verb_of(state.agenda.asked[seat][-1])
        return 0.1 if asked in (steps.TARGET, steps.CITY_SITE) else 0.5


#: The habit of each kind of move, by its number; a kind that is not named here weighs 1.
HABITS: Final[list[Habit]] = [Habit() for _ in names_of(verbs)]
HABITS[verbs.PLACE_TOKEN] = Starting()
HABITS[verbs.CHOOSE_ACTION] = Acting()
HABITS[verbs.MOVE_TOKEN] = Moving()
HABITS[verbs.PLACE_BABY] = Habit(4.0)
HABITS[verbs.ATTACK] = Attacking()
HABITS[verbs.LAY_CARD] = Laying()
HABITS[verbs.STEP_IN] = SteppingIn()
HABITS[verbs.DISCARD_CARD] = Discarding()
HABITS[verbs.BUILD_CITY] = Building()
HABITS[verbs.PLAY_CARD] = Habit(0.5)
HABITS[verbs.PLAY_RELIGION] = Converting()
HABITS[verbs.ACT_TWICE] = Habit(0.1)
HABITS[verbs.PASS_SLOT] = Habit(0.05)
HABITS[verbs.DONE] = Habit(0.5)
