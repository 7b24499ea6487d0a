"""The state: one row for each place where pebbles lie, counting them by value, so there is no order that could leak."""

import msgspec

from saecula.games.pebbles.model.view import Ground
from saecula.kernel.agenda import Agenda
from saecula.kernel.steps import State

BAG, PILE, HANDS = 0, 1, 2


class PebblesState(State):
    """A game of Pebbles."""

    def __init__(self, agenda: Agenda, options: dict[str, str], ground: Ground) -> None:
        super().__init__(len(ground.chosen), agenda)
        self.options = options
        self.ground = ground

    def points(self) -> list[int]:
        """The points of each seat: the sum of the pebbles it has won."""
        return [
            sum(value * held for value, held in enumerate(prize)) for prize in self.ground.rows[HANDS + self.seats :]
        ]

    def copy(self) -> "PebblesState":
        """An independent copy, written by hand because search makes so many."""
        old = self.ground
        ground = Ground([row.copy() for row in old.rows], old.chosen.copy(), old.snatches.copy(), old.now, old.until)
        return PebblesState(self.agenda.copy(), self.options, ground)

    def dump(self) -> dict[str, object]:
        """The whole state as plain values."""
        return {"options": {**self.options}, "agenda": self.agenda.dump(), "ground": msgspec.to_builtins(self.ground)}
