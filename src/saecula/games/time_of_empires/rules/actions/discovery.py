"""Discovering technologies (TOE-TEC, TOE-GLO-2)."""

from typing import Final

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.box import AMOUNT
from saecula.games.time_of_empires.model.kinds import CHEAP_DISCOVERY
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.chain import Chain
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of

# The first argument of the frame: whether the card has to be paid for.
PAID: Final = 0
FREE: Final = 1


def discovery_cost(state: EmpiresState, seat: int, card: int) -> int:
    """What it costs a seat to discover a card, in ideas."""
    cost = state.box.deck.ideas[card]
    return max(0, cost - 1) if state.folk.can(seat, CHEAP_DISCOVERY) else cost


def payable(state: EmpiresState, seat: int, free: bool) -> list[int]:
    """The different cards in hand that a seat could pay for now; all of them if discovering is free."""
    found: list[int] = []
    last = -1
    for card in state.cards.hands[seat]:
        if card != last and (free or discovery_cost(state, seat, card) <= state.folk.ideas[seat]):
            found.append(card)
        last = card
    return found


class Discovering(Chain):
    """Discover a card from hand and resolve its effects; the frame holds PAID or FREE, and how many cards."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Every card that the seat can pay for (TOE-TEC-1)."""
        if state.folk.waiting[seat] >= 0:
            return []
        return [pack(verbs.DISCOVER, card) for card in payable(state, seat, first(frame) == FREE)]

    def is_open(self, state: EmpiresState, seat: int, frame: int) -> bool:
        """Whether the hand holds any card: everybody knows that much, but not which cards they are."""
        return state.folk.waiting[seat] < 0 and len(state.cards.hands[seat]) > 0

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Pay, lay the card over any card there, and queue its effects in order (TOE-TEC-1, TOE-TEC-3)."""
        card = first(code)
        if second(frame) > 1:
            state.agenda.again(seat, steps.DISCOVERING, first(frame), second(frame) - 1)
        else:
            state.agenda.answered(seat)
        if first(frame) == PAID:
            state.folk.ideas[seat] -= discovery_cost(state, seat, card)
        state.cards.hands[seat].remove(card)
        state.cards.found[seat].append(card)
        log.note(notes.TECHNOLOGY_DISCOVERED, seat, card)
        effects = state.box.deck.effects[card]
        for at in range(len(effects) - 1, -1, -1):
            state.agenda.ask(seat, steps.EFFECT, seat, effects[at] // AMOUNT, effects[at] % AMOUNT)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """A building is waiting, the card is not in hand, or it costs too many ideas."""
        if verb_of(code) != verbs.DISCOVER:
            return None
        if state.folk.waiting[seat] >= 0:
            return Reason("TOE-BUI-3", "time-of-empires-building-waits")
        if first(code) not in state.cards.hands[seat]:
            return Reason("TOE-TEC-1", "time-of-empires-card-not-held")
        return Reason("TOE-TEC-1", "time-of-empires-too-few-ideas")
