"""A bot that plays anything legal."""

from random import Random

from saecula.bots.bot import Advice, Bot
from saecula.kernel.views import View


class RandomBot(Bot):
    """To this bot all moves are alike."""

    def consider(self, view: View, legal: list[int], rng: Random) -> list[Advice]:
        """The moves in random order."""
        codes = list(legal)
        rng.shuffle(codes)
        return [Advice(code, 0.5, 1 / len(codes)) for code in codes]
