"""What a game of Tempus never gains or loses: tokens, city tiles, idea cards and map tiles (TEM-COM)."""

from saecula.games.tempus.model.cards import POOL
from saecula.games.tempus.model.kinds import KINDS
from saecula.games.tempus.model.state import TempusState


def count_all(state: TempusState) -> dict[str, int]:
    """How many there are of each, wherever they are."""
    found: dict[str, int] = {"map tiles": count_tiles(state)}
    people = state.people
    for seat in range(state.seats):
        found[f"tokens {seat}"] = people.supply[seat]
        for value in range(3):
            found[f"cities {seat} {value + 2}"] = people.cities[seat * 3 + value]
    for cell in range(state.box.board.size):
        seat = people.owner[cell]
        if seat >= 0:
            found[f"tokens {seat}"] += people.tokens[cell]
            if people.city[cell]:
                found[f"cities {seat} {people.city[cell]}"] += 1
    for kind, copies in enumerate(count_cards(state)):
        found[f"cards {kind}"] = copies
    return found


def count_cards(state: TempusState) -> list[int]:
    """How many idea cards of each kind are in the deck, the discards and hands, face down or lying open."""
    ideas = state.ideas
    found = [ideas.deck[kind] + ideas.discards[kind] for kind in range(KINDS)]
    for groups in (ideas.hands, ideas.laid, ideas.shown):
        for group in groups:
            for card in group:
                found[card % POOL] += 1
    return found


def count_tiles(state: TempusState) -> int:
    """How many map tiles are in the stack, just drawn, on the map, or left over for lack of a place (TEM-SET-6)."""
    course = state.course
    found = sum(course.stack) + course.placed
    if course.drawn >= 0:
        found += 1
    if state.land.coast is not None and course.placed < state.box.tiles_by_seats[state.seats]:
        found += 1
    return found
