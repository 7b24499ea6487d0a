"""Laying cards face down, the same for attack, defence and progress: one by one in any order, then Done.

The number of cards laid is public, their faces are not (TEM-FIG-14, TEM-PRO-8). A card laid can be taken back by undo
until Done. What is laid is kept in order, so that a set of cards gives the same state in whatever order it was laid.
"""

from saecula.games.tempus.model import notes, steps, verbs
from saecula.games.tempus.model.cards import insert, kind_of, kinds_in, take
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.idea_cards import discard
from saecula.kernel.codes import Log, Reason, first, pack, verb_of
from saecula.kernel.steps import Ask


class LayCards(Ask[TempusState]):
    """Lay any number of cards; the frame holds the highest kind laid."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        #: the step that asks again once a card is laid
        self.kind = kind

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """Lay any card, or stop."""
        found = [pack(verbs.LAY_CARD, kind) for kind in kinds_in(state.ideas.hands[seat])]
        found.append(pack(verbs.DONE))
        return found

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay it face down, or close the choice."""
        if verb_of(code) == verbs.DONE:
            state.agenda.answered(seat)
            return
        insert(state.ideas.laid[seat], take(state.ideas.hands[seat], first(code)))
        state.agenda.again(seat, self.kind, max(first(frame), first(code)))
        log.note(notes.CARD_LAID, seat, len(state.ideas.laid[seat]))

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """The card is not held."""
        return Reason("TEM-IDE-6", "tempus-card-not-held") if verb_of(code) == verbs.LAY_CARD else None


class AttackCards(LayCards):
    """The attacker lays cards (TEM-FIG-4)."""

    def __init__(self) -> None:
        super().__init__(steps.ATTACK_CARDS)


class DefenceCards(LayCards):
    """The defender lays cards (TEM-FIG-4)."""

    def __init__(self) -> None:
        super().__init__(steps.DEFENCE_CARDS)


class ProgressCards(LayCards):
    """A player commits cards to progress (TEM-PRO-3)."""

    def __init__(self) -> None:
        super().__init__(steps.PROGRESS_CARDS)


def reveal(state: TempusState, seat: int, log: Log) -> None:
    """Show the cards a seat has laid and discard them (TEM-FIG-9, TEM-PRO-7)."""
    for card in state.ideas.laid[seat]:
        discard(state, kind_of(card))
        log.note(notes.CARD_REVEALED, seat, kind_of(card))
    state.ideas.laid[seat] = []
