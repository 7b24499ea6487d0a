"""The political phase: one action or none (TTA-POL)."""

from saecula.games.through_the_ages.model import kinds, notes, steps, verbs
from saecula.games.through_the_ages.model.box import SIDE_SHIELDED
from saecula.games.through_the_ages.model.civ import SETTLED
from saecula.games.through_the_ages.model.state import FULL, SLOT, AgesState
from saecula.games.through_the_ages.rules.civil.prices import attack_price
from saecula.games.through_the_ages.rules.military.colonies import colonize
from saecula.games.through_the_ages.rules.military.fights import declare_war, play_aggression
from saecula.games.through_the_ages.rules.military.hands import leave_hand
from saecula.games.through_the_ages.rules.military.pacts import offer_pact
from saecula.games.through_the_ages.rules.points import score_culture
from saecula.games.through_the_ages.rules.ratings import side_of
from saecula.games.through_the_ages.rules.resigning import end_pact, resign
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of
from saecula.kernel.steps import Ask, Run


class Politics(Run[AgesState]):
    """Ask for the political action, unless it was given up (TTA-POL-1, TTA-CRD-16)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Marks of those attacked are given back now (TTA-VAR-3)."""
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
        """Whatever the hand and the table allow."""
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
        """One action, then the phase is over."""
        state.agenda.answered(seat)
        verb, card = verb_of(code), first(code)
        if verb == verbs.PREPARE:
            prepare(state, seat, card, log)
        elif verb == verbs.ATTACK:
            play_aggression(state, seat, card, second(code), log)
        elif verb == verbs.DECLARE_WAR:
            declare_war(state, seat, card, second(code), log)
        elif verb == verbs.OFFER_PACT:
            offer_pact(state, seat, card, second(code), third(code), log)
        elif verb == verbs.CANCEL_PACT:
            end_pact(state, card, log)
        elif verb == verbs.SETTLE:
            state.civs[seat].once |= SETTLED
            leave_hand(state, seat, card)
            colonize(state, seat, card, True, log)
        elif verb == verbs.RESIGN:
            resign(state, seat, log)
        else:
            log.note(notes.PASSED, seat)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """Which rule stands against a political action."""
        verb, card = verb_of(code), first(code)
        if verb in (verbs.PREPARE, verbs.ATTACK, verbs.DECLARE_WAR, verbs.OFFER_PACT, verbs.SETTLE):
            if card not in state.piles.hands[seat]:
                return Reason("TTA-POL-1", "through-the-ages-not-in-hand")
            clause, key = card_refusal(state, seat, code)
            return Reason(clause or "TTA-POL-1", key or "through-the-ages-not-now")
        if verb == verbs.CANCEL_PACT:
            return Reason("TTA-PAC-2", "through-the-ages-no-pact")
        return Reason("TTA-END-6", "through-the-ages-no-resigning-now") if verb == verbs.RESIGN else None


def hand_card_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add the political actions with one card of the hand."""
    box = state.box
    kind = box.kind[card]
    if kind in (kinds.EVENT, kinds.TERRITORY):
        out.append(pack(verbs.PREPARE, card))
        if kind == kinds.TERRITORY and may_settle(state, seat):
            out.append(pack(verbs.SETTLE, card))
    elif kind in (kinds.AGGRESSION, kinds.WAR):
        verb = verbs.ATTACK if kind == kinds.AGGRESSION else verbs.DECLARE_WAR
        for target in range(state.seats):
            if attack_refusal(state, seat, card, target)[0] == "":
                out.append(pack(verb, card, target))
    elif kind == kinds.PACT and state.players() > 2:
        for target in range(state.seats):
            if target != seat and not state.course.out[target]:
                out.append(pack(verbs.OFFER_PACT, card, target, 0))
                if not box.symmetric[card]:
                    out.append(pack(verbs.OFFER_PACT, card, target, 1))


def may_settle(state: AgesState, seat: int) -> bool:
    """Whether Columbus has a voyage left (TTA-CRD-2)."""
    civ = state.civs[seat]
    return state.box.effect(civ.leader, kinds.FREE_COLONY) > 0 and not civ.has_done(SETTLED)


def card_refusal(state: AgesState, seat: int, code: int) -> tuple[str, str]:
    """The clause and sentence against a political action with a card that is in hand."""
    verb, card = verb_of(code), first(code)
    kind = state.box.kind[card]
    wanted = {
        verbs.PREPARE: (kinds.EVENT, kinds.TERRITORY),
        verbs.ATTACK: (kinds.AGGRESSION,),
        verbs.DECLARE_WAR: (kinds.WAR,),
        verbs.OFFER_PACT: (kinds.PACT,),
    }
    if kind not in wanted.get(verb, (kinds.TERRITORY,)):
        return "TTA-POL-1", "through-the-ages-card-does-otherwise"
    if verb in (verbs.ATTACK, verbs.DECLARE_WAR):
        return attack_refusal(state, seat, card, second(code)) if second(code) < state.seats else NO_RIVAL
    if verb == verbs.SETTLE:
        return "TTA-CRD-2", "through-the-ages-no-voyage"
    if verb == verbs.OFFER_PACT:
        if state.players() == 2:
            return "TTA-PAC-5", "through-the-ages-two-players"
        is_rival = second(code) != seat and second(code) < state.seats and not state.course.out[second(code)]
        return "TTA-PAC-1", "through-the-ages-roles-alike" if is_rival else "through-the-ages-no-rival"
    return "", ""


NO_RIVAL = ("TTA-AGG-6", "through-the-ages-no-rival")


def attack_refusal(state: AgesState, seat: int, card: int, target: int) -> tuple[str, str]:
    """The clause and sentence against an aggression or a war on somebody (TTA-AGG-6)."""
    box, course = state.box, state.course
    if target == seat or course.out[target]:
        return NO_RIVAL
    if box.effect(state.civs[seat].leader, kinds.NO_ATTACK):
        return "TTA-CRD-31", "through-the-ages-leader-of-peace"
    if box.kind[card] == kinds.WAR:
        if state.rules.version == FULL and state.is_last_round():
            return "TTA-WAR-2", "through-the-ages-no-war-at-the-end"
        if is_shielded(state, target):
            return "TTA-CRD-29", "through-the-ages-pact-forbids"
    for owner in (seat, target):
        other = target if owner == seat else seat
        if course.pact[owner] >= 0 and course.partner[owner] == other and box.peace[course.pact[owner]]:
            return "TTA-PAC-3", "through-the-ages-pact-forbids"
    if state.rules.gangs and course.mark[target] >= 0:
        return "TTA-VAR-3", "through-the-ages-attacked-already"
    if not has_victim(state, card, target):
        return "TTA-AGG-6", "through-the-ages-nothing-to-hit"
    if attack_price(state, card, target) > state.civs[seat].military_left():
        return "TTA-POL-2", "through-the-ages-military-actions-short"
    return "", ""


def is_shielded(state: AgesState, seat: int) -> bool:
    """Whether nobody may declare war on a seat (TTA-CRD-29)."""
    for owner in range(state.seats):
        side = side_of(state, owner, seat)
        if side and side[SIDE_SHIELDED]:
            return True
    return False


def has_victim(state: AgesState, card: int, target: int) -> bool:
    """Whether there is a leader, an unfinished wonder or a colony to hit where the card needs one."""
    civ = state.civs[target]
    kind = state.box.happenings[card][0].kind
    if kind == kinds.E_KILL_LEADER:
        return civ.leader >= 0
    if kind == kinds.E_BREAK_WONDER:
        return civ.wonder >= 0
    return kind != kinds.E_TAKE_COLONY or bool(civ.colonies)


def prepare(state: AgesState, seat: int, card: int, log: Log) -> None:
    """Face down to the future events, culture for its age, then the next current event (TTA-EVE-1)."""
    label = leave_hand(state, seat, card)
    state.piles.future_by.append(seat)
    state.piles.future.append(label * SLOT + card)
    log.note(notes.EVENT_PREPARED, seat, card, state.box.age[card])
    score_culture(state, seat, state.box.age[card], log)
    state.agenda.next(steps.EVENT_CARD)
