"""Ranks of seats by what counts first, then what breaks ties; seats that are equal in everything share a rank."""

from collections.abc import Sequence

from saecula.kernel.views import Standing


def ranks_of(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """The rank of each seat; the largest key has rank 1, the best."""
    found: list[int] = []
    for key in keys:
        rank = 1
        for other in keys:
            if other > key:
                rank += 1
        found.append(rank)
    return found


def standings_of(keys: Sequence[tuple[int, ...]], points: Sequence[dict[str, int]]) -> list[Standing]:
    """The result of every seat: its rank by the keys, its points by category and in total."""
    ranks = ranks_of(keys)
    return [Standing(seat, ranks[seat], sum(mine.values()), mine) for seat, mine in enumerate(points)]
