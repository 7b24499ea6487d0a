"""Reading a dump back: its open decisions, and whether what it says is possible at all."""

from collections.abc import Callable

from saecula.kernel.agenda import Agenda
from saecula.kernel.codes import id_of, verb_of
from saecula.kernel.errors import BadRecord
from saecula.kernel.game import Game
from saecula.kernel.meta import Options
from saecula.kernel.steps import ASKS, DRAWS, RUNS, S, Step
from saecula.parts.frames import Frames, read_as


def read_agenda(value: object, seats: int, steps: list[Step[S]]) -> Agenda:
    """The agenda in a dump, checked: all steps are of this game, and only seats are asked for decisions.

    On a seat's stack there may also be steps that run by themselves, waiting for an answer above them or for a draw.
    """
    frames = read_as(Frames, value, "open decisions: ")
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
    return frames.agenda()


def _draws(table: list[int], steps: list[Step[S]]) -> bool:
    """Whether chance has to draw, which comes before everything else."""
    return bool(table) and steps[verb_of(table[-1])].role == DRAWS


def within(values: list[int], low: int, high: int) -> bool:
    """Whether all values lie between two bounds."""
    return not values or (min(values) >= low and max(values) <= high)


def frames_in(agenda: Agenda) -> list[int]:
    """All open decisions, those of the table first."""
    return [frame for stack in (agenda.table, *agenda.asked) for frame in stack]


def vet(game: Game[S], state: S, options: Options, agenda: object, fault: Callable[[S], str]) -> None:
    """Refuse a state read from a dump if its options (BadOptions), open decisions or parts (BadRecord) are impossible.

    `fault` returns what is wrong with the parts, or an empty string.
    """
    game.meta.check(state.seats, options)
    read_agenda(agenda, state.seats, game.steps)
    problem = fault(state)
    if problem:
        raise BadRecord(f"position: {problem}")
    if not all(game.legal(state, seat) for seat in game.to_act(state)):
        raise BadRecord("position: somebody is asked who has no legal move")
