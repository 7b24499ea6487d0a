"""What the events of age III score, during the game or at its end (TTA-CRD-10, TTA-CRD-35)."""

from saecula.games.through_the_ages.model import kinds
from saecula.games.through_the_ages.model.box import Happening
from saecula.games.through_the_ages.model.state import FULL, AgesState
from saecula.games.through_the_ages.rules.production import pits, railroad_mine
from saecula.games.through_the_ages.rules.ratings import (
    happiness,
    levels,
    ranking,
    science_rate,
    strength,
    unhappy_workers,
)


def harvest_worth(state: AgesState, seat: int) -> int:
    """Food that the farms would produce with tokens enough."""
    return yield_of(state, seat, state.box.farms)


def mining_worth(state: AgesState, seat: int) -> int:
    """Resources that the mines would produce with tokens enough, Railroad and Bill Gates counted (TTA-CRD-6, 8)."""
    best = railroad_mine(state, seat)
    more = state.box.token[best] if best >= 0 else 0
    return yield_of(state, seat, pits(state, seat)) + more


def yield_of(state: AgesState, seat: int, sites: list[int]) -> int:
    """A token for every worker on these technologies (TTA-BLU-1)."""
    box, civ = state.box, state.civs[seat]
    total = 0
    for site in sites:
        total += civ.workers[site] * box.token[site]
    return total


def impact(state: AgesState, seat: int, happening: Happening) -> int:
    """Culture that an event of age III gives to a seat."""
    box, civ = state.box, state.civs[seat]
    kind, value, amounts = happening.kind, happening.value, happening.amounts
    if kind == kinds.E_IMPACT_FARMS:
        return harvest_worth(state, seat) * value
    if kind == kinds.E_IMPACT_MINES:
        return mining_worth(state, seat) * value
    if kind == kinds.E_IMPACT_LEVELS:
        return levels(civ, box, happening.mask) * value
    if kind == kinds.E_IMPACT_COLONIES:
        return len(civ.colonies) * value
    if kind == kinds.E_IMPACT_ACTIONS:
        return civ.civil * amounts[0] + civ.military * amounts[1]
    if kind == kinds.E_IMPACT_HAPPINESS:
        return min(happiness(state, seat) * value, amounts[0]) - unhappy_workers(state, seat) * value
    if kind == kinds.E_IMPACT_POPULATION:
        people = civ.unused + sum(civ.workers) - unhappy_workers(state, seat)
        return max(0, people - amounts[0]) * value
    if kind == kinds.E_IMPACT_PROGRESS:
        return progress_levels(state, seat) * value
    if kind == kinds.E_IMPACT_TECHNOLOGY:
        return technologies(state, seat) * value
    total = 0
    if kind == kinds.E_IMPACT_WONDERS:
        for card in civ.wonders:
            total += amounts[box.age[card]]
    return total


def progress_levels(state: AgesState, seat: int) -> int:
    """The levels of the government and of special technologies."""
    box, civ = state.box, state.civs[seat]
    total = box.age[civ.government]
    for card in civ.special:
        if card >= 0:
            total += box.age[card]
    return total


def technologies(state: AgesState, seat: int, level: int = 0) -> int:
    """Technologies in play of a level; without one, level III in the full version, II in the advanced (TTA-CRD-35)."""
    box, civ = state.box, state.civs[seat]
    if level == 0:
        level = 3 if state.rules.version == FULL else 2
    count = int(box.age[civ.government] == level)
    for site in range(len(civ.known)):
        if civ.known[site] and box.site_level[site] == level:
            count += 1
    for card in civ.special:
        if card >= 0 and box.age[card] == level:
            count += 1
    return count


def ranked_points(state: AgesState, happening: Happening) -> list[int]:
    """Culture by rank for every seat (TTA-CRD-10)."""
    rates = [
        science_rate(state, seat) if happening.kind == kinds.E_IMPACT_SCIENCE else strength(state, seat)
        for seat in range(state.seats)
    ]
    order = ranking(state, rates)
    points = [0] * state.seats
    row = (max(2, len(order)) - 2) * 4
    for rank in range(len(order)):
        points[order[rank]] = happening.amounts[row + rank]
    return points
