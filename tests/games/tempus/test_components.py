"""Components (TEM-COM): the set that comes with the game holds what the books tell."""

import pytest

from saecula.games.tempus.edges.events import FightLost
from saecula.games.tempus.model.components import FILES
from saecula.games.tempus.rules.end import points
from saecula.kernel.errors import BadMove, IllegalMove
from tests.games.kit import told
from tests.games.tempus.scene import BOX, SOUTH, cell, disc, scene

SET = FILES.default()
TERRAINS = {"grassland", "farmland", "hills", "forest", "mountain"}
CARD_TERRAINS = TERRAINS - {"mountain"}
ROWS = BOX.chart.names
CHART = """
    start 1/1/1/2/no/1/5/3; writing 1/1/1/2/no/2/5/3; agriculture 1/1/2/2/no/2/5/3; cities 1/1/2/3/no/2/5/4;
    roads 1/2/2/3/no/2/5/4; trade 2/2/2/3/no/2/5/4; ships 2/2/2/3/yes/2/5/5; printing 2/2/2/3/yes/2/7/5;
    industry 2/2/2/4/yes/2/7/6; trains 3/5/2/4/yes/2/7/6
"""


def figures(row: str) -> str:
    """A row of the chart, written as the rules page writes it."""
    c, at = BOX.chart, BOX.chart.names.index(row)
    sea = "yes" if c.sea[at] else "no"
    before = f"{c.tokens[at]}/{c.distance[at]}/{c.babies[at]}/{c.stack[at]}"
    return f"{row} {before}/{sea}/{c.drawn[at]}/{c.hand[at]}/{c.actions[at]}"


def changes(row: str) -> dict[str, tuple[str, str]]:
    """What a row changes against the row before, actions aside."""
    names = ["tokens", "distance", "babies", "stack", "sea", "drawn", "hand"]
    before = figures(ROWS[ROWS.index(row) - 1]).split()[1].split("/")
    after = figures(row).split()[1].split("/")
    return {name: (b, a) for name, b, a in zip(names, before, after, strict=False) if b != a}


@pytest.mark.rule("TEM-COM-1")
def test_there_are_twelve_different_map_tiles_of_seven_hexes_and_five_terrains() -> None:
    faces = [(tile.centre, *tile.ring) for tile in SET.tiles]
    turned = [{(f[0], *f[1 + i :], *f[1 : 1 + i]) for i in range(6)} for f in faces]
    assert len(faces) == 12
    assert {len(face) for face in faces} == {7}
    assert {terrain for face in faces for terrain in face} == TERRAINS
    assert not any(turned[i] & turned[j] for i in range(12) for j in range(i))


@pytest.mark.rule("TEM-COM-2")
def test_each_player_has_sixteen_tokens_eight_city_tiles_six_action_tiles_and_a_cube() -> None:
    table = scene(5, at="first", land={})
    assert [table.supply(seat) for seat in "ABCDE"] == [16] * 5
    assert [table.city_tiles(seat) for seat in "ABCDE"] == [[3, 3, 2]] * 5
    assert SET.supply.action_tiles == max(BOX.chart.actions) == 6
    assert [table.era(seat) for seat in "ABCDE"] == ["start"] * 5


@pytest.mark.rule("TEM-COM-2")
def test_a_city_tile_that_is_used_up_cannot_be_built_again() -> None:
    table = scene(
        land=disc(4),
        tokens={"A": {(0, 0): 4}},
        cities={"A": {(4, 0): 4, (0, 4): 4}},
        eras="industry",
        action="city",
    )
    assert table.legal("A") == ["build-city 0,0 2", "build-city 0,0 3"]
    assert table.clause("A", "build-city 0,0 4") == "TEM-COM-2"


@pytest.mark.rule("TEM-COM-2")
def test_the_last_city_tile_of_a_value_can_be_built() -> None:
    table = scene(tokens={"A": {(0, 0): 4}}, cities={"A": {(3, 0): 4}}, eras="industry", action="city")
    table.play("A", "build-city 0,0 4")
    assert table.city_tiles("A") == [3, 3, 0]


@pytest.mark.rule("TEM-COM-3")
def test_there_are_54_cards_of_nine_abilities_and_four_terrains() -> None:
    copies = [(card.ability, terrain, n) for card in SET.cards for terrain, n in card.copies.items()]
    assert sum(BOX.deck) == sum(n for _, _, n in copies) == 54
    assert len({ability for ability, _, _ in copies}) == 9
    assert {terrain for _, terrain, _ in copies} == CARD_TERRAINS


@pytest.mark.rule("TEM-COM-4")
def test_the_chart_has_eleven_rows_and_ten_boxes_that_never_show_mountain() -> None:
    names = "start, writing, agriculture, cities, roads, trade, ships, printing, industry, trains, flight"
    assert names.split(", ") == BOX.chart.names
    assert SET.eras[0].terrain == ""
    assert {era.terrain for era in SET.eras[1:]} <= CARD_TERRAINS
    assert len(SET.eras[1:]) == 10


@pytest.mark.rule("TEM-COM-5")
def test_each_row_changes_what_the_books_say_against_the_row_before() -> None:
    assert changes("writing") == {"drawn": ("1", "2")}
    assert changes("agriculture") == {"babies": ("1", "2")}
    assert changes("cities") == {"stack": ("2", "3")}
    assert changes("roads") == {"distance": ("1", "2")}
    assert changes("trade") == {"tokens": ("1", "2")}
    assert changes("ships") == {"sea": ("no", "yes")}
    assert changes("printing") == {"hand": ("5", "7")}
    assert changes("industry") == {"stack": ("3", "4")}
    assert changes("trains") == {"tokens": ("2", "3"), "distance": ("2", "5")}
    assert BOX.chart.actions[:10] == [3, 3, 3, 4, 4, 4, 5, 5, 6, 6]
    assert BOX.flight_points == 3


@pytest.mark.rule("TEM-COM-6")
def test_the_whole_chart_is_the_one_on_the_page() -> None:
    assert [figures(row) for row in ROWS[:-1]] == [" ".join(row.split()) for row in CHART.split(";")]


@pytest.mark.rule("TEM-COM-6")
def test_flight_is_never_played() -> None:
    table = scene(at="progress", eras="trains", tokens={"A": {(0, 0): 1}})
    assert table.era("A") == "flight"
    assert table.asked() == "over"


@pytest.mark.rule("TEM-COM-7")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_the_number_of_a_city_is_its_price_its_strength_and_its_points(value: int) -> None:
    poor = scene(tokens={"A": {(0, 0): value - 1, (2, 0): 2}}, eras="industry", action="city")
    with pytest.raises(IllegalMove):
        poor.play("A", f"build-city 0,0 {value}")
    rich = scene(tokens={"A": {(0, 0): value}}, eras="industry", action="city")
    rich.play("A", f"build-city 0,0 {value}")
    assert rich.supply("A") == 16
    assert points(rich.state, 0) == [0, value, 0]
    attacked = scene(
        tokens={"A": {(1, 0): value}, "B": SOUTH},
        cities={"B": {(0, 0): value}},
        eras="industry",
        action="fight",
    )
    attacked.play("A", "attack 1,0 W")
    events = attacked.play("B", "declare-terrain hills")
    assert [(event.attack, event.defence) for event in told(events, FightLost)] == [(value, value)]


@pytest.mark.rule("TEM-COM-8")
def test_map_tiles_are_all_land_and_no_city_tile_has_the_value_five() -> None:
    assert all(0 not in tile for tile in BOX.tiles)
    assert set(SET.supply.cities) == {"2", "3", "4"}
    table = scene(tokens={"A": {(0, 0): 5}}, extra={(0, 0): 1}, eras="industry", action="city")
    with pytest.raises(BadMove):
        table.play("A", "build-city 0,0 5")


@pytest.mark.rule("TEM-COM-8")
def test_water_is_what_no_tile_covers() -> None:
    table = scene(at="map", land={})
    for seat, tile, centre in (("A", "T01", "0,0"), ("B", "T02", "3,-1")):
        table.play("chance", f"draw-tile {tile}")
        table.play(seat, f"place-tile {centre} 0")
    land = [at for at, terrain in enumerate(table.state.land.terrain) if terrain]
    assert sorted(land) == sorted(cell(at) for at in (*disc(1), *disc(1, at=(3, -1))))


@pytest.mark.rule("TEM-COM-9")
def test_the_known_box_terrains_are_as_told_and_the_others_are_marked_as_reconstructed() -> None:
    rows = {era.id: era for era in SET.eras}
    assert (rows["ships"].terrain, rows["ships"].terrain_source) == ("forest", "rule book")
    assert (rows["writing"].terrain, rows["writing"].terrain_source) == ("farmland", "public report")
    assert (rows["agriculture"].terrain, rows["agriculture"].terrain_source) == ("hills", "public report")
    others = set(ROWS[1:]) - {"ships", "writing", "agriculture"}
    assert {row for row in ROWS if rows[row].terrain_source == "reconstruction"} == others
