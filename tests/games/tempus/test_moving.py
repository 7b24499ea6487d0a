"""Moving people (TEM-MOV)."""

import pytest

from tests.games.tempus.scene import CORNERS, EAST, FIRST, SOUTH, disc, distance, named, ring, scene

LAKE_LAND = {**ring(1), **ring(2)}


@pytest.mark.rule("TEM-MOV-1")
def test_so_many_tokens_move_so_far_and_each_only_once() -> None:
    table = scene(tokens={"A": {(0, 0): 2, (-2, 0): 1}}, eras="trade", action="move")
    assert table.ends((0, 0)) == {at for at in disc(2) if at != (0, 0)}
    table.play("A", "move-token 0,0 2,0")
    assert table.why("A", "move-token 2,0 2,-1") == "TEM-MOV-1 tempus-move-moved-already"
    table.play("A", "move-token -2,0 -3,0")
    assert table.why("A", "move-token 0,0 1,0") == "TEM-MOV-1 tempus-move-none-left"
    assert table.legal("A") == ["done"]


@pytest.mark.rule("TEM-MOV-1")
def test_a_hex_beyond_the_distance_is_too_far() -> None:
    table = scene(tokens={"A": {(0, 0): 1}}, action="move")
    assert table.ends((0, 0)) == set(ring(1))
    assert table.why("A", "move-token 0,0 2,0") == "TEM-MOV-1 tempus-move-too-far"
    assert table.why("A", "move-token 0,0 0,0") == "TEM-MOV-1 tempus-move-too-far"


@pytest.mark.rule("TEM-MOV-1")
def test_a_token_that_joined_others_leaves_those_free_to_move() -> None:
    table = scene(tokens={"A": {(0, 0): 1, (1, 0): 1}}, eras="trade", action="move")
    table.play("A", "move-token 0,0 1,0", "move-token 1,0 2,0")
    assert table.why("A", "move-token 1,0 0,0") == "TEM-MOV-1 tempus-move-none-left"
    assert (table.tokens((1, 0)), table.tokens((2, 0))) == (1, 1)


@pytest.mark.rule("TEM-MOV-1", "TEM-MOV-6")
def test_a_corner_of_the_board_is_land_like_any_other_and_beyond_it_is_none() -> None:
    table = scene(land=CORNERS, tokens={"A": {FIRST: 1, EAST: 1}}, eras="trade", action="move")
    assert table.ends(FIRST) == {EAST}
    assert table.ends(EAST) == {FIRST}


@pytest.mark.rule("TEM-MOV-1")
def test_a_new_action_lets_the_same_token_move_again() -> None:
    table = scene(tokens={"A": {(0, 0): 1}}, tiles={"A": 2}, action="move")
    table.play("A", "move-token 0,0 1,0", "done", "end-turn", "choose-action move", "move-token 1,0 2,0")
    assert table.tokens((2, 0)) == 1


@pytest.mark.rule("TEM-MOV-2")
def test_a_city_never_moves() -> None:
    table = scene(tokens={"A": {(2, 0): 1}}, cities={"A": {(0, 0): 2}}, action="move")
    assert table.ends((0, 0)) == set()
    assert table.why("A", "move-token 0,0 1,0") == "TEM-MOV-2 tempus-move-no-token"


@pytest.mark.rule("TEM-MOV-2")
def test_nobody_moves_somebody_elses_tokens() -> None:
    table = scene(tokens={"B": {(0, 0): 1}}, action="move")
    assert table.why("A", "move-token 0,0 1,0") == "TEM-MOV-2 tempus-move-no-token"


@pytest.mark.rule("TEM-MOV-3")
def test_a_token_never_ends_on_a_city_but_passes_through_its_owners() -> None:
    land = {(q, 0): "hills" for q in range(-2, 3)}
    cities = {"A": {(-1, 0): 2}, "B": {(1, 0): 2}}
    table = scene(land=land, tokens={"A": {(0, 0): 1}}, cities=cities, eras="roads", action="move")
    assert table.ends((0, 0)) == {(-2, 0)}
    assert table.why("A", "move-token 0,0 -1,0") == "TEM-MOV-3 tempus-move-into-city"
    assert table.why("A", "move-token 0,0 1,0") == "TEM-MOV-3 tempus-move-into-city"


@pytest.mark.rule("TEM-MOV-4")
def test_a_token_never_enters_a_hex_with_an_opponents_token_not_even_in_passing() -> None:
    land = {(q, 0): "hills" for q in range(-2, 3)}
    table = scene(land=land, tokens={"A": {(0, 0): 1}, "B": {(1, 0): 1}}, eras="roads", action="move")
    assert table.ends((0, 0)) == {(-1, 0), (-2, 0)}
    assert table.why("A", "move-token 0,0 1,0") == "TEM-MOV-4 tempus-move-into-opponent"


@pytest.mark.rule("TEM-MOV-3", "TEM-MOV-4")
def test_tokens_and_a_city_of_the_first_seat_stand_in_the_way_like_anybodys() -> None:
    land = {(q, 0): "hills" for q in range(-2, 3)}
    tokens = {"A": {(1, 0): 1}, "B": {(0, 0): 1}}
    table = scene(land=land, tokens=tokens, cities={"A": {(-1, 0): 2}}, eras="roads", turn="B", action="move")
    assert table.ends((0, 0), "B") == set()
    assert table.why("B", "move-token 0,0 1,0") == "TEM-MOV-4 tempus-move-into-opponent"
    assert table.why("B", "move-token 0,0 -1,0") == "TEM-MOV-3 tempus-move-into-city"


@pytest.mark.rule("TEM-MOV-5")
def test_the_stacking_limit_holds_where_a_token_ends() -> None:
    land = {(q, 0): "hills" for q in range(3)}
    table = scene(land=land, tokens={"A": {(0, 0): 1, (1, 0): 3}}, eras="roads", action="move")
    assert table.ends((0, 0)) == {(2, 0)}  # through the full stack of one's own
    assert table.why("A", "move-token 0,0 1,0") == "TEM-MOV-5 tempus-move-full"


@pytest.mark.rule("TEM-MOV-5")
def test_sanitation_lets_a_token_end_on_a_full_hex() -> None:
    tokens = {"A": {(0, 0): 1, (1, 0): 2}}
    table = scene(tokens=tokens, hands={"A": ["sanitation/hills"]}, action="move")
    table.play("A", "move-token 0,0 1,0")
    assert table.asked() == "A sanitation-card"
    table.play("A", "play-card sanitation/hills")
    assert table.tokens((1, 0)) == 3
    assert table.asked() == "A moving"


@pytest.mark.rule("TEM-MOV-6")
def test_tokens_walk_on_land_alone_and_mountains_are_land() -> None:
    land = {(0, 0): "hills", (1, 0): "mountain", (-2, 0): "hills"}
    table = scene(land=land, tokens={"A": {(0, 0): 1}}, eras="roads", action="move")
    assert table.ends((0, 0)) == {(1, 0)}
    assert table.why("A", "move-token 0,0 -1,0") == "TEM-MOV-6 tempus-move-into-water"


@pytest.mark.rule("TEM-MOV-7")
def test_over_a_lake_a_token_reaches_every_shore_from_the_first_era_on() -> None:
    table = scene(land=LAKE_LAND, tokens={"A": {(1, 0): 1, (-2, 0): 1}}, action="move")
    assert table.ends((1, 0)) == set(ring(1)) - {(1, 0)} | {at for at in ring(2) if distance(at, (1, 0)) == 1}
    assert table.ends((-2, 0)) == {at for at in LAKE_LAND if distance(at, (-2, 0)) == 1}
    assert "way='lake'" in str(table.play("A", "move-token 1,0 -1,0"))


@pytest.mark.rule("TEM-MOV-7")
def test_crossing_a_lake_leaves_no_step_before_or_after() -> None:
    table = scene(land=LAKE_LAND, tokens={"A": {(2, 0): 1, (1, 0): 1}}, eras="trade", action="move")
    assert (-1, 0) not in table.ends((2, 0))  # it would have to walk to the shore first
    assert (-2, 0) not in table.ends((1, 0))  # it would have to walk on
    table.play("A", "move-token 1,0 -1,0")
    assert table.clause("A", "move-token -1,0 -2,0") == "TEM-MOV-1"


@pytest.mark.rule("TEM-MOV-7")
def test_a_lake_leads_to_its_own_shores_alone() -> None:
    land = {at: "hills" for at in disc(4) if at not in {(-2, 0), (2, 0)}}
    table = scene(land=land, tokens={"A": {(-3, 0): 1}}, action="move")
    assert (-1, 0) in table.ends((-3, 0))
    assert not {(1, 0), (3, 0)} & table.ends((-3, 0))


@pytest.mark.rule("TEM-MOV-8")
def test_over_the_sea_a_token_reaches_every_coast_once_the_row_allows_it() -> None:
    corner = named("M12")
    land = {**disc(2), corner: "hills"}
    for era, sails in (("trade", False), ("ships", True)):
        table = scene(land=land, tokens={"A": {(-2, 0): 1, (0, 0): 1}}, eras=era, action="move")
        assert ((2, 0) in table.ends((-2, 0))) is sails
        assert (corner in table.ends((-2, 0))) is sails
        assert corner not in table.ends((0, 0))
        assert table.clause("A", "move-token -2,0 2,0") == ("" if sails else "TEM-MOV-8")
    assert "way='sea'" in str(table.play("A", "move-token -2,0 {},{}".format(*corner)))


@pytest.mark.rule("TEM-MOV-8")
def test_the_edges_of_the_board_do_not_obstruct_the_sea() -> None:
    north = {named(f"{column}1"): "hills" for column in "ABCDEFGHIJKLM"}
    wall = {named(f"G{row}"): "hills" for row in range(1, 13)}
    table = scene(land={**north, **wall}, tokens={"A": {named("C1"): 1}}, eras="ships", action="move")
    assert {named("M1"), named("G12")} <= table.ends(named("C1"))


@pytest.mark.rule("TEM-MOV-9")
@pytest.mark.parametrize(("era", "end"), [("roads", (-1, 0)), ("ships", (-2, 2))])
def test_cities_opponents_and_stacking_hold_over_water_too(era: str, end: tuple[int, int]) -> None:
    start = (1, 0) if era == "roads" else (2, -2)
    move = "move-token {},{} {},{}".format(*start, *end)
    free = scene(land=LAKE_LAND, tokens={"A": {start: 1}}, eras=era, action="move")
    assert end in free.ends(start)
    full = scene(land=LAKE_LAND, tokens={"A": {start: 1, end: 3}}, eras=era, action="move")
    assert full.clause("A", move) == "TEM-MOV-5"
    met = scene(land=LAKE_LAND, tokens={"A": {start: 1}, "B": {end: 1}}, eras=era, action="move")
    assert met.clause("A", move) == "TEM-MOV-4"
    own = scene(land=LAKE_LAND, tokens={"A": {start: 1}}, cities={"A": {end: 2}}, eras=era, action="move")
    assert own.clause("A", move) == "TEM-MOV-3"


@pytest.mark.rule("TEM-MOV-10")
def test_the_limit_is_tested_each_time_a_token_ends_its_move() -> None:
    tokens = {"A": {(0, 0): 1, (1, 0): 3}}
    table = scene(tokens=tokens, eras="trade", action="move")
    assert table.clause("A", "move-token 0,0 1,0") == "TEM-MOV-5"
    table.play("A", "move-token 1,0 2,0", "move-token 0,0 1,0")
    assert table.tokens((1, 0)) == 3


@pytest.mark.rule("TEM-MOV-11")
def test_a_lake_move_counts_as_one_token_moved_and_needs_distance_one() -> None:
    table = scene(land=LAKE_LAND, tokens={"A": {(1, 0): 2}}, eras="start", action="move")
    table.play("A", "move-token 1,0 -1,0")
    assert table.clause("A", "move-token 1,0 -1,1") == "TEM-MOV-1"


@pytest.mark.rule("TEM-MOV-11")
@pytest.mark.parametrize(("end", "way"), [("2,0", "land"), ("-1,0", "lake"), ("-2,0", "sea")])
def test_transportation_works_for_land_lake_and_sea(end: str, way: str) -> None:
    start = "2,-2" if way == "sea" else "1,0"
    table = scene(
        land=LAKE_LAND,
        tokens={"A": {(1, 0): 1, (2, -2): 1, (0, 2): 2}},
        eras="ships",
        hands={"A": ["transportation/hills"]},
        action="move",
    )
    table.play("A", "move-token 0,2 0,1", "move-token 0,2 -1,2")
    assert table.clause("A", f"move-token {start} {end}") == "TEM-MOV-1"
    events = table.play("A", "play-card transportation/hills", f"move-token {start} {end}")
    assert f"way='{way}'" in str(events)


@pytest.mark.rule("TEM-MOV-4")
def test_protected_opponents_and_open_ones_block_alike() -> None:
    for tokens in ({(1, 0): 1}, {**SOUTH, (1, 0): 1}):
        table = scene(tokens={"A": {(0, 0): 1}, "B": tokens}, action="move")
        assert (1, 0) not in table.ends((0, 0))
