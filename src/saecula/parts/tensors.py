"""Views as rows of numbers, for learning: what the encoders of all games have in common."""

from abc import ABC, abstractmethod
from array import array

from mypy_extensions import mypyc_attr

from saecula.kernel.codes import first, second, third, verb_of
from saecula.kernel.views import View
from saecula.parts.frames import FramesView

#: A named part of a row and its shape.
Part = tuple[str, tuple[int, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """Turns views into rows of numbers, single precision; a game names the parts of a row and writes them."""

    def __init__(self, parts: list[Part], low: float, high: float) -> None:
        #: part -> where it begins, and its shape
        self.layout: dict[str, tuple[int, tuple[int, ...]]] = {}
        self.size = 0
        self.low = low
        self.high = high
        self._starts: dict[str, int] = {}
        self._strides: dict[str, int] = {}
        for name, shape in parts:
            self.layout[name] = (self.size, shape)
            self._starts[name] = self.size
            self._strides[name] = volume(shape[1:])
            self.size += volume(shape)
        self.blank: array[float] = array("f", [0.0] * self.size)

    @abstractmethod
    def encode(self, view: View) -> "array[float]":
        """The numbers of a view."""

    def at(self, part: str, line: int = 0) -> int:
        """Where a part begins, or one line of it: a line goes with a number of the first side of its shape."""
        return self._starts[part] + line * self._strides[part] if line else self._starts[part]

    def write_frames(self, row: "array[float]", frames: FramesView, seat: int | None, asks: int) -> None:
        """The decision of the viewer and the step of the table; seats answer steps from the number `asks` on."""
        stack = frames.asked[seat] if seat is not None else []
        if stack:
            row[self.at("decision") + verb_of(stack[-1]) - asks] = 1.0
            write_arguments(row, self.at("decision_numbers"), stack[-1])
        if frames.table:
            row[self.at("table") + verb_of(frames.table[-1])] = 1.0
            write_arguments(row, self.at("table_numbers"), frames.table[-1])


def frame_parts(steps: int, asks: int) -> list[Part]:
    """The parts that `write_frames` writes, with so many steps of which those from `asks` on are decisions of seats."""
    return [("decision", (steps - asks,)), ("decision_numbers", (3,)), ("table", (asks,)), ("table_numbers", (3,))]


def volume(shape: tuple[int, ...]) -> int:
    """How many numbers a shape holds."""
    found = 1
    for side in shape:
        found *= side
    return found


def numbered(names: "list[str] | tuple[str, ...]") -> dict[str, int]:
    """The places of names in their list."""
    return {name: at for at, name in enumerate(names)}


def write_all(row: "array[float]", at: int, numbers: list[int]) -> None:
    """Write numbers one after the other."""
    for i, number in enumerate(numbers):
        row[at + i] = float(number)


def write_arguments(row: "array[float]", at: int, frame: int) -> None:
    """The three arguments of an open decision; what they mean belongs to its step."""
    write_all(row, at, [first(frame), second(frame), third(frame)])
