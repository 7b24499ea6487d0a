"""What nomads, towns, ships, temples, mountaineers and merchants do (RNF-NOM to RNF-STK)."""

import pytest

from tests.games.rise_and_fall.scene import Table, scene


def wheel(standing: dict[str, list[int]], card: str, centre: str = "1", **more: object) -> Table:
    """Around hex 5, from the north-west: sea 1, plain 2, mountain 6, glacier 8, mountain 7, forest 4; B is far away."""
    world = f".01..1/2{centre}3/.34"
    goods = more.get("goods", {})
    assert isinstance(goods, dict)
    return scene(world, {"A": standing, "B": {"town": [3]}}, play={"A": card, "B": "town"}, goods={"A": goods})


# -- nomads


@pytest.mark.rule("RNF-NOM-1", "RNF-WOR-6")
def test_a_nomad_steps_to_empty_plain_forest_or_mountain_but_not_over_a_cliff() -> None:
    low = wheel({"nomad": [5], "town": [2]}, "nomad")
    assert low.ends(5) == [4]
    assert low.why("A", "move-piece 5 6") == "RNF-WOR-6 cliff"
    assert low.why("A", "move-piece 5 1") == "RNF-NOM-1 wrong-terrain"
    assert low.why("A", "move-piece 5 8") == "RNF-NOM-1 wrong-terrain"
    assert low.why("A", "move-piece 5 2") == "RNF-STK-1 not-empty"
    assert low.why("A", "move-piece 5 3") == "RNF-NOM-1 not-adjacent"
    high = wheel({"nomad": [5]}, "nomad", centre="2")
    assert sorted(high.ends(5)) == [2, 4, 6, 7]


@pytest.mark.rule("RNF-NOM-2", "RNF-B-5")
def test_a_nomad_produces_wood_in_forest_and_stone_on_mountain() -> None:
    table = wheel({"nomad": [4, 5, 6]}, "nomad", goods={"stone": 5})
    assert table.legal("A", "produce") == ["produce 4"]
    assert table.why("A", "produce 5") == "RNF-NOM-2 yields-nothing"
    assert table.why("A", "produce 6") == "RNF-B-5 treasury-full"
    table.play("A", "produce 4")
    assert table.good("A", "wood") == 1
    other = wheel({"nomad": [6]}, "nomad")
    other.play("A", "produce 6")
    assert other.good("A", "stone") == 1


@pytest.mark.rule("RNF-NOM-3")
def test_a_nomad_becomes_a_town_on_plain_or_forest_for_wood_and_stone() -> None:
    table = wheel({"nomad": [4, 5, 6]}, "nomad", goods={"wood": 1, "stone": 1})
    assert table.legal("A", "build-town") == ["build-town 4", "build-town 5"]
    assert table.why("A", "build-town 6") == "RNF-NOM-3 wrong-terrain"
    table.play("A", "build-town 5")
    assert table.on(5) == "A town"
    assert (table.good("A", "wood"), table.good("A", "stone")) == (0, 0)
    assert table.why("A", "build-town 4") == "RNF-B-7 too-dear"


@pytest.mark.rule("RNF-NOM-4")
def test_a_nomad_becomes_a_temple_on_plain_or_mountain_for_two_stone() -> None:
    table = wheel({"nomad": [4, 5, 6]}, "nomad", goods={"stone": 2})
    assert table.legal("A", "build-temple") == ["build-temple 5", "build-temple 6"]
    assert table.why("A", "build-temple 4") == "RNF-NOM-4 wrong-terrain"
    table.play("A", "build-temple 6")
    assert table.on(6) == "A temple"
    assert table.good("A", "stone") == 0


@pytest.mark.rule("RNF-NOM-5")
def test_a_nomad_on_plain_builds_a_ship_on_an_empty_sea_hex_beside_it() -> None:
    table = wheel({"nomad": [4, 5]}, "nomad", goods={"wood": 1})
    assert table.legal("A", "build-ship") == ["build-ship 5 NW"]
    assert table.why("A", "build-ship 4 NE") == "RNF-NOM-5 wrong-terrain"
    assert table.why("A", "build-ship 5 E") == "RNF-NOM-5 no-empty-sea"
    assert wheel({"nomad": [5]}, "nomad").why("A", "build-ship 5 NW") == "RNF-B-7 too-dear"
    table.play("A", "build-ship 5 NW")
    assert (table.on(5), table.on(1)) == ("", "A ship")
    assert table.good("A", "wood") == 0


# -- towns


@pytest.mark.rule("RNF-TOW-1", "RNF-WOR-6")
def test_a_town_grows_a_nomad_beside_it_but_not_over_a_cliff() -> None:
    table = wheel({"town": [5]}, "town")
    assert table.legal("A", "grow") == ["grow 5 W", "grow 5 NE"]
    assert table.why("A", "grow 5 E") == "RNF-WOR-6 cliff"
    assert table.why("A", "grow 5 NW") == "RNF-TOW-1 wrong-terrain"
    table.play("A", "grow 5 W")
    assert table.on(4) == "A nomad"
    full = wheel({"town": [5], "nomad": [4]}, "town")
    assert full.why("A", "grow 5 W") == "RNF-STK-1 not-empty"


@pytest.mark.rule("RNF-TOW-2")
def test_a_town_educates_an_own_nomad_beside_it() -> None:
    table = wheel({"town": [5], "nomad": [2, 4, 6]}, "town", goods={"gold": 2})
    assert table.legal("A", "educate") == [
        "educate 5 W merchant",
        "educate 5 W mountaineer",
        "educate 5 NE merchant",
        "educate 5 NE mountaineer",
    ]
    assert table.why("A", "educate 5 E merchant") == "RNF-WOR-6 cliff"
    table.play("A", "educate 5 W merchant")
    assert table.on(4) == "A merchant"
    assert table.good("A", "gold") == 0
    poor = wheel({"town": [5], "nomad": [4]}, "town", goods={"gold": 1})
    assert poor.legal("A", "educate") == ["educate 5 W mountaineer"]
    assert poor.why("A", "educate 5 W merchant") == "RNF-B-7 too-dear"
    assert poor.why("A", "educate 5 NE merchant") == "RNF-TOW-2 no-nomad"
    poor.play("A", "educate 5 W mountaineer")
    assert (poor.on(4), poor.good("A", "gold")) == ("A mountaineer", 0)


@pytest.mark.rule("RNF-TOW-3")
@pytest.mark.parametrize(("level", "gold"), [("1", 2), ("2", 3), ("3", 1)])
def test_taxes_depend_on_the_terrain(level: str, gold: int) -> None:
    table = wheel({"town": [5]}, "town", centre=level)
    table.play("A", "collect-taxes 5")
    assert table.good("A", "gold") == gold


# -- ships


@pytest.mark.rule("RNF-SHI-1")
def test_a_ship_sails_to_any_empty_hex_of_its_sea_through_others() -> None:
    table = scene("0000.00", {"A": {"ship": [1]}, "B": {"ship": [2]}}, play={"A": "ship", "B": "ship"})
    assert table.ends(1) == [3, 4]
    assert table.why("A", "move-piece 1 5") == "RNF-SHI-1 another-sea"
    assert table.why("A", "move-piece 1 2") == "RNF-STK-1 not-empty"


def shore(goods: dict[str, int], standing: dict[str, list[int]] | None = None) -> Table:
    """A ship of A with plain to the west, forest to the east, and mountain south-east; a town of B on hex 4."""
    pieces = {"A": {"ship": [2], **(standing or {})}, "B": {"town": [4]}}
    return scene("102/13", pieces, play={"A": "ship", "B": "town"}, goods={"A": goods})


@pytest.mark.rule("RNF-SHI-2")
def test_a_ship_builds_ashore_on_an_empty_plain_hex_and_leaves() -> None:
    table = shore({"stone": 2})
    assert table.legal("A", "build-ashore") == ["build-ashore 2 W town", "build-ashore 2 W temple"]
    assert table.why("A", "build-ashore 2 E town") == "RNF-SHI-2 wrong-terrain"
    assert table.why("A", "build-ashore 2 SW town") == "RNF-STK-1 not-empty"
    table.play("A", "build-ashore 2 W temple")
    assert (table.on(1), table.on(2), table.good("A", "stone")) == ("A temple", "", 0)
    cheap = shore({"stone": 1})
    assert cheap.why("A", "build-ashore 2 W temple") == "RNF-B-7 too-dear"
    cheap.play("A", "build-ashore 2 W town")
    assert (cheap.on(1), cheap.good("A", "stone")) == ("A town", 0)


@pytest.mark.rule("RNF-SHI-3", "RNF-CLI-1")
def test_a_ship_lands_as_a_nomad_or_as_a_merchant_on_towns_too() -> None:
    table = shore({"gold": 2})
    assert table.legal("A", "transform") == [
        "transform 2 E nomad",
        "transform 2 E merchant",
        "transform 2 SW merchant",
        "transform 2 W nomad",
        "transform 2 W merchant",
    ]
    assert table.why("A", "transform 2 SE nomad") == "RNF-SHI-3 wrong-terrain"
    assert table.why("A", "transform 2 SW nomad") == "RNF-STK-1 not-empty"
    table.play("A", "transform 2 SW merchant")
    assert (table.on(4), table.good("A", "gold")) == ("B town + A merchant", 0)
    free = shore({})
    free.play("A", "transform 2 E nomad")
    assert free.on(3) == "A nomad"


@pytest.mark.rule("RNF-SHI-4", "RNF-SHI-5")
def test_a_ship_trades_with_every_coastal_town_of_its_sea_once() -> None:
    pieces = {"A": {"ship": [2], "town": [1]}, "B": {"town": [3]}}
    table = scene("10.10", pieces, play={"A": "ship", "B": "town"})
    table.play("A", "trade 2")
    assert table.good("A", "gold") == 3
    wide = scene("1001/.11", {"A": {"ship": [2, 3], "town": [1]}, "B": {"town": [5]}}, play={"A": "ship", "B": "town"})
    wide.play("A", "trade 2", "trade 3")
    assert wide.good("A", "gold") == 12


@pytest.mark.rule("RNF-SHI-4")
def test_one_town_may_be_coastal_to_several_seas() -> None:
    table = scene("010", {"A": {"ship": [1, 3]}, "B": {"town": [2]}}, play={"A": "ship", "B": "town"})
    table.play("A", "trade 1", "trade 3")
    assert table.good("A", "gold") == 6


# -- temples


@pytest.mark.rule("RNF-TEM-1")
@pytest.mark.parametrize(
    ("piece", "hexagon", "price"), [("nomad", 4, 2), ("mountaineer", 4, 3), ("merchant", 4, 5), ("ship", 1, 5)]
)
def test_a_temple_converts_a_piece_beside_it_for_its_price(piece: str, hexagon: int, price: int) -> None:
    side = {4: "W", 1: "NW"}[hexagon]
    pieces = {"A": {"temple": [5]}, "B": {piece: [hexagon], "town": [3]}}
    rich = scene(".01..1/213/.34", pieces, play={"A": "temple", "B": "town"}, goods={"A": {"gold": price}})
    rich.play("A", f"convert 5 {side}")
    assert rich.on(hexagon) == f"A {piece}"
    assert (rich.good("A", "gold"), rich.count("B", piece)) == (0, 0)
    poor = scene(".01..1/213/.34", pieces, play={"A": "temple", "B": "town"}, goods={"A": {"gold": price - 1}})
    assert poor.why("A", f"convert 5 {side}") == "RNF-B-7 too-dear"


@pytest.mark.rule("RNF-TEM-1")
def test_a_temple_converts_once_and_never_towns_or_temples() -> None:
    pieces = {"A": {"temple": [4]}, "B": {"nomad": [3, 5], "town": [1], "temple": [2]}}
    table = scene(".11/111/.11", pieces, play={"A": "temple", "B": "town"}, goods={"A": {"gold": 20}})
    assert table.legal("A", "convert") == ["convert 4 E", "convert 4 W"]
    assert table.why("A", "convert 4 NW") == "RNF-TEM-1 never-converted"
    assert table.why("A", "convert 4 NE") == "RNF-TEM-1 never-converted"
    assert table.why("A", "convert 4 SE") == "RNF-TEM-1 nobody-to-convert"
    table.play("A", "convert 4 E")
    assert table.legal("A") == ["end-turn"]
    assert table.why("A", "convert 4 W") == "RNF-B-1 has-acted"


@pytest.mark.rule("RNF-TEM-2")
def test_the_tithe_is_two_gold_for_each_own_piece_beside_the_temple() -> None:
    table = wheel({"temple": [5, 6], "nomad": [4], "ship": [1]}, "temple")
    assert table.legal("A", "tithe") == ["tithe 5"]
    assert table.why("A", "tithe 6") == "RNF-B-8 nobody-tithes"
    table.play("A", "tithe 5")
    assert table.good("A", "gold") == 4


@pytest.mark.rule("RNF-TEM-3")
def test_a_merchant_on_a_town_can_be_converted_and_stays_there() -> None:
    pieces = {"A": {"temple": [5], "town": [2]}, "B": {"merchant": [2, 4], "town": [3, 4]}}
    table = scene(".01..1/213/.34", pieces, play={"A": "temple", "B": "town"}, goods={"A": {"gold": 10}})
    assert table.legal("A", "convert") == ["convert 5 W", "convert 5 NE"]
    table.play("A", "convert 5 W")
    assert table.on(4) == "B town + A merchant"


@pytest.mark.rule("RNF-TEM-3", "RNF-STK-1")
def test_a_town_with_a_merchant_tithes_for_two() -> None:
    table = wheel({"temple": [5], "town": [4], "merchant": [4]}, "temple")
    table.play("A", "tithe 5")
    assert table.good("A", "gold") == 4


# -- mountaineers


@pytest.mark.rule("RNF-MOU-1")
def test_a_mountaineer_goes_three_hexes_over_cliffs_and_glaciers_through_own_pieces() -> None:
    pieces = {"A": {"mountaineer": [1], "nomad": [2]}, "B": {"town": [7]}}
    table = scene("314101.1", pieces, play={"A": "mountaineer", "B": "town"})
    assert table.ends(1) == [3, 4]
    assert table.why("A", "move-piece 1 5") == "RNF-MOU-1 wrong-terrain"
    assert table.why("A", "move-piece 1 2") == "RNF-STK-1 not-empty"
    assert table.why("A", "move-piece 1 6") == "RNF-MOU-1 too-far"
    table.play("A", "move-piece 1 3")
    assert table.on(3) == "A mountaineer"


@pytest.mark.rule("RNF-MOU-2")
def test_a_mountaineer_produces_wood_in_forest_and_stone_above() -> None:
    pieces = {"A": {"mountaineer": [1, 2, 3]}, "B": {"town": [5]}}
    table = scene("2341.1", pieces, play={"A": "mountaineer", "B": "town"}, trophies={"mountaineer": "A"})
    table.play("A", "produce 1", "produce 2", "produce 3")
    assert (table.good("A", "wood"), table.good("A", "stone")) == (1, 2)
    plain = scene("21", {"A": {"mountaineer": [2]}, "B": {"town": [1]}}, play={"A": "mountaineer", "B": "town"})
    assert plain.why("A", "produce 2") == "RNF-MOU-2 yields-nothing"


@pytest.mark.rule("RNF-MOU-3")
def test_a_mountaineer_founds_towns_in_forest_or_on_mountain_for_two_wood() -> None:
    pieces = {"A": {"mountaineer": [2, 3]}, "B": {"town": [5]}}
    table = scene("1234.1", pieces, play={"A": "mountaineer", "B": "town"}, goods={"A": {"wood": 2}})
    assert table.legal("A", "build-town") == ["build-town 2", "build-town 3"]
    table.play("A", "build-town 3")
    assert (table.on(3), table.good("A", "wood")) == ("A town", 0)
    pieces = {"A": {"mountaineer": [1, 4]}, "B": {"town": [5]}}
    other = scene("1234.1", pieces, play={"A": "mountaineer", "B": "town"}, goods={"A": {"wood": 2}})
    assert other.why("A", "build-town 1") == "RNF-MOU-3 wrong-terrain"
    assert other.why("A", "build-town 4") == "RNF-MOU-3 wrong-terrain"


@pytest.mark.rule("RNF-MOU-4")
def test_any_opposing_piece_stops_a_mountaineer() -> None:
    alone = {"A": {"mountaineer": [1]}, "B": {"nomad": [2]}}
    assert scene("111", alone, play={"A": "mountaineer", "B": "nomad"}).ends(1) == []
    stacked = {"A": {"mountaineer": [1], "town": [2]}, "B": {"merchant": [2]}}
    assert scene("111", stacked, play={"A": "mountaineer", "B": "merchant"}).ends(1) == []
    own = {"A": {"mountaineer": [1], "town": [2], "merchant": [2]}, "B": {"nomad": [4]}}
    assert scene("111.1", own, play={"A": "mountaineer", "B": "nomad"}).ends(1) == [3]


# -- merchants


@pytest.mark.rule("RNF-MER-1", "RNF-CLI-1")
def test_a_merchant_goes_four_hexes_over_cliffs_and_through_anybody() -> None:
    pieces = {"A": {"merchant": [1]}, "B": {"nomad": [2], "town": [4]}}
    table = scene("1311111", pieces, play={"A": "merchant", "B": "nomad"})
    assert table.ends(1) == [3, 4, 5]
    assert table.why("A", "move-piece 1 6") == "RNF-MER-1 too-far"
    assert table.why("A", "move-piece 1 2") == "RNF-STK-1 not-empty"
    table.play("A", "move-piece 1 4")
    assert table.on(4) == "B town + A merchant"


@pytest.mark.rule("RNF-MER-1", "RNF-STK-1")
def test_a_hex_holds_one_town_and_one_merchant_at_most() -> None:
    pieces = {"A": {"merchant": [1]}, "B": {"merchant": [2], "town": [2]}}
    table = scene("1104", pieces, play={"A": "merchant", "B": "merchant"})
    assert table.ends(1) == []
    assert table.why("A", "move-piece 1 2") == "RNF-STK-1 not-empty"
    assert table.why("A", "move-piece 1 4") == "RNF-MER-1 wrong-terrain"


@pytest.mark.rule("RNF-MER-2")
def test_a_merchant_trades_with_towns_beside_and_under_it() -> None:
    pieces = {"A": {"merchant": [2], "town": [1]}, "B": {"town": [2]}}
    table = scene("111", pieces, play={"A": "merchant", "B": "town"})
    table.play("A", "trade 2")
    assert table.good("A", "gold") == 8
    lone = scene("11", {"A": {"merchant": [1]}, "B": {"nomad": [2]}}, play={"A": "merchant", "B": "nomad"})
    assert lone.why("A", "trade 1") == "RNF-B-8 no-town"


@pytest.mark.rule("RNF-MER-3")
def test_a_merchant_buys_or_sells_one_resource_for_five_gold() -> None:
    pieces = {"A": {"merchant": [1, 2]}, "B": {"nomad": [4]}}
    table = scene("111.1", pieces, play={"A": "merchant", "B": "nomad"}, goods={"A": {"gold": 5, "stone": 5}})
    assert table.legal("A", "buy-resource") == ["buy-resource 1 wood", "buy-resource 2 wood"]
    assert table.legal("A", "sell-resource") == ["sell-resource 1 stone", "sell-resource 2 stone"]
    assert table.why("A", "buy-resource 1 stone") == "RNF-B-5 treasury-full"
    table.play("A", "buy-resource 1 wood")
    assert (table.good("A", "gold"), table.good("A", "wood")) == (0, 1)
    assert table.why("A", "buy-resource 2 wood") == "RNF-MER-3 too-dear"
    table.play("A", "sell-resource 2 wood")
    assert (table.good("A", "gold"), table.good("A", "wood")) == (5, 0)


@pytest.mark.rule("RNF-MER-4")
def test_a_merchant_on_plain_builds_a_ship() -> None:
    pieces = {"A": {"merchant": [2, 4], "town": [2]}, "B": {"nomad": [5]}}
    table = scene("0102.1", pieces, play={"A": "merchant", "B": "nomad"}, goods={"A": {"wood": 1}})
    assert table.legal("A", "build-ship") == ["build-ship 2 E", "build-ship 2 W"]
    assert table.why("A", "build-ship 4 W") == "RNF-MER-4 wrong-terrain"
    table.play("A", "build-ship 2 W")
    assert (table.on(1), table.on(2)) == ("A ship", "A town")


# -- cliffs and stacks


@pytest.mark.rule("RNF-CLI-1")
def test_cliffs_stop_neither_temples_nor_trade() -> None:
    pieces = {"A": {"temple": [2], "nomad": [1]}, "B": {"mountaineer": [3], "town": [4]}}
    table = scene("314.1", pieces, play={"A": "temple", "B": "town"}, goods={"A": {"gold": 3}})
    assert table.legal("A") == ["convert 2 E", "tithe 2", "end-turn"]
    high = scene("03", {"A": {"ship": [1]}, "B": {"town": [2]}}, play={"A": "ship", "B": "town"})
    high.play("A", "trade 1")
    assert high.good("A", "gold") == 3


@pytest.mark.rule("RNF-STK-1")
def test_both_pieces_of_a_stack_count_for_majority_and_development() -> None:
    pieces = {"A": {"town": [1], "merchant": [1]}, "B": {"nomad": [2]}}
    table = scene("111", pieces)
    assert table.points("A")["territory"] == 3
    assert table.points("A")["development"] == 2
