"""Leaving the game before its end (TTA-END-6, TTA-END-9, TTA-END-10)."""

from saecula.games.through_the_ages.model import notes, steps
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.military.hands import discard_openly
from saecula.games.through_the_ages.rules.ratings import count_actions
from saecula.kernel.codes import Log


def end_pact(state: AgesState, owner: int, log: Log) -> None:
    """End and discard the pact in front of an owner; the action tokens it gave are lost (TTA-PAC-2)."""
    course = state.course
    card, partner = course.pact[owner], course.partner[owner]
    log.note(notes.PACT_ENDED, owner, partner, card)
    discard_openly(state, card)
    course.pact[owner], course.partner[owner], course.role[owner] = -1, -1, 0
    count_actions(state, owner)
    count_actions(state, partner)


def resign(state: AgesState, seat: int, log: Log) -> None:
    """A seat leaves: its turn ends at once, and its wars, wars on it and its pacts end (TTA-END-6, TTA-PAC-5)."""
    course = state.course
    course.out[seat] = 1 + max(course.out)
    log.note(notes.RESIGNED, seat)
    for other in range(state.seats):
        cut_ties(state, seat, other, log)
    state.agenda.table.clear()
    if state.players() == 1:
        state.agenda.next(steps.END_GAME)
        return
    if course.first == seat:
        # from now on the next one clockwise begins each round, and begins this one again (TTA-END-10)
        course.first = state.playing()[0]
        course.round -= 1
    state.agenda.next(steps.NEXT_TURN)


def cut_ties(state: AgesState, seat: int, other: int, log: Log) -> None:
    """Discard the war, the pact and the mark in front of a seat, if they involve the one that leaves."""
    course = state.course
    if course.war[other] >= 0 and seat in (other, course.war_on[other]):
        discard_openly(state, course.war[other])
        course.war[other] = course.war_on[other] = -1
    if course.pact[other] >= 0 and seat in (other, course.partner[other]):
        end_pact(state, other, log)
    if course.mark[other] == seat:
        course.mark[other] = -1
