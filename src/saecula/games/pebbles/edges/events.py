"""Events are in the past tense; only the event's own seat gets to see a Secret field."""

from typing import Annotated, ClassVar

from saecula.kernel.events import Secret
from saecula.kernel.views import Event


class PebbleDrawn(Event, frozen=True):
    """A pebble was drawn; only its owner sees which."""

    seat: int
    value: Annotated[int | None, Secret]


class PebbleShown(Event, frozen=True):
    """A chosen pebble was shown to all; no move before this can be taken back."""

    reveals: ClassVar[bool] = True
    seat: int
    value: int


class PileTaken(Event, frozen=True):
    """A seat took the pile."""

    seat: int
    points: int
