"""What holds for the first player holds for the others, whose glasses, buildings and tokens are counted apart."""

import pytest

from saecula.games.time_of_empires.edges.events import BuildingDestroyed
from saecula.games.time_of_empires.model import steps
from tests.games.time_of_empires.scene import Table, scene, score, space, told

OTHER_GLASS = ("resources", "clans", "other-glass", "copy")


@pytest.mark.rule("TOE-EFF-7")
def test_the_other_glass_is_ones_own() -> None:
    table = scene(scholars={"B": 1}, sides=OTHER_GLASS)
    table.play("A", "turn-glass 1 bricks", "turn-glass 2 deploy")
    table.play("B", "turn-glass 1 ideas", "turn-glass 2 leader-culture")
    assert table.legal("B") == ["resolve-action ideas", "done"]


def second_turn_of_b() -> Table:
    """B's glasses stood on both draw actions in the turn before; A's have not been used."""
    table = scene(pace="initiation", first="B")
    table.play("B", "turn-glass 1 draw-left", "done", "turn-glass 2 draw-right", "done", "end-turn")
    table.play("A", "end-turn")
    return table


@pytest.mark.rule("TOE-INI-2")
@pytest.mark.parametrize("glass", "12")
@pytest.mark.parametrize("action", ["draw-left", "draw-right"])
def test_a_shared_action_is_barred_where_either_of_ones_glasses_stood(glass: str, action: str) -> None:
    assert second_turn_of_b().refusal("B", f"turn-glass {glass} {action}") == ("TOE-INI-2", "another-action")


@pytest.mark.rule("TOE-INI-1")
def test_in_turns_a_glass_on_the_first_leader_holds_its_space_too() -> None:
    table = scene(pace="initiation", seats=3, scholars={"A": 1, "B": 1, "C": 1})
    for seat in "AB":
        table.play(seat, "turn-glass 1 leader-technology", "done", "end-turn")
    assert table.refusal("C", "turn-glass 1 leader-technology") == ("TOE-INI-1", "space-taken")


@pytest.mark.rule("TOE-LEA-4")
def test_ones_own_mills_score_with_a_leader() -> None:
    built = {"A": {"mill": 1, "theatre": 4}, "B": {"mill": 2, "warehouse": 1}}
    columns, stacks = ("L31", "L34", "L35"), {"leader-expansion": "B"}
    table = scene(age=3, phase="scoring", columns=columns, stacks=stacks, built=built)
    score(table, steps.AWARDS, steps.LEADER_POINTS)
    assert (table.points("A", "leaders"), table.points("B", "leaders")) == (0, 4)


@pytest.mark.rule("TOE-SCO-2")
def test_a_bonus_token_counts_for_its_owner_alone() -> None:
    table = scene(phase="scoring", built={"A": {"theatre": 3}}, tokens={"A": {"theatre": 1}, "B": {"mill": 1}})
    score(table, steps.BONUS)
    assert (table.points("A", "bonus"), table.points("B", "bonus")) == (3, 0)


@pytest.mark.rule("TOE-PRE-6")
def test_a_section_is_taken_by_ones_own_token_alone() -> None:
    table = scene(tokens={"A": {"theatre": 1}, "B": {"warehouse": 1}})
    assert table.refusal("B", "lay-token warehouse") == ("TOE-PRE-6", "section-taken")
    assert table.refusal("B", "lay-token theatre") == ("TOE-PRE-6", "takes-preparation")


@pytest.mark.rule("TOE-CLA-1", "TOE-CLA-2")
def test_a_full_capital_takes_no_more_clans_whoever_holds_it() -> None:
    table = scene(clans={"B": {"H3": 4, "H4": 1}})
    table.play("B", "turn-glass 1 deploy")
    assert table.refusal("B", "deploy H3") == ("TOE-CLA-2", "space-full")


@pytest.mark.rule("TOE-BUI-5", "TOE-GLO-4")
def test_a_free_building_is_refused_where_all_of_ones_own_are_built() -> None:
    table = scene(age=3, hands={"B": ["305"]}, ideas={"B": 6}, built={"B": {"theatre": 5}}, clans={"B": {"H3a": 1}})
    table.play("B", "turn-glass 1 discover", "discover 305")
    assert table.refusal("B", "build-free theatre H3a") == ("TOE-BUI-5", "all-built")


@pytest.mark.card("308")
@pytest.mark.rule("TOE-GLO-7", "TOE-SCO-7")
def test_bombarded_buildings_are_told_with_owner_and_kind_and_leave_their_slots_empty() -> None:
    table = scene(
        age=3,
        hands={"B": ["308"]},
        ideas={"B": 4},
        clans={"B": {"H1": 1}},
        buildings={"A": {"H1a": ["observatory"], "H1b": ["theatre"]}},
    )
    table.play("B", "turn-glass 1 discover", "discover 308")
    assert table.legal("B", "bombard") == ["bombard H1a", "bombard H1b"]
    events = table.play("B", "bombard H1b")
    assert told(events, BuildingDestroyed) == [BuildingDestroyed(1, 0, "theatre", "H1b")]
    assert table.state.map.slots[3 * space("H1b")] == -1
