"""Population, buildings and units: growing, building, upgrading, destroying (TTA-CIV-1 to 4, TTA-MIL-1)."""

from saecula.games.through_the_ages.model import notes, verbs
from saecula.games.through_the_ages.model.civ import WELCOMED
from saecula.games.through_the_ages.model.kinds import FREE_GROWTH, LEVY, is_unit, is_urban
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.civil.prices import build_cost, growth_price, upgrade_cost
from saecula.games.through_the_ages.rules.goods import food, pay_food, pay_resources, resources
from saecula.games.through_the_ages.rules.points import grow
from saecula.games.through_the_ages.rules.ratings import has_wonder, urban_limit
from saecula.kernel.codes import Log, pack


def growth_refusal(state: AgesState, seat: int, less: int) -> tuple[str, str]:
    """The clause and sentence against a new worker at a discount."""
    civ = state.civs[seat]
    if civ.yellow == 0:
        return "TTA-CIV-1", "through-the-ages-bank-empty"
    if growth_price(state, seat, less) > food(state.box, civ):
        return "TTA-CIV-1", "through-the-ages-food-short"
    return "", ""


def pay_growth(state: AgesState, seat: int, less: int, log: Log) -> None:
    """Pay food and take a worker out of the bank (TTA-CIV-1)."""
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
    """Resources to pay for something on a site; special ones count for units (TTA-MIL-2)."""
    civ = state.civs[seat]
    held = resources(state.box, civ)
    return held + civ.special_resources if is_unit(state.box.site_kind[site]) else held


def build_refusal(state: AgesState, seat: int, site: int, less: int) -> tuple[str, str]:
    """The clause and sentence against a new building or unit, its action aside."""
    civ = state.civs[seat]
    if not civ.known[site]:
        return "TTA-COM-12", "through-the-ages-not-known"
    if civ.unused == 0:
        return "TTA-CIV-2", "through-the-ages-no-worker"
    if is_full(state, seat, state.box.site_kind[site]):
        return "TTA-CIV-2", "through-the-ages-urban-limit"
    if build_cost(state, seat, site, less) > means(state, seat, site):
        return "TTA-CIV-2", "through-the-ages-resources-short"
    return "", ""


def upgrade_refusal(state: AgesState, seat: int, site: int, higher: int, less: int) -> tuple[str, str]:
    """The clause and sentence against an upgrade, its action aside."""
    box, civ = state.box, state.civs[seat]
    if box.site_kind[site] != box.site_kind[higher] or box.site_level[higher] <= box.site_level[site]:
        return "TTA-CIV-3", "through-the-ages-not-an-upgrade"
    if not civ.known[higher]:
        return "TTA-COM-12", "through-the-ages-not-known"
    if civ.workers[site] == 0:
        return "TTA-CIV-3", "through-the-ages-nobody-there"
    if upgrade_cost(state, seat, site, higher, less) > means(state, seat, site):
        return "TTA-CIV-3", "through-the-ages-resources-short"
    return "", ""


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
    """An unused worker goes onto a technology (TTA-CIV-2, TTA-MIL-1)."""
    civ = state.civs[seat]
    pay_for_site(state, seat, site, build_cost(state, seat, site, less))
    put_to_work(state, seat, site, log)
    assert civ.unused >= 0


def put_to_work(state: AgesState, seat: int, site: int, log: Log) -> None:
    """Move an unused worker onto a technology, for nothing."""
    civ = state.civs[seat]
    civ.unused -= 1
    civ.workers[site] += 1
    log.note(notes.BUILT, seat, state.box.sites[site])


def upgrade(state: AgesState, seat: int, site: int, higher: int, less: int, log: Log) -> None:
    """A worker moves to a higher technology of the same type (TTA-CIV-3)."""
    civ = state.civs[seat]
    pay_for_site(state, seat, site, upgrade_cost(state, seat, site, higher, less))
    civ.workers[site] -= 1
    civ.workers[higher] += 1
    log.note(notes.UPGRADED, seat, state.box.sites[site], state.box.sites[higher])


def destroy(state: AgesState, seat: int, site: int, log: Log) -> None:
    """A worker becomes unused; nothing is refunded (TTA-CIV-4, TTA-MIL-1, TTA-EVE-9)."""
    civ = state.civs[seat]
    civ.workers[site] -= 1
    civ.unused += 1
    log.note(notes.DESTROYED, seat, state.box.sites[site])


def people_moves(state: AgesState, seat: int, out: list[int]) -> None:
    """Add growing, welcoming and levying."""
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
        kind = box.site_kind[site]
        unit = is_unit(kind)
        if not civ.known[site] or (civ.military_left() if unit else civ.civil_left()) <= 0:
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
