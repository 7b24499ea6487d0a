"""Armies and sacrificed units: the best arrangement always counts (TTA-TAC)."""

from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.kinds import AIR_FORCE, ARTILLERY, CAVALRY, INFANTRY


def armies(box: Box, tactic: int, units: list[int]) -> list[int]:
    """How many armies give the full bonus and how many the smaller one, of units by unit site (TTA-TAC-1)."""
    young = [0, 0, 0]
    every = [0, 0, 0]
    reach = box.age[tactic] - 1
    if not box.obsolete[tactic]:
        reach = 0
    for at in range(len(units)):
        if units[at]:
            site = box.unit_sites[at]
            kind = box.site_kind[site]
            if kind <= ARTILLERY:
                every[kind - INFANTRY] += units[at]
                if box.site_level[site] >= reach:
                    young[kind - INFANTRY] += units[at]
    full = 99
    total = 99
    need = box.army[tactic]
    for kind in range(3):
        if need[kind]:
            full = min(full, young[kind] // need[kind])
            total = min(total, every[kind] // need[kind])
    return [full, total - full]


def tactic_bonus(box: Box, tactic: int, units: list[int], again: bool) -> int:
    """The bonus of all armies; air force doubles one each, Napoleon adds the best again (TTA-TAC-3, TTA-CRD-5)."""
    if tactic < 0:
        return 0
    found = armies(box, tactic, units)
    full, small = found[0], found[1]
    wings = 0
    for at in range(len(units)):
        if box.site_kind[box.unit_sites[at]] == AIR_FORCE:
            wings += units[at]
    large = box.bonus[tactic]
    lesser = box.obsolete[tactic]
    total = full * large + small * lesser
    total += min(wings, full) * large
    total += min(max(wings - full, 0), small) * lesser
    if again and full + small:
        best = large if full else lesser
        total += best * 2 if wings else best
    return total


def unit_strength(box: Box, units: list[int], cavalry: int) -> int:
    """The strength of units by themselves; Genghis Khan's riders are stronger by one each (TTA-SAC-1)."""
    total = 0
    for at in range(len(units)):
        if units[at]:
            site = box.unit_sites[at]
            total += units[at] * box.strength[box.sites[site]]
            if cavalry and box.site_kind[site] == CAVALRY:
                total += units[at] * cavalry
    return total
