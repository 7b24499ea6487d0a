"""The words of a position file, written and read: names instead of numbers, open decisions by kind and arguments.

A game writes its state as plain JSON values that a person can read and change, and reads them back. An error says what
is wrong and where: `position: hands.A: there is no card 'weapon/hills'; did you mean ...?`
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Annotated, Protocol, TypeVar

import msgspec

from saecula.kernel.codes import first, pack, second, third, verb_of
from saecula.kernel.errors import BadRecord
from saecula.kernel.record import SEATS

T = TypeVar("T")
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]

TABLE = "table"


class Word(Protocol):
    """One kind of number that a file writes as a word."""

    def write(self, number: int) -> str:
        """The word for a number."""

    def read(self, word: str, where: str) -> int:
        """The number that a word stands for; BadRecord names the place (`where`) if it stands for none."""


class OneOf:
    """Numbers that have names; `none` is the word for -1, if that stands for nothing."""

    def __init__(self, what: str, names: Sequence[str], none: str | None = None) -> None:
        self.what = what
        self.names = names
        self.none = none
        self._numbers = {name: number for number, name in enumerate(names)}
        if none is not None:
            self._numbers[none] = -1

    def write(self, number: int) -> str:
        """The name of a number."""
        if number < 0 and self.none is not None:
            return self.none
        return self.names[number]

    def read(self, word: str, where: str) -> int:
        """The number that has a name."""
        found = self._numbers.get(word)
        if found is None:
            near = get_close_matches(word, self._numbers, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise wrong(where, f"there is no {self.what} {word!r}{hint}")
        return found


class Numbers:
    """Numbers that stay numbers, within bounds."""

    def __init__(self, low: int = 0, high: int = 1023) -> None:
        self.low = low
        self.high = high

    def write(self, number: int) -> str:
        """The number as a word."""
        return str(number)

    def read(self, word: str, where: str) -> int:
        """The number that a word writes out."""
        if not word.lstrip("-").isdecimal() or not self.low <= int(word) <= self.high:
            raise wrong(where, f"{word!r} is not a number from {self.low} to {self.high}")
        return int(word)


class Sets:
    """Numbers whose bits have names: `left-1,right-2`, or `none`."""

    def __init__(self, what: str, names: Sequence[str]) -> None:
        self._members = OneOf(what, names)

    def write(self, number: int) -> str:
        """The names of the bits that are set."""
        named = [name for bit, name in enumerate(self._members.names) if number >> bit & 1]
        return ",".join(named) or "none"

    def read(self, word: str, where: str) -> int:
        """The number whose bits have these names."""
        named = [] if word == "none" else word.split(",")
        return sum({1 << self._members.read(name, where) for name in named})


NUMBERS = Numbers()
SEAT = OneOf("seat", SEATS)


def wrong(where: str, problem: str) -> BadRecord:
    """The error that says what is wrong with a position, and where."""
    return BadRecord(f"position: {where}: {problem}" if where else f"position: {problem}")


def read_fields(words: object, kind: type[T], where: str = "") -> T:
    """The fields of a part of a position, converted to a type; BadRecord names the one that does not fit."""
    try:
        return msgspec.convert(words, kind)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        raise wrong(".".join(filter(None, (where, place.strip("`.")))), problem) from None


def seat_of(letter: str, seats: int, where: str) -> int:
    """The number of a seat by its letter; BadRecord if there is no such seat."""
    if len(letter) != 1 or letter not in SEATS[:seats]:
        raise wrong(where, f"there is no seat {letter!r} in a game of {seats}")
    return SEATS.index(letter)


def by_seat(found: Mapping[str, T], seats: int, empty: T, where: str) -> list[T]:
    """A list with a value for each seat, from values by letter; seats that are not named get `empty`."""
    values = [empty] * seats
    for letter, value in found.items():
        values[seat_of(letter, seats, where)] = value
    return values


def counted(counts: Sequence[int], usual: int = 0) -> dict[str, int]:
    """Each seat's count by its letter, leaving out the seats with the usual count."""
    return {SEATS[seat]: count for seat, count in enumerate(counts) if count != usual}


# ---------------------------------------------------------------- open decisions


def beginning(at: str, known: Mapping[str, T]) -> T:
    """What a short name for a point in the game (`at`) stands for; BadRecord if it is unknown."""
    if at not in known:
        raise wrong("at", f"there is no beginning {at!r}; there are {', '.join(known)}")
    return known[at]


def told_twice(field: str) -> BadRecord:
    """The error for a file that says what comes next both in `open` and in another field."""
    return wrong(field, "`open` tells already what comes next")


class Openings:
    """What the steps of a game are called in a position file, and what arguments they take."""

    def __init__(self, names: Sequence[str], arguments: Mapping[str, Sequence[Word]]) -> None:
        self._steps = OneOf("step", names)
        self._arguments = arguments

    def write(self, table: list[int], asked: list[list[int]]) -> dict[str, list[str]]:
        """The open decisions of the table and of every seat that is asked; what comes next is listed first."""
        found = {TABLE: [self._text(frame) for frame in reversed(table)]}
        for seat, stack in enumerate(asked):
            if stack:
                found[SEATS[seat]] = [self._text(frame) for frame in reversed(stack)]
        return found

    def read(self, words: Mapping[str, Sequence[str]], seats: int) -> dict[str, object]:
        """The agenda of open decisions, as a dump holds it; the decisions get new numbers."""
        stacks: list[list[int]] = [[] for _ in range(seats + 1)]
        serial = 0
        for place in sorted(words, key=lambda place: place != TABLE):
            at = -1 if place == TABLE else seat_of(place, seats, "open")
            for text in reversed(words[place]):
                serial += 1
                stacks[at].append(serial << 40 | self._frame(text, f"open.{place}"))
        return {TABLE: stacks[-1], "asked": stacks[:-1], "serial": serial}

    def _words(self, kind: str) -> Sequence[Word]:
        return self._arguments.get(kind, ())

    def _text(self, frame: int) -> str:
        kind = self._steps.write(verb_of(frame))
        values = (first(frame), second(frame), third(frame))
        said = [word.write(value) for word, value in zip(self._words(kind), values, strict=False)]
        return " ".join([kind, *said])

    def _frame(self, text: str, where: str) -> int:
        kind, *said = text.split() or [""]
        number = self._steps.read(kind, where)
        words = self._words(kind)
        if len(said) != len(words):
            raise wrong(where, f"{kind!r} takes {len(words)} word{'s' * (len(words) != 1)}, not {len(said)}")
        return pack(number, *(word.read(one, where) for word, one in zip(words, said, strict=True)))
