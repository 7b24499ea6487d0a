"""Whether the open decisions of a position are possible: they follow each other and ask whom they must."""

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.amendments import every_place_of_a_turn_counts, other_glass_may_be_declined
from saecula.games.time_of_empires.model.kinds import COLUMNS, EFF_COPY, OPS, OWN
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.model.view import Names
from saecula.games.time_of_empires.position.stage import Stage
from saecula.games.time_of_empires.rules.glasses import has_glass
from saecula.games.time_of_empires.rules.preparation import PREPARATION
from saecula.games.time_of_empires.rules.scoring import AGE_STEPS, SCORING
from saecula.games.time_of_empires.rules.sieges import besieger
from saecula.kernel.codes import first, second, third, verb_of
from saecula.kernel.declared import names_of
from saecula.kernel.record import SEATS

#: The steps of the table in their order; what is still to come is the end of one of these.
PROGRAMS = [
    [steps.LAY_TILES, steps.TILE_SIDES, steps.FIRST_PAWNS, *AGE_STEPS],
    [*PREPARATION, steps.END_ACTIONS],
    *[[steps.LEADER] * count + [*PREPARATION[2:], steps.END_ACTIONS] for count in range(1, COLUMNS + 1)],
    [steps.FIRST_PLAYER, steps.ROUNDS, steps.END_ACTIONS],
    [steps.CREATION, steps.ROUNDS, steps.END_ACTIONS],
    [steps.COUNT_IN, steps.AGE, steps.END_ACTIONS],
    SCORING,
]
#: Steps of a chain, which go on once a glass has been turned.
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
#: The steps of the table that wait for the answers to each decision.
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
#: How many there are of what the three arguments of a step count, where that is not any number.
BOUNDS: dict[int, tuple[int, ...]] = {
    steps.TILE_SIDES: (COLUMNS,),
    steps.LEADER: (COLUMNS,),
    steps.TOP: (4,),
    steps.CARD: (4, 4),
    steps.EFFECT: (4, len(OPS), 16),
    steps.READY: (4, 4, 1 << OWN),
    steps.IDLE: (2, 4, 1 << OWN),
    steps.DRAWING: (1024, 16),
    steps.AIRLIFTING: (1024, 37),
    steps.DISCOVERING: (2,),
    steps.FREE_BUILDING: (5,),
    steps.TO_WONDER: (1024, 4),
    steps.TO_LEADER: (1024, 5),
    steps.COPYING: (2, COLUMNS),
    steps.OTHER_GLASS: (2,),
}


def open_fault(state: EmpiresState, stage: Stage, names: Names) -> str:
    """What is impossible about the open decisions; nothing if they are sound."""
    problem = table_fault(state, stage)
    for seat in range(state.seats):
        problem = problem or stack_fault(state, stage, seat)
        for frame in state.agenda.asked[seat]:
            problem = problem or frame_fault(state, stage, seat, frame, names)
    return problem


def is_bounded(frame: int) -> bool:
    """Whether the arguments of a step count things that there are."""
    bounds = BOUNDS.get(verb_of(frame), ())
    return all(value < bound for value, bound in zip((first(frame), second(frame), third(frame)), bounds))


# ---------------------------------------------------------------- the table


def order_fault(state: EmpiresState, stage: Stage) -> str:
    """The steps of the table follow one another (TOE-AGE-1)."""
    for frame in [frame for stack in [state.agenda.table, *state.agenda.asked] for frame in stack]:
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
    """Whether these steps are all that is left of a part of the game."""
    for program in PROGRAMS:
        if left == program[len(program) - len(left) :]:
            return True
    return not left


def table_fault(state: EmpiresState, stage: Stage) -> str:
    """The steps of the table speak of things that are there."""
    for frame in state.agenda.table:
        kind, at = verb_of(frame), first(frame)
        if kind == steps.CARD and (at >= state.seats or state.cards.tops[second(frame)] < 0):
            return "open.table: a card is drawn by a seat, from a pile that has one (TOE-DRA-1)"
        if kind == steps.SIEGES and at > len(state.layout.cities):
            return f"open.table: there are {len(state.layout.cities)} cities, not {at} (TOE-SCO-9)"
    return tiles_fault(state, stage)


def tiles_fault(state: EmpiresState, stage: Stage) -> str:
    """What the piles and columns wait for, each once (TOE-PRE-1, TOE-PRE-3)."""
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
    """The step that the table comes to once the draws are made, -1 for none."""
    for step in reversed(stage.steps):
        if step not in (steps.CARD, steps.TOP):
            return step
    return -1


def stack_fault(state: EmpiresState, stage: Stage, seat: int) -> str:
    """What a seat is asked belongs to the phase, and a chain to a glass that was turned (TOE-GLA-6)."""
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


def frame_fault(state: EmpiresState, stage: Stage, seat: int, frame: int, names: Names) -> str:
    """A decision of a seat, or a step that waits on its stack."""
    kind, where = verb_of(frame), f"open.{SEATS[seat]}"
    if kind in (steps.READY, steps.IDLE):
        return glasses_fault(state, seat, frame)
    if kind == steps.EFFECT and first(frame) != seat:
        return f"{where}: an effect of {SEATS[first(frame)]} is open (TOE-TEC-1)"
    if kind == steps.TOKEN and first(frame) != state.course.age + 1:
        return f"{where}: the token of age {state.course.age + 1} is placed, not {first(frame)} (TOE-PRE-6)"
    if kind == steps.SITE and state.folk.waiting[seat] < 0:
        return f"{where}: a building is to be placed, and none waits (TOE-BUI-3)"
    if kind == steps.SIEGE:
        return siege_fault(state, seat, first(frame), names)
    if kind in (steps.OTHER_GLASS, steps.COPYING, steps.RESOLVING):
        return tile_effect_fault(state, seat, frame)
    counts = kind in CHAIN and kind not in (
        steps.EFFECT,
        steps.DISCOVERING,
        steps.FREE_BUILDING,
        steps.OVERRUN,
        steps.BOMBARDING,
        steps.SHIFTING,
    )
    if (counts or kind == steps.CREATING) and first(frame) == 0:
        return f"{where}: {names_of(steps)[kind]} is asked for nothing (TOE-GLA-2)"
    return ""


def glasses_fault(state: EmpiresState, seat: int, frame: int) -> str:
    """The glasses of this turn stand somewhere; only initiation ages remember where (TOE-INI-2)."""
    where, is_timed = f"open.{SEATS[seat]}", state.is_real_time()
    if verb_of(frame) == steps.READY and first(frame) != seat:
        return f"{where}: what is ready is a glass of {SEATS[first(frame)]} (TOE-GLA-6)"
    for glass in range(2):
        if second(frame) >> glass & 1 and state.course.where[2 * seat + glass] < 0:
            return f"{where}: glass {glass + 1} was placed in this turn and stands nowhere (TOE-GLA-1)"
    if third(frame) and (is_timed or not every_place_of_a_turn_counts(state.box)):
        return f"{where}: where glasses have stood counts in the turns of an initiation age (TOE-INI-2)"
    if verb_of(frame) == steps.IDLE and is_timed and not has_glass(state, seat) and not state.cards.found[seat]:
        return f"{where}: both glasses run (TOE-GLA-1)"
    return ""


def siege_fault(state: EmpiresState, seat: int, city: int, names: Names) -> str:
    """Whoever may put a clan into the city that is next is asked (TOE-SCO-6)."""
    where, cities = f"open.{SEATS[seat]}", state.layout.cities
    if city not in cities:
        return f"{where}: there is no such city (TOE-SCO-9)"
    if first(state.agenda.table[-1]) != cities.index(city) + 1:
        return f"{where}: another city comes before {names.spaces[city]} (TOE-SCO-9)"
    if besieger(state, city) != seat:
        return f"{where}: {SEATS[seat]} may not put a clan into {names.spaces[city]} (TOE-SCO-6)"
    return ""


def tile_effect_fault(state: EmpiresState, seat: int, frame: int) -> str:
    """Copying another tile, and the action of the other glass (TOE-EFF-4, TOE-EFF-9)."""
    kind, where = verb_of(frame), f"open.{SEATS[seat]}"
    if kind == steps.COPYING and state.boards.effect[second(frame)] != EFF_COPY:
        return f"{where}: the tile of that column copies none (TOE-EFF-4)"
    if kind != steps.COPYING and not other_glass_may_be_declined(state.box):
        return f"{where}: {names_of(steps)[kind]} is not asked by this version of the rules (TOE-EFF-9)"
    if kind == steps.OTHER_GLASS and state.course.where[2 * seat + 1 - first(frame)] < 0:
        return f"{where}: the other glass stands nowhere (TOE-EFF-9)"
    if kind == steps.RESOLVING:
        kinds = [verb_of(other) for other in state.agenda.asked[seat]]
        if kinds.count(steps.RESOLVING) > 1:
            return f"{where}: the action of the other glass is resolved once (TOE-EFF-9)"
    return ""
