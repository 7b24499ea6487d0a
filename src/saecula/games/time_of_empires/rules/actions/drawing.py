"""Drawing technologies: everybody sees a pile's top type, only the drawer sees the card (TOE-DRA, TOE-GLO-1)."""

from typing import Final

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.chain import Chain, count_down
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Draw

#: The four piles as bits.
ALL_PILES: Final = 0b1111


def board_piles(board: int) -> int:
    """The two piles of a technology board as bits."""
    return 0b11 << 2 * board


def insert(hand: list[int], card: int) -> None:
    """Add a card to a hand, which is kept in ascending order."""
    at = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def type_counts(state: EmpiresState) -> list[int]:
    """How many cards of each type are in the piles below their top cards; everybody can work that out."""
    cards, deck = state.cards, state.box.deck
    found = [0, 0, 0, 0]
    for card in range(len(cards.pool)):
        if cards.pool[card]:
            found[deck.type[card]] += cards.pool[card]
    for top in cards.tops:
        if top >= 0:
            found[top] -= 1
    return found


class Top(Draw[EmpiresState]):
    """Chance draws the type of a pile's new top card; the frame holds the pile (TOE-PRE-1)."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Every type that is left below the tops."""
        counts = type_counts(state)
        return [pack(verbs.TURN_UP, type) for type in range(4) if counts[type]]

    def weights(self, state: EmpiresState, frame: int) -> list[int]:
        """The weight of a type is the number of its cards below the tops."""
        return [count for count in type_counts(state) if count]

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Show the type on top of the pile."""
        state.agenda.table.pop()
        state.cards.tops[first(frame)] = first(code)
        log.note(notes.TOP_TURNED, first(frame), first(code))


class Card(Draw[EmpiresState]):
    """Chance draws the card, one of the type that all can see; the frame holds the seat and the pile (TOE-DRA-1)."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Every kind of card of that type left in the piles."""
        cards, deck = state.cards, state.box.deck
        type = cards.tops[second(frame)]
        return [
            pack(verbs.DRAW_CARD, card)
            for card in range(len(cards.pool))
            if cards.pool[card] and deck.type[card] == type
        ]

    def weights(self, state: EmpiresState, frame: int) -> list[int]:
        """The weight of a kind is the number of its copies left."""
        cards, deck = state.cards, state.box.deck
        type = cards.tops[second(frame)]
        return [cards.pool[card] for card in range(len(cards.pool)) if cards.pool[card] and deck.type[card] == type]

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Put the card into the hand, then draw the pile's new top; an empty pile is not refilled (TOE-DRA-2)."""
        state.agenda.table.pop()
        cards, drawer, pile, card = state.cards, first(frame), second(frame), first(code)
        cards.pool[card] -= 1
        insert(cards.hands[drawer], card)
        log.note(notes.CARD_DRAWN, drawer, pile, cards.tops[pile], card)
        cards.tops[pile] = -1
        cards.left[pile] -= 1
        if cards.left[pile]:
            state.agenda.next(steps.TOP, pile)


class Drawing(Chain):
    """Draw cards one at a time; the frame holds how many, and the piles allowed as bits (TOE-DRA-1, TOE-GLO-1)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Each pile allowed that still has a card."""
        return [
            pack(verbs.DRAW_FROM, pile)
            for pile in range(4)
            if state.cards.left[pile] and (second(frame) >> pile) & 1 == 1
        ]

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Let chance draw the card, and then the type of the pile's next card."""
        count_down(state, seat, frame)
        state.agenda.next(steps.CARD, seat, first(code))

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """The pile belongs to the other board, or it is empty."""
        if verb_of(code) != verbs.DRAW_FROM:
            return None
        if (second(frame) >> first(code)) & 1 == 0:
            return Reason("TOE-DRA-1", "time-of-empires-other-board")
        return Reason("TOE-DRA-2", "time-of-empires-pile-empty")
