"""Positions as rows of numbers, for learning: what the encoders of all games have in common.

An encoder reads the state itself, because views cost ten times as much, and writes nothing that the seat cannot see:
tests deal everything else anew and compare. Rows are whole numbers in four bytes each, in a buffer that numpy reads
without a copy: a number below 256, which is nearly every one, is a single byte to write.
"""

from abc import ABC, abstractmethod
from typing import Final, Generic

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from saecula.kernel.agenda import Agenda
from saecula.kernel.codes import first, second, third, verb_of
from saecula.kernel.steps import S

#: A named part of a row and its shape.
Part = tuple[str, tuple[int, ...]]
#: Bytes of a number in a row.
WIDTH: Final = 4
#: The seat of somebody who only watches.
SPECTATOR: Final = -1


class Row:
    """A row of so many numbers for a buffer that rows may share; it remembers what never changes in one game."""

    def __init__(self, size: int, cells: bytearray | None = None, number: int = 0) -> None:
        self.cells = bytearray(size * WIDTH) if cells is None else cells
        self.start = number * size * WIDTH
        self.end = self.start + size * WIDTH
        self.ground: object = None
        self.empty = bytes(size * WIDTH)
        self.blank = self.empty
        #: what is being written; compiled code has no quick way to write into a bytearray
        self.draft = BytesWriter()
        self.draft.write(self.empty)

    def begin(self, base: bytes) -> None:
        """Write what the numbers to come stand on."""
        self.draft.truncate(0)
        self.draft.write(base)

    def done(self) -> None:
        """Hand over what was written."""
        self.cells[self.start : self.end] = self.draft.getvalue()

    def put(self, at: i64, value: i64) -> None:
        """Write a number where there is none yet: a 0 is there already."""
        if value == 0:
            return
        place = at * WIDTH
        self.draft[place] = u8(value & 255)
        if value < 0 or value > 255:
            for more in range(1, WIDTH):
                self.draft[place + more] = u8(value >> (8 * more) & 255)

    def add(self, at: i64) -> None:
        """Count one more; there are never more than 255 of what is counted."""
        self.draft[at * WIDTH] = self.draft[at * WIDTH] + u8(1)

    def put_all(self, at: i64, values: list[int]) -> None:
        """Write numbers one after the other."""
        for value in values:
            self.put(at, value)
            at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC, Generic[S]):
    """Turns positions into rows of numbers; a game names the parts of a row and writes them."""

    def __init__(self, parts: list[Part], low: float, high: float) -> None:
        #: part -> where it begins, and its shape
        self.layout: dict[str, tuple[int, tuple[int, ...]]] = {}
        self.size = 0
        self.low = low
        self.high = high
        #: places whose numbers are thousandths: seconds, written in milliseconds
        self.thousandths: list[int] = []
        self._starts: dict[str, int] = {}
        self._strides: dict[str, int] = {}
        for name, shape in parts:
            self.layout[name] = (self.size, shape)
            self._starts[name] = self.size
            self._strides[name] = volume(shape[1:])
            self.size += volume(shape)

    @abstractmethod
    def write(self, state: S, seat: int, row: Row) -> None:
        """Write what a seat, or SPECTATOR, sees of a position; the row holds the ground already, and else nothing."""

    def ground(self, state: S) -> object:
        """What belongs to one game and does not change any more, and so is written once; None while it may change."""
        return None

    def write_ground(self, state: S, row: Row) -> None:
        """Write what looks the same to everybody and seldom or never changes: the map."""

    def fill(self, state: S, seat: int, row: Row) -> None:
        """Write a whole row."""
        ground = self.ground(state)
        if ground is None or ground is not row.ground:
            row.begin(row.empty)
            self.write_ground(state, row)
            row.ground = ground
            if ground is not None:
                row.blank = row.draft.getvalue()
        else:
            row.begin(row.blank)
        self.write(state, seat, row)
        row.done()

    def at(self, part: str, line: int = 0) -> int:
        """Where a part begins, or one line of it: a line goes with a number of the first side of its shape."""
        return self._starts[part] + line * self._strides[part] if line else self._starts[part]

    def write_frames(self, row: Row, agenda: Agenda, seat: int, asks: int) -> None:
        """The decision of the viewer and the step of the table; seats answer steps from the number `asks` on."""
        if seat >= 0 and agenda.asked[seat]:
            frame = agenda.asked[seat][-1]
            row.put(self.at("decision") + verb_of(frame) - asks, 1)
            row.put_all(self.at("decision_numbers"), [first(frame), second(frame), third(frame)])
        if agenda.table:
            frame = agenda.table[-1]
            row.put(self.at("table") + verb_of(frame), 1)
            row.put_all(self.at("table_numbers"), [first(frame), second(frame), third(frame)])


def frame_parts(steps: int, asks: int) -> list[Part]:
    """The parts that `write_frames` writes, with so many steps of which those from `asks` on are decisions of seats."""
    return [("decision", (steps - asks,)), ("decision_numbers", (3,)), ("table", (asks,)), ("table_numbers", (3,))]


def volume(shape: tuple[int, ...]) -> int:
    """How many numbers a shape holds."""
    found = 1
    for side in shape:
        found *= side
    return found
