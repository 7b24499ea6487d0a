"""Shares of the win, which bots work out from what they think of every seat."""

from collections.abc import Sequence
from math import exp


def shares(worth: list[float], softness: float) -> list[float]:
    """Worths turned into shares that add up to one; the more softness, the closer together."""
    best = max(worth)
    raised = [exp((w - best) / softness) for w in worth]
    total = sum(raised)
    return [r / total for r in raised]


def final_shares(keys: Sequence[tuple[int, ...]]) -> list[float]:
    """The result itself: the seats with the largest key share the win."""
    best = max(keys)
    won = 0
    for key in keys:
        if key == best:
            won += 1
    return [1.0 / won if key == best else 0.0 for key in keys]
