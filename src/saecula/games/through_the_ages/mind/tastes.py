"""What characters like in Through the Ages: mines and wonders, arms, science, or colonies and full stores."""

from typing import Final

from saecula.games.through_the_ages.model import verbs
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.goods import stored
from saecula.games.through_the_ages.rules.military.impacts import harvest_worth, mining_worth
from saecula.games.through_the_ages.rules.ratings import science_rate, strength
from saecula.kernel.codes import verb_of
from saecula.parts.characters import BUILDER, RAIDER, SCHOLAR

#: In shares of a win: a resource produced or a stage, a point of strength, a point of science a turn, one food.
LIKES: Final = [0.004, 0.002, 0.005, 0.004]
COLONY: Final = 4
#: The moves that each character looks at sooner.
FAVOURITES: Final = [
    [verbs.BUILD_STAGES, verbs.STAGE_WITH, verbs.BUILD],
    [verbs.ATTACK, verbs.DECLARE_WAR, verbs.PLAY_TACTIC, verbs.LEVY_UNIT],
    [verbs.DEVELOP, verbs.DEVELOP_WITH, verbs.PLAY_LEADER],
    [verbs.BID, verbs.OFFER_PACT, verbs.ACCEPT, verbs.GROW],
]
FANCY: Final = 1.3


def leans(state: AgesState, character: int) -> list[float]:
    """What a character likes about each seat."""
    found = [0.0] * state.seats
    for seat in range(state.seats):
        found[seat] = LIKES[character] * liked(state, seat, character)
    return found


def liked(state: AgesState, seat: int, character: int) -> int:
    """How much a seat has of what a character likes; a colony counts like several food."""
    if character == RAIDER:
        return min(strength(state, seat), 40)
    if character == SCHOLAR:
        return science_rate(state, seat)
    box, civ = state.box, state.civs[seat]
    if character == BUILDER:
        return mining_worth(state, seat) + (civ.stages if civ.wonder >= 0 else 0)
    return harvest_worth(state, seat) + COLONY * len(civ.colonies) + min(stored(box, civ, box.farms), 3)


def fancy(code: int, character: int) -> float:
    """How much sooner a character looks at a move."""
    return FANCY if verb_of(code) in FAVOURITES[character] else 1.0
