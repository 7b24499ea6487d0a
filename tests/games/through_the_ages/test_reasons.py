"""A refusal says what is true of the move that it refuses."""

import pytest

from tests.games.through_the_ages.scene import Scene, game, politics, scene
from tests.games.through_the_ages.test_cards import attack, beat


def reason(found: Scene, text: str, seat: int = 0) -> tuple[str | None, str]:
    """The clause and the key of the sentence against a move."""
    said = game().why_not(found.state, seat, game().book.encode(game().book.parse(text)))
    assert said is not None
    return said.clause, said.key.removeprefix("through-the-ages-")


@pytest.mark.rule("TTA-PAC-1")
def test_a_pact_of_equal_roles_is_offered_in_the_first_of_them() -> None:
    found = politics(3, age=2).give(military_hand=["scientific-cooperation"])
    assert reason(found, "offer-pact scientific-cooperation B b") == ("TTA-PAC-1", "roles-alike")
    assert reason(found, "offer-pact scientific-cooperation A a") == ("TTA-PAC-1", "no-rival")


@pytest.mark.rule("TTA-CRD-25")
def test_a_raid_takes_no_more_buildings_than_its_card_says() -> None:
    found = attack("raid-ii").give(1, government="monarchy", workers={"philosophy": 3, "agriculture": 2})
    beat(found, "raid-ii")
    assert reason(found, "raze philosophy 3") == ("TTA-CRD-25", "no-such-building")
    assert reason(found, "raze agriculture 1") == ("TTA-CRD-25", "no-such-building")


@pytest.mark.rule("TTA-WAR-2")
def test_a_unit_that_the_last_round_spares_is_not_said_to_be_missing() -> None:
    found = politics(age=4).give(military_hand=["armed-intervention-iii"], government="communism")
    found.give(1, military_hand=["bonus-iii"]).do("attack armed-intervention-iii B")
    assert reason(found, "sacrifice warriors", 1) == ("TTA-WAR-2", "no-sacrifice-at-the-end")


@pytest.mark.rule("TTA-MCA-1", "TTA-COL-2", "TTA-AGG-1")
def test_what_cannot_be_picked_is_what_one_has_not() -> None:
    cards = politics().give(military_hand=["legion", "phalanx", "bonus-i"]).do("pass")
    assert reason(cards, "discard enslave-i") == ("TTA-MCA-1", "not-in-hand")
    paid = politics().give(workers={"warriors": 2}, military_hand=["fertile-territory-i"])
    paid.current("wealthy-territory-i").do("prepare fertile-territory-i").draw("reveal-event wealthy-territory-i")
    paid.do("bid 1").do("pass", 1)
    assert reason(paid, "play-bonus bonus-i") == ("TTA-COL-2", "no-such-bonus")
    assert reason(paid, "sacrifice knights") == ("TTA-COL-2", "no-such-unit")
    fought = politics().give(military_hand=["enslave-i"]).do("attack enslave-i B")
    assert reason(fought, "sacrifice knights") == ("TTA-AGG-1", "no-such-unit")


@pytest.mark.rule("TTA-CIV-6", "TTA-CIV-7", "TTA-CIV-8")
def test_a_card_of_another_sort_is_not_said_to_be_missing_or_too_fresh() -> None:
    found = scene(age=2).give(hand=["iron", "joan-of-arc"], science=9, military_hand=["bonus-i"])
    assert reason(found, "play-action iron") == ("TTA-CIV-8", "card-does-otherwise")
    assert reason(found, "play-leader iron") == ("TTA-CIV-6", "card-does-otherwise")
    assert reason(found, "play-leader moses") == ("TTA-CIV-6", "not-in-hand")
    assert reason(found, "develop joan-of-arc") == ("TTA-CIV-7", "card-does-otherwise")
    assert reason(found, "play-tactic bonus-i") == ("TTA-MIL-3", "card-does-otherwise")
    assert reason(found, "play-tactic legion") == ("TTA-MIL-3", "not-in-hand")


@pytest.mark.rule("TTA-VAR-5", "TTA-VAR-10")
def test_cards_are_not_drawn_for_actions_in_age_iv_or_without_the_variant() -> None:
    assert reason(scene(age=4, drawing="action"), "draw-military") == ("TTA-VAR-10", "no-deck")
    assert reason(scene(), "draw-military") == ("TTA-VAR-5", "no-drawing")


@pytest.mark.rule("TTA-CRD-13")
def test_barbarossa_levies_units_and_nothing_else() -> None:
    found = scene(age=1).give(leader="frederick-barbarossa", tokens={"agriculture": 5, "bronze": 5})
    assert reason(found, "levy-unit agriculture") == ("TTA-CRD-13", "units-alone")
    assert reason(scene(age=1), "levy-unit warriors") == ("TTA-CRD-13", "no-levy")


@pytest.mark.rule("TTA-TUR-3", "TTA-CRD-13")
@pytest.mark.parametrize("move", ["build-stages 1", "develop iron", "levy-unit warriors"])
def test_without_a_civil_action_left_that_is_the_reason(move: str) -> None:
    found = scene(age=1).give(leader="frederick-barbarossa", wonder="colossus", bank=6, hand=["iron"], science=9)
    found.give(tokens={"agriculture": 5, "bronze": 5}, civil_spent=3).do("build warriors")
    assert move in found.legal()
    found.give(civil_spent=4)
    assert reason(found, move) == ("TTA-TUR-3", "civil-actions-short")


@pytest.mark.rule("TTA-CIV-8")
def test_a_card_that_cannot_upgrade_at_all_is_told_before_the_upgrade() -> None:
    found = scene(age=1).give(hand=["efficient-upgrade-i", "ideal-building-site-a"])
    assert reason(found, "upgrade-with ideal-building-site-a bronze iron") == ("TTA-CIV-8", "card-does-otherwise")
    assert reason(found, "upgrade-with efficient-upgrade-i bronze iron") == ("TTA-COM-12", "not-known")
    assert reason(found, "upgrade-with efficient-upgrade-i despotism iron") == ("TTA-CIV-8", "card-does-otherwise")
    assert reason(found, "upgrade-with efficient-upgrade-i bronze monarchy") == ("TTA-CIV-8", "card-does-otherwise")


@pytest.mark.rule("TTA-VAR-3", "TTA-TUR-1")
def test_ones_own_attack_is_not_said_to_be_somebody_elses() -> None:
    found = politics(2, age=2, gangs="on").give(1, science=3)
    found.give(military_hand=["spy-ii", "plunder-i"], workers={"warriors": 5}, special=["strategy"])
    found.do("attack spy-ii B").do("done").do("done", 1).chance()
    assert reason(found, "attack plunder-i B") == ("TTA-TUR-1", "politics-before")


@pytest.mark.rule("TTA-END-6", "TTA-END-9")
def test_resigning_too_late_breaks_the_clause_of_the_version() -> None:
    assert reason(scene(age=2, resigning="on"), "resign") == ("TTA-END-6", "no-resigning-now")


# ---------------------------------------------------------------- moves that answer another question


@pytest.mark.rule("TTA-TUR-1")
def test_an_action_in_the_political_phase_is_told_that_it_comes_later() -> None:
    found = politics().give(unused=1, tokens={"bronze": 4}).lay("iron")
    assert reason(found, "build bronze") == ("TTA-TUR-1", "actions-later")
    assert reason(found, "take-card 1") == ("TTA-TUR-1", "actions-later")


@pytest.mark.rule("TTA-CIV-2", "TTA-TAK-6")
def test_a_rule_that_forbids_an_action_anyway_is_told_before_the_phase() -> None:
    found = politics().give(unused=0)
    assert reason(found, "build bronze") == ("TTA-CIV-2", "no-worker")
    assert reason(politics().lay("irrigation").give(hand=["irrigation"]), "take-card 1") == (
        "TTA-TAK-6",
        "technology-had",
    )


@pytest.mark.rule("TTA-TUR-1", "TTA-POL-1")
def test_a_political_action_in_the_action_phase_is_told_that_its_time_is_over() -> None:
    found = scene().give(military_hand=["enslave-i"])
    assert reason(found, "attack enslave-i B") == ("TTA-TUR-1", "politics-before")
    assert reason(found, "attack enslave-i A") == ("TTA-AGG-6", "no-rival")
    assert reason(scene(version="simple"), "attack enslave-i B") == ("TTA-POL-1", "no-politics")


@pytest.mark.rule("TTA-WAR-2")
def test_a_war_that_the_last_round_forbids_is_refused_for_that_in_any_phase() -> None:
    found = scene(age=4).give(military_hand=["war-over-culture-iii"])
    assert reason(found, "declare-war war-over-culture-iii B") == ("TTA-WAR-2", "no-war-at-the-end")


@pytest.mark.rule("TTA-TUR-3")
def test_a_defender_takes_no_actions() -> None:
    fought = (
        politics()
        .give(military_hand=["enslave-i"])
        .give(1, unused=1, tokens={"bronze": 4})
        .do("attack enslave-i B")
        .do("done")
    )
    assert reason(fought, "build bronze", 1) == ("TTA-TUR-3", "not-your-turn")


@pytest.mark.rule("TTA-AGG-3", "TTA-AGG-1", "TTA-MCA-1")
def test_what_only_fights_and_limits_ask_for_is_told_so() -> None:
    found = scene().give(military_hand=["bonus-i"])
    assert reason(found, "play-bonus bonus-i") == ("TTA-AGG-3", "bonus-when")
    assert reason(found, "sacrifice warriors") == ("TTA-AGG-1", "sacrifice-when")
    assert reason(found, "discard bonus-i") == ("TTA-MCA-1", "discard-when")


@pytest.mark.rule("TTA-COL-1", "TTA-PAC-1", "TTA-EVE-8")
def test_answers_without_a_question_are_told_that_there_is_none() -> None:
    found = scene()
    assert reason(found, "bid 3") == ("TTA-COL-1", "bid-when")
    assert reason(found, "accept") == ("TTA-PAC-1", "no-offer")
    assert reason(found, "build-free") == ("TTA-EVE-8", "no-free-building")
