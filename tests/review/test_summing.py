"""What the judged moves come to: accuracy, turning points, the moves that cost most."""

import pytest

from saecula.review.data import Accuracy, Costly
from saecula.review.summing import Choice, accuracy_of, costliest, turning_points


def costly(n: int, seat: int, cost: float) -> Costly:
    return Costly(n, n - 1, seat, 0.5, cost, {"do": "A"}, [{"do": "B"}], [])


def test_accuracy_is_whole_where_nothing_was_lost_and_falls_with_what_was() -> None:
    good, bad = [Choice(0, turn, 0.0) for turn in range(4)], [Choice(0, 9, 0.3)]
    assert accuracy_of(good, 0, 2).percent == 100.0
    assert accuracy_of(good + bad, 0, 2).percent == pytest.approx(85.2, abs=0.1)
    assert accuracy_of(good, 1, 2).percent is None


def test_choices_of_a_stand_in_are_told_apart_from_those_of_the_player() -> None:
    found = accuracy_of([Choice(0, 1, 0.0), Choice(0, 2, 0.3)], 0, 2, stood_in=7)
    assert (found.choices, found.stood_in) == (2, 7)
    assert accuracy_of([], 0, 2, stood_in=7) == Accuracy(None, 0, 0.0, 7)


def test_of_one_turn_only_the_dearest_move_is_listed() -> None:
    found = [(costly(3, 0, 0.1), 1), (costly(4, 0, 0.2), 1), (costly(9, 0, 0.05), 2), (costly(12, 1, 0.15), 3)]
    assert [one.n for one in costliest(found, 2)] == [4, 12, 9]


def test_cheap_moves_are_not_listed_and_nobody_has_a_long_list() -> None:
    found = [(costly(n, 0, 0.04 + n / 1000), n) for n in range(1, 9)] + [(costly(20, 1, 0.01), 20)]
    assert [one.n for one in costliest(found, 2)] == [8, 7, 6]


def test_a_turning_point_is_a_swing_of_the_curve_at_its_steepest_move() -> None:
    mine = [0.5, 0.5, 0.5, 0.52, 0.8, 0.82, 0.82, 0.82, 0.82, 1.0]
    curves = [mine, [1.0 - share for share in mine]]
    ns = [0, 2, 3, 5, 6, 7, 8, 9, 10, 11]
    (turning,) = turning_points(ns, curves)
    assert (turning.n, turning.seat, turning.first, turning.last) == (6, 0, 3, 7)
    assert (turning.before, turning.after) == (0.5, 0.82)


def test_the_last_move_only_shows_who_has_won() -> None:
    assert turning_points([0, 1, 2], [[0.5, 0.5, 1.0], [0.5, 0.5, 0.0]]) == []
    assert turning_points([0], [[0.5], [0.5]]) == []
