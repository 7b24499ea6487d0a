"""How a game is learned from self-play: each game says so in its `mind/schooling.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

from saecula.kernel.steps import S


@dataclass(frozen=True)
class Schooling(Generic[S]):
    """What is played while learning, what is kept of it, and how large the network is."""

    #: the options of a game are drawn from these, repeats included; its number of seats from all that the game allows
    tables: tuple[Mapping[str, str], ...]
    #: where networks are measured against each other: seats and options
    duels: tuple[tuple[int, Mapping[str, str]], ...]
    #: how wide players look ahead while learning: variations, first moves, moves per decision
    beam: tuple[int, int, int]
    #: the fraction of positions that is kept: between turns, and in the middle of one
    ends: float
    middles: float
    #: roughly how far apart scores are, in points
    points: float
    #: units in the first layer, and the fraction of them left out at random in each step, against overfitting
    hidden: int = 32
    dropout: float = 0.0
    #: how strongly weights are pulled towards zero, and how often results are gone through while there is no teacher
    decay: float = 0.3
    passes: int = 1
    #: for a game with good habits: how much they count beside the network; the first generation then plays by habit
    #: alone, and plays `opening` times as many games
    habit: float = 0.0
    opening: int = 1
    #: where in a row the bytes end and the bits begin; None if there are no bits
    bits_from: Callable[[S], int] | None = None
