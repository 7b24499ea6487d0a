"""Moves outside the rules: frozen, typed values with a JSON form and a short text form.

A game declares each move as a struct whose fields are drawn from named domains (a hex, a card, ...). The codebook
turns a move into the packed int that the rules use and back, and numbers all moves densely for research.
"""

import re
from collections.abc import Mapping, Sequence
from types import UnionType
from typing import Annotated, Union, get_args, get_origin, get_type_hints

import msgspec

from saecula.kernel.codes import ARG, first, millis, moment, pack, second, third, verb_of
from saecula.kernel.errors import BadMove


class Move(msgspec.Struct, frozen=True, tag_field="do", tag=True):
    """Something a seat, chance or the clock chose; its text is `move-token C5 D6`."""

    def __str__(self) -> str:
        return " ".join([kebab(type(self).__name__), *(str(getattr(self, field)) for field in self.__struct_fields__)])

    def json(self) -> dict[str, str]:
        """The JSON form: the verb under "do", then the fields."""
        plain: dict[str, str] = msgspec.to_builtins(self)
        return plain


class Fated(Move, frozen=True):
    """A move of chance or the clock: nobody at the table ever chooses it or asks why it is not allowed."""


class Hidden(Move, frozen=True):
    """A move whose content the viewer may not know; `what` says what is public about it."""

    what: str

    def __str__(self) -> str:
        return f"({self.what})"


class Domain(msgspec.Struct, frozen=True):
    """The named values that a field of a move may take; `subset` names those that can ever be legal in it."""

    name: str
    subset: str = ""


def fields_of(kind: type[msgspec.Struct]) -> dict[str, Domain | None]:
    """The fields of a move or event with the domains that their values come from; None for a plain number."""
    return {
        field: next((mark for mark in marks if isinstance(mark, Domain)), None)
        for field, marks in marks_of(kind).items()
    }


def _needed(verb: type[Move]) -> list[Domain]:
    """The domains of a move's fields, in order; each field needs one."""
    found = fields_of(verb)
    for field, domain in found.items():
        if domain is None:
            raise TypeError(f"{verb.__name__}.{field} needs a domain")
    return [domain for domain in found.values() if domain is not None]


def marks_of(kind: type[msgspec.Struct]) -> dict[str, list[object]]:
    """The fields of a move or event with all the marks on their types, including those inside a union."""
    hints = get_type_hints(kind, include_extras=True)
    return {field: _marks(hints[field]) for field in kind.__struct_fields__}


def _marks(hint: object) -> list[object]:
    if get_origin(hint) is Annotated:
        return [*get_args(hint)[1:], *_marks(get_args(hint)[0])]
    if get_origin(hint) in (Union, UnionType):
        return [mark for part in get_args(hint) for mark in _marks(part)]
    return []


def kebab(name: str) -> str:
    """MoveToken -> move-token."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Numbers(Sequence[str]):
    """A domain of the whole numbers below a bound; above 1024 (milliseconds) only as the only field of a move."""

    def __init__(self, bound: int) -> None:
        self.bound = bound

    def __len__(self) -> int:
        return self.bound

    def __getitem__(self, i: int | slice) -> str:
        if isinstance(i, slice) or not 0 <= i < self.bound:
            raise IndexError(i)
        return str(i)


def _places(names: Sequence[str]) -> dict[str, int] | None:
    return None if isinstance(names, Numbers) else {name: i for i, name in enumerate(names)}


class _Entry:
    """One kind of move: its struct, its domains, its place among the dense numbers."""

    def __init__(
        self, verb: int, struct: type[Move], domains: list[tuple[str, Sequence[str]]], legal: list[Sequence[str]]
    ) -> None:
        self.verb = verb
        self.struct = struct
        self.domains = domains
        self.places = [_places(names) for _, names in domains]
        self.sizes = [len(names) for _, names in domains]
        self.wide = len(domains) == 1 and self.sizes[0] > ARG
        #: for each field, the places of the values that can ever be legal, in order
        self.members: list[Sequence[int]] = [
            range(len(names)) if values is names else [names.index(value) for value in values]
            for (_, names), values in zip(domains, legal, strict=True)
        ]
        self.base = 0
        self.size = 1
        for members in self.members:
            self.size *= len(members)

    def values(self, code: int) -> list[int]:
        """The arguments of a packed move."""
        if self.wide:
            return [millis(code)]
        return [first(code), second(code), third(code)][: len(self.sizes)]

    def packed(self, values: list[int]) -> int:
        """The packed move with these arguments."""
        return moment(self.verb, values[0]) if self.wide else pack(self.verb, *values)


class Codebook:
    """All moves of one game: packed int <-> struct <-> JSON <-> text <-> dense number."""

    def __init__(
        self,
        verbs: Mapping[int, type[Move]],
        domains: Mapping[str, Sequence[str]],
        subsets: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self._by_verb: dict[int, _Entry] = {}
        self._by_struct: dict[type[Move], _Entry] = {}
        self._by_text: dict[str, _Entry] = {}
        self._entries: list[_Entry] = []
        for verb, struct in verbs.items():
            fields = _needed(struct)
            if struct in self._by_struct:
                raise TypeError(f"{struct.__name__} is listed twice")
            known = [(field.name, domains[field.name]) for field in fields]
            legal = [(subsets or {})[field.subset] if field.subset else domains[field.name] for field in fields]
            entry = _Entry(verb, struct, known, legal)
            self._by_verb[verb] = self._by_struct[struct] = self._by_text[kebab(struct.__name__)] = entry
            self._entries.append(entry)
        #: how many dense numbers seats and chance need; those for the milliseconds of CLOCK, millions of them, follow
        self.size = self._number([entry for entry in self._entries if not entry.wide], 0)
        self._number([entry for entry in self._entries if entry.wide], self.size)
        self._names = {entry.struct.__name__: entry for entry in self._entries}
        self.types: tuple[type[Move], ...] = tuple(entry.struct for entry in self._entries)

    @staticmethod
    def _number(entries: list[_Entry], base: int) -> int:
        """Give each kind of move its dense numbers, starting at `base`; returns the next free one."""
        for entry in entries:
            entry.base = base
            base += entry.size
        return base

    def decode(self, code: int) -> Move:
        """The move that a packed int stands for."""
        entry = self._by_verb[verb_of(code)]
        return entry.struct(*(names[i] for (_, names), i in zip(entry.domains, entry.values(code), strict=True)))

    def encode(self, move: Move) -> int:
        """The packed int that stands for a move."""
        entry = self._by_struct.get(type(move))
        if entry is None:
            raise BadMove(f"{type(move).__name__} is not a move of this game")
        args = [
            self._place(entry, i, str(getattr(move, field))) for i, field in enumerate(entry.struct.__struct_fields__)
        ]
        return entry.packed(args)

    def _place(self, entry: _Entry, i: int, value: str) -> int:
        places = entry.places[i]
        if places is None:
            place = int(value) if re.fullmatch("[0-9]{1,12}", value) and int(value) < entry.sizes[i] else None
        else:
            place = places.get(value)
        if place is None:
            what = entry.domains[i][0]
            raise BadMove(f"{kebab(entry.struct.__name__)}: {value!r} is not a {what}")
        return place

    def from_json(self, value: object) -> Move:
        """The move in a JSON object; BadMove says what is wrong with a malformed one."""
        if not isinstance(value, dict) or not isinstance(value.get("do"), str):
            raise BadMove('a move is an object with its verb under "do"')
        entry = self._names.get(value["do"])
        if entry is None:
            raise BadMove(f"{value['do']!r} is not a move of this game")
        fields = {k: v for k, v in value.items() if k != "do"}
        if set(fields) != set(entry.struct.__struct_fields__):
            wanted = ", ".join(entry.struct.__struct_fields__) or "no fields"
            raise BadMove(f"{value['do']} takes {wanted}")
        move = entry.struct(**fields)
        self.encode(move)
        return move

    def parse(self, text: str) -> Move:
        """The move in a short text; BadMove says what is wrong with a malformed one."""
        words = text.split()
        entry = self._by_text.get(words[0]) if words else None
        if entry is None:
            raise BadMove(f"{text!r} is not a move of this game")
        wanted = len(entry.sizes)
        if len(words) - 1 != wanted:
            raise BadMove(f"{words[0]} takes {wanted} word{'s' * (wanted != 1)}, not {len(words) - 1}")
        move = entry.struct(*words[1:])
        self.encode(move)
        return move

    def domains(self) -> dict[str, list[str]]:
        """The values of every domain except wide numbers, so that one can also ask about moves not legal now."""
        return {name: list(names) for entry in self._entries if not entry.wide for name, names in entry.domains}

    def spans(self) -> list[range]:
        """The dense numbers of each kind of move."""
        return [range(entry.base, entry.base + entry.size) for entry in self._entries]

    def index(self, code: int) -> int:
        """The dense number of a packed move, below `size` except for CLOCK's; it never changes within a rules version.

        A move with a value outside the subset that its field names has no number (ValueError): it is never legal.
        """
        entry = self._by_verb[verb_of(code)]
        at = 0
        for members, value in zip(entry.members, entry.values(code), strict=True):
            at = at * len(members) + members.index(value)
        return entry.base + at

    def code(self, index: int) -> int:
        """The packed move with a dense number."""
        entry = next(e for e in self._entries if e.base <= index < e.base + e.size)
        rest = index - entry.base
        args: list[int] = []
        for members in reversed(entry.members):
            rest, place = divmod(rest, len(members))
            args.insert(0, members[place])
        return entry.packed(args)
