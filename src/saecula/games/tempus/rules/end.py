"""Victory points (TEM-END)."""

from saecula.games.tempus.model.kinds import MOUNTAIN
from saecula.games.tempus.model.state import TempusState


def points(state: TempusState, seat: int) -> list[int]:
    """Points for hexes, cities and Flight (TEM-END-3)."""
    people = state.people
    hexes = 0
    cities = 0
    for cell in range(state.box.board.size):
        if people.owner[cell] == seat:
            if people.city[cell]:
                cities += people.city[cell]
            elif state.land.terrain[cell] != MOUNTAIN:
                hexes += 1
    flight = state.box.flight_points if state.course.era[seat] == state.box.flight else 0
    return [hexes, cities, flight]


def city_count(state: TempusState, seat: int) -> int:
    """Cities on the map."""
    people = state.people
    total = 0
    for cell in range(state.box.board.size):
        if people.owner[cell] == seat and people.city[cell]:
            total += 1
    return total


def rank_key(state: TempusState, seat: int) -> tuple[int, int, int]:
    """Points, then idea cards in hand, then cities on the map (TEM-END-4)."""
    return sum(points(state, seat)), len(state.ideas.hands[seat]), city_count(state, seat)


def measure_all(state: TempusState) -> dict[str, list[int]]:
    """Public figures of every seat: points as they stand, tokens and hexes on the map, cities, the row, cards held."""
    people = state.people
    seats = range(state.seats)
    tokens = [0] * state.seats
    hexes = [0] * state.seats
    for cell in range(state.box.board.size):
        seat = people.owner[cell]
        if seat >= 0:
            tokens[seat] += people.tokens[cell]
            hexes[seat] += 1
    return {
        "points": [sum(points(state, seat)) for seat in seats],
        "tokens": tokens,
        "hexes": hexes,
        "cities": [city_count(state, seat) for seat in seats],
        "era": [state.course.era[seat] for seat in seats],
        "cards": [len(state.ideas.hands[seat]) + len(state.ideas.laid[seat]) for seat in seats],
    }
