"""A game is a table of steps: the parts of its phases that run by themselves, and the kinds of decisions."""

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from saecula.kernel.agenda import Agenda
from saecula.kernel.codes import Log, Reason, millis, moment, verb_of

RUNS: Final = 0
ASKS: Final = 1
DRAWS: Final = 2
TIMES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What every game's state has; the rest belongs to the game."""

    def __init__(self, seats: int, agenda: Agenda) -> None:
        self.seats = seats
        self.agenda = agenda

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy, cheap enough for search."""

    @abstractmethod
    def dump(self) -> dict[str, object]:
        """The whole state as plain JSON values in canonical form; it does not change when the game goes on."""


S = TypeVar("S", bound=State)


def detached(values: dict[str, object]) -> dict[str, object]:
    """A copy of a dump that shares nothing with the live state it was made from."""
    return {name: _copied(value) for name, value in values.items()}


def _copied(value: object) -> object:
    if isinstance(value, list):
        return [_copied(part) for part in value]
    if isinstance(value, dict):
        return {name: _copied(part) for name, part in value.items()}
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC, Generic[S]):
    """One step of a phase, or one kind of decision."""

    def __init__(self, role: int) -> None:
        self.role = role


@mypyc_attr(allow_interpreted_subclasses=True)
class Run(Step[S]):
    """A step that runs by itself: on the table's stack once no seat owes a decision, on a seat's stack at once."""

    def __init__(self) -> None:
        super().__init__(RUNS)

    @abstractmethod
    def run(self, state: S, frame: int, log: Log) -> None:
        """Carry out the step."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that needs a move by somebody."""

    @abstractmethod
    def legal(self, state: S, seat: int, frame: int) -> list[int]:
        """Every move that may be made, in a stable order, without duplicates."""

    @abstractmethod
    def apply(self, state: S, seat: int, frame: int, code: int, log: Log) -> None:
        """Make a legal move."""

    def lapsed(self, state: S, seat: int, frame: int, log: Log) -> bool:
        """Whether nothing is left to decide, so that it closes without a move; if so, note the event that says it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Decision[S]):
    """A decision of a seat."""

    def __init__(self) -> None:
        super().__init__(ASKS)

    @abstractmethod
    def why_not(self, state: S, seat: int, frame: int, code: int) -> Reason | None:
        """The clause that an illegal move breaks; None if the move does not answer this kind of decision."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Decision[S]):
    """A draw by CHANCE."""

    def __init__(self) -> None:
        super().__init__(DRAWS)

    @abstractmethod
    def weights(self, state: S, frame: int) -> list[int]:
        """How likely each of the legal moves is compared with the others, as whole numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Time(Decision[S]):
    """A span of time that CLOCK ends; seats may act meanwhile. CLOCK's move is a verb and a millisecond."""

    def __init__(self, verb: int) -> None:
        super().__init__(TIMES)
        self.verb = verb

    @abstractmethod
    def now(self, state: S) -> int:
        """The millisecond of game time that CLOCK last showed."""

    @abstractmethod
    def deadline(self, state: S, frame: int) -> int:
        """The millisecond of game time by which CLOCK must move."""

    def legal(self, state: S, seat: int, frame: int) -> list[int]:
        """Only the latest move; every earlier millisecond after now is legal too, but they are too many to list."""
        return [moment(self.verb, self.deadline(state, frame))]

    def in_time(self, state: S, frame: int, code: int) -> bool:
        """Whether a move of CLOCK is later than now and no later than the deadline."""
        return verb_of(code) == self.verb and self.now(state) < millis(code) <= self.deadline(state, frame)
