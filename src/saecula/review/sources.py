"""Where the points came from, read off the events: a game that tells what it scores tells for what as well.

An event that tells points has a `seat` and either a number under the name of a category, or the category and a number
of points. What they were for is a card, or what an event says to be scored, that was named right before it. A category
whose account does not come out at the result is not told: such numbers count something else.
"""

from collections import Counter
from typing import Any

from saecula.kernel.game import Game
from saecula.kernel.match import Played
from saecula.kernel.moves import kebab
from saecula.kernel.views import Event
from saecula.review.data import Source
from saecula.texts.telling import domains_of

#: Events that take points away are named so, and those that say what is scored.
LOST = "Lost"
SCORED = "Scored"
POINTS = "points"
CARD = "card"


class Ledger:
    """Keeps account of what every seat was told to have scored."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.first = self.points(state)
        self.categories = list(self.first[0])
        self.found: list[Counter[tuple[str, str, str]]] = [Counter() for _ in self.first]

    def points(self, state: Any) -> list[dict[str, int]]:
        """By seat, the points of each category as they stand."""
        standings = sorted(self.game.outcome(state).standings, key=lambda standing: standing.seat)
        return [standing.points for standing in standings]

    def note(self, played: Played) -> None:
        """Book what came of a move."""
        kind = kebab(type(self.game.book.decode(played.code)).__name__) if played.seat >= 0 else ""
        what, counted = "", ""
        for event in self.game.chronicle.full(played.log):
            told = self._points_in(event)
            if told is None:
                what, counted = _thing_in(event), ""
                continue
            seat, category, points = told
            # a thing is scored in one category; what follows in another has another reason
            what, counted = (what, category) if counted in ("", category) else ("", category)
            if points:
                self.found[seat][category, what, "" if what else kind] += points

    def _points_in(self, event: Event) -> tuple[int, str, int] | None:
        """Seat, category and points that an event tells."""
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
        """By seat, the greatest first; `state` is the last position."""
        true = {category for category in self.categories if self._comes_out(category, self.points(state))}
        return [
            [
                Source(category, what, move, points)
                for (category, what, move), points in _ordered(found)
                if category in true
            ]
            for found in self.found
        ]

    def _comes_out(self, category: str, last: list[dict[str, int]]) -> bool:
        """Whether what was told adds up to what there is, for everybody."""
        return all(
            sum(points for key, points in found.items() if key[0] == category) == had[category] - begun[category]
            for found, had, begun in zip(self.found, last, self.first, strict=True)
        )


def _ordered(found: Counter[tuple[str, str, str]]) -> list[tuple[tuple[str, str, str], int]]:
    return sorted(((key, points) for key, points in found.items() if points), key=lambda one: (-one[1], one[0]))


def _thing_in(event: Event) -> str:
    """The thing that an event names as a reason for points, as domain:value; nothing where it names none."""
    for field, domain in domains_of(type(event)).items():
        value = getattr(event, field)
        if isinstance(value, str) and domain and (domain == CARD or SCORED in type(event).__name__):
            return f"{domain}:{value}"
    return ""
