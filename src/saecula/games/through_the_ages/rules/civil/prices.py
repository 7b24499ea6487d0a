"""What things cost in food, resources, science or actions; discounts add up, no price falls below 0 (TTA-CIV-23)."""

from saecula.games.through_the_ages.model import kinds
from saecula.games.through_the_ages.model.amendments import who_left_charges_nothing
from saecula.games.through_the_ages.model.box import SIDE_DISCOUNT, SIDE_RESOURCE
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.ratings import side_of


def growth_price(state: AgesState, seat: int, less: int) -> int:
    """Food for a new worker, at a discount of `less` (TTA-COM-4, TTA-CIV-1)."""
    box, civ = state.box, state.civs[seat]
    return max(0, box.price[civ.yellow] - box.effect(civ.leader, kinds.GROWTH_DISCOUNT) - less)


def lowered_cost(state: AgesState, seat: int, site: int) -> int:
    """Resources for something on a site after the discounts for its level and type (TTA-CIV-17)."""
    box, civ = state.box, state.civs[seat]
    kind = box.site_kind[site]
    cost = box.cost[box.sites[site]]
    if kinds.is_urban(kind):
        plans = civ.special[kinds.CONSTRUCTION - kinds.WARFARE]
        if plans >= 0:
            cost -= box.amounts[plans][box.site_level[site]]
    if civ.leader >= 0 and box.mask(civ.leader, kinds.BUILDING_DISCOUNT) >> kind & 1:
        cost -= box.effect(civ.leader, kinds.BUILDING_DISCOUNT)
    return max(0, cost)


def surcharge(state: AgesState, seat: int, site: int) -> int:
    """Extra resources to pay for something on a site because of a rival's leader."""
    more = 0
    for other in range(state.seats):
        if state.course.out[other] and who_left_charges_nothing(state.box):
            continue
        leader = state.civs[other].leader
        if leader >= 0 and other != seat and state.box.mask(leader, kinds.SURCHARGE) >> state.box.site_kind[site] & 1:
            more += state.box.effect(leader, kinds.SURCHARGE)
    return more


def build_cost(state: AgesState, seat: int, site: int, less: int = 0) -> int:
    """Resources for a new building or unit (TTA-CIV-2, TTA-MIL-2)."""
    cost = lowered_cost(state, seat, site) + surcharge(state, seat, site) - less
    if kinds.is_unit(state.box.site_kind[site]) and is_at_war(state, seat):
        cost -= state.box.effect(state.civs[seat].leader, kinds.WAR_DISCOUNT)
    return max(0, cost)


def upgrade_cost(state: AgesState, seat: int, site: int, higher: int, less: int = 0) -> int:
    """Resources to move a worker up: the difference of the lowered costs (TTA-CIV-3, TTA-CIV-17)."""
    difference = max(0, lowered_cost(state, seat, higher) - lowered_cost(state, seat, site))
    return max(0, difference + surcharge(state, seat, higher) - less)


def is_at_war(state: AgesState, seat: int) -> bool:
    """Whether a war has been declared on a seat and is still open (TTA-CRD-37)."""
    return seat in state.course.war_on


def science_price(state: AgesState, seat: int, card: int, revolution: bool) -> int:
    """Science points for a technology (TTA-CIV-7, TTA-CIV-9)."""
    box, civ = state.box, state.civs[seat]
    price = box.revolution[card] if revolution else box.science[card]
    if civ.leader >= 0 and box.mask(civ.leader, kinds.TECHNOLOGY_DISCOUNT) >> box.kind[card] & 1:
        price -= box.effect(civ.leader, kinds.TECHNOLOGY_DISCOUNT)
    for owner in range(state.seats):
        side = side_of(state, owner, seat)
        if side:
            price -= side[SIDE_DISCOUNT]
    return max(0, price)


def may_research(state: AgesState, seat: int) -> bool:
    """Whether scientific cooperation allows research: both partners must have a science point (TTA-CRD-11)."""
    course = state.course
    for owner in range(state.seats):
        side = side_of(state, owner, seat)
        if side and side[SIDE_DISCOUNT]:
            other = course.partner[owner] if owner == seat else owner
            if state.civs[seat].science == 0 or state.civs[other].science == 0:
                return False
    return True


def stages_at_once(state: AgesState, seat: int) -> int:
    """How many wonder stages one civil action can build (TTA-CIV-17)."""
    civ = state.civs[seat]
    plans = civ.special[kinds.CONSTRUCTION - kinds.WARFARE]
    return max(1, state.box.effect(plans, kinds.STAGES))


def take_price(state: AgesState, seat: int, place: int) -> int:
    """Civil actions for the card in a place of the row (TTA-TAK-1, TTA-TAK-4, TTA-TAK-7)."""
    box, civ = state.box, state.civs[seat]
    price = box.row[place]
    if box.kind[state.course.row[place]] == kinds.WONDER:
        price += len(civ.wonders) - box.effect(civ.leader, kinds.WONDER_DISCOUNT)
    return max(0, price)


def attack_price(state: AgesState, card: int, target: int) -> int:
    """Military actions for an aggression or a war against a target (TTA-POL-2, TTA-CRD-24, TTA-CRD-31)."""
    box, rival = state.box, state.civs[target]
    price = box.cost[card]
    if box.by_level[card]:
        price = victim_level(state, card, target)
    if rival.leader >= 0 and box.effect(rival.leader, kinds.DEAR_TARGET):
        price *= box.effect(rival.leader, kinds.DEAR_TARGET)
    return price


def victim_level(state: AgesState, card: int, target: int) -> int:
    """The level of the leader or unfinished wonder that an aggression would hit; -1 where there is none."""
    box, rival = state.box, state.civs[target]
    hit = rival.leader if box.happenings[card][0].kind == kinds.E_KILL_LEADER else rival.wonder
    return box.age[hit] if hit >= 0 else -1


def extra_production(state: AgesState, seat: int, what: int = SIDE_RESOURCE) -> int:
    """Food (SIDE_FOOD) or resources that pacts add to a seat's production, or take from it if negative (TTA-CRD-30)."""
    total = 0
    for owner in range(state.seats):
        side = side_of(state, owner, seat)
        if side:
            total += side[what]
    return total
