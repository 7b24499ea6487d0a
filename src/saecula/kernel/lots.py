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
    """The draws of one game: draw i depends on the seed, what the players added, and i alone."""

    def __init__(self, seed: bytes, nonces: Sequence[str] = (), drawn: int = 0) -> None:
        self._seed = seed
        self._salt = "\x00".join(nonces).encode()
        self.drawn = drawn

    def below(self, bound: int) -> int:
        """The next draw, even over 0 to bound - 1."""
        self.drawn += 1
        fair = (1 << 64) - (1 << 64) % bound
        attempt = 0
        while True:
            text = self._salt + f" {self.drawn} {attempt}".encode()
            value = int.from_bytes(hmac.digest(self._seed, text, "sha256")[:8], "big")
            if value < fair:
                return value % bound
            attempt += 1

    def pick(self, codes: Sequence[int], weights: Sequence[int]) -> int:
        """One of the codes, as often as its weight says."""
        at = self.below(sum(weights))
        for code, weight in zip(codes, weights, strict=True):
            at -= weight
            if at < 0:
                return code
        raise AssertionError("weights changed while drawing")
