"""Whether a state that came from a file is possible, so far that the rules can go on from it without stumbling."""

from saecula.games.time_of_empires.box import SLOTS, TERRITORIES
from saecula.games.time_of_empires.census import count_buildings, count_cards, count_pawns
from saecula.games.time_of_empires.ground import room
from saecula.games.time_of_empires.state import ALL, GONE, IN_BOX, IN_PLAY, EmpiresState
from saecula.games.time_of_empires.verbs import (
    ACTIONS,
    AGE,
    CARD,
    COLUMNS,
    COPYING,
    COUNT_IN,
    EFFECT,
    IDLE,
    INITIATION,
    LAY_TILES,
    LEADER,
    NO_PACE,
    OPS,
    OTHER_GLASS,
    READY,
    REAL_TIME,
    SIDES,
    SIEGE,
    SIEGES,
    SITE,
    TILE_SIDES,
    TOP,
)
from saecula.kernel.codes import first, second, verb_of


def fault(state: EmpiresState) -> str:
    """What is impossible about a state, in a few words; nothing if it is sound."""
    return (
        land_fault(state)
        or course_fault(state)
        or folk_fault(state)
        or board_fault(state)
        or map_fault(state)
        or card_fault(state)
        or frame_fault(state)
    )


def within(values: list[int], low: int, high: int) -> bool:
    """Whether all values lie between two bounds."""
    return not values or (min(values) >= low and max(values) <= high)


def land_fault(state: EmpiresState) -> str:
    """Tiles: on the spots of the layout, each once; all of them once play has begun."""
    laid = [tile for tile in state.land.tile if tile >= 0]
    for spot in range(len(state.land.tile)):
        if state.land.tile[spot] >= 0 and spot not in state.layout.spots:
            return "a tile lies where none can lie"
    if len(set(laid)) < len(laid):
        return "a tile lies on two spots"
    laying = any(verb_of(frame) == LAY_TILES for frame in state.agenda.table)
    if len(laid) < len(state.layout.spots) and not laying:
        return "the map is not finished, but play has begun"
    return ""


def course_fault(state: EmpiresState) -> str:
    """Ages, time, rounds, glasses."""
    course, seats = state.course, state.seats
    if not within([course.age, course.dealt], 0, 3) or not course.age <= course.dealt <= course.age + 1:
        return "the age is not possible"
    if not within([course.pace, *course.wish], 0, INITIATION):
        return "the pace is not possible"
    if not 0 <= course.now < 1 << 29 or not 0 <= course.began < 1 << 29:
        return "the time is not possible"
    if not -1 <= course.first < seats or not within([course.round], 0, state.box.rounds):
        return "the round or the first player is not possible"
    if not within([course.turns], 0, seats):
        return "the round or the first player is not possible"
    if not within(course.where, -1, len(ACTIONS) - 1) or not within(course.stood, -1, len(ACTIONS) - 1):
        return "a glass stands on no action"
    return "" if within(course.turned, 0, course.now) else "a glass was turned in the future"


def folk_fault(state: EmpiresState) -> str:
    """Stocks, pawns, buildings, tokens."""
    folk, box = state.folk, state.box
    if not within(folk.ideas + folk.bricks, 0, box.stock):
        return "a stock is not possible"
    if not within(folk.reserve + folk.created, 0, box.pawns) or not within(folk.kept, 0, 4 * 4 * box.buildings):
        return "pawns or destroyed buildings are not possible"
    if not within(folk.waiting + folk.laid, -1, 3) or not within(folk.limit, 0, ALL):
        return "a waiting building, a token or a limit is not possible"
    if not within(folk.built + folk.razed, 0, box.buildings) or not within(folk.token, 0, 3):
        return "buildings or tokens are not possible"
    for seat in range(state.seats):
        if folk.waiting[seat] >= 0 and not state.cards.found[seat]:
            return "a building waits on no card"
        if folk.laid[seat] >= 0 and folk.token[4 * seat + folk.laid[seat]]:
            return "a token is laid where one lies"
    return "" if within(folk.points, 0, 9999) else "points are not possible"


def map_fault(state: EmpiresState) -> str:
    """Clans of one seat on a space, no more than it holds; buildings on slots; none lost."""
    map, land = state.map, state.land
    for space in range(len(map.owner)):
        if (map.owner[space] < 0) != (map.clans[space] == 0) or map.clans[space] < 0 or room(state, space) < 0:
            return "clans on a space are not possible"
        spot = space // 3 if space < TERRITORIES else space - TERRITORIES
        if map.clans[space] and spot not in state.layout.spots:
            return "clans stand beside the board"
    if not within(map.slots, -1, 4 * state.seats - 1):
        return "a building is none of this game"
    for slot in range(len(map.slots)):
        at = slot // SLOTS
        if map.slots[slot] >= 0 and slot % SLOTS >= land.open[at] + land.closed[at]:
            return "a building stands on no slot"
    if count_pawns(state) != [state.box.pawns] * state.seats:
        return "a seat has not as many pawns as there are"
    if count_buildings(state) != [state.box.buildings] * (4 * state.seats):
        return "a seat has not as many buildings as there are"
    return ""


def card_fault(state: EmpiresState) -> str:
    """Technologies: each as often as the box holds it; hands in order; piles as large as what is left."""
    cards, deck = state.cards, state.box.deck
    last = len(deck.ids) - 1
    for groups in (cards.hands, cards.found, cards.discards):
        for group in groups:
            if not within(group, 0, last):
                return "a card is none of this game"
    for hand in cards.hands:
        if hand != sorted(hand):
            return "the cards of a hand are not in order"
    if not within(cards.pool + cards.gone, 0, 99) or not within(cards.left, 0, 99):
        return "the piles are not possible"
    wanted = [deck.copies[card] if deck.colour[card] < state.seats else 0 for card in range(last + 1)]
    if count_cards(state) != wanted:
        return "the technologies are not those of the component set"
    if sum(cards.pool) != sum(cards.left) or not within(cards.tops, -1, 3):
        return "the piles are not possible"
    for card in range(last + 1):
        if cards.pool[card] and deck.age[card] != state.course.dealt:
            return "the piles hold cards of another age"
    return top_fault(state)


def top_fault(state: EmpiresState) -> str:
    """Every pile with cards shows a type, unless it is about to."""
    cards, deck = state.cards, state.box.deck
    due = [first(frame) for frame in state.agenda.table if verb_of(frame) == TOP]
    types = [0, 0, 0, 0]
    for card in range(len(cards.pool)):
        types[deck.type[card]] += cards.pool[card]
    for pile in range(4):
        if cards.tops[pile] >= 0:
            types[cards.tops[pile]] -= 1
        if (cards.tops[pile] >= 0) != (cards.left[pile] > 0 and pile not in due):
            return "the top of a pile is not possible"
    return "" if min(types) >= 0 else "the top of a pile is not possible"


def board_fault(state: EmpiresState) -> str:
    """Leaders, effect tiles, wonders and the scholars on them."""
    boards, box = state.boards, state.box
    for fate in boards.leaders:
        if not IN_BOX <= fate < state.seats and fate not in (IN_PLAY, GONE):
            return "a leader is nowhere"
    if not within(boards.column, -1, len(box.skill) - 1) or not within(boards.wonder, -1, len(box.counts) - 1):
        return "a leader or a wonder is none of this game"
    if not within(boards.effect, -1, len(SIDES) - 1) or (state.seats < COLUMNS and boards.effect[COLUMNS - 1] >= 0):
        return "an effect tile is none of this game"
    for leader in boards.column:
        if leader >= 0 and boards.leaders[leader] != IN_PLAY:
            return "a leader is in two places"
    for stack in boards.tiles + boards.stacks:
        if not within(stack, 0, state.seats - 1):
            return "a scholar of no seat is placed"
    for place in range(3):
        if boards.stacks[place] and boards.wonder[place] < 0:
            return "a scholar is on no wonder"
    return ""


def frame_fault(state: EmpiresState) -> str:
    """The open decisions speak of seats, spaces and things that are there."""
    for frame in state.agenda.table:
        problem = table_fault(state, frame)
        if problem:
            return problem
    for seat in range(state.seats):
        for frame in state.agenda.asked[seat]:
            problem = asked_fault(state, seat, frame)
            if problem:
                return problem
    return ""


def table_fault(state: EmpiresState, frame: int) -> str:
    """A step of the table."""
    kind = verb_of(frame)
    if kind in (TOP, TILE_SIDES, LEADER) and first(frame) >= 4:
        return "a draw for no pile or column is open"
    if kind == CARD and (first(frame) >= state.seats or second(frame) >= 4):
        return "a draw for no seat or pile is open"
    if kind == SIEGES and first(frame) > len(state.layout.cities):
        return "a siege of no city is open"
    if kind in (COUNT_IN, AGE) and state.course.pace != REAL_TIME:
        return "a clock runs in an age without one"
    return ""


def asked_fault(state: EmpiresState, seat: int, frame: int) -> str:
    """A decision of a seat, or a step that waits on its stack."""
    kind = verb_of(frame)
    if kind in (READY, EFFECT) and first(frame) != seat:
        return "a decision of another seat is open"
    if kind == EFFECT and second(frame) >= len(OPS):
        return "an effect is none of this game"
    if kind == SITE and state.folk.waiting[seat] < 0:
        return "a building is to be placed, but none waits"
    if kind == SIEGE and first(frame) not in state.layout.cities:
        return "a siege of no city is open"
    if kind == COPYING and (first(frame) > 1 or second(frame) >= COLUMNS):
        return "a copy of no tile is open"
    if kind == OTHER_GLASS and (first(frame) > 1 or state.course.where[2 * seat + 1 - first(frame)] < 0):
        return "the action of no glass is to be resolved"
    if kind == IDLE and state.course.pace == NO_PACE:
        return "a glass is to be turned outside an age"
    return ""
