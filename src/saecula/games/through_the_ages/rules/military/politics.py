"""The political phase: one action or none (TTA-POL)."""

from collections.abc import Callable
from typing import Final

from saecula.games.through_the_ages.model import kinds, notes, steps, verbs
from saecula.games.through_the_ages.model.box import SIDE_SHIELDED
from saecula.games.through_the_ages.model.civ import SETTLED
from saecula.games.through_the_ages.model.state import FULL, SLOT, AgesState
from saecula.games.through_the_ages.rules.civil.prices import attack_price
from saecula.games.through_the_ages.rules.military.colonies import colonize
from saecula.games.through_the_ages.rules.military.fights import do_attack, do_declare_war
from saecula.games.through_the_ages.rules.military.hands import leave_hand
from saecula.games.through_the_ages.rules.military.pacts import do_offer_pact
from saecula.games.through_the_ages.rules.points import score_culture
from saecula.games.through_the_ages.rules.ratings import side_of
from saecula.games.through_the_ages.rules.resigning import end_pact, resign
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Run


class Politics(Run[AgesState]):
    """Ask for the political action, unless the seat has given it up (TTA-POL-1, TTA-CRD-16)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """The seat gives back the marks of those it attacked, then may act (TTA-VAR-3)."""
        seat, course = state.course.turn, state.course
        for other in range(state.seats):
            if course.mark[other] == seat:
                course.mark[other] = -1
        civ = state.civs[seat]
        if civ.forfeits:
            civ.forfeits -= 1
        else:
            state.agenda.ask(seat, steps.POLITICAL)


class Political(Ask[AgesState]):
    """Prepare, attack, declare war, offer or cancel a pact, settle, resign, or pass."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Everything that the hand and the table allow."""
        found = [pack(verbs.PASS)]
        last = -1
        for card in state.piles.hands[seat]:
            if card != last:
                hand_card_moves(state, seat, card, found)
            last = card
        for owner in range(state.seats):
            if side_of(state, owner, seat):
                found.append(pack(verbs.CANCEL_PACT, owner))
        if state.rules.resigning:
            found.append(pack(verbs.RESIGN))
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Take the action; then the phase is over."""
        state.agenda.answered(seat)
        DEEDS[verb_of(code)](state, seat, code, log)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """The rule that forbids a political action."""
        verb = verb_of(code)
        if verb in WANTED:
            return why_not_with_card(state, seat, code)
        if verb == verbs.CANCEL_PACT:
            return Reason("TTA-PAC-2", "through-the-ages-no-pact")
        return Reason("TTA-END-6", "through-the-ages-no-resigning-now") if verb == verbs.RESIGN else None


def hand_card_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add the political actions that one card in hand allows."""
    kind = state.box.kind[card]
    if kind in (kinds.EVENT, kinds.TERRITORY):
        out.append(pack(verbs.PREPARE, card))
        if kind == kinds.TERRITORY and may_settle(state, seat):
            out.append(pack(verbs.SETTLE, card))
    elif kind in (kinds.AGGRESSION, kinds.WAR):
        verb = verbs.ATTACK if kind == kinds.AGGRESSION else verbs.DECLARE_WAR
        for target in range(state.seats):
            if attack_refusal(state, seat, card, target) is None:
                out.append(pack(verb, card, target))
    elif kind == kinds.PACT and state.players() > 2:
        offer_moves(state, seat, card, out)


def offer_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add offering a pact to every rival, in both roles if they differ (TTA-PAC-1)."""
    for target in range(state.seats):
        if target != seat and not state.course.out[target]:
            out.append(pack(verbs.OFFER_PACT, card, target, 0))
            if not state.box.symmetric[card]:
                out.append(pack(verbs.OFFER_PACT, card, target, 1))


def may_settle(state: AgesState, seat: int) -> bool:
    """Whether the seat has Columbus and he has not made his voyage yet (TTA-CRD-2)."""
    civ = state.civs[seat]
    return state.box.effect(civ.leader, kinds.FREE_COLONY) > 0 and not civ.has_done(SETTLED)


#: The kinds of cards that each political action takes.
WANTED: dict[int, list[int]] = {
    verbs.PREPARE: [kinds.EVENT, kinds.TERRITORY],
    verbs.ATTACK: [kinds.AGGRESSION],
    verbs.DECLARE_WAR: [kinds.WAR],
    verbs.OFFER_PACT: [kinds.PACT],
    verbs.SETTLE: [kinds.TERRITORY],
}


def why_not_with_card(state: AgesState, seat: int, code: int) -> Reason:
    """Why a political action with a card is not possible."""
    verb, card = verb_of(code), first(code)
    if card not in state.piles.hands[seat]:
        return Reason("TTA-POL-1", "through-the-ages-not-in-hand")
    if state.box.kind[card] not in WANTED[verb]:
        return Reason("TTA-POL-1", "through-the-ages-card-does-otherwise")
    found: Reason | None = None
    if verb in (verbs.ATTACK, verbs.DECLARE_WAR):
        found = attack_refusal(state, seat, card, second(code)) if second(code) < state.seats else NO_RIVAL
    elif verb == verbs.OFFER_PACT:
        found = offer_refusal(state, seat, second(code))
    elif verb == verbs.SETTLE:
        found = Reason("TTA-CRD-2", "through-the-ages-no-voyage")
    return found or Reason("TTA-POL-1", "through-the-ages-not-now")


def offer_refusal(state: AgesState, seat: int, target: int) -> Reason:
    """Why a pact cannot be offered in this way (TTA-PAC-1, TTA-PAC-5)."""
    if state.players() == 2:
        return Reason("TTA-PAC-5", "through-the-ages-two-players")
    is_rival = target != seat and target < state.seats and not state.course.out[target]
    return Reason("TTA-PAC-1", "through-the-ages-roles-alike" if is_rival else "through-the-ages-no-rival")


# Lists of legal moves need these again and again, so they are made once.
NO_RIVAL: Final = Reason("TTA-AGG-6", "through-the-ages-no-rival")
LEADER_OF_PEACE: Final = Reason("TTA-CRD-31", "through-the-ages-leader-of-peace")
NO_WAR_AT_THE_END: Final = Reason("TTA-WAR-2", "through-the-ages-no-war-at-the-end")
SHIELDED: Final = Reason("TTA-CRD-29", "through-the-ages-pact-forbids")
PACT_OF_PEACE: Final = Reason("TTA-PAC-3", "through-the-ages-pact-forbids")
ATTACKED_ALREADY: Final = Reason("TTA-VAR-3", "through-the-ages-attacked-already")
NOTHING_TO_HIT: Final = Reason("TTA-AGG-6", "through-the-ages-nothing-to-hit")
MILITARY_SHORT: Final = Reason("TTA-POL-2", "through-the-ages-military-actions-short")


def attack_refusal(state: AgesState, seat: int, card: int, target: int) -> Reason | None:
    """Why a card cannot be used to attack a target; None if it can (TTA-AGG-6)."""
    box, course = state.box, state.course
    if target == seat or course.out[target]:
        return NO_RIVAL
    if box.effect(state.civs[seat].leader, kinds.NO_ATTACK):
        return LEADER_OF_PEACE
    if box.kind[card] == kinds.WAR:
        if state.rules.version == FULL and state.is_last_round():
            return NO_WAR_AT_THE_END
        if is_shielded(state, target):
            return SHIELDED
    if is_at_peace(state, seat, target) or is_at_peace(state, target, seat):
        return PACT_OF_PEACE
    if state.rules.gangs and course.mark[target] not in (-1, seat):
        return ATTACKED_ALREADY
    if not has_victim(state, card, target):
        return NOTHING_TO_HIT
    if attack_price(state, card, target) > state.civs[seat].military_left():
        return MILITARY_SHORT
    return None


def is_at_peace(state: AgesState, owner: int, other: int) -> bool:
    """Whether the pact in front of an owner forbids attacks between the two (TTA-PAC-3)."""
    course = state.course
    card = course.pact[owner]
    return card >= 0 and course.partner[owner] == other and state.box.peace[card] > 0


def is_shielded(state: AgesState, seat: int) -> bool:
    """Whether a pact protects a seat from wars (TTA-CRD-29)."""
    for owner in range(state.seats):
        side = side_of(state, owner, seat)
        if side and side[SIDE_SHIELDED]:
            return True
    return False


def has_victim(state: AgesState, card: int, target: int) -> bool:
    """Whether the target has the leader, unfinished wonder or colony that the card needs to hit, if it needs one."""
    civ = state.civs[target]
    kind = state.box.happenings[card][0].kind
    if kind == kinds.E_KILL_LEADER:
        return civ.leader >= 0
    if kind == kinds.E_BREAK_WONDER:
        return civ.wonder >= 0
    return kind != kinds.E_TAKE_COLONY or bool(civ.colonies)


def do_prepare(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Add a card to the future events, score its age, then reveal the next current event (TTA-EVE-1)."""
    card = first(code)
    label = leave_hand(state, seat, card)
    state.piles.future_by.append(seat)
    state.piles.future.append(label * SLOT + card)
    log.note(notes.EVENT_PREPARED, seat, card, state.box.age[card])
    score_culture(state, seat, state.box.age[card], log)
    state.agenda.next(steps.EVENT_CARD)


def do_cancel_pact(state: AgesState, seat: int, code: int, log: Log) -> None:
    """End the pact in front of a seat (TTA-PAC-2)."""
    end_pact(state, first(code), log)


def do_settle(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Turn a territory in hand into a colony, once in the game (TTA-CRD-2)."""
    state.civs[seat].once |= SETTLED
    leave_hand(state, seat, first(code))
    colonize(state, seat, first(code), True, log)


def do_resign(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Leave the game, which goes on without this seat (TTA-END-6)."""
    resign(state, seat, log)


def do_pass(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Take no political action (TTA-POL-1)."""
    log.note(notes.PASSED, seat)


DEEDS: dict[int, Callable[[AgesState, int, int, Log], None]] = {
    verbs.PREPARE: do_prepare,
    verbs.ATTACK: do_attack,
    verbs.DECLARE_WAR: do_declare_war,
    verbs.OFFER_PACT: do_offer_pact,
    verbs.CANCEL_PACT: do_cancel_pact,
    verbs.SETTLE: do_settle,
    verbs.RESIGN: do_resign,
    verbs.PASS: do_pass,
}
