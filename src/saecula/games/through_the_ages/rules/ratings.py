"""What cards and workers give now: strength, culture and science per turn, happiness, actions (TTA-COM-9)."""

from saecula.games.through_the_ages.model import kinds
from saecula.games.through_the_ages.model.box import SIDE_CULTURE, SIDE_MILITARY, SIDE_PER_WONDER, SIDE_STRENGTH, Box
from saecula.games.through_the_ages.model.civ import Civ
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.military.armies import tactic_bonus, unit_strength

#: What a wonder gives after the ravages of time (TTA-CRD-15).
RUIN = 2


def side_of(state: AgesState, owner: int, seat: int) -> list[int]:
    """What a seat gets from the pact in front of an owner; empty if the seat has no part in it."""
    course = state.course
    card = course.pact[owner]
    if card < 0:
        return []
    if owner == seat:
        return state.box.sides[card * 2 + course.role[owner]]
    if course.partner[owner] == seat:
        return state.box.sides[card * 2 + 1 - course.role[owner]]
    return []


def from_pacts(state: AgesState, seat: int, what: int) -> int:
    """The sum of a figure, such as SIDE_STRENGTH, over all pacts of a seat."""
    total = 0
    for owner in range(state.seats):
        side = side_of(state, owner, seat) if state.course.pact[owner] >= 0 else None
        if side:
            total += side[what]
    return total


def bonds_of(state: AgesState) -> list[int]:
    """All pacts, and how many wonders each seat has, which may count for them; empty if there is no pact."""
    course = state.course
    for card in course.pact:
        if card >= 0:
            wonders = [len(civ.wonders) for civ in state.civs]
            return course.pact + course.role + course.partner + wonders
    return []


def on_sites(civ: Civ, box: Box, mask: int) -> int:
    """How many workers are on technologies of some kinds, given as bits."""
    total = 0
    for site in range(len(civ.workers)):
        if civ.workers[site] and mask >> box.site_kind[site] & 1:
            total += civ.workers[site]
    return total


def best_level(civ: Civ, box: Box, mask: int) -> int:
    """The highest site with a worker among some kinds of technologies, -1 for none (TTA-CRD-32)."""
    best = -1
    for site in range(len(civ.workers)):
        better = best < 0 or box.site_level[site] > box.site_level[best]
        if civ.workers[site] and mask >> box.site_kind[site] & 1 and better:
            best = site
    return best


def units_of(civ: Civ, box: Box) -> list[int]:
    """How many workers are on each unit technology, in the order of `Box.unit_sites`."""
    return [civ.workers[site] for site in box.unit_sites]


def has_wonder(civ: Civ, box: Box, effect: int) -> int:
    """The value of an effect of a wonder that is completed and not ravaged; 0 if there is none."""
    for card in civ.wonders:
        value = box.effect(card, effect)
        if value and card not in civ.ravaged:
            return value
    return 0


def faces_twice(civ: Civ, box: Box) -> int:
    """How many times a happy face counts (TTA-CRD-7)."""
    return 2 if has_wonder(civ, box, kinds.DOUBLE_FACES) else 1


def happiness_sum(state: AgesState, seat: int) -> int:
    """Happy faces minus unhappy ones, without any limit (TTA-COM-10)."""
    box, civ = state.box, state.civs[seat]
    happy = 0
    for site in range(len(civ.workers)):
        if civ.workers[site]:
            happy += civ.workers[site] * box.happy[box.sites[site]]
    unhappy = 0
    cards = [civ.government]
    if civ.leader >= 0:
        cards.append(civ.leader)
    cards += civ.colonies
    for card in civ.wonders:
        if card not in civ.ravaged:
            cards.append(card)
    for card in cards:
        if box.happy[card] > 0:
            happy += box.happy[card]
        else:
            unhappy -= box.happy[card]
    return happy * faces_twice(civ, box) - unhappy


def happiness(state: AgesState, seat: int) -> int:
    """The happiness indicator, 0 to 8 (TTA-COM-7)."""
    return max(0, min(happiness_sum(state, seat), state.box.most_happy))


def unhappy_workers(state: AgesState, seat: int) -> int:
    """How many workers are unhappy: one for each happy face that is missing (TTA-HAP-1)."""
    return max(0, state.box.faces[state.civs[seat].yellow] - happiness(state, seat))


def strength_sum(state: AgesState, seat: int) -> int:
    """Strength without its limit: units, armies, buildings, cards, pacts (TTA-COM-9)."""
    box, civ = state.box, state.civs[seat]
    units = units_of(civ, box)
    total = unit_strength(box, units, cavalry_bonus(civ, box))
    if civ.tactic >= 0 and not box.effect(civ.leader, kinds.NO_TACTIC):
        total += tactic_bonus(box, civ.tactic, units, box.effect(civ.leader, kinds.BEST_ARMY) > 0)
    for site in range(box.kind_from[kinds.ARENA], box.kind_to[kinds.ARENA]):
        total += civ.workers[site] * box.strength[box.sites[site]]
    return max(0, total + strength_of_cards(civ, box) + from_pacts(state, seat, SIDE_STRENGTH))


def strength_of_cards(civ: Civ, box: Box) -> int:
    """Strength of government, leader, special technologies, wonders and colonies."""
    total = box.strength[civ.government]
    if civ.leader >= 0:
        total += box.strength[civ.leader] + strength_of_leader(civ, box)
    for card in civ.special:
        if card >= 0:
            total += box.strength[card]
    for card in civ.wonders:
        if card not in civ.ravaged:
            total += box.strength[card]
            mask = box.mask(card, kinds.STRENGTH_PER_UNIT)
            if mask:
                total += box.effect(card, kinds.STRENGTH_PER_UNIT) * on_sites(civ, box, mask)
    for card in civ.colonies:
        total += box.strength[card]
    return total


def cavalry_bonus(civ: Civ, box: Box) -> int:
    """What a leader adds to each cavalry unit itself (TTA-SAC-1)."""
    return (
        box.effect(civ.leader, kinds.UNIT_STRENGTH)
        if box.mask(civ.leader, kinds.UNIT_STRENGTH) >> kinds.CAVALRY & 1
        else 0
    )


def strength_of_leader(civ: Civ, box: Box) -> int:
    """Strength per unit or per happy face that a leader gives to the civilization."""
    total = 0
    mask = box.mask(civ.leader, kinds.STRENGTH_PER_UNIT)
    if mask:
        total += box.effect(civ.leader, kinds.STRENGTH_PER_UNIT) * on_sites(civ, box, mask)
    mask = box.mask(civ.leader, kinds.STRENGTH_PER_FACE)
    if mask:
        total += box.effect(civ.leader, kinds.STRENGTH_PER_FACE) * faces_on(civ, box, mask)
    return total


def faces_on(civ: Civ, box: Box, mask: int) -> int:
    """How many happy faces buildings of some kinds give, and wonders if they are among these kinds."""
    total = 0
    for site in range(len(civ.workers)):
        if civ.workers[site] and mask >> box.site_kind[site] & 1:
            total += civ.workers[site] * box.happy[box.sites[site]]
    if mask >> kinds.WONDER & 1:
        for card in civ.wonders:
            if card not in civ.ravaged and box.happy[card] > 0:
                total += box.happy[card]
    return total * faces_twice(civ, box)


def strength(state: AgesState, seat: int) -> int:
    """The strength indicator (TTA-COM-7)."""
    return min(strength_sum(state, seat), state.box.most_strength)


def culture_sum(state: AgesState, seat: int) -> int:
    """Culture per turn without its limit (TTA-COM-9)."""
    box, civ = state.box, state.civs[seat]
    total = box.culture[civ.government]
    for site in range(len(civ.workers)):
        if civ.workers[site]:
            total += civ.workers[site] * box.culture[box.sites[site]]
    for card in civ.wonders:
        total += RUIN if card in civ.ravaged else box.culture[card]
    if civ.leader >= 0:
        total += box.culture[civ.leader] + culture_of_leader(civ, box)
    return max(0, total + culture_of_pacts(state, seat))


def culture_of_pacts(state: AgesState, seat: int) -> int:
    """Culture per turn of all pacts of a seat."""
    total = 0
    for owner in range(state.seats):
        side = side_of(state, owner, seat) if state.course.pact[owner] >= 0 else None
        if side:
            total += side[SIDE_CULTURE]
            if side[SIDE_PER_WONDER]:
                other = state.course.partner[owner] if owner == seat else owner
                total += side[SIDE_PER_WONDER] * len(state.civs[other].wonders)
    return total


def culture_of_leader(civ: Civ, box: Box) -> int:
    """Culture per turn that a leader gives for buildings, units, faces and colonies."""
    leader = civ.leader
    total = box.effect(leader, kinds.CULTURE_PER_COLONY) * len(civ.colonies)
    for kind in (kinds.CULTURE_PER_UNIT, kinds.CULTURE_PER_BUILDING):
        mask = box.mask(leader, kind)
        if mask:
            total += box.effect(leader, kind) * on_sites(civ, box, mask)
    mask = box.mask(leader, kinds.CULTURE_PER_FACE)
    if mask:
        total += box.effect(leader, kinds.CULTURE_PER_FACE) * faces_on(civ, box, mask)
    return total + culture_of_buildings(civ, box)


def culture_of_buildings(civ: Civ, box: Box) -> int:
    """Culture per turn that a leader gives for single buildings, pairs, the best one, and levels (TTA-CRD-32)."""
    leader, total = civ.leader, 0
    if box.effect(leader, kinds.CULTURE_ON_CARD):
        site = box.site[box.target[leader]]
        total += box.effect(leader, kinds.CULTURE_ON_CARD) * min(civ.workers[site], box.most[leader])
    if box.effect(leader, kinds.CULTURE_PER_PAIR):
        pairs = min(on_sites(civ, box, 1 << kinds.LIBRARY), on_sites(civ, box, 1 << kinds.THEATER))
        total += box.effect(leader, kinds.CULTURE_PER_PAIR) * pairs
    mask = box.mask(leader, kinds.BEST_CULTURE)
    if mask:
        best = best_level(civ, box, mask)
        total += box.culture[box.sites[best]] if best >= 0 else 0
    mask = box.mask(leader, kinds.CULTURE_PER_LEVEL)
    if mask:
        total += box.effect(leader, kinds.CULTURE_PER_LEVEL) * levels(civ, box, mask)
    return total


def levels(civ: Civ, box: Box, mask: int) -> int:
    """The sum of the levels of all workers on technologies of some kinds."""
    total = 0
    for site in range(len(civ.workers)):
        if civ.workers[site] and mask >> box.site_kind[site] & 1:
            total += civ.workers[site] * box.site_level[site]
    return total


def culture_rate(state: AgesState, seat: int) -> int:
    """The indicator of culture per turn (TTA-COM-7)."""
    return min(culture_sum(state, seat), state.box.most_rate)


def science_rate(state: AgesState, seat: int) -> int:
    """The indicator of science per turn (TTA-COM-7)."""
    box, civ = state.box, state.civs[seat]
    total = 0
    for site in range(len(civ.workers)):
        if civ.workers[site]:
            total += civ.workers[site] * box.science_rate[box.sites[site]]
    for card in civ.wonders:
        if card not in civ.ravaged:
            total += box.science_rate[card]
    if civ.leader >= 0:
        total += science_of_leader(civ, box)
    return max(0, min(total, box.most_rate))


def science_of_leader(civ: Civ, box: Box) -> int:
    """Science per turn that a leader gives for buildings."""
    total = 0
    mask = box.mask(civ.leader, kinds.BEST_SCIENCE)
    if mask:
        best = best_level(civ, box, mask)
        total += box.site_level[best] if best >= 0 else 0
    mask = box.mask(civ.leader, kinds.SCIENCE_PER_BUILDING)
    if mask:
        total += box.effect(civ.leader, kinds.SCIENCE_PER_BUILDING) * on_sites(civ, box, mask)
    return total


def count_actions(state: AgesState, seat: int) -> None:
    """Count the action tokens again: new ones can be used at once, and spent ones are lost first (TTA-CIV-11)."""
    box, civ = state.box, state.civs[seat]
    civil = box.civil[civ.government]
    military = box.military[civ.government] + from_pacts(state, seat, SIDE_MILITARY)
    cards = [card for card in civ.special if card >= 0]
    if civ.leader >= 0:
        cards.append(civ.leader)
    for card in civ.wonders:
        if card not in civ.ravaged:
            cards.append(card)
    for card in cards:
        civil += box.civil[card]
        military += box.military[card]
    civil, military = max(0, civil), max(0, military)
    civ.civil_spent = max(0, civ.civil_spent - max(0, civ.civil - civil))
    civ.military_spent = max(0, civ.military_spent - max(0, civ.military - military))
    civ.civil, civ.military = civil, military


def urban_limit(state: AgesState, seat: int) -> int:
    """How many urban buildings of one type there may be (TTA-CIV-2, TTA-VAR-2)."""
    return state.box.limit[state.civs[seat].government] + state.rules.urban[seat]


def hand_bonus(state: AgesState, seat: int) -> int:
    """How many more cards each hand, civil and military, may hold than its actions allow (TTA-TAK-2, TTA-MCA-2)."""
    return has_wonder(state.civs[seat], state.box, kinds.HAND)


def ranking(state: AgesState, values: list[int]) -> list[int]:
    """Seats still playing from the highest value to the lowest, ties in turn order (TTA-EVE-2)."""
    order: list[int] = []
    for seat in state.playing():
        at = len(order)
        while at > 0 and values[order[at - 1]] < values[seat]:
            at -= 1
        order.insert(at, seat)
    return order
