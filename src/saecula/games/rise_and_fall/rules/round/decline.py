"""Phase C: for each trophy won this round everybody gives up a card (RNF-C)."""

from saecula.games.rise_and_fall.model import notes, steps, verbs
from saecula.games.rise_and_fall.model.kinds import DECLINE, KINDS
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import active_cards
from saecula.kernel.codes import Log, Reason, first, pack, verb_of
from saecula.kernel.steps import Ask, Run


class DeclinePhase(Run[RiseState]):
    """Phase C: for each trophy won this round everybody gives up an active card (RNF-C-1, RNF-C-2)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Ask every seat that has a card to give."""
        for seat in state.living():
            owed = min(state.course.won, len(active_cards(state, seat)))
            if owed:
                state.agenda.ask(seat, steps.DECLINE_CHOICE, owed)


def still_to_give(state: RiseState, seat: int) -> list[int]:
    """The active cards not yet laid face down."""
    giving = state.course.giving[seat]
    return [kind for kind in active_cards(state, seat) if not giving >> kind & 1]


class DeclineChoice(Ask[RiseState]):
    """Lay the cards to decline face down; the frame counts how many are still owed (RNF-C-1, RNF-C-3)."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Cards in hand or discard, in any order: only the set is kept."""
        return [pack(verbs.DECLINE_CARD, kind) for kind in still_to_give(state, seat)]

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay one more card."""
        state.course.giving[seat] |= 1 << first(code)
        left = first(frame) - 1
        log.note(notes.DECLINE_LAID, seat, left)
        if left:
            state.agenda.again(seat, steps.DECLINE_CHOICE, left)
        else:
            state.agenda.answered(seat)

    def why_not(self, state: RiseState, seat: int, frame: int, code: int) -> Reason | None:
        """Not active, or already laid."""
        if verb_of(code) != verbs.DECLINE_CARD:
            return None
        if first(code) not in active_cards(state, seat):
            return Reason("RNF-C-1", "rise-and-fall-card-not-active")
        return Reason("RNF-C-1", "rise-and-fall-card-laid-already")


class RevealDecline(Run[RiseState]):
    """All cards given up are shown together and go into decline (RNF-C-1)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Show them."""
        for seat in range(state.seats):
            for kind in range(KINDS):
                if state.course.giving[seat] >> kind & 1:
                    state.realms.cards[seat * KINDS + kind] = DECLINE
                    log.note(notes.CARD_DECLINED, seat, kind)
            state.course.giving[seat] = 0
