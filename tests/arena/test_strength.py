"""A short look at how strong the bots are; the long one is in tests/soak."""

import pytest

from saecula.arena.duel import duel


@pytest.mark.slow
def test_greedy_beats_three_random_bots_nearly_always() -> None:
    found = duel("tempus", 4, ["greedy"], ["random"] * 3, games=8, seed=1000)
    assert found.share >= 0.8
