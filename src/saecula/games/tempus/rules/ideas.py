"""Having an idea: drawing cards, the hand limit (TEM-IDE)."""

from saecula.games.tempus.model import notes, steps, verbs
from saecula.games.tempus.model.cards import POOL, insert, kinds_in, take
from saecula.games.tempus.model.kinds import KINDS
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.idea_cards import discard
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Draw, Run


class Cards(Run[TempusState]):
    """A seat draws cards one by one; the frame names the seat and counts the cards still to draw."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Go on with the next card; when the deck is empty the discards become a new one (TEM-IDE-2, TEM-IDE-8)."""
        seat, left = first(frame), second(frame)
        ideas = state.ideas
        if left == 0:
            return
        if ideas.left == 0:
            reshuffle(state, log)
        if ideas.left > 0:
            state.agenda.next(steps.CARDS, seat, left - 1)
            state.agenda.next(steps.CARD_FROM_DECK, seat)


def reshuffle(state: TempusState, log: Log) -> None:
    """The discards become the deck, which is a new pool."""
    ideas = state.ideas
    total = sum(ideas.discards)
    if total == 0:
        return
    ideas.deck = ideas.discards
    ideas.discards = [0] * KINDS
    ideas.left = total
    ideas.pool += 1
    log.note(notes.DECK_RESHUFFLED, total)


class CardFromDeck(Draw[TempusState]):
    """Chance draws a card for the seat named in the frame."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """One move per kind left in the deck."""
        deck = state.ideas.deck
        return [pack(verbs.DRAW_CARD, kind) for kind in range(KINDS) if deck[kind]]

    def weights(self, state: TempusState, frame: int) -> list[int]:
        """For each kind the number of its copies in the deck."""
        return [copies for copies in state.ideas.deck if copies]

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """The card goes to the hand and remembers its pool."""
        state.agenda.table.pop()
        ideas = state.ideas
        kind = first(code)
        ideas.deck[kind] -= 1
        ideas.left -= 1
        insert(ideas.hands[first(frame)], ideas.pool * POOL + kind)
        log.note(notes.CARD_DRAWN, first(frame), kind)


class HandLimit(Run[TempusState]):
    """A seat discards down to its limit at once (TEM-IDE-1, TEM-IDE-7)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Ask the seat to discard the cards above its limit."""
        seat = first(frame)
        over = len(state.ideas.hands[seat]) - state.box.chart.hand[state.course.era[seat]]
        if over > 0:
            state.agenda.ask(seat, steps.DISCARD, over)


class Discard(Ask[TempusState]):
    """Discard a card of the seat's choice; the frame counts how many must still go."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """One move per kind held."""
        return [pack(verbs.DISCARD_CARD, kind) for kind in kinds_in(state.ideas.hands[seat])]

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """The card goes face up to the discards."""
        kind = first(code)
        take(state.ideas.hands[seat], kind)
        discard(state, kind)
        log.note(notes.CARD_DISCARDED, seat, kind)
        if first(frame) > 1:
            state.agenda.again(seat, steps.DISCARD, first(frame) - 1)
        else:
            state.agenda.answered(seat)

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """The card is not held; every other move has to wait until this is done (TEM-IDE-7)."""
        if verb_of(code) != verbs.DISCARD_CARD:
            return None
        return Reason("TEM-IDE-1", "tempus-card-not-held")
