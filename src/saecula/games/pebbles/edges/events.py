"""Events are in the past tense; what is Secret reaches the event's own seat alone."""

from typing import Annotated, ClassVar

from saecula.kernel.events import Secret
from saecula.kernel.views import Event


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
