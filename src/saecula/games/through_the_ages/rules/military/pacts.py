"""Pacts: offered, accepted or refused (TTA-PAC)."""

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.civ import put
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.military.hands import leave_hand
from saecula.games.through_the_ages.rules.ratings import count_actions
from saecula.games.through_the_ages.rules.resigning import end_pact
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask


def offer_pact(state: AgesState, seat: int, card: int, target: int, role: int, log: Log) -> None:
    """Show a pact to one rival with the roles named (TTA-PAC-1)."""
    course = state.course
    course.offer_label = leave_hand(state, seat, card)
    course.offer = card
    log.note(notes.PACT_OFFERED, seat, target, card, role)
    state.agenda.ask(target, steps.OFFER, seat, role)


class Offer(Ask[AgesState]):
    """Accept a pact as offered, or refuse it; the frame has who offers it and his role."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Yes or no."""
        return [pack(verbs.ACCEPT), pack(verbs.REFUSE)]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Accepted it lies in front of the offerer, refused it goes back to his hand (TTA-PAC-1)."""
        course, owner = state.course, first(frame)
        state.agenda.answered(seat)
        card = course.offer
        course.offer = -1
        if verb_of(code) == verbs.REFUSE:
            put(state.piles.hands[owner], card)
            put(state.piles.labels[owner], course.offer_label)
            log.note(notes.PACT_REFUSED, seat, owner, card)
            return
        if course.pact[owner] >= 0:
            end_pact(state, owner, log)
        course.pact[owner], course.partner[owner], course.role[owner] = card, seat, second(frame)
        log.note(notes.PACT_SIGNED, owner, seat, card)
        count_actions(state, owner)
        count_actions(state, seat)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """There is nothing to refuse about yes and no."""
        return None
