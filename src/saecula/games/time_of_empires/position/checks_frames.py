"""Checks each open decision of a position by itself: its arguments and what they refer to."""

from collections.abc import Callable
from typing import Final

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.amendments import every_place_of_a_turn_counts, other_glass_may_be_declined
from saecula.games.time_of_empires.model.box import AMOUNT, TERRITORIES
from saecula.games.time_of_empires.model.kinds import (
    ANY_BUILDING,
    COLUMNS,
    EFF_COPY,
    FIRST_BOARD,
    FIRST_WONDER,
    OPS,
    OWN,
)
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.model.view import Names
from saecula.games.time_of_empires.rules.glasses import has_glass
from saecula.games.time_of_empires.rules.sieges import besieger
from saecula.kernel.codes import first, second, third, verb_of
from saecula.kernel.record import SEATS
from saecula.parts.declared import names_of

#: Decisions whose first argument counts how many times something may be done.
COUNTING = (
    steps.CREATING,
    steps.DRAWING,
    steps.GAINING,
    steps.DEPLOYING,
    steps.MOVING,
    steps.AIRLIFTING,
    steps.ASSEMBLY,
    steps.TO_WONDER,
    steps.TO_LEADER,
)
# Bounds for the arguments of a step: how many values each kind of argument can take.
TWO: Final = 2
SEATS_AT_MOST: Final = 4
PILES: Final = 4
ANY_NUMBER: Final = 1024
GLASSES_AS_BITS: Final = 1 << 2
PILES_AS_BITS: Final = 1 << PILES
ACTIONS_AS_BITS: Final = 1 << OWN
#: Per step: the bound of each of its arguments that needs one.
BOUNDS: dict[int, tuple[int, ...]] = {
    steps.TILE_SIDES: (COLUMNS,),
    steps.LEADER: (COLUMNS,),
    steps.TOP: (PILES,),
    steps.CARD: (SEATS_AT_MOST, PILES),
    steps.EFFECT: (SEATS_AT_MOST, len(OPS), AMOUNT),
    steps.READY: (SEATS_AT_MOST, GLASSES_AS_BITS, ACTIONS_AS_BITS),
    steps.IDLE: (TWO, GLASSES_AS_BITS, ACTIONS_AS_BITS),
    steps.DRAWING: (ANY_NUMBER, PILES_AS_BITS),
    steps.AIRLIFTING: (ANY_NUMBER, 1 + TERRITORIES),
    steps.DISCOVERING: (TWO,),
    steps.FREE_BUILDING: (1 + ANY_BUILDING,),
    steps.TO_WONDER: (ANY_NUMBER, 1 + FIRST_BOARD - FIRST_WONDER),
    steps.TO_LEADER: (ANY_NUMBER, 1 + COLUMNS),
    steps.COPYING: (TWO, COLUMNS),
    steps.OTHER_GLASS: (TWO,),
}


def is_bounded(frame: int) -> bool:
    """Whether the arguments of a step refer to things that exist."""
    bounds = BOUNDS.get(verb_of(frame), ())
    return all(value < bound for value, bound in zip((first(frame), second(frame), third(frame)), bounds))


def frame_fault(state: EmpiresState, seat: int, frame: int, names: Names) -> str:
    """What is impossible about a decision of a seat or a step waiting on its stack; an empty string if it is sound."""
    kind = verb_of(frame)
    if kind in FRAME_FAULTS:
        return FRAME_FAULTS[kind](state, seat, frame, names)
    if kind in COUNTING and first(frame) == 0:
        return f"open.{SEATS[seat]}: {names_of(steps)[kind]} is asked for nothing (TOE-GLA-2)"
    return ""


def effect_fault(state: EmpiresState, seat: int, frame: int, names: Names) -> str:
    """An effect waits on the stack of the seat that it belongs to."""
    if first(frame) != seat:
        return f"open.{SEATS[seat]}: an effect of {SEATS[first(frame)]} is open (TOE-TEC-1)"
    return ""


def token_choice_fault(state: EmpiresState, seat: int, frame: int, names: Names) -> str:
    """The bonus token is the one of this age."""
    age = state.course.age + 1
    if first(frame) != age:
        return f"open.{SEATS[seat]}: the token of age {age} is placed, not {first(frame)} (TOE-PRE-6)"
    return ""


def site_fault(state: EmpiresState, seat: int, frame: int, names: Names) -> str:
    """The seat has a building waiting for a slot."""
    if state.folk.waiting[seat] < 0:
        return f"open.{SEATS[seat]}: a building is to be placed, and none waits (TOE-BUI-3)"
    return ""


def glasses_fault(state: EmpiresState, seat: int, frame: int, names: Names) -> str:
    """The glasses used in this turn stand somewhere; only initiation ages record the actions (TOE-INI-2)."""
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


def siege_fault(state: EmpiresState, seat: int, frame: int, names: Names) -> str:
    """The seat asked may put a clan into the city whose siege comes now (TOE-SCO-6)."""
    where, cities, city = f"open.{SEATS[seat]}", state.layout.cities, first(frame)
    if city not in cities:
        return f"{where}: there is no such city (TOE-SCO-9)"
    if first(state.agenda.table[-1]) != cities.index(city) + 1:
        return f"{where}: another city comes before {names.spaces[city]} (TOE-SCO-9)"
    if besieger(state, city) != seat:
        return f"{where}: {SEATS[seat]} may not put a clan into {names.spaces[city]} (TOE-SCO-6)"
    return ""


def copying_fault(state: EmpiresState, seat: int, frame: int, names: Names) -> str:
    """The column's tile is the one that copies another (TOE-EFF-4)."""
    if state.boards.effect[second(frame)] != EFF_COPY:
        return f"open.{SEATS[seat]}: the tile of that column copies none (TOE-EFF-4)"
    return ""


def other_glass_fault(state: EmpiresState, seat: int, frame: int, names: Names) -> str:
    """The other glass stands on an action (TOE-EFF-9)."""
    if other_glass_may_be_declined(state.box) and state.course.where[2 * seat + 1 - first(frame)] < 0:
        return f"open.{SEATS[seat]}: the other glass stands nowhere (TOE-EFF-9)"
    return version_fault(state, seat, frame)


def resolving_fault(state: EmpiresState, seat: int, frame: int, names: Names) -> str:
    """The other glass's action is resolved only once (TOE-EFF-9)."""
    open_kinds = [verb_of(other) for other in state.agenda.asked[seat]]
    if other_glass_may_be_declined(state.box) and open_kinds.count(steps.RESOLVING) > 1:
        return f"open.{SEATS[seat]}: the action of the other glass is resolved once (TOE-EFF-9)"
    return version_fault(state, seat, frame)


def version_fault(state: EmpiresState, seat: int, frame: int) -> str:
    """Version 1 of the rules does not ask about the other glass."""
    if other_glass_may_be_declined(state.box):
        return ""
    name = names_of(steps)[verb_of(frame)]
    return f"open.{SEATS[seat]}: {name} is not asked by this version of the rules (TOE-EFF-9)"


#: The check of each kind of decision that has one of its own.
FRAME_FAULTS: dict[int, Callable[[EmpiresState, int, int, Names], str]] = {
    steps.READY: glasses_fault,
    steps.IDLE: glasses_fault,
    steps.EFFECT: effect_fault,
    steps.TOKEN: token_choice_fault,
    steps.SITE: site_fault,
    steps.SIEGE: siege_fault,
    steps.COPYING: copying_fault,
    steps.OTHER_GLASS: other_glass_fault,
    steps.RESOLVING: resolving_fault,
}
