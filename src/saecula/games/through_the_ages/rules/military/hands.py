"""Military cards in hands, discards and decks, with labels for the shuffles they may come from (TTA-MCA)."""

from saecula.games.through_the_ages.model import notes
from saecula.games.through_the_ages.model.civ import put
from saecula.games.through_the_ages.model.kinds import ACTION
from saecula.games.through_the_ages.model.state import NOBODY, SLOT, AgesState
from saecula.kernel.codes import Log


def leave_hand(state: AgesState, seat: int, card: int) -> int:
    """Take a military card out of a hand; returns the newest label that it may have.

    Others see only its age, so the cards that stay keep the newest labels of that age, which give nothing away.
    """
    piles = state.piles
    piles.hands[seat].remove(card)
    labels = piles.labels[seat]
    newest = 0
    oldest = -1
    for at in range(len(labels)):
        if piles.pools[labels[at]] == state.box.age[card]:
            newest = labels[at]
            if oldest < 0:
                oldest = at
    labels.pop(oldest)
    return newest


def discard_openly(state: AgesState, card: int) -> None:
    """Put a card that everybody saw on the discards of its age (TTA-MCA-4)."""
    put(state.piles.open, card)


def discard_face_down(state: AgesState, seat: int, card: int) -> None:
    """Move a card from a hand face down to its owner's discards (TTA-MCA-1)."""
    label = leave_hand(state, seat, card)
    state.piles.down[seat].append(label * SLOT + card)


def deck_size(state: AgesState) -> int:
    """How many cards the current military deck has."""
    course, box = state.course, state.box
    if course.pool < 0:
        return 0
    total = 0
    for card in range(box.military_from[course.age], box.military_to[course.age]):
        total += course.deck[card]
    return total


def reshuffle(state: AgesState, log: Log) -> bool:
    """Make the discards of the current age a new deck; False if there are none (TTA-MCA-1, TTA-MCA-5)."""
    piles, course, box = state.piles, state.course, state.box
    count = 0
    for card in piles.open:
        if box.age[card] == course.age:
            return_card(state, card, NOBODY)
            count += 1
    piles.open = [card for card in piles.open if box.age[card] != course.age]
    for seat in range(state.seats):
        for slot in piles.down[seat]:
            if box.age[slot % SLOT] == course.age:
                return_card(state, slot % SLOT, seat)
                count += 1
        piles.down[seat] = [slot for slot in piles.down[seat] if box.age[slot % SLOT] != course.age]
    if count:
        course.pool = len(piles.pools)
        piles.pools.append(course.age)
        log.note(notes.DISCARDS_SHUFFLED, count)
    return count > 0


def return_card(state: AgesState, card: int, known_to: int) -> None:
    """Put a discarded card into the next deck; `known_to` is who knows of it, NOBODY if all saw it."""
    state.course.deck[card] += 1
    state.piles.returned += [len(state.piles.pools), known_to + 1, card]


def receive(state: AgesState, seat: int, card: int) -> None:
    """Move a card from the deck into a hand."""
    state.course.deck[card] -= 1
    put(state.piles.hands[seat], card)
    put(state.piles.labels[seat], state.course.pool)


def playable(state: AgesState, seat: int, card: int) -> bool:
    """Whether a card in hand is an action card, and at least one copy was not taken this turn (TTA-TAK-5)."""
    civ = state.civs[seat]
    return state.box.kind[card] == ACTION and civ.hand.count(card) > civ.fresh.count(card)
