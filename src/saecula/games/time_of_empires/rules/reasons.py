"""Why a move that a seat is not asked for is illegal: the rule it breaks, or what it would take (TOE-GLA-6)."""

from collections.abc import Callable
from typing import Final

from saecula.games.time_of_empires.model import steps, verbs
from saecula.games.time_of_empires.model.box import TERRITORIES
from saecula.games.time_of_empires.model.ground import IN_CENTRE
from saecula.games.time_of_empires.model.kinds import IDEA
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.building import build_refusal, placing_refusal, placings
from saecula.games.time_of_empires.rules.actions.clans import deploy_refusal, deploy_targets, may_enter, step_refusal
from saecula.games.time_of_empires.rules.actions.discovery import discovery_cost
from saecula.games.time_of_empires.rules.actions.discovery_space import discard_refusal, may_discard, visible
from saecula.games.time_of_empires.rules.actions.spaces import ACTION_SPACES, BUILDING_WAITS, NO_SCHOLAR
from saecula.games.time_of_empires.rules.glasses import glass_refusal, leave_refusal, space_refusal
from saecula.kernel.codes import Reason, first, second, third, verb_of

NOT_YET: Final = Reason("TOE-ACT-1", "time-of-empires-before-gong")
TOO_LATE: Final = Reason("TOE-RTI-3", "time-of-empires-after-gong")
FINISH_FIRST: Final = Reason("TOE-GLA-6", "time-of-empires-finish-first")
NOT_YOUR_TURN: Final = Reason("TOE-INI-1", "time-of-empires-not-your-turn")
NO_TURNS: Final = Reason("TOE-INI-1", "time-of-empires-no-turns")

#: What a move takes if no other rule forbids it: a glass on the right action, an effect, or the right phase.
TAKES: Final[dict[int, Reason]] = {
    verbs.PLACE_PAWN: Reason("TOE-SET-5", "time-of-empires-takes-start"),
    verbs.CHOOSE_PACE: Reason("TOE-INI-4", "time-of-empires-takes-preparation"),
    verbs.CREATE_SCHOLARS: Reason("TOE-SCH-2", "time-of-empires-takes-cry"),
    verbs.LAY_TOKEN: Reason("TOE-PRE-6", "time-of-empires-takes-preparation"),
    verbs.SHIFT_GLASS: Reason("TOE-C203", "time-of-empires-takes-card"),
    verbs.LIMIT_SCHOLARS: Reason("TOE-SCH-3", "time-of-empires-takes-pause"),
    verbs.DRAW_FROM: Reason("TOE-DRA-1", "time-of-empires-takes-draw"),
    verbs.TAKE_RESOURCE: Reason("TOE-RES-1", "time-of-empires-takes-production"),
    verbs.DEPLOY: Reason("TOE-CLA-1", "time-of-empires-takes-deploy"),
    verbs.MOVE_CLANS: Reason("TOE-CLA-4", "time-of-empires-takes-move"),
    verbs.AIRLIFT: Reason("TOE-C309", "time-of-empires-takes-card"),
    verbs.BOMBARD: Reason("TOE-GLO-7", "time-of-empires-takes-card"),
    verbs.DISCOVER: Reason("TOE-TEC-1", "time-of-empires-takes-discover"),
    verbs.PLACE_BUILDING: Reason("TOE-BUI-1", "time-of-empires-takes-build"),
    verbs.BUILD_FREE: Reason("TOE-GLO-4", "time-of-empires-takes-card"),
    verbs.PLACE_ON_WONDER: Reason("TOE-WON-1", "time-of-empires-takes-wonder"),
    verbs.PLACE_ON_LEADER: Reason("TOE-LEA-1", "time-of-empires-takes-leader"),
    verbs.COPY_TILE: Reason("TOE-EFF-4", "time-of-empires-takes-tile"),
    verbs.RESOLVE_ACTION: Reason("TOE-EFF-7", "time-of-empires-takes-tile"),
    verbs.GARRISON: Reason("TOE-SCO-6", "time-of-empires-takes-siege"),
    verbs.PLACE_INACCESSIBLE: Reason("TOE-BUI-1", "time-of-empires-takes-build"),
    verbs.BUILD_INACCESSIBLE: Reason("TOE-GLO-4", "time-of-empires-takes-card"),
}


def rule_against(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """Why a seat cannot make a move that it is not asked for; None if no clause says so."""
    verb = verb_of(code)
    found = RULES[verb](state, seat, code) if verb in RULES else None
    return found or TAKES.get(verb)


def is_in_chain(state: EmpiresState, seat: int) -> bool:
    """Whether a seat is in the middle of an action: it still owes some decision other than turning a glass."""
    stack = state.agenda.asked[seat]
    return len(stack) > 0 and verb_of(stack[-1]) != steps.IDLE


def is_age_on(state: EmpiresState) -> bool:
    """Whether it is the action phase; steps that draw or turn up cards are skipped, as they occur in every phase."""
    for frame in reversed(state.agenda.table):
        if verb_of(frame) not in (steps.TOP, steps.CARD):
            return verb_of(frame) in (steps.AGE, steps.ROUNDS)
    return False


def against_phase(state: EmpiresState, seat: int) -> Reason | None:
    """Why a seat cannot turn a glass in this phase of the game or at this point of the round."""
    if not is_age_on(state):
        return NOT_YET
    if state.is_real_time():
        return TOO_LATE if state.course.now >= state.gong() else None
    return None if state.agenda.asked[seat] else NOT_YOUR_TURN


def turning(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """The time, the glass, the action or the space forbids it; if not, the action under way comes first (TOE-GLA-6)."""
    glass, action = first(code), second(code)
    return (
        against_phase(state, seat)
        or glass_refusal(state, seat, glass, 0)
        or ACTION_SPACES[action].refusal(state, seat)
        or space_refusal(state, seat, glass, action)
        or leave_refusal(state, seat, glass, action, 0)
        or (FINISH_FIRST if is_in_chain(state, seat) else None)
    )


def ending(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """Only an initiation age has turns, and a turn ends only when its action is finished."""
    if state.is_real_time():
        return NO_TURNS
    return against_phase(state, seat) or (FINISH_FIRST if is_in_chain(state, seat) else None)


def limiting(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """A limit is set between actions, so the action under way comes first (TOE-GLA-6)."""
    if not is_age_on(state) or not state.is_real_time() or state.course.now >= state.gong():
        return None
    return FINISH_FIRST if is_in_chain(state, seat) else None


def discarding(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """There is no visible card, or a building is waiting on it."""
    return None if may_discard(state, seat) else discard_refusal(state, seat)


def drawing(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """The pile is empty."""
    return None if state.cards.left[first(code)] else Reason("TOE-DRA-2", "time-of-empires-pile-empty")


def taking(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """The stock is full."""
    stock = state.folk.ideas if first(code) == IDEA else state.folk.bricks
    return Reason("TOE-RES-2", "time-of-empires-stock-full") if stock[seat] >= state.box.stock else None


def deploying(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """The reserve is empty, clans cannot be deployed there, or the space is full."""
    space = first(code)
    return None if space in deploy_targets(state, seat) else deploy_refusal(state, seat, space)


def moving(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """The step could not be made; one from a space to itself only asks whether the seat has that many clans there."""
    start, end, count = first(code), second(code), third(code)
    here = state.map.owner[start] == seat and 1 <= count <= min(2, state.map.clans[start])
    if here and (start == end or (end in state.layout.near[start] and may_enter(state, seat, end, count))):
        return None
    return step_refusal(state, seat, code)


def discovering(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """A building is waiting, the card is not in hand, or it costs too many ideas."""
    if state.folk.waiting[seat] >= 0:
        return BUILDING_WAITS
    if first(code) not in state.cards.hands[seat]:
        return Reason("TOE-TEC-1", "time-of-empires-card-not-held")
    if discovery_cost(state, seat, first(code)) > state.folk.ideas[seat]:
        return Reason("TOE-TEC-1", "time-of-empires-too-few-ideas")
    return None


def building(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """There is no visible technology, no slot in that territory, or too few bricks."""
    card = visible(state, seat)
    if card < 0:
        return build_refusal(state, seat)
    type = state.box.deck.type[card]
    if code not in placings(state, seat, type):
        return placing_refusal(state, seat, type, code)
    return build_refusal(state, seat)


def on_wonder(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """The wonder is not in play, or the seat has no created scholar."""
    if state.boards.wonder[first(code)] < 0:
        return Reason("TOE-GLO-9", "time-of-empires-no-such-wonder")
    return None if state.folk.created[seat] else NO_SCHOLAR


def on_leader(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """The column is closed, or the seat has no created scholar."""
    return column(state, seat, code) or (None if state.folk.created[seat] else NO_SCHOLAR)


def column(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """The column is closed."""
    closed = state.boards.effect[first(code)] < 0
    return Reason("TOE-SET-7", "time-of-empires-column-closed") if closed else None


def section(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """The section already holds a token."""
    taken = state.folk.token[4 * seat + first(code)] > 0
    return Reason("TOE-PRE-6", "time-of-empires-section-taken") if taken else None


def besieging(state: EmpiresState, seat: int, code: int) -> Reason | None:
    """The space is a capital, which is not besieged, or a city already full of the seat's clans."""
    space = first(code)
    if space - TERRITORIES in state.layout.capitals:
        return Reason("TOE-SCO-9", "time-of-empires-no-siege-of-capital")
    full = state.map.owner[space] == seat and state.map.clans[space] >= IN_CENTRE
    return Reason("TOE-CLA-2", "time-of-empires-space-full") if full else None


RULES: Final[dict[int, Callable[[EmpiresState, int, int], Reason | None]]] = {
    verbs.TURN_GLASS: turning,
    verbs.END_TURN: ending,
    verbs.DISCARD_CARD: discarding,
    verbs.LIMIT_SCHOLARS: limiting,
    verbs.DRAW_FROM: drawing,
    verbs.TAKE_RESOURCE: taking,
    verbs.DEPLOY: deploying,
    verbs.MOVE_CLANS: moving,
    verbs.DISCOVER: discovering,
    verbs.PLACE_BUILDING: building,
    verbs.PLACE_INACCESSIBLE: building,
    verbs.PLACE_ON_WONDER: on_wonder,
    verbs.PLACE_ON_LEADER: on_leader,
    verbs.COPY_TILE: column,
    verbs.LAY_TOKEN: section,
    verbs.GARRISON: besieging,
}
