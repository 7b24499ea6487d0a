"""Where the pebbles lie, and how much of that a seat may know."""

import msgspec

from saecula.kernel.views import View
from saecula.parts.frames import FramesView


class Ground(msgspec.Struct, forbid_unknown_fields=True):
    """Rows: bag, pile, a hand for each seat, a prize for each seat. A chosen pebble stays in its hand until shown."""

    rows: list[list[int]]
    chosen: list[int]
    snatches: list[int]
    now: int = 0
    until: int = 0

    def move(self, value: int, start: int, end: int, count: int = 1) -> None:
        """Put pebbles of a value from one place to another."""
        self.rows[start][value] -= count
        self.rows[end][value] += count


class PebblesView(View, kw_only=True):
    """An allow-list: of other hands only the number of pebbles, of other choices only whether they are made (-1)."""

    options: dict[str, str]
    agenda: FramesView
    mine: list[int] | None
    hands: list[int]
    hidden: list[int]
    open: Ground
