"""Leaders, effect tiles, wonders and scholars (TOE-LEA, TOE-EFF, TOE-WON, TOE-SCH)."""

import pytest

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.kinds import ACTIONS, PILES, PRODUCE_IDEAS, SIDES
from saecula.games.time_of_empires.rules.scoring import SCORING
from tests.games.time_of_empires.scene import BOX, scene, score
from tests.games.time_of_empires.test_preparation import settle

SECOND = ("resources", "clans", "other-glass", "leader")


@pytest.mark.rule("TOE-LEA-1")
def test_a_scholar_goes_on_top_of_the_stack_and_the_effect_follows_at_once() -> None:
    table = scene(scholars={"A": 1}, stacks={"leader-expansion": "BB"}, clans={"A": {"H0a": 1}})
    table.play("A", "turn-glass 1 leader-expansion")
    assert table.view("B").columns[1].scholars == [1, 1, 0]
    assert table.created("A") == 0
    assert table.asked("A") == "moving"


@pytest.mark.rule("TOE-LEA-2")
def test_the_eight_effects_lie_on_four_tiles() -> None:
    sides = [[SIDES[effect] for effect in pair] for pair in BOX.sides]
    assert sides == [["draw", "resources"], ["moves", "clans"], ["wonder", "other-glass"], ["copy", "leader"]]


@pytest.mark.rule("TOE-EFF-1")
def test_effect_one_draws_from_any_pile() -> None:
    table = scene(scholars={"A": 1})
    table.play("A", "turn-glass 1 leader-technology")
    assert table.legal("A", "draw-from") == [f"draw-from {pile}" for pile in PILES]
    table.play("A", "draw-from right-1")
    table.play("chance", "draw-card 108", "turn-up culture")
    assert (table.hand("A"), table.asked("A")) == (["108"], "idle")


@pytest.mark.rule("TOE-EFF-2")
def test_effect_two_gives_two_moves() -> None:
    table = scene(scholars={"A": 1}, clans={"A": {"H0a": 1}})
    table.play("A", "turn-glass 1 leader-expansion", "move-clans H0a H0b 1", "move-clans H0b H0c 1")
    assert table.asked("A") == "idle"


@pytest.mark.rule("TOE-EFF-3")
def test_effect_three_places_a_scholar_on_a_wonder() -> None:
    table = scene(scholars={"A": 2}, age=2, wonders=("W11", "W21"))
    table.play("A", "turn-glass 1 leader-culture")
    assert table.refusal("A", "place-on-wonder 3") == ("TOE-GLO-9", "no-such-wonder")
    table.play("A", "place-on-wonder 2")
    assert table.view("A").wonders[1].scholars == [0]


@pytest.mark.rule("TOE-EFF-4")
def test_effect_four_copies_another_tile_in_play() -> None:
    table = scene(seats=4, scholars={"A": 1}, clans={"A": {"S0a": 1}})
    table.play("A", "turn-glass 1 leader-bonus")
    assert table.legal("A", "copy-tile") == ["copy-tile technology", "copy-tile expansion", "copy-tile culture"]
    assert table.refusal("A", "copy-tile bonus") == ("TOE-EFF-4", "another-tile")
    table.play("A", "copy-tile expansion", "move-clans S0a S0b 1")
    assert table.view("A").columns[3].scholars == [0]
    assert table.view("A").columns[1].scholars == []


@pytest.mark.rule("TOE-EFF-5")
def test_effect_five_gains_two_resources_in_any_mix() -> None:
    table = scene(scholars={"A": 1}, sides=SECOND, bricks={"A": 5})
    table.play("A", "turn-glass 1 leader-technology", "take-resource brick")
    assert table.refusal("A", "take-resource brick") == ("TOE-RES-2", "stock-full")
    table.play("A", "take-resource idea")
    assert table.stock("A") == (2, 6)


@pytest.mark.rule("TOE-EFF-6")
def test_effect_six_deploys_two_clans() -> None:
    table = scene(scholars={"A": 1}, sides=SECOND)
    table.play("A", "turn-glass 1 leader-expansion", "deploy H0", "deploy H0")
    assert (table.clans("H0"), table.asked("A")) == (("A", 2), "idle")


@pytest.mark.rule("TOE-EFF-7", "TOE-EFF-9")
def test_effect_seven_resolves_the_action_of_the_other_glass_without_claiming_a_space() -> None:
    table = scene(seats=3, scholars={"A": 1}, sides=SECOND)
    table.play("A", "turn-glass 1 ideas")
    table.wait(40)
    table.play("A", "turn-glass 2 leader-culture", "resolve-action ideas")
    assert table.stock("A") == (3, 1)
    assert table.state.course.where[:2] == [PRODUCE_IDEAS, ACTIONS.index("leader-culture")]


@pytest.mark.rule("TOE-EFF-7", "TOE-EFF-9")
def test_a_glass_not_yet_used_and_an_action_one_cannot_pay_give_nothing() -> None:
    table = scene(scholars={"A": 1}, sides=SECOND)
    table.play("A", "turn-glass 1 leader-culture")
    assert table.asked("A") == "idle"
    table = scene(scholars={"A": 1}, sides=SECOND, found={"A": ["104"]}, bricks={"A": 3}, clans={"A": {"H0a": 1}})
    table.play("A", "turn-glass 1 build")
    table.play("A", "turn-glass 2 leader-culture")
    assert table.built("A", "warehouse") == 1


@pytest.mark.rule("TOE-EFF-8", "TOE-EFF-9")
def test_effect_eight_places_another_created_scholar_on_another_tile_without_its_effect() -> None:
    table = scene(seats=4, scholars={"A": 2}, sides=("draw", "moves", "wonder", "leader"))
    table.play("A", "turn-glass 1 leader-bonus")
    assert table.refusal("A", "place-on-leader bonus") == ("TOE-EFF-8", "another-tile")
    table.play("A", "place-on-leader technology")
    assert table.view("A").columns[0].scholars == [0]
    assert (table.asked("A"), table.created("A")) == ("idle", 0)


@pytest.mark.rule("TOE-EFF-9")
def test_without_a_second_scholar_effect_eight_gives_nothing() -> None:
    table = scene(seats=4, scholars={"A": 1}, sides=("draw", "moves", "wonder", "leader"))
    table.play("A", "turn-glass 1 leader-bonus")
    assert table.asked("A") == "idle"


@pytest.mark.rule("TOE-LEA-3", "TOE-SCO-3")
def test_a_leader_is_won_in_scoring_and_stays_to_the_end() -> None:
    table = scene(phase="scoring", columns=("L12", "L13", "L15"), stacks={"leader-technology": "A"})
    score(table, steps.AWARDS)
    assert table.view("A").players[0].leaders == ["L12"]
    later = scene(age=3, leaders={"A": ["L12"]})
    later.play("A", "turn-glass 1 ideas")
    assert later.stock("A") == (3, 1)


@pytest.mark.rule("TOE-LEA-4")
def test_points_of_leaders_come_after_all_are_given_out_and_before_wonders() -> None:
    assert SCORING.index(steps.AWARDS) + 1 == SCORING.index(steps.LEADER_POINTS) == SCORING.index(steps.WONDERS) - 1
    table = scene(age=3, phase="scoring", wonders=(), columns=("L31", "L33", "L35"), stacks={"leader-culture": "A"})
    score(table, steps.AWARDS, steps.LEADER_POINTS)
    assert table.points("A", "leaders") == 2


@pytest.mark.rule("TOE-WON-1")
def test_a_scholar_on_a_wonder_gains_nothing_now() -> None:
    table = scene(scholars={"A": 1}, stacks={"wonder-1": "B"})
    table.play("A", "turn-glass 1 wonder-1")
    assert table.view("A").wonders[0].scholars == [1, 0]
    assert (table.points("A"), table.stock("A"), table.asked("A")) == (0, (1, 1), "idle")


@pytest.mark.rule("TOE-SCH-1")
def test_up_to_as_many_scholars_as_icons_are_created_from_the_reserve() -> None:
    table = settle(scene(age=2, phase="prepare", built={"A": {"theatre": 4}}))
    assert table.legal("A") == [f"create-scholars {n}" for n in (3, 2, 1, 0)]
    assert table.refusal("A", "create-scholars 4") == ("TOE-SCH-1", "too-many-scholars")
    table.play("A", "create-scholars 3")
    assert (table.created("A"), table.reserve("A")) == (3, 17)


@pytest.mark.rule("TOE-SCH-2")
def test_scholars_come_from_the_reserve_as_far_as_it_goes() -> None:
    table = scene(scholars={"A": 19}, built={"A": {"theatre": 5}})
    table.wait(180)
    assert (table.created("A"), table.reserve("A")) == (20, 0)


@pytest.mark.rule("TOE-SCH-3")
def test_at_a_cry_creation_is_full_unless_a_lower_number_was_set() -> None:
    table = scene(built={"A": {"theatre": 4}, "B": {"theatre": 4}})
    table.play("A", "limit-scholars 1")
    table.wait(180)
    assert (table.created("A"), table.created("B")) == (1, 3)
    table.play("B", "rest")
    table.play("A", "turn-glass 1 ideas", "limit-scholars 9")
    table.wait(180)
    assert (table.created("A"), table.created("B")) == (4, 6)


@pytest.mark.rule("TOE-SCH-3")
def test_the_limit_of_scholars_may_be_set_again_lower_and_higher_as_often_as_one_likes() -> None:
    table = scene(built={"A": {"theatre": 4}})
    for count in (2, 0, 3, 1, 9, 2):
        table.play("A", f"limit-scholars {count}")
        assert table.refusal("A", f"limit-scholars {count}") == ("TOE-SCH-3", "limit-again"), "it is set already"
    table.wait(180)
    assert table.created("A") == 2


@pytest.mark.rule("TOE-SCH-3")
def test_a_limit_may_be_set_for_icons_that_are_still_to_come_but_not_above_all_there_are() -> None:
    table = scene()
    assert table.legal("A", "limit-scholars") == [f"limit-scholars {count}" for count in range(4)]
    assert table.refusal("A", "limit-scholars 4") == ("TOE-SCH-3", "limit-again"), "nobody comes to more icons"


@pytest.mark.rule("TOE-SCH-3", "TOE-GLA-6")
def test_in_the_middle_of_a_chain_no_limit_is_set_before_it_is_finished() -> None:
    table = scene()
    table.play("A", "turn-glass 1 draw-left")
    assert table.refusal("A", "limit-scholars 0") == ("TOE-GLA-6", "finish-first")


@pytest.mark.rule("TOE-SCH-3")
def test_no_limit_is_set_in_turns_nor_while_one_rests() -> None:
    assert scene(pace="initiation").refusal("A", "limit-scholars 0") == ("TOE-SCH-3", "takes-pause")
    table = scene()
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 bricks")
    assert table.refusal("A", "limit-scholars 0") == ("TOE-SCH-3", "takes-pause")
