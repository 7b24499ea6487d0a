"""Decisions that effect tiles ask for: which tile to copy, the other glass's action (TOE-EFF-4, TOE-EFF-7)."""

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.kinds import BUILD_BUILDING, COLUMNS, EFF_OTHER_GLASS
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.building import may_build_below
from saecula.games.time_of_empires.rules.actions.spaces import (
    ACTION_SPACES,
    action_of_other,
    begin_tile,
    is_resolving,
    tell_what_shows,
)
from saecula.games.time_of_empires.rules.chain import Chain
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Run


class Resolving(Run[EmpiresState]):
    """A mark on the seat's stack, below everything that the other glass's action sets off (TOE-EFF-9)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Do nothing: the mark goes once everything above it is done."""


class OtherGlass(Chain):
    """Resolve the other glass's action, or decline; the frame holds the glass turned (TOE-EFF-7, TOE-EFF-9)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """That action, if it can be begun."""
        action = action_of_other(state, seat, first(frame))
        return [] if ACTION_SPACES[action].refusal(state, seat) else [pack(verbs.RESOLVE_ACTION, action)]

    def is_open(self, state: EmpiresState, seat: int, frame: int) -> bool:
        """Whether the action can be begun, judging by what everybody knows, perhaps after discarding a card."""
        action = action_of_other(state, seat, first(frame))
        if action == BUILD_BUILDING and may_build_below(state, seat):
            return True
        return ACTION_SPACES[action].open_refusal(state, seat) is None

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Begin the action: its costs are paid as usual, but no space is claimed."""
        state.agenda.again(seat, steps.RESOLVING)
        tell_what_shows(seat, first(code), log)
        ACTION_SPACES[first(code)].begin(state, seat, first(frame), log)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """The other glass stands elsewhere, or why its action cannot be begun."""
        if verb_of(code) != verbs.RESOLVE_ACTION:
            return None
        if first(code) != action_of_other(state, seat, first(frame)):
            return Reason("TOE-EFF-7", "time-of-empires-other-glass-elsewhere")
        return ACTION_SPACES[first(code)].refusal(state, seat)


class Copying(Chain):
    """Copy the effect of another tile in play; the frame holds the glass and this tile's column (TOE-EFF-4)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Every other column in use, except the other glass's action while that is being resolved (TOE-EFF-9)."""
        barred = EFF_OTHER_GLASS if is_resolving(state, seat) else -1
        return [
            pack(verbs.COPY_TILE, column)
            for column in range(COLUMNS)
            if state.boards.effect[column] not in (-1, barred) and column != second(frame)
        ]

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Resolve the effect as if the scholar had been put on that tile."""
        state.agenda.answered(seat)
        log.note(notes.TILE_COPIED, seat, first(code))
        begin_tile(state, seat, first(frame), second(frame), state.boards.effect[first(code)], log)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """It is the same tile, one not in play, or the other glass's action a second time."""
        if verb_of(code) != verbs.COPY_TILE:
            return None
        if first(code) == second(frame):
            return Reason("TOE-EFF-4", "time-of-empires-another-tile")
        if state.boards.effect[first(code)] >= 0:
            return Reason("TOE-EFF-9", "time-of-empires-other-glass-twice")
        return Reason("TOE-SET-7", "time-of-empires-column-closed")
