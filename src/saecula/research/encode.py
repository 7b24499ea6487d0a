"""Views and legal lists as tensors: a game's own encoder where it has one, else its view laid out field by field."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import Any

import msgspec.inspect as mi
import numpy as np
import numpy.typing as npt

from saecula.games import module_of
from saecula.kernel.game import Game
from saecula.kernel.views import View
from saecula.parts.tensors import Encoder
from saecula.research.table import Table

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

#: Without an encoder of the game's own: how many elements of a list and letters of a word are written.
ELEMENTS = 16
LETTERS = 8
NUMBER = mi.IntType()


@lru_cache(maxsize=16)
def make_encoder(game: Game[Any], seats: int) -> Encoder:
    """The encoder of a game; there is one for all tables."""
    module = module_of(game.meta.id, "edges.encode")
    if module is None:
        return FieldEncoder(game, seats)
    made: Encoder = module.make_encoder(game, seats)
    return made


def tensor_of(encoder: Encoder, view: View) -> Floats:
    """A view as a flat tensor."""
    return np.frombuffer(encoder.encode(view), dtype=np.float32)


def seen_by(table: Table, seat: int) -> Floats:
    """What a seat at a table may know, as a flat tensor."""
    return tensor_of(make_encoder(table.game, table.seats), table.view(seat))


def part_of(encoder: Encoder, tensor: Floats, name: str) -> Floats:
    """A named part of a tensor in its own shape."""
    at, shape = encoder.layout[name]
    return tensor[at : at + prod(shape)].reshape(shape)


def mask_of(table: Table, actions: list[int], more: int = 0) -> Mask:
    """Ones for legal actions; `more` adds places at the end."""
    mask = np.zeros(table.game.book.size + more, dtype=np.int8)
    mask[actions] = 1
    return mask


class FieldEncoder(Encoder):
    """Any view, field by field: numbers as they are, words as letters, lists up to a fixed length."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        view = game.view(game.start(seats, game.meta.check(seats, {})), 0)
        form = mi.type_info(type(view))
        assert isinstance(form, mi.StructType)
        self._forms = [(field.name, field.type) for field in form.fields]
        super().__init__([(name, (width(kind),)) for name, kind in self._forms], -np.inf, np.inf)

    def encode(self, view: View) -> "array[float]":
        """The numbers of a view."""
        row = array("f", self.blank)
        for name, kind in self._forms:
            write(row, self.at(name), kind, getattr(view, name))
        return row


def width(kind: mi.Type) -> int:
    """How many numbers a field of a type takes."""
    match kind:
        case mi.StrType():
            return LETTERS
        case mi.UnionType():
            return 1 + max(width(one) for one in kind.types)
        case mi.ListType():
            return 1 + ELEMENTS * width(kind.item_type)
        case mi.DictType():
            return 1 + ELEMENTS * (width(kind.key_type) + width(kind.value_type))
        case mi.StructType():
            return sum(width(field.type) for field in kind.fields)
        case _:
            return 1


def write(row: "array[float]", at: int, kind: mi.Type, value: Any) -> None:
    """Write a value of a type; what has no fixed form is left at 0."""
    match kind:
        case mi.StrType():
            write_all(row, at, [(NUMBER, ord(letter)) for letter in value[:LETTERS]])
        case mi.UnionType() if value is not None:
            row[at] = 1.0
            write(row, at + 1, next(one for one in kind.types if not isinstance(one, mi.NoneType)), value)
        case mi.ListType():
            row[at] = len(value)
            write_all(row, at + 1, [(kind.item_type, one) for one in value[:ELEMENTS]])
        case mi.DictType():
            row[at] = len(value)
            pairs = sorted(value.items())[:ELEMENTS]
            inside = [((kind.key_type, key), (kind.value_type, one)) for key, one in pairs]
            write_all(row, at + 1, [part for pair in inside for part in pair])
        case mi.StructType():
            write_all(row, at, [(field.type, getattr(value, field.name)) for field in kind.fields])
        case mi.IntType() | mi.FloatType() | mi.BoolType():
            row[at] = float(value)


def write_all(row: "array[float]", at: int, values: Sequence[tuple[mi.Type, Any]]) -> None:
    """Write values one after the other."""
    for kind, value in values:
        write(row, at, kind, value)
        at += width(kind)
