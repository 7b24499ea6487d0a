"""How many times a seat meets the condition of a wonder (TOE-SCO-4)."""

from collections.abc import Callable
from typing import Final

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
    """How many times a seat meets a condition (a number of kinds.CONDITIONS)."""
    if condition < 4:
        return state.folk.built[4 * seat + condition]
    if condition < COUNT_DOUBLE_CLANS:
        return lands(state, seat, condition - 4)
    return COUNTS[condition](state, seat)


def lands(state: EmpiresState, seat: int, terrain: int) -> int:
    """How many territories of a terrain a seat occupies."""
    found = 0
    for at in occupied(state, seat):
        if state.land.terrain[at] == terrain:
            found += 1
    return found


def double_clans(state: EmpiresState, seat: int) -> int:
    """In how many territories a seat has two clans."""
    found = 0
    for at in state.layout.territories:
        if state.map.owner[at] == seat and state.map.clans[at] == 2:
            found += 1
    return found


def centres(state: EmpiresState, seat: int) -> int:
    """In how many cities and capitals a seat has clans."""
    found = 0
    for space in range(TERRITORIES, len(state.map.owner)):
        if state.map.owner[space] == seat:
            found += 1
    return found


def tiles(state: EmpiresState, seat: int) -> int:
    """On how many tiles a seat occupies at least one territory."""
    return len({at // 3 for at in occupied(state, seat)})


def leaders(state: EmpiresState, seat: int) -> int:
    """How many leaders a seat has won."""
    return state.boards.leaders.count(seat)


COUNTS: Final[dict[int, Callable[[EmpiresState, int], int]]] = {
    COUNT_DOUBLE_CLANS: double_clans,
    COUNT_PAIRS: pairs,
    COUNT_CITIES: centres,
    COUNT_TILES: tiles,
    COUNT_LEADERS: leaders,
}
