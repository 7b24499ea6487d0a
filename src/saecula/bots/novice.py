"""A bot that errs as a beginner does: few moves come to its mind, and it takes what pays at once."""

from math import log
from random import Random
from typing import Any

from saecula.bots.ahead import Beam, look_ahead
from saecula.bots.bot import Advice, Bot
from saecula.bots.judge import Judge
from saecula.kernel.game import Game
from saecula.kernel.views import View

#: How many moves come to its mind; fewer in the middle of a fight or an auction, where one must defend oneself or
#: remember what one holds.
MOVES = 3
UNDER_FIRE = 2
#: In games whose habits are good enough to play on by, it follows them without a thought, though not as firmly as a
#: practised player does: the power that weights are raised to.
FIRMNESS = 2.5


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
        mind = self.game.mind
        weights = mind.policy(world, view.seat, legal)
        count = MOVES if mind.is_quiet(world) else UNDER_FIRE
        if mind.horizon(world):
            weights, count = [weight**FIRMNESS for weight in weights], 1
        thought_of = by_lot(legal, weights, count, rng)
        worths: dict[int, float] = {}
        beam = Beam(width=1, firsts=count, most=count)
        for variation in look_ahead(self.game, self.judge, world, view.seat, thought_of, beam, rng):
            worths.setdefault(variation.moves[0], variation.worth)
        order = sorted(legal, key=lambda code: -worths.get(code, -2.0))
        return [Advice(code, max(0.0, worths.get(code, 0.0)), float(at == 0)) for at, code in enumerate(order)]


def by_lot(codes: list[int], weights: list[float], count: int, rng: Random) -> list[int]:
    """`count` of the moves, drawn by weight without replacement, in their original order."""
    # the shortest of random waiting times with these rates: the same as drawing one move after another
    order = sorted(range(len(codes)), key=lambda at: -log(1.0 - rng.random()) / max(weights[at], 1e-300))
    return [codes[at] for at in sorted(order[:count])]
