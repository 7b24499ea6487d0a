"""How strong the bots are, over enough games to be sure."""

import os

import pytest

from saecula.arena.duel import duel

pytestmark = pytest.mark.soak

JOBS = max(1, (os.cpu_count() or 1) - 1)


def test_one_greedy_bot_takes_nine_in_ten_wins_from_three_random_ones() -> None:
    found = duel("tempus", 4, ["greedy"], ["random"] * 3, games=200, jobs=JOBS)
    assert found.share >= 0.90, found


def test_search_with_a_second_per_turn_takes_65_percent_of_the_wins_from_greedy() -> None:
    found = duel("tempus", 4, ["search:1s"] * 2, ["greedy"] * 2, games=60, jobs=JOBS)
    assert found.share >= 0.65, found
    assert found.low > 0.50, found


def test_greedy_takes_nine_in_ten_wins_from_random_in_rise_and_fall() -> None:
    found = duel("rise-and-fall", 2, ["greedy"], ["random"], games=200, jobs=JOBS)
    assert found.share >= 0.90, found


def test_search_with_a_second_per_turn_takes_65_percent_from_greedy_in_rise_and_fall() -> None:
    found = duel("rise-and-fall", 2, ["search:1s"], ["greedy"], games=60, jobs=JOBS)
    assert found.share >= 0.65, found
    assert found.low > 0.50, found


def test_greedy_takes_nearly_all_wins_from_random_in_through_the_ages() -> None:
    found = duel("through-the-ages", 2, ["greedy"], ["random"], games=200, jobs=JOBS, options={"version": "advanced"})
    assert found.share >= 0.99, found


def test_search_with_two_seconds_per_turn_takes_65_percent_from_greedy_in_through_the_ages() -> None:
    options = {"version": "advanced"}
    found = duel("through-the-ages", 2, ["search:2s"], ["greedy"], games=60, jobs=JOBS, options=options)
    assert found.share >= 0.65, found
    assert found.low > 0.50, found


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_takes_nearly_all_wins_from_random_in_time_of_empires(seats: int) -> None:
    half = seats // 2
    found = duel("time-of-empires", seats, ["greedy"] * half, ["random"] * half, games=60, jobs=JOBS)
    assert found.share >= 0.95, found


@pytest.mark.parametrize("ages", ["real-time", "initiation"])
@pytest.mark.parametrize("seats", [2, 4])
def test_search_takes_60_percent_from_greedy_with_equal_hands_in_time_of_empires(seats: int, ages: str) -> None:
    half = seats // 2
    found = duel(
        "time-of-empires", seats, ["search:32"] * half, ["greedy"] * half, games=60, jobs=JOBS, options={"ages": ages}
    )
    assert found.share >= 0.60, found
    assert found.low > 0.50, found
