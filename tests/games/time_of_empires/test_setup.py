"""Components and setting up (TOE-COM, TOE-SET)."""

import pytest

from saecula.games.time_of_empires.model.kinds import TYPES
from saecula.kernel.codes import CHANCE, Log
from saecula.kernel.errors import IllegalMove
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.play.driving import draw_all
from tests.games.time_of_empires.scene import BOX, DECK, GAME, NAMES, Table, scene, space


def begun(seats: int, seed: int = 0, ages: str = "real-time") -> Table:
    """A game whose tiles and effect tiles lie."""
    match = Match(GAME, seats, {"ages": ages}, seed_of(GAME.meta.id, seed))
    draw_all(match)
    return Table(match.state)


@pytest.mark.rule("TOE-COM-1")
def test_the_box_holds_tiles_wonders_leaders_and_technologies_of_three_ages() -> None:
    assert len(NAMES.tiles) == 12
    assert [BOX.wonder_age.count(age) for age in range(3)] == [4, 4, 4]
    assert [(BOX.leader_age.count(age), BOX.speciality[6 * age : 6 * age + 6]) for age in range(3)] == [
        (6, [0, 0, 1, 1, 2, 2])
    ] * 3
    assert [sum(n for n, a in zip(DECK.copies, DECK.age, strict=True) if a == age) for age in (1, 2, 3)] == [24] * 3
    assert [len(sides) for sides in BOX.sides] == [2, 2, 2, 2]


@pytest.mark.rule("TOE-COM-2")
def test_each_player_has_buildings_pawns_glasses_and_technologies_of_his_own() -> None:
    state = GAME.start(4, GAME.meta.check(4, {}))
    found = GAME.census(state)
    assert [found[f"pawns {seat}"] for seat in range(4)] == [20] * 4
    assert all(found[f"buildings {seat} {building}"] == 5 for seat in range(4) for building in range(4))
    assert [len(hand) for hand in state.cards.hands] == [4] * 4
    assert len({card for hand in state.cards.hands for card in hand}) == 16
    assert len(state.course.where) == 8
    assert BOX.stock == 6


@pytest.mark.rule("TOE-SET-1", "TOE-SET-3")
def test_tiles_are_laid_and_sides_chosen_by_even_lots_on_a_board_without_slots() -> None:
    table = Table(GAME.start(2, GAME.meta.check(2, {})))
    assert {(shown.terrain, shown.open) for shown in table.view().spaces} == {(None, 0)}
    lots = set()
    while table.asked() == "chance":
        codes, weights = GAME.chance(table.state)
        lots.add((str(GAME.book.decode(codes[0])).split()[0], len(set(weights))))
        GAME.apply(table.state, CHANCE, codes[0], Log(False))
    assert lots == {("lay-tile", 1), ("choose-side", 1)}


@pytest.mark.rule("TOE-COM-3")
@pytest.mark.parametrize(
    ("speed", "glass", "age", "cry"), [("20", 20, 360, 120), ("30", 30, 540, 180), ("45", 45, 810, 270)]
)
def test_all_times_scale_with_the_speed_of_the_table(speed: str, glass: int, age: int, cry: int) -> None:
    times = BOX.times[speed]
    assert (times.glass, times.age, times.cries[0]) == (1000 * glass, 1000 * age, 1000 * cry)
    assert times.grace == 500 * glass
    table = scene(speed=speed)
    table.play("A", "turn-glass 1 ideas")
    assert GAME.deadline(table.state) == table.state.course.now + 1000 * glass


@pytest.mark.rule("TOE-COM-4", "TOE-COM-5")
def test_a_tile_has_three_territories_around_a_capital_or_a_city() -> None:
    assert BOX.terrains == [0, 1, 2] * 3
    assert [a + c for a, c in zip(BOX.open, BOX.closed, strict=True)] == [2, 2, 3, 2, 3, 2, 2, 2, 2]
    layout = BOX.layouts[2]
    assert layout.near[space("H1")] == [space("H1a"), space("H1b"), space("H1c")]
    assert space("H0") not in layout.cities
    assert space("H1") in layout.cities
    assert GAME.meta.components.reconstructed


@pytest.mark.rule("TOE-SET-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_capital_tiles_lie_on_the_capital_spots_and_all_others_around(seats: int) -> None:
    land, layout = begun(seats).state.land, BOX.layouts[seats]
    assert [land.tile[spot] for spot in layout.capitals] == [3 * seat for seat in range(seats)]
    assert sorted(tile for tile in land.tile if tile >= 0) == list(range(3 * seats))
    assert len(layout.territories) == 9 * seats
    assert len(layout.cities) == 2 * seats


@pytest.mark.rule("TOE-SET-1")
def test_tiles_are_shuffled_and_turned_at_random() -> None:
    lands = [begun(2, seed).state.land for seed in range(6)]
    assert len({tuple(land.tile) for land in lands}) > 1
    assert {turned for land in lands for turned in land.turned} == {0, 1, 2}


@pytest.mark.rule("TOE-SET-2")
def test_only_technologies_of_the_age_lie_in_the_piles() -> None:
    table = scene(age=2)
    assert {DECK.age[card] for card, n in enumerate(table.state.cards.pool) if n} == {2}


@pytest.mark.rule("TOE-SET-3")
@pytest.mark.parametrize(("seats", "used"), [(2, 3), (3, 3), (4, 4)])
def test_a_random_side_of_each_effect_tile_in_use_lies_up(seats: int, used: int) -> None:
    effects = [begun(seats, seed).state.boards.effect for seed in range(8)]
    for column in range(used):
        assert {effect[column] for effect in effects} == set(BOX.sides[column])
    assert all(effect[3] == -1 for effect in effects if used == 3)


@pytest.mark.rule("TOE-SET-4")
def test_everybody_begins_with_one_of_each_resource_and_four_hidden_technologies() -> None:
    table = begun(3)
    assert [table.stock(seat) for seat in "ABC"] == [(1, 1)] * 3
    assert table.hand("B") == ["005", "006", "007", "008"]
    assert table.view("A").hand == ["001", "002", "003", "004"]
    assert table.reserve("A") == 20
    assert [back.type for back in table.view("A").players[1].backs] == list(TYPES)


@pytest.mark.rule("TOE-SET-5")
def test_the_first_clan_stands_on_a_territory_of_the_own_capital_tile() -> None:
    table = begun(2)
    assert table.legal("B") == ["place-pawn H3a", "place-pawn H3b", "place-pawn H3c"]
    assert table.refusal("B", "place-pawn H0a") == ("TOE-SET-5", "start-at-home")
    table.play("B", "place-pawn H3b")
    assert table.clans("H3b") == ("B", 1)


@pytest.mark.rule("TOE-SET-6")
def test_pawns_are_clans_on_the_map_and_scholars_elsewhere_two_to_a_clan_space() -> None:
    table = scene(clans={"A": {"H0a": 2, "H0b": 1}}, scholars={"A": 2})
    assert table.created("A") == 2
    table.play("A", "turn-glass 1 move")
    with pytest.raises(IllegalMove, match="TOE-CLA-2"):
        table.play("A", "move-clans H0b H0a 1")


@pytest.mark.rule("TOE-SET-7")
def test_the_fourth_column_is_closed_with_fewer_than_four_players() -> None:
    table = scene(seats=3, scholars={"A": 1})
    assert table.refusal("A", "turn-glass 1 leader-bonus") == ("TOE-GLA-9", "not-in-play")
    assert "leader-bonus" in scene(seats=4, scholars={"A": 1}).spaces("A")


@pytest.mark.rule("TOE-SET-8")
def test_hands_are_secret_but_their_backs_and_the_pile_tops_are_public() -> None:
    table = scene(hands={"B": ["101", "104"]}, found={"B": ["107"]})
    view = table.view("A")
    assert view.hand == []
    assert [(back.type, back.age) for back in view.players[1].backs] == [("science", 1), ("construction", 1)]
    assert view.players[1].found == ["107"]
    assert [pile.top for pile in view.piles] == list(TYPES)
    assert table.view("B").hand == ["101", "104"]


def test_chance_sets_up_before_anybody_is_asked() -> None:
    state = GAME.start(2, GAME.meta.check(2, {}))
    draws = 0
    while GAME.to_act(state) == [CHANCE]:
        GAME.apply(state, CHANCE, GAME.chance(state)[0][0], Log(False))
        draws += 1
    assert draws == 6 + 3
