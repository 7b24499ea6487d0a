"""Golden counts: how many ways there are to go on from fixed positions, chance included, to a small depth.

A changed count means changed rules. If the change is meant, raise the rules version and write the new counts here.
"""

from typing import Any

import pytest

from saecula.scenes import Scene, scene
from tests.games.kit import perft
from tests.games.through_the_ages.scene import game


def actions() -> Scene[Any]:
    """The action phase in age II: cards to take, buildings and units to build, a wonder, a government in hand."""
    mine = {
        "leader": "joan-of-arc",
        "technologies": {"iron": 1, "bronze": 1, "swordsmen": 1, "religion": 1, "alchemy": 0},
        "special": ["masonry"],
        "wonder": "taj-mahal",
        "hand": ["monarchy", "theology", "rich-land-i"],
        "military_hand": ["phalanx", "spy-ii"],
        "tokens": {"agriculture": 4, "iron": 3, "bronze": 1},
        "science": 9,
    }
    row = ["coal", "kremlin", "isaac-newton", "-", "iron", "rich-land-ii"]
    return scene(game(), 3, turn="A", age="II", row=row, civilizations={"A": mine})


def politics() -> Scene[Any]:
    """The political phase of three: an event to prepare, an attack, a war, a pact to offer."""
    mine = {
        "government": "monarchy",
        "technologies": {"warriors": 2, "knights": 1},
        "military_hand": ["cold-war", "enslave-i", "war-over-culture-ii", "scientific-cooperation", "bonus-i"],
    }
    other = {"technologies": {"swordsmen": 1}, "military_hand": ["bonus-i", "bonus-ii"], "culture": 7}
    piles: dict[str, Any] = {
        "current": ["rats by B", "crusades by C", "wealthy-territory-i by A"],
        "future": ["terrorism by B"],
    }
    return scene(game(), 3, at="politics", turn="A", age="II", civilizations={"A": mine, "B": other}, **piles)


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (actions, [32, 809, 20015]),
        (politics, [8, 29, 107, 755, 15765]),
    ],
)
def test_the_number_of_ways_to_go_on_has_not_changed(position: Any, counts: list[int]) -> None:
    state = position().state
    assert [perft(game(), state, depth) for depth in range(1, len(counts) + 1)] == counts
