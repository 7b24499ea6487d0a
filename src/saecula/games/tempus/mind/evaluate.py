"""How Tempus bots judge a position. Hand-made figures, tuned by play."""

from saecula.games.tempus.model import steps
from saecula.games.tempus.model.kinds import GRASSLAND, MOUNTAIN
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.cities import beside_city
from saecula.games.tempus.rules.end import points
from saecula.games.tempus.rules.progress import card_points
from saecula.kernel.codes import first, verb_of
from saecula.parts.shares import shares

ERAS = 10.0
#: What an idea card in hand and an unused action tile are worth, in victory points.
CARD = 0.22
TILE = 0.5
#: What a seat's first grassland hexes with tokens are worth at the beginning, and free land beside its tokens.
CRADLES = (0.0, 2.0, 3.0, 3.5, 3.7)
ROOM = 0.04
#: What a stack of two or more is worth where a city may be built.
SITE = 0.25


class Estimate:
    """What one pass over the map tells about each seat."""

    def __init__(self, seats: int) -> None:
        self.worth = [0.0] * seats
        self.cradles = [0] * seats
        self.room = [0] * seats
        #: points towards the next era
        self.progress = [0.0] * seats


def rate(state: TempusState) -> list[float]:
    """Each seat's share of the win, as far as one can tell."""
    left = time_left(state)
    if state.land.coast is None:
        return [1.0 / state.seats] * state.seats
    return shares(prospects(state), 0.5 + 3.0 * max(0.0, left))


def time_left(state: TempusState) -> float:
    """How much of the game is still to come, from 1 to 0."""
    return (ERAS - state.course.eras) / ERAS


def prospects(state: TempusState) -> list[float]:
    """The victory points that each seat may hope for at the end."""
    left = time_left(state)
    if left <= 0.0:
        return [sum(points(state, seat)) + 0.05 * len(state.ideas.hands[seat]) for seat in range(state.seats)]
    row = max(state.course.era) + 1
    terrain = state.box.chart.terrain[row] if row <= state.box.flight else 0
    found = estimate(state, left, terrain)
    worth = found.worth
    for seat in range(state.seats):
        held = min(len(state.ideas.hands[seat]), state.box.chart.hand[state.course.era[seat]])
        worth[seat] += CARD * held * min(1.0, 5.0 * left) + TILE * state.course.tiles[seat]
        worth[seat] += left * (CRADLES[min(found.cradles[seat], 4)] + ROOM * min(found.room[seat], 12))
    if terrain:
        add_progress(state, row, terrain, found)
    return worth


def estimate(state: TempusState, left: float, progress: int) -> Estimate:
    """Points on the map, what tokens may still become, and what counts for the next era, whose terrain is given."""
    people, terrain = state.people, state.land.terrain
    found = Estimate(state.seats)
    spare = 0.2 + 0.4 * left
    for cell in state.land.cells:
        seat = people.owner[cell]
        if seat < 0:
            continue
        if people.city[cell]:
            found.worth[seat] += people.city[cell]
            found.progress[seat] += 1.0
            continue
        ground = terrain[cell]
        tokens = people.tokens[cell]
        worth = spare * tokens
        if ground != MOUNTAIN:
            worth += 1.0 - spare
            if tokens >= 2 and not beside_city(state, cell):
                worth += SITE
            if ground == GRASSLAND:
                found.cradles[seat] += 1
        if ground == progress:
            found.progress[seat] += tokens
        found.worth[seat] += worth
        found.room[seat] += free_land(state, cell)
    return found


def free_land(state: TempusState, cell: int) -> int:
    """How many hexes beside this one are free and worth a point."""
    near, terrain, owner = state.box.board.near, state.land.terrain, state.people.owner
    free = 0
    for side in range(6):
        other = near[cell * 6 + side]
        if other >= 0 and owner[other] < 0 and 0 < terrain[other] < MOUNTAIN:
            free += 1
    return free


def add_progress(state: TempusState, row: int, terrain: int, found: Estimate) -> None:
    """Add each seat's chance of advancing to the new era, times what that is worth."""
    ideas, course = state.ideas, state.course
    asked = committed(state)
    for seat in range(state.seats):
        found.progress[seat] += card_points(ideas.laid[seat], terrain)
        if (seat - course.first) % state.seats >= asked:
            found.progress[seat] += 0.7 * card_points(ideas.hands[seat], terrain)
    box = state.box
    gain = box.flight_points + 0.5 if row == box.flight else 1.2 + 0.3 * box.chart.bonus[row]
    chances = shares(found.progress, 1.2)
    for seat in range(state.seats):
        found.worth[seat] += gain * chances[seat]


def committed(state: TempusState) -> int:
    """How many seats, from the first player on, have already been asked for their progress cards."""
    table = state.agenda.table
    if table and verb_of(table[-1]) == steps.COMMITMENTS:
        return first(table[-1])
    return state.seats if table and verb_of(table[-1]) == steps.ADVANCE else 0
