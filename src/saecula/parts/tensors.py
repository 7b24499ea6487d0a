"""Positions as rows of numbers, for learning: what the encoders of all games have in common.

An encoder reads the state itself, because views cost ten times as much, and writes nothing that the seat cannot see:
tests redeal everything else and compare. A row has one byte per number: nearly every number is below 256, and a row
is copied several times on its way to numpy. The few other numbers are kept separately, along with their places.
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
#: The seat number of somebody who only watches.
SPECTATOR: Final = -1


class Row:
    """A row of `size` numbers, one of several in succession; it remembers what never changes in a game."""

    def __init__(self, size: int, number: int = 0) -> None:
        #: where it begins among all rows
        self.start = number * size
        self.ground: object = None
        self.empty = bytes(size)
        self.draft = BytesWriter()
        self.draft.write(self.empty)
        #: the numbers that do not fit into a byte: their places among all rows, and their values
        self.places: list[int] = []
        self.wide: list[int] = []
        #: those bytes, places and values that never change in a game
        self.blank = self.empty
        self.blank_places: list[int] = []
        self.blank_wide: list[int] = []
        #: what an encoder remembers from one row to the next
        self.memory: object = None

    def begin(self) -> None:
        """Begin with an empty row."""
        self.draft.truncate(0)
        self.draft.write(self.empty)
        self.places = []
        self.wide = []

    def begin_again(self) -> None:
        """Begin with what never changes."""
        self.draft.truncate(0)
        self.draft.write(self.blank)
        self.places = self.blank_places.copy()
        self.wide = self.blank_wide.copy()

    def keep(self) -> None:
        """Remember what has been written so far as never changing."""
        self.blank = self.draft.getvalue()
        self.blank_places = self.places.copy()
        self.blank_wide = self.wide.copy()

    def put(self, at: i64, value: i64) -> None:
        """Write a number at a place that still holds 0."""
        if value > 0 and value < 256:
            self.draft[at] = u8(value)
        elif value != 0:
            self.places.append(self.start + at)
            self.wide.append(value)

    def add(self, at: i64) -> None:
        """Count one more; no count ever exceeds 255."""
        self.draft[at] = self.draft[at] + u8(1)

    def put_all(self, at: i64, values: list[int]) -> None:
        """Write numbers one after another."""
        for value in values:
            if value:
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
        #: part -> where each of its lines begins
        self._lines: dict[str, list[int]] = {}
        for name, shape in parts:
            self.layout[name] = (self.size, shape)
            self._lines[name] = [self.size + line * volume(shape[1:]) for line in range(max(1, shape[0]))]
            self.size += volume(shape)

    @abstractmethod
    def write(self, state: S, seat: int, row: Row) -> None:
        """Write what a seat, or SPECTATOR, sees of a position; so far the row holds only the ground."""

    def ground(self, state: S) -> object:
        """The part of a game that no longer changes and so is written only once; None while it may still change."""
        return None

    def write_ground(self, state: S, row: Row) -> None:
        """Write what looks the same to everybody and seldom or never changes, such as the map."""

    def fill(self, state: S, seat: int, row: Row) -> bytes:
        """Write a whole row and return its bytes; numbers that do not fit into a byte are kept in the row."""
        ground = self.ground(state)
        if ground is None or ground is not row.ground:
            row.begin()
            self.write_ground(state, row)
            row.ground = ground
            if ground is not None:
                row.keep()
        else:
            row.begin_again()
        self.write(state, seat, row)
        return row.draft.getvalue()

    def at(self, part: str, line: int = 0) -> int:
        """Where a part begins, or one line of it: a line is one step along the first dimension of its shape."""
        return self._lines[part][line]

    def write_frames(self, row: Row, agenda: Agenda, seat: int, asks: int) -> None:
        """Write the viewer's decision and the table's step; the steps from number `asks` on are decisions of seats."""
        if seat >= 0 and agenda.asked[seat]:
            frame = agenda.asked[seat][-1]
            row.put(self.at("decision") + verb_of(frame) - asks, 1)
            row.put_all(self.at("decision_numbers"), [first(frame), second(frame), third(frame)])
        if agenda.table:
            frame = agenda.table[-1]
            row.put(self.at("table") + verb_of(frame), 1)
            row.put_all(self.at("table_numbers"), [first(frame), second(frame), third(frame)])


def frame_parts(steps: int, asks: int) -> list[Part]:
    """The parts that `write_frames` writes in a game with `steps` steps, of which those from `asks` on ask seats."""
    return [("decision", (steps - asks,)), ("decision_numbers", (3,)), ("table", (asks,)), ("table_numbers", (3,))]


def volume(shape: tuple[int, ...]) -> int:
    """How many numbers a shape holds."""
    found = 1
    for side in shape:
        found *= side
    return found
