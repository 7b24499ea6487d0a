"""What characters like in Time of Empires: buildings, armies, scholars, or full stores and cities."""

from typing import Final

from saecula.games.time_of_empires.model import verbs
from saecula.games.time_of_empires.model.box import TERRITORIES
from saecula.games.time_of_empires.model.kinds import (
    BUILD_BUILDING,
    DEPLOY_CLANS,
    DISCOVER_TECHNOLOGY,
    MARCH,
    PRODUCE_BRICKS,
    PRODUCE_IDEAS,
)
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.kernel.codes import second, verb_of
from saecula.parts.characters import BUILDER, RAIDER, SCHOLAR

#: What each character gives, in shares of a win, for a building; a clan on the map; a scholar or card; a resource.
LIKES: Final = [0.004, 0.0015, 0.004, 0.002]
#: How many resources a city or capital is worth to the trader.
CITY: Final = 3
#: The actions that each character prefers to turn a glass on.
FAVOURITES: Final = [
    [BUILD_BUILDING],
    [DEPLOY_CLANS, MARCH],
    [DISCOVER_TECHNOLOGY],
    [PRODUCE_BRICKS, PRODUCE_IDEAS],
]
FANCY: Final = 1.2


def leans(state: EmpiresState, character: int) -> list[float]:
    """What a character likes about each seat's position, in shares of a win."""
    found = [0.0] * state.seats
    like, folk = LIKES[character], state.folk
    for seat in range(state.seats):
        if character == BUILDER:
            for section in range(4):
                found[seat] += like * folk.built[4 * seat + section]
        elif character == SCHOLAR:
            found[seat] = like * (folk.created[seat] + len(state.cards.hands[seat]))
        elif character != RAIDER:
            found[seat] = like * (min(folk.ideas[seat], 8) + min(folk.bricks[seat], 8))
    if character not in (BUILDER, SCHOLAR):
        add_land(state, like, character == RAIDER, found)
    return found


def add_land(state: EmpiresState, like: float, is_raider: bool, found: list[float]) -> None:
    """Add the clans of every seat for the raider, or its cities and capitals for the trader."""
    map = state.map
    for space in range(0 if is_raider else TERRITORIES, len(map.owner)):
        if map.owner[space] >= 0:
            found[map.owner[space]] += like * (map.clans[space] if is_raider else CITY)


def fancy(code: int, character: int) -> float:
    """By what factor a character looks at a move sooner."""
    return FANCY if verb_of(code) == verbs.TURN_GLASS and second(code) in FAVOURITES[character] else 1.0
