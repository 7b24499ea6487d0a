"""Why not: the clause that forbids a move, also where something else is asked, or nothing."""

import pytest

from tests.games.time_of_empires.scene import GAME, Table, coded, scene


def resting() -> Table:
    """A has turned both glasses and is asked nothing."""
    table = scene(clans={"A": {"H0a": 1}, "B": {"H3a": 1}})
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 bricks")
    assert table.asked("A") == ""
    return table


@pytest.mark.rule("TOE-GLA-1")
def test_who_has_both_glasses_running_is_told_that_they_run() -> None:
    assert resting().refusal("A", "turn-glass 1 deploy") == ("TOE-GLA-1", "glass-runs")


@pytest.mark.rule("TOE-GLA-6")
def test_in_the_middle_of_an_action_the_other_glass_waits() -> None:
    table = scene()
    table.play("A", "turn-glass 1 deploy")
    assert table.refusal("A", "turn-glass 2 ideas") == ("TOE-GLA-6", "finish-first")


@pytest.mark.rule("TOE-GLA-8")
def test_in_the_middle_of_an_action_what_cannot_be_paid_is_told_as_such() -> None:
    table = scene()
    table.play("A", "turn-glass 1 deploy")
    assert table.refusal("A", "turn-glass 2 wonder-1") == ("TOE-GLA-8", "no-scholar")


@pytest.mark.rule("TOE-RTI-3")
def test_after_the_gong_everybody_is_told_that_it_rang() -> None:
    table = scene()
    table.wait(539.999)
    table.play("A", "turn-glass 1 deploy")
    table.wait(0.001)
    assert table.refusal("B", "turn-glass 1 ideas") == ("TOE-RTI-3", "after-gong")


@pytest.mark.rule("TOE-RTI-3")
def test_at_the_gong_who_rests_is_not_asked_again() -> None:
    table = scene()
    table.wait(539.999)
    table.play("A", "turn-glass 1 deploy")
    table.play("B", "rest")
    table.wait(0.001)
    assert (table.asked("A"), table.asked("B")) == ("deploying", "")


@pytest.mark.rule("TOE-ACT-1")
def test_before_the_gong_no_glass_is_turned() -> None:
    table = scene(phase="prepare")
    assert table.refusal("A", "turn-glass 1 ideas") == ("TOE-ACT-1", "before-gong")


@pytest.mark.rule("TOE-INI-1")
def test_in_turns_who_waits_is_told_whose_turn_it_is_not() -> None:
    table = scene(pace="initiation")
    assert table.refusal("B", "turn-glass 1 ideas") == ("TOE-INI-1", "not-your-turn")
    assert table.refusal("B", "end-turn") == ("TOE-INI-1", "not-your-turn")


@pytest.mark.rule("TOE-INI-1")
def test_in_real_time_there_is_no_turn_to_end() -> None:
    assert scene().refusal("A", "end-turn") == ("TOE-INI-1", "no-turns")


@pytest.mark.rule("TOE-CLA-9", "TOE-CLA-10", "TOE-CLA-4")
def test_a_step_of_clans_is_refused_for_what_forbids_it_and_else_for_want_of_a_glass() -> None:
    table = resting()
    assert table.refusal("A", "move-clans H0a H0 1") == ("TOE-CLA-9", "no-way-into-capital")
    assert table.refusal("A", "move-clans H0a H3a 1") == ("TOE-CLA-10", "not-adjacent")
    assert table.refusal("A", "move-clans H0b H0a 1") == ("TOE-CLA-4", "too-few-clans")
    assert table.refusal("A", "move-clans H3a H3b 1") == ("TOE-CLA-4", "too-few-clans")
    assert table.refusal("A", "move-clans H0a H0b 0") == ("TOE-CLA-4", "too-few-clans")
    assert table.refusal("A", "move-clans H0a H0b 1") == ("TOE-CLA-4", "takes-move")
    assert table.refusal("A", "move-clans H0a H0a 1") == ("TOE-CLA-4", "takes-move")


@pytest.mark.rule("TOE-CLA-1")
def test_a_clan_is_deployed_at_home_and_by_a_glass() -> None:
    table = resting()
    assert table.refusal("A", "deploy H3") == ("TOE-CLA-1", "deploy-where")
    assert table.refusal("A", "deploy H0") == ("TOE-CLA-1", "takes-deploy")


@pytest.mark.rule("TOE-TEC-1", "TOE-BUI-3")
def test_a_card_is_refused_for_its_cost_for_a_waiting_building_or_for_want_of_a_glass() -> None:
    poor = scene(hands={"A": ["101"]}, ideas={"A": 0})
    assert poor.refusal("A", "discover 101") == ("TOE-TEC-1", "too-few-ideas")
    assert poor.refusal("A", "discover 102") == ("TOE-TEC-1", "card-not-held")
    rich = scene(hands={"A": ["101"]}, ideas={"A": 6})
    assert rich.refusal("A", "discover 101") == ("TOE-TEC-1", "takes-discover")
    waits = scene(hands={"A": ["101"]}, ideas={"A": 6}, found={"A": ["104"]}, bricks={"A": 6})
    waits.play("A", "turn-glass 1 build")
    assert waits.refusal("A", "discover 101") == ("TOE-BUI-3", "building-waits")


@pytest.mark.rule("TOE-BUI-1", "TOE-GLA-8")
def test_a_place_for_a_building_is_refused_for_the_land_the_bricks_or_the_technology() -> None:
    table = scene(clans={"A": {"H0a": 1}}, found={"A": ["104"]}, bricks={"A": 0})
    assert table.refusal("A", "place-building H3a") == ("TOE-BUI-1", "not-occupied")
    assert table.refusal("A", "place-building H0a") == ("TOE-GLA-8", "too-few-bricks")
    first = scene(clans={"A": {"H0a": 1}}, found={"A": ["001"]}, bricks={"A": 0})
    assert first.refusal("A", "place-building H3a") == ("TOE-BUI-1", "not-occupied")
    assert scene().refusal("A", "place-building H0a") == ("TOE-BUI-1", "no-visible-card")
    ready = scene(clans={"A": {"H0a": 1}}, found={"A": ["104"]}, bricks={"A": 6})
    assert ready.refusal("A", "place-building H0a") == ("TOE-BUI-1", "takes-build")


@pytest.mark.rule("TOE-RES-2", "TOE-RES-1")
def test_a_resource_comes_by_a_glass_and_never_into_a_full_stock() -> None:
    table = scene(ideas={"A": 6})
    assert table.refusal("A", "take-resource idea") == ("TOE-RES-2", "stock-full")
    assert table.refusal("A", "take-resource brick") == ("TOE-RES-1", "takes-production")


@pytest.mark.rule("TOE-DRA-1")
def test_a_card_is_drawn_by_a_glass() -> None:
    assert scene().refusal("A", "draw-from left-1") == ("TOE-DRA-1", "takes-draw")


@pytest.mark.rule("TOE-PRE-6")
def test_a_token_is_laid_before_an_age_and_never_on_another() -> None:
    table = scene(tokens={"A": {"mill": 1}})
    assert table.refusal("A", "lay-token mill") == ("TOE-PRE-6", "section-taken")
    assert table.refusal("A", "lay-token theatre") == ("TOE-PRE-6", "takes-preparation")


@pytest.mark.rule("TOE-SCO-6", "TOE-SCO-9")
def test_cities_are_taken_at_the_scoring_and_capitals_never() -> None:
    table = scene()
    assert table.refusal("A", "garrison H3") == ("TOE-SCO-9", "no-siege-of-capital")
    assert table.refusal("A", "garrison H1") == ("TOE-SCO-6", "takes-siege")


@pytest.mark.rule("TOE-WON-1", "TOE-LEA-1", "TOE-SET-7")
def test_scholars_go_to_wonders_and_leaders_by_a_glass() -> None:
    table = scene(scholars={"A": 1})
    assert table.refusal("A", "place-on-wonder 1") == ("TOE-WON-1", "takes-wonder")
    assert table.refusal("A", "place-on-leader technology") == ("TOE-LEA-1", "takes-leader")
    assert table.refusal("A", "place-on-leader bonus") == ("TOE-SET-7", "column-closed")


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        pytest.param("bombard H3a", "TOE-GLO-7", marks=pytest.mark.rule("TOE-GLO-7")),
        pytest.param("airlift H3a 1", "TOE-C309", marks=pytest.mark.rule("TOE-C309")),
        pytest.param("build-free mill H0a", "TOE-GLO-4", marks=pytest.mark.rule("TOE-GLO-4")),
        pytest.param("shift-glass 1 build", "TOE-C203", marks=pytest.mark.rule("TOE-C203")),
    ],
)
def test_what_only_a_card_allows_is_told_as_such(move: str, clause: str) -> None:
    assert scene().refusal("A", move) == (clause, "takes-card")


def test_a_legal_move_has_no_objection_whatever_else_is_said() -> None:
    table = scene(clans={"A": {"H0a": 1}}, scholars={"A": 1}, hands={"A": ["101"]}, ideas={"A": 6})
    for text in table.legal("A", ""):
        assert GAME.why_not(table.state, 0, coded(text)) is None
