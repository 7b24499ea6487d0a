"""A bot that errs as a beginner does: few moves come to its mind, and it takes what pays at once."""

from random import Random
from typing import Any

from saecula.bots.ahead import Beam, look_ahead
from saecula.bots.bot import Advice, Bot
from saecula.bots.judge import Judge
from saecula.kernel.game import Game
from saecula.kernel.views import View

#: So many moves come to its mind; in the middle of a fight or an auction, where one must defend oneself or remember
#: what one holds, fewer.
MOVES = 3
UNDER_FIRE = 2


class NoviceBot(Bot):
    """Thinks of a few moves, the usual ones more readily than others, and plays the one that looks best now.

    It goes wrong as people do: it overlooks what it holds and what may be done to it, and never throws a game away by
    moves that nobody would make.
    """

    def __init__(self, game: Game[Any], name: str, judge: Judge | None = None) -> None:
        super().__init__(game, name)
        self.judge = Judge(game) if judge is None else judge

    def consider(self, view: View, legal: list[int], rng: Random) -> list[Advice]:
        """The moves that it thought of, best first, then the others."""
        assert view.seat is not None
        world = self.game.resample(view, rng)
        count = MOVES if self.game.mind.is_quiet(world) else UNDER_FIRE
        weights = self.game.mind.policy(world, view.seat, legal)
        thought_of = by_lot(legal, weights, count, rng)
        worths: dict[int, float] = {}
        beam = Beam(width=1, firsts=count, most=count)
        for variation in look_ahead(self.game, self.judge, world, view.seat, thought_of, beam, rng):
            worths.setdefault(variation.moves[0], variation.worth)
        order = sorted(legal, key=lambda code: -worths.get(code, -2.0))
        return [Advice(code, max(0.0, worths.get(code, 0.0)), float(at == 0)) for at, code in enumerate(order)]


def by_lot(codes: list[int], weights: list[float], count: int, rng: Random) -> list[int]:
    """Some of the moves, drawn one after the other by their weights, in their own order."""
    order = sorted(range(len(codes)), key=lambda at: -(rng.random() ** (1.0 / max(weights[at], 1e-9))))
    return [codes[at] for at in sorted(order[:count])]
