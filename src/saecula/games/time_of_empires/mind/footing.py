"""Inclinations about the map: where to go, whom to attack, where to build."""

from saecula.games.time_of_empires.mind.figures import (
    BEATEN,
    EMPTY_CITY,
    FREE_SLOT,
    FREED,
    GUARDING,
    JOINING,
    LEAVING,
    NEW_LAND,
    PREY,
    PREY_LATE,
    SITE_GUARDED,
    SITE_NEAR,
    SITE_PAIR,
    TWO,
)
from saecula.games.time_of_empires.model.box import SLOTS, TERRITORIES
from saecula.games.time_of_empires.model.ground import AT_ONCE, buildings_of
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.scoring import AGES


def clans_on_map(state: EmpiresState, seat: int) -> int:
    """How many clans a seat has on the map."""
    found = 0
    owner, clans = state.map.owner, state.map.clans
    for space in range(len(owner)):
        if owner[space] == seat:
            found += clans[space]
    return found


def best_step(state: EmpiresState, seat: int, part: float) -> float:
    """The strongest inclination towards any step, with one clan or two; `part` of the age has gone by."""
    best = -5.0
    owner, clans, near = state.map.owner, state.map.clans, state.layout.near
    for start in range(len(owner)):
        if owner[start] == seat:
            most = min(AT_ONCE, clans[start])
            for end in near[start]:
                if end < TERRITORIES or owner[end] < 0:
                    best = max(best, lean_to_step(state, seat, start, end, most, part))
                    if most > 1:
                        best = max(best, lean_to_step(state, seat, start, end, 1, part))
    return best


def lean_to_step(state: EmpiresState, seat: int, start: int, end: int, count: int, part: float) -> float:
    """What the end of the step is worth, less what is given up if the last clans leave its start."""
    lean = TWO if count == AT_ONCE else 0.0
    if end < TERRITORIES:
        lean += lean_to_land(state, seat, end, count, part)
    else:
        lean += EMPTY_CITY if state.map.owner[end] < 0 else JOINING
    if start < TERRITORIES and state.map.clans[start] == count:
        lean -= LEAVING * standing(state, seat, start, part)
    return lean


def lean_to_land(state: EmpiresState, seat: int, at: int, count: int, part: float) -> float:
    """What it is worth to bring clans to a territory, with or without a fight (TOE-CLA-7)."""
    owner, clans = state.map.owner[at], state.map.clans[at]
    if owner == seat:
        return JOINING
    if owner < 0:
        return standing(state, seat, at, part)
    lean = BEATEN * min(count, clans)
    if count >= clans:
        lean += FREED * buildings_of(state, seat, at)
    if count > clans:
        lean += standing(state, seat, at, part)
    return lean


def standing(state: EmpiresState, seat: int, at: int, part: float) -> float:
    """What clans in a territory are worth: others' buildings to destroy, free slots, own buildings to guard."""
    free, own, prey = state.land.open[at], 0, 0
    slots = state.map.slots
    for slot in range(SLOTS * at, SLOTS * at + SLOTS):
        building = slots[slot]
        if building >= 0:
            free -= 1
            if building >> 2 == seat:
                own += 1
            else:
                prey += 1
    lean = prey * (AGES - state.course.age) * (PREY + PREY_LATE * part)
    if own:
        return lean + GUARDING * own
    return lean + NEW_LAND + FREE_SLOT * max(0, free)


def lean_to_site(state: EmpiresState, seat: int, at: int) -> float:
    """The inclination to build in a territory: better under own clans and beside own buildings, worse near others."""
    owner = state.map.owner
    lean = SITE_PAIR * buildings_of(state, seat, at)
    if owner[at] == seat:
        lean += SITE_GUARDED
    elif owner[at] >= 0:
        lean += 2.0 * SITE_NEAR
    for other in state.layout.near[at]:
        if owner[other] >= 0 and owner[other] != seat:
            lean += SITE_NEAR
    return lean
