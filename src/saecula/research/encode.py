"""Positions and legal moves as tensors: by a game's own encoder, or else its view laid out field by field."""

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from random import Random
from typing import Any

import msgspec.inspect as mi
import numpy as np
import numpy.typing as npt

from saecula.games import module_of
from saecula.kernel.game import Game
from saecula.kernel.steps import State
from saecula.kernel.views import View
from saecula.parts.frames import FramesView
from saecula.parts.tensors import SPECTATOR, Encoder, Row
from saecula.research.table import Table

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
#: Whole numbers, in a list or an array.
Whole = Sequence[int] | npt.NDArray[np.intc]
Encodes = Encoder[Any]

#: Without an encoder of the game's own: how many elements of a list and letters of a word are written.
ELEMENTS = 16
LETTERS = 8
NUMBER = mi.IntType()


@lru_cache(maxsize=16)
def make_encoder(game: Game[Any], seats: int) -> Encodes:
    """The encoder of a game; all tables with the same number of seats share one."""
    module = module_of(game.meta.id, "edges.encode")
    if module is None:
        return FieldEncoder(game, seats)
    made: Encodes = module.make_encoder(game, seats)
    return made


def numbers_of(encoder: Encodes, told: bytes, places: Whole, wide: Whole, out: Floats) -> None:
    """Write one row or many as tensors into `out`; `places` and `wide` give the numbers that do not fit into a byte."""
    np.copyto(out, np.frombuffer(told, np.uint8).reshape(out.shape))
    if len(places):
        out.reshape(-1)[places] = wide
    if encoder.thousandths:
        out[..., encoder.thousandths] /= np.float32(1000)


def tensor_of(encoder: Encodes, state: State, seat: int | None, kept: Row | None = None) -> Floats:
    """What a seat, or a spectator, sees of a position, as a flat tensor; a row given as `kept` remembers the map."""
    row, out = kept or Row(encoder.size), np.empty(encoder.size, dtype=np.float32)
    told = encoder.fill(state, SPECTATOR if seat is None else seat, row)
    numbers_of(encoder, told, row.places, row.wide, out)
    return out


def tensor_of_view(game: Game[Any], view: View, seats: int) -> Floats:
    """The tensor for somebody who only has a view: any position that agrees with it gives the same tensor."""
    return tensor_of(make_encoder(game, seats), game.resample(view, Random(0)), view.seat)


def seen_by(table: Table, seat: int) -> Floats:
    """What a seat at a table may know, as a flat tensor."""
    encoder = make_encoder(table.game, table.seats)
    if table.row is None:
        table.row = Row(encoder.size)
    return tensor_of(encoder, table.state, seat, table.row)


def part_of(encoder: Encodes, tensor: Floats, name: str) -> Floats:
    """A named part of a tensor in its own shape."""
    at, shape = encoder.layout[name]
    return tensor[at : at + prod(shape)].reshape(shape)


def mask_of(table: Table, actions: list[int], more: int = 0) -> Mask:
    """Ones for legal actions; `more` adds places at the end."""
    mask = np.zeros(table.game.book.size + more, dtype=np.int8)
    mask[actions] = 1
    return mask


class FieldEncoder(Encoder[Any]):
    """Any view, field by field: whole numbers as they are, words as letters, lists up to a fixed length."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game = game
        form = mi.type_info(type(game.view(game.start(seats, game.meta.check(seats, {})), 0)))
        assert isinstance(form, mi.StructType)
        self._forms = [(field.name, field.type) for field in form.fields if not _is_packed(field.type)]
        super().__init__([(name, (width(kind),)) for name, kind in self._forms], -np.inf, np.inf)

    def write(self, state: Any, seat: int, row: Row) -> None:
        """Write what a seat sees, field by field."""
        view = self._game.view(state, None if seat == SPECTATOR else seat)
        for name, kind in self._forms:
            write(row, self.at(name), kind, getattr(view, name))


def _is_packed(kind: mi.Type) -> bool:
    """Whether a field holds the open decisions, whose packed numbers mean nothing to a learner; `asked` tells them."""
    return isinstance(kind, mi.StructType) and kind.cls is FramesView


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


def write(row: Row, at: int, kind: mi.Type, value: Any) -> None:
    """Write a value of a type; what has no fixed form is left at 0."""
    match kind:
        case mi.StrType():
            write_all(row, at, [(NUMBER, ord(letter)) for letter in value[:LETTERS]])
        case mi.UnionType() if value is not None:
            row.put(at, 1)
            write(row, at + 1, next(one for one in kind.types if not isinstance(one, mi.NoneType)), value)
        case mi.ListType():
            row.put(at, len(value))
            write_all(row, at + 1, [(kind.item_type, one) for one in value[:ELEMENTS]])
        case mi.DictType():
            row.put(at, len(value))
            pairs = sorted(value.items())[:ELEMENTS]
            inside = [((kind.key_type, key), (kind.value_type, one)) for key, one in pairs]
            write_all(row, at + 1, [part for pair in inside for part in pair])
        case mi.StructType():
            write_all(row, at, [(field.type, getattr(value, field.name)) for field in kind.fields])
        case mi.IntType() | mi.FloatType() | mi.BoolType():
            row.put(at, int(value))


def write_all(row: Row, at: int, values: Sequence[tuple[mi.Type, Any]]) -> None:
    """Write values one after another."""
    for kind, value in values:
        write(row, at, kind, value)
        at += width(kind)
