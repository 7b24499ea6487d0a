"""Everybody's chance to win, from what was public at that time and nothing else."""

from random import Random
from typing import Any

from saecula.bots.judge import Judge
from saecula.kernel.game import Game

#: How many worlds that agree with a spectator's view a chance is averaged over; the same luck in all positions.
WORLDS = 5
#: Chances are rounded to this many digits.
DIGITS = 4


def public_chances(game: Game[Any], judge: Judge, state: Any) -> list[float]:
    """Each seat's chance to win; once the game is over, its share of the win."""
    if game.is_over(state):
        return [round(share, DIGITS) for share in game.outcome(state).shares()]
    public = game.view(state, None)
    worlds = [game.resample(public, Random(number)) for number in range(WORLDS)]
    return shares_in(judge, worlds)


def shares_in(judge: Judge, worlds: list[Any]) -> list[float]:
    """Each seat's chance, averaged over some worlds; each seat is judged on its own, then all are scaled to make 1."""
    worths = [max(0.0, sum(judge.worths(worlds, seat))) for seat in range(worlds[0].seats)]
    whole = sum(worths) or 1.0
    return [round(worth / whole, DIGITS) for worth in worths]
