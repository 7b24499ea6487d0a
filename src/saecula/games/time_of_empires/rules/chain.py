"""An action is a chain of steps, each a decision that may also be left undone (TOE-GLA-2, TOE-RTI-2)."""

from abc import abstractmethod

from saecula.games.time_of_empires.model import notes, verbs
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.discovery_space import discard_meanwhile, discard_refusal, may_discard
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of
from saecula.kernel.steps import Ask


def count_down(state: EmpiresState, seat: int, frame: int) -> None:
    """Use up one of the times counted by the frame's first argument; ask the seat again if any are left."""
    if first(frame) > 1:
        state.agenda.again(seat, verb_of(frame), first(frame) - 1, second(frame), third(frame))
    else:
        state.agenda.answered(seat)


class Chain(Ask[EmpiresState]):
    """A step of a chain: choose an option or be done. It lapses once there is nothing left to choose."""

    @abstractmethod
    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """The moves that may be made, apart from discarding and being done."""

    @abstractmethod
    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Carry out the option chosen; the decision is still on top of the seat's stack."""

    @abstractmethod
    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """The clause that an illegal option breaks; None if the move does not answer this kind of decision."""

    def is_open(self, state: EmpiresState, seat: int, frame: int) -> bool:
        """Whether there may be something to choose, judging by what everybody knows."""
        return len(self.options(state, seat, frame)) > 0

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """The options, then discarding the visible card (TOE-TEC-2), then being done."""
        found = self.options(state, seat, frame)
        if may_discard(state, seat):
            found.append(pack(verbs.DISCARD_CARD))
        found.append(pack(verbs.DONE))
        return found

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Carry out an option, discard, or stop; what is not resolved is lost."""
        if verb_of(code) == verbs.DONE:
            state.agenda.answered(seat)
        elif verb_of(code) == verbs.DISCARD_CARD:
            discard_meanwhile(state, seat, frame, log)
        else:
            self.make(state, seat, frame, code, log)

    def why_not(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """Why there is nothing to discard, or why the option is not legal."""
        if verb_of(code) == verbs.DISCARD_CARD:
            return discard_refusal(state, seat)
        return self.objection(state, seat, frame, code)

    def lapsed(self, state: EmpiresState, seat: int, frame: int, log: Log) -> bool:
        """Whether nothing is left to choose, so that the decision closes without a move."""
        if self.is_open(state, seat, frame):
            return False
        log.note(notes.CHOICE_LAPSED, seat)
        return True
