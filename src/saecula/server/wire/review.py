"""What the pages after a game are sent: how far a review has got, and what the judge thinks of a position."""

from saecula.review.data import Hint, Review
from saecula.server.wire.words import Wire


class Reviewed(Wire):
    """The review of a game that is over, or how many of its moves (`done` of `total`) are judged so far."""

    done: int
    total: int
    review: Review | None = None


class Analysis(Wire):
    """The judge's best moves after line `n` of the record, for the seat that decides there; null if none does."""

    n: int
    seat: int | None = None
    hint: Hint | None = None
