"""The end of an era and of the game; victory points (TEM-END)."""

from saecula.games.tempus.model import notes, steps
from saecula.games.tempus.model.cards import kind_of
from saecula.games.tempus.model.kinds import MOUNTAIN
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.idea_cards import discard
from saecula.kernel.codes import Log
from saecula.kernel.steps import Run


class EndEra(Run[TempusState]):
    """Government cards are discarded, the marker passes on; after Flight the game ends (TEM-END-1, TEM-END-2)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Begin the next era, or end."""
        course = state.course
        for seat in range(state.seats):
            for card in state.ideas.shown[seat]:
                discard(state, kind_of(card))
            state.ideas.shown[seat] = []
            course.delayed[seat] = 0
        course.eras += 1
        log.note(notes.ERA_ENDED, course.eras)
        if max(course.era) == state.box.flight:
            log.note(notes.GAME_ENDED)
            return
        course.first = (course.first + 1) % state.seats
        state.agenda.next(steps.BEGIN_ERA)


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
    """How many cities a seat has on the map."""
    people = state.people
    total = 0
    for cell in range(state.box.board.size):
        if people.owner[cell] == seat and people.city[cell]:
            total += 1
    return total


def rank_key(state: TempusState, seat: int) -> tuple[int, int, int]:
    """Points, then idea cards in hand, then cities on the map (TEM-END-4)."""
    return sum(points(state, seat)), len(state.ideas.hands[seat]), city_count(state, seat)
