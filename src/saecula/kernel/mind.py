"""The contract of a game's mind: how bots judge its positions. Nobody but bots needs it."""

from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from saecula.kernel.steps import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(ABC, Generic[S]):
    """What bots think of a position."""

    @abstractmethod
    def evaluate(self, state: S) -> list[float]:
        """Each seat's share of the win as far as one can tell; the shares add up to one."""

    @abstractmethod
    def policy(self, state: S, seat: int, codes: list[int]) -> list[float]:
        """Rough weights of moves: which of them a sensible player would look at first."""

    def leans(self, state: S, character: int) -> list[float]:
        """What a character likes about each seat's position, in small shares of a win; empty where all play alike."""
        return []

    def fancy(self, code: int, character: int) -> float:
        """By which factor a character looks at a move sooner than others do."""
        return 1.0

    def turn_length(self) -> int:
        """About how many decisions a seat has in one turn, at most; bots look that far ahead."""
        return 10

    def horizon(self, state: S) -> int:
        """How many moves bots play on by `policy` to see what comes of a move; 0 where it is too rough for that."""
        return 0

    def is_quiet(self, state: S) -> bool:
        """Whether `evaluate` means something here: not in the middle of a fight, say."""
        return True

    def features(self, state: S, seat: int) -> bytes:
        """What a seat sees of the position, as a row of small numbers to learn from; empty where there is none."""
        return b""
