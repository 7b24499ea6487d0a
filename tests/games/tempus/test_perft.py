"""Golden counts: how many ways there are to go on from fixed positions, chance included, to a small depth.

A changed count means changed rules. If the change is meant, raise the rules version and write the new counts here.
Where moves are only added and every old one leads to the same state, the version stays (ADR 18). So it was when
Religion came to fights and cities (TEM-IDE-11): in `middle` it may now follow the choice to fight, Military Leader and
the choice to build, which takes the second count from 109 to 112, the third by 8 and the fourth by 15; without it all
are as before.
"""

from collections.abc import Callable

import pytest

from tests.games.kit import perft
from tests.games.tempus.scene import GAME, Table, disc, scene

RED = {(0, 0): 2, (1, 0): 1, (-2, 0): 1, (0, -3): 1}
BLUE = {(2, 0): 1, (0, 2): 2, (-1, 2): 1, (-3, 3): 1, (3, -3): 1}


def opening() -> Table:
    """The second map tile has been drawn."""
    table = scene(at="map", land=disc(1), first="C")
    table.play("chance", "draw-tile T05")
    return table


def middle() -> Table:
    """An island with a lake in the era of Ships, with cards for every occasion."""
    ground = {at: "grassland" if (at[0] + at[1]) % 2 else "hills" for at in disc(3) if at != (-1, 1)}
    hand = ["government/hills", "military-leader/hills", "religion/forest", "sanitation/hills", "transportation/forest"]
    return scene(
        land={**ground, (2, -1): "mountain"},
        tokens={"A": RED, "B": BLUE},
        cities={"A": {(-3, 1): 2}, "B": {(1, 2): 3}},
        eras="ships",
        hands={"A": hand, "B": ["fortifications/hills", "weapons/farmland"]},
    )


def contest() -> Table:
    """An attack on a city has been declared."""
    table = scene(
        tokens={"A": {(0, 0): 3}, "B": {**BLUE, (1, 1): 1}},
        cities={"B": {(1, 0): 2}},
        eras="cities",
        hands={"A": ["weapons/hills", "weapons/hills", "sanitation/forest"], "B": ["fortifications/forest"]},
        action="fight",
    )
    table.play("A", "attack 0,0 E")
    return table


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (opening, [108, 1080, 136080]),
        (middle, [9, 112, 3841, 35379]),
        (contest, [4, 12, 28, 60, 96, 207, 1723]),
    ],
)
def test_the_number_of_ways_to_go_on_has_not_changed(position: Callable[[], Table], counts: list[int]) -> None:
    state = position().state
    assert [perft(GAME, state, depth) for depth in range(1, len(counts) + 1)] == counts
