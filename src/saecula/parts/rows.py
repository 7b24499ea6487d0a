"""Positions as rows of bytes, for learned judgement: what the features of all games have in common."""

from abc import abstractmethod
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from saecula.kernel.mind import Mind
from saecula.kernel.steps import S

#: Lower than any figure in a game.
LOWEST: Final = -1000000


def clip(value: int) -> int:
    """The nearest number that fits into a byte."""
    return 0 if value < 0 else 255 if value > 255 else value


def blank(size: int) -> BytesWriter:
    """A row of `size` bytes, all 0."""
    row = BytesWriter()
    row.write(bytes(size))
    return row


def put(row: BytesWriter, at: i64, value: i64) -> None:
    """Write the nearest number that fits into a byte, at a place that still holds 0."""
    if value > 0:
        row[at] = u8(value) if value < 256 else u8(255)


def lead(figures: list[int], seat: int, middle: int) -> int:
    """How far a seat is ahead of the best of the others, as a byte; `middle` means that they are level."""
    best = 0
    for other in range(len(figures)):
        if other != seat and figures[other] > best:
            best = figures[other]
    return clip(figures[seat] - best + middle)


class Top:
    """The two highest figures of some seats, to tell how far each is from the best of the others without a list."""

    def __init__(self) -> None:
        self.first: i64 = LOWEST
        self.second: i64 = LOWEST

    def meet(self, figure: i64) -> None:
        """Take in the figure of one more seat."""
        if figure > self.first:
            self.second = self.first
            self.first = figure
        elif figure > self.second:
            self.second = figure

    def ahead(self, figure: i64) -> i64:
        """How far one of the figures is ahead of the best of the others."""
        return figure - (self.second if figure == self.first else self.first)


def bytes_of(bits: int) -> int:
    """How many bytes it takes to hold this many bits."""
    return (bits + 7) // 8


def mark(row: BytesWriter, base: i64, bit: i64) -> None:
    """Set one of the bits that begin at byte `base`; within a byte the highest bit comes first."""
    at: i64 = base + (bit >> 3)
    row[at] = u8(i64(row[at]) | (128 >> (bit & 7)))


def turned(block: bytes, first: int, size: int) -> BytesWriter:
    """A row of `size` bytes that begins with a block, rotated so that byte `first` comes first; the rest is 0."""
    row = BytesWriter()
    row.write(block[first:])
    row.write(block[:first])
    row.write(bytes(size - len(block)))
    return row


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What the rows of one game are worked out from, kept from one row to the next; games add what is worth keeping."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RememberingMind(Mind[S]):
    """A mind that keeps what has not changed from row to row."""

    @abstractmethod
    def memory(self, seats: int) -> Memory:
        """Room for what the rows of one game have in common; empty at the beginning of a game."""

    @abstractmethod
    def features_again(self, state: S, seat: int, memory: Memory) -> bytes:
        """The same row as `features` gives, made with the memory of the game's earlier rows, which is updated."""
