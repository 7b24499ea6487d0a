"""Making the world (RNF-WOR)."""

from random import Random

import pytest

from saecula.games.rise_and_fall.edges.events import TileLifted, WorldFinished
from saecula.games.rise_and_fall.model import kinds, steps
from saecula.games.rise_and_fall.model.box import AROUND, moved_home
from saecula.games.rise_and_fall.model.state import Site
from saecula.games.rise_and_fall.rules.world.generator import make_world
from saecula.games.rise_and_fall.rules.world.layers import free_mask
from saecula.games.rise_and_fall.rules.world.sea import MIDDLE, ROW, Chart
from saecula.kernel.codes import Log, verb_of
from saecula.play.playout import Tally, random_move
from tests.games.rise_and_fall.scene import BOX, GAME, Table, building, scene, sea, told

#: A triangle of four rows: two plain tiles fit into none of its corners at once.
TRIANGLE = "..0/.00/.000/0000"


def build(seats: int, seed: int) -> tuple[Table, Log]:
    """A world built at random to the end."""
    state, log = GAME.start(seats, GAME.meta.check(seats, {"world": "built"})), Log()
    rng = Random(seed)
    while state.land is None:
        random_move(GAME, state, rng, log, Tally())
    return Table(state), log


@pytest.mark.rule("RNF-WOR-1")
def test_chance_decides_who_builds_first_and_tiles_go_round_clockwise() -> None:
    table = scene(seats=3, at="first")
    assert table.asked() == "chance"
    table.play("chance", "choose-first B")
    for seat in "BCAB":
        assert table.asked() == f"{seat} sea-place"
        table.play(seat, table.legal(seat)[0])


@pytest.mark.rule("RNF-WOR-1", "RNF-WOR-7")
def test_the_turn_goes_on_from_terrain_to_terrain() -> None:
    state = GAME.start(2, GAME.meta.check(2, {"world": "built"}))
    rng, turns = Random(2), []
    while state.land is None:
        asked = [seat for seat in range(2) if state.agenda.asked[seat]]
        if asked and verb_of(state.agenda.asked[asked[0]][-1]) in (steps.SEA_PLACE, steps.TILE_PLACE):
            turns.append((state.site.placed, asked[0], state.site.layer))
        random_move(GAME, state, rng, Log(False), Tally())
    first = turns[0][1]
    assert all(seat == (first + placed) % 2 for placed, seat, _ in turns)
    layers = [layer for _, _, layer in turns]
    assert layers == sorted(layers)


@pytest.mark.rule("RNF-WOR-1")
def test_a_world_of_the_library_or_of_chance_is_there_at_once() -> None:
    for way, draws in (("library", 1), ("random", 2)):
        table = scene(seats=2, at="first", options={"world": way})
        for _ in range(draws):
            code = GAME.chance(table.state)[0][3]
            GAME.apply(table.state, -1, code, Log(False))
        assert table.view().world.finished
        assert table.asked() == "chance"


@pytest.mark.rule("RNF-WOR-2", "RNF-WOR-8")
def test_a_sea_tile_touches_two_different_tiles() -> None:
    table = sea([])
    chart = Chart(BOX, 2, table.state.site)
    assert chart.touched(0, -2) == [0]
    spot = chart.spots(0).index((0, -2)) + 1
    assert table.why("A", f"lay-sea 1 {spot}") == "RNF-WOR-2 touches-one"
    for text in table.legal("A"):
        _, tile, spot_name = text.split()
        dq, dr = chart.spots(int(tile) - 1)[int(spot_name) - 1]
        touched = chart.touched(chart.q[int(tile) - 1] + dq, chart.r[int(tile) - 1] + dr)
        assert len(touched) >= 2
        assert touched[0] == int(tile) - 1


@pytest.mark.rule("RNF-WOR-8")
def test_a_sea_tile_never_overlaps_another_and_has_one_name_only() -> None:
    table = sea([])
    chart = Chart(BOX, 2, table.state.site)
    over = [n for n, (q, r) in enumerate(chart.spots(0), 1) if chart.overlaps(q, r)]
    assert table.why("A", f"lay-sea 1 {over[0]}") == "RNF-WOR-8 overlaps"
    assert table.clause("A", "lay-sea 9 1") == "RNF-WOR-8"
    _, tile, spot = table.legal("A")[0].split()
    dq, dr = chart.spots(int(tile) - 1)[int(spot) - 1]
    other = chart.spots(1).index((dq - chart.q[1], dr - chart.r[1])) + 1
    assert table.why("A", f"lay-sea 2 {other}") == "RNF-WOR-8 lower-tile"


def encloses(chart: Chart, q: int, r: int) -> bool:
    """Whether some empty hex would be cut off from the outside: a flood from far away, slow and sure."""
    taken = set(chart.tile) | {(r + dr + MIDDLE) * ROW + q + dq + MIDDLE for dq, dr in [(0, 0), *AROUND]}
    qs, rs = [at % ROW for at in taken], [at // ROW for at in taken]
    span_q, span_r = range(min(qs) - 1, max(qs) + 2), range(min(rs) - 1, max(rs) + 2)
    start = (span_q[0], span_r[0])
    seen, todo = {start}, [start]
    while todo:
        a, b = todo.pop()
        for da, db in AROUND:
            near = (a + da, b + db)
            if near[0] in span_q and near[1] in span_r and near not in seen and near[1] * ROW + near[0] not in taken:
                seen.add(near)
                todo.append(near)
    return any(b * ROW + a not in taken and (a, b) not in seen for a in span_q for b in span_r)


@pytest.mark.rule("RNF-WOR-2", "RNF-WOR-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sea_tile_never_closes_off_empty_space(seats: int) -> None:
    rng, refused = Random(seats), 0
    for _ in range(6):
        chart = Chart(BOX, seats, Site())
        for _ in range(BOX.sea_tiles[seats]):
            for tile in range(len(chart.q)):
                for dq, dr in chart.spots(tile):
                    q, r = chart.q[tile] + dq, chart.r[tile] + dr
                    if not chart.overlaps(q, r) and rng.random() < 0.1:
                        assert chart.closes_off(q, r) == encloses(chart, q, r)
                        refused += chart.closes_off(q, r)
            tile, spot = rng.choice(chart.places())
            dq, dr = chart.spots(tile)[spot]
            chart.add(chart.q[tile] + dq, chart.r[tile] + dr)
    assert refused > 5


@pytest.mark.rule("RNF-WOR-9")
def test_closing_off_is_refused_with_its_clause() -> None:
    rng = Random(1)
    while True:
        chart, middles = Chart(BOX, 2, Site()), []
        for _ in range(9):
            tile, spot = rng.choice(chart.places())
            dq, dr = chart.spots(tile)[spot]
            middles.append((chart.q[tile] + dq, chart.r[tile] + dr))
            chart.add(*middles[-1])
        for tile in range(len(chart.q)):
            for spot, (dq, dr) in enumerate(chart.spots(tile)):
                q, r = chart.q[tile] + dq, chart.r[tile] + dr
                if not chart.overlaps(q, r) and len(chart.touched(q, r)) > 1 and chart.closes_off(q, r):
                    assert sea(middles).why("B", f"lay-sea {tile + 1} {spot + 1}") == "RNF-WOR-9 closes-off"
                    return


@pytest.mark.rule("RNF-WOR-3")
def test_a_plain_tile_lies_wholly_on_sea_and_islands_are_fine() -> None:
    table = building("plain", TRIANGLE)
    assert table.why("A", "lay-tile 1 1") == "RNF-WOR-3 beyond-the-world"
    far = building("plain", TRIANGLE.replace("/", "....../") + "......", [])
    assert far.legal("A") == ["lay-tile 1 0", "lay-tile 2 0", "lay-tile 3 0"]
    far.play("A", "lay-tile 1 0")
    assert [shown.terrain for shown in far.view().world.hexes].count("plain") == 6


@pytest.mark.rule("RNF-WOR-3")
def test_a_plain_tile_never_lies_on_plain() -> None:
    big = "....0/...00/...000/..0000/..00000/.000000"
    table = building("plain", big)
    table.play("A", "lay-tile 1 0")
    assert table.why("B", "lay-tile 2 0") == "RNF-WOR-3 wrong-level"
    assert table.why("B", "lay-tile 1 0") == "RNF-WOR-3 wrong-level"


@pytest.mark.rule("RNF-WOR-10")
def test_tiles_turn_in_steps_of_a_sixth_and_look_alike_turned_over() -> None:
    for layer, turns in enumerate((2, 3, 2, 3), 1):
        assert len(BOX.turns[layer]) == turns
        mirrored = [(q + r, -r) for q, r in BOX.turns[layer][0]]
        assert moved_home(mirrored) in [moved_home(shape) for shape in BOX.turns[layer]]


@pytest.mark.rule("RNF-WOR-5", "RNF-WOR-10")
def test_forest_lies_on_plain_mountain_on_forest_and_glacier_on_mountain() -> None:
    forest = building("forest", "1110/1110")
    assert forest.legal("A") == ["lay-tile 1 0", "lay-tile 2 0", "lay-tile 3 2"]
    assert forest.why("A", "lay-tile 3 0") == "RNF-WOR-5 wrong-level"
    mountain = building("mountain", "221/22")
    assert {text.split()[1] for text in mountain.legal("A")} <= {"1", "2", "4", "5"}
    glacier = building("glacier", "332")
    assert glacier.legal("A") == ["lay-tile 1 0"]
    assert glacier.why("A", "lay-tile 2 0") == "RNF-WOR-5 wrong-level"


#: Two plain tiles fill it exactly, but not if the first one lies with its top on hex 3.
LOZENGE = "0000/0000/.0000"


def crowded() -> Table:
    """B finds no room for a plain tile."""
    return building("plain", LOZENGE, ["3 0"])


@pytest.mark.rule("RNF-WOR-4", "RNF-WOR-11")
def test_who_finds_no_room_moves_a_tile_and_then_lays_the_own() -> None:
    table = crowded()
    assert table.asked() == "B tile-lift"
    assert table.legal("B") == ["lift-tile 3"]
    assert told(table.play("B", "lift-tile 3"), TileLifted) == [TileLifted(1, "plain", "3")]
    assert table.legal("B") == ["lay-tile 3 1", "lay-tile 4 0"]
    table.play("B", "lay-tile 4 0")
    assert table.legal("B") == ["lay-tile 3 1"]
    table.play("B", "lay-tile 3 1")
    assert [shown.terrain for shown in table.view().world.hexes] == ["plain"] * 12


@pytest.mark.rule("RNF-WOR-11")
def test_only_places_that_leave_room_for_the_rest_are_offered() -> None:
    table = crowded()
    table.play("B", "lift-tile 3")
    assert table.why("B", "lay-tile 3 0") == "RNF-WOR-11 leaves-no-room"


@pytest.mark.rule("RNF-WOR-11")
def test_only_tiles_of_a_smallest_set_may_be_taken_up() -> None:
    table = building("glacier", "3333.33", ["2 0", "5 0"], seats=3)
    assert table.legal("C") == ["lift-tile 2"]
    assert table.why("C", "lift-tile 5") == "RNF-WOR-11 not-in-a-smallest-set"
    assert table.why("C", "lift-tile 1") == "RNF-WOR-11 no-such-tile"


@pytest.mark.rule("RNF-WOR-11")
def test_two_tiles_are_moved_in_any_order_where_one_is_not_enough() -> None:
    wide, other = (building("glacier", "333333", ["2 0", "4 0"], seats=3) for _ in range(2))
    assert wide.legal("C") == ["lift-tile 2", "lift-tile 4"]
    wide.play("C", "lift-tile 4")
    assert wide.legal("C") == ["lift-tile 2"]
    wide.play("C", "lift-tile 2")
    other.play("C", "lift-tile 2", "lift-tile 4")
    assert wide.state.dump() == other.state.dump()
    assert wide.why("C", "lay-tile 2 0") == "RNF-WOR-11 leaves-no-room"
    for _ in range(3):
        wide.play("C", wide.legal("C")[0])
    assert wide.state.land is not None


@pytest.mark.rule("RNF-WOR-11")
def test_a_layer_that_cannot_be_completed_ends() -> None:
    table = building("plain", TRIANGLE, ["1 0"])
    assert [shown.terrain for shown in table.view().world.hexes].count("plain") == 6
    assert table.state.site.layer > 1


#: In a strip of two rows a mountain tile covers three hexes one after the other, up and down by turns.
SHORT, LONG = "222222/222222", "22222222/2222222"


@pytest.mark.rule("RNF-WOR-11")
def test_three_tiles_are_moved_to_make_room_but_never_four() -> None:
    three = building("mountain", SHORT, ["7 0", "3 1", "10 0"])
    assert three.asked() == "B tile-lift"
    four = building("mountain", LONG, ["9 0", "3 1", "12 0", "6 1"])
    assert four.state.site.layer > 3


@pytest.mark.rule("RNF-WOR-5", "RNF-WOR-11")
def test_room_is_made_in_the_upper_layers_too() -> None:
    table = building("glacier", "3333", ["2 0"], builder="B")
    assert table.asked() == "A tile-lift"
    table.play("A", "lift-tile 2")
    assert table.legal("A") == ["lay-tile 1 0", "lay-tile 3 0"]


@pytest.mark.rule("RNF-WOR-12")
@pytest.mark.parametrize(
    ("seats", "visible"), [(2, [40, 28, 14, 14, 4]), (3, [45, 40, 20, 18, 6]), (4, [63, 42, 27, 25, 8])]
)
def test_the_visible_hexes_are_always_as_many(seats: int, visible: list[int]) -> None:
    assert BOX.visible(seats) == visible
    for seed in range(3):
        table, log = build(seats, seed)
        levels = table.state.site.level
        assert [levels.count(level) for level in range(5)] == visible
        assert told(GAME.chronicle.full(log), WorldFinished) == [WorldFinished(sum(visible))]
        made = make_world(BOX, seats, seed)[1]
        assert [made.count(level) for level in range(5)] == visible


@pytest.mark.rule("RNF-WOR-6")
def test_a_cliff_lies_between_levels_two_apart() -> None:
    land = scene("0123401234", at="start").state.ground()
    assert [land.is_cliff(0, other) for other in range(5)] == [False, False, True, True, True]
    assert [land.is_cliff(cell, cell + 1) for cell in range(4)] == [False] * 4


@pytest.mark.rule("RNF-WOR-7")
def test_the_next_terrain_begins_when_all_tiles_of_one_lie() -> None:
    log = build(2, 5)[1]
    laid = [event for event in GAME.chronicle.full(log) if type(event).__name__ in ("SeaLaid", "TileLaid")]
    terrains = [getattr(event, "terrain", "sea") for event in laid]
    order = [terrain for n, terrain in enumerate(terrains) if n == 0 or terrains[n - 1] != terrain]
    assert order == list(kinds.TERRAINS)


def test_the_same_number_makes_the_same_world() -> None:
    for seats in (2, 3, 4):
        one, two = make_world(BOX, seats, 77), make_world(BOX, seats, 77)
        assert one[1] == two[1]
        assert one[0].q == two[0].q


def test_free_hexes_are_those_one_level_below() -> None:
    assert free_mask(building("forest", "1101/11").state) == 0b111011
