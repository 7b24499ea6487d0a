"""The worked examples of the rules page (TEM-X), with their numbers. Red is A, blue is B."""

import pytest

from saecula.games.tempus.edges.events import CaughtUp, FightLost, FightWon, ProgressCounted
from tests.games.kit import told
from tests.games.tempus.scene import BOX, Hex, Table, disc, ring, scene

LAKE_LAND = {**ring(1), **ring(2)}
#: Three hexes elsewhere, so that with the hex attacked somebody holds four.
ELSEWHERE = {(-3, 3): 1, (-2, 3): 1, (-1, 3): 1}


@pytest.mark.rule("TEM-X1")
def test_cubes_in_cities_and_agriculture_take_four_three_and_three_tiles() -> None:
    table = scene(at="era", eras={"A": "cities", "B": "agriculture", "C": "agriculture"}, tiles={})
    assert table.tiles() == [4, 3, 3]


@pytest.mark.rule("TEM-X2")
def test_the_row_of_writing() -> None:
    chart, row = BOX.chart, BOX.chart.names.index("writing")
    assert (chart.actions[row], chart.drawn[row], chart.hand[row], chart.sea[row]) == (3, 2, 5, 0)
    assert (chart.stack[row], chart.babies[row], chart.tokens[row], chart.distance[row]) == (2, 1, 1, 1)


@pytest.mark.rule("TEM-X3")
def test_fight_a_is_won_by_five_to_four() -> None:
    table = scene(
        land={**disc(3), (1, 0): "farmland"},
        tokens={"A": {(0, 0): 3}, "B": {**ELSEWHERE, (1, 0): 2}},
        eras="cities",
        hands={"A": ["weapons/farmland", "transportation/forest"], "B": ["fortifications/grassland"]},
        action="fight",
    )
    table.play("A", "attack 0,0 E", "lay-card transportation/forest", "lay-card weapons/farmland", "done")
    events = table.play("B", "lay-card fortifications/grassland", "done")
    assert [(event.attack, event.defence) for event in told(events, FightWon)] == [(5, 4)]
    assert table.supply("B") == 13
    table.play("A", "step-in 2")
    assert (table.tokens((1, 0)), table.owner((1, 0)), table.tokens((0, 0))) == (2, "A", 1)
    assert sorted(table.discards()) == ["fortifications/grassland", "transportation/forest", "weapons/farmland"]


@pytest.mark.rule("TEM-X4")
def test_fight_b_is_lost_by_four_to_five() -> None:
    table = scene(
        tokens={"A": {(0, 0): 3}, "B": {**ELSEWHERE, (0, 3): 1}},
        cities={"B": {(1, 0): 2}},
        eras="cities",
        hands={"A": ["education/forest", "military-leader/farmland"], "B": ["fortifications/forest"]},
        action="fight",
    )
    table.play("A", "attack 0,0 E")
    table.play("B", "declare-terrain forest")
    table.play("A", "lay-card education/forest", "lay-card military-leader/farmland", "done")
    events = table.play("B", "lay-card fortifications/forest", "done")
    assert [(event.attack, event.defence) for event in told(events, FightLost)] == [(4, 5)]
    assert (table.tokens((0, 0)), table.city((1, 0)), table.owner((1, 0))) == (2, 2, "B")
    assert sorted(table.discards()) == ["education/forest", "fortifications/forest", "military-leader/farmland"]


@pytest.mark.rule("TEM-X5")
def test_progress_to_ships_is_shared_by_six_and_six() -> None:
    land = {**disc(3), **dict.fromkeys([(0, 0), (1, 0), (0, 1)], "forest")}
    table = scene(
        land=land,
        tokens={"A": {(0, 0): 3, (1, 0): 2}, "B": {(0, 1): 3}},
        cities={"B": {(3, 0): 2}},
        eras={"A": "trade", "B": "roads", "C": "roads"},
        hands={"A": ["weapons/forest"], "B": ["education/hills", "religion/forest"]},
        tiles={"A": 1},
        action="move",
    )
    events = table.play("A", "done", "end-turn")
    assert [(event.seat, event.era) for event in told(events, CaughtUp)] == [(1, "trade"), (2, "trade")]
    table.play("A", "lay-card weapons/forest", "done")
    events = table.play("B", "lay-card education/hills", "lay-card religion/forest", "done")
    found = {
        event.seat: (event.tokens, event.cities, event.cards, event.total) for event in told(events, ProgressCounted)
    }
    assert found == {0: (5, 0, 1, 6), 1: (3, 1, 2, 6), 2: (0, 0, 0, 0)}
    assert [table.era(seat) for seat in "ABC"] == ["ships", "ships", "trade"]
    assert (table.hand("A"), table.hand("B")) == ([], [])
    assert "turn" in table.asked()


@pytest.mark.rule("TEM-X6")
def test_one_grassland_hex_means_one_baby_although_the_row_says_two() -> None:
    land = {**disc(2, "hills"), (0, 0): "grassland", (2, 0): "grassland"}
    table = scene(land=land, tokens={"A": {(0, 0): 1, (1, 0): 1}}, eras="cities", action="babies")
    table.play("A", "place-baby 0,0")
    assert table.legal("A") == ["done"]
    assert table.supply("A") == 13


@pytest.mark.rule("TEM-X7")
def test_religion_in_mid_move_brings_a_token_that_moves() -> None:
    table = scene(
        tokens={"A": {(0, 0): 1}, "B": {**ELSEWHERE, (3, 0): 1}},
        eras="trade",
        hands={"A": ["religion/hills", "transportation/hills"]},
        action="move",
    )
    table.play("A", "move-token 0,0 2,0", "play-religion hills 2,0 E")
    assert (table.tokens((2, 0)), table.tokens((3, 0)), table.supply("B")) == (2, 0, 13)
    table.play("A", "move-token 2,0 2,-1")
    assert (table.tokens((2, 0)), table.tokens((2, -1)), table.owner((3, 0))) == (1, 1, "")
    assert table.legal("A") == ["done"]  # both moves are used, and no token is left that has not moved


@pytest.mark.rule("TEM-X7")
def test_a_third_token_could_move_by_transportation_but_not_one_that_has_moved() -> None:
    table = scene(
        tokens={"A": {(0, 0): 1, (-3, 0): 1}, "B": {**ELSEWHERE, (3, 0): 1}},
        eras="trade",
        hands={"A": ["religion/hills", "transportation/hills"]},
        action="move",
    )
    table.play("A", "move-token 0,0 2,0", "play-religion hills 2,0 E", "move-token 2,0 2,-1")
    table.play("A", "play-card transportation/hills")
    assert table.why("A", "move-token 2,0 1,0") == "TEM-MOV-1 tempus-move-moved-already"
    assert table.why("A", "move-token 2,-1 1,0") == "TEM-MOV-1 tempus-move-moved-already"
    table.play("A", "move-token -3,0 -2,0")


def shore(city: str) -> Table:
    """The scene of TEM-X8; whose city stands on (-2,1)."""
    return scene(
        land=LAKE_LAND,
        tokens={"A": {(1, 0): 1}, "B": {(-2, 0): 1}},
        cities={city: {(-2, 1): 2}},
        eras="roads",
    )


@pytest.mark.rule("TEM-X8")
def test_by_land_and_over_the_lake_red_reaches_twelve_hexes() -> None:
    table = shore("B")
    table.play("A", "choose-action move")
    by_land: set[Hex] = {
        (2, 0), (1, 1), (0, 1), (1, -1), (2, -1), (0, 2), (-1, 1), (-1, 2), (0, -1), (1, -2), (2, -2),
    }  # fmt: skip
    assert table.ends((1, 0)) == by_land | {(-1, 0)}
    assert not table.ends((1, 0)) & {(-2, 0), (-2, 1), (-2, 2), (-1, -1), (0, -2)}


@pytest.mark.rule("TEM-X8")
def test_blue_passes_through_its_own_city_and_through_no_other() -> None:
    reach: set[Hex] = {(-1, 0), (-1, -1), (-1, 1), (0, -1), (0, -2)}
    own = shore("B")
    own.play("A", "choose-action move", "done", "end-turn")
    own.play("B", "choose-action move")
    assert own.ends((-2, 0), "B") == reach | {(-2, 2)}
    foreign = shore("C")
    foreign.play("A", "choose-action move", "done", "end-turn")
    foreign.play("B", "choose-action move")
    assert foreign.ends((-2, 0), "B") == reach


@pytest.mark.rule("TEM-X9")
@pytest.mark.parametrize("value", [4, 3, 2])
def test_four_tokens_become_a_city_of_four_three_or_two(value: int) -> None:
    table = scene(tokens={"A": {(0, 0): 4}}, eras="industry", action="city")
    assert len(table.legal("A")) == 3
    table.play("A", f"build-city 0,0 {value}")
    assert (table.city((0, 0)), table.tokens((0, 0)), table.supply("A")) == (value, 0, 16)


@pytest.mark.rule("TEM-X10")
def test_a_leader_just_drawn_gives_a_free_fight_in_the_same_slot() -> None:
    table = scene(tokens={"A": {(0, 0): 2}, "B": {**ELSEWHERE, (1, 0): 1}}, action="idea")
    table.draw("military-leader/hills")
    table.play("A", "play-card military-leader/hills", "attack 0,0 E", "step-in 1", "end-turn")
    assert table.owner((1, 0)) == "A"
    assert table.tiles()[0] == 2


@pytest.mark.rule("TEM-X11")
def test_two_attack_four_and_lose_one_token() -> None:
    table = scene(tokens={"A": {(0, 0): 2}, "B": {**ELSEWHERE, (1, 0): 4}}, eras="industry", action="fight")
    events = table.play("A", "attack 0,0 E")
    assert [(event.attack, event.defence) for event in told(events, FightLost)] == [(2, 4)]
    assert (table.tokens((0, 0)), table.tokens((1, 0))) == (1, 4)


@pytest.mark.rule("TEM-X12")
@pytest.mark.parametrize(("second", "heaps"), [("0,0", (4, 2)), ("1,0", (3, 3))])
def test_two_sanitations_make_one_heap_of_four_or_two_of_three(second: str, heaps: tuple[int, int]) -> None:
    table = scene(
        tokens={"A": {(0, 0): 2, (1, 0): 2, (0, 1): 2}},
        hands={"A": ["sanitation/hills", "sanitation/forest", "transportation/hills"]},
        tiles={"A": 3},
        action="move",
    )
    table.play("A", "move-token 0,1 0,0", "play-card sanitation/hills", "play-card transportation/hills")
    table.play("A", f"move-token 0,1 {second}", "play-card sanitation/forest", "done", "end-turn")
    assert (table.tokens((0, 0)), table.tokens((1, 0))) == heaps
    table.play("A", "choose-action move", "move-token 0,0 -1,0", "done", "end-turn", "choose-action move")
    assert table.tokens((0, 0)) == heaps[0] - 1
    assert table.why("A", "move-token -1,0 0,0") == "TEM-MOV-5 tempus-move-full"


@pytest.mark.rule("TEM-X13")
def test_red_may_build_on_two_hexes_only() -> None:
    table = scene(
        land={**LAKE_LAND, (-2, 1): "mountain"},
        tokens={"A": {(1, -2): 2, (2, -1): 3, (-1, 2): 2, (-2, 1): 2, (-1, 0): 1, (-2, 2): 2}},
        cities={"A": {(0, -2): 2}, "B": {(0, 2): 2}},
        eras="cities",
        action="city",
    )
    assert sorted(table.legal("A")) == ["build-city -2,2 2", "build-city 2,-1 2", "build-city 2,-1 3"]


@pytest.mark.rule("TEM-X14")
@pytest.mark.parametrize(
    ("government", "rounds"), [("act-twice hills", [2, 1, 0, 0]), ("pass-slot hills", [0, 1, 1, 1])]
)
def test_government_shifts_three_actions_and_gains_none(government: str, rounds: list[int]) -> None:
    table = scene(at="rounds", hands={"A": ["government/hills"]}, tiles={"A": 3, "B": 3, "C": 3})
    acted = {seat: [0, 0, 0, 0] for seat in "ABC"}
    table.play("A", government)
    while "turn" in table.asked():
        seat = table.asked()[0]
        if "choose-action move" in table.legal(seat):
            acted[seat][table.state.course.round - 1] += 1
            table.play(seat, "choose-action move", "done")
        else:
            table.play(seat, "end-turn")
    assert acted == {"A": rounds, "B": [1, 1, 1, 0], "C": [1, 1, 1, 0]}
