"""How a game is learned from play against oneself: each game says it in `mind/schooling.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

from saecula.kernel.steps import S


@dataclass(frozen=True)
class Schooling(Generic[S]):
    """What is played while learning, what is kept of it, and how large the network is."""

    #: options by lot, each as often as it stands here; the number of seats is drawn from all that the game allows
    tables: tuple[Mapping[str, str], ...]
    #: where networks are measured against each other: seats and options
    duels: tuple[tuple[int, Mapping[str, str]], ...]
    #: how wide players look ahead while learning: variations, first moves, moves a decision
    beam: tuple[int, int, int]
    #: which part of the positions is kept: between turns, and in the middle of one
    ends: float
    middles: float
    #: about how far scores lie apart, in points
    points: float
    #: units of the first layer, and which part of them is left out at random in each step, against learning by heart
    hidden: int = 32
    dropout: float = 0.0
    #: how strongly weights are drawn towards zero, and how often results are learned from while there is no teacher
    decay: float = 0.3
    passes: int = 1
    #: where habits are good: how much they count beside the network; the first generation plays by habit alone then,
    #: so many times as many games
    habit: float = 0.0
    opening: int = 1
    #: where in a row the bytes end and the bits begin; none where there are no bits
    bits_from: Callable[[S], int] | None = None
