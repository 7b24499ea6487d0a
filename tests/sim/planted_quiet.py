"""Faults that no log and no view shows: what is told beside the view, what banks earn, what notes are kept."""

from random import Random
from typing import Any
from unittest import mock

from saecula.server.desk.seen import Seen
from saecula.server.nodes.beats import Beats
from saecula.server.store.append import Pile
from saecula.server.table.driving import Driver
from saecula.server.telling import listeners
from saecula.server.telling.picture import presets_of
from saecula.server.time.clocks import Banks


def told_presets(_: Random) -> Any:
    """Everybody is told the answers that the first seat has given in advance."""
    return mock.patch.object(listeners, "presets_of", lambda desk, eyes: presets_of(desk, 0))


def first_figures(_: Random) -> Any:
    """The figures of a table stay as they were when it was opened."""

    def measures(self: Seen) -> Any:
        if self._measures is None:
            zero = {} if self._state is None else self._game.face.measures(self._state)
            self._measures = {name: [0] * len(row) for name, row in zero.items()}
        return self._measures

    return mock.patch.object(Seen, "measures", measures)


def paid_twice(_: Random) -> Any:
    """A decision that was taken back and answered again earns the increment again."""

    def pay(self: Banks, seat: int, decision: int) -> None:
        cap = max(self.tempo.cap, self.tempo.bank) * 1000
        self.left[seat] = max(self.left[seat], min(cap, self.left[seat] + self.tempo.increment * 1000))

    return mock.patch.object(Banks, "pay", pay)


def no_time_up(_: Random) -> Any:
    """Nobody plays for those whose bank is empty."""
    return mock.patch.object(Driver, "_ring", mock.AsyncMock(return_value=None))


def unfenced_notes(_: Random) -> Any:
    """What leaves no line in the log is stored under an old lease."""
    real = Pile.add

    def add(self: Pile, batch: Any) -> None:
        real(self, batch)
        self.fences.clear()

    return mock.patch.object(Pile, "add", add)


def lonely_uptime(_: Random) -> Any:
    """A node that begins does not ask the others how long servers have been up."""

    async def uptime(self: Beats) -> int:
        return 0

    return mock.patch.object(Beats, "uptime", uptime)


QUIET = (
    told_presets,
    first_figures,
    paid_twice,
    no_time_up,
    unfenced_notes,
    lonely_uptime,
)
