"""Positions: one state of a game in a JSON file, for bug reports, puzzles and tests."""

import msgspec

from saecula.kernel.errors import BadRecord
from saecula.kernel.game import Game
from saecula.kernel.meta import Components, Options
from saecula.kernel.record import FORMAT
from saecula.kernel.steps import S


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A state and what is needed to play on from it."""

    saecula_position: int
    game: str
    rules: str
    seats: int
    options: Options
    components: Components
    state: dict[str, object]


def write_position(game: Game[S], state: S, options: Options) -> bytes:
    """The JSON text of a position."""
    meta = game.meta
    position = Position(FORMAT, meta.id, meta.rules, state.seats, options, meta.components, state.dump())
    return msgspec.json.format(msgspec.json.encode(position), indent=1)


def read_position(text: str | bytes) -> Position:
    """The position of a JSON text; which game it belongs to stands in it."""
    try:
        position = msgspec.json.decode(text, type=Position)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"this is not a position: {error}") from None
    if position.saecula_position != FORMAT:
        raise BadRecord(f"position format {position.saecula_position} is not known, only {FORMAT}")
    return position
