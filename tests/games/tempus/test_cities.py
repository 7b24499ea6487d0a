"""Building a city (TEM-CIT)."""

import pytest

from saecula.games.tempus.edges.events import CityBuilt
from saecula.games.tempus.rules.end import points
from tests.games.kit import told
from tests.games.tempus.scene import CORNERS, EAST, FIRST, LAST, SOUTH, disc, name_of, ring, scene, text_of


@pytest.mark.rule("TEM-CIT-1")
@pytest.mark.parametrize("value", [2, 3])
def test_all_tokens_of_the_hex_go_home_whatever_the_city_is_worth(value: int) -> None:
    table = scene(tokens={"A": {(0, 0): 3, (2, 0): 1}}, eras="cities", action="city")
    assert table.legal("A") == ["build-city 0,0 2", "build-city 0,0 3"]
    events = table.play("A", f"build-city 0,0 {value}")
    assert told(events, CityBuilt) == [CityBuilt(seat=0, hex=name_of((0, 0)), value=value)]
    assert (table.tokens((0, 0)), table.city((0, 0)), table.owner((0, 0))) == (0, value, "A")
    assert table.supply("A") == 15
    assert table.city_tiles("A") == ([2, 3, 2] if value == 2 else [3, 2, 2])


@pytest.mark.rule("TEM-CIT-1")
def test_the_city_tile_comes_from_the_builders_own_supply() -> None:
    table = scene(tokens={"C": {(0, 0): 2}}, turn="C", action="city")
    table.play("C", "build-city 0,0 2")
    assert [table.city_tiles(seat) for seat in "ABC"] == [[3, 3, 2], [3, 3, 2], [2, 3, 2]]


@pytest.mark.rule("TEM-CIT-1", "TEM-COM-2")
def test_whose_last_city_tile_of_a_value_is_used_builds_no_more_of_it() -> None:
    fours = {(-3, 0): 4, (-3, 3): 4}
    table = scene(tokens={"C": {(0, 0): 4}}, cities={"C": fours}, eras="industry", turn="C", action="city")
    assert table.city_tiles("C") == [3, 3, 0]
    assert table.legal("C", "build-city") == ["build-city 0,0 2", "build-city 0,0 3"]
    assert table.clause("C", "build-city 0,0 4") == "TEM-COM-2"


@pytest.mark.rule("TEM-CIT-1")
def test_a_city_costs_its_value_and_stands_on_ones_own_tokens() -> None:
    table = scene(tokens={"A": {(0, 0): 3}, "B": {(2, 0): 3}}, eras="cities", action="city")
    assert table.why("A", "build-city 0,0 4") == "TEM-CIT-1 tempus-city-too-dear"
    assert table.why("A", "build-city 2,0 2") == "TEM-CIT-1 tempus-city-no-tokens"
    assert table.why("A", "build-city -2,0 2") == "TEM-CIT-1 tempus-city-no-tokens"


@pytest.mark.rule("TEM-CIT-1")
def test_no_city_is_built_where_the_builder_has_one() -> None:
    table = scene(tokens={"A": {(2, 0): 2}}, cities={"A": {(0, 0): 2}}, action="city")
    assert table.legal("A") == ["build-city 2,0 2"]
    assert table.why("A", "build-city 0,0 2") == "TEM-CIT-1 tempus-city-no-tokens"


@pytest.mark.rule("TEM-CIT-1")
def test_a_slot_builds_one_city() -> None:
    table = scene(tokens={"A": {(0, 0): 3, (3, 0): 3}}, eras="cities", action="city")
    table.play("A", "build-city 0,0 2")
    assert table.legal("A") == ["end-turn"]


@pytest.mark.rule("TEM-CIT-2")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_no_city_is_built_beside_another_whoever_owns_it(owner: str) -> None:
    for at in ring(1):
        table = scene(tokens={"A": {(0, 0): 2, (3, 0): 2}}, cities={owner: {at: 2}}, action="city")
        assert table.legal("A") == ["build-city 3,0 2"]
        assert table.why("A", "build-city 0,0 2") == "TEM-CIT-2 tempus-city-beside-city"


@pytest.mark.rule("TEM-CIT-2")
def test_two_hexes_away_is_far_enough() -> None:
    cities = {"B": {(2, 0): 2, (0, 2): 2}}
    assert scene(tokens={"A": {(0, 0): 2}}, cities=cities, action="city").legal("A") == ["build-city 0,0 2"]


@pytest.mark.rule("TEM-CIT-2")
def test_a_corner_of_the_board_is_beside_its_neighbours_alone() -> None:
    tokens = {"A": {EAST: 2}}
    beside = scene(land=CORNERS, tokens=tokens, cities={"B": {FIRST: 2}})
    assert "choose-action city" not in beside.legal("A")
    away = scene(land=CORNERS, tokens=tokens, cities={"B": {LAST: 2}}, action="city")
    assert away.legal("A") == [f"build-city {text_of(EAST)} 2"]


@pytest.mark.rule("TEM-CIT-3")
def test_no_city_is_built_on_a_mountain_or_on_water() -> None:
    land = {at: name for at, name in {**disc(3), (0, 0): "mountain"}.items() if at != (-2, 0)}
    table = scene(land=land, tokens={"A": {(0, 0): 2, (2, 0): 2}}, action="city")
    assert table.legal("A") == ["build-city 2,0 2"]
    assert table.why("A", "build-city 0,0 2") == "TEM-CIT-3 tempus-city-on-mountain"
    assert table.clause("A", "build-city -2,0 2") == "TEM-CIT-1"  # a lake, where no token can stand
    assert table.clause("A", "build-city 4,0 2") == "TEM-CIT-1"  # the sea likewise


@pytest.mark.rule("TEM-CIT-4")
def test_under_a_city_the_printed_terrain_does_not_count_in_a_fight() -> None:
    table = scene(
        tokens={"A": {(0, 0): 2}, "B": SOUTH},
        cities={"B": {(1, 0): 2}},
        hands={"A": ["medicine/grassland"]},
        action="fight",
    )
    table.play("A", "attack 0,0 E")
    table.play("B", "declare-terrain hills")
    events = table.play("A", "lay-card medicine/grassland", "done")
    assert "attack=2, defence=2" in str(events)


@pytest.mark.rule("TEM-CIT-4")
def test_for_progress_a_city_gives_one_point_whatever_lies_under_it() -> None:
    land = {**disc(3), (0, 0): "farmland", (2, 0): "hills"}
    table = scene(land=land, cities={"A": {(0, 0): 4}, "B": {(2, 0): 2}}, tiles={"A": 1}, action="move")
    events = table.play("A", "done", "end-turn")
    assert "ProgressCounted(seat=0, tokens=0, cities=1, cards=0, total=1)" in str(events)
    assert "ProgressCounted(seat=1, tokens=0, cities=1, cards=0, total=1)" in str(events)


@pytest.mark.rule("TEM-CIT-5")
def test_two_tokens_are_the_least() -> None:
    table = scene(tokens={"A": {(0, 0): 1, (2, 0): 2}}, action="city")
    assert table.legal("A") == ["build-city 2,0 2"]
    assert table.why("A", "build-city 0,0 2") == "TEM-CIT-5 tempus-city-too-few"


@pytest.mark.rule("TEM-CIT-5")
def test_a_stack_enlarged_by_sanitation_may_be_used() -> None:
    table = scene(tokens={"A": {(0, 0): 4}}, extra={(0, 0): 2}, action="city")
    table.play("A", "build-city 0,0 4")
    assert table.city((0, 0)) == 4
    assert table.extra((0, 0)) == 0
    assert table.supply("A") == 16


@pytest.mark.rule("TEM-CIT-6")
def test_a_city_hex_is_worth_the_citys_value_only() -> None:
    table = scene(tokens={"A": {(2, 0): 2}}, cities={"A": {(0, 0): 3}})
    assert points(table.state, 0) == [1, 3, 0]


@pytest.mark.rule("TEM-CIT-6")
def test_building_a_city_may_bring_protection() -> None:
    tokens = {"A": {(-3, 3): 1, (-2, 3): 1, (-1, 3): 1, (0, 0): 2}, "B": {(1, 0): 4}}
    table = scene(tokens=tokens, eras="industry", action="city")
    table.play("A", "build-city 0,0 2", "end-turn")
    assert "choose-action fight" not in table.legal("B")
    open_ = scene(tokens=tokens, eras="industry", turn="B")
    assert "choose-action fight" in open_.legal("B")
