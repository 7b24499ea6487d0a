"""A bot that plays by rough habit: what a beginner would look at first."""

from random import Random

from saecula.bots.bot import Advice, Bot
from saecula.kernel.views import View


class HabitBot(Bot):
    """Picks moves at random by the game's own rough weights."""

    def consider(self, view: View, legal: list[int], rng: Random) -> list[Advice]:
        """One move drawn by weight, then the others, heaviest first."""
        assert view.seat is not None
        weights = self.game.mind.policy(self.game.resample(view, rng), view.seat, legal)
        total = sum(weights)
        shares = [weight / total for weight in weights]
        chosen = rng.choices(range(len(legal)), weights)[0]
        order = sorted(range(len(legal)), key=lambda at: (at != chosen, -shares[at]))
        return [Advice(legal[at], shares[at], shares[at]) for at in order]
