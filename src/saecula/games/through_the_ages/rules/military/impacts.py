"""What the events of age III score, during the game or at its end (TTA-CRD-10, TTA-CRD-35)."""

from collections.abc import Callable

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
    """Food that the farms would produce with enough blue tokens."""
    return yield_of(state, seat, state.box.farms)


def mining_worth(state: AgesState, seat: int) -> int:
    """Resources that mines would produce with enough blue tokens, Railroad and Bill Gates counted (TTA-CRD-6, 8)."""
    best = railroad_mine(state, seat)
    more = state.box.token[best] if best >= 0 else 0
    return yield_of(state, seat, pits(state, seat)) + more


def yield_of(state: AgesState, seat: int, sites: list[int]) -> int:
    """What a token for every worker on these sites is worth (TTA-BLU-1)."""
    box, civ = state.box, state.civs[seat]
    total = 0
    for site in sites:
        total += civ.workers[site] * box.token[site]
    return total


def impact(state: AgesState, seat: int, happening: Happening) -> int:
    """The culture that an event of age III gives to a seat; 0 for other effects."""
    found = IMPACTS.get(happening.kind)
    return found(state, seat, happening) if found is not None else 0


def of_farms(state: AgesState, seat: int, happening: Happening) -> int:
    """For the food that farms produce."""
    return harvest_worth(state, seat) * happening.value


def of_mines(state: AgesState, seat: int, happening: Happening) -> int:
    """For the resources that mines produce."""
    return mining_worth(state, seat) * happening.value


def of_levels(state: AgesState, seat: int, happening: Happening) -> int:
    """For the levels of some kinds of buildings."""
    return levels(state.civs[seat], state.box, happening.mask) * happening.value


def of_colonies(state: AgesState, seat: int, happening: Happening) -> int:
    """For each colony."""
    return len(state.civs[seat].colonies) * happening.value


def of_actions(state: AgesState, seat: int, happening: Happening) -> int:
    """For civil actions and for military actions, each with a figure of its own."""
    civ = state.civs[seat]
    for_civil, for_military = happening.amounts[0], happening.amounts[1]
    return civ.civil * for_civil + civ.military * for_military


def of_happiness(state: AgesState, seat: int, happening: Happening) -> int:
    """For happy faces up to a limit, less as much for each unhappy worker."""
    most = happening.amounts[0]
    content = min(happiness(state, seat) * happening.value, most)
    return content - unhappy_workers(state, seat) * happening.value


def of_population(state: AgesState, seat: int, happening: Happening) -> int:
    """For each content person beyond a certain number."""
    civ, beyond = state.civs[seat], happening.amounts[0]
    people = civ.unused + sum(civ.workers) - unhappy_workers(state, seat)
    return max(0, people - beyond) * happening.value


def of_progress(state: AgesState, seat: int, happening: Happening) -> int:
    """For the levels of the government and of special technologies."""
    return progress_levels(state, seat) * happening.value


def of_technology(state: AgesState, seat: int, happening: Happening) -> int:
    """For technologies of the highest level."""
    return technologies(state, seat) * happening.value


def of_wonders(state: AgesState, seat: int, happening: Happening) -> int:
    """For each completed wonder, by its age."""
    total = 0
    for card in state.civs[seat].wonders:
        total += happening.amounts[state.box.age[card]]
    return total


IMPACTS: dict[int, Callable[[AgesState, int, Happening], int]] = {
    kinds.E_IMPACT_FARMS: of_farms,
    kinds.E_IMPACT_MINES: of_mines,
    kinds.E_IMPACT_LEVELS: of_levels,
    kinds.E_IMPACT_COLONIES: of_colonies,
    kinds.E_IMPACT_ACTIONS: of_actions,
    kinds.E_IMPACT_HAPPINESS: of_happiness,
    kinds.E_IMPACT_POPULATION: of_population,
    kinds.E_IMPACT_PROGRESS: of_progress,
    kinds.E_IMPACT_TECHNOLOGY: of_technology,
    kinds.E_IMPACT_WONDERS: of_wonders,
}


def progress_levels(state: AgesState, seat: int) -> int:
    """The levels of the government and of special technologies."""
    box, civ = state.box, state.civs[seat]
    total = box.age[civ.government]
    for card in civ.special:
        if card >= 0:
            total += box.age[card]
    return total


def technologies(state: AgesState, seat: int, level: int = 0) -> int:
    """Technologies in play of a level; 0 stands for level III in the full version, else for level II (TTA-CRD-35)."""
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
    """The culture that each seat gets by its rank in science per turn or strength (TTA-CRD-10)."""
    rates = [
        science_rate(state, seat) if happening.kind == kinds.E_IMPACT_SCIENCE else strength(state, seat)
        for seat in range(state.seats)
    ]
    order = ranking(state, rates)
    points = [0] * state.seats
    # four figures for 2 players, then four for 3, then four for 4
    row = (max(2, len(order)) - 2) * 4
    for rank in range(len(order)):
        points[order[rank]] = happening.amounts[row + rank]
    return points
