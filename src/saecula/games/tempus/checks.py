"""Whether a state that came from a file is possible, so far that the rules can go on from it without stumbling."""

from saecula.games.tempus.census import count_all, count_cards
from saecula.games.tempus.state import TempusState
from saecula.games.tempus.verbs import (
    ATTACK_CARDS,
    ATTACKER_CARDS,
    BUILD_MAP,
    CARD_FROM_DECK,
    CARDS,
    DEAL_TILE,
    DECLARATION,
    DEFENCE_CARDS,
    DEFENDER_CARDS,
    DISCARD,
    FIGHT_RESULT,
    HAND_LIMIT,
    KINDS,
    MOUNTAIN,
    SANITATION_CARD,
    SLOT,
    START_HEX,
    STEPPING_IN,
    TERRAIN,
    TILE_PLACE,
    TURN,
    WATER,
)
from saecula.games.tempus.world import STARTING_TOKENS
from saecula.kernel.codes import first, second, verb_of

IN_A_FIGHT = (DECLARATION, ATTACKER_CARDS, DEFENDER_CARDS, FIGHT_RESULT, TERRAIN, ATTACK_CARDS, DEFENCE_CARDS)
OF_A_SEAT = (SLOT, CARDS, CARD_FROM_DECK, HAND_LIMIT)
ON_A_HEX = (STEPPING_IN, SANITATION_CARD)


def fault(state: TempusState) -> str:
    """What is impossible about a state, in a few words; nothing if it is sound."""
    return course_fault(state) or card_fault(state) or people_fault(state) or fight_fault(state) or frame_fault(state)


def within(values: list[int], low: int, high: int) -> bool:
    """Whether all values lie between two bounds."""
    return not values or (min(values) >= low and max(values) <= high)


def course_fault(state: TempusState) -> str:
    """Eras, tiles, rounds, the map under construction."""
    box, course, seats = state.box, state.course, state.seats
    if not within(course.era, 0, box.flight) or not within(course.tiles, 0, max(box.chart.actions)):
        return "an era cube or a number of action tiles is not possible"
    if not within([course.first, course.turn + 1, course.slots], 0, seats) or course.first == seats:
        return "the first player or the slot is not possible"
    if not within([course.eras, course.round], 0, 99) or not within(course.delayed, 0, 1):
        return "the era or the round is not possible"
    if not within(course.stack, 0, 1) or not within([course.drawn], -1, len(box.tiles) - 1):
        return "the stack of map tiles is not possible"
    return ""


def people_fault(state: TempusState) -> str:
    """Tokens and cities: on land, of one owner, no more and no fewer than there are."""
    people = state.people
    for cell in range(state.box.board.size):
        tokens, city = people.tokens[cell], people.city[cell]
        alone = people.owner[cell] < 0
        if tokens < 0 or city not in (0, 2, 3, 4) or (tokens and city) or alone == bool(tokens or city):
            return f"what stands on {state.box.board.name(cell)} is not possible"
        if not alone and state.land.terrain[cell] == WATER:
            return f"{state.box.board.name(cell)} is water, where nothing stands"
        if people.extra[cell] < 0 or not 0 <= people.marks[cell] <= state.box.tokens:
            return f"what stands on {state.box.board.name(cell)} is not possible"
    if not within(people.supply, 0, state.box.tokens) or not within(people.cities, 0, 9):
        return "a supply is not possible"
    found = count_all(state)
    if found["map tiles"] != len(state.box.tiles):
        return f"there are {found['map tiles']} map tiles, not {len(state.box.tiles)}"
    for seat in range(state.seats):
        if found[f"tokens {seat}"] != state.box.tokens:
            return f"seat {seat} has {found[f'tokens {seat}']} tokens, not {state.box.tokens}"
        for value in range(3):
            if found[f"cities {seat} {value + 2}"] != state.box.cities[value]:
                return f"seat {seat} has {found[f'cities {seat} {value + 2}']} city tiles of value {value + 2}"
    return ""


def card_fault(state: TempusState) -> str:
    """Idea cards: each kind as often as the box holds it, every pile in order."""
    ideas = state.ideas
    highest = ideas.pool * 64 + KINDS - 1
    for groups in (ideas.hands, ideas.laid, ideas.shown):
        for cards in groups:
            if not within(cards, 0, highest) or not within([card % 64 for card in cards], 0, KINDS - 1):
                return "a card is none of this game"
            if cards != sorted(cards):
                return "the cards of a hand are not in order"
    if not within(ideas.deck, 0, 99) or not within(ideas.discards, 0, 99) or ideas.pool < 0:
        return "the deck or the discards are not possible"
    return "" if count_cards(state) == state.box.deck else "the idea cards are not those of the component set"


def fight_fault(state: TempusState) -> str:
    """The fight under way, if there is one: two hexes side by side with different owners."""
    course, people = state.course, state.people
    start, target, size = course.fight_from, course.fight_to, state.box.board.size
    if start == target == course.fight_terrain == -1:
        return ""
    if not within([start, target], 0, size - 1) or not within([course.fight_terrain], WATER + 1, MOUNTAIN):
        return "the fight is not possible"
    if state.box.board.side_to(start, target) < 0 or people.tokens[start] == 0 or people.owner[target] < 0:
        return "the fight is not possible"
    return "the fight is not possible" if people.owner[start] == people.owner[target] else ""


def is_owed(state: TempusState, seat: int, frame: int) -> bool:
    """Whether a seat can owe as much as a decision asks of it: actions, starting tokens, cards to discard."""
    kind, count = verb_of(frame), first(frame)
    if kind == TURN:
        return count <= state.course.tiles[seat]
    if kind == START_HEX:
        return 1 <= count <= STARTING_TOKENS
    if kind == DISCARD:
        return 1 <= count <= len(state.ideas.hands[seat])
    return True


def frame_fault(state: TempusState) -> str:
    """The open decisions speak of seats, hexes and pieces that are there."""
    stacks = [state.agenda.table, *state.agenda.asked]
    for frame in (frame for stack in stacks for frame in stack):
        kind = verb_of(frame)
        if kind in IN_A_FIGHT and state.course.fight_from < 0:
            return "a fight is to be decided, but there is none"
        if kind in (TILE_PLACE, DEAL_TILE) and state.course.drawn < 0:
            return "a map tile is to be placed, but none was drawn"
        if kind in OF_A_SEAT and first(frame) >= state.seats:
            return "a decision of no seat is open"
        if kind == SLOT and second(frame) > state.course.tiles[first(frame)]:
            return "a slot has more actions than there are action tiles"
        if kind in ON_A_HEX and max(first(frame), second(frame)) >= state.box.board.size:
            return "a decision about no hex is open"
    for seat in range(state.seats):
        for frame in state.agenda.asked[seat]:
            if not is_owed(state, seat, frame):
                return f"seat {seat} is asked for more than it has"
    building = any(verb_of(frame) == BUILD_MAP for frame in state.agenda.table)
    return "the map is not finished, but play has begun" if state.land.coast is None and not building else ""
