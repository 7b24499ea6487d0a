"""How bots judge a position of Through the Ages, with hand-made figures that were tuned by playing."""

from saecula.games.through_the_ages.model.kinds import GOVERNMENT, LEADER, is_technology
from saecula.games.through_the_ages.model.state import ADVANCED, SIMPLE, AgesState
from saecula.games.through_the_ages.rules.end_of_game import event_points, last_events, rank_keys, simple_bonus
from saecula.games.through_the_ages.rules.goods import stored
from saecula.games.through_the_ages.rules.military.impacts import harvest_worth, mining_worth
from saecula.games.through_the_ages.rules.ratings import culture_rate, happiness_sum, science_rate, strength
from saecula.parts.shares import final_shares, shares


class Feel:
    """What things are worth in culture points; rates count for the turns still to come, at most `..._turns` of them."""

    def __init__(self) -> None:
        self.science_rate = 0.95
        self.science_turns = 9.0
        self.science_most = 12.0
        self.science = 0.5
        self.civil = 0.9
        self.military = 0.45
        self.mines = 0.8
        self.mines_turns = 9.0
        self.mines_most = 16.0
        self.farms = 0.7
        self.farms_turns = 7.0
        self.hunger = 2.5
        self.resources = 0.45
        self.food = 0.4
        self.unused = 0.36
        self.people = 0.35
        self.people_turns = 8.0
        self.corruption = 0.8
        self.corruption_turns = 4.0
        self.face = 0.25
        self.unhappy = 1.5
        self.uprising = 12.0
        self.leader_held = 1.4
        self.government_held = 1.8
        self.technology_held = 1.0
        self.action_held = 0.9
        #: per science point that the technologies in play have cost
        self.known = 0.75
        self.leader = 2.0
        self.colony = 1.5
        self.card = 0.8
        self.limit = 0.3
        self.stage = 1.3
        self.behind = 0.36
        self.behind_turns = 0.072
        self.strength = 0.25


FEEL = Feel()


def rate(state: AgesState) -> list[float]:
    """Each seat's share of the win, as far as one can tell."""
    if not state.agenda.table and not state.agenda.waits():
        return final_shares(rank_keys(state))
    worths = prospects(state)
    for seat in range(state.seats):
        if state.course.out[seat]:
            worths[seat] = -500.0
    return shares(worths, 8.0 + 2.5 * turns_left(state))


def prospects(state: AgesState) -> list[float]:
    """The culture points that each seat may hope for at the end."""
    left = turns_left(state)
    worths = [worth(state, seat, left) for seat in range(state.seats)]
    if state.rules.version > SIMPLE:
        add_strength(state, worths, left)
    if state.rules.version == ADVANCED and left < 5.0:
        add_open_events(state, worths)
    return worths


def turns_left(state: AgesState) -> float:
    """Roughly how many rounds are still to come."""
    course = state.course
    if course.last:
        return max(0.0, float(course.last - course.round)) + 0.3
    box = state.box
    cards = 0
    for age in range(course.age, state.rules.last_civil() + 1):
        for count in course.deck[box.civil_from[age] : box.civil_to[age]]:
            cards += count
    return cards / (state.seats * 5.0) + 1.0


def add_strength(state: AgesState, worths: list[float], left: float) -> None:
    """Count strength: being weaker than the strongest rival costs something sooner or later."""
    powers = [strength(state, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        best = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, powers[other])
        worths[seat] -= (FEEL.behind + FEEL.behind_turns * left) * max(0, best - powers[seat])
        worths[seat] += FEEL.strength * min(powers[seat], best + 6)


def worth(state: AgesState, seat: int, left: float) -> float:
    """Roughly what a civilization is worth in culture points at the end, if `left` rounds are to come."""
    box, civ = state.box, state.civs[seat]
    total = float(civ.culture) + culture_rate(state, seat) * left
    science = min(float(science_rate(state, seat)), FEEL.science_most)
    total += science * min(left, FEEL.science_turns) * FEEL.science_rate
    total += civ.science * (FEEL.science if left > 1.0 else 0.05)
    total += min(civ.civil, 9) * FEEL.civil * left + min(civ.military, 7) * FEEL.military * left
    total += economy(state, seat, left) + held(state, seat, left) + achieved(state, seat, left)
    if state.rules.version > SIMPLE:
        total += contentment(state, seat, left)
    else:
        total += (0.8 if left < 3.0 else 0.4) * sum(simple_bonus(state, seat))
    if civ.wonder >= 0:
        costs = box.stages[civ.wonder]
        paid = sum(costs[: civ.stages])
        total += 1.0 + (FEEL.stage * paid if left > 1.0 else 0.0)
    return total


def economy(state: AgesState, seat: int, left: float) -> float:
    """What food, resources and people are worth: production and stock."""
    box, civ = state.box, state.civs[seat]
    food = harvest_worth(state, seat) - box.eats[civ.yellow]
    mines = min(float(mining_worth(state, seat)), FEEL.mines_most)
    total = mines * min(left, FEEL.mines_turns) * FEEL.mines + min(food, 5) * min(left, FEEL.farms_turns) * FEEL.farms
    if food < 0:
        total += FEEL.hunger * food * min(left, 3.0)
    late = 1.0 if left > 1.0 else 0.1
    total += FEEL.resources * late * min(stored(box, civ, box.mines_and_labs), 10)
    total += FEEL.food * late * min(stored(box, civ, box.farms), 8)
    total += FEEL.unused * min(civ.unused, 2) * min(left, 4.0)
    total += sum(civ.workers) * min(left, FEEL.people_turns) * FEEL.people
    if state.rules.version > SIMPLE:
        total -= box.corruption[civ.bank] * min(left, FEEL.corruption_turns) * FEEL.corruption
    return total


def contentment(state: AgesState, seat: int, left: float) -> float:
    """What spare happy faces are worth, or what missing ones and the threat of an uprising cost."""
    box, civ = state.box, state.civs[seat]
    missing = box.faces[civ.yellow] - happiness_sum(state, seat)
    if missing <= 0:
        return FEEL.face * min(-missing, 3) * min(left, 4.0)
    total = -FEEL.unhappy * missing * min(left, 3.0)
    if missing > civ.unused:
        total -= FEEL.uprising + (culture_rate(state, seat) + mining_worth(state, seat)) * 1.2
    return total


def held(state: AgesState, seat: int, left: float) -> float:
    """What cards in hand are worth."""
    box, civ = state.box, state.civs[seat]
    total = 0.0
    for card in civ.hand:
        kind = box.kind[card]
        if kind == LEADER:
            total += FEEL.leader_held
        elif kind == GOVERNMENT:
            total += FEEL.government_held
        elif is_technology(kind):
            total += FEEL.technology_held
        else:
            total += FEEL.action_held
    total += FEEL.card * min(len(state.piles.hands[seat]), 4)
    return total * (0.3 if left < 2.0 else 1.0)


def achieved(state: AgesState, seat: int, left: float) -> float:
    """What technologies, government, leader and colonies are worth beyond what they give now."""
    box, civ = state.box, state.civs[seat]
    learned = 0
    for site in range(len(civ.known)):
        if civ.known[site]:
            learned += box.science[box.sites[site]]
    for card in civ.special:
        if card >= 0:
            learned += box.science[card]
    total = learned * FEEL.known * min(1.0, left / 6.0)
    late = 0.3 if left < 2.0 else 1.0
    if civ.leader >= 0:
        total += FEEL.leader * late
    total += FEEL.colony * len(civ.colonies) * late
    return total + min(box.limit[civ.government], 4) * left * FEEL.limit


def add_open_events(state: AgesState, worths: list[float]) -> None:
    """Add what the open events of age III would score now."""
    for card in last_events(state):
        points = event_points(state, card)
        for seat in range(state.seats):
            worths[seat] += 0.7 * points[seat]
