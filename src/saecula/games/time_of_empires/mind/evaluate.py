"""How Time of Empires bots judge a position, with hand-made figures tuned by play."""

from saecula.games.time_of_empires.model.box import SLOTS, TERRITORIES
from saecula.games.time_of_empires.model.kinds import COLUMNS, NO_PACE, REAL_TIME, THEATRE
from saecula.games.time_of_empires.model.state import ALL, EmpiresState
from saecula.games.time_of_empires.rules.leaders import skill_points
from saecula.games.time_of_empires.rules.scoring import AGES, leader_in, total
from saecula.games.time_of_empires.rules.wonders import times_met
from saecula.parts.shares import shares

#: What an idea, a brick and a card are worth in points while there is time to use them; how many cards are useful.
IDEA_WORTH = 0.33
BRICK_WORTH = 0.4
CARD_WORTH = 0.6
USEFUL_CARDS = 4
VISIBLE_CARD = 2.0
#: What the icons that a building uncovers are worth in points over a whole game, by section.
ICONS: list[float] = [
    2.4,  # observatory
    2.8,  # warehouse
    1.6,  # mill
    1.2,  # theatre
]
#: What a leader's skill is worth over a whole game, fitted to how its owners fared; the later skills only score.
SKILLS: list[float] = [
    3.0,  # more bricks
    2.0,  # more ideas
    5.0,  # more moves
    1.0,  # more clans
    9.5,  # more scholars
    4.5,  # placing pays
    6.0,  # cheap building
    7.0,  # cheap discovery
    4.5,  # move after deploying
    7.5,  # fewer losses
    15.0,  # points per theatre
    1.0,  # second scholar
]
#: The share of that which counts while a seat only leads on the leader's tile.
LEAD = 0.8
#: A created scholar, a city, a territory, a clan, a free slot, and how many free slots are useful.
SCHOLAR = 0.8
CITY = 0.5
TERRITORY = 0.25
CLAN = 0.12
FREE_SLOT = 0.5
ENOUGH_SLOTS = 4
#: Another player's building under one's clans, for each scoring still to come.
PREY = 2.2


def ages_done(state: EmpiresState) -> int:
    """How many ages have been scored or are being scored; the step that ends an age comes only after its sieges."""
    course = state.course
    return course.age + 1 if course.pace == NO_PACE and course.dealt > course.age else course.age


def time_left(state: EmpiresState) -> float:
    """The part of the whole game that is still to be played, from 1 down to 0."""
    course = state.course
    part = 0.0
    if course.pace == REAL_TIME:
        part = min(1.0, max(0.0, (course.now - course.began) / state.times.age))
    elif course.round:
        part = (course.round - 1) / state.box.rounds
    return (AGES - ages_done(state) - part) / AGES


def rate(state: EmpiresState) -> list[float]:
    """Each seat's estimated share of the win; the shares differ more clearly the less time is left."""
    if ages_done(state) == AGES:
        return shares(prospects(state), 0.5)
    return shares(prospects(state), 3.0 + 9.0 * time_left(state))


def prospects(state: EmpiresState) -> list[float]:
    """The points that each seat can expect to have at the end."""
    if ages_done(state) == AGES:
        return [float(total(state, seat)) for seat in range(state.seats)]
    left = time_left(state)
    # unused stock loses its worth towards the last gong
    use = min(1.0, 8.0 * left)
    worth = land_worth(state, left, use)
    for seat in range(state.seats):
        worth[seat] += total(state, seat) + board_worth(state, seat, left) + use * stock_worth(state, seat)
        worth[seat] += scholar_worth(state, seat, use) + skill_worth(state, seat, left)
    return worth


def board_worth(state: EmpiresState, seat: int, left: float) -> float:
    """What buildings will bring by bonus tokens and icons, with culture and the destroyed buildings kept."""
    folk, done = state.folk, ages_done(state)
    scorings = AGES - done
    worth = scorings * (3.0 * folk.kept[seat] + state.box.culture[folk.built[4 * seat + THEATRE]])
    free: list[int] = []
    laid = 0
    for section in range(4):
        built, token = folk.built[4 * seat + section], folk.token[4 * seat + section]
        worth += ICONS[section] * left * built
        if folk.laid[seat] == section:
            token = done + 1
        laid = max(laid, token)
        if token:
            worth += scorings * token * built
        else:
            free.append(built)
    free.sort()
    for token in range(max(laid, done) + 1, AGES + 1):
        if free:
            worth += 0.8 * (AGES + 1 - token) * token * free.pop()
    return worth


def stock_worth(state: EmpiresState, seat: int) -> float:
    """What ideas, bricks and the cards in hand and on the discovery space are worth."""
    folk, cards = state.folk, state.cards
    worth = IDEA_WORTH * folk.ideas[seat] + BRICK_WORTH * folk.bricks[seat]
    held = len(cards.hands[seat])
    worth += CARD_WORTH * min(held, USEFUL_CARDS) + 0.05 * max(0, held - USEFUL_CARDS)
    if folk.limit[seat] != ALL:
        worth -= 0.2
    if folk.waiting[seat] >= 0:
        return worth - 1.0
    found = cards.found[seat]
    if found:
        worth += 0.3 * min(2, len(found) - 1)
        if folk.built[4 * seat + state.box.deck.type[found[-1]]] < state.box.buildings:
            worth += VISIBLE_CARD
    return worth


def scholar_worth(state: EmpiresState, seat: int, use: float) -> float:
    """What created scholars are worth, and what placed ones will bring in the next scoring."""
    boards = state.boards
    worth = use * SCHOLAR * min(state.folk.created[seat], 5)
    for place in range(AGES):
        stack = boards.stacks[place]
        if seat in stack:
            times = 0.7 + times_met(state, seat, state.box.counts[boards.wonder[place]])
            worth += (1.8 if leader_in(stack, state.seats) == seat else 0.9) * times
            worth += 0.15 * stack.count(seat)
    for column in range(COLUMNS):
        stack = boards.tiles[column]
        if seat in stack:
            worth += 0.15 * stack.count(seat)
            if leader_in(stack, state.seats) == seat and boards.column[column] >= 0:
                worth += lead_worth(state, seat, state.box.skill[boards.column[column]])
    return worth


def lead_worth(state: EmpiresState, seat: int, skill: int) -> float:
    """What leading on a leader's tile is worth: a share of its skill, or the points it would score now."""
    if skill < len(SKILLS):
        return LEAD * SKILLS[skill] * (AGES - 1 - state.course.age) / AGES
    return 0.9 * skill_points(state, seat, skill) + 0.2


def skill_worth(state: EmpiresState, seat: int, left: float) -> float:
    """What the leaders a seat has won are worth in the time left."""
    worth = 0.0
    for skill in range(len(SKILLS)):
        if state.folk.can(seat, skill):
            worth += SKILLS[skill] * left
    return worth


def land_worth(state: EmpiresState, left: float, use: float) -> list[float]:
    """What territories, cities, clans, free slots and buildings under other players' clans are worth, per seat."""
    worth = [0.0] * state.seats
    slots = [0] * state.seats
    map = state.map
    for at in state.layout.territories:
        stands, free = survey(state, at, worth)
        owner = map.owner[at]
        if owner >= 0:
            worth[owner] += CLAN * map.clans[at]
            stands |= 1 << owner
        if stands:
            for seat in range(state.seats):
                if (stands >> seat) & 1:
                    worth[seat] += TERRITORY
                    slots[seat] += free
    for space in range(TERRITORIES, len(map.owner)):
        if map.owner[space] >= 0:
            worth[map.owner[space]] += CITY * left + CLAN * use * map.clans[space]
    for seat in range(state.seats):
        worth[seat] += use * FREE_SLOT * min(slots[seat], ENOUGH_SLOTS)
    return worth


def survey(state: EmpiresState, at: int, worth: list[float]) -> tuple[int, int]:
    """The seats with buildings in a territory, as bits, and its free slots; adds to `worth` for buildings in danger."""
    owner, slots = state.map.owner[at], state.map.slots
    free = state.land.open[at]
    stands = 0
    for slot in range(SLOTS * at, SLOTS * at + SLOTS):
        building = slots[slot]
        if building >= 0:
            seat = building >> 2
            stands |= 1 << seat
            free -= 1
            if owner >= 0 and owner != seat:
                worth[owner] += PREY * (AGES - ages_done(state))
                worth[seat] -= 0.6
    return stands, max(0, free)
