"""Positions: one state of a game in a JSON file, in the words of the game, for puzzles, bug reports and tests."""

from collections.abc import Callable

import msgspec

from saecula.kernel.agenda import Agenda
from saecula.kernel.codes import Log, id_of, verb_of
from saecula.kernel.errors import BadRecord
from saecula.kernel.game import Game
from saecula.kernel.meta import Components, Options
from saecula.kernel.steps import ASKS, DRAWS, RUNS, S, Step

#: How positions are written; those of format 1 hold a dump of the state and are read as well.
FORMAT = 2
DUMPED = 1


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A state and what is needed to play on from it; what is left out is as a new game has it."""

    saecula_position: int
    game: str
    rules: str | None = None
    seats: int
    options: Options = {}
    components: Components | None = None
    state: dict[str, object]


class Frames(msgspec.Struct, forbid_unknown_fields=True):
    """The open decisions of a state."""

    table: list[int]
    asked: list[list[int]]
    serial: int


def read_agenda(value: object, seats: int, steps: list[Step[S]]) -> Agenda:
    """The agenda of a dump, checked: the table runs and draws, seats are asked, and all with steps of this game.

    On a seat's stack steps that run by themselves may wait, for an answer above them or for a draw.
    """
    try:
        frames = msgspec.convert(value, Frames)
    except msgspec.ValidationError as error:
        raise BadRecord(f"position: open decisions: {error}") from None
    if len(frames.asked) != seats:
        raise BadRecord(f"position: open decisions of {len(frames.asked)} seats, not of {seats}")
    for stack in (frames.table, *frames.asked):
        for frame in stack:
            if not (0 < id_of(frame) <= frames.serial and verb_of(frame) < len(steps)):
                raise BadRecord(f"position: {frame} is not an open decision of this game")
            role = steps[verb_of(frame)].role
            waits = role == RUNS and stack is not frames.table and (frame != stack[-1] or _draws(frames.table, steps))
            if (role == ASKS) != (stack is not frames.table) and not waits:
                raise BadRecord(f"position: decision {id_of(frame)} lies on the wrong stack")
    return Agenda(frames.table, frames.asked, frames.serial)


def _draws(table: list[int], steps: list[Step[S]]) -> bool:
    """Whether chance is to draw, which comes before everything."""
    return bool(table) and steps[verb_of(table[-1])].role == DRAWS


def vet(game: Game[S], state: S, options: Options, agenda: object, fault: Callable[[S], str]) -> None:
    """Refuse a state read from a dump where options, open decisions or parts are impossible (BadRecord)."""
    game.meta.check(state.seats, options)
    read_agenda(agenda, state.seats, game.steps)
    problem = fault(state)
    if problem:
        raise BadRecord(f"position: {problem}")
    if not all(game.legal(state, seat) for seat in game.to_act(state)):
        raise BadRecord("position: somebody is asked who has no legal move")


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
    """The position of a JSON text; which game it belongs to stands in it."""
    try:
        position = msgspec.json.decode(text, type=Position)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"this is not a position: {error}") from None
    if position.saecula_position not in (FORMAT, DUMPED):
        raise BadRecord(f"position format {position.saecula_position} is not known, only {FORMAT} and {DUMPED}")
    return position


def dumped(game: Game[S], position: Position) -> Position:
    """The same position whole, its state as `Game.load` takes it and as the header of a record keeps it."""
    options = game.meta.check(position.seats, position.options)
    is_dump = position.saecula_position == DUMPED
    return Position(
        saecula_position=DUMPED,
        game=game.meta.id,
        rules=game.meta.rules,
        seats=position.seats,
        options=options,
        components=game.meta.components,
        state=position.state if is_dump else settled(game, game.dump_of(position.state, position.seats, options)),
    )


def settled(game: Game[S], dump: dict[str, object]) -> dict[str, object]:
    """The dump once everything is done that needs nobody: words may name steps that run by themselves."""
    state = game.load(dump)
    game.settle(state, Log(False))
    return state.dump()
