"""The effects of technologies; each begins when its turn in the chain comes (TOE-TEC-3, TOE-GLO, TOE-C111 to C309)."""

from collections.abc import Callable
from typing import Final

from saecula.games.time_of_empires.model import kinds, notes, steps, verbs
from saecula.games.time_of_empires.model.amendments import (
    discarding_may_open_a_choice,
    philosophy_may_create_fewer,
    shifting_goes_nowhere_barred,
    shifting_needs_a_card_to_pay,
)
from saecula.games.time_of_empires.model.ground import pairs
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.building import may_build_below
from saecula.games.time_of_empires.rules.actions.discovery import FREE
from saecula.games.time_of_empires.rules.actions.drawing import ALL_PILES
from saecula.games.time_of_empires.rules.actions.resources import gain
from saecula.games.time_of_empires.rules.actions.scholars import create
from saecula.games.time_of_empires.rules.actions.spaces import ACTION_SPACES, tell_what_shows
from saecula.games.time_of_empires.rules.chain import Chain
from saecula.games.time_of_empires.rules.glasses import leave_refusal, mark_place, places_of, space_refusal
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of
from saecula.kernel.steps import Run

# Refusals are built once, because listing legal moves needs them all the time.
SAME_ACTION: Final = Reason("TOE-C203", "time-of-empires-another-action")
STANDS_NOWHERE: Final = Reason("TOE-C203", "time-of-empires-glass-stands-nowhere")
#: Effects that ask the seat for a decision, whose first argument is the amount.
ASKING = {
    kinds.OP_BUILD: steps.FREE_BUILDING,
    kinds.OP_ASSEMBLE: steps.ASSEMBLY,
    kinds.OP_DEPLOY: steps.DEPLOYING,
    kinds.OP_MOVE: steps.MOVING,
    kinds.OP_OVERRUN: steps.OVERRUN,
    kinds.OP_BOMBARD: steps.BOMBARDING,
    kinds.OP_AIRLIFT: steps.AIRLIFTING,
    kinds.OP_TO_WONDER: steps.TO_WONDER,
    kinds.OP_TO_LEADER: steps.TO_LEADER,
    kinds.OP_SHIFT_GLASS: steps.SHIFTING,
}


def draw(state: EmpiresState, seat: int, n: int, log: Log) -> None:
    """Draw from any of the four piles (TOE-GLO-1)."""
    state.agenda.ask(seat, steps.DRAWING, n, ALL_PILES)


def draw_to(state: EmpiresState, seat: int, n: int, log: Log) -> None:
    """Draw until the hand holds `n` cards (TOE-C202)."""
    missing = n - len(state.cards.hands[seat])
    if missing > 0:
        state.agenda.ask(seat, steps.DRAWING, missing, ALL_PILES)


def discover(state: EmpiresState, seat: int, n: int, log: Log) -> None:
    """Discover `n` cards without paying (TOE-GLO-2)."""
    state.agenda.ask(seat, steps.DISCOVERING, FREE, n)


def gain_ideas(state: EmpiresState, seat: int, n: int, log: Log) -> None:
    """Gain ideas (TOE-GLO-3)."""
    gain(state, seat, n, 0, log)


def gain_bricks(state: EmpiresState, seat: int, n: int, log: Log) -> None:
    """Gain bricks (TOE-GLO-3)."""
    gain(state, seat, 0, n, log)


def gain_per_pair(state: EmpiresState, seat: int, n: int, log: Log) -> None:
    """Gain `n` bricks for each territory where the seat has two or more buildings (TOE-C205)."""
    gain(state, seat, 0, n * pairs(state, seat), log)


def create_some(state: EmpiresState, seat: int, n: int, log: Log) -> None:
    """Create up to `n` scholars (TOE-GLO-8)."""
    most = min(n, state.folk.reserve[seat])
    if most:
        state.agenda.ask(seat, steps.CREATING, most)


def double(state: EmpiresState, seat: int, n: int, log: Log) -> None:
    """Create up to as many scholars as the seat already has created (TOE-C111)."""
    if philosophy_may_create_fewer(state.box):
        create_some(state, seat, state.folk.created[seat], log)
    else:
        create(state, seat, state.folk.created[seat], log)


EFFECTS: dict[int, Callable[[EmpiresState, int, int, Log], None]] = {
    kinds.OP_DRAW: draw,
    kinds.OP_DRAW_TO: draw_to,
    kinds.OP_DISCOVER: discover,
    kinds.OP_IDEAS: gain_ideas,
    kinds.OP_BRICKS: gain_bricks,
    kinds.OP_BRICKS_PER_PAIR: gain_per_pair,
    kinds.OP_SCHOLARS: create_some,
    kinds.OP_DOUBLE: double,
}


class Effect(Run[EmpiresState]):
    """One effect of a card, waiting in the chain; the frame holds the seat, the effect and the amount."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Resolve the effect, or ask for the decision it needs."""
        seat, op, n = first(frame), second(frame), third(frame)
        if op in ASKING:
            state.agenda.ask(seat, ASKING[op], n)
        else:
            EFFECTS[op](state, seat, n, log)


class Shifting(Chain):
    """Move a glass to another action without turning it and resolve that action; its time runs on (TOE-C203)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Each glass that stands somewhere, to each other action with a free space that can be begun."""
        return [
            pack(verbs.SHIFT_GLASS, glass, action)
            for glass in range(2)
            for action in range(len(kinds.ACTIONS))
            if self.refusal(state, seat, glass, action) is None
        ]

    def is_open(self, state: EmpiresState, seat: int, frame: int) -> bool:
        """Whether a shift looks possible to everybody, perhaps after discarding makes building possible (TOE-TEC-2)."""
        below = discarding_may_open_a_choice(state.box) and may_build_below(state, seat)
        for glass in range(2):
            for action in range(len(kinds.ACTIONS)):
                can_begin = ACTION_SPACES[action].open_refusal(state, seat) is None
                if not can_begin and not (below and action == kinds.BUILD_BUILDING):
                    continue
                if self.way_refusal(state, seat, glass, action) is None:
                    return True
        return False

    def way_refusal(self, state: EmpiresState, seat: int, glass: int, action: int) -> Reason | None:
        """Why a glass cannot be shifted to a space of this action, whether or not the action can be begun."""
        where = state.course.where[2 * seat + glass]
        if where < 0:
            return STANDS_NOWHERE
        if where == action:
            return SAME_ACTION
        barred = None
        if shifting_goes_nowhere_barred(state.box):
            barred = leave_refusal(state, seat, glass, action, places_of(state, seat))
        return space_refusal(state, seat, glass, action) if barred is None else barred

    def refusal(self, state: EmpiresState, seat: int, glass: int, action: int) -> Reason | None:
        """Why a glass cannot be shifted to this action: its space, or the action itself."""
        refused = self.way_refusal(state, seat, glass, action)
        if refused is not None:
            return refused
        space = ACTION_SPACES[action]
        return (
            space.refusal(state, seat) if shifting_needs_a_card_to_pay(state.box) else space.open_refusal(state, seat)
        )

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Shift the glass and begin the action."""
        state.agenda.answered(seat)
        glass, action = first(code), second(code)
        state.course.where[2 * seat + glass] = action
        mark_place(state, seat, action)
        log.note(notes.GLASS_SHIFTED, seat, glass, action)
        if shifting_needs_a_card_to_pay(state.box):
            tell_what_shows(seat, action, log)
        ACTION_SPACES[action].begin(state, seat, glass, log)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """The space is not free for this glass, or the action cannot be begun."""
        return self.refusal(state, seat, first(code), second(code)) if verb_of(code) == verbs.SHIFT_GLASS else None
