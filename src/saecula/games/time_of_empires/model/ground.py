"""Questions about the central board: who occupies what, which slots are free (TOE-CLA-3, TOE-BUI-2)."""

from typing import Final

from saecula.games.time_of_empires.model.amendments import slots_are_chosen
from saecula.games.time_of_empires.model.box import SLOTS, TERRITORIES
from saecula.games.time_of_empires.model.kinds import CHEAP_BUILDING
from saecula.games.time_of_empires.model.state import EmpiresState

#: The most clans on one space (TOE-CLA-2) and in one move (TOE-CLA-5).
IN_TERRITORY: Final = 2
IN_CENTRE: Final = 4
AT_ONCE: Final = 2


def buildings_of(state: EmpiresState, seat: int, territory: int) -> int:
    """How many buildings of a seat stand in a territory."""
    slots = state.map.slots
    found = 0
    for slot in range(SLOTS * territory, SLOTS * territory + SLOTS):
        if slots[slot] >> 2 == seat:
            found += 1
    return found


def occupies(state: EmpiresState, seat: int, territory: int) -> bool:
    """Whether a seat has a clan or a building in a territory (TOE-CLA-3)."""
    return state.map.owner[territory] == seat or buildings_of(state, seat, territory) > 0


def occupied(state: EmpiresState, seat: int) -> list[int]:
    """The territories that a seat occupies."""
    return [at for at in state.layout.territories if occupies(state, seat, at)]


def pairs(state: EmpiresState, seat: int) -> int:
    """How many territories have two or more buildings of a seat (TOE-C205)."""
    found = 0
    for at in state.layout.territories:
        if buildings_of(state, seat, at) >= 2:
            found += 1
    return found


def on_map(state: EmpiresState, seat: int) -> int:
    """How many buildings of a seat stand on the central board (TOE-END-1)."""
    found = 0
    for building in state.map.slots:
        if building >> 2 == seat:
            found += 1
    return found


def room(state: EmpiresState, space: int) -> int:
    """How many more clans fit on a space."""
    limit = IN_TERRITORY if space < TERRITORIES else IN_CENTRE
    return limit - state.map.clans[space]


def free_slot(state: EmpiresState, seat: int, type: int, territory: int, any_slot: bool) -> int:
    """The slot a building would take in a territory, open slots first; -1 if it cannot (TOE-BUI-1, TOE-BUI-2)."""
    slots = state.map.slots
    start = SLOTS * territory
    land = state.land
    count = land.open[territory] + (land.closed[territory] if any_slot else 0)
    free = -1
    for slot in range(start, start + SLOTS):
        if slots[slot] == seat * 4 + type:
            return -1
        if slots[slot] < 0 and free < 0 and slot < start + count:
            free = slot
    return free


def open_slot(state: EmpiresState, territory: int) -> int:
    """The first free open slot of a territory, -1 if there is none."""
    start = SLOTS * territory
    return first_free(state, start, start + state.land.open[territory])


def closed_slot(state: EmpiresState, territory: int) -> int:
    """The first free inaccessible slot of a territory, -1 if there is none."""
    start = SLOTS * territory + state.land.open[territory]
    return first_free(state, start, start + state.land.closed[territory])


def first_free(state: EmpiresState, start: int, end: int) -> int:
    """The first free slot from `start` up to but not including `end`, -1 if there is none."""
    for slot in range(start, end):
        if state.map.slots[slot] < 0:
            return slot
    return -1


def may_use_closed(state: EmpiresState, seat: int) -> bool:
    """Whether a seat has the leader that opens the inaccessible slots."""
    return state.folk.can(seat, CHEAP_BUILDING)


def sites(state: EmpiresState, seat: int, type: int, any_slot: bool) -> list[int]:
    """The territories where a seat may place a building of this type (TOE-BUI-1)."""
    closed = any_slot or may_use_closed(state, seat)
    return [
        at
        for at in state.layout.territories
        if free_slot(state, seat, type, at, closed) >= 0 and occupies(state, seat, at)
    ]


def choice_sites(state: EmpiresState, seat: int, type: int, any_slot: bool) -> list[int]:
    """The sites where the seat may choose between an open and an inaccessible slot (TOE-BUI-2)."""
    if not slots_are_chosen(state.box) or not (any_slot or may_use_closed(state, seat)):
        return []
    return [
        at for at in sites(state, seat, type, any_slot) if open_slot(state, at) >= 0 and closed_slot(state, at) >= 0
    ]
