"""Population, buildings and units: growing, building, upgrading, destroying (TTA-CIV-1 to 4, TTA-MIL-1)."""

from typing import Final

from saecula.games.through_the_ages.model import notes, verbs
from saecula.games.through_the_ages.model.civ import WELCOMED
from saecula.games.through_the_ages.model.kinds import FREE_GROWTH, LEVY, is_unit, is_urban
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.civil.prices import build_cost, growth_price, upgrade_cost
from saecula.games.through_the_ages.rules.goods import food, pay_food, pay_resources, resources
from saecula.games.through_the_ages.rules.points import grow
from saecula.games.through_the_ages.rules.ratings import has_wonder, urban_limit
from saecula.kernel.codes import Log, Reason, first, pack, second

# Lists of legal moves need these again and again, so they are made once.
BANK_EMPTY: Final = Reason("TTA-CIV-1", "through-the-ages-bank-empty")
FOOD_SHORT: Final = Reason("TTA-CIV-1", "through-the-ages-food-short")
NOT_KNOWN: Final = Reason("TTA-COM-12", "through-the-ages-not-known")
NO_WORKER: Final = Reason("TTA-CIV-2", "through-the-ages-no-worker")
URBAN_LIMIT: Final = Reason("TTA-CIV-2", "through-the-ages-urban-limit")
BUILDING_DEAR: Final = Reason("TTA-CIV-2", "through-the-ages-resources-short")
NO_UPGRADE: Final = Reason("TTA-CIV-3", "through-the-ages-not-an-upgrade")
NOBODY_THERE: Final = Reason("TTA-CIV-3", "through-the-ages-nobody-there")
UPGRADE_DEAR: Final = Reason("TTA-CIV-3", "through-the-ages-resources-short")
NO_SITE: Final = Reason("TTA-COM-12", "through-the-ages-no-place-for-workers")
CIVIL_SHORT: Final = Reason("TTA-TUR-3", "through-the-ages-civil-actions-short")


def growth_refusal(state: AgesState, seat: int, less: int) -> Reason | None:
    """Why the population cannot be increased at a discount of `less` food; None if it can."""
    civ = state.civs[seat]
    if civ.yellow == 0:
        return BANK_EMPTY
    if growth_price(state, seat, less) > food(state.box, civ):
        return FOOD_SHORT
    return None


def pay_growth(state: AgesState, seat: int, less: int, log: Log) -> None:
    """Pay food and move a worker out of the bank (TTA-CIV-1)."""
    pay_food(state.box, state.civs[seat], growth_price(state, seat, less))
    grow(state, seat, 1, log)


def is_full(state: AgesState, seat: int, kind: int) -> bool:
    """Whether there are as many urban buildings of a type as the government allows (TTA-CIV-2)."""
    if not is_urban(kind):
        return False
    box, civ = state.box, state.civs[seat]
    count = 0
    for site in range(box.kind_from[kind], box.kind_to[kind]):
        count += civ.workers[site]
    return count >= urban_limit(state, seat)


def means(state: AgesState, seat: int, site: int) -> int:
    """The resources that a seat can spend on a site; special ones only on units (TTA-MIL-2)."""
    civ = state.civs[seat]
    held = resources(state.box, civ)
    return held + civ.special_resources if is_unit(state.box.site_kind[site]) else held


def build_refusal(state: AgesState, seat: int, site: int, less: int) -> Reason | None:
    """Why something cannot be built on a site, leaving actions aside; None if it can."""
    civ = state.civs[seat]
    if not civ.known[site]:
        return NOT_KNOWN
    if civ.unused == 0:
        return NO_WORKER
    if is_full(state, seat, state.box.site_kind[site]):
        return URBAN_LIMIT
    if build_cost(state, seat, site, less) > means(state, seat, site):
        return BUILDING_DEAR
    return None


def upgrade_refusal(state: AgesState, seat: int, site: int, higher: int, less: int) -> Reason | None:
    """Why an upgrade is not possible, leaving actions aside; None if it is."""
    box, civ = state.box, state.civs[seat]
    if box.site_kind[site] != box.site_kind[higher] or box.site_level[higher] <= box.site_level[site]:
        return NO_UPGRADE
    if not civ.known[higher]:
        return NOT_KNOWN
    if civ.workers[site] == 0:
        return NOBODY_THERE
    if upgrade_cost(state, seat, site, higher, less) > means(state, seat, site):
        return UPGRADE_DEAR
    return None


def pay_for_site(state: AgesState, seat: int, site: int, cost: int) -> None:
    """Pay for a building or unit; special resources are used first (TTA-MIL-2)."""
    civ = state.civs[seat]
    if is_unit(state.box.site_kind[site]):
        special = min(cost, civ.special_resources)
        civ.special_resources -= special
        civ.leader_resources = max(0, civ.leader_resources - special)
        cost -= special
    pay_resources(state.box, civ, cost)


def build(state: AgesState, seat: int, site: int, less: int, log: Log) -> None:
    """Pay, and move an unused worker onto a technology (TTA-CIV-2, TTA-MIL-1)."""
    civ = state.civs[seat]
    pay_for_site(state, seat, site, build_cost(state, seat, site, less))
    put_to_work(state, seat, site, log)
    assert civ.unused >= 0


def put_to_work(state: AgesState, seat: int, site: int, log: Log) -> None:
    """Move an unused worker onto a technology, without any payment."""
    civ = state.civs[seat]
    civ.unused -= 1
    civ.workers[site] += 1
    log.note(notes.BUILT, seat, state.box.sites[site])


def upgrade(state: AgesState, seat: int, site: int, higher: int, less: int, log: Log) -> None:
    """Pay, and move a worker to a higher technology of the same type (TTA-CIV-3)."""
    civ = state.civs[seat]
    pay_for_site(state, seat, site, upgrade_cost(state, seat, site, higher, less))
    civ.workers[site] -= 1
    civ.workers[higher] += 1
    log.note(notes.UPGRADED, seat, state.box.sites[site], state.box.sites[higher])


def destroy(state: AgesState, seat: int, site: int, log: Log) -> None:
    """Turn a worker into an unused one; nothing is refunded (TTA-CIV-4, TTA-MIL-1, TTA-EVE-9)."""
    civ = state.civs[seat]
    civ.workers[site] -= 1
    civ.unused += 1
    log.note(notes.DESTROYED, seat, state.box.sites[site])


def people_moves(state: AgesState, seat: int, out: list[int]) -> None:
    """Add every way to get a new worker: increasing the population, the Ocean Liner Service, Barbarossa."""
    box, civ = state.box, state.civs[seat]
    if civ.yellow == 0:
        return
    stock = food(box, civ)
    if civ.civil_left() > 0:
        if growth_price(state, seat, 0) <= stock:
            out.append(pack(verbs.GROW))
        less = box.effect(civ.leader, LEVY)
        if less and growth_price(state, seat, less) <= stock:
            for site in box.unit_sites:
                if civ.known[site] and build_cost(state, seat, site, less) <= means(state, seat, site):
                    out.append(pack(verbs.LEVY_UNIT, box.sites[site]))
    if not civ.has_done(WELCOMED):
        less = has_wonder(civ, box, FREE_GROWTH)
        if less and growth_price(state, seat, less) <= stock:
            out.append(pack(verbs.WELCOME))


def building_moves(state: AgesState, seat: int, out: list[int]) -> None:
    """Add building, upgrading and destroying; units need a military action, everything else a civil one."""
    box, civ = state.box, state.civs[seat]
    held = resources(box, civ)
    full = -1
    for site in range(len(civ.workers)):
        if not civ.known[site]:
            continue
        kind = box.site_kind[site]
        unit = is_unit(kind)
        if (civ.military_left() if unit else civ.civil_left()) <= 0:
            continue
        have = held + civ.special_resources if unit else held
        if civ.unused > 0 and full != kind and build_cost(state, seat, site) <= have:
            if is_full(state, seat, kind):
                full = kind
            else:
                out.append(pack(verbs.BUILD, box.sites[site]))
        if civ.workers[site] > 0:
            for higher in range(site + 1, box.kind_to[kind]):
                if civ.known[higher] and upgrade_cost(state, seat, site, higher) <= have:
                    out.append(pack(verbs.UPGRADE, box.sites[site], box.sites[higher]))
            out.append(pack(verbs.DESTROY, box.sites[site]))


def do_grow(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Get a new worker for a civil action (TTA-CIV-1)."""
    state.civs[seat].civil_spent += 1
    pay_growth(state, seat, 0, log)


def do_welcome(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Get a new worker without a civil action, once a turn (TTA-CRD-12)."""
    civ = state.civs[seat]
    civ.once |= WELCOMED
    pay_growth(state, seat, has_wonder(civ, state.box, FREE_GROWTH), log)


def do_levy(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Get a new worker and build a unit with it, in one civil action (TTA-CRD-13)."""
    box, civ = state.box, state.civs[seat]
    civ.civil_spent += 1
    less = box.effect(civ.leader, LEVY)
    pay_growth(state, seat, less, log)
    build(state, seat, box.site[first(code)], less, log)


def do_build(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Build a building or a unit (TTA-CIV-2, TTA-MIL-1)."""
    build(state, seat, spend_on_site(state, seat, code), 0, log)


def do_upgrade(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Move a worker to a higher technology (TTA-CIV-3, TTA-MIL-1)."""
    site = spend_on_site(state, seat, code)
    upgrade(state, seat, site, state.box.site[second(code)], 0, log)


def do_destroy(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Destroy a building or disband a unit (TTA-CIV-4, TTA-MIL-1)."""
    destroy(state, seat, spend_on_site(state, seat, code), log)


def spend_on_site(state: AgesState, seat: int, code: int) -> int:
    """Spend the action for the site of a move, a military one for units (TTA-MIL-1); returns the site."""
    civ, site = state.civs[seat], state.box.site[first(code)]
    if is_unit(state.box.site_kind[site]):
        civ.military_spent += 1
    else:
        civ.civil_spent += 1
    return site


def why_not_grow(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why the population cannot be increased."""
    return CIVIL_SHORT if state.civs[seat].civil_left() <= 0 else growth_refusal(state, seat, 0)


def why_not_welcome(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why the Ocean Liner Service brings no worker (TTA-CRD-12)."""
    civ = state.civs[seat]
    less = has_wonder(civ, state.box, FREE_GROWTH)
    if not less or civ.has_done(WELCOMED):
        return Reason("TTA-CRD-12", "through-the-ages-no-liner")
    return growth_refusal(state, seat, less)


def why_not_levy(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why Barbarossa's combined action is not possible (TTA-CRD-13)."""
    box, civ, site = state.box, state.civs[seat], state.box.site[first(code)]
    if site < 0:
        return NO_SITE
    less = box.effect(civ.leader, LEVY)
    if not less:
        return Reason("TTA-CRD-13", "through-the-ages-no-levy")
    if not is_unit(box.site_kind[site]):
        return Reason("TTA-CRD-13", "through-the-ages-units-alone")
    if civ.civil_left() <= 0:
        return CIVIL_SHORT
    if not civ.known[site]:
        return NOT_KNOWN
    if build_cost(state, seat, site, less) > means(state, seat, site):
        return Reason("TTA-CRD-13", "through-the-ages-resources-short")
    return growth_refusal(state, seat, less)


def why_not_build(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why something cannot be built."""
    site = state.box.site[first(code)]
    return why_not_act_on(state, seat, site) or build_refusal(state, seat, site, 0)


def why_not_upgrade(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why a worker cannot move up."""
    site, higher = state.box.site[first(code)], state.box.site[second(code)]
    if higher < 0:
        return NO_SITE
    return why_not_act_on(state, seat, site) or upgrade_refusal(state, seat, site, higher, 0)


def why_not_destroy(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why something cannot be destroyed."""
    found = why_not_act_on(state, seat, state.box.site[first(code)])
    return found or Reason("TTA-CIV-4", "through-the-ages-nobody-there")


def why_not_act_on(state: AgesState, seat: int, site: int) -> Reason | None:
    """Why no action can be spent on a site: the card holds no workers (-1), or the player has no such action left."""
    if site < 0:
        return NO_SITE
    if not is_unit(state.box.site_kind[site]):
        return CIVIL_SHORT if state.civs[seat].civil_left() <= 0 else None
    is_short = state.civs[seat].military_left() <= 0
    return Reason("TTA-MIL-1", "through-the-ages-military-actions-short") if is_short else None
