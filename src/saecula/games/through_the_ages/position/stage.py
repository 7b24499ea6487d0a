"""How far a game of Through the Ages has come, judging by the steps still on the table."""

from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.state import FULL, SIMPLE, AgesState
from saecula.kernel.codes import verb_of
from saecula.parts.position import frames_in

SETTING_UP = (
    steps.FIRST_PLAYER,
    steps.SET_UP,
    steps.OPEN_BONUS,
    steps.ASIDE_BONUS,
    steps.DEALT_BONUS,
    steps.KEPT_BONUS,
    steps.PICKS,
    steps.SHOW_BONUS,
    steps.KEEPING,
    steps.PICKING,
)
FIGHTING = (steps.FIGHT_DEFENCE, steps.FIGHT_RESULT, steps.WAR_DEFENCE, steps.WAR_RESULT)


def kinds_open(state: AgesState) -> list[int]:
    """The kinds of all steps still on the table."""
    return [verb_of(frame) for frame in state.agenda.table]


def is_set_up(state: AgesState) -> bool:
    """Whether setting up is over, and all bonus cards are in their places."""
    for frame in frames_in(state.agenda):
        if verb_of(frame) in SETTING_UP:
            return False
    return True


def is_scored(state: AgesState) -> bool:
    """Whether the last round is over, or the whole game."""
    kinds = kinds_open(state)
    return steps.FINAL in kinds or steps.END_GAME in kinds or (not kinds and not state.agenda.waits())


def ages_ended(state: AgesState) -> int:
    """How many times the end of an age has taken yellow tokens (TTA-AGE-2)."""
    return max(0, state.course.age - 1) if state.rules.version == FULL else 0


def has_military_deck(state: AgesState) -> bool:
    """Whether military cards are drawn in this age (TTA-AGE-3, TTA-END-8)."""
    return state.rules.version > SIMPLE and 1 <= state.course.age <= state.rules.last_civil()


def needs_offered(state: AgesState) -> bool:
    """Whether units are being given up: in a fight, or for a colony."""
    kinds = kinds_open(state)
    return steps.COLONY in kinds or needs_guarding(state)


def needs_guarding(state: AgesState) -> bool:
    """Whether units are being given up in a fight."""
    for kind in kinds_open(state):
        if kind in FIGHTING:
            return True
    return False
