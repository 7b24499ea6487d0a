"""Taking cards from the row (TTA-TAK)."""

from saecula.games.through_the_ages.model import notes, verbs
from saecula.games.through_the_ages.model.civ import put
from saecula.games.through_the_ages.model.kinds import (
    ACTION,
    LEADER,
    TAKING_SCIENCE,
    WONDER,
    is_special,
    is_technology,
)
from saecula.games.through_the_ages.model.state import PLACES, AgesState
from saecula.games.through_the_ages.rules.civil.prices import take_price
from saecula.games.through_the_ages.rules.points import score_science
from saecula.games.through_the_ages.rules.ratings import hand_bonus
from saecula.kernel.codes import Log, Reason, first, pack


def has_technology(state: AgesState, seat: int, card: int) -> bool:
    """Whether a seat has a technology in hand or in play (TTA-TAK-6)."""
    box, civ = state.box, state.civs[seat]
    if card in civ.hand or civ.government == card:
        return True
    site = box.site[card]
    if site >= 0:
        return civ.known[site] > 0
    return is_special(box.kind[card]) and card in civ.special


def take_moves(state: AgesState, seat: int, actions: int, out: list[int]) -> None:
    """Add every card of the row that can be taken for this many civil actions."""
    box, civ, row = state.box, state.civs[seat], state.course.row
    full = len(civ.hand) >= civ.civil + hand_bonus(state, seat)
    for place in range(PLACES):
        card = row[place]
        if card < 0:
            continue
        kind = box.kind[card]
        if kind == WONDER:
            if civ.wonder < 0 and take_price(state, seat, place) <= actions:
                out.append(pack(verbs.TAKE_CARD, place))
        elif not full and box.row[place] <= actions:
            if kind == LEADER:
                if not civ.leaders >> box.age[card] & 1:
                    out.append(pack(verbs.TAKE_CARD, place))
            elif kind == ACTION or not has_technology(state, seat, card):
                out.append(pack(verbs.TAKE_CARD, place))


def why_no_take(state: AgesState, seat: int, place: int, actions: int, first_round: bool) -> Reason:
    """Why the card in a place cannot be taken for this many civil actions."""
    box, civ = state.box, state.civs[seat]
    card = state.course.row[place]
    if card < 0:
        return Reason("TTA-TAK-1", "through-the-ages-place-empty")
    kind = box.kind[card]
    if kind == WONDER and civ.wonder >= 0:
        return Reason("TTA-TAK-4", "through-the-ages-wonder-begun")
    if kind == LEADER and civ.leaders >> box.age[card] & 1:
        return Reason("TTA-TAK-3", "through-the-ages-leader-of-age")
    if is_technology(kind) and has_technology(state, seat, card):
        return Reason("TTA-TAK-6", "through-the-ages-technology-had")
    if kind != WONDER and len(civ.hand) >= civ.civil + hand_bonus(state, seat):
        return Reason("TTA-TAK-2", "through-the-ages-hand-full")
    if take_price(state, seat, place) > actions:
        return Reason("TTA-FIR-1" if first_round else "TTA-TAK-1", "through-the-ages-civil-actions-short")
    return Reason("TTA-TAK-1", "through-the-ages-not-now")


def take(state: AgesState, seat: int, place: int, log: Log) -> None:
    """Take a card to hand, or a wonder to the table; the place stays empty (TTA-TAK-1)."""
    box, civ, course = state.box, state.civs[seat], state.course
    card = course.row[place]
    kind = box.kind[card]
    course.row[place] = -1
    log.note(notes.CARD_TAKEN, seat, card, place + 1)
    if kind == WONDER:
        civ.wonder, civ.stages = card, 0
        return
    put(civ.hand, card)
    if kind == ACTION:
        put(civ.fresh, card)
    elif kind == LEADER:
        civ.leaders |= 1 << box.age[card]
    elif civ.leader >= 0 and box.effect(civ.leader, TAKING_SCIENCE):
        score_science(state, seat, box.effect(civ.leader, TAKING_SCIENCE), log)


def do_take(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Take a card from the row and pay civil actions for it (TTA-TAK-1)."""
    state.civs[seat].civil_spent += take_price(state, seat, first(code))
    take(state, seat, first(code), log)
