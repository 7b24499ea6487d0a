"""Why a move that nobody asked for is refused: the rule that forbids it anyway, or else what must be done first."""

from collections.abc import Callable
from typing import Final

from saecula.games.tempus.model import steps, verbs
from saecula.games.tempus.model.cards import kind_with, kinds_in
from saecula.games.tempus.model.kinds import GOVERNMENT
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.babies import why_never_born
from saecula.games.tempus.rules.cities import why_no_city
from saecula.games.tempus.rules.fighting import why_no_attack
from saecula.games.tempus.rules.idea_cards import religion_moves, why_no_religion
from saecula.games.tempus.rules.moving import why_never_moved
from saecula.kernel.codes import Reason, first, second, verb_of

#: Moves that only chance makes; no player ever means one of these.
OF_CHANCE: Final = (verbs.CHOOSE_FIRST, verbs.DRAW_TILE, verbs.DRAW_CARD)
#: Moves for which an action tile must be spent first.
OF_ACTIONS: Final = (verbs.MOVE_TOKEN, verbs.PLACE_BABY, verbs.ATTACK, verbs.BUILD_CITY)


def rule_against(state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
    """The clause that a move would break at any time, or else the one that asks for something else now."""
    if verb_of(code) in OF_CHANCE:
        return None
    always = ALWAYS.get(verb_of(code))
    reason = None if always is None else always(state, seat, code)
    return reason or why_not_now(frame, code)


# ---------------------------------------------------------------- what a rule forbids at any time


def why_no_tile(state: TempusState, seat: int, code: int) -> Reason | None:
    """The map is finished."""
    return None if state.land.coast is None else Reason("TEM-SET-5", "tempus-tile-island-finished")


def why_no_more_starts(state: TempusState, seat: int, code: int) -> Reason | None:
    """Starting tokens are placed before the first era."""
    return Reason("TEM-SET-8", "tempus-start-over") if state.course.round > 0 else None


def why_no_move_ever(state: TempusState, seat: int, code: int) -> Reason | None:
    """A movement that no action would allow."""
    return None if state.land.coast is None else why_never_moved(state, seat, first(code), second(code))


def why_no_baby_ever(state: TempusState, seat: int, code: int) -> Reason | None:
    """A birth that no action would allow."""
    return why_never_born(state, seat, first(code))


def why_no_attack_ever(state: TempusState, seat: int, code: int) -> Reason | None:
    """An attack that no action would allow: nobody there, or somebody who is protected (TEM-FIG-2)."""
    return why_no_attack(state, seat, first(code), second(code))


def why_no_city_ever(state: TempusState, seat: int, code: int) -> Reason | None:
    """A city that no action would allow."""
    return why_no_city(state, seat, first(code), second(code))


def why_no_conversion_ever(state: TempusState, seat: int, code: int) -> Reason | None:
    """Religion that would be refused at any time."""
    found: list[int] = []
    religion_moves(state, seat, found)
    return None if code in found else why_no_religion(state, seat, code)


def why_no_such_card(state: TempusState, seat: int, code: int) -> Reason | None:
    """The card is not held."""
    is_government = verb_of(code) in (verbs.ACT_TWICE, verbs.PASS_SLOT)
    kind = kind_with(GOVERNMENT, first(code)) if is_government else first(code)
    return None if kind in kinds_in(state.ideas.hands[seat]) else Reason("TEM-IDE-3", "tempus-card-not-held")


def why_no_declaration(state: TempusState, seat: int, code: int) -> Reason | None:
    """Only the owner of a city under attack declares a terrain."""
    return Reason("TEM-FIG-3", "tempus-terrain-no-city")


def why_no_step_in(state: TempusState, seat: int, code: int) -> Reason | None:
    """Nothing was won just now."""
    return Reason("TEM-FIG-7", "tempus-step-in-no-victory")


#: By kind of move: the function that says which rule forbids it at any time.
ALWAYS: Final[dict[int, Callable[[TempusState, int, int], Reason | None]]] = {
    verbs.PLACE_TILE: why_no_tile,
    verbs.PLACE_TOKEN: why_no_more_starts,
    verbs.MOVE_TOKEN: why_no_move_ever,
    verbs.PLACE_BABY: why_no_baby_ever,
    verbs.ATTACK: why_no_attack_ever,
    verbs.BUILD_CITY: why_no_city_ever,
    verbs.PLAY_RELIGION: why_no_conversion_ever,
    verbs.PLAY_CARD: why_no_such_card,
    verbs.LAY_CARD: why_no_such_card,
    verbs.DISCARD_CARD: why_no_such_card,
    verbs.ACT_TWICE: why_no_such_card,
    verbs.PASS_SLOT: why_no_such_card,
    verbs.DECLARE_TERRAIN: why_no_declaration,
    verbs.STEP_IN: why_no_step_in,
}


# ---------------------------------------------------------------- what must be done first


def why_not_now(frame: int, code: int) -> Reason | None:
    """What must be done before anything else; None if there is nothing to say."""
    asked, verb = verb_of(frame), verb_of(code)
    if verb == verbs.PLAY_RELIGION and asked == steps.ATTACK_CARDS:
        return Reason("TEM-IDE-11", "tempus-religion-before-the-fight")
    if asked in FIRST:
        clause, key = FIRST[asked]
        return Reason(clause, key)
    if verb == verbs.LAY_CARD:
        return Reason("TEM-IDE-6", "tempus-card-not-laid-now")
    if verb == verbs.DISCARD_CARD:
        return Reason("TEM-IDE-10", "tempus-card-kept")
    if asked in UNDER_WAY:
        return Reason("TEM-ERA-3", "tempus-action-under-way")
    return why_no_action_yet(frame) if verb in OF_ACTIONS else None


def why_no_action_yet(frame: int) -> Reason:
    """In a slot: its action tile must be spent first, or has been spent already."""
    if first(frame) == 0:
        return Reason("TEM-ERA-3", "tempus-turn-no-action-left")
    return Reason("TEM-ERA-4", "tempus-turn-choose-action")


#: Decisions in the middle of an action.
UNDER_WAY: Final = (steps.MOVING, steps.BIRTHS, steps.TARGET, steps.CITY_SITE)
#: Decisions that come before anything else, with the clause and the text that say so.
FIRST: Final[dict[int, tuple[str, str]]] = {
    steps.TILE_PLACE: ("TEM-SET-3", "tempus-tile-first"),
    steps.START_HEX: ("TEM-SET-8", "tempus-start-first"),
    steps.TERRAIN: ("TEM-FIG-3", "tempus-terrain-first"),
    steps.ATTACK_CARDS: ("TEM-FIG-4", "tempus-fight-cards-first"),
    steps.DEFENCE_CARDS: ("TEM-FIG-4", "tempus-fight-cards-first"),
    steps.STEPPING_IN: ("TEM-FIG-7", "tempus-step-in-first"),
    steps.DISCARD: ("TEM-IDE-7", "tempus-discard-first"),
    steps.SANITATION_CARD: ("TEM-CAR-10", "tempus-needs-sanitation"),
    steps.PROGRESS_CARDS: ("TEM-PRO-3", "tempus-progress-first"),
}
