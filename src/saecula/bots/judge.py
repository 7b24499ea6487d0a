"""Judging many positions at once: by the game's own evaluation, or by whatever a subclass has learned."""

from mypy_extensions import mypyc_attr

from saecula.kernel.game import Game
from saecula.kernel.steps import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What positions are worth to a seat: its share of the win, from 0 to 1."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game
        #: whether what it says of the end of a turn was learned from how games went on from there
        self.is_learned = False
        #: how much it counts against a move that habit makes it e times as unlikely as the likeliest one
        self.habit = 0.0

    def worths(self, states: list[State], seat: int) -> list[float]:
        """One number for each position."""
        mind = self.game.mind
        return [mind.evaluate(state)[seat] for state in states]
