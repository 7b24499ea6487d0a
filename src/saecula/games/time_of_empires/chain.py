"""An action is a chain of steps; each is a decision that may also be left undone (TOE-GLA-2, TOE-RTI-2)."""

from abc import abstractmethod

from saecula.games.time_of_empires.state import EmpiresState
from saecula.games.time_of_empires.verbs import CHOICE_LAPSED, DONE
from saecula.kernel.codes import Log, pack, verb_of
from saecula.kernel.steps import Ask


class Chain(Ask[EmpiresState]):
    """A step of a chain: some moves, or done. It lapses when others have left nothing to choose."""

    @abstractmethod
    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """What may be chosen besides being done."""

    @abstractmethod
    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Do what was chosen; the decision is still on top of the seat's stack."""

    def is_open(self, state: EmpiresState, seat: int, frame: int) -> bool:
        """Whether there may be something to choose, as far as everybody can tell."""
        return len(self.options(state, seat, frame)) > 0

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """The options, then being done."""
        found = self.options(state, seat, frame)
        found.append(pack(DONE))
        return found

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """What is not resolved is lost."""
        if verb_of(code) == DONE:
            state.agenda.answered(seat)
        else:
            self.make(state, seat, frame, code, log)

    def lapsed(self, state: EmpiresState, seat: int, frame: int, log: Log) -> bool:
        """Whether nothing is left to choose."""
        if self.is_open(state, seat, frame):
            return False
        log.note(CHOICE_LAPSED, seat)
        return True
