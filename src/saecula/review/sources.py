"""Where the points came from: read off the events, or off the table at the end.

A game that says what it scores also says what for.

An event about points has a `seat` and either a number in a field named after a category, or the category and a number
of points. What they were for is the card, or whatever an event says is being scored, that was named right before it; a
game that knows better says so. A category whose entries do not add up to the result is left out: such numbers count
something else. A game whose points lie on the table until the end accounts for them there.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from saecula.kernel.game import Game
from saecula.kernel.match import Played
from saecula.kernel.moves import kebab
from saecula.kernel.views import Event, View
from saecula.review.data import Source
from saecula.texts.telling import domains_of

#: What the names of events contain that take points away, and of those that say what is being scored.
LOST = "Lost"
SCORED = "Scored"
POINTS = "points"
CARD = "card"
#: The category of points, what they are for, and the kind of move that brought them.
Key = tuple[str, str, str]


@runtime_checkable
class Accounts(Protocol):
    """A face that can say what the points on the table are for."""

    def accounts(self, state: Any, view: View) -> list[list[tuple[str, str, int]]]:
        """For each seat, its entries: category, thing as domain:value, points."""


@runtime_checkable
class Explains(Protocol):
    """A face that can say what points were for where the event right before them does not tell."""

    def reasons(self, state: Any, seat: int, events: Sequence[Event], at: int) -> list[tuple[str, int]]:
        """Things as domain:value with the points of each; empty if it adds nothing. `state` is from before the move."""


class Ledger:
    """Keeps account of what each seat has scored according to the events."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.first = self.points(state)
        self.categories = list(self.first[0])
        self.found: list[Counter[Key]] = [Counter() for _ in self.first]

    def points(self, state: Any) -> list[dict[str, int]]:
        """The points of each seat by category, as they stand in a position."""
        standings = sorted(self.game.outcome(state).standings, key=lambda standing: standing.seat)
        return [standing.points for standing in standings]

    def note(self, played: Played, before: Any) -> None:
        """Enter what came of a move; `before` is the position in which it was made."""
        kind = kebab(type(self.game.book.decode(played.code)).__name__) if played.seat >= 0 else ""
        what, counted = "", ""
        events = self.game.chronicle.full(played.log)
        for at, event in enumerate(events):
            told = self._points_in(event)
            if told is None:
                what, counted = _thing_in(event), ""
                continue
            seat, category, points = told
            # a thing is scored in one category; what follows in another has another reason
            what, counted = (what, category) if counted in ("", category) else ("", category)
            shares = self._reasons(before, seat, events, at) if points else []
            for thing, share in shares or [(what, points)]:
                self.found[seat][category, thing, "" if thing else kind] += share

    def _reasons(self, before: Any, seat: int, events: Sequence[Event], at: int) -> list[tuple[str, int]]:
        face = self.game.face
        return face.reasons(before, seat, events, at) if isinstance(face, Explains) else []

    def _points_in(self, event: Event) -> tuple[int, str, int] | None:
        """The seat, category and points that an event is about; None if it is not about points."""
        seat = getattr(event, "seat", None)
        if not isinstance(seat, int):
            return None
        sign = -1 if LOST in type(event).__name__ else 1
        for field, domain in domains_of(type(event)).items():
            value = getattr(event, field)
            if field in self.categories and isinstance(value, int):
                return seat, field, sign * value
            if domain == POINTS and value in self.categories:
                return seat, value, sign * getattr(event, POINTS)
        return None

    def sources(self, state: Any) -> list[list[Source]]:
        """The sources of each seat's points, the largest first; `state` is the last position."""
        last = self.points(state)
        gained = [{name: had[name] - begun[name] for name in had} for had, begun in zip(last, self.first, strict=True)]
        ways = ((self.found, gained), (self._laid(state), last))
        nothing: list[Counter[Key]] = [Counter() for _ in last]
        books = {
            category: next((book for book, has in ways if _tells(book, has, category)), nothing)
            for category in self.categories
        }
        return [_ordered({category: book[seat] for category, book in books.items()}) for seat in range(len(last))]

    def _laid(self, state: Any) -> list[Counter[Key]]:
        """The points of each seat that lie on the table, if the game accounts for them."""
        face = self.game.face
        if not isinstance(face, Accounts):
            return [Counter() for _ in self.first]
        entries = face.accounts(state, self.game.view(state, None))
        return [Counter({(category, what, ""): points for category, what, points in own}) for own in entries]


def _tells(book: list[Counter[Key]], has: list[dict[str, int]], category: str) -> bool:
    """Whether there are entries of a category, and they add up to the points there are, for every seat.

    Nothing adds up, too, where nothing was scored since a game began from a late position: that tells nothing."""
    return any(key[0] == category for own in book for key in own) and all(
        sum(points for key, points in own.items() if key[0] == category) == had[category]
        for own, had in zip(book, has, strict=True)
    )


def _ordered(books: dict[str, Counter[Key]]) -> list[Source]:
    """The entries of one seat as sources, the largest first."""
    found = [Source(*key, points) for name, book in books.items() for key, points in book.items() if key[0] == name]
    told = [source for source in found if source.points]
    return sorted(told, key=lambda one: (-one.points, one.category, one.what, one.move))


def _thing_in(event: Event) -> str:
    """The thing that an event names as a reason for points, as domain:value; empty if it names none."""
    for field, domain in domains_of(type(event)).items():
        value = getattr(event, field)
        if isinstance(value, str) and domain and (domain == CARD or SCORED in type(event).__name__):
            return f"{domain}:{value}"
    return ""
