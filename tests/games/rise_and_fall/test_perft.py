"""Golden counts: how many ways there are to go on from fixed positions, chance included, to a small depth.

A changed count means changed rules. If the change is meant, raise the rules version and write the new counts here.
"""

from collections.abc import Callable

import pytest

from tests.games.kit import perft
from tests.games.rise_and_fall.scene import GAME, Table, scene, table_of

#: An island of all terrains in a sea.
ISLAND = "000000/011110/012210/013420/011210/000000"


def middle() -> Table:
    """A's nomads and B's towns act, with something to pay with."""
    pieces = {
        "A": {"nomad": [8, 15, 21], "town": [9], "ship": [1], "merchant": [9]},
        "B": {"nomad": [29], "town": [26, 27], "temple": [20], "ship": [33]},
    }
    goods = {"A": {"wood": 1, "stone": 2, "gold": 4}, "B": {"gold": 6}}
    return scene(ISLAND, pieces, play={"A": "nomad", "B": "town"}, goods=goods)


def decline() -> Table:
    """Two trophies at once: cards are given up, bought back, and the next round begins, against the clock."""
    pieces = {
        "A": {"nomad": [8], "town": [9], "ship": [1], "merchant": [10]},
        "B": {"nomad": [29], "town": [27], "temple": [20]},
    }
    return table_of(
        world=ISLAND.split("/"),
        pieces=pieces,
        played={"A": "nomad", "B": "town"},
        goods={"A": {"gold": 12}, "B": {"gold": 9}},
        trophies={"ship": "A", "merchant": "B"},
        won=2,
        at="decline",
        options={"three-seconds": "on"},
    )


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (middle, [15, 136, 688, 1174, 4266, 17361]),
        (decline, [7, 42, 180, 432, 1296, 4104]),
    ],
)
def test_the_number_of_ways_to_go_on_has_not_changed(position: Callable[[], Table], counts: list[int]) -> None:
    state = position().state
    assert [perft(GAME, state, depth) for depth in range(1, len(counts) + 1)] == counts
