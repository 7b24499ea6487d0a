"""The action of the other glass: declined, never set off twice; unasked by version 1 (TOE-EFF-7, TOE-EFF-9)."""

import pytest

from saecula.games.time_of_empires import make
from saecula.games.time_of_empires.edges.events import ChainLost
from saecula.games.time_of_empires.model.box import Box
from tests.games.time_of_empires.scene import BOX, Table, scene, told

OLD = make(rules="1").box
#: The third column has the tile of TOE-EFF-7; with four players the fourth has that of TOE-EFF-4.
SIDES = ("resources", "clans", "other-glass", "copy")


@pytest.mark.rule("TOE-EFF-7", "TOE-EFF-9", "TOE-GLA-2")
def test_the_action_of_the_other_glass_may_be_declined() -> None:
    table = scene(scholars={"A": 1}, sides=SIDES)
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 leader-culture")
    assert (table.asked("A"), table.legal("A")) == ("other-glass", ["resolve-action ideas", "done"])
    assert table.refusal("A", "resolve-action bricks") == ("TOE-EFF-7", "other-glass-elsewhere")
    table.play("A", "done")
    assert (table.stock("A"), table.asked("A")) == ((2, 1), "")


@pytest.mark.rule("TOE-EFF-7", "TOE-BUI-1")
def test_nobody_is_asked_to_build_again_without_a_card() -> None:
    table = scene(scholars={"A": 1}, sides=SIDES, found={"A": ["104"]}, bricks={"A": 3}, clans={"A": {"H0a": 1}})
    table.play("A", "turn-glass 1 build", "turn-glass 2 leader-culture")
    assert (table.buildings("H0a"), table.asked("A")) == (["A-warehouse"], "")


@pytest.mark.rule("TOE-EFF-7")
def test_by_version_1_the_action_of_the_other_glass_is_resolved_unasked() -> None:
    table = scene(scholars={"A": 1}, sides=SIDES, box=OLD)
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 leader-culture")
    assert (table.stock("A"), table.asked("A")) == ((3, 1), "")


def on_one_tile(box: Box) -> Table:
    """A has five scholars; the first glass has run out on the tile of TOE-EFF-7, the second is turned there."""
    table = scene(scholars={"A": 5}, sides=SIDES, box=box)
    table.play("A", "turn-glass 1 leader-culture")
    table.wait(30)
    table.play("A", "turn-glass 2 leader-culture")
    return table


@pytest.mark.rule("TOE-EFF-9")
def test_the_action_of_the_other_glass_never_sets_itself_off_again() -> None:
    table = on_one_tile(BOX)
    assert table.created("A") == 3
    table.play("A", "resolve-action leader-culture")
    assert (table.created("A"), table.asked("A")) == (2, "idle")


@pytest.mark.rule("TOE-EFF-9")
def test_by_version_1_all_scholars_follow_when_both_glasses_were_put_on_that_tile() -> None:
    table = on_one_tile(OLD)
    assert (table.created("A"), table.asked("A")) == (0, "idle")


@pytest.mark.rule("TOE-EFF-4", "TOE-EFF-9")
def test_what_the_other_glass_sets_off_may_not_copy_its_tile() -> None:
    table = scene(seats=4, scholars={"A": 4}, sides=SIDES)
    table.play("A", "turn-glass 1 leader-bonus")
    assert "copy-tile culture" in table.legal("A")
    table.play("A", "done", "turn-glass 2 leader-culture", "resolve-action leader-bonus")
    assert table.legal("A", "copy-tile") == ["copy-tile technology", "copy-tile expansion"]
    assert table.refusal("A", "copy-tile culture") == ("TOE-EFF-9", "other-glass-twice")
    table.play("A", "copy-tile technology", "take-resource idea", "done")
    assert (table.created("A"), table.asked("A")) == (1, "")


@pytest.mark.rule("TOE-EFF-4", "TOE-EFF-7")
def test_the_tile_of_the_other_glass_may_be_copied() -> None:
    table = scene(seats=4, scholars={"A": 1}, sides=SIDES)
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 leader-bonus", "copy-tile culture", "resolve-action ideas")
    assert (table.stock("A"), table.asked("A")) == ((3, 1), "")


@pytest.mark.rule("TOE-EFF-9", "TOE-C203")
def test_a_glass_that_comes_back_to_that_tile_in_the_same_chain_sets_nothing_off() -> None:
    table = scene(age=3, scholars={"A": 3}, sides=SIDES, hands={"A": ["302", "203", "203"]}, ideas={"A": 6})
    table.play("A", "turn-glass 1 discover", "done", "turn-glass 2 leader-culture", "resolve-action discover")
    table.play("A", "discover 302", "discover 203", "shift-glass 2 bricks")
    table.play("A", "discover 203", "shift-glass 2 leader-culture")
    assert (table.created("A"), table.asked("A")) == (1, "idle")


@pytest.mark.rule("TOE-EFF-9")
def test_after_the_chain_the_effect_is_there_again() -> None:
    table = on_one_tile(BOX)
    table.play("A", "resolve-action leader-culture", "turn-glass 1 ideas")
    table.wait(30)
    table.play("A", "turn-glass 1 leader-culture")
    assert table.asked("A") == "other-glass"


def with_one_slot(box: Box) -> Table:
    """A builds on the only slot; the first glass stands on Build, and bricks for the next building are there."""
    table = scene(
        scholars={"A": 1},
        sides=SIDES,
        found={"A": ["101", "104"]},
        bricks={"A": 6},
        clans={"A": {"H0a": 1}},
        buildings={"B": {"H0a": ["mill"]}},
        box=box,
    )
    table.play("A", "turn-glass 1 build")
    return table


@pytest.mark.rule("TOE-EFF-7", "TOE-GLA-2")
def test_the_other_glass_forces_no_building_that_can_only_wait() -> None:
    table = with_one_slot(BOX)
    table.play("A", "turn-glass 2 leader-culture")
    assert "resolve-action build" in table.legal("A")
    table.play("A", "done")
    assert (table.built("A", "observatory"), table.stock("A")) == (0, (1, 3))


@pytest.mark.rule("TOE-EFF-7")
def test_by_version_1_the_other_glass_forces_a_building_to_wait() -> None:
    table = with_one_slot(OLD)
    table.play("A", "turn-glass 2 leader-culture")
    assert (table.built("A", "observatory"), table.stock("A")) == (1, (1, 0))


@pytest.mark.rule("TOE-EFF-9", "TOE-GLA-8")
def test_who_cannot_pay_a_card_is_asked_all_the_same_but_cannot_resolve_the_discovery() -> None:
    table = scene(scholars={"A": 1}, sides=SIDES, hands={"A": ["104", "103"]})
    table.play("A", "turn-glass 1 discover", "discover 104", "turn-glass 2 leader-culture")
    assert table.legal("A") == ["discard-card", "done"], "whether he can pay is nobody else's business"
    assert table.refusal("A", "resolve-action discover") == ("TOE-GLA-8", "too-few-ideas")


@pytest.mark.rule("TOE-EFF-9", "TOE-RTI-4")
def test_a_building_of_the_other_glass_that_waits_for_its_slot_is_not_told_as_lost() -> None:
    table = scene(
        scholars={"A": 1}, sides=SIDES, found={"A": ["101", "104"]}, bricks={"A": 6}, clans={"A": {"H0a": 1, "H1a": 1}}
    )
    table.wait(530)
    table.play("A", "turn-glass 1 build", "place-building H0a", "turn-glass 2 leader-culture", "resolve-action build")
    assert table.asked("A") == "site"
    assert not told(table.wait(25), ChainLost)
