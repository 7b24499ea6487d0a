"""Randomness that can be checked: all draws follow from a seed whose hash is published before the first of them."""

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, count


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
    """The draws of one game: draw i depends on the seed, what the players added, and i alone."""

    def __init__(self, seed: bytes, nonces: Sequence[str] = (), drawn: int = 0) -> None:
        # a keyed hash (HMAC-SHA256) with the key's part of it done once: that halves the time of a draw
        key = (seed if len(seed) <= 64 else hashlib.sha256(seed).digest()).ljust(64, b"\0")
        self._inner, self._outer = key.translate(hmac.trans_36), key.translate(hmac.trans_5C)
        self._salt = "\x00".join(nonces).encode()
        self.drawn = drawn

    def below(self, bound: int) -> int:
        """The next draw, even over 0 to bound - 1."""
        self.drawn += 1
        fair = (1 << 64) - (1 << 64) % bound
        for attempt in count() if bound > 1 else ():
            text = self._salt + f" {self.drawn} {attempt}".encode()
            digest = hashlib.sha256(self._outer + hashlib.sha256(self._inner + text).digest()).digest()
            value = int.from_bytes(digest[:8], "big")
            if value < fair:
                return value % bound
        return 0

    def pick(self, codes: Sequence[int], weights: Sequence[int]) -> int:
        """One of the codes, as often as its weight says."""
        sums = list(accumulate(weights))
        return codes[bisect_right(sums, self.below(sums[-1] if len(sums) > 1 else 1))]
