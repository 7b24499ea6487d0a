"""Moves are imperatives; their fields take values of named domains."""

from typing import Annotated

from saecula.games.pebbles.model.box import GLASS_MS, ROUNDS, VALUES
from saecula.kernel.moves import Domain, Fated, Move, Numbers

DOMAINS = {"value": [str(n) for n in range(VALUES)], "millisecond": Numbers(ROUNDS * GLASS_MS + 1)}
Value = Annotated[str, Domain("value")]


class Draw(Fated, frozen=True):
    """Chance draws a pebble from the bag."""

    value: Value


class Choose(Move, frozen=True):
    """Choose a pebble in secret."""

    value: Value


class Snatch(Move, frozen=True):
    """Take the pile that somebody else has won."""


class Leave(Move, frozen=True):
    """Leave the pile to its winner."""


class Tick(Fated, frozen=True):
    """The clock advances to a millisecond of game time."""

    to: Annotated[str, Domain("millisecond")]
