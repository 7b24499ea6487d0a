"""The initiation age: rounds and turns instead of a clock (TOE-INI)."""

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.turns import SETTLED
from saecula.kernel.codes import Log, first, pack
from saecula.kernel.steps import Draw, Run


class FirstPlayer(Draw[EmpiresState]):
    """Chance draws who goes first in the first initiation age (TOE-INI-5)."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """One move for each seat."""
        return [pack(verbs.CHOOSE_FIRST, seat) for seat in range(state.seats)]

    def weights(self, state: EmpiresState, frame: int) -> list[int]:
        """All seats are equally likely."""
        return [1] * state.seats

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Give the seat the first-player role."""
        state.agenda.table.pop()
        state.course.first = first(code)
        log.note(notes.FIRST_CHOSEN, first(code))


class Rounds(Run[EmpiresState]):
    """One turn after another, clockwise from the first player (TOE-INI-1, TOE-INI-3)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Begin the next turn; after certain rounds first create scholars and pass on the first-player role."""
        course = state.course
        if course.turns == state.seats:
            course.turns = 0
            if course.round == state.box.rounds:
                return
            state.agenda.next(steps.ROUNDS)
            if course.round in state.box.creations:
                self.pass_on(state, log)
                return
        else:
            state.agenda.next(steps.ROUNDS)
        if course.turns == 0:
            course.round += 1
            log.note(notes.ROUND_BEGAN, course.round, course.first)
        seat = (course.first + course.turns) % state.seats
        course.turns += 1
        for glass in (2 * seat, 2 * seat + 1):
            course.stood[glass] = course.where[glass]
        state.agenda.ask(seat, steps.IDLE, SETTLED)

    def pass_on(self, state: EmpiresState, log: Log) -> None:
        """Let everybody create scholars, and pass the first-player role to the left (TOE-INI-3)."""
        course = state.course
        course.first = (course.first + 1) % state.seats
        log.note(notes.FIRST_CHOSEN, course.first)
        state.agenda.next(steps.CREATION)
