"""Idea cards. A kind is an ability and a terrain; a card in a hand also remembers the pool it was drawn from.

Every shuffle of the deck makes a new pool, whose contents are public. So it is known exactly what a hidden card
can be, and dealing hidden cards anew, pool by pool, gives any state that agrees with what somebody has seen.
"""

from typing import Final

from saecula.games.tempus.model.kinds import ABILITIES, CARD_TERRAINS

POOL: Final = 64
#: How many kinds an ability has: one for each terrain of the cards.
KINDS_EACH: Final = 4


def kind_with(ability: int, terrain: int) -> int:
    """The kind with an ability and a terrain, given by its place among the terrains of the cards."""
    return ability * KINDS_EACH + terrain


def copies_of(deck: list[int], ability: int) -> int:
    """How many cards of an ability are among these, which are counted by kind."""
    return sum(deck[kind_with(ability, 0) : kind_with(ability + 1, 0)])


def kind_of(card: int) -> int:
    """The kind of a card in a hand: its ability and terrain."""
    return card % POOL


def pool_of(card: int) -> int:
    """The number of the shuffle that a card was drawn from."""
    return card // POOL


def ability_of(kind: int) -> int:
    """The ability of a kind of card."""
    return kind // KINDS_EACH


def terrain_of(kind: int) -> int:
    """The terrain of a kind of card."""
    return kind % KINDS_EACH + 1


def card_name(kind: int) -> str:
    """The name of a kind of card."""
    return f"{ABILITIES[kind // KINDS_EACH]}/{CARD_TERRAINS[kind % KINDS_EACH]}"


def insert(hand: list[int], card: int) -> None:
    """Add a card to a hand, which is kept in order."""
    hand.append(card)
    hand.sort()


def take(hand: list[int], kind: int) -> int:
    """Take a card of a kind out of a hand, of the oldest pool if there are several."""
    for at in range(len(hand)):
        if hand[at] % POOL == kind:
            return hand.pop(at)
    raise ValueError(kind)


def kinds_in(hand: list[int]) -> list[int]:
    """The different kinds in a hand, in ascending order."""
    found: list[int] = []
    for card in hand:
        kind = card % POOL
        if kind not in found:
            insert(found, kind)
    return found


def of_ability(hand: list[int], ability: int) -> list[int]:
    """The different kinds in a hand that have an ability, in ascending order."""
    found: list[int] = []
    for card in hand:
        kind = card % POOL
        if kind // KINDS_EACH == ability and kind not in found:
            insert(found, kind)
    return found


def has_ability(hand: list[int], ability: int) -> bool:
    """Whether any card of a hand has an ability."""
    for card in hand:
        if card % POOL // KINDS_EACH == ability:
            return True
    return False


def count_ability(hand: list[int], ability: int) -> int:
    """How many cards of a hand have an ability."""
    found = 0
    for card in hand:
        if card % POOL // KINDS_EACH == ability:
            found += 1
    return found
