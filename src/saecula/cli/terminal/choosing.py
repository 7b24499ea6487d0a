"""Choosing one of many moves: from a numbered list, or part by part if the list would be long."""

from typing import Any

import msgspec

from saecula.kernel.moves import Move
from saecula.texts.telling import Teller, domains_of

#: A longer list is chosen from part by part.
LONG = 14
#: A kind with no more moves than this has them listed one by one, even if the whole list is long.
FEW = 6


class Entry(msgspec.Struct):
    """A line of a menu: what it says and the moves behind it."""

    label: str
    codes: list[int]


class Menu(msgspec.Struct):
    """Numbered lines under a question."""

    question: str
    entries: list[Entry]

    def find(self, said: str) -> Entry | None:
        """The entry with this number or these words, None if there is none."""
        if said.isdigit():
            return self.entries[int(said) - 1] if 1 <= int(said) <= len(self.entries) else None
        return next((entry for entry in self.entries if entry.label.lower() == said.lower()), None)


def make_menu(teller: Teller, codes: list[int]) -> Menu:
    """Moves as a menu: all of them, or by kind, or by the first part in which they differ."""
    moves = {code: teller.game.book.decode(code) for code in codes}
    if len(codes) <= LONG:
        return Menu("", _each(teller, moves))
    kinds = list(dict.fromkeys(type(move) for move in moves.values()))
    if len(kinds) == 1:
        return _by_field(teller, kinds[0], moves)
    entries: list[Entry] = []
    for kind in kinds:
        some = {code: move for code, move in moves.items() if type(move) is kind}
        if len(some) <= FEW:
            entries += _each(teller, some)
        else:
            entries.append(Entry(f"{teller.verb(kind)} ({len(some)})", list(some)))
    return Menu("", entries)


def _each(teller: Teller, moves: dict[int, Move]) -> list[Entry]:
    labels = ((code, teller.move(move)) for code, move in moves.items())
    return [Entry(label[:1].upper() + label[1:], [code]) for code, label in labels]


def _by_field(teller: Teller, kind: type[Move], moves: dict[int, Move]) -> Menu:
    for field, domain in domains_of(kind).items():
        groups: dict[Any, list[int]] = {}
        for code, move in moves.items():
            groups.setdefault(getattr(move, field), []).append(code)
        if len(groups) > 1:
            entries = [Entry(teller.name(domain or field, value), some) for value, some in groups.items()]
            return Menu(teller.field(kind, field), entries)
    return Menu("", _each(teller, moves))
