"""One pass over the map of Tempus: what each seat has there, counted hex by hex, for its row of features."""

from typing import Final

from saecula.games.tempus.model import kinds
from saecula.games.tempus.model.coast import Coast
from saecula.games.tempus.model.state import Land, TempusState
from saecula.parts.rows import Memory

# Where the counts of each seat by terrain and by height begin, in the order of the row of features.
TOKENS: Final = 0
HEXES: Final = 5
STACKS: Final = 10
SITES: Final = 15
COUNTS: Final = 19

#: In the marks of a hex: the bit above those of the seats says that a city stands beside it.
CITY_NEAR: Final = 32
SEATS_NEAR: Final = 31


class Tally:
    """What a seat has on the map: each a native number, as counting in a row of bytes takes ten times as long."""

    def __init__(self) -> None:
        self.cities = self.city_points = self.city_seen = self.city_lost = self.city_near_lost = 0
        self.room = self.room_alone = self.room_grass = self.room_next = self.room_sites = 0
        self.cradles = self.full = self.shore = self.next_tokens = self.worth = 0
        self.seen = self.lost = self.lost_tokens = self.even = 0
        self.prey = self.loot = self.near_loot = 0
        #: progress points for the next era, and victory points: both include what is not on the map
        self.progress = self.points = 0


class Survey:
    """What one pass finds: a tally for each seat, counts by terrain and height, and the free land near tokens."""

    def __init__(self, state: TempusState, goal: int) -> None:
        self.goal = goal
        self.tallies = [Tally() for _ in range(state.seats)]
        #: per seat: what it has by terrain and by height
        self.counts = [0] * (state.seats * COUNTS)
        #: free land by terrain
        self.free = [0] * (kinds.MOUNTAIN + 1)
        #: the free land beside tokens; and per hex, as bits, which seats are beside it and whether a city is
        self.near: list[int] = []
        self.marks = [0] * len(state.people.owner)
        #: the part of the rows of features that follows from this, for all seats in order
        self.block = b""


class TempusMemory(Memory):
    """The latest survey of the map and all that it was made from: most decisions leave the map as it is."""

    def __init__(self) -> None:
        self.found: Survey | None = None
        self.land: Land | None = None
        self.owner: list[int] = []
        self.tokens: list[int] = []
        self.city: list[int] = []
        self.extra: list[int] = []
        self.era: list[int] = []

    def holds(self, state: TempusState, goal: int) -> bool:
        """Whether the survey is still true."""
        people = state.people
        return (
            self.found is not None
            and self.found.goal == goal
            and self.land is state.land
            and self.tokens == people.tokens
            and self.owner == people.owner
            and self.city == people.city
            and self.extra == people.extra
            and self.era == state.course.era
        )

    def keep(self, state: TempusState, found: Survey) -> None:
        """Remember a survey."""
        people = state.people
        self.found = found
        self.land = state.land
        self.owner = people.owner.copy()
        self.tokens = people.tokens.copy()
        self.city = people.city.copy()
        self.extra = people.extra.copy()
        self.era = state.course.era.copy()


def survey(state: TempusState, goal: int) -> Survey:
    """Count everything that stands on the map, and the free land beside it; `goal` is the next progress terrain."""
    found = Survey(state, goal)
    owner, city, land = state.people.owner, state.people.city, state.land.terrain
    for cell in state.land.cells:
        seat = owner[cell]
        if seat < 0:
            found.free[land[cell]] += 1
        elif city[cell]:
            add_city(state, cell, seat, found)
        else:
            add_stack(state, cell, seat, found)
    add_room(state, found)
    return found


def add_stack(state: TempusState, cell: int, seat: int, found: Survey) -> None:
    """Count the tokens on a hex: what they stand on and what they may become."""
    coast, tally, counts = state.land.coast, found.tallies[seat], found.counts
    assert coast is not None
    count, ground = state.people.tokens[cell], state.land.terrain[cell]
    limit = state.box.chart.stack[state.course.era[seat]]
    base = seat * COUNTS
    counts[base + TOKENS - 1 + ground] += count
    counts[base + HEXES - 1 + ground] += 1
    counts[base + STACKS - 1 + min(count, 5)] += 1
    if ground != kinds.MOUNTAIN:
        tally.worth += 1
    if ground == kinds.GRASSLAND and count < limit + state.people.extra[cell]:
        tally.cradles += 1
    if count >= limit:
        tally.full += 1
    if coast.touches[cell]:
        tally.shore += 1
    if ground == found.goal:
        tally.next_tokens += count
    if not look_around(state, coast, cell, seat, found) and ground != kinds.MOUNTAIN:
        counts[base + SITES - 1 + min(count, 4)] += 1


def look_around(state: TempusState, coast: Coast, cell: int, seat: int, found: Survey) -> bool:
    """Count enemies, prey, cities and free land beside tokens of a seat; returns whether there is a city."""
    people, land, marks, tally = state.people, state.land.terrain, found.marks, found.tallies[seat]
    owner, tokens, city = people.owner, people.tokens, people.city
    count, bit = tokens[cell], 1 << seat
    enemy = prey = 0
    beside_city = False
    for other in coast.beside[cell]:
        who = owner[other]
        if who < 0:
            if land[other] != kinds.MOUNTAIN:
                mark = marks[other]
                if mark & SEATS_NEAR == 0:
                    found.near.append(other)
                marks[other] = mark | bit
        elif city[other]:
            beside_city = True
            if who != seat:
                see_city(tally, count, city[other])
        elif who != seat:
            strength = tokens[other]
            enemy = max(enemy, strength)
            if count > strength:
                prey = 1
    tally.prey += prey
    if enemy:
        fear(tally, count, enemy)
    return beside_city


def see_city(tally: Tally, count: int, value: int) -> None:
    """Count an opponent's city beside tokens: the best one they outnumber, and those they might beat with cards."""
    if count > value:
        tally.loot = max(tally.loot, value)
    elif count + 2 > value:
        tally.near_loot += 1


def fear(tally: Tally, count: int, enemy: int) -> None:
    """Count tokens beside a stack of an enemy."""
    tally.seen += 1
    if enemy > count:
        tally.lost += 1
        tally.lost_tokens += count
    elif enemy == count:
        tally.even += 1


def add_room(state: TempusState, found: Survey) -> None:
    """Count the free land beside the tokens of each seat."""
    land, goal = state.land.terrain, found.goal
    for cell in found.near:
        mark, ground = found.marks[cell], land[cell]
        mask = mark & SEATS_NEAR
        for seat in range(state.seats):
            bit = 1 << seat
            if mask & bit:
                tally = found.tallies[seat]
                tally.room += 1
                if mask == bit:
                    tally.room_alone += 1
                if ground == kinds.GRASSLAND:
                    tally.room_grass += 1
                if ground == goal:
                    tally.room_next += 1
                if mark < CITY_NEAR:
                    tally.room_sites += 1


def add_city(state: TempusState, cell: int, seat: int, found: Survey) -> None:
    """Count a city, and how safe it is."""
    people, coast, tally = state.people, state.land.coast, found.tallies[seat]
    assert coast is not None
    value = people.city[cell]
    enemy = 0
    for other in coast.beside[cell]:
        found.marks[other] |= CITY_NEAR
        who = people.owner[other]
        if who >= 0 and who != seat:
            enemy = max(enemy, people.tokens[other])
    tally.cities += 1
    tally.city_points += value
    if enemy:
        tally.city_seen += value
        if enemy > value:
            tally.city_lost += value
        elif enemy + 2 > value:
            tally.city_near_lost += value
