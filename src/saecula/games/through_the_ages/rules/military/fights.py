"""Aggressions and wars: declared, fought, decided (TTA-AGG, TTA-WAR)."""

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.kinds import ATTACKED_CULTURE, WINNER
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.civil.prices import attack_price
from saecula.games.through_the_ages.rules.military.hands import discard_openly, leave_hand
from saecula.games.through_the_ages.rules.military.sacrifices import (
    CARDS,
    bonus_moves,
    bury,
    defence_of,
    give_unit,
    item_of,
    may_sacrifice,
    play_bonus,
    unit_moves,
    why_no_unit,
    worth,
)
from saecula.games.through_the_ages.rules.points import score_culture
from saecula.games.through_the_ages.rules.ratings import strength
from saecula.games.through_the_ages.rules.resigning import end_pact
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Run


def launch(state: AgesState, seat: int, card: int, target: int, log: Log) -> None:
    """Do what any attack does at once: pay, take the mark, end pacts, score Joan's culture (TTA-PAC-4)."""
    course, box = state.course, state.box
    state.civs[seat].military_spent += attack_price(state, card, target)
    leave_hand(state, seat, card)
    if state.rules.gangs:
        course.mark[target] = seat
    for owner, other in ((seat, target), (target, seat)):
        if course.pact[owner] >= 0 and course.partner[owner] == other and box.ends[course.pact[owner]]:
            end_pact(state, owner, log)
    rival = state.civs[target]
    if rival.leader >= 0 and box.effect(rival.leader, ATTACKED_CULTURE):
        score_culture(state, target, box.effect(rival.leader, ATTACKED_CULTURE), log)


def open_fight(state: AgesState, card: int, attacker: int, defender: int) -> None:
    """Set up a fight; Open Borders help the attacker (TTA-CRD-29)."""
    course, box = state.course, state.box
    course.fight, course.attacker, course.defender = card, attacker, defender
    course.offered = [0] * len(box.unit_sites)
    course.guarding = [0] * len(box.unit_sites)
    course.shield = 0
    course.edge = edge_of(state, attacker, defender)


def edge_of(state: AgesState, attacker: int, defender: int) -> int:
    """What pacts between the two add to the attack (TTA-CRD-29)."""
    course, edge = state.course, 0
    for owner, other in ((attacker, defender), (defender, attacker)):
        if course.pact[owner] >= 0 and course.partner[owner] == other:
            edge += state.box.attacker[course.pact[owner]]
    return edge


def do_attack(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Play an aggression: the attacker may sacrifice units, then the defender answers (TTA-AGG-1)."""
    card, target = first(code), second(code)
    log.note(notes.AGGRESSION_PLAYED, seat, target, card)
    launch(state, seat, card, target, log)
    open_fight(state, card, seat, target)
    state.agenda.next(steps.FIGHT_RESULT)
    state.agenda.next(steps.FIGHT_DEFENCE)
    if may_sacrifice(state, seat):
        state.agenda.ask(seat, steps.SACRIFICES, 0, 0)


def do_declare_war(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Declare a war, which lies open until the declarer's next turn (TTA-WAR-1, TTA-WAR-4)."""
    card, target = first(code), second(code)
    log.note(notes.WAR_DECLARED, seat, target, card)
    launch(state, seat, card, target, log)
    state.course.war[seat] = card
    state.course.war_on[seat] = target


class OwnWar(Run[AgesState]):
    """Decide the war that the player whose turn it is declared in the turn before (TTA-WAR-1)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Both may sacrifice, the attacker first."""
        course, seat = state.course, state.course.turn
        if course.war[seat] < 0:
            return
        open_fight(state, course.war[seat], seat, course.war_on[seat])
        log.note(notes.WAR_BEGAN, seat, course.war_on[seat], course.war[seat])
        state.agenda.next(steps.WAR_RESULT)
        state.agenda.next(steps.WAR_DEFENCE)
        if may_sacrifice(state, seat):
            state.agenda.ask(seat, steps.SACRIFICES, 0, 0)


class Sacrifices(Ask[AgesState]):
    """Sacrifice units; the frame has the highest item given, and 0 to attack, 1 to defend (TTA-AGG-1, TTA-WAR-1)."""

    def given(self, state: AgesState, frame: int) -> list[int]:
        """The units that this side has sacrificed so far, by unit site."""
        return state.course.guarding if second(frame) else state.course.offered

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Stop, or one more unit."""
        found = [pack(verbs.DONE)]
        unit_moves(state, seat, self.given(state, frame), found)
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Sacrifice one more unit, or stop."""
        if verb_of(code) == verbs.DONE:
            state.agenda.answered(seat)
        else:
            give_unit(state, seat, self.given(state, frame), first(code), log)
            item = max(first(frame), item_of(state.box, first(code)))
            state.agenda.again(seat, steps.SACRIFICES, item, second(frame))

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """Only the defender of an aggression may play bonus cards (TTA-AGG-3)."""
        if verb_of(code) == verbs.PLAY_BONUS:
            return Reason("TTA-AGG-3", "through-the-ages-no-bonus-here")
        return why_no_unit(state, seat) if verb_of(code) == verbs.SACRIFICE else None


class FightDefence(Run[AgesState]):
    """Always ask the defender, whatever is in hand: not asking would give that away (TTA-AGG-1)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Only a defender without units and without any card is not asked."""
        seat = state.course.defender
        if may_sacrifice(state, seat):
            state.agenda.ask(seat, steps.DEFENCE, 0)
        elif state.piles.hands[seat]:
            state.agenda.ask(seat, steps.DEFENCE, CARDS)


class Defence(Ask[AgesState]):
    """Sacrifice units and play bonus cards; the frame has the highest item given (TTA-AGG-1)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Stop, or one more unit or card."""
        found = [pack(verbs.DONE)]
        if may_sacrifice(state, seat):
            unit_moves(state, seat, state.course.guarding, found)
        bonus_moves(state, seat, found)
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Cards are discarded at once, units only after the comparison."""
        card = first(code)
        if verb_of(code) == verbs.DONE:
            state.agenda.answered(seat)
            return
        if verb_of(code) == verbs.SACRIFICE:
            give_unit(state, seat, state.course.guarding, card, log)
        else:
            play_bonus(state, seat, card, defence_of(state, seat, card), log)
        state.agenda.again(seat, steps.DEFENCE, max(first(frame), item_of(state.box, card)))

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """There is no such unit or card, or this is the last round."""
        if verb_of(code) == verbs.PLAY_BONUS:
            return Reason("TTA-AGG-3", "through-the-ages-no-such-bonus")
        return why_no_unit(state, seat) if verb_of(code) == verbs.SACRIFICE else None


class FightResult(Run[AgesState]):
    """An aggression succeeds if the attacker is strictly stronger (TTA-AGG-1, TTA-AGG-2)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Compare, remove sacrificed units, discard the card, take the spoils."""
        course = state.course
        edge = advantage(state, log)
        discard_openly(state, course.fight)
        if edge > 0:
            spoils(state, 0)


class WarDefence(Run[AgesState]):
    """The defender of a war may sacrifice, without bonus cards (TTA-WAR-1)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Ask only if there are units to sacrifice."""
        if may_sacrifice(state, state.course.defender):
            state.agenda.ask(state.course.defender, steps.SACRIFICES, 0, 1)


class WarResult(Run[AgesState]):
    """The stronger side takes what the card says for the difference; a tie gives nothing (TTA-WAR-1)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Compare, remove sacrificed units, discard the card, take the spoils."""
        course = state.course
        edge = advantage(state, log)
        course.war[course.attacker] = course.war_on[course.attacker] = -1
        discard_openly(state, course.fight)
        if edge < 0:
            course.attacker, course.defender = course.defender, course.attacker
        if edge:
            spoils(state, abs(edge))


def advantage(state: AgesState, log: Log) -> int:
    """Attack minus defence; sacrificed units count twice, and leave now (TTA-AGG-1)."""
    course = state.course
    attacker, defender = course.attacker, course.defender
    attack, defence = both_sides(state)
    bury(state, attacker, course.offered)
    bury(state, defender, course.guarding)
    course.offered, course.guarding, course.shield = [], [], 0
    log.note(notes.FIGHT_DECIDED, attacker, defender, attack, defence)
    return attack - defence


def both_sides(state: AgesState) -> tuple[int, int]:
    """Attack and defence so far: strength, sacrificed units, Open Borders, bonus cards (TTA-AGG-1)."""
    course = state.course
    attacker, defender = course.attacker, course.defender
    attack = strength(state, attacker) + worth(state, attacker, course.offered) + course.edge
    return attack, strength(state, defender) + worth(state, defender, course.guarding) + course.shield


def spoils(state: AgesState, edge: int) -> None:
    """Do what the card says, for the difference `edge` unless it is 0; from now on the attacker is who takes."""
    course = state.course
    happenings = state.box.happenings[course.fight]
    for at in range(len(happenings) - 1, -1, -1):
        happening = happenings[at]
        seat = course.attacker if happening.who == WINNER else course.defender
        state.agenda.next(steps.CONCERN, seat, happening.kind, edge if edge else happening.value)
