"""Positions as rows of bytes, for learned judgement: what the features of all games have in common."""

from abc import abstractmethod
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from saecula.kernel.mind import Mind
from saecula.kernel.steps import S

#: Below every figure of a game.
LOWEST: Final = -1000000


def clip(value: int) -> int:
    """The nearest number that fits into a byte."""
    return 0 if value < 0 else 255 if value > 255 else value


def blank(size: int) -> BytesWriter:
    """A row of so many bytes, all 0."""
    row = BytesWriter()
    row.write(bytes(size))
    return row


def put(row: BytesWriter, at: i64, value: i64) -> None:
    """Write the nearest number that fits into a byte, where there is none yet."""
    if value > 0:
        row[at] = u8(value) if value < 256 else u8(255)


def lead(figures: list[int], seat: int, middle: int) -> int:
    """How far a seat is ahead of the best of the others; `middle` stands for level with it."""
    best = 0
    for other in range(len(figures)):
        if other != seat and figures[other] > best:
            best = figures[other]
    return clip(figures[seat] - best + middle)


class Top:
    """The two highest figures of some seats: how far each is from the best of the others, without a list to make."""

    def __init__(self) -> None:
        self.first: i64 = LOWEST
        self.second: i64 = LOWEST

    def meet(self, figure: i64) -> None:
        """The figure of one more seat."""
        if figure > self.first:
            self.second = self.first
            self.first = figure
        elif figure > self.second:
            self.second = figure

    def ahead(self, figure: i64) -> i64:
        """How far one of the figures is ahead of the best of the others."""
        return figure - (self.second if figure == self.first else self.first)


def bytes_of(bits: int) -> int:
    """How many bytes hold so many bits."""
    return (bits + 7) // 8


def mark(row: BytesWriter, base: i64, bit: i64) -> None:
    """Set a bit of those that begin at a byte."""
    at: i64 = base + (bit >> 3)
    row[at] = u8(i64(row[at]) | (128 >> (bit & 7)))


def turned(block: bytes, first: int, size: int) -> BytesWriter:
    """The numbers of all seats from one of them on, in turn, in a row of so many numbers that is else empty."""
    row = BytesWriter()
    row.write(block[first:])
    row.write(block[:first])
    row.write(bytes(size - len(block)))
    return row


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What the rows of one game are worked out from, kept from one row to the next; a game adds what pays."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RememberingMind(Mind[S]):
    """A mind that keeps what has not changed from row to row."""

    @abstractmethod
    def memory(self, seats: int) -> Memory:
        """Room for what the rows of one game have in common; empty at the beginning of a game."""

    @abstractmethod
    def features_again(self, state: S, seat: int, memory: Memory) -> bytes:
        """The same row as `features` gives, with the memory of the game's earlier rows, which is brought up to date."""
