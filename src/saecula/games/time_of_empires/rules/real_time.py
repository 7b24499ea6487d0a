"""The real-time age: count-in, glasses, cries, gongs and the time to finish (TOE-ACT-1, TOE-RTI)."""

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.scholars import create, scholar_icons
from saecula.games.time_of_empires.rules.glasses import runs
from saecula.games.time_of_empires.rules.turns import rouse
from saecula.kernel.codes import Log, millis, verb_of
from saecula.kernel.steps import Time


class CountIn(Time[EmpiresState]):
    """A few seconds in which nobody can act, then the first gong (TOE-ACT-1)."""

    def __init__(self) -> None:
        super().__init__(verbs.TICK)

    def now(self, state: EmpiresState) -> int:
        """The game time in milliseconds."""
        return state.course.now

    def deadline(self, state: EmpiresState, frame: int) -> int:
        """When the first gong rings."""
        return state.course.began

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Move the clock; at the gong everybody may turn their glasses."""
        state.course.now = millis(code)
        if state.course.now == state.course.began:
            state.agenda.table.pop()
            log.note(notes.GONG_RANG, state.course.age + 1, 0)
            rouse(state, True)


class Age(Time[EmpiresState]):
    """Nine minutes in which all seats act at once, then 15 seconds to finish open chains (TOE-RTI-3, TOE-RTI-4)."""

    def __init__(self) -> None:
        super().__init__(verbs.TICK)

    def now(self, state: EmpiresState) -> int:
        """The game time in milliseconds."""
        return state.course.now

    def deadline(self, state: EmpiresState, frame: int) -> int:
        """The next cry, run-out glass or gong, a glass's time ahead at most; after the gong, the end of the grace."""
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
        """Move the clock and do what is due at that instant in the same move, so that nothing can come before a cry."""
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
        """Whether the last gong has rung and nobody has anything left to finish."""
        return state.course.now >= state.gong() and not state.agenda.waits()


def cry(state: EmpiresState, log: Log) -> None:
    """Create scholars for everybody, up to the limit that each seat has set (TOE-SCH-1, TOE-SCH-3)."""
    log.note(notes.BABY_CRIED, state.course.age + 1)
    for seat in range(state.seats):
        create(state, seat, min(scholar_icons(state, seat), state.folk.limit[seat]), log)


def cut_off(state: EmpiresState, log: Log) -> None:
    """Drop every decision still open, since what is not resolved is lost; a waiting building stays (TOE-RTI-4)."""
    for seat in range(state.seats):
        stack = state.agenda.asked[seat]
        lost = 0
        for frame in stack:
            if verb_of(frame) not in (steps.SITE, steps.READY, steps.RESOLVING):
                lost += 1
        if lost:
            log.note(notes.CHAIN_LOST, seat)
        stack.clear()
