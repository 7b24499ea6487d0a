"""TTA-AGG, TTA-TAC, TTA-WAR, TTA-SAC: aggressions, tactics, wars, sacrifices."""

import pytest

from saecula.games.through_the_ages.rules.military.armies import tactic_bonus
from saecula.games.through_the_ages.rules.military.sacrifices import worth
from saecula.games.through_the_ages.rules.ratings import strength
from tests.games.through_the_ages.scene import Scene, game, numbers, politics, scene


def units(**counts: int) -> list[int]:
    """Units by unit site."""
    box = game().box
    names = [game().names[box.sites[site]] for site in box.unit_sites]
    return [counts.get(name.replace("-", "_"), 0) for name in names]


def bonus(tactic: str, again: bool = False, **counts: int) -> int:
    return tactic_bonus(game().box, numbers()[tactic], units(**counts), again)


@pytest.mark.rule("TTA-AGG-1")
def test_sacrificed_units_count_twice_and_the_attacker_must_be_greater() -> None:
    found = (
        politics().give(military_hand=["spy-ii"], workers={"warriors": 2}).give(1, workers={"warriors": 3}, science=5)
    )
    found.do("attack spy-ii B")
    assert found.asked() == {0: "sacrifices"}
    found.do("sacrifice warriors").do("sacrifice warriors").do("done")
    assert found.asked() == {1: "defence"}
    found.do("done", 1)
    assert (found.civ(0).science, found.civ(1).science) == (5, 0)
    tie = politics().give(military_hand=["spy-ii"]).give(1, science=5).do("attack spy-ii B").do("done").do("done", 1)
    assert tie.civ(1).science == 5


@pytest.mark.rule("TTA-AGG-1")
def test_a_defender_is_saved_by_a_sacrificed_unit() -> None:
    def attacked() -> Scene:
        found = politics().give(military_hand=["spy-ii"], workers={"warriors": 3})
        return found.give(1, workers={"warriors": 2}, science=5).do("attack spy-ii B").do("done")

    assert attacked().do("done", 1).civ(1).science == 0
    assert attacked().do("sacrifice warriors", 1).do("done", 1).civ(1).science == 5


@pytest.mark.rule("TTA-AGG-2")
def test_failure_costs_the_card_and_the_units_alone() -> None:
    found = politics().give(military_hand=["spy-ii"]).give(1, workers={"warriors": 9})
    found.do("attack spy-ii B").do("sacrifice warriors").do("done").do("sacrifice warriors", 1).do("done", 1)
    assert found.state.piles.open == [numbers()["spy-ii"]]
    assert (found.civ(0).yellow, found.civ(1).yellow, found.workers("warriors", 1)) == (19, 11, 8)


@pytest.mark.rule("TTA-AGG-3")
def test_only_the_defender_plays_bonus_cards_each_once() -> None:
    found = (
        politics()
        .give(military_hand=["spy-ii", "bonus-i"], workers={"warriors": 3})
        .give(1, military_hand=["bonus-i"], science=3)
    )
    found.do("attack spy-ii B")
    assert found.why("play-bonus bonus-i") == "TTA-AGG-3"
    found.do("done").do("play-bonus bonus-i", 1)
    assert found.why("play-bonus bonus-i", 1) == "TTA-AGG-3"
    found.do("done", 1)
    assert (found.civ(1).science, found.military(1)) == (3, [])


@pytest.mark.rule("TTA-AGG-4", "TTA-AGG-5")
def test_the_winner_chooses_what_is_lost_and_gains_no_more() -> None:
    found = politics().give(military_hand=["plunder-i"], workers={"warriors": 5})
    found.give(1, tokens={"bronze": 1, "agriculture": 2}, bank=15).do("attack plunder-i B").do("done").do("done", 1)
    assert (found.food(0), found.resources(0), found.food(1), found.resources(1)) == (2, 1, 0, 0)
    assert (found.civ(1).bank, found.civ(0).bank) == (18, 15)
    mixed = politics().give(military_hand=["plunder-i"], workers={"warriors": 5})
    mixed.give(1, tokens={"bronze": 3, "agriculture": 3}).do("attack plunder-i B").do("done").do("done", 1)
    assert mixed.asked() == {0: "goods"}
    assert mixed.legal() == {f"choose-goods {n}" for n in range(4)}


@pytest.mark.rule("TTA-AGG-6")
def test_any_rival_may_be_named_who_has_what_the_card_hits() -> None:
    found = politics(3, age=2).give(military_hand=["assassinate-ii", "annex-ii", "sabotage-ii"])
    found.give(1, leader="joan-of-arc", wonder="great-wall", colonies=["wealthy-territory-i"], workers={"warriors": 9})
    for card in ("assassinate-ii", "annex-ii", "sabotage-ii"):
        assert f"attack {card} B" in found.legal()
        assert found.why(f"attack {card} C") == "TTA-AGG-6"
    assert found.why("attack annex-ii A") == "TTA-AGG-6"


@pytest.mark.rule("TTA-AGG-7")
def test_sacrificed_units_are_gone_when_a_loss_is_chosen() -> None:
    found = politics().give(military_hand=["enslave-i"], workers={"warriors": 9}).give(1, unused=0)
    found.do("attack enslave-i B").do("done").do("sacrifice warriors", 1).do("done", 1)
    assert found.asked() == {1: "worker-loss"}
    assert "lose-worker warriors" not in found.legal(1)


@pytest.mark.rule("TTA-TAC-1")
def test_armies_take_types_and_old_units_give_the_smaller_bonus() -> None:
    assert bonus("classic-army", swordsmen=1, riflemen=1, knights=2) == 9
    assert bonus("classic-army", warriors=1, riflemen=1, knights=2) == 5
    assert bonus("classic-army", modern_infantry=2, tanks=2) == 9
    assert bonus("classic-army", swordsmen=2, knights=1) == 0
    assert bonus("conquistadors", warriors=1, swordsmen=1, knights=4) == 5 + 3


@pytest.mark.rule("TTA-TAC-2")
def test_a_whole_army_sacrificed_counts_its_bonus() -> None:
    found = scene().give(tactic="phalanx", workers={"warriors": 3, "knights": 1})
    assert worth(found.state, 0, units(warriors=2, knights=1)) == 4 + 3
    assert worth(found.state, 0, units(warriors=3)) == 3


@pytest.mark.rule("TTA-TAC-3", "TTA-TAC-5")
def test_air_force_doubles_one_army_each() -> None:
    assert bonus("mechanized-army", tanks=2, rockets=4, air_forces=1) == 30
    assert bonus("mechanized-army", tanks=2, rockets=4, air_forces=3) == 40
    assert bonus("mechanized-army", air_forces=3) == 0
    found = scene(age=3).give(tactic="mechanized-army")
    assert worth(found.state, 0, units(tanks=1, rockets=2, air_forces=1)) == 20 + 20


@pytest.mark.rule("TTA-TAC-4")
def test_a_tactic_with_one_bonus_gives_it_in_full() -> None:
    assert bonus("mobile-artillery", knights=1, cannon=1) == 5
    assert bonus("legion", warriors=3) == 2


def war(card: str = "war-over-culture-ii", age: int = 2, seats: int = 2) -> Scene:
    """A war of the first seat on the second that is to be decided now."""
    return scene(seats, age=age, at="war").say(wars={"A": {"card": card, "on": "B"}})


@pytest.mark.rule("TTA-WAR-1")
def test_a_war_is_decided_at_the_declarers_next_turn_and_the_stronger_takes() -> None:
    found = politics(age=2).give(military_hand=["war-over-culture-ii"]).give(0, government="monarchy")
    found.do("declare-war war-over-culture-ii B")
    assert (found.state.course.war_on[0], found.asked()) == (1, {0: "turn"})
    done = war().give(0, culture=20, workers={"warriors": 1}).give(1, workers={"warriors": 4})
    assert done.asked() == {0: "sacrifices"}
    done.do("done")
    assert done.asked() == {1: "sacrifices"}
    assert not any("bonus" in move for move in done.legal(1))
    done.do("done", 1)
    assert (done.civ(0).culture, done.civ(1).culture, done.state.course.war[0]) == (17, 3, -1)
    assert done.asked() == {0: "political"}


@pytest.mark.rule("TTA-WAR-1")
def test_a_tied_war_takes_nothing() -> None:
    found = war().give(0, culture=5).give(1, culture=5).do("done").do("done", 1)
    assert [civ.culture for civ in found.state.civs] == [5, 5]
    assert found.state.piles.open == [numbers()["war-over-culture-ii"]]


@pytest.mark.rule("TTA-WAR-2")
def test_in_the_last_round_nobody_declares_war_or_sacrifices() -> None:
    found = politics(age=4).give(
        military_hand=["war-over-culture-iii", "armed-intervention-iii"], government="communism"
    )
    assert found.why("declare-war war-over-culture-iii B") == "TTA-WAR-2"
    found.give(1, military_hand=["bonus-iii"]).do("attack armed-intervention-iii B")
    assert found.legal(1) == {"done", "play-bonus bonus-iii"}
    bare = war("war-over-culture-iii", age=4)
    assert bare.asked() == {0: "political"}


@pytest.mark.rule("TTA-WAR-3")
def test_in_the_last_round_a_territory_is_discarded() -> None:
    found = scene(age=4).reveal("wealthy-territory-ii")
    assert found.asked() == {0: "turn"}
    assert found.state.piles.past[-1] == numbers()["wealthy-territory-ii"]
    sail = politics(age=2).give(leader="christopher-columbus", military_hand=["wealthy-territory-ii"])
    sail.state.course.last = sail.state.course.round
    assert "settle wealthy-territory-ii" in sail.legal()


@pytest.mark.rule("TTA-WAR-4")
def test_a_change_of_leader_does_not_end_a_war() -> None:
    found = war().give(0, culture=0).give(1, leaders=["A"], culture=9)
    assert found.state.course.war[0] == numbers()["war-over-culture-ii"]
    assert found.asked() == {0: "sacrifices"}


@pytest.mark.rule("TTA-WAR-5")
def test_the_advanced_version_allows_sacrifices_in_the_last_round() -> None:
    found = politics(2, "advanced", 3).give(military_hand=["spy-ii"]).do("attack spy-ii B")
    assert found.asked() == {0: "sacrifices"}


@pytest.mark.rule("TTA-SAC-1")
def test_bonuses_of_the_civilization_do_not_count_for_sacrificed_units_but_genghis_khans_do() -> None:
    alone = units(knights=1)
    for leader, value in (("alexander-the-great", 2), ("napoleon-bonaparte", 2), ("genghis-khan", 3)):
        found = scene().give(leader=leader, workers={"knights": 1}, wonders=["great-wall", "colossus"])
        assert worth(found.state, 0, alone) == value
    assert strength(scene().give(leader="alexander-the-great").state, 0) == 2


@pytest.mark.rule("TTA-CRD-29")
@pytest.mark.parametrize(("partner", "edge"), [("B", 3), ("C", 0)])
def test_open_borders_help_against_the_partner_alone(partner: str, edge: int) -> None:
    found = politics(3, age=2).say(pacts={"A": {"card": "open-borders-agreement", "with": partner}})
    found.give(military_hand=["spy-ii"], workers={"warriors": 2}).do("attack spy-ii B")
    assert found.state.course.edge == edge
