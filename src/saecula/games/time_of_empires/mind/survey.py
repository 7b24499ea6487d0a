"""One look over the map of Time of Empires, for the features: counts what each seat has there, place by place."""

from mypy_extensions import i64

from saecula.games.time_of_empires.model import kinds
from saecula.games.time_of_empires.model.box import SLOTS, TERRITORIES
from saecula.games.time_of_empires.model.state import EmpiresState, Land
from saecula.games.time_of_empires.rules.wonders import times_met
from saecula.parts.rows import Memory


class Tally:
    """What a seat has on the map, in plain attributes, because counting in a row of bytes takes ten times as long."""

    def __init__(self) -> None:
        #: occupied territories, by terrain
        self.lands = [0] * len(kinds.TERRAINS)
        self.clans = self.double = self.pairs = self.cities = self.city_clans = 0
        self.free_slots = self.closed_slots = self.guarded = self.open = self.lost = self.prey = self.front = 0


class EmpiresMemory(Memory):
    """The latest look over map, boards and stacks, and what it was made from, since most moves change none of that."""

    def __init__(self) -> None:
        #: the part of the rows that comes from the look, for all seats in order
        self.block = b""
        self.land: Land | None = None
        self.lists: list[list[int]] = []

    def holds(self, state: EmpiresState, lists: list[list[int]]) -> bool:
        """Whether the look still fits the state."""
        return self.land is state.land and self.lists == lists

    def keep(self, state: EmpiresState, lists: list[list[int]], block: bytes) -> None:
        """Remember a look."""
        self.block = block
        self.land = state.land
        self.lists = [one.copy() for one in lists]


def looked_at(state: EmpiresState) -> list[list[int]]:
    """All lists that the look is made from; the land belongs to it too, but is compared separately."""
    folk, boards = state.folk, state.boards
    found = [state.map.owner, state.map.clans, state.map.slots, boards.wonder, boards.leaders]
    found += [folk.built, folk.razed, folk.token, folk.kept, folk.points, folk.skills]
    found += boards.tiles
    found += boards.stacks
    return found


def survey(state: EmpiresState) -> list[Tally]:
    """Count territories and cities: one tally for each seat."""
    tallies = [Tally() for _ in range(state.seats)]
    owner, clans = state.map.owner, state.map.clans
    for at in state.layout.territories:
        mine = add_buildings(state, at, tallies)
        who = owner[at]
        if who >= 0:
            tally = tallies[who]
            tally.clans += clans[at]
            if clans[at] == 2:
                tally.double += 1
            for other in state.layout.near[at]:
                if owner[other] >= 0 and owner[other] != who:
                    tally.front += 1
        if mine:
            terrain = state.land.terrain[at]
            for seat in range(state.seats):
                if mine >> seat & 1:
                    tallies[seat].lands[terrain] += 1
    for space in range(TERRITORIES, len(owner)):
        who = owner[space]
        if who >= 0:
            tallies[who].cities += 1
            tallies[who].city_clans += clans[space]
    return tallies


def add_buildings(state: EmpiresState, at: i64, tallies: list[Tally]) -> i64:
    """Count the buildings of a territory and how safe they are; returns the seats that occupy it, as bits."""
    slots = state.map.slots
    owner: i64 = state.map.owner[at]
    mine: i64 = 0 if owner < 0 else 1 << owner
    free: i64 = state.land.open[at]
    stands: i64 = 0
    twice: i64 = 0
    slot: i64
    for slot in range(SLOTS * at, SLOTS * at + SLOTS):
        building: i64 = slots[slot]
        if building >= 0:
            seat = building >> 2
            twice |= stands & 1 << seat
            stands |= 1 << seat
            free -= 1
            add_building(tallies, seat, owner)
    mine |= stands
    if mine:
        closed = state.land.closed[at]
        one: i64
        for one in range(state.seats):
            if mine >> one & 1:
                tally = tallies[one]
                if free > 0:
                    tally.free_slots += free
                tally.closed_slots += closed
                if twice >> one & 1:
                    tally.pairs += 1
    return mine


def add_building(tallies: list[Tally], seat: i64, owner: i64) -> None:
    """Count one building as guarded by its owner's clans, open to anyone, or lost to another seat's clans."""
    if owner < 0:
        tallies[seat].open += 1
    elif owner == seat:
        tallies[seat].guarded += 1
    else:
        tallies[seat].lost += 1
        tallies[owner].prey += 1


def met(state: EmpiresState, seat: int, tally: Tally, condition: int) -> int:
    """How many times a seat meets the condition of a wonder; the tally already has most of these counts."""
    if 4 <= condition < kinds.COUNT_DOUBLE_CLANS:
        return tally.lands[condition - 4]
    if condition == kinds.COUNT_DOUBLE_CLANS:
        return tally.double
    if condition == kinds.COUNT_PAIRS:
        return tally.pairs
    if condition == kinds.COUNT_CITIES:
        return tally.cities
    return times_met(state, seat, condition)
