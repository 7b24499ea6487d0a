"""Moves are imperatives, events past tense; both have a number, and their fields take values of named domains."""

from typing import Annotated, ClassVar

from saecula.kernel.events import Secret
from saecula.kernel.moves import Domain, Move, Numbers
from saecula.kernel.views import Event

VALUES, COPIES, HAND, ROUNDS, GLASS_MS = 6, 4, 3, 3, 5000
DOMAINS = {"value": [str(n) for n in range(VALUES)], "millisecond": Numbers(ROUNDS * GLASS_MS + 1)}
Value = Annotated[str, Domain("value")]
Millisecond = Annotated[str, Domain("millisecond")]
DRAW, CHOOSE, SNATCH, LEAVE, TICK = range(5)
DRAWN, SHOWN, TAKEN = range(3)


class Draw(Move, frozen=True):
    """Chance draws a pebble from the bag."""

    value: Value


class Choose(Move, frozen=True):
    """Choose a pebble in secret."""

    value: Value


class Snatch(Move, frozen=True):
    """Take the pile that somebody else has won."""


class Leave(Move, frozen=True):
    """Leave the pile to its winner."""


class Tick(Move, frozen=True):
    """The clock goes on to a millisecond."""

    to: Millisecond


class PebbleDrawn(Event, frozen=True):
    """A pebble was drawn; only its owner sees which."""

    seat: int
    value: Annotated[int | None, Secret]


class PebbleShown(Event, frozen=True):
    """A chosen pebble was shown to all: from here nothing is taken back."""

    reveals: ClassVar[bool] = True
    seat: int
    value: int


class PileTaken(Event, frozen=True):
    """A seat took the pile."""

    seat: int
    points: int


MOVES: dict[int, type[Move]] = {DRAW: Draw, CHOOSE: Choose, SNATCH: Snatch, LEAVE: Leave, TICK: Tick}
EVENTS: dict[int, type[Event]] = {DRAWN: PebbleDrawn, SHOWN: PebbleShown, TAKEN: PileTaken}
