"""The state: one row for each place where pebbles lie, counting them by value; nothing has an order to leak."""

import msgspec

from saecula.kernel.agenda import Agenda
from saecula.kernel.steps import State

BAG, PILE, HANDS = 0, 1, 2


class Ground(msgspec.Struct, forbid_unknown_fields=True):
    """Rows: bag, pile, a hand for each seat, a prize for each seat. A chosen pebble stays in its hand until shown."""

    rows: list[list[int]]
    chosen: list[int]
    snatches: list[int]
    now: int = 0
    until: int = 0

    def move(self, value: int, start: int, end: int) -> None:
        """Put a pebble from one place to another."""
        self.rows[start][value] -= 1
        self.rows[end][value] += 1


class PebblesState(State):
    """A game of Pebbles."""

    def __init__(self, agenda: Agenda, options: dict[str, str], ground: Ground) -> None:
        super().__init__(len(ground.chosen), agenda)
        self.options = options
        self.ground = ground

    def copy(self) -> "PebblesState":
        """An independent copy, made by hand: search lives on it."""
        old = self.ground
        ground = Ground([row.copy() for row in old.rows], old.chosen.copy(), old.snatches.copy(), old.now, old.until)
        return PebblesState(self.agenda.copy(), self.options, ground)

    def dump(self) -> dict[str, object]:
        """The whole state as plain values."""
        return {"options": {**self.options}, "agenda": self.agenda.dump(), "ground": msgspec.to_builtins(self.ground)}
