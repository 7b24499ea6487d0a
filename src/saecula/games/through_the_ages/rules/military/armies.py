"""Armies, of all units or of sacrificed ones: the best arrangement always counts (TTA-TAC)."""

from typing import Final

from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.kinds import AIR_FORCE, ARTILLERY, CAVALRY, INFANTRY

#: More armies than anybody can have.
MANY: Final = 99


def armies(box: Box, tactic: int, units: list[int]) -> tuple[int, int]:
    """How many armies give the full bonus, and how many the smaller one; `units` is by unit site (TTA-TAC-1)."""
    reach = box.age[tactic] - 1 if box.obsolete[tactic] else 0
    young = by_kind(box, units, reach)
    every = by_kind(box, units, 0)
    full = total = MANY
    need = box.army[tactic]
    for kind in range(3):
        if need[kind]:
            full = min(full, young[kind] // need[kind])
            total = min(total, every[kind] // need[kind])
    return full, total - full


def by_kind(box: Box, units: list[int], least: int) -> list[int]:
    """How many infantry, cavalry and artillery units there are of level `least` or higher."""
    found = [0, 0, 0]
    for at in range(len(units)):
        if units[at]:
            site = box.unit_sites[at]
            kind = box.site_kind[site]
            if kind <= ARTILLERY and box.site_level[site] >= least:
                found[kind - INFANTRY] += units[at]
    return found


def tactic_bonus(box: Box, tactic: int, units: list[int], again: bool) -> int:
    """The bonus of all armies; each air force doubles one, `again` (Napoleon) the best (TTA-TAC-3, TTA-CRD-5)."""
    if tactic < 0:
        return 0
    full, small = armies(box, tactic, units)
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
    """The strength of units by themselves; `cavalry` is what Genghis Khan adds to each cavalry unit (TTA-SAC-1)."""
    total = 0
    for at in range(len(units)):
        if units[at]:
            site = box.unit_sites[at]
            total += units[at] * box.strength[box.sites[site]]
            if cavalry and box.site_kind[site] == CAVALRY:
                total += units[at] * cavalry
    return total
