"""Food, resources and blue tokens (TTA-BLU)."""

from saecula.games.through_the_ages.model.amendments import route_is_paid_with_the_payment
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.civ import Civ
from saecula.games.through_the_ages.model.kinds import LAB


def stored(box: Box, civ: Civ, sites: list[int]) -> int:
    """What the blue tokens on these sites are worth."""
    total = 0
    for site in sites:
        count = civ.tokens[site]
        if count:
            total += count * box.token[site]
    return total


def food(box: Box, civ: Civ) -> int:
    """The food that can be spent, with what a trade route adds."""
    return stored(box, civ, box.farms) + by_route(box, civ, civ.route_food, box.mines_and_labs)


def resources(box: Box, civ: Civ) -> int:
    """The resources that can be spent, with what a trade route adds; tokens on laboratories count (TTA-CRD-33)."""
    return stored(box, civ, box.mines_and_labs) + by_route(box, civ, civ.route_resources, box.farms)


def by_route(box: Box, civ: Civ, opened: int, sites: list[int]) -> int:
    """What an opened trade route adds to a payment: no more than the goods stored on these sites (TTA-CRD-30)."""
    if opened and route_is_paid_with_the_payment(box):
        return min(opened, stored(box, civ, sites))
    return opened


def pay_food(box: Box, civ: Civ, amount: int) -> None:
    """Pay food, that of the trade route first (TTA-CRD-30)."""
    credit = min(by_route(box, civ, civ.route_food, box.mines_and_labs), amount)
    civ.route_food -= credit
    if credit and route_is_paid_with_the_payment(box):
        take_off(box, civ, box.mines_and_labs, credit)
    take_off(box, civ, box.farms, amount - credit)


def pay_resources(box: Box, civ: Civ, amount: int) -> None:
    """Pay resources, those of the trade route first (TTA-CRD-30)."""
    credit = min(by_route(box, civ, civ.route_resources, box.farms), amount)
    civ.route_resources -= credit
    if credit and route_is_paid_with_the_payment(box):
        take_off(box, civ, box.farms, credit)
    take_off(box, civ, box.mines_and_labs, amount - credit)


def take_off(box: Box, civ: Civ, sites: list[int], amount: int) -> int:
    """Take goods off sites so that the fewest tokens stay, as high as possible (TTA-BLU-2). Returns what was lost.

    Value only moves downwards; where the bank has no token for the change, the surplus is lost too (TTA-BLU-7).
    """
    total = stored(box, civ, sites)
    if amount <= 0:
        return 0
    before = 0
    for site in sites:
        before += civ.tokens[site]
    amount = min(amount, total)
    for left in range(total - amount, -1, -1):
        after = spread(box, civ, sites, left)
        count = 0
        for tokens in after:
            count += tokens
        if count <= before + civ.bank:
            for at in range(len(sites)):
                civ.tokens[sites[at]] = after[at]
            civ.bank += before - count
            return total - left
    return 0


def spread(box: Box, civ: Civ, sites: list[int], left: int) -> list[int]:
    """How many tokens on each site make up what is left, from the highest down; none moves up, labs gain none."""
    found = [0] * len(sites)
    above = 0
    used = 0
    for at in range(len(sites) - 1, -1, -1):
        site = sites[at]
        worth = box.token[site]
        above += civ.tokens[site] * worth
        if civ.known[site]:
            count = min((above - used) // worth, (left - used) // worth)
            if box.site_kind[site] == LAB:
                count = min(count, civ.tokens[site])
            found[at] = count
            used += count * worth
    return found


def gain(box: Box, civ: Civ, sites: list[int], amount: int) -> int:
    """Put goods on sites with as few tokens as possible, while the bank has any (TTA-BLU-3, TTA-BLU-5)."""
    got = 0
    for at in range(len(sites) - 1, -1, -1):
        site = sites[at]
        if civ.known[site]:
            worth = box.token[site]
            count = min((amount - got) // worth, civ.bank)
            civ.tokens[site] += count
            civ.bank -= count
            got += count * worth
    return got


def gain_food(box: Box, civ: Civ, amount: int) -> int:
    """Gain food; returns how much."""
    return gain(box, civ, box.farms, amount)


def gain_resources(box: Box, civ: Civ, amount: int) -> int:
    """Gain resources; returns how much."""
    return gain(box, civ, box.mines, amount)


def produce(box: Box, civ: Civ, sites: list[int]) -> int:
    """Put down a token for each worker, higher levels first, while the bank has any (TTA-BLU-1, TTA-BLU-6)."""
    made = 0
    for at in range(len(sites) - 1, -1, -1):
        site = sites[at]
        count = min(civ.workers[site], civ.bank)
        civ.tokens[site] += count
        civ.bank -= count
        made += count * box.token[site]
    return made
