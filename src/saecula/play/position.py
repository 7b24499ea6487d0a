"""Positions: one state of a game in a JSON file, in the words of the game, for puzzles, bug reports and tests."""

from random import Random
from typing import Any

import msgspec

from saecula.kernel.codes import Log
from saecula.kernel.errors import BadRecord, IllegalMove
from saecula.kernel.game import Game
from saecula.kernel.meta import Components, Options
from saecula.kernel.steps import S, State
from saecula.play.playout import Tally, random_move

#: The format in which positions are written; those in format 1, which hold a dump of the state, can still be read.
FORMAT = 2
DUMPED = 1
#: How many random moves are played from a position before it is trusted.
PROBED_MOVES = 2000


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A state and what is needed to play on from it; whatever is left out is as in a new game."""

    saecula_position: int
    game: str
    rules: str | None = None
    seats: int
    options: Options = {}
    components: Components | None = None
    state: dict[str, object]


def write_position(game: Game[S], state: S, options: Options) -> bytes:
    """The JSON text of a position."""
    meta = game.meta
    position = Position(
        saecula_position=FORMAT,
        game=meta.id,
        rules=meta.rules,
        seats=state.seats,
        options=options,
        components=meta.components,
        state=game.words(state),
    )
    return msgspec.json.format(msgspec.json.encode(position), indent=1)


def read_position(text: str | bytes) -> Position:
    """Read a position from JSON, which also names the game it belongs to."""
    try:
        position = msgspec.json.decode(text, type=Position)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"this is not a position: {error}") from None
    if position.saecula_position not in (FORMAT, DUMPED):
        raise BadRecord(f"position format {position.saecula_position} is not known, only {FORMAT} and {DUMPED}")
    return position


def dumped(game: Game[S], position: Position) -> Position:
    """A position in full, its state as the dump that `Game.load` and the header of a record take."""
    options = game.meta.check(position.seats, position.options)
    is_dump = position.saecula_position == DUMPED
    return Position(
        saecula_position=DUMPED,
        game=game.meta.id,
        rules=game.meta.rules,
        seats=position.seats,
        options=options,
        components=game.meta.components,
        state=position.state if is_dump else _settled(game, game.dump_of(position.state, position.seats, options)),
    )


def _settled(game: Game[S], dump: dict[str, object]) -> dict[str, object]:
    """The dump after everything that needs no move is done: words may name steps that run by themselves."""
    state = game.load(dump)
    game.settle(state, Log(False))
    return state.dump()


def check_position(game: Game[Any], position: Position) -> Position:
    """A position in full, its state as a dump that the game can go on from; BadRecord if it cannot."""
    meta = game.meta
    if position.game != meta.id:
        raise BadRecord(f"this is a position of {position.game}, not of {meta.id}")
    if position.rules not in (None, meta.rules):
        raise BadRecord(f"the position follows rules version {position.rules} of {meta.title}, not {meta.rules}")
    used, here = position.components or meta.components, meta.components
    if used.hash != here.hash:
        raise BadRecord(
            f"the position uses the component set {used.name!r} ({used.hash[:12]}), "
            f"not {here.name!r} ({here.hash[:12]})"
        )
    whole = dumped(game, position)
    check_dump(game, whole.state, whole.seats, whole.options)
    return whole


def check_dump(game: Game[Any], dump: dict[str, object], seats: int, options: Options) -> None:
    """BadRecord if a game cannot go on from a dump with these seats and options."""
    if dump.get("options") != game.meta.check(seats, options):
        raise BadRecord("the state was reached with options other than those the position names")
    try:
        state = game.load(dump)
        if state.seats != seats:
            raise BadRecord(f"the state has {state.seats} seats, the position {seats}")
        _probe(game, state)
    except (ArithmeticError, AssertionError, IllegalMove, LookupError, TypeError, ValueError):
        raise BadRecord("the rules cannot go on from this state") from None


def _probe(game: Game[Any], state: State) -> None:
    """Play on from a state at random: whatever a game's own checks let through must not crash later."""
    for viewer in range(state.seats):
        game.view(state, viewer)
    rng, log, tally = Random(0), Log(), Tally()
    for _ in range(PROBED_MOVES):
        if not random_move(game, state, rng, log, tally):
            break
    game.outcome(state)
