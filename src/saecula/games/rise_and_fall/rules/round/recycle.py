"""Phase E: empty hands take their discards back, and the first-player token passes (RNF-E)."""

from saecula.games.rise_and_fall.model import notes
from saecula.games.rise_and_fall.model.kinds import DISCARD, HAND, KINDS
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import cards_in, hand_of
from saecula.kernel.codes import Log
from saecula.kernel.steps import Run


class Recycle(Run[RiseState]):
    """Empty hands take their discards back; if any did, the token passes once (RNF-E-1, RNF-E-2, RNF-E-3)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """All seats at the same time."""
        cards = state.realms.cards
        recycled = False
        for seat in state.living():
            back = cards_in(state, seat, DISCARD)
            if back and not hand_of(state, seat):
                for kind in back:
                    cards[seat * KINDS + kind] = HAND
                log.note(notes.RECYCLED, seat)
                recycled = True
        if recycled:
            pass_token(state, log)


def pass_token(state: RiseState, log: Log) -> None:
    """The first-player token goes to the next living player clockwise (RNF-E-2, RNF-A-5)."""
    state.course.first = state.next_living(state.course.first)
    log.note(notes.TOKEN_PASSED, state.course.first)
