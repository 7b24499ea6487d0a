"""The era: taking action tiles, rounds and slots (TEM-ERA)."""

from saecula.games.tempus.model import notes, steps
from saecula.games.tempus.model.state import TempusState
from saecula.kernel.codes import Log, first, second, third
from saecula.kernel.steps import Run

#: An era, step by step (TEM-ERA-1).
ERA_STEPS = [steps.TAKE_TILES, steps.ROUNDS, steps.CATCH_UP, steps.COMMITMENTS, steps.ADVANCE, steps.END_ERA]


class BeginEra(Run[TempusState]):
    """A new era begins."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Enter its steps."""
        log.note(notes.ERA_BEGAN, state.course.eras + 1, state.course.first)
        state.agenda.enter(ERA_STEPS)


class TakeTiles(Run[TempusState]):
    """Each player takes as many action tiles as the row of their era cube says (TEM-ERA-2)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Hand them out."""
        course = state.course
        for seat in range(state.seats):
            course.tiles[seat] = state.box.chart.actions[course.era[seat]]
        course.slots = 0
        course.round = 1


class Rounds(Run[TempusState]):
    """Clockwise from the first player, each player with a tile left has a slot, until all are used (TEM-ERA-3)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Find the next slot."""
        course = state.course
        course.turn = -1
        if sum(course.tiles) == 0:
            return
        state.agenda.next(steps.ROUNDS)
        while True:
            if course.slots == state.seats:
                course.slots = 0
                course.round += 1
            seat = (course.first + course.slots) % state.seats
            course.slots += 1
            if course.tiles[seat] > 0:
                break
        course.turn = seat
        # after a pass exactly the delayed tile is used, so Government cannot be played (TEM-CAR-12)
        fresh = 1 - course.delayed[seat]
        course.delayed[seat] = 0
        state.agenda.next(steps.SLOT, seat, 1, fresh)


class Slot(Run[TempusState]):
    """A player's place in a round; the frame holds the seat, the actions left, and whether Government may be played."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Ask what to do."""
        state.agenda.ask(first(frame), steps.TURN, second(frame), third(frame))
