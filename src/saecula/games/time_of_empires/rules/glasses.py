"""Sandglasses and the spaces they stand on (TOE-GLA, TOE-RTI-3, TOE-INI-1, TOE-INI-2)."""

from typing import Final

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.amendments import (
    every_place_of_a_turn_counts,
    every_place_of_the_last_turn_counts,
)
from saecula.games.time_of_empires.model.kinds import OWN
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.kernel.codes import Reason, third, verb_of

# Refusals are built once, because listing legal moves needs them all the time.
GLASS_RUNS: Final = Reason("TOE-GLA-1", "time-of-empires-glass-runs")
GLASS_USED: Final = Reason("TOE-INI-1", "time-of-empires-glass-used")
OWN_SPACE_TAKEN: Final = Reason("TOE-GLA-10", "time-of-empires-own-space-taken")
BOTH_SPACES: Final = Reason("TOE-GLA-4", "time-of-empires-both-spaces")
TAKEN_IN_TIME: Final = Reason("TOE-RTI-1", "time-of-empires-space-taken")
TAKEN_IN_TURN: Final = Reason("TOE-INI-1", "time-of-empires-space-taken")
SAME_ACTION_IN_TIME: Final = Reason("TOE-GLA-5", "time-of-empires-another-action")
SAME_ACTION_IN_TURN: Final = Reason("TOE-INI-2", "time-of-empires-another-action")


def runs(state: EmpiresState, at: int) -> bool:
    """Whether a glass (two numbers per seat) is running: turned less than a glass's time ago (TOE-RTI-3)."""
    course = state.course
    return course.where[at] >= 0 and course.now < course.turned[at] + state.times.glass


def holds(state: EmpiresState, at: int) -> bool:
    """Whether a glass holds its space: while it runs, in an initiation age always (TOE-GLA-5, TOE-INI-1)."""
    return runs(state, at) if state.is_real_time() else state.course.where[at] >= 0


def has_glass(state: EmpiresState, seat: int) -> bool:
    """Whether a seat has a glass that is not running."""
    return not runs(state, 2 * seat) or not runs(state, 2 * seat + 1)


def glass_refusal(state: EmpiresState, seat: int, glass: int, used: int) -> Reason | None:
    """Why a glass cannot be turned now; `used` has the glasses already used in this turn, as bits."""
    if state.is_real_time():
        return GLASS_RUNS if runs(state, 2 * seat + glass) else None
    return GLASS_USED if (used >> glass) & 1 == 1 else None


def space_refusal(state: EmpiresState, seat: int, glass: int, action: int) -> Reason | None:
    """Why other glasses keep a glass from being put on an action."""
    if state.course.where[2 * seat + 1 - glass] == action and holds(state, 2 * seat + 1 - glass):
        return OWN_SPACE_TAKEN if action >= OWN else BOTH_SPACES
    if action >= OWN or held_by_others(state, seat, glass, action) < 2:
        return None
    return TAKEN_IN_TIME if state.is_real_time() else TAKEN_IN_TURN


def held_by_others(state: EmpiresState, seat: int, glass: int, action: int) -> int:
    """How many of a shared action's two spaces are held by glasses other than this one."""
    held = 0
    where = state.course.where
    for at in range(len(where)):
        if where[at] == action and at != 2 * seat + glass and holds(state, at):
            held += 1
    return held


def leave_refusal(state: EmpiresState, seat: int, glass: int, action: int, places: int) -> Reason | None:
    """Why a glass must go to some other action than this shared one (TOE-GLA-5, TOE-INI-2).

    In an initiation age that binds both glasses; `places` has the shared actions taken so far in this turn, as bits.
    """
    if action >= OWN:
        return None
    course = state.course
    if state.is_real_time():
        return SAME_ACTION_IN_TIME if course.where[2 * seat + glass] == action else None
    barred = places | course.vacated[seat]
    stood = action in (course.stood[2 * seat], course.stood[2 * seat + 1]) or (barred >> action) & 1 == 1
    return SAME_ACTION_IN_TURN if stood else None


def place_bit(state: EmpiresState, action: int) -> int:
    """The bit that a shared action adds to the places of a turn; 0 for own boards and in real time (TOE-INI-2)."""
    counts = 0 <= action < OWN and not state.is_real_time() and every_place_of_a_turn_counts(state.box)
    return 1 << action if counts else 0


def places_of(state: EmpiresState, seat: int) -> int:
    """The shared actions taken so far in the current turn, as bits; the frame below the chain holds them."""
    for frame in state.agenda.asked[seat]:
        if verb_of(frame) == steps.READY:
            return third(frame)
    return 0


def keep_vacated(state: EmpiresState, seat: int, places: int) -> None:
    """At the end of a turn remember those of its shared actions where no glass of the seat still stands (TOE-INI-2)."""
    if not every_place_of_the_last_turn_counts(state.box):
        return
    for glass in (2 * seat, 2 * seat + 1):
        places &= ~place_bit(state, state.course.where[glass])
    state.course.vacated[seat] = places


def mark_place(state: EmpiresState, seat: int, action: int) -> None:
    """Note in the frame below the chain that a glass has come to an action in the middle of a turn (TOE-INI-2)."""
    stack = state.agenda.asked[seat]
    for at in range(len(stack)):
        if verb_of(stack[at]) == steps.READY:
            # the places are the last argument, so their bits are the lowest of the frame
            stack[at] |= place_bit(state, action)
