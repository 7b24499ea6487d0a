"""The progress phase (TEM-PRO)."""

from saecula.games.tempus.model import notes, steps
from saecula.games.tempus.model.cards import POOL, ability_of, terrain_of
from saecula.games.tempus.model.kinds import EDUCATION
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.end import city_count
from saecula.games.tempus.rules.laying import reveal
from saecula.kernel.codes import Log, first
from saecula.kernel.steps import Run


class CatchUp(Run[TempusState]):
    """Every player behind the leaders moves level with them (TEM-PRO-2)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Move the cubes."""
        era = state.course.era
        lead = max(era)
        for seat in range(state.seats):
            if era[seat] < lead:
                era[seat] = lead
                log.note(notes.CAUGHT_UP, seat, lead)


class Commitments(Run[TempusState]):
    """In turn order each player commits cards face down (TEM-PRO-3); the frame counts the seats already served."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Ask the next seat that has cards; hand sizes are public."""
        for served in range(first(frame), state.seats):
            seat = (state.course.first + served) % state.seats
            if state.ideas.hands[seat]:
                state.agenda.next(steps.COMMITMENTS, served + 1)
                state.agenda.ask(seat, steps.PROGRESS_CARDS)
                return


def token_points(state: TempusState, seat: int, terrain: int) -> int:
    """The seat's tokens on hexes of a terrain; under a city the printed terrain does not count (TEM-CIT-4)."""
    people = state.people
    total = 0
    for cell in range(state.box.board.size):
        if people.owner[cell] == seat and state.land.terrain[cell] == terrain:
            total += people.tokens[cell]
    return total


def card_points(cards: list[int], terrain: int) -> int:
    """1 for each committed card of the terrain, and 1 more for each Education (TEM-PRO-4)."""
    total = 0
    for card in cards:
        if terrain_of(card % POOL) == terrain:
            total += 1
        if ability_of(card % POOL) == EDUCATION:
            total += 1
    return total


class Advance(Run[TempusState]):
    """Cards are revealed, points counted, the best advance to the new era (TEM-PRO-4 to TEM-PRO-8)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Count and advance."""
        course = state.course
        row = max(course.era) + 1
        points = [self.count(state, seat, state.box.chart.terrain[row], log) for seat in range(state.seats)]
        best = max(points)
        for seat in range(state.seats):
            if points[seat] == best:
                course.era[seat] = row
                log.note(notes.ADVANCED, seat, row)
        self.bonus(state, row)

    def count(self, state: TempusState, seat: int, terrain: int, log: Log) -> int:
        """Count the progress points of a seat and reveal its cards (TEM-PRO-4)."""
        tokens = token_points(state, seat, terrain)
        cities = city_count(state, seat)
        cards = card_points(state.ideas.laid[seat], terrain)
        reveal(state, seat, log)
        log.note(notes.PROGRESS_COUNTED, seat, tokens, cities, cards, tokens + cities + cards)
        return tokens + cities + cards

    def bonus(self, state: TempusState, row: int) -> None:
        """Writing and Printing give idea cards to those who advanced, in turn order (TEM-PRO-6, TEM-PRO-8)."""
        count = state.box.chart.bonus[row]
        if count == 0:
            return
        for served in reversed(range(state.seats)):
            seat = (state.course.first + served) % state.seats
            if state.course.era[seat] == row:
                state.agenda.next(steps.HAND_LIMIT, seat)
                state.agenda.next(steps.CARDS, seat, count)
