"""Golden counts: how many ways there are to go on from fixed positions, chance included, to a small depth.

A changed count means changed rules. If the change is meant, raise the rules version and write the new counts here.
"""

from collections.abc import Callable

import pytest

from saecula.games.time_of_empires import make
from saecula.games.time_of_empires.model.box import Box
from tests.games.kit import perft
from tests.games.time_of_empires.scene import BOX, Table, scene

CLANS = {"A": {"H0a": 2, "H1": 2, "H1b": 1}, "B": {"H3b": 2, "H2": 1, "H2a": 1}}
BUILDINGS = {"A": {"H0a": ["mill"], "H1b": ["theatre"]}, "B": {"H2a": ["warehouse"]}}


SECOND = make(rules="2").box


def in_real_time(box: Box) -> Table:
    """The second age runs; A can build and has a card for the glass, B waits for its second glass."""
    return scene(
        age=2,
        clock="2:50",
        glasses={"B": ["draw-left 2:35", "none"]},
        clans=CLANS,
        buildings=BUILDINGS,
        leaders={"A": ["L13"]},
        hands={"A": ["203", "104"], "B": ["209"]},
        found={"A": ["107"]},
        ideas={"A": 4, "B": 3},
        bricks={"A": 4},
        scholars={"A": 2, "B": 1},
        stacks={"wonder-1": "BA", "leader-culture": "B"},
        box=box,
    )


def in_turn(box: Box) -> Table:
    """The fourth round of an initiation age with the tile of the other glass."""
    return scene(
        pace="initiation",
        age=3,
        round=4,
        glasses={"A": ["deploy", "leader-culture"], "B": ["draw-left", "build"]},
        clans=CLANS,
        buildings=BUILDINGS,
        hands={"A": ["309", "302"], "B": ["308"]},
        sides=("resources", "clans", "other-glass"),
        ideas={"A": 6},
        scholars={"A": 2, "B": 1},
        box=box,
    )


@pytest.mark.parametrize(
    ("position", "box", "counts"),
    [
        (in_real_time, BOX, [49, 1691, 43342]),
        (in_real_time, SECOND, [44, 1291, 26812]),
        (in_turn, BOX, [22, 178, 1511, 15991]),
        (in_turn, SECOND, [22, 178, 1511, 15991]),
    ],
)
def test_the_number_of_ways_to_go_on_has_not_changed(
    position: Callable[[Box], Table], box: Box, counts: list[int]
) -> None:
    table = position(box)
    assert [perft(table.game, table.state, depth) for depth in range(1, len(counts) + 1)] == counts
