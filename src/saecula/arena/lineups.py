"""Who sits where, so that no bot gains from its seat."""

from collections.abc import Sequence
from itertools import permutations
from random import Random

from saecula.kernel.errors import BadOptions


def cycled(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot per seat: a shorter list starts again from its beginning."""
    if not bots or len(bots) > seats:
        raise BadOptions(f"{len(bots)} bots do not fit on {seats} seats; name 1 to {seats}")
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def rotated(bots: Sequence[str], seats: int, games: int, seed: int) -> list[tuple[str, ...]]:
    """Line-ups in blocks of one game per bot: in each block every bot sits on every seat exactly once.

    The order of bots and seats is shuffled from block to block, so that neighbours change too. The number of games is
    rounded up to whole blocks.
    """
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadOptions("an arena needs two bots or more, each named once")
    if games < 1:
        raise BadOptions(f"--games is at least 1, not {games}")
    rng = Random(f"saecula line-ups {seed}")
    line_ups: list[tuple[str, ...]] = []
    while len(line_ups) < games:
        order = rng.sample(list(bots), len(bots))
        places = rng.sample(range(seats), seats)
        line_ups += [tuple(order[(i + place) % len(order)] for place in places) for i in range(len(order))]
    return line_ups


def seatings(team_a: Sequence[str], team_b: Sequence[str]) -> list[tuple[tuple[int, str], ...]]:
    """Every different way to seat two teams; a seat holds the team (0 or 1) and the bot."""
    people = [(0, name) for name in team_a] + [(1, name) for name in team_b]
    return sorted(set(permutations(people)))
