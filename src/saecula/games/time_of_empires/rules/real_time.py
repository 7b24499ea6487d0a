"""The real-time age: count-in, glasses, cries, gong and the time to finish (TOE-ACT-1, TOE-RTI)."""

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.scholars import create, scholar_icons
from saecula.games.time_of_empires.rules.glasses import runs
from saecula.games.time_of_empires.rules.turns import rouse
from saecula.kernel.codes import Log, millis, verb_of
from saecula.kernel.steps import Time


class CountIn(Time[EmpiresState]):
    """A few seconds in which nothing can be done, then the first gong (TOE-ACT-1)."""

    def __init__(self) -> None:
        super().__init__(verbs.TICK)

    def now(self, state: EmpiresState) -> int:
        """Game time."""
        return state.course.now

    def deadline(self, state: EmpiresState, frame: int) -> int:
        """When the gong rings."""
        return state.course.began

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """The gong: both glasses of everybody are free."""
        state.course.now = millis(code)
        if state.course.now == state.course.began:
            state.agenda.table.pop()
            log.note(notes.GONG_RANG, state.course.age + 1, 0)
            rouse(state, True)


class Age(Time[EmpiresState]):
    """Nine minutes of CLOCK and all seats together, then fifteen seconds for open chains (TOE-RTI-3, TOE-RTI-4)."""

    def __init__(self) -> None:
        super().__init__(verbs.TICK)

    def now(self, state: EmpiresState) -> int:
        """Game time."""
        return state.course.now

    def deadline(self, state: EmpiresState, frame: int) -> int:
        """The next cry, empty glass, gong or end of the time to finish; a resting seat is asked after a glass time."""
        course, gong = state.course, state.gong()
        if course.now >= gong:
            return gong + state.times.grace
        found = min(gong, course.now + state.times.glass)
        for cry in state.times.cries:
            if course.now < course.began + cry < found:
                found = course.began + cry
        for at in range(len(course.where)):
            if runs(state, at):
                found = min(found, course.turned[at] + state.times.glass)
        return found

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """What is due at an instant is part of the move that brings it: nothing can come before a cry."""
        course, gong = state.course, state.gong()
        is_due = millis(code) == self.deadline(state, frame)
        course.now = millis(code)
        if course.now - course.began in state.times.cries:
            cry(state, log)
        if course.now == gong:
            log.note(notes.GONG_RANG, course.age + 1, 1)
        elif course.now == gong + state.times.grace:
            cut_off(state, log)
        rouse(state, is_due)

    def lapsed(self, state: EmpiresState, seat: int, frame: int, log: Log) -> bool:
        """The action phase is over when nothing is left to finish."""
        return state.course.now >= state.gong() and not state.agenda.waits()


def cry(state: EmpiresState, log: Log) -> None:
    """Scholars are created for everybody, up to the limit that each seat has set (TOE-SCH-1, TOE-SCH-3)."""
    log.note(notes.BABY_CRIED, state.course.age + 1)
    for seat in range(state.seats):
        create(state, seat, min(scholar_icons(state, seat), state.folk.limit[seat]), log)


def cut_off(state: EmpiresState, log: Log) -> None:
    """What is not resolved is lost; only a building that waits for its slot does not vanish (TOE-RTI-4)."""
    for seat in range(state.seats):
        stack = state.agenda.asked[seat]
        lost = 0
        for frame in stack:
            if verb_of(frame) not in (steps.SITE, steps.READY, steps.RESOLVING):
                lost += 1
        if lost:
            log.note(notes.CHAIN_LOST, seat)
        stack.clear()
