"""What wonders count (TOE-SCO-4)."""

from saecula.games.time_of_empires.model.box import TERRITORIES
from saecula.games.time_of_empires.model.ground import occupied, pairs
from saecula.games.time_of_empires.model.kinds import (
    COUNT_CITIES,
    COUNT_DOUBLE_CLANS,
    COUNT_LEADERS,
    COUNT_PAIRS,
    COUNT_TILES,
)
from saecula.games.time_of_empires.model.state import EmpiresState


def times_met(state: EmpiresState, seat: int, condition: int) -> int:
    """How many times a seat meets a condition."""
    if condition < 4:
        return state.folk.built[4 * seat + condition]
    if condition < COUNT_DOUBLE_CLANS:
        return lands(state, seat, condition - 4)
    if condition == COUNT_DOUBLE_CLANS:
        return double_clans(state, seat)
    if condition == COUNT_PAIRS:
        return pairs(state, seat)
    if condition == COUNT_CITIES:
        return centres(state, seat)
    if condition == COUNT_TILES:
        return len({at // 3 for at in occupied(state, seat)})
    assert condition == COUNT_LEADERS
    return state.boards.leaders.count(seat)


def lands(state: EmpiresState, seat: int, terrain: int) -> int:
    """Territories of a terrain that a seat occupies."""
    found = 0
    for at in occupied(state, seat):
        if state.land.terrain[at] == terrain:
            found += 1
    return found


def double_clans(state: EmpiresState, seat: int) -> int:
    """Territories with two own clans."""
    found = 0
    for at in state.layout.territories:
        if state.map.owner[at] == seat and state.map.clans[at] == 2:
            found += 1
    return found


def centres(state: EmpiresState, seat: int) -> int:
    """Cities and the capital with own clans."""
    found = 0
    for space in range(TERRITORIES, len(state.map.owner)):
        if state.map.owner[space] == seat:
            found += 1
    return found
