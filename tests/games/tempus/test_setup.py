"""Setting up (TEM-SET)."""

from random import Random

import pytest

from saecula.games.tempus.model import steps
from saecula.games.tempus.model.kinds import KINDS
from saecula.kernel.codes import CHANCE, Log, verb_of
from saecula.kernel.errors import BadMove
from saecula.play.playout import Tally, random_move
from tests.games.kit import kinds
from tests.games.tempus.scene import BOARD, BOX, FIRST, GAME, LAST, Table, cell, disc, named, scene, spot

#: Ten map tiles so far apart that no other finds a place.
CROWDED = ["T12 I4", "T02 F4", "T03 F7", "T04 H9", "T05 C7", "T06 K9", "T07 D3", "T08 D10", "T09 L4", "T10 B11"]
SHARES = {3: [3, 3, 2], 4: [4, 4, 2], 5: [5, 5, 2]}


def build(seats: int, first: str, rng: Random) -> tuple[Table, list[str]]:
    """Build a map at random; the table when the first people are asked for, and who placed each tile."""
    table = scene(seats, at="map", land={}, first=first)
    placed = []
    while "start-hex" not in table.asked():
        if "tile-place" in table.asked():
            placed.append(table.asked()[0])
        random_move(GAME, table.state, rng, Log(False), Tally())
    return table, placed


@pytest.mark.rule("TEM-SET-1")
def test_chance_chooses_the_first_player_and_play_goes_clockwise() -> None:
    table = scene(4, at="first", land={})
    assert table.asked() == "chance"
    assert GAME.chance(table.state)[1] == [1, 1, 1, 1]
    assert table.legal("chance") == [f"choose-first {seat}" for seat in "ABCD"]
    table.play("chance", "choose-first C", "draw-tile T01")
    for seat, tile, centre in (("C", "T02", "0,0"), ("D", "T03", "3,-1"), ("A", "T04", "-3,1")):
        assert table.asked() == f"{seat} tile-place"
        table.play(seat, f"place-tile {centre} 0")
        table.play("chance", f"draw-tile {tile}")


@pytest.mark.rule("TEM-SET-2")
def test_everybody_starts_in_the_starting_box_with_the_three_tiles_of_the_first_era() -> None:
    table = scene(at="people")
    for seat, place in (("A", "0,0"), ("B", "2,0"), ("C", "-2,0")):
        table.play(seat, *[f"place-token {place}"] * 2, f"place-token {place.replace(',0', ',1')}")
    assert [table.era(seat) for seat in "ABC"] == ["start"] * 3
    assert table.tiles() == [3, 3, 3]
    slots = 0
    while "turn" in table.asked():
        slots += 1
        table.play(table.asked()[0], "choose-action move", "done", "end-turn")
    assert slots == 9


@pytest.mark.rule("TEM-SET-2", "TEM-SET-9")
def test_before_the_first_move_everything_is_in_the_box() -> None:
    dump = GAME.setup(3, {"map": "built"}).dump()
    nothing, nobody = [0] * BOARD.size, [-1] * BOARD.size
    hands: list[list[int]] = [[], [], []]
    assert dump["land"] == {"terrain": nothing, "finished": False}
    on_the_map = {"owner": nobody, **dict.fromkeys(("tokens", "city", "extra", "marks"), nothing)}
    assert dump["people"] == {**on_the_map, "supply": [16, 16, 16], "cities": [3, 3, 2] * 3}
    held = {"hands": hands, "laid": hands, "shown": hands}
    assert dump["ideas"] == {**held, "deck": BOX.deck, "discards": [0] * KINDS, "pool": 0}
    assert dump["course"] == {
        **dict.fromkeys(("era", "tiles", "delayed"), [0] * 3),
        **dict.fromkeys(("first", "slots", "round", "eras", "placed"), 0),
        "turn": -1,
        "stack": [1] * len(BOX.tiles),
        "drawn": -1,
        "fight": [-1, -1, -1],
    }


@pytest.mark.rule("TEM-SET-3")
def test_a_tile_is_drawn_at_random_and_the_first_goes_anywhere_turned_any_way() -> None:
    table = scene(at="map", land={})
    codes, weights = GAME.chance(table.state)
    assert len(codes) == 12
    assert set(weights) == {1}
    table.play("chance", "draw-tile T01")
    assert len(table.legal("A")) == 11 * 10 * 6
    maps = set()
    for turned in range(6):
        copy = Table(table.state.copy())
        copy.play("A", f"place-tile 0,0 {turned}")
        east = BOX.tiles[0][1:][-turned % 6]
        assert copy.state.land.terrain[cell((1, 0))] == east
        maps.add(tuple(copy.state.land.terrain))
    assert len(maps) == 6
    with pytest.raises(BadMove):
        table.play("A", "place-tile 0,0 6")


@pytest.mark.rule("TEM-SET-3")
def test_a_later_tile_touches_a_placed_one_along_a_side() -> None:
    table = scene(at="map", land=disc(1), first="C")
    table.play("chance", "draw-tile T01")
    assert table.why("A", "place-tile 4,0 0") == "TEM-SET-3 tempus-tile-apart"
    assert table.why("A", "place-tile 3,0 0") == ""
    centres = {text.split()[1] for text in table.legal("A")}
    assert len(centres) == 18  # the ring at distance three
    table.play("A", "place-tile 3,0 0")
    table.play("chance", "draw-tile T02")
    assert table.state.course.stack[:2] == [0, 0]


@pytest.mark.rule("TEM-SET-4")
def test_a_tile_lies_wholly_on_the_board_and_on_no_other_tile() -> None:
    table = scene(at="map", land=disc(1), first="C")
    table.play("chance", "draw-tile T01")
    corner = "{},{}".format(*named("A1"))
    assert table.why("A", f"place-tile {corner} 0") == "TEM-SET-4 tempus-tile-off-board"
    assert table.why("A", "place-tile 2,0 0") == "TEM-SET-4 tempus-tile-overlaps"
    assert table.why("A", "place-tile 0,0 0") == "TEM-SET-4 tempus-tile-overlaps"


@pytest.mark.rule("TEM-SET-5", "TEM-SET-10")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tiles_go_round_and_round_from_the_first_player_until_their_number_lies(seats: int) -> None:
    for seed in range(40):
        table, placed = build(seats, "B", Random(seed))
        if table.state.course.placed == sum(SHARES[seats]):
            break
    assert table.state.course.placed == {3: 8, 4: 10, 5: 12}[seats] == len(placed)
    assert sum(1 for terrain in table.state.land.terrain if terrain) == 7 * len(placed)
    order = "BCDEA" if seats == 5 else "BCDA" if seats == 4 else "BCA"
    rounds = [placed[at : at + seats] for at in range(0, len(placed), seats)]
    assert [len(part) for part in rounds] == SHARES[seats]
    assert all("".join(part) == order[: len(part)] for part in rounds)


@pytest.mark.rule("TEM-SET-6")
def test_when_the_tile_drawn_cannot_be_placed_no_further_tile_is() -> None:
    table = scene(5, at="map", map=CROWDED)
    events = table.play("chance", "draw-tile T01")
    assert kinds(events) == ["TileDrawn", "MapFinished"]
    assert table.state.course.placed == 10
    assert table.view().drawn is None
    assert table.asked() == "A start-hex"


@pytest.mark.rule("TEM-SET-6")
def test_a_gap_of_just_one_tile_is_still_filled() -> None:
    table = scene(5, at="map", map=CROWDED[:-1])
    table.play("chance", "draw-tile T11")
    assert {text.split()[1] for text in table.legal("E")} == {"{},{}".format(*named("B11"))}


def test_the_land_beside_a_hex_is_neither_water_nor_beyond_the_edge() -> None:
    land = {(0, 0): "hills", (1, 0): "mountain", (0, 1): "hills", FIRST: "hills", LAST: "hills"}
    coast = scene(land=land).state.land.coast
    assert coast is not None
    assert coast.beside[cell((0, 0))] == [cell((1, 0)), cell((0, 1))]
    assert coast.beside[cell(FIRST)] == coast.beside[cell(LAST)] == []


@pytest.mark.rule("TEM-SET-7")
def test_water_wholly_surrounded_by_land_is_a_lake_and_one_hex_is_enough() -> None:
    land = {at: "hills" for at in disc(4) if at not in {(0, 0), (2, 0), (3, -1)}}
    coast = scene(land=land).state.land.coast
    assert coast is not None
    one, two = coast.body[cell((0, 0))], coast.body[cell((2, 0))]
    assert one > 0
    assert two > 0
    assert one != two
    assert coast.body[cell((3, -1))] == two
    assert coast.body[cell((5, 0))] == 0


@pytest.mark.rule("TEM-SET-8")
def test_in_turn_order_each_player_places_three_tokens_on_land_at_most_two_on_a_hex() -> None:
    table = scene(at="people", first="B")
    assert table.asked() == "B start-hex"
    assert table.why("B", "place-token 4,0") == "TEM-SET-8 tempus-start-on-water"
    table.play("B", "place-token 0,0", "place-token 0,0")
    assert table.why("B", "place-token 0,0") == "TEM-SET-8 tempus-start-full"
    table.play("B", "place-token 1,0")
    assert table.asked() == "C start-hex"
    table.play("C", "place-token 0,2", "place-token 0,3", "place-token -1,3")
    assert table.asked() == "A start-hex"
    assert table.supply("B") == 13


@pytest.mark.rule("TEM-SET-9")
def test_nobody_starts_with_cards_and_the_deck_holds_them_all() -> None:
    table = scene(at="first", land={})
    assert [table.hand(seat) for seat in "ABC"] == [[], [], []]
    assert sum(table.state.ideas.deck) == table.state.ideas.left == 54
    assert table.discards() == []


@pytest.mark.rule("TEM-SET-9")
def test_every_card_of_the_deck_is_as_likely_as_every_other() -> None:
    table = scene(action="idea")
    codes, weights = GAME.chance(table.state)
    assert sum(weights) == 54
    assert [str(GAME.book.decode(code)) for code in codes][:2] == [
        "draw-card education/grassland",
        "draw-card education/farmland",
    ]
    assert weights == [copies for copies in BOX.deck if copies]


@pytest.mark.rule("TEM-SET-11")
def test_the_three_starting_tokens_are_one_connected_group() -> None:
    table = scene(at="people")
    table.play("A", "place-token 0,0")
    assert table.why("A", "place-token 2,0") == "TEM-SET-11 tempus-start-apart"
    table.play("A", "place-token 1,0")
    assert {"place-token 2,0", "place-token 0,0", "place-token -1,0"} <= set(table.legal("A"))
    assert table.why("A", "place-token 3,0") == "TEM-SET-11 tempus-start-apart"
    table.play("A", "place-token 2,0")
    assert [table.tokens(at) for at in ((0, 0), (1, 0), (2, 0))] == [1, 1, 1]


@pytest.mark.rule("TEM-SET-11")
def test_two_on_a_hex_and_one_beside_it_are_a_group_but_three_on_a_hex_are_not() -> None:
    table = scene(at="people")
    table.play("A", "place-token 0,0", "place-token 0,0")
    assert "place-token 0,0" not in table.legal("A")
    assert len(table.legal("A")) == 6


@pytest.mark.rule("TEM-SET-11")
def test_the_first_token_goes_only_where_the_group_can_grow() -> None:
    table = scene(at="people", land={(0, 0): "hills", (3, 0): "hills", (4, 0): "hills"})
    assert table.legal("A") == ["place-token 3,0", "place-token 4,0"]
    assert table.clause("A", "place-token 0,0") == "TEM-SET-11"
    corners = scene(at="people", land={named(name): "hills" for name in ("A1", "L12", "M12")})
    assert len(corners.legal("A")) == 2  # beyond the edge there is no land
    pair = scene(at="people", land={named(name): "hills" for name in ("A1", "B1")})
    assert len(pair.legal("A")) == 2


@pytest.mark.rule("TEM-SET-11", "TEM-SET-12")
def test_a_group_cannot_begin_where_only_another_players_hex_is_beside() -> None:
    table = scene(at="people", land={(q, 0): "hills" for q in (0, 1, 2, 4, 5)})
    table.play("A", "place-token 0,0", "place-token 0,0", "place-token 1,0")
    assert table.legal("B") == ["place-token 4,0", "place-token 5,0"]
    assert table.why("B", "place-token 2,0") == "TEM-SET-11 tempus-start-apart"


@pytest.mark.rule("TEM-SET-12")
def test_a_starting_token_never_joins_another_players_but_may_stand_on_a_mountain() -> None:
    table = scene(at="people", land={**disc(3), (0, 0): "mountain"}, first="C")
    table.play("C", "place-token 1,0", "place-token 1,0", "place-token 2,0")
    assert table.why("A", "place-token 1,0") == "TEM-SET-12 tempus-start-occupied"
    table.play("A", "place-token 0,0", "place-token 0,0", "place-token -1,0")
    assert table.tokens((0, 0)) == 2
    assert table.why("B", "place-token -1,0") == "TEM-SET-12 tempus-start-occupied"


@pytest.mark.rule("TEM-SET-13")
def test_beyond_the_edge_is_sea_so_land_on_the_edge_is_coast() -> None:
    corner, east = named("A1"), named("B1")
    table = scene(land={corner: "hills", east: "hills", named("A2"): "hills", named("B2"): "hills"})
    coast = table.state.land.coast
    assert coast is not None
    assert coast.touches[cell(corner)] == [0]
    assert cell(corner) in coast.shores[0]


@pytest.mark.rule("TEM-SET-13")
def test_on_a_board_without_a_drop_of_water_the_edge_alone_is_coast() -> None:
    everywhere = {spot(number): "hills" for number in range(BOARD.size)}
    coast = scene(land=everywhere).state.land.coast
    assert coast is not None
    assert coast.shores == [[number for number in range(BOARD.size) if BOARD.on_edge(number)]]


@pytest.mark.rule("TEM-SET-13")
def test_water_shut_in_between_land_and_the_edge_is_sea_and_all_sea_is_one() -> None:
    walls = {named(name): "hills" for name in ("A1", "A2", "B2", "C1", "C2")}
    table = scene(land={**walls, **disc(1)})
    coast = table.state.land.coast
    assert coast is not None
    assert coast.body[cell(named("B1"))] == 0
    assert cell(named("A1")) in coast.shores[0]
    assert cell((1, 0)) in coast.shores[0]
    assert len(coast.shores) == 1


@pytest.mark.parametrize("seed", range(3))
def test_a_dealt_map_is_laid_by_chance_under_the_same_rules(seed: int) -> None:
    state = GAME.start(4, {"map": "dealt"})
    rng = Random(seed)
    while GAME.to_act(state) == [CHANCE]:
        if verb_of(state.agenda.table[-1]) == steps.DEAL_TILE:
            codes, weights = GAME.chance(state)
            assert len(codes) == len(weights)
            assert set(weights) == {1}
        random_move(GAME, state, rng, Log(False), Tally())
    assert state.land.coast is not None
    assert sum(1 for terrain in state.land.terrain if terrain) == 7 * state.course.placed
