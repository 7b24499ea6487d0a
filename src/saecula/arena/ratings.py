"""How good bots are: shares of the wins with Wilson intervals, and OpenSkill ratings (Plackett-Luce)."""

from collections.abc import Iterable
from math import sqrt
from statistics import NormalDist, fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from saecula.arena.series import Result


def wilson(wins: float, games: int, confidence: float) -> tuple[float, float]:
    """The two-sided Wilson interval of a share; shared wins count as fractions."""
    if games == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = wins / games
    centre = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale)


class Rated(msgspec.Struct):
    """One bot's row: `appearances` counts the seats it sat on, `fair` is the share that luck alone would give it."""

    bot: str
    appearances: int
    wins: float
    share: float
    low: float
    high: float
    fair: float
    score: float
    mu: float
    sigma: float
    conservative: float


def rate(bots: Iterable[str], results: Iterable[Result]) -> list[Rated]:
    """The table of an arena, best rating first."""
    books = {bot: _Book(bot) for bot in bots}
    # bots do not learn between games, so their skill does not drift: tau is zero
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in books}
    for result in results:
        for bot, share, score in zip(result.bots, result.shares(), result.scores, strict=True):
            books[bot].add(share, score, 1 / result.seats)
        ratings |= _after(model, ratings, result)
    rows = [books[bot].row(rating) for bot, rating in ratings.items()]
    return sorted(rows, key=lambda row: (-row.conservative, row.bot))


def _after(
    model: PlackettLuce, ratings: dict[str, PlackettLuceRating], result: Result
) -> dict[str, PlackettLuceRating]:
    """The ratings of a game's bots after it; a bot on several seats gets the mean of what they earned."""
    ranks = [0.0] * result.seats
    for rank, group in enumerate(result.ranking):
        for seat in group:
            ranks[seat] = float(rank)
    teams = model.rate([[ratings[bot]] for bot in result.bots], ranks=ranks)
    found: dict[str, list[PlackettLuceRating]] = {}
    for bot, team in zip(result.bots, teams, strict=True):
        found.setdefault(bot, []).append(team[0])
    return {
        bot: model.rating(mu=fmean(r.mu for r in seats), sigma=fmean(r.sigma for r in seats), name=bot)
        for bot, seats in found.items()
    }


class _Book:
    """What is counted for one bot."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.appearances = 0
        self.wins = 0.0
        self.points = 0
        self.luck = 0.0

    def add(self, share: float, score: int, luck: float) -> None:
        """Count one seat in one game; `luck` is the share that luck alone would give it."""
        self.appearances += 1
        self.wins += share
        self.points += score
        self.luck += luck

    def row(self, rating: PlackettLuceRating) -> Rated:
        """The bot's row in the table."""
        count = max(1, self.appearances)
        low, high = wilson(self.wins, self.appearances, 0.95)
        return Rated(
            bot=self.bot,
            appearances=self.appearances,
            wins=self.wins,
            share=self.wins / count,
            low=low,
            high=high,
            fair=self.luck / count,
            score=self.points / count,
            mu=rating.mu,
            sigma=rating.sigma,
            conservative=rating.ordinal(),
        )
