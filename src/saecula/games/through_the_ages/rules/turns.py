"""Turns and rounds (TTA-FIR, TTA-TUR)."""

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.amendments import rebellion_takes_its_whole_loss, second_round_begins_once
from saecula.games.through_the_ages.model.civ import ONCE_A_TURN
from saecula.games.through_the_ages.model.kinds import SPECIAL_RESOURCES
from saecula.games.through_the_ages.model.state import FULL, SIMPLE, AgesState
from saecula.games.through_the_ages.rules.end_of_age import turn_up_aside
from saecula.games.through_the_ages.rules.setting_up import ASIDE
from saecula.kernel.codes import Log, first, pack
from saecula.kernel.steps import Draw, Run

#: A turn from the second round on, step by step (TTA-TUR-1).
SIMPLE_TURN = [steps.REPLENISH, steps.ACTIONS, steps.PRODUCTION, steps.NEXT_TURN]
ADVANCED_TURN = [steps.REPLENISH, steps.POLITICS, steps.EXCESS, *SIMPLE_TURN[1:]]
FULL_TURN = [steps.REPLENISH, steps.OWN_WAR, *ADVANCED_TURN[1:]]
FIRST_TURN = [steps.ACTIONS, steps.PRODUCTION, steps.NEXT_TURN]


class FirstPlayer(Draw[AgesState]):
    """Chance decides who begins (TTA-SET-6)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every seat."""
        return [pack(verbs.CHOOSE_FIRST, other) for other in range(state.seats)]

    def weights(self, state: AgesState, frame: int) -> list[int]:
        """All equally likely."""
        return [1] * state.seats

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Remember the first player, then set up."""
        state.agenda.table.pop()
        state.course.first = first(code)
        log.note(notes.FIRST_CHOSEN, first(code))
        state.agenda.next(steps.SET_UP)


class NextTurn(Run[AgesState]):
    """The turn passes clockwise; all have the same number of turns (TTA-SET-6)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Begin the next turn, or the last scoring."""
        course = state.course
        if course.turn >= 0:
            rest(state, course.turn)
        seat = next_seat(state)
        if seat == course.first:
            course.round += 1
            if course.round == 2 and shows_after_first_round(state):
                turn_up_aside(state, log)
        if course.last and course.round > course.last:
            state.agenda.next(steps.FINAL)
            return
        course.turn = seat
        begin_turn(state, seat)
        log.note(notes.TURN_BEGAN, seat, course.round)
        state.agenda.enter(turn_of(state, seat))


def shows_after_first_round(state: AgesState) -> bool:
    """Whether a bonus card is now shown after the first round: the second of those set aside (TTA-VAR-6)."""
    left = len(state.piles.aside)
    if state.rules.bonus != "by-age" or not left:
        return False
    return left == ASIDE - 1 or not second_round_begins_once(state.box)


def next_seat(state: AgesState) -> int:
    """Who has the next turn: clockwise, skipping those who have resigned (TTA-END-6)."""
    course = state.course
    if course.turn < 0:
        return course.first
    seat = (course.turn + 1) % state.seats
    while course.out[seat]:
        seat = (seat + 1) % state.seats
    return seat


def turn_of(state: AgesState, seat: int) -> list[int]:
    """The steps of a seat's turn, by the round and the version of the game."""
    course = state.course
    if course.round == 1:
        return FIRST_TURN
    if state.rules.version == FULL:
        return FULL_TURN
    if state.rules.version > SIMPLE:
        return ADVANCED_TURN
    if seat == course.first and course.round > 2:
        return [steps.OPEN_EVENT, *SIMPLE_TURN]
    return SIMPLE_TURN


def begin_turn(state: AgesState, seat: int) -> None:
    """Make all action tokens usable again, except those that Rebellion takes (TTA-TUR-2, TTA-CRD-14)."""
    civ, course = state.civs[seat], state.course
    civ.civil_spent = 0
    civ.military_spent = 0
    lost = civ.rebellion
    civ.civil_lost = lost if rebellion_takes_its_whole_loss(state.box) else min(civ.civil, lost)
    civ.rebellion = 0
    civ.once &= ~ONCE_A_TURN
    civ.fresh = []
    civ.special_resources = civ.leader_resources = state.box.effect(civ.leader, SPECIAL_RESOURCES)
    if course.round == 1:
        # the first player has one action, the next two and so on (TTA-FIR-1)
        civ.civil_lost = civ.civil - 1 - (seat - course.first) % state.seats


def rest(state: AgesState, seat: int) -> None:
    """End what lasts for one turn only (TTA-MIL-2, TTA-MIL-5)."""
    civ = state.civs[seat]
    civ.drill = 0
    civ.special_resources = 0
    civ.leader_resources = 0
    civ.route_food = 0
    civ.route_resources = 0
    civ.civil_lost = 0
    civ.civil_spent = 0
    civ.military_spent = 0
