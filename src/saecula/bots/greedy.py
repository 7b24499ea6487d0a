"""A bot that looks one turn ahead and no further."""

from random import Random

from saecula.bots.ahead import Beam, look_ahead
from saecula.bots.bot import Advice, Bot
from saecula.kernel.views import View

#: Narrow enough to be quick; wider beams do not play better.
BEAM = Beam(width=2, firsts=8, most=16)


class GreedyBot(Bot):
    """The best it can make of its own next decisions, by the game's own judgement."""

    def consider(self, view: View, legal: list[int], rng: Random) -> list[Advice]:
        """Each move with the worth of the best variation that begins with it."""
        assert view.seat is not None
        best: dict[int, float] = {}
        for variation in look_ahead(self.game, self.game.resample(view, rng), view.seat, legal, BEAM, rng):
            best.setdefault(variation.moves[0], variation.worth)
        total = {code: best.get(code, -1.0) for code in legal}
        order = sorted(legal, key=lambda code: (-total[code], rng.random()))
        return [Advice(code, max(0.0, total[code]), 1.0 if code == order[0] else 0.0) for code in order]
