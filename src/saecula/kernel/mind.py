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
        """Each seat's expected share of the win, as far as one can tell; the shares add up to one."""

    @abstractmethod
    def policy(self, state: S, seat: int, codes: list[int]) -> list[float]:
        """Rough weights of moves: which of them a sensible player would look at first."""

    def leans(self, state: S, character: int) -> list[float]:
        """How much a character likes each seat's position, in small shares of a win; empty if all play alike."""
        return []

    def fancy(self, code: int, character: int) -> float:
        """The factor by which a character weighs a move more (or less) in `policy` than others do."""
        return 1.0

    def turn_length(self) -> int:
        """About how many decisions a seat has in one turn, at most; bots look that far ahead."""
        return 10

    def horizon(self, state: S) -> int:
        """How many moves bots play on by `policy` to see what comes of a move; 0 if `policy` is too rough for that."""
        return 0

    def is_quiet(self, state: S) -> bool:
        """Whether `evaluate` means something here: not in the middle of a fight, say."""
        return True

    def features(self, state: S, seat: int) -> bytes:
        """What a seat sees of the position, as a row of small numbers to learn from; empty if the game has none."""
        return b""
