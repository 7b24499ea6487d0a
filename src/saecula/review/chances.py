"""Everybody's chance to win, from what was public at that time and nothing else."""

from random import Random
from typing import Any

from saecula.bots.judge import Judge
from saecula.kernel.game import Game

#: Worlds that a spectator holds possible, over which a chance is the mean; the same luck in all positions.
WORLDS = 5
#: Chances are written with so many digits.
DIGITS = 4


def public_chances(game: Game[Any], judge: Judge, state: Any) -> list[float]:
    """By seat; the shares of the result where the game is over."""
    if game.is_over(state):
        return [round(share, DIGITS) for share in game.outcome(state).shares()]
    public = game.view(state, None)
    worlds = [game.resample(public, Random(number)) for number in range(WORLDS)]
    return shares_in(judge, worlds)


def shares_in(judge: Judge, worlds: list[Any]) -> list[float]:
    """By seat, the mean over some worlds; each seat judges its own chance, and together they make a whole."""
    worths = [max(0.0, sum(judge.worths(worlds, seat))) for seat in range(worlds[0].seats)]
    whole = sum(worths) or 1.0
    return [round(worth / whole, DIGITS) for worth in worths]
