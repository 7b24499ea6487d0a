"""Scoring (RNF-SCO)."""

import pytest

from saecula.games.rise_and_fall.rules.scoring import all_points, quick_coins
from tests.games.rise_and_fall.scene import GAME, scene


@pytest.mark.rule("RNF-SCO-1")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (1, 0), (2, 1), (87, 43)])
def test_two_gold_give_a_point_and_resources_none(gold: int, points: int) -> None:
    pieces = {"A": {"nomad": [1]}, "B": {"nomad": [2]}}
    table = scene("11", pieces, goods={"A": {"gold": gold, "wood": 5, "stone": 5}})
    assert table.points("A")["economy"] == points


@pytest.mark.rule("RNF-SCO-2")
def test_trophies_give_their_points() -> None:
    pieces = {"A": {"nomad": [1]}, "B": {"nomad": [2]}}
    table = scene("11", pieces, trophies={"ship": "A", "nomad": "A", "town": "B"})
    assert [table.points(seat)["trophies"] for seat in "AB"] == [35, 10]


@pytest.mark.rule("RNF-SCO-3")
@pytest.mark.parametrize(("where", "points"), [("hand", 9), ("discard", 9), ("decline", 0)])
def test_only_active_cards_score_their_pieces(where: str, points: int) -> None:
    pieces = {"A": {"merchant": [1, 2, 3]}, "B": {"nomad": [4]}}
    table = scene("1111", pieces, at="end", cards={"A": {"merchant": where}}, quiet=59, trophies={"ship": "B"})
    assert table.points("A")["development"] == points


@pytest.mark.rule("RNF-SCO-4")
def test_the_strict_majority_scores_a_region_and_a_tie_nobody() -> None:
    pieces = {"A": {"nomad": [1, 2], "mountaineer": [4]}, "B": {"nomad": [3], "mountaineer": [5]}}
    table = scene("111.34", pieces)
    assert [table.points(seat)["territory"] for seat in "AB"] == [3, 0]
    assert [region.leader for region in table.view().world.regions] == [0, None]


@pytest.mark.rule("RNF-SCO-4")
@pytest.mark.parametrize(
    ("level", "piece", "worth"), [("0", "ship", 2), ("1", "nomad", 1), ("2", "nomad", 3), ("3", "nomad", 4)]
)
def test_a_hex_is_worth_what_its_terrain_says(level: str, piece: str, worth: int) -> None:
    table = scene(f"{level}{level}.1", {"A": {piece: [1]}, "B": {"nomad": [3]}})
    assert table.points("A")["territory"] == 2 * worth


@pytest.mark.rule("RNF-SCO-4", "RNF-SCO-7")
def test_glacier_belongs_to_the_mountain_and_declined_pieces_count() -> None:
    table = scene(
        "3431",
        {"A": {"mountaineer": [2]}, "B": {"nomad": [4]}},
        cards={"A": {"mountaineer": "decline"}},
        trophies={"ship": "B"},
        at="end",
        quiet=59,
    )
    assert table.points("A") == {"economy": 0, "trophies": 0, "development": 0, "territory": 12}
    assert len(table.view().world.regions) == 2


@pytest.mark.rule("RNF-SCO-5")
def test_most_points_win_and_ties_are_shared() -> None:
    even = scene(
        "1.1.1", {"A": {"nomad": [1]}, "B": {"nomad": [2]}, "C": {}}, seats=3, at="end", quiet=59, dead={"C": 1}
    )
    assert even.ranks() == [1, 1, 3]
    ahead = scene("1.1", {"A": {"nomad": [1]}, "B": {"nomad": [2]}}, at="end", quiet=59, goods={"B": {"gold": 2}})
    assert ahead.ranks() == [2, 1]


@pytest.mark.rule("RNF-SCO-5", "RNF-A-5")
def test_survivors_with_hardly_a_point_rank_before_those_who_died_late() -> None:
    pieces = {"A": {"nomad": [1]}, "B": {"nomad": [2]}, "C": {}, "D": {}}
    table = scene("11", pieces, seats=4, at="end", quiet=59, dead={"C": 2, "D": 1})
    assert table.ranks() == [1, 1, 3, 4]


@pytest.mark.rule("RNF-SCO-4", "RNF-STK-1")
def test_a_merchant_on_a_town_counts_as_one_piece() -> None:
    table = scene("11.1", {"A": {"town": [1]}, "B": {"merchant": [1], "nomad": [3]}})
    assert [region.leader for region in table.view().world.regions] == [None, 1]


@pytest.mark.rule("RNF-SCO-6")
def test_quick_scoring_reaches_the_same_totals() -> None:
    pieces = {"A": {"nomad": [1, 2], "ship": [4]}, "B": {"nomad": [3]}}
    table = scene("111.0", pieces, goods={"A": {"gold": 87}}, trophies={"ship": "A"})
    totals = [standing.total for standing in GAME.outcome(table.state).standings]
    assert quick_coins(all_points(table.state)[0]) == 43 + 2 + 5 + 3 + 2
    assert [realm.coins + realm.points["trophies"] for realm in table.view().realms] == totals


@pytest.mark.rule("RNF-SCO-7")
def test_an_empty_region_scores_nobody() -> None:
    table = scene("12.2", {"A": {"nomad": [1]}, "B": {"nomad": [3]}})
    assert [region.leader for region in table.view().world.regions] == [0, None, 1]
