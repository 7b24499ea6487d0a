"""What a bot is: something that looks at a view and the legal list of its seat and chooses."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any

import msgspec

from saecula.kernel.game import Game
from saecula.kernel.views import View


class Advice(msgspec.Struct):
    """A move, how good the bot thinks it is (0 to 1, its share of the win), and how sure (share of its thinking)."""

    code: int
    value: float
    share: float


class Bot(ABC):
    """Chooses moves for a seat."""

    def __init__(self, game: Game[Any], name: str) -> None:
        self.game = game
        self.name = name

    @abstractmethod
    def consider(self, view: View, legal: list[int], rng: Random) -> list[Advice]:
        """The legal moves with what the bot thinks of them, best first."""

    def choose(self, view: View, legal: list[int], rng: Random) -> int:
        """The move it makes; a forced one without thinking."""
        return legal[0] if len(legal) == 1 else self.consider(view, legal, rng)[0].code
