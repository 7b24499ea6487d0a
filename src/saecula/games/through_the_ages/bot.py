"""How bots judge a position of Through the Ages. Hand-made figures, tuned by play."""

from math import exp

from saecula.games.through_the_ages.goods import stored
from saecula.games.through_the_ages.impacts import harvest_worth, mining_worth
from saecula.games.through_the_ages.kinds import GOVERNMENT, LEADER, is_technology
from saecula.games.through_the_ages.ratings import (
    culture_rate,
    happiness_sum,
    science_rate,
    strength,
)
from saecula.games.through_the_ages.scoring import last_events, ranks, score_event, simple_bonus
from saecula.games.through_the_ages.state import ADVANCED, SIMPLE, AgesState
from saecula.kernel.codes import Log

#: What an action token is worth in each turn to come.
CIVIL = 0.9
MILITARY = 0.45


def rate(state: AgesState) -> list[float]:
    """Each seat's share of the win, as far as one can tell."""
    if not state.agenda.table and not state.agenda.waits():
        return final_shares(state)
    left = turns_left(state)
    worths = [worth(state, seat, left) for seat in range(state.seats)]
    powers = [strength(state, seat) for seat in range(state.seats)]
    if state.rules.version > SIMPLE:
        for seat in range(state.seats):
            others = [powers[other] for other in range(state.seats) if other != seat]
            # whoever is weaker than the strongest will be made to pay for it
            worths[seat] -= (0.6 + 0.12 * left) * max(0, max(others) - powers[seat]) * 0.6
            worths[seat] += 0.25 * min(powers[seat], max(others) + 6)
    if state.rules.version == ADVANCED and left < 5.0:
        add_open_events(state, worths)
    for seat in range(state.seats):
        if state.course.out[seat]:
            worths[seat] = -500.0
    return shares(worths, 8.0 + 2.5 * left)


def final_shares(state: AgesState) -> list[float]:
    """The result itself, with a trace of the points so that a close loss is better than a clear one."""
    found = ranks(state)
    best = found.count(1)
    return [1.0 / best if rank == 1 else 0.0 for rank in found]


def turns_left(state: AgesState) -> float:
    """Rounds to come, more or less."""
    course = state.course
    if course.last:
        return max(0.0, float(course.last - course.round)) + 0.3
    box = state.box
    cards = 0
    for age in range(course.age, state.rules.last_civil() + 1):
        for card in range(box.civil_from[age], box.civil_to[age]):
            cards += course.deck[card]
    return cards / (state.seats * 5.0) + 1.0


def worth(state: AgesState, seat: int, left: float) -> float:
    """What a civilization is worth in culture points at the end, more or less."""
    box, civ = state.box, state.civs[seat]
    total = float(civ.culture) + culture_rate(state, seat) * left
    science = science_rate(state, seat)
    total += min(science, 12) * min(left, 8.0) * 0.75 + civ.science * (0.55 if left > 1.0 else 0.05)
    total += min(civ.civil, 9) * CIVIL * left + min(civ.military, 7) * MILITARY * left
    total += economy(state, seat, left)
    total += held(state, seat, left)
    if state.rules.version > SIMPLE:
        total += contentment(state, seat, left)
    elif left < 3.0:
        total += 0.8 * sum(simple_bonus(state, seat))
    else:
        total += 0.4 * sum(simple_bonus(state, seat))
    if civ.wonder >= 0:
        costs = box.stages[civ.wonder]
        paid = sum(costs[: civ.stages])
        total += 1.0 + (1.3 * paid if left > 1.0 else 0.0)
    return total


def economy(state: AgesState, seat: int, left: float) -> float:
    """Food, resources and people: what they make, what is in stock."""
    box, civ = state.box, state.civs[seat]
    food = harvest_worth(state, seat) - box.eats[civ.yellow]
    mines = mining_worth(state, seat)
    total = min(mines, 16) * min(left, 9.0) * 0.8 + min(food, 5) * min(left, 7.0) * 0.7
    if food < 0:
        total += 2.5 * food * min(left, 3.0)
    stock = min(stored(box, civ, box.mines_and_labs), 10)
    total += (0.45 if left > 1.0 else 0.05) * stock + (0.4 if left > 1.0 else 0.05) * min(
        stored(box, civ, box.farms), 8
    )
    total += 1.6 * min(civ.unused, 2) * min(left, 4.0) * 0.4
    total += sum(civ.workers) * min(left, 8.0) * 0.35
    if state.rules.version > SIMPLE:
        total -= box.corruption[civ.bank] * min(left, 3.0) * 0.8
    return total


def contentment(state: AgesState, seat: int, left: float) -> float:
    """Fear of an uprising, comfort of spare happy faces."""
    box, civ = state.box, state.civs[seat]
    missing = box.faces[civ.yellow] - happiness_sum(state, seat)
    if missing <= 0:
        return 0.5 * min(-missing, 3) * min(left, 4.0) * 0.5
    total = -1.5 * missing * min(left, 3.0)
    if missing > civ.unused:
        total -= 12.0 + (culture_rate(state, seat) + mining_worth(state, seat)) * 1.2
    return total


def held(state: AgesState, seat: int, left: float) -> float:
    """Cards in hand, technologies known, leader and colonies beyond what they give now."""
    box, civ = state.box, state.civs[seat]
    late = 0.3 if left < 2.0 else 1.0
    total = 0.0
    for card in civ.hand:
        kind = box.kind[card]
        if kind == LEADER:
            total += 1.4 * late
        elif is_technology(kind):
            total += (1.8 if kind == GOVERNMENT else 1.1) * late
        else:
            total += 0.9 * late
    for site in range(len(civ.known)):
        if civ.known[site]:
            total += box.site_level[site] * (0.9 if left > 2.0 else 0.2)
    if civ.leader >= 0:
        total += 2.0 * late
    total += 1.5 * len(civ.colonies) * late + 0.8 * min(len(state.piles.hands[seat]), 4) * late
    total += min(box.limit[civ.government], 4) * left * 0.3
    if civ.tactic >= 0:
        total += 1.0
    return total


def add_open_events(state: AgesState, worths: list[float]) -> None:
    """The open events of age III as they would score now."""
    trial = state.copy()
    before = [civ.culture for civ in trial.civs]
    log = Log(False)
    for card in last_events(trial):
        score_event(trial, card, log)
    for seat in range(state.seats):
        worths[seat] += 0.7 * (trial.civs[seat].culture - before[seat])


def shares(worths: list[float], softness: float) -> list[float]:
    """Worths as shares that add up to one; the softer, the closer together."""
    best = max(worths)
    raised = [exp((w - best) / softness) for w in worths]
    total = sum(raised)
    return [r / total for r in raised]
