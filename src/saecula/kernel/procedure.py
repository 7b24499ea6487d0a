"""How a game proceeds: its table of steps, who is asked next, what an answer leads to. The same for all games."""

from abc import ABC
from typing import Generic

from mypy_extensions import mypyc_attr

from saecula.kernel.codes import CHANCE, CLOCK, Log, Reason, moment, verb_of
from saecula.kernel.errors import IllegalMove
from saecula.kernel.steps import DRAWS, RUNS, TIMES, Ask, Decision, Draw, Run, S, Step, Time


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(ABC, Generic[S]):
    """A table of steps, and how they lead from state to state."""

    def __init__(self, steps: dict[int, Step[S]]) -> None:
        self.steps: list[Step[S]] = [steps[kind] for kind in sorted(steps)]
        if sorted(steps) != list(range(len(steps))):
            raise TypeError("steps are numbered from 0 without gaps")

    def to_act(self, state: S) -> list[int]:
        """Who may move now, CHANCE and CLOCK among them; nobody when the game is over."""
        agenda = state.agenda
        role = RUNS
        if agenda.table:
            role = self.steps[verb_of(agenda.table[-1])].role
            if role == DRAWS:
                return [CHANCE]
        seats: list[int] = []
        for seat in range(state.seats):
            if agenda.asked[seat]:
                seats.append(seat)
        if role == TIMES:
            seats.append(CLOCK)
        return seats

    def is_over(self, state: S) -> bool:
        """Whether nobody may move any more."""
        return not state.agenda.table and not state.agenda.waits()

    def frame(self, state: S, seat: int) -> int:
        """The top frame of a seat's stack, or the table's for CHANCE and CLOCK; -1 if it is empty or no such seat."""
        agenda = state.agenda
        stack = [] if not CLOCK <= seat < state.seats else agenda.table if seat < 0 else agenda.asked[seat]
        return stack[-1] if stack else -1

    def legal(self, state: S, seat: int) -> list[int]:
        """Every legal move of somebody who is to act; for CLOCK only the latest. IllegalMove for anybody else."""
        frame = self.frame(state, seat)
        return self.decision(state, seat, frame).legal(state, seat, frame)

    def decision(self, state: S, seat: int, frame: int) -> Decision[S]:
        """The step that an open decision belongs to; IllegalMove if that seat has nothing to decide now."""
        if frame >= 0:
            step = self.steps[verb_of(frame)]
            if isinstance(step, Decision) and self.role_fits(state, seat, step.role):
                return step
        raise IllegalMove(Reason("", "not-your-decision"))

    def role_fits(self, state: S, seat: int, role: int) -> bool:
        """Whether CHANCE, CLOCK or the seat may answer a step of this role now; seats wait while a draw is due."""
        if seat == CHANCE:
            return role == DRAWS
        if seat == CLOCK:
            return role == TIMES
        table = state.agenda.table
        return not table or self.steps[verb_of(table[-1])].role != DRAWS

    def chance(self, state: S) -> tuple[list[int], list[int]]:
        """The moves that CHANCE can make now, and their weights."""
        frame = state.agenda.table[-1]
        step = self.steps[verb_of(frame)]
        assert isinstance(step, Draw)
        return step.legal(state, CHANCE, frame), step.weights(state, frame)

    def deadline(self, state: S) -> int | None:
        """The game time by which CLOCK must move, in milliseconds; None if time does not run."""
        if not state.agenda.table:
            return None
        frame = state.agenda.table[-1]
        step = self.steps[verb_of(frame)]
        return step.deadline(state, frame) if isinstance(step, Time) else None

    def now(self, state: S) -> int | None:
        """The game time that CLOCK last showed, in milliseconds; None if time does not run."""
        if not state.agenda.table:
            return None
        step = self.steps[verb_of(state.agenda.table[-1])]
        return step.now(state) if isinstance(step, Time) else None

    def tick(self, state: S, at: int) -> int:
        """The move that takes CLOCK to a millisecond of game time, or to its deadline if that comes first."""
        frame = state.agenda.table[-1]
        step = self.steps[verb_of(frame)]
        assert isinstance(step, Time)
        return moment(step.verb, min(at, step.deadline(state, frame)))

    def apply(self, state: S, seat: int, code: int, log: Log) -> None:
        """Make a move, in place, and go on to the next decision; IllegalMove leaves the state as it was."""
        reason = self.why_not(state, seat, code)
        if reason is not None:
            raise IllegalMove(reason)
        self.make(state, seat, code, log)

    def make(self, state: S, seat: int, code: int, log: Log) -> None:
        """Apply a move known to be legal, which is not checked again: search needs that speed."""
        frame = self.frame(state, seat)
        self.decision(state, seat, frame).apply(state, seat, frame, code, log)
        self.settle(state, log)

    def settle(self, state: S, log: Log) -> None:
        """Do everything that needs no move, until somebody must move."""
        while self.go_on(state, log):
            pass

    def go_on(self, state: S, log: Log) -> bool:
        """Do the next thing that needs no move, if any: draws come before everything, the table waits for the seats."""
        agenda = state.agenda
        role = RUNS
        if agenda.table:
            role = self.steps[verb_of(agenda.table[-1])].role
            if role == DRAWS:
                return False
        owed = False
        for seat in range(state.seats):
            stack = agenda.asked[seat]
            if stack:
                if self.closes(state, seat, stack, log):
                    return True
                owed = True
        if not agenda.table or (owed and role == RUNS):
            return False
        return self.closes(state, CLOCK, agenda.table, log)

    def closes(self, state: S, seat: int, stack: list[int], log: Log) -> bool:
        """Take the top frame off if it needs no move, as it runs by itself or has lapsed; returns whether it did."""
        frame = stack[-1]
        step = self.steps[verb_of(frame)]
        if isinstance(step, Run):
            stack.pop()
            step.run(state, frame, log)
            return True
        if isinstance(step, Decision) and step.lapsed(state, seat, frame, log):
            stack.remove(frame)
            return True
        return False

    def why_not(self, state: S, seat: int, code: int) -> Reason | None:
        """Why a move is not legal now; None if it is."""
        if seat not in self.to_act(state):
            return Reason("", "not-your-decision")
        frame = self.frame(state, seat)
        step = self.steps[verb_of(frame)]
        assert isinstance(step, Decision)
        if isinstance(step, Time):
            return None if step.in_time(state, frame, code) else Reason("", "not-in-time")
        if code in step.legal(state, seat, frame):
            return None
        reason = step.why_not(state, seat, frame, code) if isinstance(step, Ask) else None
        return reason if reason is not None else Reason("", "not-this-decision")
