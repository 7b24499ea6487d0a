"""Judging many positions at once: by the game's own evaluation, or by whatever a subclass has learned."""

from mypy_extensions import mypyc_attr

from saecula.kernel.game import Game
from saecula.kernel.steps import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What positions are worth to a seat: its share of the win, from 0 to 1."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game
        #: whether its judgement at the end of a turn was learned from how games went on from there
        self.is_learned = False
        #: what it costs a move, in shares of the win, to be e times less likely by habit than the likeliest one
        self.habit = 0.0

    def worths(self, states: list[State], seat: int) -> list[float]:
        """The worth of each position to a seat."""
        mind = self.game.mind
        return [mind.evaluate(state)[seat] for state in states]
