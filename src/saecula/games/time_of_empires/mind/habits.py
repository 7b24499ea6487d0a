"""Which moves a sensible player looks at first: weights cheap enough to play hundreds of thousands of moves."""

from math import exp
from typing import Final

from saecula.games.time_of_empires.mind.figures import DONE_LEAN, DRAW_SECTION, REST_LEAN, SEND_CITY, TILE, TOKEN_BUILT
from saecula.games.time_of_empires.mind.footing import lean_to_land, lean_to_site, lean_to_step
from saecula.games.time_of_empires.mind.hunches import (
    FOOLISH,
    is_stuck,
    lean_to_card,
    lean_to_leader,
    lean_to_resource,
    lean_to_wonder,
    section_worth,
)
from saecula.games.time_of_empires.mind.turning import lean_to_action
from saecula.games.time_of_empires.model import verbs
from saecula.games.time_of_empires.model.ground import may_use_closed
from saecula.games.time_of_empires.model.kinds import REAL_TIME
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.kernel.codes import first, second, third, verb_of
from saecula.parts.declared import names_of
from saecula.parts.habits import PRACTICE

#: How firmly a beginner follows these inclinations; a practised player (PRACTICE) follows them fully.
FIRMNESS: Final = 1.0 / PRACTICE
#: For turning the second glass on the same action: it hardly matters which glass is turned.
SAME_GLASS: Final = -4.0
#: For taking an inaccessible slot although an open one, which others could use, is free.
OPEN_SLOT: Final = -1.0
#: A stronger inclination than this makes a move no likelier.
STRONGEST: Final = 12.0


def weigh(state: EmpiresState, seat: int, codes: list[int]) -> list[float]:
    """A weight for each move; only their proportions matter."""
    part = part_of_age(state)
    known: dict[int, float] = {}
    found: list[float] = []
    for code in codes:
        if verb_of(code) != verbs.TURN_GLASS:
            lean = HABITS[verb_of(code)].lean(state, seat, code, part)
        elif second(code) in known:
            lean = known[second(code)] + SAME_GLASS
        else:
            lean = lean_to_action(state, seat, second(code), part)
            known[second(code)] = lean
        found.append(exp(FIRMNESS * min(STRONGEST, lean)))
    return found


def part_of_age(state: EmpiresState) -> float:
    """What part of the age has gone by, from 0 to 1."""
    course = state.course
    if course.pace == REAL_TIME:
        return max(0.0, min(1.0, (course.now - course.began) / state.times.age))
    return (course.round - 1) / state.box.rounds if course.round else 0.0


class Habit:
    """The inclination towards one kind of move: none, unless a subclass says otherwise."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        """How strong it is when this part of the age has gone by."""
        return 0.0


class Always(Habit):
    """The same inclination in every position."""

    def __init__(self, strength: float) -> None:
        self.strength = strength

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return self.strength


class ShiftGlass(Habit):
    """By the action that the glass is shifted to."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return lean_to_action(state, seat, second(code), part)


class ResolveAction(Habit):
    """By the other glass's action."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return lean_to_action(state, seat, first(code), part)


class MoveClans(Habit):
    """By what the step leads to."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return lean_to_step(state, seat, first(code), second(code), third(code), part)


class Discover(Habit):
    """By the building and the effects of the card."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return lean_to_card(state, seat, first(code))


class Strike(Habit):
    """By the territory that is bombarded or where pawns land, as if two clans came there."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return lean_to_land(state, seat, first(code), 2, part)


class PlaceBuilding(Habit):
    """By how good the territory is to build in."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return lean_to_site(state, seat, first(code))


class BuildFree(Habit):
    """By the territory and the section of the building."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return lean_to_site(state, seat, second(code)) + section_worth(state, seat, first(code))


class PlaceInaccessible(Habit):
    """As for any slot, but weaker: the owner of Leonardo alone can use inaccessible slots and takes open ones first."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return lean_to_site(state, seat, first(code)) + OPEN_SLOT


class BuildInaccessible(Habit):
    """As for building free, but stronger, to keep the open slot for later; weaker for the owner of Leonardo."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        lean = lean_to_site(state, seat, second(code)) + section_worth(state, seat, first(code))
        return lean + (OPEN_SLOT if may_use_closed(state, seat) else -OPEN_SLOT)


class PlaceOnWonder(Habit):
    """By the points that the wonder would bring."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return lean_to_wonder(state, seat, first(code), part)


class PlaceOnLeader(Habit):
    """By the lead on the tile and the leader to be won there."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return lean_to_leader(state, seat, first(code))


class Deploy(Habit):
    """Into a city rather than the capital."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return SEND_CITY if first(code) in state.layout.cities else 0.0


class DrawFrom(Habit):
    """By the section of the pile's top card."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return 2.0 * DRAW_SECTION * section_worth(state, seat, state.cards.tops[first(code)])


class TakeResource(Habit):
    """By which resource is missing."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return lean_to_resource(state, seat, first(code))


class CopyTile(Habit):
    """By the effect of the other tile."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return TILE[state.boards.effect[first(code)]]


class CreateScholars(Habit):
    """As many scholars as possible."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return 3.0 * first(code)


class LayToken(Habit):
    """By how much of the section is built, and how much building there is worth."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return TOKEN_BUILT * state.folk.built[4 * seat + first(code)] + section_worth(state, seat, first(code))


class DiscardCard(Habit):
    """Discard a card that can never be built, and no other."""

    def lean(self, state: EmpiresState, seat: int, code: int, part: float) -> float:
        return STRONGEST if is_stuck(state, seat) else FOOLISH


KNOWN: Final[dict[int, Habit]] = {
    verbs.SHIFT_GLASS: ShiftGlass(),
    verbs.RESOLVE_ACTION: ResolveAction(),
    verbs.MOVE_CLANS: MoveClans(),
    verbs.DISCOVER: Discover(),
    verbs.AIRLIFT: Strike(),
    verbs.BOMBARD: Strike(),
    verbs.PLACE_BUILDING: PlaceBuilding(),
    verbs.BUILD_FREE: BuildFree(),
    verbs.PLACE_INACCESSIBLE: PlaceInaccessible(),
    verbs.BUILD_INACCESSIBLE: BuildInaccessible(),
    verbs.PLACE_ON_WONDER: PlaceOnWonder(),
    verbs.PLACE_ON_LEADER: PlaceOnLeader(),
    verbs.DEPLOY: Deploy(),
    verbs.DRAW_FROM: DrawFrom(),
    verbs.TAKE_RESOURCE: TakeResource(),
    verbs.COPY_TILE: CopyTile(),
    verbs.CREATE_SCHOLARS: CreateScholars(),
    verbs.LAY_TOKEN: LayToken(),
    verbs.DISCARD_CARD: DiscardCard(),
    verbs.DONE: Always(DONE_LEAN),
    verbs.REST: Always(REST_LEAN),
    verbs.END_TURN: Always(REST_LEAN),
    verbs.LIMIT_SCHOLARS: Always(FOOLISH),
    verbs.GARRISON: Always(3.0),
}
#: The habits by the numbers of the moves.
HABITS: Final[list[Habit]] = [KNOWN.get(verb, Habit()) for verb in range(len(names_of(verbs)))]
