"""Buildings (TOE-BUI)."""

import pytest

from saecula.games.time_of_empires.edges.events import BuildingWaits
from tests.games.time_of_empires.scene import scene, told


@pytest.mark.rule("TOE-BUI-1")
@pytest.mark.parametrize(
    ("card", "building"), [("101", "observatory"), ("104", "warehouse"), ("107", "mill"), ("110", "theatre")]
)
def test_the_visible_card_gives_the_building_which_goes_on_a_slot_one_occupies(card: str, building: str) -> None:
    table = scene(found={"A": [card]}, bricks={"A": 4}, clans={"A": {"H1a": 1}})
    table.play("A", "turn-glass 1 build")
    assert table.buildings("H1a") == [f"A-{building}"]
    assert (table.stock("A"), table.found("A"), table.built("A", building)) == ((1, 1), [], 1)


@pytest.mark.rule("TOE-BUI-1")
def test_with_several_territories_the_builder_chooses() -> None:
    table = scene(found={"A": ["104"]}, bricks={"A": 3}, clans={"A": {"H1a": 1}}, buildings={"A": {"H4a": ["mill"]}})
    assert not told(table.play("A", "turn-glass 1 build"), BuildingWaits)
    assert table.legal("A") == ["place-building H1a", "place-building H4a"]
    assert table.refusal("A", "place-building H0a") == ("TOE-BUI-1", "not-occupied")
    table.play("A", "place-building H4a")
    assert table.buildings("H4a") == ["A-mill", "A-warehouse"]


@pytest.mark.rule("TOE-BUI-1")
def test_without_a_visible_card_nothing_is_built() -> None:
    assert scene().refusal("A", "turn-glass 1 build") == ("TOE-BUI-1", "no-visible-card")


@pytest.mark.rule("TOE-BUI-2")
def test_a_territory_holds_no_two_buildings_of_one_type_of_a_player_and_closed_slots_stay_closed() -> None:
    table = scene(
        found={"A": ["107"]},
        bricks={"A": 3},
        clans={"A": {"H0a": 1, "H0b": 1, "H1a": 1, "H1b": 1, "H1c": 1}},
        buildings={"A": {"H0a": ["mill"], "H1b": ["theatre"]}, "B": {"H1b": ["theatre"], "H1a": ["mill"]}},
    )
    table.play("A", "turn-glass 1 build")
    assert table.refusal("A", "place-building H0a") == ("TOE-BUI-2", "same-building")
    assert table.refusal("A", "place-building H1b") == ("TOE-BUI-2", "no-slot")
    assert table.legal("A") == ["place-building H0b", "place-building H1a", "place-building H1c"]


@pytest.mark.rule("TOE-BUI-3")
def test_a_building_without_a_slot_waits_on_its_card() -> None:
    table = scene(
        found={"A": ["101", "104"]},
        bricks={"A": 6},
        hands={"A": ["105"]},
        clans={"A": {"H0a": 1}},
        buildings={"B": {"H0a": ["mill", "theatre"]}},
    )
    events = table.play("A", "turn-glass 1 build")
    assert told(events, BuildingWaits) == [BuildingWaits(0, "warehouse")]
    assert table.found("A") == ["101", "104"]
    assert table.refusal("A", "turn-glass 2 discover") == ("TOE-BUI-3", "building-waits")
    assert table.refusal("A", "discard-card") == ("TOE-BUI-3", "building-waits")
    table.play("A", "turn-glass 2 move", "move-clans H0a H0b 1")
    assert table.buildings("H0b") == ["A-warehouse"]
    assert table.found("A") == ["101"]


@pytest.mark.rule("TOE-BUI-4")
def test_each_building_uncovers_icons_of_its_section() -> None:
    table = scene(
        built={"A": {"observatory": 1, "warehouse": 2, "mill": 3, "theatre": 4}}, ideas={"A": 0}, bricks={"A": 0}
    )
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 bricks")
    assert table.stock("A") == (2, 3)
    table.wait(180)
    assert table.created("A") == 3
    table.play("A", "turn-glass 1 deploy", "deploy H0", "deploy H0", "deploy H0", "deploy H0")
    table.play("A", "turn-glass 2 move", "move-clans H0 H0a 1", "move-clans H0 H0b 1")
    assert table.asked("A") == ""


@pytest.mark.rule("TOE-BUI-5")
def test_a_type_with_all_five_built_cannot_be_built_again() -> None:
    table = scene(found={"A": ["107"]}, bricks={"A": 6}, built={"A": {"mill": 5}}, clans={"A": {"H0a": 1}})
    assert table.refusal("A", "turn-glass 1 build") == ("TOE-BUI-5", "all-built")
    table.play("A", "discard-card")
    assert table.found("A") == []


@pytest.mark.rule("TOE-BUI-6")
def test_a_waiting_building_has_left_its_section_and_bars_building_and_its_owner_chooses_the_slot() -> None:
    table = scene(found={"A": ["101", "104"]}, bricks={"A": 6}, ideas={"A": 0})
    table.play("A", "turn-glass 1 build")
    assert table.built("A", "warehouse") == 1
    table.wait(30)
    assert table.refusal("A", "turn-glass 1 build") == ("TOE-BUI-6", "building-waits")
    table.state.map.put(0, 0, 1)
    table.state.map.put(0, 1, 1)
    table.state.folk.reserve[0] -= 2
    table.play("A", "turn-glass 2 deploy", "deploy H0", "turn-glass 1 move", "move-clans H0 H0c 1")
    assert table.legal("A") == ["place-building H0a", "place-building H0b", "place-building H0c"]
    table.play("A", "place-building H0c")
    assert table.buildings("H0c") == ["A-warehouse"]


@pytest.mark.rule("TOE-BUI-6")
def test_a_slot_that_goes_to_somebody_else_lets_the_building_wait_on() -> None:
    table = scene(
        found={"A": ["104"], "B": ["104"]},
        bricks={"A": 3, "B": 3},
        clans={"A": {"H1a": 1}, "B": {"H1b": 1}},
        buildings={"A": {"H1b": ["mill"], "H1a": ["mill"]}},
    )
    table.play("A", "turn-glass 1 build")
    assert table.asked("A") == "site"
    table.play("B", "turn-glass 1 build")
    assert table.buildings("H1b") == ["A-mill", "B-warehouse"]
    table.play("A", "place-building H1a")
    assert table.buildings("H1a") == ["A-mill", "A-warehouse"]
