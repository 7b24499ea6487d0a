"""A tour as tests look at it."""

from functools import cache
from typing import Any

from saecula.server.telling.tours import FIRST, read_record, read_script, tour_of
from saecula.server.wire.rest import Step


class Guided:
    """A lesson of a game's tour: its script, and what happens in the chapters that are played along."""

    def __init__(self, game: str, lesson: str) -> None:
        self.game = game
        self.record = read_record(game, lesson)
        self.script = read_script(game, lesson)
        self.tour = tour_of(game, lesson)
        self.steps = self.tour.replay.steps
        self.chapters = self.script.chapters

    def keys(self) -> set[str]:
        """Every sentence that is said."""
        named = {self.script.title} - {""}
        return named | {*(part.key for part in self.chapters), *(tip.key for tip in self.script.tips), self.script.end}

    def along(self) -> list[Step]:
        """The steps of the chapters."""
        return [step for step in self.steps if any(part.first <= step.n <= part.last for part in self.chapters)]

    def own_moves(self) -> list[dict[str, str]]:
        """What the player does in them."""
        return [step.move for step in self.along() if step.seat == self.tour.replay.eyes and step.move]

    def verbs(self) -> set[str]:
        """The kinds of moves that the player makes."""
        return {move["do"] for move in self.own_moves()}

    def told(self, event: str) -> list[dict[str, Any]]:
        """What is told of one kind."""
        return [found for step in self.along() for found in step.events if found["event"] == event]

    def step(self, n: int) -> Step:
        """The step of a number."""
        return next(step for step in self.steps if step.n == n)

    def totals(self) -> list[int]:
        """The points at the end."""
        assert self.tour.replay.result is not None
        return [standing.total for standing in self.tour.replay.result.standings]

    def points(self, seat: int) -> dict[str, int]:
        """What the points of a seat are for, as far as there are any."""
        assert self.tour.replay.result is not None
        return {kind: points for kind, points in self.tour.replay.result.standings[seat].points.items() if points}

    def rounds(self) -> list[int]:
        """The round in which each chapter but the first begins."""
        begun = {step.n: event["round"] for step in self.steps for event in step.events if "round" in event}
        return [max(found for n, found in begun.items() if n < part.first) for part in self.chapters[1:]]


@cache
def guided(game: str, lesson: str = FIRST) -> Guided:
    """A lesson of a game's tour, worked out once."""
    return Guided(game, lesson)
