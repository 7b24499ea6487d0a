"""What a sensible player looks at first: rough weights of moves, cheap enough for thousands of simulated moves."""

from saecula.games.through_the_ages.model import kinds, steps, verbs
from saecula.games.through_the_ages.model.state import SLOT, AgesState
from saecula.games.through_the_ages.rules.civil.prices import take_price
from saecula.games.through_the_ages.rules.military.colonies import permanent_bonus
from saecula.games.through_the_ages.rules.military.fights import both_sides
from saecula.games.through_the_ages.rules.military.sacrifices import bonus_cards, defence_of, item_of
from saecula.games.through_the_ages.rules.ratings import strength, unhappy_workers
from saecula.kernel.codes import first, second, verb_of

#: Decisions in which several things are picked one after another, in any order.
SETS = (steps.PAYMENT, steps.DISCARDS, steps.KEEPING, steps.TECHNOLOGY_SPOIL)
#: The factor for the weight of a pick out of order.
LATE = 0.001


def weigh(state: AgesState, seat: int, codes: list[int]) -> list[float]:
    """A weight for each move; only their proportions matter."""
    frame = state.agenda.asked[seat][-1]
    kind = verb_of(frame)
    if kind in (steps.DEFENCE, steps.SACRIFICES):
        return in_order(state, seat, frame, codes, weigh_fight(state, seat, codes, kind == steps.DEFENCE))
    if kind in SETS:
        return in_order(state, seat, frame, codes, [1.0] * len(codes))
    if kind == steps.BIDDING:
        return weigh_bids(state, seat, codes)
    behind = kind == steps.TURN and is_behind(state, seat)
    return [weigh_one(state, seat, code, behind) for code in codes]


def in_order(state: AgesState, seat: int, frame: int, codes: list[int], weights: list[float]) -> list[float]:
    """Weights for picking a set in ascending order: out of order a pick weighs little, as the set is found anyway."""
    least = highest_pick(state, seat, frame)
    # to pay a bid takes at least one unit, so units come before cards
    wants_unit = verb_of(frame) == steps.PAYMENT and not sum(state.course.offered)
    for at in range(len(codes)):
        verb = verb_of(codes[at])
        if verb != verbs.DONE and (pick_of(state, codes[at]) < least or (wants_unit and verb == verbs.PLAY_BONUS)):
            weights[at] *= LATE
    return weights


def highest_pick(state: AgesState, seat: int, frame: int) -> int:
    """The highest thing picked so far, in the order of `pick_of`."""
    kind = verb_of(frame)
    if kind == steps.DISCARDS:
        return state.piles.down[seat][-1] % SLOT if first(frame) else -1
    if kind == steps.KEEPING:
        kept = state.piles.kept[seat]
        return kept[-1] % SLOT if kept else -1
    return second(frame) if kind == steps.TECHNOLOGY_SPOIL else first(frame)


def pick_of(state: AgesState, code: int) -> int:
    """Where a pick stands in the order of all that could be picked."""
    verb = verb_of(code)
    if verb in (verbs.SACRIFICE, verbs.PLAY_BONUS):
        return item_of(state.box, first(code))
    if verb == verbs.TAKE_TECHNOLOGY:
        return state.box.kind[first(code)] - kinds.WARFARE + 1
    return first(code)


def is_behind(state: AgesState, seat: int) -> bool:
    """Whether somebody else is stronger."""
    mine = strength(state, seat)
    for other in range(state.seats):
        if other != seat and strength(state, other) > mine:
            return True
    return False


def weigh_fight(state: AgesState, seat: int, codes: list[int], with_cards: bool) -> list[float]:
    """Weights for giving cards and units only if they turn the fight, and no more than it takes."""
    attack, defence = both_sides(state)
    gap = attack - defence if seat == state.course.defender else defence - attack + 1
    cards = 0
    if with_cards:
        for card in bonus_cards(state, seat):
            cards += defence_of(state, seat, card)
    found: list[float] = []
    for code in codes:
        verb = verb_of(code)
        if verb == verbs.DONE:
            found.append(9.0 if gap <= 0 else 1.0)
        elif verb == verbs.PLAY_BONUS:
            found.append(9.0 if 0 < gap <= cards else 0.05)
        else:
            unit = state.box.strength[first(code)]
            found.append(1.0 if cards < gap <= cards + unit else 0.05)
    return found


def weigh_bids(state: AgesState, seat: int, codes: list[int]) -> list[float]:
    """Weights for bids: the lower the better, as long as the colony is worth it."""
    course = state.course
    limit = permanent_bonus(state, seat) + 2 + 2 * state.box.age[course.event]
    for card in bonus_cards(state, seat):
        limit += state.box.colonization[card]
    found: list[float] = []
    for code in codes:
        if verb_of(code) == verbs.PASS:
            found.append(1.0)
        else:
            found.append(3.0 / (first(code) - course.bid) if first(code) <= limit else 0.02)
    return found


#: The weights of moves that weigh the same in every position.
WEIGHTS: dict[int, float] = {
    verbs.END_ACTIONS: 0.4,
    verbs.DESTROY: 0.02,
    verbs.RESIGN: 0.0001,
    verbs.TRADE: 0.3,
    verbs.PASS: 1.0,
    verbs.PREPARE: 4.0,
    verbs.SETTLE: 8.0,
    verbs.CANCEL_PACT: 0.1,
    verbs.PLAY_LEADER: 6.0,
    verbs.DEVELOP: 6.0,
    verbs.DEVELOP_WITH: 8.0,
    verbs.REVOLT: 5.0,
    verbs.REVOLT_WITH: 6.0,
    verbs.PLAY_ACTION: 4.0,
    verbs.GROW_WITH: 4.0,
    verbs.BUILD_WITH: 6.0,
    verbs.UPGRADE_WITH: 6.0,
    # and one more for each stage
    verbs.BUILD_STAGES: 4.0,
    verbs.STAGE_WITH: 6.0,
    verbs.WELCOME: 5.0,
    verbs.PLAY_TACTIC: 3.0,
    verbs.DRAW_MILITARY: 0.7,
    verbs.BUILD_FREE: 3.0,
    verbs.ACCEPT: 1.0,
    verbs.REFUSE: 1.0,
    verbs.PRODUCE_LESS: 0.2,
    verbs.DONE: 1.0,
    verbs.UPGRADE: 3.0,
    verbs.LEVY_UNIT: 2.0,
}


def weigh_one(state: AgesState, seat: int, code: int, behind: bool) -> float:
    """The weight of one move."""
    verb = verb_of(code)
    if verb == verbs.TAKE_CARD:
        return weigh_taking(state, seat, first(code))
    if verb == verbs.BUILD:
        return weigh_building(state, seat, first(code), behind)
    if verb in (verbs.ATTACK, verbs.DECLARE_WAR):
        return weigh_attack(state, seat, code)
    if verb == verbs.GROW:
        return 1.0 if state.civs[seat].unused > 1 else 4.0
    return WEIGHTS.get(verb, 1.0) + (first(code) if verb == verbs.BUILD_STAGES else 0)


def weigh_attack(state: AgesState, seat: int, code: int) -> float:
    """The weight of an attack: high only if the rival is clearly weaker."""
    ahead = strength(state, seat) - strength(state, second(code))
    if state.box.kind[first(code)] == kinds.AGGRESSION:
        return 6.0 if ahead > 3 else 0.05
    return 5.0 if ahead > 6 else 0.02


def weigh_taking(state: AgesState, seat: int, place: int) -> float:
    """The weight of taking a card: high if it is cheap, or a leader, a government or a wonder."""
    box = state.box
    kind = box.kind[state.course.row[place]]
    weight = 1.0
    if kind in (kinds.LEADER, kinds.GOVERNMENT):
        weight = 2.5
    elif kind == kinds.WONDER:
        weight = 2.0
    elif kind == kinds.ACTION:
        weight = 0.8
    elif kind in (kinds.MINE, kinds.FARM):
        weight = 1.8
    price = take_price(state, seat, place)
    return weight * (1.5 if price < 2 else 0.5 if price == 2 else 0.2)


def weigh_building(state: AgesState, seat: int, card: int, behind: bool) -> float:
    """The weight of building: happy faces when they are missing, units when others are stronger, otherwise by level."""
    box, civ = state.box, state.civs[seat]
    kind = box.kind[card]
    if kinds.is_unit(kind):
        return 4.0 if behind else 1.0
    if box.happy[card] and unhappy_workers(state, seat) >= civ.unused:
        return 12.0
    return 4.0 + box.age[card]
