"""Treasuries and the bank (RNF-B-4 to RNF-B-6)."""

from saecula.games.rise_and_fall.model.kinds import (
    GOLD,
    MOST_RESOURCES,
)
from saecula.games.rise_and_fall.model.state import RiseState


def held(state: RiseState, seat: int, good: int) -> int:
    """How much of a good a treasury holds."""
    return state.realms.goods[seat * 3 + good]


def gain(state: RiseState, seat: int, good: int, amount: int) -> int:
    """Take an amount from the bank, or what it has left; returns how much that was (RNF-B-4, RNF-B-6)."""
    paid = min(amount, state.realms.bank[good])
    state.realms.bank[good] -= paid
    state.realms.goods[seat * 3 + good] += paid
    return paid


def pay(state: RiseState, seat: int, good: int, amount: int) -> None:
    """Pay to the bank (RNF-B-4)."""
    state.realms.bank[good] += amount
    state.realms.goods[seat * 3 + good] -= amount


def has_room_for(state: RiseState, seat: int, good: int) -> bool:
    """Whether a treasury may take one more of a good; only wood and stone are limited (RNF-B-5)."""
    return good == GOLD or state.realms.goods[seat * 3 + good] < MOST_RESOURCES
