"""What a player may do between actions: turn a glass, discard, rest, end the turn (TOE-GLA-1, TOE-TEC-2, TOE-INI-6)."""

from typing import Final

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.amendments import limits_may_be_set_again, resting_seats_may_discard
from saecula.games.time_of_empires.model.kinds import ACTIONS
from saecula.games.time_of_empires.model.state import ALL, EmpiresState
from saecula.games.time_of_empires.rules.actions.discovery_space import discard_refusal, discard_visible, may_discard
from saecula.games.time_of_empires.rules.actions.scholars import most_icons, scholar_icons
from saecula.games.time_of_empires.rules.actions.spaces import ACTION_SPACES, tell_what_shows
from saecula.games.time_of_empires.rules.glasses import (
    glass_refusal,
    has_glass,
    keep_vacated,
    leave_refusal,
    place_bit,
    space_refusal,
)
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of
from saecula.kernel.steps import Ask, Run

# The first argument of an Idle frame: whether the limit on scholars may be set. It never may in an initiation age;
# in versions 1 and 2 of the rules, not again until the seat has done something else.
MAY_LIMIT: Final = 0
SETTLED: Final = 1
NOT_IN_TURNS: Final = Reason("TOE-SCH-3", "time-of-empires-takes-pause")


class Ready(Run[EmpiresState]):
    """Waits below a chain; once the chain is done, the next glass may be turned.

    The frame holds the seat, then as bits the glasses used in this turn and the shared actions they were put on.
    """

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Ask for the next glass, unless there is nothing to do until one has run out (TOE-GLA-6)."""
        seat = first(frame)
        if not state.is_real_time():
            state.agenda.ask(seat, steps.IDLE, SETTLED, second(frame), third(frame))
        elif state.course.now < state.gong() and (has_glass(state, seat) or may_discard(state, seat)):
            state.agenda.ask(seat, steps.IDLE, MAY_LIMIT)


def limits(state: EmpiresState, seat: int) -> list[int]:
    """The limits a seat may set: below the icons it has (or, since version 3, could have), or none (TOE-SCH-3)."""
    again = limits_may_be_set_again(state.box)
    icons = most_icons(state.box) if again else scholar_icons(state, seat)
    counts = [*range(min(icons, ALL)), ALL]
    return [pack(verbs.LIMIT_SCHOLARS, count) for count in counts if count != state.folk.limit[seat]]


def limit_refusal(state: EmpiresState) -> Reason:
    """Why a seat that is between two actions cannot set this limit (TOE-SCH-3)."""
    if not state.is_real_time():
        return NOT_IN_TURNS
    again = limits_may_be_set_again(state.box)
    return Reason("TOE-SCH-3", "time-of-empires-limit-again" if again else "time-of-empires-limit")


def rouse(state: EmpiresState, is_due: bool) -> None:
    """After time has passed, ask every resting seat that has a glass to turn or a card to discard (TOE-TEC-2).

    A card alone counts only if something was due, such as the end of a glass; otherwise resting bots would wake one
    another with every move.
    """
    if state.course.now >= state.gong():
        return
    discards = is_due and resting_seats_may_discard(state.box)
    for seat in range(state.seats):
        if state.agenda.asked[seat]:
            continue
        if has_glass(state, seat) or (discards and may_discard(state, seat)):
            state.agenda.ask(seat, steps.IDLE, MAY_LIMIT)


class Idle(Ask[EmpiresState]):
    """Turn a glass, or do something else between actions.

    The frame holds whether the limit on scholars is settled, then glasses and shared actions as in Ready.
    """

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Glasses to turn, then discarding, setting a limit, and resting (until the clock moves) or ending the turn."""
        found: list[int] = []
        for glass in range(2):
            if glass_refusal(state, seat, glass, second(frame)) is None:
                for action in range(len(ACTIONS)):
                    if self.refusal(state, seat, frame, glass, action) is None:
                        found.append(pack(verbs.TURN_GLASS, glass, action))
        if may_discard(state, seat):
            found.append(pack(verbs.DISCARD_CARD))
        if not state.is_real_time():
            found.append(pack(verbs.END_TURN))
            return found
        if first(frame) == MAY_LIMIT or limits_may_be_set_again(state.box):
            found.extend(limits(state, seat))
        found.append(pack(verbs.REST))
        return found

    def refusal(self, state: EmpiresState, seat: int, frame: int, glass: int, action: int) -> Reason | None:
        """Why a glass that may be turned cannot be turned on this action."""
        refused = leave_refusal(state, seat, glass, action, third(frame))
        if refused is None:
            refused = space_refusal(state, seat, glass, action)
        return ACTION_SPACES[action].refusal(state, seat) if refused is None else refused

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Turn a glass, discard, set the limit, rest or end the turn."""
        verb = verb_of(code)
        if verb == verbs.TURN_GLASS:
            self.turn(state, seat, frame, code, log)
        elif verb == verbs.DISCARD_CARD:
            state.agenda.again(seat, steps.READY, seat, second(frame), third(frame))
            discard_visible(state, seat, log)
        elif verb == verbs.LIMIT_SCHOLARS:
            state.folk.limit[seat] = first(code)
            mark = MAY_LIMIT if limits_may_be_set_again(state.box) else SETTLED
            state.agenda.again(seat, steps.IDLE, mark, second(frame))
            log.note(notes.SCHOLARS_LIMITED, seat, first(code))
        else:
            state.agenda.answered(seat)
            if verb == verbs.END_TURN:
                keep_vacated(state, seat, third(frame))
                log.note(notes.TURN_ENDED, seat)

    def turn(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Put the glass on its new space and begin the action (TOE-GLA-1)."""
        glass, action = first(code), second(code)
        course = state.course
        course.where[2 * seat + glass] = action
        course.turned[2 * seat + glass] = course.now
        log.note(notes.GLASS_TURNED, seat, glass, action)
        tell_what_shows(seat, action, log)
        places = third(frame) | place_bit(state, action)
        state.agenda.again(seat, steps.READY, seat, second(frame) | 1 << glass, places)
        ACTION_SPACES[action].begin(state, seat, glass, log)

    def why_not(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """Why the glass cannot be turned there, nothing discarded, or the limit not set."""
        verb = verb_of(code)
        if verb == verbs.TURN_GLASS:
            refused = glass_refusal(state, seat, first(code), second(frame))
            return refused or self.refusal(state, seat, frame, first(code), second(code))
        if verb == verbs.DISCARD_CARD:
            return discard_refusal(state, seat)
        if verb == verbs.LIMIT_SCHOLARS:
            return limit_refusal(state)
        return None

    def lapsed(self, state: EmpiresState, seat: int, frame: int, log: Log) -> bool:
        """Whether the last gong has rung, after which no glass may be turned (TOE-RTI-3)."""
        return state.is_real_time() and state.course.now >= state.gong()
