"""A position of Tempus as a row of small whole numbers, as one seat sees it: what learned judgement looks at.

One byte a number. The seat that looks comes first, the others follow in turn; seats that are not there are zero. Sums
over the map instead of the map: every game has another one, and games are few.
"""

from typing import Final

from saecula.games.tempus.model import kinds, steps
from saecula.games.tempus.model.cards import POOL, ability_of, terrain_of
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.progress import card_points
from saecula.kernel.codes import first, second, verb_of
from saecula.parts.rows import lead

MOST_SEATS: Final = 5

# Numbers of each seat, by their place.
THERE: Final = 0
TOKENS: Final = 1  # by terrain, mountains last
HEXES: Final = 6  # likewise
STACKS: Final = 11  # by height, 1 to 5 and more
SITES: Final = 16  # where a city may be built, by height of the stack, 1 to 4 and more
CITIES: Final = 20
CITY_POINTS: Final = 21
CITY_SEEN: Final = 22  # points of cities that an enemy stands beside; those he outnumbers; those he may with cards
CITY_LOST: Final = 23
CITY_NEAR_LOST: Final = 24
ROOM: Final = 25  # free land beside one's tokens: all, nobody else's, grassland, terrain of the next era, sites
ROOM_ALONE: Final = 26
ROOM_GRASS: Final = 27
ROOM_NEXT: Final = 28
ROOM_SITES: Final = 29
CRADLES: Final = 30
FULL: Final = 31
SHORE: Final = 32
SEEN: Final = 33  # hexes beside an enemy; those he outnumbers, with their tokens; those where he is as strong
LOST: Final = 34
LOST_TOKENS: Final = 35
EVEN: Final = 36
PREY: Final = 37
LOOT: Final = 38  # the best city that one outnumbers; cities that one might with cards
NEAR_LOOT: Final = 39
SUPPLY: Final = 40
CITY_TILES: Final = 41  # of value 2, 3, 4
HAND: Final = 44
LAID: Final = 45
SHOWN: Final = 46
TILES: Final = 47
DELAYED: Final = 48
TURN: Final = 49  # how late in the round
TURN_OVER: Final = 50
ASKED: Final = 51
BEHIND: Final = 52  # eras behind the first
NEXT_TOKENS: Final = 53
PROGRESS: Final = 54
PROGRESS_LEAD: Final = 55
POINTS: Final = 56
POINTS_LEAD: Final = 57
GUARDED: Final = 58
REACH: Final = 59
EACH: Final = 60

# Numbers of the table, by their place after those of the seats.
SEATS: Final = 0
ERA: Final = 1  # 0 to 10
NEXT: Final = 12  # terrain of the next progress box
ROUND: Final = 18
TILES_LEFT: Final = 19
SLOTS: Final = 20
DECK: Final = 21
STEP: Final = 22
COMMITTED: Final = 42
FIGHT: Final = 43
FIGHT_TERRAIN: Final = 44
DECISION: Final = 49
LEFT: Final = 63  # of the action under way
CARDS: Final = 65  # in the hand of the seat that looks, by ability
CARD_TERRAINS: Final = 74
CARD_PROGRESS: Final = 78
LAID_PROGRESS: Final = 79
SURE_PROGRESS: Final = 80
OVER_LIMIT: Final = 81
HAND_LIMIT: Final = 82
FREE: Final = 83  # free land by terrain
UNSEEN: Final = 88  # cards that the others may hold or draw, by terrain
TABLE: Final = 92
SIZE: Final = MOST_SEATS * EACH + TABLE

#: Differences stand in the middle of a byte.
MIDDLE: Final = 64


class Neighbourhood:
    """What one look around a hex of a seat tells."""

    def __init__(self) -> None:
        self.enemy = 0
        self.prey = 0
        self.loot = 0
        self.near_loot = 0
        self.beside_city = False


class Borders:
    """Free land beside tokens: which hexes, and per hex the seats as bits and whether a city is near."""

    def __init__(self, size: int) -> None:
        self.cells: list[int] = []
        self.seats = [0] * size
        self.city = [False] * size


def features(state: TempusState, own: int) -> bytes:
    """The row."""
    out = [0] * SIZE
    if state.land.coast is None:
        return bytes(out)
    goal = next_terrain(state)
    write_map(state, own, goal, out)
    write_seats(state, own, goal, out)
    write_table(state, own, goal, out)
    return bytes(out)


def next_terrain(state: TempusState) -> int:
    """The terrain of the next progress box; 0 where there is none."""
    row = max(state.course.era) + 1
    return state.box.chart.terrain[row] if row <= state.box.flight else 0


def write_map(state: TempusState, own: int, goal: int, out: list[int]) -> None:
    """Everything that stands on the map, and the free land beside it."""
    coast = state.land.coast
    assert coast is not None
    owner, city, land = state.people.owner, state.people.city, state.land.terrain
    seats = state.seats
    bases = [((seat - own) % seats) * EACH for seat in range(seats)]
    limits = [state.box.chart.stack[state.course.era[seat]] for seat in range(seats)]
    free = MOST_SEATS * EACH + FREE - 1
    near = Borders(len(owner))
    around = Neighbourhood()
    for cell in state.land.cells:
        seat = owner[cell]
        if seat < 0:
            out[free + land[cell]] += 1
        elif city[cell]:
            add_city(state, cell, seat, out, bases[seat])
            for other in coast.beside[cell]:
                near.city[other] = True
        else:
            look_around(state, cell, seat, around)
            add_stack(state, cell, limits[seat], goal, around, out, bases[seat])
            for other in coast.open[cell]:
                if owner[other] < 0:
                    if near.seats[other] == 0:
                        near.cells.append(other)
                    near.seats[other] |= 1 << seat
    for seat in range(seats):
        write_room(state, near, goal, 1 << seat, out, bases[seat])


def add_stack(
    state: TempusState, cell: int, limit: int, goal: int, around: Neighbourhood, out: list[int], base: int
) -> None:
    """The tokens on a hex: what they stand on, what they may become, what they fear."""
    coast = state.land.coast
    assert coast is not None
    count, ground = state.people.tokens[cell], state.land.terrain[cell]
    out[base + TOKENS - 1 + ground] += count
    out[base + HEXES - 1 + ground] += 1
    out[base + STACKS - 1 + min(count, 5)] += 1
    if ground == kinds.GRASSLAND and count < limit + state.people.extra[cell]:
        out[base + CRADLES] += 1
    if count >= limit:
        out[base + FULL] += 1
    if coast.touches[cell]:
        out[base + SHORE] += 1
    if ground == goal:
        out[base + NEXT_TOKENS] += count
    if ground != kinds.MOUNTAIN and not around.beside_city:
        out[base + SITES - 1 + min(count, 4)] += 1
    if around.enemy:
        out[base + SEEN] += 1
        if around.enemy > count:
            out[base + LOST] += 1
            out[base + LOST_TOKENS] += count
        elif around.enemy == count:
            out[base + EVEN] += 1
    if around.prey:
        out[base + PREY] += 1
    if around.near_loot:
        out[base + NEAR_LOOT] += around.near_loot
    if around.loot:
        out[base + LOOT] = max(out[base + LOOT], around.loot)


def write_room(state: TempusState, near: Borders, goal: int, bit: int, out: list[int], base: int) -> None:
    """The free land beside the tokens of a seat."""
    land = state.land.terrain
    for cell in near.cells:
        mask = near.seats[cell]
        if mask & bit:
            out[base + ROOM] += 1
            if mask == bit:
                out[base + ROOM_ALONE] += 1
            if land[cell] == kinds.GRASSLAND:
                out[base + ROOM_GRASS] += 1
            if land[cell] == goal:
                out[base + ROOM_NEXT] += 1
            if not near.city[cell]:
                out[base + ROOM_SITES] += 1


def look_around(state: TempusState, cell: int, seat: int, around: Neighbourhood) -> None:
    """Enemies, prey and cities beside a hex of a seat."""
    people = state.people
    owner, tokens, city = people.owner, people.tokens, people.city
    coast = state.land.coast
    assert coast is not None
    count = tokens[cell]
    enemy = prey = loot = near_loot = 0
    beside_city = False
    for other in coast.beside[cell]:
        who = owner[other]
        if who < 0:
            continue
        value = city[other]
        if value:
            beside_city = True
            if who != seat:
                if count > value:
                    loot = max(loot, value)
                elif count + 2 > value:
                    near_loot += 1
        elif who != seat:
            enemy = max(enemy, tokens[other])
            if count > tokens[other]:
                prey += 1
    around.enemy, around.prey, around.loot, around.near_loot = enemy, prey, loot, near_loot
    around.beside_city = beside_city


def add_city(state: TempusState, cell: int, seat: int, out: list[int], base: int) -> None:
    """A city, and how safe it is."""
    people = state.people
    coast = state.land.coast
    assert coast is not None
    value = people.city[cell]
    enemy = 0
    for other in coast.beside[cell]:
        who = people.owner[other]
        if who >= 0 and who != seat:
            enemy = max(enemy, people.tokens[other])
    out[base + CITIES] += 1
    out[base + CITY_POINTS] += value
    if enemy:
        out[base + CITY_SEEN] += value
        if enemy > value:
            out[base + CITY_LOST] += value
        elif enemy + 2 > value:
            out[base + CITY_NEAR_LOST] += value


def write_seats(state: TempusState, own: int, goal: int, out: list[int]) -> None:
    """What each seat has besides the map, and how it stands against the others."""
    course, ideas, people, box = state.course, state.ideas, state.people, state.box
    seats = state.seats
    points = [0] * seats
    progress = [0] * seats
    ahead = max(course.era)
    for seat in range(seats):
        base = ((seat - own) % seats) * EACH
        era = course.era[seat]
        turn = (seat - course.first) % seats
        out[base + THERE] = 1
        out[base + SUPPLY] = people.supply[seat]
        for size in range(3):
            out[base + CITY_TILES + size] = people.cities[seat * 3 + size]
        out[base + HAND] = len(ideas.hands[seat])
        out[base + LAID] = len(ideas.laid[seat])
        out[base + SHOWN] = len(ideas.shown[seat])
        out[base + TILES] = course.tiles[seat]
        out[base + DELAYED] = course.delayed[seat]
        out[base + TURN] = turn
        out[base + TURN_OVER] = 1 if turn < course.slots else 0
        out[base + ASKED] = 1 if state.agenda.asked[seat] else 0
        out[base + BEHIND] = ahead - era
        out[base + GUARDED] = 1 if people.spread[seat] <= 3 else 0
        out[base + REACH] = box.chart.distance[era]
        progress[seat] = out[base + NEXT_TOKENS] + out[base + CITIES] if goal else 0
        flown = box.flight_points if era == box.flight else 0
        worth = out[base + HEXES] + out[base + HEXES + 1] + out[base + HEXES + 2] + out[base + HEXES + 3]
        points[seat] = worth + out[base + CITY_POINTS] + flown
        out[base + PROGRESS] = progress[seat]
        out[base + POINTS] = points[seat]
    for seat in range(seats):
        base = ((seat - own) % seats) * EACH
        out[base + PROGRESS_LEAD] = lead(progress, seat, MIDDLE)
        out[base + POINTS_LEAD] = lead(points, seat, MIDDLE)


def write_table(state: TempusState, own: int, goal: int, out: list[int]) -> None:
    """Eras and rounds, the open step, and for the seat that looks its decision and its cards."""
    course, ideas, agenda = state.course, state.ideas, state.agenda
    base = MOST_SEATS * EACH
    out[base + SEATS] = state.seats
    out[base + ERA + min(course.eras, 10)] = 1
    out[base + NEXT + goal] = 1
    out[base + ROUND] = min(course.round, 255)
    out[base + TILES_LEFT] = sum(course.tiles)
    out[base + SLOTS] = course.slots
    out[base + DECK] = ideas.left
    if agenda.table:
        step = verb_of(agenda.table[-1])
        out[base + STEP + step] = 1
        if step == steps.COMMITMENTS:
            out[base + COMMITTED] = first(agenda.table[-1])
    if course.fight_from >= 0:
        out[base + FIGHT] = 1
        if course.fight_terrain > 0:
            out[base + FIGHT_TERRAIN - 1 + course.fight_terrain] = 1
    asked = agenda.asked[own]
    if asked:
        frame = asked[-1]
        out[base + DECISION + verb_of(frame) - steps.TILE_PLACE] = 1
        if verb_of(frame) in (steps.TURN, steps.MOVING, steps.BIRTHS):
            out[base + LEFT] = min(first(frame), 16)
            out[base + LEFT + 1] = min(second(frame), 16)
    write_cards(state, own, goal, out, base)


def write_cards(state: TempusState, own: int, goal: int, out: list[int], base: int) -> None:
    """The hand of the seat that looks, what it gives towards the next era, and what the others may hold."""
    ideas, course = state.ideas, state.course
    hand = ideas.hands[own]
    for card in hand:
        kind = card % POOL
        out[base + CARDS + ability_of(kind)] += 1
        out[base + CARD_TERRAINS - 1 + terrain_of(kind)] += 1
    if goal:
        out[base + CARD_PROGRESS] = card_points(hand, goal)
        out[base + LAID_PROGRESS] = card_points(ideas.laid[own], goal)
    out[base + SURE_PROGRESS] = out[PROGRESS] + out[base + CARD_PROGRESS] + out[base + LAID_PROGRESS]
    limit = state.box.chart.hand[course.era[own]]
    out[base + OVER_LIMIT] = max(0, len(hand) - limit)
    out[base + HAND_LIMIT] = limit
    for ability in range(len(kinds.ABILITIES)):
        for terrain in range(4):
            out[base + UNSEEN + terrain] += ideas.deck[ability * 4 + terrain]
    for seat in range(state.seats):
        if seat != own:
            for card in ideas.hands[seat]:
                out[base + UNSEEN - 1 + terrain_of(card % POOL)] += 1
            for card in ideas.laid[seat]:
                out[base + UNSEEN - 1 + terrain_of(card % POOL)] += 1
