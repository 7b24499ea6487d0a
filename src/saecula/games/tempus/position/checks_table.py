"""Whether the steps that the table still has to take are possible in a state that came from a file."""

from collections.abc import Callable

from saecula.games.tempus.model import steps
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.position.stage import letter
from saecula.games.tempus.rules.era import ERA_STEPS
from saecula.games.tempus.rules.fighting import FIGHT_STEPS
from saecula.games.tempus.rules.setting_up import SETUP_STEPS
from saecula.kernel.codes import first, second, third, verb_of
from saecula.parts.declared import names_of

NAMES = names_of(steps)
#: What may come before the remaining steps of a phase, by the first of those.
BEFORE = {
    steps.BUILD_MAP: [[steps.TILE_FROM_STACK], [steps.DEAL_TILE]],
    steps.ROUNDS: [
        [steps.SLOT],
        [steps.HAND_LIMIT, steps.SLOT],
        [steps.CARDS, steps.HAND_LIMIT, steps.SLOT],
        [steps.CARD_FROM_DECK, steps.CARDS, steps.HAND_LIMIT, steps.SLOT],
        *[[*FIGHT_STEPS[at:], steps.SLOT] for at in range(len(FIGHT_STEPS))],
    ],
}
#: The steps of one seat's bonus for advancing: from its beginning, from its middle and at its end (TEM-PRO-6).
BONUS = (
    [steps.CARD_FROM_DECK, steps.CARDS, steps.HAND_LIMIT],
    [steps.CARDS, steps.HAND_LIMIT],
    [steps.HAND_LIMIT],
)


def order_fault(state: TempusState) -> str:
    """The steps of the table are those of what is being done now and then the rest of a phase."""
    ahead = [verb_of(frame) for frame in reversed(state.agenda.table)]
    for phase in (SETUP_STEPS, ERA_STEPS, []):
        for at in range(len(phase) + 1):
            rest = phase[at:]
            before = ahead[: len(ahead) - len(rest)]
            if ahead == before + rest and (rest or not ahead) and may_come_before(before, rest):
                return ""
    said = ", ".join(NAMES[step] for step in ahead)
    return f"open.table: {said} is not how an era goes on (TEM-ERA-1)"


def may_come_before(before: list[int], rest: list[int]) -> bool:
    """Whether these steps can come before the rest of a phase."""
    if not before or before in BEFORE.get(rest[0], []):
        return True
    if rest[0] != steps.END_ERA:
        return False
    # the bonus of Writing and Printing: each player who advanced draws and keeps to the limit (TEM-PRO-6)
    left = before.copy()
    for bonus in BONUS:
        if left[: len(bonus)] == bonus:
            left = left[len(bonus) :]
            break
    while left[:2] == [steps.CARDS, steps.HAND_LIMIT]:
        left = left[2:]
    return not left


def table_fault(state: TempusState) -> str:
    """The steps of the table refer to seats, tiles and cards that exist."""
    for frame in state.agenda.table:
        check = TABLE_CHECKS.get(verb_of(frame))
        problem = "" if check is None else check(state, frame)
        if problem:
            return problem
    return ""


def seat_fault(state: TempusState, frame: int) -> str:
    """The seat of a step exists."""
    if first(frame) >= state.seats:
        return f"open.table: {NAMES[verb_of(frame)]} of a seat that is not there"
    return ""


def served_fault(state: TempusState, frame: int) -> str:
    """A step has served no more seats than there are."""
    if first(frame) > state.seats:
        return f"open.table: {NAMES[verb_of(frame)]} has served {first(frame)} seats of {state.seats}"
    return ""


def cards_fault(state: TempusState, frame: int) -> str:
    """A seat still draws no more cards than any row gives."""
    most = max(*state.box.chart.drawn, *state.box.chart.bonus)
    if first(frame) < state.seats and second(frame) > most:
        return f"open.table: nobody draws {second(frame)} cards (TEM-COM-6)"
    return seat_fault(state, frame)


def slot_fault(state: TempusState, frame: int) -> str:
    """A slot is that of the active seat, and the actions left in it fit its action tiles."""
    course, who, actions = state.course, first(frame), second(frame)
    if who >= state.seats:
        return seat_fault(state, frame)
    if who != course.turn:
        return f"turn: the slot is {letter(who)}'s (TEM-ERA-3)"
    if actions > course.tiles[who] or third(frame) > 1:
        left = course.tiles[who]
        return f"open.table: {actions} actions are left in the slot, and {left} action tiles (TEM-ERA-3)"
    return ""


def dealt_fault(state: TempusState, frame: int) -> str:
    """The map tile that chance is to lay has been drawn."""
    return "drawn: a map tile is to be placed, but none was drawn (TEM-SET-3)" if state.course.drawn < 0 else ""


def undrawn_fault(state: TempusState, frame: int) -> str:
    """The next map tile is drawn only once the last one has been laid."""
    return "drawn: a map tile is drawn when the last one lies (TEM-SET-3)" if state.course.drawn >= 0 else ""


TABLE_CHECKS: dict[int, Callable[[TempusState, int], str]] = {
    steps.TILE_FROM_STACK: undrawn_fault,
    steps.DEAL_TILE: dealt_fault,
    steps.PEOPLE: served_fault,
    steps.SLOT: slot_fault,
    steps.CARDS: cards_fault,
    steps.CARD_FROM_DECK: seat_fault,
    steps.HAND_LIMIT: seat_fault,
    steps.COMMITMENTS: served_fault,
}
