"""Ranks and shares of the win from what counts first and what breaks ties."""

import pytest

from saecula.parts.ranking import ranks_of, standings_of
from saecula.parts.shares import final_shares, shares


def test_seats_that_are_equal_in_everything_share_a_rank_and_the_next_one_is_left_out() -> None:
    assert ranks_of([(7, 1), (9, 0), (7, 1), (7, 2)]) == [3, 1, 3, 2]


def test_points_of_the_categories_add_up_to_the_total() -> None:
    found = standings_of([(5,), (8,)], [{"land": 3, "towns": 2}, {"land": 8, "towns": 0}])
    assert [(one.seat, one.rank, one.total) for one in found] == [(0, 2, 5), (1, 1, 8)]


def test_winners_share_the_win() -> None:
    assert final_shares([(4, 1), (4, 1), (4, 0)]) == [0.5, 0.5, 0.0]


def test_shares_add_up_to_one_and_more_softness_brings_them_together() -> None:
    hard, soft = shares([10.0, 12.0, 11.0], 1.0), shares([10.0, 12.0, 11.0], 10.0)
    assert sum(hard) == pytest.approx(1.0)
    assert hard[0] < soft[0] < soft[2] < soft[1] < hard[1]
