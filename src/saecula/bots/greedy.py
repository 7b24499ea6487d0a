"""A bot that looks one turn ahead and no further."""

from random import Random
from typing import Any

from saecula.bots.ahead import Beam, lean_to_habit, look_ahead
from saecula.bots.bot import Advice, Bot
from saecula.bots.judge import Judge
from saecula.bots.sober import sober
from saecula.kernel.game import Game
from saecula.kernel.views import View

#: Narrow enough to be quick; wider beams do not play better.
BEAM = Beam(width=2, firsts=8, most=16)


class GreedyBot(Bot):
    """Makes the best of its own next decisions, as a judge sees it."""

    def __init__(self, game: Game[Any], name: str, judge: Judge | None = None, beam: Beam = BEAM) -> None:
        super().__init__(game, name)
        self.judge = Judge(game) if judge is None else judge
        self.beam = beam

    def consider(self, view: View, legal: list[int], rng: Random) -> list[Advice]:
        """Each legal move with the worth of the best variation that begins with it, best first."""
        assert view.seat is not None
        best: dict[int, float] = {}
        world = self.game.resample(view, rng)
        sensible = sober(self.game, world, view.seat, legal)
        variations = look_ahead(self.game, self.judge, world, view.seat, sensible, self.beam, rng)
        if self.game.mind.horizon(world):
            lean_to_habit(self.game, self.judge, world, view.seat, sensible, variations)
        for variation in variations:
            best.setdefault(variation.moves[0], variation.worth)
        total = {code: best.get(code, -2.0) for code in legal}
        order = sorted(legal, key=lambda code: (-total[code], rng.random()))
        return [Advice(code, max(0.0, total[code]), 1.0 if code == order[0] else 0.0) for code in order]
