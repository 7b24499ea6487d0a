"""What the pages after a game are told: how far a review is, and what the judge thinks of a position."""

from saecula.review.data import Hint, Review
from saecula.server.wire.words import Wire


class Reviewed(Wire):
    """The review of a game that is over, or how many moves of how many are judged so far."""

    done: int
    total: int
    review: Review | None = None


class Analysis(Wire):
    """The judge's best moves after a line of the record, for the seat that decides there; none where nobody does."""

    n: int
    seat: int | None = None
    hint: Hint | None = None
