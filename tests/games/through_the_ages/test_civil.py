"""TTA-CIV and TTA-MIL: civil and military actions."""

import pytest

from saecula.games.through_the_ages.rules.civil.prices import build_cost, upgrade_cost
from saecula.games.through_the_ages.rules.ratings import culture_rate, strength
from tests.games.through_the_ages.scene import Scene, game, numbers, scene


def costs(found: Scene, card: str, to: str = "") -> int:
    box = game().box
    site = box.site[numbers()[card]]
    if not to:
        return build_cost(found.state, 0, site)
    return upgrade_cost(found.state, 0, site, box.site[numbers()[to]])


@pytest.mark.rule("TTA-CIV-1")
def test_growing_costs_food_and_moves_a_token_to_the_unused_workers() -> None:
    found = scene().give(tokens={"agriculture": 2}).do("grow")
    assert (found.food(), found.civ().yellow, found.civ().unused, found.civ().civil_left()) == (0, 17, 2, 3)
    assert found.why("grow") == "TTA-CIV-1"
    assert scene().give(yellow=0, tokens={"agriculture": 9}).why("grow") == "TTA-CIV-1"


@pytest.mark.rule("TTA-CIV-2")
def test_building_needs_a_worker_resources_and_room() -> None:
    found = scene().give(tokens={"bronze": 3}).do("build philosophy")
    assert (found.workers("philosophy"), found.civ().unused, found.resources()) == (2, 0, 0)
    assert found.why("build bronze") == "TTA-CIV-2"
    assert scene().give(unused=1).why("build bronze") == "TTA-CIV-2"
    full = scene().give(unused=9, workers={"philosophy": 1, "alchemy": 1}, tokens={"bronze": 18})
    assert full.why("build philosophy") == "TTA-CIV-2"
    assert {"build bronze", "build agriculture", "build warriors"} <= full.legal()


@pytest.mark.rule("TTA-CIV-3")
def test_an_upgrade_costs_the_difference_and_may_skip_a_level() -> None:
    found = scene().give(tokens={"bronze": 6}, known=["coal"]).do("upgrade bronze coal")
    assert (found.workers("bronze"), found.workers("coal"), found.resources()) == (1, 1, 0)
    assert found.why("upgrade bronze irrigation") == "TTA-CIV-3"
    assert found.why("upgrade coal bronze") == "TTA-CIV-3"
    assert found.why("upgrade agriculture irrigation") == "TTA-COM-12"


@pytest.mark.rule("TTA-CIV-4")
def test_destroying_frees_a_worker_and_refunds_nothing() -> None:
    found = scene().do("destroy bronze")
    assert (found.workers("bronze"), found.civ().unused, found.civ().yellow, found.resources()) == (1, 2, 18, 0)
    assert found.why("destroy religion") == "TTA-CIV-4"


@pytest.mark.rule("TTA-CIV-5")
def test_stages_are_paid_in_order_and_marked_until_the_wonder_works() -> None:
    found = scene().give(wonder="colossus", tokens={"bronze": 6}, bank=12).do("build-stages 1")
    assert (found.civ().stages, found.resources(), found.civ().bank) == (1, 3, 14)
    assert culture_rate(found.state, 0) == 0
    found.do("build-stages 1")
    assert (found.civ().wonder, found.civ().stages, found.civ().bank) == (-1, 0, 18)
    assert (culture_rate(found.state, 0), strength(found.state, 0)) == (1, 2)
    assert scene().why("build-stages 1") == "TTA-CIV-5"


@pytest.mark.rule("TTA-CIV-6")
def test_a_leader_replaces_another_without_a_refund() -> None:
    found = scene().lay("michelangelo").give(leader="hammurabi").do("take-card 1").do("play-leader michelangelo")
    assert found.civ().leader == numbers()["michelangelo"]
    assert (found.civ().civil, found.civ().military) == (4, 2)
    assert numbers()["hammurabi"] in found.state.course.gone
    assert found.why("play-leader homer") == "TTA-CIV-6"


@pytest.mark.rule("TTA-CIV-7")
def test_a_technology_costs_science_and_moves_nobody() -> None:
    found = scene().lay("iron").give(science=6).do("take-card 1").do("develop iron")
    assert (found.civ().science, found.knows("iron"), found.workers("iron"), found.workers("bronze")) == (1, True, 0, 2)
    assert scene().give(hand=["coal"], science=6).why("develop coal") == "TTA-CIV-7"


@pytest.mark.rule("TTA-CIV-7")
def test_a_special_technology_works_at_once_in_the_place_of_an_older_one() -> None:
    found = scene(age=2).give(special=["warfare"], hand=["strategy"], science=8)
    assert (strength(found.state, 0), found.civ().military) == (2, 3)
    found.do("develop strategy")
    assert (strength(found.state, 0), found.civ().military) == (4, 4)


@pytest.mark.rule("TTA-CIV-8")
def test_an_action_card_includes_its_action_and_gives_no_change() -> None:
    found = scene().give(hand=["ideal-building-site-iii"], unused=1).do("build-with ideal-building-site-iii religion")
    assert (found.workers("religion"), found.resources(), found.civ().civil_left()) == (1, 0, 3)
    assert found.hand() == []
    assert found.why("build-with ideal-building-site-iii religion") == "TTA-CIV-8"


@pytest.mark.rule("TTA-CIV-9", "TTA-CIV-19")
def test_a_revolution_is_the_first_and_only_civil_action() -> None:
    found = scene().give(hand=["theocracy"], science=2, military_spent=1)
    found.do("revolt theocracy")
    civ = found.civ()
    assert (civ.science, civ.civil, civ.civil_left(), civ.military, civ.military_left()) == (0, 4, 0, 3, 2)
    assert culture_rate(found.state, 0) == 1
    late = scene().give(hand=["theocracy"], science=2, civil_spent=1)
    assert late.why("revolt theocracy") == "TTA-CIV-9"
    again = scene(age=2).give(government="theocracy", hand=["republic"], science=4).do("revolt republic")
    assert culture_rate(again.state, 0) == 0
    assert numbers()["theocracy"] in again.state.course.gone


@pytest.mark.rule("TTA-CIV-10")
def test_a_peaceful_change_costs_one_action_and_the_higher_price() -> None:
    found = scene().give(hand=["monarchy"], science=10, civil_spent=2).do("develop monarchy")
    assert (found.civ().science, found.civ().civil, found.civ().civil_left()) == (1, 5, 2)
    fewer = scene(age=2).give(government="republic", hand=["monarchy"], science=9, civil_spent=3, military_spent=1)
    fewer.do("develop monarchy")
    assert (fewer.civ().civil, fewer.civ().civil_left(), fewer.civ().military_left()) == (5, 1, 2)


@pytest.mark.rule("TTA-CIV-11")
def test_a_gained_action_is_usable_and_of_lost_ones_the_spent_go_first() -> None:
    found = scene().give(wonder="pyramids", stages=2, tokens={"bronze": 1}).do("build-stages 1")
    assert found.civ().civil_left() == 4
    lost = (
        scene()
        .give(leader="hammurabi", hand=["joan-of-arc"])
        .give(civil_spent=1, military_spent=0)
        .do("play-leader joan-of-arc")
    )
    assert (lost.civ().civil, lost.civ().civil_spent, lost.civ().civil_left()) == (4, 1, 3)


@pytest.mark.rule("TTA-CIV-12")
def test_breakthrough_may_bring_a_revolution_if_it_is_the_only_civil_action() -> None:
    found = scene().give(hand=["breakthrough-i", "theocracy"], science=2).do("revolt-with breakthrough-i theocracy")
    assert (found.civ().science, found.civ().civil_left()) == (2, 0)
    late = scene().give(hand=["breakthrough-i", "theocracy"], science=2, civil_spent=1)
    assert late.why("revolt-with breakthrough-i theocracy") == "TTA-CIV-9"


@pytest.mark.rule("TTA-CIV-13")
def test_what_is_built_now_produces_now() -> None:
    found = scene().give(tokens={"bronze": 2}).do("build bronze").end_turn()
    assert found.resources() == 3


@pytest.mark.rule("TTA-CIV-14")
def test_older_technologies_may_still_be_built_on() -> None:
    assert "build bronze" in scene().give(known=["iron", "coal"], tokens={"bronze": 2}).legal()


@pytest.mark.rule("TTA-CIV-15")
def test_frugality_and_breakthrough_are_paid_in_full_first() -> None:
    found = scene().give(hand=["frugality-ii", "breakthrough-ii", "iron"], science=4, tokens={"agriculture": 1})
    assert found.why("grow-with frugality-ii") == "TTA-CIV-1"
    assert found.why("develop-with breakthrough-ii iron") == "TTA-CIV-7"
    found.give(science=5, tokens={"agriculture": 2}).do("grow-with frugality-ii")
    assert (found.food(), found.civ().unused) == (3, 2)
    found.do("develop-with breakthrough-ii iron")
    assert found.civ().science == 4


@pytest.mark.rule("TTA-CIV-16")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("work-of-art-i", (5, 0, 0, 0)),
        ("revolutionary-idea-ii", (0, 4, 0, 0)),
        ("bountiful-harvest-i", (0, 0, 2, 0)),
        ("mineral-deposits-ii", (0, 0, 0, 3)),
    ],
)
def test_gains_of_action_cards_come_once_and_at_once(card: str, gain: tuple[int, ...]) -> None:
    found = scene().give(hand=[card]).do(f"play-action {card}")
    civ = found.civ()
    assert (civ.culture, civ.science, found.food(), found.resources()) == gain
    assert culture_rate(found.state, 0) == 0


@pytest.mark.rule("TTA-CIV-17")
def test_construction_makes_urban_buildings_cheaper_and_several_stages_one_action() -> None:
    found = scene().give(special=["masonry"], known=["theology"], wonder="pyramids", tokens={"bronze": 12})
    assert (costs(found, "religion"), costs(found, "theology"), costs(found, "religion", "theology")) == (3, 4, 1)
    assert {"build-stages 1", "build-stages 2"} <= found.legal()
    assert "build-stages 3" not in found.legal()
    found.do("build-stages 2")
    assert (found.civ().stages, found.civ().civil_left(), found.resources()) == (2, 3, 7)


@pytest.mark.rule("TTA-CIV-18")
def test_a_government_is_a_technology() -> None:
    found = scene().give(leader="leonardo-da-vinci", hand=["theocracy"], science=2).do("revolt theocracy")
    assert found.resources() == 1


@pytest.mark.rule("TTA-CIV-20")
def test_a_lower_urban_limit_destroys_nothing() -> None:
    found = scene(age=3).give(government="democracy", workers={"philosophy": 4}, unused=1, tokens={"bronze": 9})
    found.give(hand=["republic"], science=4).do("revolt republic")
    assert found.workers("philosophy") == 4
    assert found.give(civil_spent=0, done=[]).why("build philosophy") == "TTA-CIV-2"


@pytest.mark.rule("TTA-CIV-21")
def test_an_older_special_technology_cannot_be_played() -> None:
    found = scene(age=2).give(special=["strategy"], hand=["warfare"], science=9)
    assert found.why("develop warfare") == "TTA-CIV-21"


@pytest.mark.rule("TTA-CIV-22")
def test_a_stage_needs_a_token_of_the_bank_for_its_mark() -> None:
    found = scene().give(wonder="universitas-carolina", known=["coal"], tokens={"coal": 1}, bank=0)
    assert "build-stages 1" in found.legal()
    stuck = scene().give(wonder="great-wall", known=["coal"], tokens={"coal": 1}, bank=0)
    assert stuck.why("build-stages 1") == "TTA-CIV-5"


@pytest.mark.rule("TTA-CIV-23")
def test_discounts_add_up_and_no_price_falls_below_nothing() -> None:
    found = scene(age=2).give(leader="js-bach", special=["masonry"], known=["drama"])
    assert costs(found, "drama") == 3
    assert (
        scene().give(leader="moses", yellow=18, hand=["frugality-a"], tokens={"agriculture": 1}).do("grow").food() == 0
    )


@pytest.mark.rule("TTA-CIV-24")
def test_actions_lost_to_rebellion_do_not_spoil_a_revolution() -> None:
    found = scene().give(hand=["theocracy"], science=2, civil_lost=3)
    assert "revolt theocracy" in found.legal()
    found.do("revolt theocracy")
    assert found.civ().civil_left() == 0
    assert scene().give(hand=["theocracy"], science=2, civil_lost=4).why("revolt theocracy") == "TTA-TUR-3"


@pytest.mark.rule("TTA-MIL-1")
def test_units_are_built_upgraded_and_disbanded_for_military_actions() -> None:
    found = scene().give(tokens={"bronze": 3}, known=["swordsmen"])
    found.do("build warriors").do("upgrade warriors swordsmen")
    assert (found.workers("warriors"), found.workers("swordsmen"), found.resources()) == (1, 1, 0)
    assert (found.civ().civil_left(), found.civ().military_left()) == (4, 0)
    assert found.why("destroy warriors") == "TTA-MIL-1"
    assert scene().do("destroy warriors").civ().unused == 2


@pytest.mark.rule("TTA-MIL-2")
def test_special_resources_are_used_first_and_vanish_with_the_turn() -> None:
    found = scene().give(special_resources=3, tokens={"bronze": 2}, unused=2).do("build warriors")
    assert (found.civ().special_resources, found.resources()) == (1, 2)
    assert "build bronze" in found.legal()
    found.end_turn().chance()
    assert found.civ().special_resources == 0
    levy = scene().give(leader="frederick-barbarossa", known=["swordsmen"])
    assert costs(levy, "warriors", "swordsmen") == 1


@pytest.mark.rule("TTA-MIL-3")
def test_a_tactic_replaces_the_one_in_play() -> None:
    found = scene().give(tactic="legion", military_hand=["phalanx"]).do("play-tactic phalanx")
    assert found.civ().tactic == numbers()["phalanx"]
    assert (found.military(), found.state.piles.open) == ([], [numbers()["legion"]])
    assert found.why("play-tactic phalanx") == "TTA-MIL-3"
    assert found.civ().military_left() == 1


@pytest.mark.rule("TTA-MIL-4")
def test_special_resources_of_several_sources_add_up() -> None:
    found = scene().give(hand=["patriotism-a", "patriotism-ii"], special_resources=1)
    found.do("play-action patriotism-a").do("play-action patriotism-ii")
    assert found.civ().special_resources == 5


@pytest.mark.rule("TTA-MIL-5")
def test_patriotisms_action_is_for_this_turn_and_counts_for_drawing() -> None:
    found = scene().give(hand=["patriotism-a"], military_spent=1).do("play-action patriotism-a")
    assert found.civ().military_left() == 2
    found.end_turn().chance()
    assert (len(found.military()), found.civ().military, found.civ().drill) == (2, 2, 0)
