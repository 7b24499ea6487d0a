"""Dense action numbers taken apart: the kind of move and its fields, for networks that score these one by one.

Most dense numbers stand for combinations (from hex x to hex), few of which are ever legal at once. A network with an
output for each kind and for each value of a field needs hundreds of outputs instead of tens of thousands.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from saecula.kernel.codes import first, second, third
from saecula.kernel.game import Game
from saecula.kernel.moves import fields_of, kebab

#: The most fields that a move can have.
FIELDS = 3
#: Stands in the place of a field that a kind of move does not have.
NO_FIELD = -1


class Factors(NamedTuple):
    """The parts of all actions of a game."""

    #: the kinds of moves by their numbers, and the names of the domains of their fields
    kinds: list[str]
    fields: list[list[str]]
    #: a line for each dense number: its kind, then the places of its values in their domains, -1 if there is no field
    parts: npt.NDArray[np.int16]
    #: how many kinds there are, and one more than the largest place in the first, second and third field
    sizes: tuple[int, ...]


@lru_cache(maxsize=8)
def factors_of(game: Game[Any]) -> Factors:
    """The parts of all actions of a game; worked out once, in a moment."""
    book = game.book
    spans = [(span, kind) for span, kind in zip(book.spans(), book.types, strict=True) if span.stop <= book.size]
    parts = np.full((book.size, 1 + FIELDS), NO_FIELD, np.int16)
    for number, (span, kind) in enumerate(spans):
        width = len(fields_of(kind))
        for index in span:
            code = book.code(index)
            parts[index, 0] = number
            parts[index, 1 : 1 + width] = (first(code), second(code), third(code))[:width]
    names = [[domain.name for domain in fields_of(kind).values() if domain is not None] for _, kind in spans]
    sizes = tuple(int(column.max()) + 1 for column in parts.T)
    return Factors([kebab(kind.__name__) for _, kind in spans], names, parts, sizes)
