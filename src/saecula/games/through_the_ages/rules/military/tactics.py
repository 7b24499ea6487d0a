"""Military actions without units: playing a tactic, drawing a card for an action (TTA-MIL-3, TTA-VAR-5)."""

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.kinds import TACTIC
from saecula.games.through_the_ages.model.state import SLOT, AgesState
from saecula.games.through_the_ages.rules.military.hands import deck_size, discard_openly, leave_hand, reshuffle
from saecula.kernel.codes import Log, Reason, first, pack


def military_moves(state: AgesState, seat: int, out: list[int]) -> None:
    """Add the tactics in hand, and drawing a card if the variant allows it (TTA-MIL-3, TTA-VAR-5)."""
    last = -1
    for card in state.piles.hands[seat]:
        if card != last and state.box.kind[card] == TACTIC:
            out.append(pack(verbs.PLAY_TACTIC, card))
        last = card
    if may_draw(state):
        out.append(pack(verbs.DRAW_MILITARY))


def may_draw(state: AgesState) -> bool:
    """Whether a military action can draw a card in this game, and there is one to draw (TTA-VAR-5, TTA-VAR-10)."""
    if not state.rules.by_action or state.course.pool < 0 or state.course.round < 2:
        return False
    if deck_size(state):
        return True
    for card in state.piles.open:
        if state.box.age[card] == state.course.age:
            return True
    for slots in state.piles.down:
        for slot in slots:
            if state.piles.pools[slot // SLOT] == state.course.age:
                return True
    return False


def do_play_tactic(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Play a tactic, which replaces the old one (TTA-MIL-3)."""
    civ = state.civs[seat]
    civ.military_spent += 1
    leave_hand(state, seat, first(code))
    if civ.tactic >= 0:
        discard_openly(state, civ.tactic)
    civ.tactic = first(code)
    log.note(notes.TACTIC_PLAYED, seat, first(code))


def do_draw_military(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Spend a military action to draw a card (TTA-VAR-5)."""
    state.civs[seat].military_spent += 1
    if deck_size(state) == 0:
        reshuffle(state, log)
    state.agenda.next(steps.MILITARY_CARD, seat)


def why_not_play_tactic(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why a tactic cannot be played."""
    is_held = first(code) in state.piles.hands[seat]
    key = "through-the-ages-card-does-otherwise" if is_held else "through-the-ages-not-in-hand"
    return military_refusal(state, seat) or Reason("TTA-MIL-3", key)


def why_not_draw_military(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why no card can be drawn for a military action."""
    if not state.rules.by_action:
        return Reason("TTA-VAR-5", "through-the-ages-no-drawing")
    if state.course.pool < 0:
        return Reason("TTA-VAR-10", "through-the-ages-no-deck")
    return military_refusal(state, seat) or Reason("TTA-MCA-5", "through-the-ages-nothing-to-draw")


def military_refusal(state: AgesState, seat: int) -> Reason | None:
    """Why no military action can be taken; None if one is left."""
    is_short = state.civs[seat].military_left() <= 0
    return Reason("TTA-TUR-3", "through-the-ages-military-actions-short") if is_short else None
