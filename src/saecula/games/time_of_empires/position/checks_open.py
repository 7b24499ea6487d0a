"""Checks the open decisions of a position together: in the right order, for the right seats."""

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.kinds import COLUMNS
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.model.view import Names
from saecula.games.time_of_empires.position.checks_frames import frame_fault, is_bounded
from saecula.games.time_of_empires.position.stage import Stage
from saecula.games.time_of_empires.rules.preparation import PREPARATION
from saecula.games.time_of_empires.rules.scoring import AGE_STEPS, SCORING
from saecula.kernel.codes import first, second, verb_of
from saecula.kernel.record import SEATS
from saecula.parts.declared import names_of
from saecula.parts.position import frames_in

#: The steps of the table in order; whatever is still to come must be the end of one of these.
PROGRAMS = [
    [steps.LAY_TILES, steps.TILE_SIDES, steps.FIRST_PAWNS, *AGE_STEPS],
    [*PREPARATION, steps.END_ACTIONS],
    *[[steps.LEADER] * count + [*PREPARATION[2:], steps.END_ACTIONS] for count in range(1, COLUMNS + 1)],
    [steps.FIRST_PLAYER, steps.ROUNDS, steps.END_ACTIONS],
    [steps.CREATION, steps.ROUNDS, steps.END_ACTIONS],
    [steps.COUNT_IN, steps.AGE, steps.END_ACTIONS],
    SCORING,
]
#: Steps of a chain, which follow once a glass has been turned.
CHAIN = (
    steps.EFFECT,
    steps.DRAWING,
    steps.GAINING,
    steps.DEPLOYING,
    steps.MOVING,
    steps.OVERRUN,
    steps.AIRLIFTING,
    steps.BOMBARDING,
    steps.DISCOVERING,
    steps.FREE_BUILDING,
    steps.ASSEMBLY,
    steps.TO_WONDER,
    steps.TO_LEADER,
    steps.COPYING,
    steps.SHIFTING,
    steps.OTHER_GLASS,
    steps.RESOLVING,
)
ACTION = (steps.AGE, steps.ROUNDS)
#: Per decision: the steps on the table that can come next while it is open.
ASKED_AT: dict[int, tuple[int, ...]] = {
    steps.START: (steps.PACE,),
    steps.PACE_CHOICE: (steps.PREPARE,),
    steps.CREATING: (steps.TOKENS, steps.AGE, steps.ROUNDS),
    steps.TOKEN: (steps.REVEAL_TOKENS,),
    steps.READY: ACTION,
    steps.IDLE: ACTION,
    **dict.fromkeys(CHAIN, ACTION),
    steps.SITE: (steps.AGE, steps.ROUNDS, *SCORING),
    steps.SIEGE: (steps.SIEGES,),
}


def open_fault(state: EmpiresState, stage: Stage, names: Names) -> str:
    """What is impossible about the open decisions; an empty string if they are sound."""
    problem = table_fault(state, stage)
    for seat in range(state.seats):
        problem = problem or stack_fault(state, stage, seat)
        for frame in state.agenda.asked[seat]:
            problem = problem or frame_fault(state, seat, frame, names)
    return problem


# ---------------------------------------------------------------- the table


def order_fault(state: EmpiresState, stage: Stage) -> str:
    """The steps of the table follow one another in an order that the game has (TOE-AGE-1)."""
    for frame in frames_in(state.agenda):
        if not is_bounded(frame):
            return f"open: {names_of(steps)[verb_of(frame)]} speaks of something that is not there"
    left = list(reversed(stage.steps))
    while left[:1] in ([steps.CARD], [steps.TOP]) and not is_program(left):
        left = left[1:]
    if not is_program(left):
        said = ", ".join(names_of(steps)[step] for step in left)
        return f"open.table: {said} do not follow one another (TOE-AGE-1)"
    return ""


def is_program(left: list[int]) -> bool:
    """Whether these steps are exactly the end of one part of the game."""
    for program in PROGRAMS:
        if left == program[len(program) - len(left) :]:
            return True
    return not left


def table_fault(state: EmpiresState, stage: Stage) -> str:
    """The steps of the table refer to seats, piles and cities that exist."""
    for frame in state.agenda.table:
        kind, at = verb_of(frame), first(frame)
        if kind == steps.CARD and (at >= state.seats or state.cards.tops[second(frame)] < 0):
            return "open.table: a card is drawn by a seat, from a pile that has one (TOE-DRA-1)"
        if kind == steps.SIEGES and at > len(state.layout.cities):
            return f"open.table: there are {len(state.layout.cities)} cities, not {at} (TOE-SCO-9)"
    return tiles_fault(state, stage)


def tiles_fault(state: EmpiresState, stage: Stage) -> str:
    """Each pile turns up one top card, each column gets one leader, the wonder comes first (TOE-PRE-1, TOE-PRE-3)."""
    if len(set(stage.tops)) < len(stage.tops):
        return "open.table: the top of a pile is turned up once (TOE-PRE-1)"
    if len(set(stage.waiting)) < len(stage.waiting) or (
        steps.LEADERS not in stage.steps and any(column >= stage.columns for column in stage.waiting)
    ):
        return "open.table: a column in use gets one leader (TOE-PRE-3)"
    if steps.WONDER in stage.steps and steps.LEADERS not in stage.steps:
        return "open.table: the wonder comes before the leaders (TOE-PRE-2)"
    return ""


# ---------------------------------------------------------------- the seats


def next_of_table(stage: Stage) -> int:
    """The step that comes next on the table once cards are drawn and turned up, -1 for none."""
    for step in reversed(stage.steps):
        if step not in (steps.CARD, steps.TOP):
            return step
    return -1


def stack_fault(state: EmpiresState, stage: Stage, seat: int) -> str:
    """What a seat is asked fits the phase, and a chain belongs to a glass that was turned (TOE-GLA-6)."""
    where, after = f"open.{SEATS[seat]}", next_of_table(stage)
    kinds = [verb_of(frame) for frame in state.agenda.asked[seat]]
    for at, kind in enumerate(kinds):
        name = names_of(steps)[kind]
        if after not in ASKED_AT.get(kind, ()):
            return f"{where}: {name} is not asked in this phase (TOE-AGE-1)"
        if kind in (steps.READY, steps.IDLE) and at > 0:
            return f"{where}: {name} comes after everything else (TOE-GLA-6)"
        if kind in CHAIN and kinds[0] != steps.READY:
            return f"{where}: {name} belongs to an action, after which comes ready (TOE-GLA-6)"
        if kinds[0] == steps.IDLE and at > 0 and kind != steps.SITE:
            return f"{where}: {name} comes before the next glass is turned (TOE-GLA-6)"
    if len(kinds) > 1 and after not in ACTION:
        return f"{where}: one thing at a time is asked in this phase (TOE-AGE-1)"
    if kinds and after == steps.ROUNDS and kinds[0] in (steps.READY, steps.IDLE):
        turn = (state.course.first + state.course.turns - 1) % state.seats
        if state.course.turns == 0 or turn != seat:
            return f"{where}: glasses are placed in turn, and it is not the turn of {SEATS[seat]} (TOE-INI-1)"
    return ""
