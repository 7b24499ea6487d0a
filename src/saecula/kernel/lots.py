"""Randomness that can be checked: all draws follow from a seed whose hash is published before the first of them."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence


def fresh_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(32)


def seed_of(game: str, number: int) -> bytes:
    """The seed of a numbered game, for simulations that can be repeated."""
    return hashlib.sha256(f"saecula {game} {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published first; the seed itself is revealed when the game is over."""
    return hashlib.sha256(b"saecula seed " + seed).hexdigest()


class Lots:
    """The draws of one game: draw i depends only on the seed, what the players added, and i."""

    def __init__(self, seed: bytes, nonces: Sequence[str] = (), drawn: int = 0) -> None:
        # a keyed hash (HMAC-SHA256) whose key part is computed only once: that halves the time a draw takes
        key = (seed if len(seed) <= 64 else hashlib.sha256(seed).digest()).ljust(64, b"\0")
        self._inner = hashlib.sha256(key.translate(hmac.trans_36) + "\x00".join(nonces).encode())
        self._outer = hashlib.sha256(key.translate(hmac.trans_5C))
        self.drawn = drawn

    def below(self, bound: int) -> int:
        """The next draw: a number from 0 to bound - 1, all equally likely."""
        self.drawn += 1
        fair, value, attempt = (1 << 64) - (1 << 64) % bound, 1 << 64, 0
        while bound > 1 and value >= fair:
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(b" %d %d" % (self.drawn, attempt))
            outer.update(inner.digest())
            value, attempt = int.from_bytes(outer.digest()[:8], "big"), attempt + 1
        return value % bound

    def pick(self, codes: list[int], weights: list[int]) -> int:
        """Draw one of the codes, each as likely as its weight says."""
        left, at = self.below(sum(weights) if len(weights) > 1 else 1), 0
        while left >= weights[at]:
            left, at = left - weights[at], at + 1
        return codes[at]
