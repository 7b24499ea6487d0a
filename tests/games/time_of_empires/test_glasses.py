"""Sandglasses and action spaces (TOE-GLA)."""

import pytest

from saecula.games.time_of_empires.model.kinds import ACTIONS
from saecula.kernel.errors import IllegalMove
from tests.games.time_of_empires.scene import GAME, scene


@pytest.mark.rule("TOE-GLA-1")
def test_a_glass_that_has_run_out_is_turned_on_a_free_space_and_the_action_resolved_at_once() -> None:
    table = scene()
    assert table.spaces("A", "1")
    assert table.spaces("A", "2")
    table.play("A", "turn-glass 1 ideas")
    assert table.stock("A") == (2, 1)
    assert table.refusal("A", "turn-glass 1 bricks") == ("TOE-GLA-1", "glass-runs")
    table.wait(29.999)
    assert not table.spaces("A", "1")
    table.wait(0.001)
    assert "ideas" in table.spaces("A", "1")


@pytest.mark.rule("TOE-GLA-2")
def test_an_action_may_be_resolved_only_in_part() -> None:
    table = scene(built={"A": {"mill": 2}})
    table.play("A", "turn-glass 1 deploy", "deploy H0", "done")
    assert table.clans("H0") == ("A", 1)
    assert table.asked("A") == "idle"


@pytest.mark.rule("TOE-GLA-3")
def test_spaces_are_on_the_shared_boards_and_on_the_own_board() -> None:
    table = scene(
        clans={"A": {"H0a": 1}},
        scholars={"A": 1},
        hands={"A": ["101"]},
        found={"A": ["104"]},
        ideas={"A": 3},
        bricks={"A": 3},
    )
    shared = ["leader-technology", "leader-expansion", "leader-culture", "wonder-1", "draw-left", "draw-right"]
    assert table.spaces("A") == [*shared, "ideas", "bricks", "deploy", "move", "discover", "build"]


@pytest.mark.rule("TOE-GLA-4")
def test_an_action_on_a_shared_board_has_two_spaces_and_one_player_never_has_both() -> None:
    table = scene(seats=3)
    table.play("A", "turn-glass 1 draw-left", "done")
    assert table.refusal("A", "turn-glass 2 draw-left") == ("TOE-GLA-4", "both-spaces")
    table.play("B", "turn-glass 1 draw-left", "done")
    assert table.refusal("C", "turn-glass 1 draw-left") == ("TOE-RTI-1", "space-taken")
    assert "draw-right" in table.spaces("C")


@pytest.mark.rule("TOE-GLA-5")
def test_a_run_out_glass_on_a_shared_board_goes_to_another_action_and_blocks_nobody() -> None:
    table = scene(seats=3)
    table.play("A", "turn-glass 1 draw-left", "done")
    table.play("B", "turn-glass 1 draw-left", "done")
    table.wait(30)
    assert table.refusal("A", "turn-glass 1 draw-left") == ("TOE-GLA-5", "another-action")
    assert "draw-left" in table.spaces("A", "2")
    assert "draw-right" in table.spaces("A", "1")
    assert "draw-left" in table.spaces("C")


@pytest.mark.rule("TOE-GLA-6")
def test_an_action_is_finished_before_the_other_glass_is_placed() -> None:
    table = scene()
    table.play("A", "turn-glass 1 deploy")
    assert table.asked("A") == "deploying"
    with pytest.raises(IllegalMove, match="TOE-GLA-6"):
        table.play("A", "turn-glass 2 ideas")
    table.play("A", "deploy H0")
    assert "ideas" in table.spaces("A", "2")


@pytest.mark.rule("TOE-GLA-7")
def test_on_the_own_board_a_glass_may_be_turned_again_on_the_same_space() -> None:
    table = scene()
    table.play("A", "turn-glass 1 ideas")
    table.wait(30)
    table.play("A", "turn-glass 1 ideas")
    assert table.stock("A") == (3, 1)


@pytest.mark.rule("TOE-GLA-8")
@pytest.mark.parametrize(
    ("action", "key"),
    [
        ("leader-technology", "no-scholar"),
        ("wonder-1", "no-scholar"),
        ("draw-left", "piles-empty"),
        ("ideas", "no-result"),
        ("bricks", "no-result"),
        ("deploy", "no-result"),
        ("move", "no-result"),
        ("discover", "too-few-ideas"),
        ("build", "too-few-bricks"),
    ],
)
def test_what_cannot_be_paid_or_has_no_result_cannot_be_started(action: str, key: str) -> None:
    full = action in ("ideas", "bricks")
    table = scene(
        hands={"A": ["103"]},
        found={"A": ["104"]},
        ideas={"A": 6 if full else 1},
        bricks={"A": 6 if full else 1},
        clans={"A": {"H0": 4}} if action == "deploy" else {},
    )
    if action == "draw-left":
        cards = table.state.cards
        cards.left, cards.tops = [0, 0, *cards.left[2:]], [-1, -1, *cards.tops[2:]]
    assert table.refusal("A", f"turn-glass 1 {action}") == ("TOE-GLA-8", key)
    assert action not in table.spaces("A")


@pytest.mark.rule("TOE-GLA-9")
def test_there_is_one_shared_action_for_each_column_wonder_and_technology_board() -> None:
    table = scene(seats=4, age=2, wonders=("W11", "W21"), scholars={"A": 1})
    assert table.spaces("A")[:8] == [*ACTIONS[:6], "draw-left", "draw-right"]
    assert table.refusal("A", "turn-glass 1 wonder-3") == ("TOE-GLA-9", "not-in-play")


@pytest.mark.rule("TOE-GLA-10")
def test_the_own_board_has_one_space_for_each_action_and_a_running_glass_holds_it() -> None:
    table = scene()
    table.play("A", "turn-glass 1 ideas")
    assert table.refusal("A", "turn-glass 2 ideas") == ("TOE-GLA-10", "own-space-taken")
    assert "ideas" in table.spaces("B")
    table.wait(30)
    assert "ideas" in table.spaces("A", "2")


def test_a_player_who_rests_is_asked_again_when_the_clock_has_moved() -> None:
    table = scene()
    table.play("A", "rest")
    assert table.asked("A") == ""
    table.wait(1)
    assert table.asked("A") == "idle"


def test_with_both_glasses_running_nobody_is_asked_until_one_runs_out() -> None:
    table = scene()
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 bricks")
    assert table.asked("A") == ""
    table.wait(29)
    assert table.asked("A") == ""
    assert GAME.deadline(table.state) == table.state.course.now + 1000
    table.wait(1)
    assert table.asked("A") == "idle"
