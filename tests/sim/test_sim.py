"""The server simulated from seeds: no law is broken, the same seed runs the same way, and planted faults are found."""

from collections.abc import Iterator

import pytest
import structlog

from .plan import draw
from .planted import PLANTED, planted
from .series import Broken, hush, play, run, seeds_until
from .shrink import broken_law, shrink

#: Games in an everyday run, and how many of them one test plays.
SEEDS, PART = 500, 25
#: A planted fault must be found within so many games.
WITHIN = 200


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    hush()
    yield
    structlog.reset_defaults()


@pytest.mark.parametrize("first", range(0, SEEDS, PART))
def test_no_law_is_broken(first: int) -> None:
    found = run(range(first, first + PART))
    assert found.games == PART
    assert not found.violations
    assert found.pictures > PART
    assert found.answers > PART


@pytest.mark.parametrize("seed", range(7))
def test_the_same_seed_runs_the_same_way(seed: int) -> None:
    assert play(seed) == play(seed)


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str) -> None:
    assert seeds_until(fault, WITHIN) is not None


def test_a_failing_game_is_made_short() -> None:
    with planted("double-apply"):
        seed = next(seed for seed in range(WITHIN) if isinstance(play(seed), Broken))
        whole = draw(seed)
        law = broken_law(whole)
        shortest = shrink(seed)
    assert law is not None
    assert len(shortest) < len(repr(whole))
