"""What the versions 2 and 3 of the rules do differently, and that older ones go on as they were."""

import pytest

from saecula.games.through_the_ages import make
from saecula.kernel.errors import BadRecord
from tests.games.through_the_ages.scene import Scene, game, older_rules, politics, scene, start
from tests.games.through_the_ages.test_secrets import played


def before(found: Scene, version: str = "1") -> Scene:
    """The same scene by an older version of the rules."""
    found.edit()
    found.rules = older_rules(version)
    return found


def railway(**mines: int) -> Scene:
    """Mines, the Railroad, and corruption by choice."""
    found = scene(age=2, corruption="choice")
    return found.give(wonders=["transcontinental-railroad"], workers={"bronze": 0, "agriculture": 0, **mines})


def mined(found: Scene) -> tuple[int, int]:
    """Tokens on Coal and on Bronze."""
    return found.tokens("coal"), found.tokens("bronze")


# -- one token less and the Railroad


@pytest.mark.rule("TTA-VAR-1", "TTA-CRD-8")
def test_one_token_less_is_chosen_after_the_railroads_token_is_placed() -> None:
    assert mined(railway(coal=1, bronze=2).end_turn().do("produce-less coal")) == (1, 2)
    assert mined(railway(coal=1, bronze=2).end_turn().do("produce-less bronze")) == (2, 1)
    assert mined(before(railway(coal=1, bronze=2)).end_turn().do("produce-less coal")) == (0, 3)


@pytest.mark.rule("TTA-VAR-1", "TTA-CRD-8")
def test_a_single_mine_with_the_railroad_loses_one_token_and_not_two() -> None:
    assert mined(railway(coal=1).end_turn().do("produce-less coal")) == (1, 0)
    assert mined(before(railway(coal=1)).end_turn().do("produce-less coal")) == (0, 0)


@pytest.mark.rule("TTA-VAR-1", "TTA-BLU-6")
def test_a_token_left_out_stays_in_the_bank_when_tokens_are_few() -> None:
    def few() -> Scene:
        return railway(coal=1, bronze=2).give(bank=2, wonders=[])

    found = few().reveal("new-deposits").do("produce-less coal")
    assert (mined(found), found.civ().bank) == ((0, 1), 1)
    old = before(few()).reveal("new-deposits").do("produce-less coal")
    assert (mined(old), old.civ().bank) == ((0, 2), 0)


@pytest.mark.rule("TTA-VAR-1", "TTA-BLU-6")
def test_a_mine_that_gets_no_token_cannot_do_with_one_less() -> None:
    found = railway(coal=1, bronze=2).give(bank=2).reveal("new-deposits")
    assert found.legal() == {"done", "produce-less coal"}
    assert found.why("produce-less bronze") == "TTA-VAR-1"


@pytest.mark.rule("TTA-VAR-1")
def test_nobody_is_asked_to_produce_less_who_produces_nothing() -> None:
    assert railway(coal=1).give(bank=0).end_turn().asked() == {}
    assert before(railway(coal=1).give(bank=0)).end_turn().asked() == {0: "less"}


@pytest.mark.rule("TTA-VAR-1", "TTA-CRD-23")
@pytest.mark.parametrize("event", ["new-deposits", "economic-progress"])
def test_mines_that_produce_by_an_event_may_produce_less_too(event: str) -> None:
    found = railway(coal=1, bronze=2).reveal(event)
    assert found.asked()[0] == "less"
    assert mined(found.do("produce-less coal")) == (1, 2)
    assert mined(before(railway(coal=1, bronze=2)).reveal(event).do("produce-less coal")) == (0, 3)


# -- what a leader gave goes with him


def homer(*hand: str) -> Scene:
    """Homer has led since the turn began."""
    return scene().give(leader="homer", hand=list(hand))


@pytest.mark.rule("TTA-CIV-6")
def test_homers_resource_goes_with_homer() -> None:
    assert homer("michelangelo").do("play-leader michelangelo").civ().special_resources == 0
    assert before(homer("michelangelo")).do("play-leader michelangelo").civ().special_resources == 1


@pytest.mark.rule("TTA-CIV-6", "TTA-MIL-4")
def test_special_resources_of_cards_stay_and_homers_is_used_first() -> None:
    found = homer("michelangelo").give(special_resources=3, known=["swordsmen"])
    assert Scene(found.state.copy()).do("play-leader michelangelo").civ().special_resources == 2
    found.do("upgrade warriors swordsmen")
    assert (found.civ().special_resources, found.civ().leader_resources) == (2, 0)
    assert found.do("play-leader michelangelo").civ().special_resources == 2


@pytest.mark.rule("TTA-CIV-6")
def test_homer_played_in_the_middle_of_a_turn_brings_his_resource_at_once() -> None:
    found = scene().give(hand=["homer", "michelangelo"]).do("play-leader homer")
    assert (found.civ().special_resources, found.civ().leader_resources) == (1, 1)
    assert found.do("play-leader michelangelo").civ().special_resources == 0


@pytest.mark.rule("TTA-AGE-5", "TTA-AGE-1")
def test_homers_resource_goes_with_his_age_in_the_middle_of_his_owners_turn() -> None:
    for found, left in ((homer(), 0), (before(homer()), 1)):
        found.end_age()
        assert (found.civ().leader, found.civ().special_resources) == (-1, left)


@pytest.mark.rule("TTA-MIL-2")
def test_homers_resource_comes_with_each_turn_of_his_owner() -> None:
    found = scene().give(1, leader="homer").end_turn().chance()
    assert (found.civ(1).special_resources, found.civ(1).leader_resources) == (1, 1)
    assert found.civ(0).leader_resources == 0


# -- revolutions


def michelangelo() -> Scene:
    """A wonder that Michelangelo takes for nothing, and a government in hand."""
    return scene(age=2).lay("taj-mahal").give(leader="michelangelo", hand=["republic"], science=9)


@pytest.mark.rule("TTA-CIV-24")
def test_after_a_revolution_not_even_a_free_action_is_taken() -> None:
    found = michelangelo().do("revolt republic")
    assert found.legal() >= {"end-actions"}
    assert "take-card 1" not in found.legal()
    assert found.why("take-card 1") == "TTA-CIV-24"
    assert "take-card 1" in before(michelangelo()).do("revolt republic").legal()


@pytest.mark.rule("TTA-CIV-24", "TTA-CIV-12")
def test_nor_is_one_taken_after_a_revolution_by_breakthrough() -> None:
    found = michelangelo().give(hand=["breakthrough-ii"]).do("revolt-with breakthrough-ii republic")
    assert found.why("take-card 1") == "TTA-CIV-24"


@pytest.mark.rule("TTA-CIV-24")
def test_a_free_action_before_it_does_not_stand_in_the_way_of_a_revolution() -> None:
    assert "revolt republic" in michelangelo().do("take-card 1").legal()


@pytest.mark.rule("TTA-CIV-24", "TTA-CRD-4")
def test_an_action_that_newton_gave_back_does_not_stand_in_the_way_of_a_revolution() -> None:
    found = scene(age=2).give(leader="isaac-newton", hand=["iron", "republic"], science=9).do("develop iron")
    assert "revolt republic" in found.legal()
    found.give(tokens={"agriculture": 4}).do("revolt republic")
    assert (found.civ().civil_left(), "grow" in found.legal()) == (1, True)


@pytest.mark.rule("TTA-CIV-24", "TTA-CRD-3")
def test_robespierres_revolution_leaves_all_civil_actions_free_ones_too() -> None:
    found = scene(age=2).give(leader="maximilien-robespierre", hand=["republic", "michelangelo"], science=4)
    found.lay("taj-mahal").do("revolt republic").do("play-leader michelangelo")
    assert "take-card 1" in found.legal()


@pytest.mark.rule("TTA-CIV-24")
def test_the_bar_of_a_revolution_ends_with_its_turn() -> None:
    found = michelangelo().do("revolt republic").end_turn().chance().do("pass", 1).end_turn(1).chance().do("pass")
    found.lay("taj-mahal").give(civil_spent=found.civ().civil)
    assert "take-card 1" in found.legal()


@pytest.mark.rule("TTA-CIV-9", "TTA-CIV-24")
def test_a_leader_played_before_spoils_a_revolution_though_its_token_is_gone() -> None:
    def replaced() -> Scene:
        return scene().give(leader="hammurabi", hand=["michelangelo", "theocracy"], science=2)

    found = replaced().do("play-leader michelangelo")
    assert (found.civ().civil_spent, found.civ().civil_left()) == (0, 4)
    assert found.why("revolt theocracy") == "TTA-CIV-9"
    assert "revolt theocracy" in before(replaced()).do("play-leader michelangelo").legal()


# -- who has left


def gates_resigns() -> Scene:
    """The leader of a seat that resigns makes laboratories of others dearer."""
    found = politics(3, age=3, resigning="on").give(0, leader="bill-gates")
    return found.give(1, workers={"bronze": 2}, tokens={"bronze": 3}, unused=1)


@pytest.mark.rule("TTA-END-6")
def test_the_leader_of_somebody_who_resigned_makes_nothing_dearer() -> None:
    found = gates_resigns().do("resign").chance().do("pass", 1).chance()
    assert "build philosophy" in found.legal(1)
    old = before(gates_resigns(), "2").do("resign").chance().do("pass", 1).chance()
    assert old.why("build philosophy", 1) == "TTA-CIV-2"


@pytest.mark.rule("TTA-VAR-6", "TTA-END-10")
@pytest.mark.parametrize(("version", "shown"), [("3", 2), ("2", 3)])
def test_a_second_round_that_begins_again_shows_no_further_bonus_card(version: str, shown: int) -> None:
    found = Scene(older_rules(version).setup(3, start(3, bonus="by-age", resigning="on").state.options))
    found.rules = older_rules(version)
    found.draw("choose-first A").chance()
    for seat in range(3):
        found.do("end-actions", seat).chance()
    assert (found.state.course.round, len(found.state.piles.bonus)) == (2, 2)
    found.do("resign").chance()
    assert (found.state.course.round, len(found.state.piles.bonus)) == (2, shown)


# -- Rebellion


def rebellion(**given: object) -> Scene:
    """B's turn comes, and Rebellion takes six civil actions from it."""
    return scene(2, at="production", age=2).give(1, rebellion=6, **given)


@pytest.mark.rule("TTA-CRD-14", "TTA-CRD-3")
def test_rebellion_also_takes_the_actions_of_a_government_that_comes_in_its_turn() -> None:
    def revolted(found: Scene) -> int:
        return found.chance().do("pass", 1).chance().do("revolt republic", 1).civ(1).civil_left()

    robespierre = {"leader": "maximilien-robespierre", "hand": ["republic"], "science": 10}
    assert revolted(rebellion(**robespierre)) == 1
    assert revolted(before(rebellion(**robespierre), "2")) == 3


@pytest.mark.rule("TTA-CRD-14")
def test_no_fewer_than_no_civil_actions_are_left_and_a_free_one_can_be_taken() -> None:
    found = rebellion(leader="michelangelo", special=["code-of-laws"]).give(0, workers={"warriors": 9})
    found.say(wars={"B": {"card": "war-over-technology-ii", "on": "A"}}).lay("-", "-", "-", "eiffel-tower")
    found.chance().do("done", 1).do("done", 0).do("take-technology code-of-laws", 0).do("done", 0).chance()
    found.do("pass", 1).chance()
    assert found.civ(1).civil_left() == 0
    assert "take-card 1" in found.legal(1)


# -- the trade route

ONE_MINE = {"workers": {"bronze": 1, "agriculture": 0}, "unused": 5}


def route(**given: object) -> Scene:
    """A may use a food as a resource."""
    pact = {"A": {"card": "trade-routes-agreement", "with": "B", "role": "a"}}
    return scene(3, age=2).say(pacts=pact).give(0, **given)


@pytest.mark.rule("TTA-CRD-30")
def test_a_trade_route_that_pays_for_nothing_takes_nothing() -> None:
    def ended(found: Scene) -> tuple[int, int]:
        found.do("trade").end_turn().chance()
        return found.food(), found.resources()

    held = {
        "workers": {"bronze": 1, "agriculture": 0},
        "tokens": {"agriculture": 3, "bronze": 1},
        "bank": 14,
        "unused": 5,
    }
    assert ended(route(**held)) == (route(**held).end_turn().chance().food(), 2)
    assert ended(before(route(**held), "2"))[0] == ended(route(**held))[0] - 1


@pytest.mark.rule("TTA-CRD-30", "TTA-PRO-4")
def test_corruption_is_counted_before_the_trade_route_pays_for_it() -> None:
    def ended(found: Scene) -> tuple[int, int, int]:
        found.end_turn().chance()
        return found.food(), found.resources(), found.civ().bank

    held = {
        "workers": {"bronze": 1, "agriculture": 0},
        "tokens": {"agriculture": 1, "bronze": 8},
        "bank": 9,
        "unused": 5,
    }
    assert ended(route(**held)) == (1, 7, 10)
    assert ended(route(**held).do("trade")) == (0, 8, 10)
    assert ended(before(route(**held), "2").do("trade")) == (0, 9, 9)


@pytest.mark.rule("TTA-CRD-30")
def test_a_trade_route_may_pay_with_food_that_the_farms_will_bring() -> None:
    held = {"workers": {"bronze": 1, "agriculture": 3}, "tokens": {}, "bank": 18, "unused": 2}
    assert "trade" in route(**held).legal()
    assert before(route(**held), "2").why("trade") == "TTA-CRD-30"
    idle = {**ONE_MINE, "tokens": {}, "bank": 18}
    assert route(**idle).why("trade") == "TTA-CRD-30"


@pytest.mark.rule("TTA-CRD-30", "TTA-CIV-2")
def test_the_food_of_a_trade_route_leaves_its_card_with_the_payment() -> None:
    found = route(workers={"bronze": 1, "agriculture": 1}, tokens={"agriculture": 1, "bronze": 1}, unused=4, bank=16)
    assert found.why("build bronze") == "TTA-CIV-2"
    found.do("trade")
    assert (found.food(), found.civ().bank) == (1, 16)
    found.do("build bronze")
    assert (found.food(), found.resources(), found.civ().bank) == (0, 0, 18)


# -- what version 1 wrote


def test_a_dump_of_version_1_has_the_figures_of_version_1_and_is_read_by_both() -> None:
    new = played(2, 120).state.dump()
    assert isinstance(new["civs"], list)
    assert all("leader_resources" in civ for civ in new["civs"])
    old = {**new, "civs": [{k: v for k, v in civ.items() if k != "leader_resources"} for civ in new["civs"]]}
    assert make(rules="1").load(old).dump() == old
    assert game().load(old).civs[0].leader_resources == 0
    with pytest.raises(BadRecord, match="figures"):
        make(rules="1").load(new)


def test_more_of_the_leaders_resources_than_there_are_is_refused() -> None:
    state = played(2, 120).state
    state.civs[0].leader_resources = state.civs[0].special_resources + 1
    with pytest.raises(BadRecord, match="leader_resources"):
        game().load(state.dump())
