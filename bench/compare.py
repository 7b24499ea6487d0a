"""What has become slower: the figures of a new section of docs/figures.md beside those of the one it replaces."""

import re
from collections.abc import Iterator
from typing import NamedTuple

#: A figure below this part of its old speed is called slower; a smaller difference may be the mood of the machine.
SLOWER = 0.9
NUMBER = re.compile(r"[\d,]+(?:\.\d+)?(?= ms$|$)")
HEADS = ("", "figure", "kept", "now", "times as fast", "")


class Change(NamedTuple):
    """A figure as it was and as it is, and how many times as fast that makes it: below 1 it is slower."""

    row: str
    column: str
    old: str
    new: str
    times: float

    def is_slower(self) -> bool:
        """Whether it is slower by more than the mood of the machine."""
        return self.times < SLOWER

    def cells(self) -> tuple[str, ...]:
        """A row of the table that is printed."""
        return self.row, self.column, self.old, self.new, f"{self.times:.2f}", "SLOWER" if self.is_slower() else ""


def changes(old: str, new: str) -> list[Change]:
    """Every figure of speed that is in both sections."""
    kept = {(row, column): cell for row, column, cell in cells(old)}
    found = []
    for row, column, cell in cells(new):
        before = kept.get((row, column), "")
        times = times_as_fast(column, before, cell)
        if times is not None:
            found.append(Change(row, column, before, cell, times))
    return found


def times_as_fast(column: str, old: str, new: str) -> float | None:
    """How many times as fast a figure has become; None if it is not a figure of speed."""
    numbers = [float(found[0].replace(",", "")) for cell in (old, new) if (found := NUMBER.match(cell))]
    if len(numbers) < 2 or min(numbers) <= 0:
        return None
    if column.endswith("/s"):
        return numbers[1] / numbers[0]
    return numbers[0] / numbers[1] if new.endswith(" ms") or column.endswith("µs") else None


def cells(section: str) -> Iterator[tuple[str, str, str]]:
    """Every cell in the tables of a section, with the name of its row and the heading of its column."""
    for heads, rows in tables(section):
        named = words_in_names(rows)
        for row in rows:
            yield from ((", ".join(row[:named]), head, cell) for head, cell in zip(heads[named:], row[named:]))


def words_in_names(rows: list[list[str]]) -> int:
    """How many of the first cells it takes to tell every row from all others."""
    for count in range(1, len(rows[0]) if rows else 1):
        if len({tuple(row[:count]) for row in rows}) == len(rows):
            return count
    return 1


def tables(section: str) -> Iterator[tuple[list[str], list[list[str]]]]:
    """The headings and the rows of each table."""
    for part in re.findall(r"(?:^\|.*\n?)+", section, re.MULTILINE):
        lines = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in part.splitlines()]
        yield lines[0], lines[2:]
