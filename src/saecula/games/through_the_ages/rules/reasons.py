"""Why a move that does not answer the question being asked is not possible (TTA-TUR-1)."""

from typing import Final

from saecula.games.through_the_ages.model import steps, verbs
from saecula.games.through_the_ages.model.state import SIMPLE, AgesState
from saecula.games.through_the_ages.rules.civil import actions
from saecula.games.through_the_ages.rules.military import politics
from saecula.kernel.codes import Reason, pack, verb_of

NOT_YOUR_TURN: Final = Reason("TTA-TUR-3", "through-the-ages-not-your-turn")
ACTIONS_LATER: Final = Reason("TTA-TUR-1", "through-the-ages-actions-later")
POLITICS_BEFORE: Final = Reason("TTA-TUR-1", "through-the-ages-politics-before")
NO_POLITICS: Final = Reason("TTA-POL-1", "through-the-ages-no-politics")

#: Moves that only answer a rival, an event or a fight, and why they are not possible otherwise.
ANSWERS: dict[int, Reason] = {
    verbs.PLAY_BONUS: Reason("TTA-AGG-3", "through-the-ages-bonus-when"),
    verbs.SACRIFICE: Reason("TTA-AGG-1", "through-the-ages-sacrifice-when"),
    verbs.BID: Reason("TTA-COL-1", "through-the-ages-bid-when"),
    verbs.DISCARD: Reason("TTA-MCA-1", "through-the-ages-discard-when"),
    verbs.ACCEPT: Reason("TTA-PAC-1", "through-the-ages-no-offer"),
    verbs.REFUSE: Reason("TTA-PAC-1", "through-the-ages-no-offer"),
    verbs.BUILD_FREE: Reason("TTA-EVE-8", "through-the-ages-no-free-building"),
}


def rule_against(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why a move that is not asked for is forbidden: by its own rule if there is one, else by its timing."""
    verb = verb_of(code)
    if verb in ANSWERS:
        return ANSWERS[verb]
    if verb == verbs.TAKE_CARD or (verb in actions.DOUBTS and verb != verbs.RESIGN):
        return why_no_action(state, seat, code)
    if verb in politics.WANTED or verb == verbs.CANCEL_PACT:
        return why_no_politics(state, seat, code)
    return None


def why_no_action(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why a civil or military action outside its phase is not possible."""
    turn, frame = actions.Turn(), pack(steps.TURN, int(state.course.round == 1), 0)
    if code not in turn.legal(state, seat, frame):
        return turn.why_not(state, seat, frame, code)
    return ACTIONS_LATER if seat == state.course.turn else NOT_YOUR_TURN


def why_no_politics(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why a political action outside its phase is not possible; the first round and the simple version have none."""
    if state.course.round == 1 or state.rules.version == SIMPLE:
        return NO_POLITICS
    phase, frame = politics.Political(), pack(steps.POLITICAL)
    if code not in phase.legal(state, seat, frame):
        return phase.why_not(state, seat, frame, code)
    return POLITICS_BEFORE if seat == state.course.turn else NOT_YOUR_TURN
