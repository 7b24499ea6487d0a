"""Line-ups, shares of the wins, ratings."""

from collections import Counter

import pytest

from saecula.arena.duel import duel
from saecula.arena.lineups import rotated, seatings
from saecula.arena.ratings import rate, wilson
from saecula.arena.series import Result
from saecula.kernel.errors import BadOptions


def finished(bots: tuple[str, ...], ranking: list[list[int]]) -> Result:
    scores = [0] * len(bots)
    for place, group in enumerate(ranking):
        for seat in group:
            scores[seat] = 10 - place
    return Result("toy", len(bots), 0, bots, scores, ranking, 1, "", {}, [{}] * len(bots), 1, 1)


# the examples of Newcombe (1998), method 3
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_intervals_are_those_of_the_literature(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games, 0.95) == pytest.approx((low, high), abs=5e-5)


def test_a_lower_confidence_makes_a_narrower_interval() -> None:
    low, high = wilson(39, 60, 0.90)
    wide = wilson(39, 60, 0.95)
    assert wide[0] < low < 0.65 < high < wide[1]


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0, 0.95) == (0.0, 1.0)


@pytest.mark.parametrize(("bots", "seats"), [("ab", 4), ("abc", 4), ("abcd", 4), ("abcde", 3), ("abcdef", 5)])
def test_every_bot_sits_on_every_seat_alike_often(bots: str, seats: int) -> None:
    line_ups = rotated(list(bots), seats, 3 * len(bots), seed=1)
    taken = Counter((bot, seat) for line_up in line_ups for seat, bot in enumerate(line_up))
    assert len(line_ups) == 3 * len(bots)
    assert set(taken.values()) == {3}
    assert len(taken) == len(bots) * seats


def test_games_are_rounded_up_to_balanced_blocks() -> None:
    assert len(rotated(["a", "b", "c"], 4, 10, seed=0)) == 12


def test_neighbours_change_from_block_to_block() -> None:
    assert len(set(rotated(["a", "b"], 4, 40, seed=0))) == 6


def test_the_same_seed_gives_the_same_line_ups() -> None:
    assert rotated(["a", "b", "c"], 4, 30, seed=3) == rotated(["a", "b", "c"], 4, 30, seed=3)
    assert rotated(["a", "b", "c"], 4, 30, seed=3) != rotated(["a", "b", "c"], 4, 30, seed=4)


@pytest.mark.parametrize("bots", [["a"], ["a", "b", "a"]])
def test_an_arena_needs_different_bots(bots: list[str]) -> None:
    with pytest.raises(BadOptions, match="two bots or more, each named once"):
        rotated(bots, 4, 10, seed=0)


def test_who_always_wins_is_rated_above_who_always_loses() -> None:
    results = []
    for line_up in rotated(["best", "good", "bad"], 3, 30, seed=0):
        order = [[line_up.index(bot)] for bot in ("best", "good", "bad")]
        results.append(finished(line_up, order))
    rows = rate(["bad", "good", "best"], results)
    assert [row.bot for row in rows] == ["best", "good", "bad"]
    assert [row.share for row in rows] == [1.0, 0.0, 0.0]
    assert rows[0].conservative == pytest.approx(rows[0].mu - 3 * rows[0].sigma)
    assert rows[1].mu == pytest.approx(25, abs=1)


def test_a_shared_win_counts_by_its_shares_and_leaves_ratings_equal() -> None:
    rows = rate(["a", "b"], [finished(("a", "b"), [[0, 1]]), finished(("b", "a"), [[0, 1]])])
    assert [row.wins for row in rows] == [1.0, 1.0]
    assert rows[0].mu == pytest.approx(rows[1].mu)


def test_a_bot_on_two_seats_counts_for_both() -> None:
    [row] = [row for row in rate(["a", "b"], [finished(("a", "b", "a"), [[0], [1], [2]])]) if row.bot == "a"]
    assert (row.appearances, row.wins, row.score) == (2, 1.0, 9.0)
    assert row.fair == pytest.approx(1 / 3)


def test_more_games_make_a_rating_surer() -> None:
    few, many = (rate(["a", "b"], [finished(("a", "b"), [[0], [1]])] * games)[0] for games in (3, 30))
    assert many.sigma < few.sigma


def test_one_against_three_has_four_seatings_and_two_against_two_has_six() -> None:
    assert len(seatings(["x"], ["y", "y", "y"])) == 4
    assert len(seatings(["x", "x"], ["y", "y"])) == 6


def test_a_team_that_fills_the_table_takes_all_wins() -> None:
    found = duel("pebbles", 2, ["random", "random"], [], 6)
    assert found.wins == pytest.approx(6)
    assert found.share == pytest.approx(1.0)
    assert found.low == pytest.approx(wilson(6, 6, 0.90)[0])


def test_two_teams_share_all_wins() -> None:
    ours = duel("pebbles", 3, ["random"], ["random"] * 2, 30, seed=1)
    assert 0.0 < ours.low < ours.share < 1.0


def test_teams_must_fill_the_table() -> None:
    with pytest.raises(BadOptions, match="1 and 2 bots do not fill 4 seats"):
        duel("tempus", 4, ["random"], ["random"] * 2, 4)
