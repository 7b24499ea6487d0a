"""What a bot is: something that looks at its seat's view and legal moves and chooses one."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any

import msgspec

from saecula.kernel.game import Game
from saecula.kernel.views import View


class Advice(msgspec.Struct):
    """A move, how good the bot thinks it is (its share of the win, 0 to 1), and what share of its thinking it took."""

    code: int
    value: float
    share: float


class Bot(ABC):
    """Chooses moves for a seat."""

    def __init__(self, game: Game[Any], name: str) -> None:
        self.game = game
        self.name = name
        #: how many seconds ago it was asked when it begins to think; those who take their time have that much less
        self.late = 0.0

    @abstractmethod
    def consider(self, view: View, legal: list[int], rng: Random) -> list[Advice]:
        """The legal moves with what the bot thinks of them, best first."""

    def choose(self, view: View, legal: list[int], rng: Random) -> int:
        """The move it makes; if only one is legal, without thinking."""
        return legal[0] if len(legal) == 1 else self.consider(view, legal, rng)[0].code
