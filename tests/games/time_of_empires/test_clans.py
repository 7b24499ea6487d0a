"""Clans and resources (TOE-RES, TOE-CLA)."""

import pytest

from saecula.games.time_of_empires.edges.events import Fought
from saecula.games.time_of_empires.model.ground import occupies
from tests.games.time_of_empires.scene import BOX, scene, space, told


@pytest.mark.rule("TOE-RES-1")
@pytest.mark.parametrize("built", range(6))
def test_production_gains_as_many_as_icons_are_in_sight(built: int) -> None:
    table = scene(built={"A": {"observatory": built, "warehouse": built}}, ideas={"A": 0}, bricks={"A": 0})
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 bricks")
    assert table.stock("A") == (built + 1, built + 1)


@pytest.mark.rule("TOE-RES-2")
def test_a_stock_never_holds_more_than_six() -> None:
    table = scene(built={"A": {"observatory": 3}}, ideas={"A": 4})
    table.play("A", "turn-glass 1 ideas")
    assert table.stock("A") == (6, 1)
    assert "ideas" not in table.spaces("A", "2")


@pytest.mark.rule("TOE-CLA-1")
def test_clans_are_deployed_to_the_own_capital_or_a_city_with_own_clans() -> None:
    table = scene(clans={"A": {"H1": 1, "H0a": 1}, "B": {"H2": 1}}, built={"A": {"mill": 1}})
    table.play("A", "turn-glass 1 deploy")
    assert table.legal("A", "deploy") == ["deploy H0", "deploy H1"]
    for where in ("H2", "H3", "H4", "H0a"):
        assert table.refusal("A", f"deploy {where}") == ("TOE-CLA-1", "deploy-where")
    table.play("A", "deploy H1", "deploy H1")
    assert table.clans("H1") == ("A", 3)
    assert table.asked("A") == "idle", "two icons, two clans"


@pytest.mark.rule("TOE-CLA-1")
def test_without_a_pawn_in_reserve_nobody_is_deployed() -> None:
    full = {f"H{n}": 4 for n in (1, 2, 4, 5)} | {"H0a": 2, "H0b": 2}
    table = scene(clans={"A": full})
    assert table.reserve("A") == 0
    assert table.refusal("A", "turn-glass 1 deploy") == ("TOE-GLA-8", "no-result")


@pytest.mark.rule("TOE-CLA-2")
def test_two_clans_fit_into_a_territory_and_four_into_a_centre() -> None:
    table = scene(clans={"A": {"H0": 4, "H1": 3, "H1a": 2, "H1b": 1}}, built={"A": {"mill": 1}})
    table.play("A", "turn-glass 1 deploy")
    assert table.refusal("A", "deploy H0") == ("TOE-CLA-2", "space-full")
    table.play("A", "done", "turn-glass 2 move")
    assert table.refusal("A", "move-clans H1a H1 2") == ("TOE-CLA-2", "space-full")
    assert table.refusal("A", "move-clans H1 H1b 2") == ("TOE-CLA-2", "space-full")
    table.play("A", "move-clans H1a H1 1")
    assert table.clans("H1") == ("A", 4)


@pytest.mark.rule("TOE-CLA-3")
def test_a_clan_or_a_building_occupies_and_two_players_may_occupy_one_territory() -> None:
    state = scene(clans={"A": {"H1a": 1}}, buildings={"B": {"H1a": ["mill"]}}).state
    assert occupies(state, 0, space("H1a"))
    assert occupies(state, 1, space("H1a"))
    assert not occupies(state, 0, space("H1b"))


@pytest.mark.rule("TOE-CLA-4")
def test_clans_of_one_group_move_together_by_one_step() -> None:
    table = scene(clans={"A": {"H0": 3, "H1a": 2}}, built={"A": {"mill": 5}})
    table.play("A", "turn-glass 1 move")
    table.play("A", "move-clans H0 H0c 2", "move-clans H0c H1b 1", "move-clans H1b H1 1", "move-clans H1a H1c 2")
    assert [table.clans(name) for name in ("H0", "H0c", "H1", "H1c")] == [("A", 1), ("A", 1), ("A", 1), ("A", 2)]
    assert table.asked("A") == "idle"


@pytest.mark.rule("TOE-CLA-4")
def test_more_clans_than_stand_there_do_not_move() -> None:
    table = scene(clans={"A": {"H0a": 1}, "B": {"H3a": 1}})
    table.play("A", "turn-glass 1 move")
    assert table.refusal("A", "move-clans H0a H0b 2") == ("TOE-CLA-4", "too-few-clans")
    assert table.refusal("A", "move-clans H3a H3b 1") == ("TOE-CLA-4", "too-few-clans")


@pytest.mark.rule("TOE-CLA-5")
def test_no_city_with_opposing_clans_is_entered_and_never_more_than_two_move() -> None:
    table = scene(clans={"A": {"H1a": 1, "H0": 4}, "B": {"H1": 1}})
    table.play("A", "turn-glass 1 move")
    assert table.refusal("A", "move-clans H1a H1 1") == ("TOE-CLA-5", "city-held")
    assert table.refusal("A", "move-clans H0 H0a 3") == ("TOE-CLA-5", "two-at-once")


@pytest.mark.rule("TOE-CLA-6")
def test_entering_a_territory_with_two_opposing_clans_is_a_fight_at_once() -> None:
    table = scene(clans={"A": {"H1a": 2}, "B": {"H2a": 2}})
    table.play("A", "turn-glass 1 move")
    events = table.play("A", "move-clans H1a H2a 1")
    assert told(events, Fought) == [Fought(0, 1, "H2a", 1, 1)]


@pytest.mark.rule("TOE-CLA-7")
def test_attackers_destroy_one_each_and_lose_as_many_and_survivors_take_the_space() -> None:
    table = scene(clans={"A": {"H1a": 2}, "B": {"H2a": 1}})
    table.play("A", "turn-glass 1 move", "move-clans H1a H2a 2")
    assert table.clans("H2a") == ("A", 1)
    assert (table.reserve("A"), table.reserve("B")) == (19, 20)


@pytest.mark.rule("TOE-CLA-8")
def test_a_fight_ends_the_move_action() -> None:
    table = scene(clans={"A": {"H1a": 2}, "B": {"H2a": 1}}, built={"A": {"mill": 5}})
    table.play("A", "turn-glass 1 move", "move-clans H1a H2a 2")
    assert table.asked("A") == "idle"


@pytest.mark.rule("TOE-CLA-8")
def test_after_a_fight_in_the_last_move_the_other_glass_may_be_turned() -> None:
    table = scene(clans={"A": {"H1a": 2}, "B": {"H2a": 1}})
    table.play("A", "turn-glass 1 move", "move-clans H1a H2a 2")
    assert table.asked("A") == "idle"


@pytest.mark.rule("TOE-CLA-9")
def test_no_clan_moves_into_a_capital() -> None:
    table = scene(clans={"A": {"H0a": 1}})
    table.play("A", "turn-glass 1 move")
    assert table.refusal("A", "move-clans H0a H0 1") == ("TOE-CLA-9", "no-way-into-capital")


@pytest.mark.rule("TOE-CLA-10")
def test_territories_are_adjacent_over_a_border_not_at_a_point() -> None:
    near = BOX.layouts[2].near
    assert space("H1b") in near[space("H0c")]
    assert space("H1a") in near[space("H0a")]
    assert space("H2a") not in near[space("H0a")], "they touch in the middle of the ring alone"
    table = scene(clans={"A": {"H0a": 1, "H1": 1}})
    table.play("A", "turn-glass 1 move")
    assert table.refusal("A", "move-clans H0a H2a 1") == ("TOE-CLA-10", "not-adjacent")
    assert table.refusal("A", "move-clans H1 H2 1") == ("TOE-CLA-10", "not-adjacent")


@pytest.mark.rule("TOE-CLA-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_adjacency_goes_both_ways(seats: int) -> None:
    layout = BOX.layouts[seats]
    links = [(at, to) for at in layout.territories for to in layout.near[at] if to < 36]
    assert {(to, at) for at, to in links} == set(links)
    assert len(links) == {2: 60, 3: 90, 4: 120}[seats]


@pytest.mark.rule("TOE-CLA-11")
def test_buildings_neither_fight_nor_block() -> None:
    table = scene(clans={"A": {"H1a": 1}}, buildings={"B": {"H2a": ["mill", "theatre"]}}, built={"A": {"mill": 1}})
    table.play("A", "turn-glass 1 move")
    assert not told(table.play("A", "move-clans H1a H2a 1"), Fought)
    assert (table.clans("H2a"), table.asked("A")) == (("A", 1), "moving")


@pytest.mark.rule("TOE-CLA-12")
def test_the_same_clan_may_move_several_times_and_the_rest_of_the_group_stays() -> None:
    table = scene(clans={"A": {"H0a": 2}}, built={"A": {"mill": 1}})
    table.play("A", "turn-glass 1 move", "move-clans H0a H1a 1", "move-clans H1a H2a 1")
    assert (table.clans("H0a"), table.clans("H2a")) == (("A", 1), ("A", 1))


@pytest.mark.rule("TOE-CLA-13")
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_a_space_never_holds_clans_of_two_players(attackers: int, defenders: int) -> None:
    table = scene(clans={"A": {"H1a": 2}, "B": {"H2a": defenders}}, leaders={"A": ["L24"]}, age=3)
    table.play("A", "turn-glass 1 move", f"move-clans H1a H2a {attackers}")
    left = {(1, 1): ("A", 1), (1, 2): ("B", 1), (2, 1): ("A", 2), (2, 2): ("A", 1)}
    assert table.clans("H2a") == left[attackers, defenders]
