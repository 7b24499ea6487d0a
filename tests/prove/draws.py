"""Draws under suspicion: are they even, and is a changed record noticed?"""

import math
from collections import Counter
from random import Random

from saecula.arena.play import play_game
from saecula.games import make_game
from saecula.kernel.errors import SaeculaError
from saecula.kernel.lots import Lots, seed_of
from saecula.kernel.record import from_jsonl, to_jsonl
from saecula.play.replay import verify

SIDES, CARDS = 97, 5


def off(counts: Counter[object], kinds: int) -> float:
    """How far counts are from even, in standard deviations of what chance does (chi-square, by Wilson and Hilferty)."""
    total, free = counts.total(), kinds - 1
    even = total / kinds
    square = sum((number - even) ** 2 / even for number in counts.values()) + (kinds - len(counts)) * even
    return float(((square / free) ** (1 / 3) - (1 - 2 / (9 * free))) / math.sqrt(2 / (9 * free)))


def drawn(count: int) -> float:
    """Draws of one bound."""
    lots = Lots(seed_of("prove", 1), ("nonce",))
    return off(Counter(lots.below(SIDES) for _ in range(count)), SIDES)


def shuffled(count: int) -> float:
    """Shuffles of a few cards, drawn one by one as the rules do."""
    lots, found = Lots(seed_of("prove", 2), ("nonce",)), Counter[object]()
    for _ in range(count):
        left = list(range(CARDS))
        found[tuple(left.pop(lots.below(len(left))) for _ in range(CARDS))] += 1
    return off(found, math.factorial(CARDS))


def bits_flipped(order: tuple[str, int, int]) -> tuple[int, list[str]]:
    """A record whose lines or seed have one bit changed, again and again; what was not noticed."""
    name, seed, count = order
    game = make_game(name)
    seats = game.meta.seats[0]
    text = to_jsonl(play_game(game, seats, {}, ["random"] * seats, seed).record()).encode()
    assert verify(game, from_jsonl(text.decode()))
    lines = text.splitlines(keepends=True)
    first, last = len(lines[0]), len(text) - len(lines[-1])
    at_seed = text.index(b'"seed"', last) + 8
    rng, missed = Random(f"bits {name} {seed}"), list[str]()
    for _ in range(count):
        at = rng.randrange(first, last) if rng.random() < 0.7 else rng.randrange(at_seed, at_seed + 64)
        changed = bytearray(text)
        changed[at] ^= 1 << rng.randrange(7)
        try:
            verify(game, from_jsonl(changed.decode()))
            missed.append(f"{name}, byte {at}: {text[at - 20 : at + 20]!r} to {bytes(changed[at - 20 : at + 20])!r}")
        except SaeculaError:
            pass
    return count, missed
