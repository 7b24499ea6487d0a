"""The worked examples of the rules page (RNF-X)."""

import pytest

from saecula.games.rise_and_fall.edges.events import Converted, DiedOut
from tests.games.rise_and_fall.scene import scene, told


@pytest.mark.rule("RNF-X1")
def test_regions_of_six_kinds() -> None:
    # red A, yellow B, green C; the regions lie in a row: A plain of 4, B forest of 2, C sea of 7, and so on
    world = "1111.22.0000000.1.22.333333"
    pieces = {
        "A": {"nomad": [1, 2, 5], "ship": [7, 8], "mountaineer": [17]},
        "B": {"nomad": [6, 15], "ship": [9], "mountaineer": [18, 19]},
        "C": {"nomad": [3, 14]},
    }
    table = scene(world, pieces, seats=3)
    assert [table.points(seat)["territory"] for seat in "ABC"] == [18, 30, 1]
    assert [region.leader for region in table.view().world.regions] == [0, None, 0, 2, 1, 1]


@pytest.mark.rule("RNF-X2")
def test_a_ship_trades_with_four_coastal_towns_each_time() -> None:
    pieces = {"A": {"ship": [4], "town": [1, 6]}, "B": {"town": [2, 7]}}
    table = scene(".11/101/.11", pieces, play={"A": "ship", "B": "town"})
    table.play("A", "trade 4", "end-turn")
    assert table.good("A", "gold") == 12


@pytest.mark.rule("RNF-X3")
def test_a_merchant_trades_with_two_opposing_and_two_own_towns() -> None:
    for merchant, towns in ((4, {"A": [1, 2], "B": [6, 7]}), (1, {"A": [1, 2], "B": [3, 4]})):
        pieces = {"A": {"merchant": [merchant], "town": towns["A"]}, "B": {"town": towns["B"]}}
        table = scene(".11/111/.11", pieces, play={"A": "merchant", "B": "town"})
        table.play("A", f"trade {merchant}")
        assert table.good("A", "gold") == 16


@pytest.mark.rule("RNF-X4")
def test_a_red_temple_converts_a_yellow_ship() -> None:
    pieces = {"A": {"temple": [1]}, "B": {"ship": [2], "town": [3]}}
    table = scene("10.1", pieces, play={"A": "temple", "B": "town"}, goods={"A": {"gold": 5}})
    assert told(table.play("A", "convert 1 E"), Converted) == [Converted(0, 1, "ship", "2", "1")]
    assert table.on(2) == "A ship"
    assert table.view().bank["gold"] == 522
    assert (table.count("B", "ship"), table.count("A", "ship")) == (0, 1)


@pytest.mark.rule("RNF-X5")
def test_six_nomads_act_in_one_turn() -> None:
    pieces = {"A": {"nomad": [1, 3, 5, 6, 8, 9]}, "B": {"town": [10]}}
    table = scene("1111.2.31.1.1.1", pieces, play={"A": "nomad", "B": "town"})
    assert table.count("A", "nomad") == 6
    table.play("A", "move-piece 1 2", "move-piece 3 4", "produce 5", "produce 6", "build-town 8", "end-turn")
    assert (table.count("A", "nomad"), table.count("A", "town")) == (5, 1)
    assert (table.good("A", "wood"), table.good("A", "stone")) == (0, 0)


@pytest.mark.rule("RNF-X6")
def test_the_ship_card_leaves_with_the_only_ship_and_comes_back_with_a_new_one() -> None:
    pieces = {"A": {"ship": [2], "nomad": [4]}, "B": {"town": [5], "nomad": [6]}}
    goods = {"A": {"stone": 1, "wood": 1}}
    table = scene("1001.11", pieces, play={"A": "ship", "B": "town"}, goods=goods)
    assert table.card("A", "ship") == "discard"
    table.play("A", "build-ashore 2 W town")
    assert table.card("A", "ship") == "reserve"
    table.play("A", "end-turn")
    table.play("B", "end-turn")
    table.play("A", "choose-card nomad")
    table.play("B", "choose-card nomad")
    table.play("A", "build-ship 4 W")
    assert table.card("A", "ship") == "hand"


@pytest.mark.rule("RNF-X7")
def test_declined_cards_stay_when_the_last_ship_is_lost_or_a_second_temple_is_built() -> None:
    pieces = {"A": {"temple": [1]}, "B": {"ship": [2], "town": [3]}}
    cards = {"B": {"ship": "decline"}}
    play = {"A": "temple", "B": "town"}
    table = scene("10.1", pieces, play=play, goods={"A": {"gold": 5}}, cards=cards, trophies={"ship": "A"})
    table.play("A", "convert 1 E")
    assert table.card("B", "ship") == "decline"
    pieces = {"A": {"temple": [1], "nomad": [2]}, "B": {"town": [3]}}
    cards = {"A": {"temple": "decline"}}
    play = {"A": "nomad", "B": "town"}
    second = scene("11.1", pieces, play=play, goods={"A": {"stone": 2}}, cards=cards, trophies={"ship": "A"})
    second.play("A", "build-temple 2")
    assert second.count("A", "temple") == 2
    assert second.card("A", "temple") == "decline"


@pytest.mark.rule("RNF-X8")
def test_the_final_count_of_the_book() -> None:
    # A leads a sea of 7, a forest of 4, plains of 3 and 5, and stands level with B on a plain of 12
    world = "0000000.2222.111.11111.111111111111"
    pieces = {
        "A": {
            "ship": [1, 2, 3],
            "nomad": [8, 9, 12, 13, 15, 16, 17],
            "town": [22, 23, 24, 25],
            "merchant": [26, 27],
        },
        "B": {"nomad": [28, 29, 30, 31], "town": [20], "merchant": [21]},
    }
    table = scene(
        world,
        pieces,
        goods={"A": {"gold": 87}},
        trophies={"nomad": "A", "merchant": "A"},
        cards={"A": {"temple": "decline", "mountaineer": "decline"}},
    )
    assert table.points("A") == {"economy": 43, "trophies": 30, "development": 33, "territory": 34}
    assert sum(table.points("A").values()) == 140


@pytest.mark.rule("RNF-X9")
@pytest.mark.parametrize(("won", "price"), [(1, 5), (2, 10), (3, 20)])
def test_prices_after_the_first_trophies(won: int, price: int) -> None:
    trophies = dict.fromkeys(["nomad", "town", "ship"][:won], "A")
    table = scene("11", {"A": {"nomad": [1]}, "B": {"nomad": [2]}}, trophies=trophies)
    assert table.view().price == price


@pytest.mark.rule("RNF-X10")
def test_a_first_temple_brings_its_card_to_hand_at_once() -> None:
    pieces = {"A": {"nomad": [1, 2]}, "B": {"town": [3]}}
    table = scene("11.1", pieces, play={"A": "nomad", "B": "town"}, goods={"A": {"stone": 2}})
    assert table.card("A", "temple") == "reserve"
    table.play("A", "build-temple 1")
    assert table.card("A", "temple") == "hand"


@pytest.mark.rule("RNF-X11")
def test_with_all_merchants_in_the_world_a_temple_converts_none() -> None:
    pieces = {"A": {"temple": [1], "merchant": [3, 4, 5, 6, 7, 8]}, "B": {"merchant": [2], "town": [9]}}
    table = scene(
        "11.1111111", pieces, play={"A": "temple", "B": "town"}, goods={"A": {"gold": 50}}, trophies={"merchant": "A"}
    )
    assert table.legal("A", "convert") == []
    assert table.why("A", "convert 1 E") == "RNF-B-7 no-piece-left"


@pytest.mark.rule("RNF-X12")
def test_two_trophies_at_once_can_end_a_civilization() -> None:
    pieces = {
        "A": {"nomad": [1], "town": [2]},
        "B": {"nomad": [3], "town": [4], "ship": [9]},
        "C": {"nomad": [5], "town": [6], "temple": [7]},
    }
    for gold in (9, 10):
        trophies = {"ship": "B", "temple": "C"}
        table = scene(
            "11.11.111.10", pieces, seats=3, at="decline", won=2, trophies=trophies, goods={"A": {"gold": gold}}
        )
        table.play("A", "decline-card nomad", "decline-card town")
        table.play("B", "decline-card nomad", "decline-card town")
        died = told(table.play("C", "decline-card nomad", "decline-card town"), DiedOut)
        assert bool(died) == (gold == 9)
        if gold == 10:
            assert table.view().price == 10
            table.play("A", "buy-back town")
            assert table.legal("A") == ["choose-card town"]


@pytest.mark.rule("RNF-X13")
def test_a_plain_beside_a_mountain_is_a_cliff() -> None:
    nomad = scene("132", {"A": {"nomad": [1]}, "B": {"town": [3]}}, play={"A": "nomad", "B": "town"})
    assert nomad.why("A", "move-piece 1 2") == "RNF-WOR-6 cliff"
    merchant = scene("132", {"A": {"merchant": [1]}, "B": {"town": [3]}}, play={"A": "merchant", "B": "town"})
    assert merchant.ends(1) == [2, 3]
    stairs = scene("123", {"A": {"nomad": [2]}, "B": {"ship": []}}, play={"A": "nomad"})
    assert sorted(stairs.ends(2)) == [1, 3]
