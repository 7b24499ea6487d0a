"""Victory points (TEM-END)."""

from saecula.games.tempus.state import TempusState
from saecula.games.tempus.verbs import MOUNTAIN


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
