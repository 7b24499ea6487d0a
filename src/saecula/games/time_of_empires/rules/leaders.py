"""The points that leaders give in scoring (TOE-LEA-4)."""

from collections.abc import Callable
from typing import Final

from saecula.games.time_of_empires.model import kinds
from saecula.games.time_of_empires.model.ground import occupied, pairs
from saecula.games.time_of_empires.model.state import EmpiresState


def leader_points(state: EmpiresState, seat: int) -> int:
    """The points that all leaders won by a seat give it now."""
    points = 0
    for skill, scored in SKILL_POINTS.items():
        if state.folk.can(seat, skill):
            points += scored(state, seat)
    return points


def skill_points(state: EmpiresState, seat: int, skill: int) -> int:
    """The points a leader with this skill would give a seat if the age ended now; 0 if the skill gives none."""
    return SKILL_POINTS[skill](state, seat) if skill in SKILL_POINTS else 0


def scholars_placed(state: EmpiresState, seat: int) -> int:
    """How many scholars a seat has on wonders and effect tiles, each worth one point."""
    found = 0
    for stack in state.boards.tiles:
        found += stack.count(seat)
    for stack in state.boards.stacks:
        found += stack.count(seat)
    return found


def per_observatory(state: EmpiresState, seat: int) -> int:
    """Two points for each observatory built."""
    return 2 * state.folk.built[4 * seat + kinds.OBSERVATORY]


def per_pair(state: EmpiresState, seat: int) -> int:
    """Two points for each territory where the seat has two or more buildings."""
    return 2 * pairs(state, seat)


def per_territory(state: EmpiresState, seat: int) -> int:
    """One point for each territory that the seat occupies."""
    return len(occupied(state, seat))


def per_mill(state: EmpiresState, seat: int) -> int:
    """Two points for each mill built."""
    return 2 * state.folk.built[4 * seat + kinds.MILL]


def per_leader(state: EmpiresState, seat: int) -> int:
    """Two points for each leader won."""
    return 2 * state.boards.leaders.count(seat)


#: What each skill scores, for the skills that give points.
SKILL_POINTS: Final[dict[int, Callable[[EmpiresState, int], int]]] = {
    kinds.SCORE_OBSERVATORIES: per_observatory,
    kinds.SCORE_PAIRS: per_pair,
    kinds.SCORE_TERRITORIES: per_territory,
    kinds.SCORE_MILLS: per_mill,
    kinds.SCORE_LEADERS: per_leader,
    kinds.SCORE_SCHOLARS: scholars_placed,
}
