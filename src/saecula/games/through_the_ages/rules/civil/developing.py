"""Leaders, technologies and governments (TTA-CIV-6, 7, 9, 10)."""

from typing import Final

from saecula.games.through_the_ages.model import kinds, notes, verbs
from saecula.games.through_the_ages.model.amendments import (
    leader_spoils_revolution,
    leader_takes_his_resources,
    revolution_bars_free_actions,
)
from saecula.games.through_the_ages.model.civ import PLAYED_LEADER, REVOLTED
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.civil.building import CIVIL_SHORT
from saecula.games.through_the_ages.rules.civil.prices import may_research, science_price
from saecula.games.through_the_ages.rules.points import (
    change_blue,
    receive_resources,
    score_culture,
    score_science,
)
from saecula.games.through_the_ages.rules.ratings import count_actions, side_of
from saecula.kernel.codes import Log, Reason, first, pack


def lose_leader(state: AgesState, seat: int, log: Log) -> None:
    """Discard a leader: all its effects end (TTA-AGE-5), and tokens on laboratories go to the bank (TTA-CRD-33)."""
    box, civ = state.box, state.civs[seat]
    if civ.leader < 0:
        return
    log.note(notes.LEADER_LOST, seat, civ.leader)
    if box.effect(civ.leader, kinds.LAB_MINES):
        for site in box.mines_and_labs:
            if site not in box.mines:
                civ.bank += civ.tokens[site]
                civ.tokens[site] = 0
    if leader_takes_his_resources(box):
        civ.special_resources -= civ.leader_resources
    civ.leader_resources = 0
    state.course.gone.append(civ.leader)
    civ.leader = -1
    count_actions(state, seat)


def play_leader(state: AgesState, seat: int, card: int, log: Log) -> None:
    """Bring a leader into play; it replaces the old one (TTA-CIV-6)."""
    civ = state.civs[seat]
    civ.hand.remove(card)
    lose_leader(state, seat, log)
    civ.leader = card
    civ.leader_resources = state.box.effect(card, kinds.SPECIAL_RESOURCES)
    civ.special_resources += civ.leader_resources
    if leader_spoils_revolution(state.box):
        civ.once |= PLAYED_LEADER
    log.note(notes.LEADER_PLAYED, seat, card)
    count_actions(state, seat)


# Lists of legal moves need these again and again, so they are made once.
NOT_IN_HAND: Final = Reason("TTA-CIV-7", "through-the-ages-not-in-hand")
NO_TECHNOLOGY: Final = Reason("TTA-CIV-7", "through-the-ages-card-does-otherwise")
NO_GOVERNMENT: Final = Reason("TTA-CIV-9", "through-the-ages-not-a-government")
OLDER_SPECIAL: Final = Reason("TTA-CIV-21", "through-the-ages-older-special")
COOPERATION_STUCK: Final = Reason("TTA-CRD-11", "through-the-ages-cooperation-stuck")
SCIENCE_SHORT: Final = Reason("TTA-CIV-7", "through-the-ages-science-short")
MILITARY_SPENT: Final = Reason("TTA-CRD-3", "through-the-ages-military-actions-spent")
CIVIL_SPENT: Final = Reason("TTA-CIV-9", "through-the-ages-civil-actions-spent")


def develop_refusal(state: AgesState, seat: int, card: int, revolution: bool) -> Reason | None:
    """Why a technology cannot be played, leaving actions aside; None if it can."""
    box, civ = state.box, state.civs[seat]
    if card not in civ.hand:
        return NOT_IN_HAND
    if not kinds.is_technology(box.kind[card]):
        return NO_TECHNOLOGY
    if revolution and box.kind[card] != kinds.GOVERNMENT:
        return NO_GOVERNMENT
    if kinds.is_special(box.kind[card]):
        held = civ.special[box.kind[card] - kinds.WARFARE]
        if held >= 0 and box.age[held] >= box.age[card]:
            return OLDER_SPECIAL
    if not may_research(state, seat):
        return COOPERATION_STUCK
    if science_price(state, seat, card, revolution) > civ.science:
        return SCIENCE_SHORT
    return None


def can_develop(state: AgesState, seat: int, card: int, revolution: bool) -> bool:
    """Whether a technology in hand can be played, leaving actions aside."""
    return develop_refusal(state, seat, card, revolution) is None


def revolution_refusal(state: AgesState, seat: int) -> Reason | None:
    """Why there can be no revolution now, whatever the card; None if there can (TTA-CIV-9, TTA-CIV-24, TTA-CRD-3)."""
    civ = state.civs[seat]
    if state.box.effect(civ.leader, kinds.MILITARY_REVOLUTION):
        return MILITARY_SPENT if civ.military_spent > 0 or civ.military_left() <= 0 else None
    if civ.civil_spent > 0 or civ.has_done(PLAYED_LEADER):
        return CIVIL_SPENT
    return CIVIL_SHORT if civ.civil_left() <= 0 else None


def develop(state: AgesState, seat: int, card: int, log: Log) -> None:
    """Pay science and play a technology, or a government without a revolution (TTA-CIV-7, TTA-CIV-10)."""
    price = science_price(state, seat, card, False)
    state.civs[seat].hand.remove(card)
    pay_science(state, seat, price, log)
    bring_into_play(state, seat, card, log)
    after_technology(state, seat, log)


def revolt(state: AgesState, seat: int, card: int, log: Log) -> None:
    """Change the government by a revolution, which uses all actions of one kind (TTA-CIV-9, TTA-CRD-3)."""
    civ = state.civs[seat]
    price = science_price(state, seat, card, True)
    civ.hand.remove(card)
    pay_science(state, seat, price, log)
    bring_into_play(state, seat, card, log)
    if state.box.effect(civ.leader, kinds.MILITARY_REVOLUTION):
        civ.military_spent = civ.military + civ.drill
    else:
        civ.civil_spent = max(0, civ.civil - civ.civil_lost)
        if revolution_bars_free_actions(state.box):
            civ.once |= REVOLTED
    after_technology(state, seat, log)


def pay_science(state: AgesState, seat: int, price: int, log: Log) -> None:
    """Pay the price in science; the partner of a pact may pay a share on top (TTA-CRD-11)."""
    state.civs[seat].science -= price
    for owner in range(state.seats):
        card = state.course.pact[owner]
        if side_of(state, owner, seat) and state.box.partner_pays[card]:
            other = state.course.partner[owner] if owner == seat else owner
            score_science(state, other, -state.box.partner_pays[card], log)


def bring_into_play(state: AgesState, seat: int, card: int, log: Log) -> None:
    """Put a technology into play; special ones and governments take the place of others (TTA-CIV-7, TTA-CIV-19)."""
    site = state.box.site[card]
    if site >= 0:
        state.civs[seat].known[site] = 1
        log.note(notes.DEVELOPED, seat, card)
    elif state.box.kind[card] == kinds.GOVERNMENT:
        change_government(state, seat, card, log)
    else:
        replace_special(state, seat, card, log)


def change_government(state: AgesState, seat: int, card: int, log: Log) -> None:
    """Replace the government; spent actions stay spent, however many there are now (TTA-CIV-9, TTA-CIV-10)."""
    civ = state.civs[seat]
    if civ.government >= state.box.first_civil:
        state.course.gone.append(civ.government)
    civ.government = card
    log.note(notes.GOVERNMENT_CHANGED, seat, card)
    civil_spent, military_spent = civ.civil_spent, civ.military_spent
    count_actions(state, seat)
    civ.civil_spent = min(civil_spent, civ.civil)
    civ.military_spent = min(military_spent, civ.military + civ.drill)


def replace_special(state: AgesState, seat: int, card: int, log: Log) -> None:
    """Put a special technology in place of the one of its kind; only the extra blue tokens are gained (TTA-CIV-7)."""
    box, civ = state.box, state.civs[seat]
    at = box.kind[card] - kinds.WARFARE
    old = civ.special[at]
    if old >= 0:
        state.course.gone.append(old)
    civ.special[at] = card
    log.note(notes.DEVELOPED, seat, card)
    more = box.blue[card] - (box.blue[old] if old >= 0 else 0)
    if more:
        change_blue(state, seat, more, log)
    count_actions(state, seat)


def after_technology(state: AgesState, seat: int, log: Log) -> None:
    """Gain what a leader gives when a technology is played (TTA-CIV-18, TTA-CRD-4)."""
    box, civ = state.box, state.civs[seat]
    if civ.leader < 0:
        return
    if box.effect(civ.leader, kinds.TECHNOLOGY_RESOURCE):
        receive_resources(state, seat, box.effect(civ.leader, kinds.TECHNOLOGY_RESOURCE), log)
    if box.effect(civ.leader, kinds.TECHNOLOGY_CULTURE):
        score_culture(state, seat, box.effect(civ.leader, kinds.TECHNOLOGY_CULTURE), log)
    if box.effect(civ.leader, kinds.TECHNOLOGY_ACTION):
        civ.civil_spent = max(0, civ.civil_spent - box.effect(civ.leader, kinds.TECHNOLOGY_ACTION))


def hand_moves(state: AgesState, seat: int, out: list[int]) -> None:
    """Add playing leaders and technologies from the hand, and revolutions."""
    box, civ = state.box, state.civs[seat]
    revolts = revolution_refusal(state, seat) is None
    last = -1
    for card in civ.hand:
        kind = box.kind[card]
        if card == last:
            continue
        last = card
        if kind == kinds.LEADER:
            if civ.civil_left() > 0:
                out.append(pack(verbs.PLAY_LEADER, card))
        elif kinds.is_technology(kind):
            if civ.civil_left() > 0 and can_develop(state, seat, card, False):
                out.append(pack(verbs.DEVELOP, card))
            if kind == kinds.GOVERNMENT and revolts and can_develop(state, seat, card, True):
                out.append(pack(verbs.REVOLT, card))


def do_play_leader(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Play a leader for a civil action (TTA-CIV-6)."""
    state.civs[seat].civil_spent += 1
    play_leader(state, seat, first(code), log)


def do_develop(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Play a technology for a civil action (TTA-CIV-7)."""
    state.civs[seat].civil_spent += 1
    develop(state, seat, first(code), log)


def do_revolt(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Start a revolution, which takes all actions of one kind (TTA-CIV-9)."""
    revolt(state, seat, first(code), log)


def why_not_play_leader(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why a leader cannot be played."""
    civ = state.civs[seat]
    if civ.civil_left() <= 0:
        return CIVIL_SHORT
    is_held = first(code) in civ.hand
    return Reason("TTA-CIV-6", f"through-the-ages-{'card-does-otherwise' if is_held else 'not-in-hand'}")


def why_not_develop(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why a technology cannot be played."""
    return CIVIL_SHORT if state.civs[seat].civil_left() <= 0 else develop_refusal(state, seat, first(code), False)


def why_not_revolt(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why there can be no revolution with this card."""
    return revolution_refusal(state, seat) or develop_refusal(state, seat, first(code), True)
