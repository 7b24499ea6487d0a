"""The worked examples of the rule book, TTA-X1 to TTA-X31."""

import pytest

from saecula.games.through_the_ages.model.kinds import WEAKEST
from saecula.games.through_the_ages.rules.end_of_game import simple_bonus
from saecula.games.through_the_ages.rules.military.events import chosen_few, rank_all
from saecula.games.through_the_ages.rules.ratings import (
    culture_rate,
    happiness,
    happiness_sum,
    science_rate,
    strength,
    strength_sum,
    unhappy_workers,
)
from tests.games.through_the_ages.scene import Scene, game, numbers, politics, scene
from tests.games.through_the_ages.test_civil import costs
from tests.games.through_the_ages.test_fights import units
from tests.games.through_the_ages.test_turns import ROW, first_round

FILLER = ["rich-land-a", "frugality-a", "work-of-art-a"]


def after_first_round() -> Scene:
    """Three players have taken their cards as in the first example."""
    found = first_round(3, *ROW, *FILLER)
    found.do("take-card 1").end_turn(0)
    found.do("take-card 3", 1).do("take-card 4", 1).end_turn(1)
    return found.do("take-card 5", 2).do("take-card 7", 2)


@pytest.mark.rule("TTA-X1")
def test_the_first_round_of_three_players() -> None:
    found = first_round(3, *ROW, *FILLER).do("take-card 1")
    assert found.hand(0) == ["moses"]
    found.end_turn(0).do("take-card 3", 1)
    assert found.civ(1).wonder == numbers()["colossus"]
    assert found.why("take-card 7", 1) == "TTA-TAK-4"
    found.do("take-card 4", 1).end_turn(1)
    other = Scene(found.state.copy()).do("take-card 6", 2)
    assert [other.why(f"take-card {place}", 2) for place in (2, 5)] == ["TTA-TAK-3"] * 2
    found.do("take-card 5", 2).do("take-card 7", 2)
    assert (found.hand(2), found.civ(2).wonder) == (["aristotle"], numbers()["library-of-alexandria"])


@pytest.mark.rule("TTA-X2")
def test_the_third_wonder_in_a_two_action_place_costs_four() -> None:
    found = scene().lay("-", "-", "-", "-", "-", "taj-mahal").give(wonders=["colossus", "pyramids"])
    assert found.do("take-card 6").civ().civil_spent == 4


@pytest.mark.rule("TTA-X3")
def test_the_second_round_removes_only_what_lies_in_the_first_places() -> None:
    found = after_first_round().end_turn(2)
    assert found.row()[:6] == ["hammurabi", *FILLER, "-", "-"]
    assert numbers()["homer"] in found.state.course.gone


@pytest.mark.rule("TTA-X4")
def test_engineering_genius_builds_a_stage_for_two_less() -> None:
    found = scene(3).lay("-", "-", "-", "-", "-", "engineering-genius-i")
    found.give(wonder="colossus", hand=["engineering-genius-a"], tokens={"bronze": 2, "agriculture": 2}, bank=14)
    found.do("stage-with engineering-genius-a")
    civ = found.civ()
    assert (civ.civil_left(), found.resources(), civ.stages) == (3, 1, 1)
    found.do("take-card 6")
    assert found.why("stage-with engineering-genius-i") == "TTA-TAK-5"
    found.do("grow")
    assert civ.civil_left() == 0


@pytest.mark.rule("TTA-X5")
def test_hammurabi_and_monarchy() -> None:
    found = scene().lay("monarchy").give(leader="hammurabi", science=3).do("take-card 1")
    assert (found.civ().civil, found.civ().military) == (5, 1)
    assert found.why("revolt monarchy") == "TTA-CIV-9"
    found.give(civil_spent=0).do("revolt monarchy")
    civ = found.civ()
    assert (civ.science, civ.civil, civ.military, civ.civil_left(), civ.military_left()) == (0, 6, 2, 0, 2)
    peaceful = scene().lay("monarchy").give(leader="hammurabi", science=9).do("take-card 1").do("develop monarchy")
    assert (peaceful.civ().civil, peaceful.civ().military, peaceful.civ().civil_left()) == (6, 2, 4)


def iron_age() -> Scene:
    return scene().give(workers={"bronze": 4}, known=["iron"], tokens={"bronze": 8}, bank=10)


@pytest.mark.rule("TTA-X6")
def test_two_ways_to_two_iron_and_three_bronze_mines() -> None:
    one = iron_age().do("upgrade bronze iron").do("upgrade bronze iron").do("build bronze")
    two = iron_age().do("build iron").do("upgrade bronze iron")
    for found, spent in ((one, 3), (two, 2)):
        assert (found.workers("iron"), found.workers("bronze"), found.resources()) == (2, 3, 0)
        assert found.civ().civil_spent == spent
    one.end_turn()
    assert (one.tokens("iron"), one.tokens("bronze"), one.resources()) == (2, 3, 7)
    next_turn = scene().give(workers={"bronze": 3, "iron": 2}, tokens={"bronze": 3, "iron": 2}, bank=13)
    next_turn.do("upgrade bronze iron")
    assert (next_turn.tokens("iron"), next_turn.tokens("bronze")) == (2, 0)
    next_turn.do("upgrade bronze iron")
    assert (next_turn.tokens("iron"), next_turn.tokens("bronze"), next_turn.civ().bank) == (0, 1, 17)
    assert (next_turn.workers("iron"), next_turn.workers("bronze")) == (4, 1)


@pytest.mark.rule("TTA-X7")
def test_patriotism_pays_for_swordsmen() -> None:
    found = scene().give(hand=["patriotism-i"], known=["swordsmen"], unused=2, tokens={"bronze": 5})
    found.do("play-action patriotism-i")
    assert (found.civ().military_left(), found.civ().special_resources) == (3, 2)
    found.do("upgrade warriors swordsmen")
    assert (found.civ().special_resources, found.resources()) == (1, 5)
    found.do("build swordsmen")
    assert (found.civ().special_resources, found.resources()) == (0, 3)
    found.do("build swordsmen")
    assert (found.resources(), found.civ().military_left()) == (0, 0)


@pytest.mark.rule("TTA-X8")
def test_the_big_example() -> None:
    found = scene(2, "simple").give(government="theocracy", leader="leonardo-da-vinci")
    found.give(special=["cartography", "code-of-laws"], wonders=["st-peters-basilica", "library-of-alexandria"])
    found.give(wonder="great-wall", stages=2)
    placed = {"warriors": 1, "swordsmen": 2, "drama": 1, "religion": 3, "alchemy": 2, "iron": 3, "bronze": 1}
    found.give(workers={**placed, "irrigation": 2, "agriculture": 0, "philosophy": 0})
    assert strength(found.state, 0) == 6
    assert culture_rate(found.state, 0) == 9
    assert (happiness_sum(found.state, 0), happiness(found.state, 0)) == (12, 8)
    assert science_rate(found.state, 0) == 6
    assert simple_bonus(found.state, 0) == [16, 12, 16, 11, 6]
    assert sum(simple_bonus(found.state, 0)) == 61


@pytest.mark.rule("TTA-X9")
def test_karl_colonizes_an_inhabited_territory() -> None:
    found = scene().give(special=["cartography"], military_hand=["bonus-ii"], workers={"warriors": 1, "swordsmen": 1})
    found.reveal("inhabited-territory-i").do("bid 4").do("pass", 1)
    alone = Scene(found.state.copy()).do("sacrifice swordsmen")
    assert "done" in alone.legal()
    assert Scene(found.state.copy()).do("play-bonus bonus-ii").why("done") == "TTA-COL-2"
    found.do("sacrifice warriors").do("play-bonus bonus-ii").do("done")
    assert (found.civ().yellow, found.civ().unused, found.workers("warriors")) == (18 + 1 + 2 - 1, 2, 0)


@pytest.mark.rule("TTA-X10")
def test_adam_spies_on_barbara() -> None:
    found = politics(age=2).give(
        workers={"warriors": 0, "riflemen": 4}, special=["navigation"], military_hand=["spy-ii"]
    )
    found.give(1, workers={"warriors": 2, "knights": 4}, science=3, military_hand=["bonus-ii"])
    assert (strength(found.state, 0), strength(found.state, 1)) == (14, 10)
    found.do("attack spy-ii B").do("sacrifice riflemen").do("done").do("done", 1)
    decided = next(event for event in found.told() if type(event).__name__ == "FightDecided")
    assert (decided.attack, decided.defence) == (17, 10)  # type: ignore[attr-defined]
    assert (found.civ(0).science, found.civ(1).science) == (3, 0)
    assert (strength(found.state, 0), found.civ(0).yellow) == (11, 19)


@pytest.mark.rule("TTA-X11")
def test_karl_lives_with_unhappy_workers() -> None:
    found = scene().give(yellow=11, unused=1, workers={"religion": 1}, tokens={"agriculture": 4})
    assert unhappy_workers(found.state, 0) == 1
    found.do("grow")
    assert (found.food(), unhappy_workers(found.state, 0), found.civ().unused) == (0, 2, 2)
    found.reveal("development-of-warfare").do("build-free")
    assert unhappy_workers(found.state, 0) > found.civ().unused
    found.do("done", 1) if found.asked().get(1) else None
    found.give(hand=["bread-and-circuses"], science=3, tokens={"bronze": 4})
    found.do("develop bread-and-circuses").do("build bread-and-circuses")
    assert (happiness(found.state, 0), unhappy_workers(found.state, 0), found.civ().unused) == (3, 0, 0)


@pytest.mark.rule("TTA-X12")
def test_laboratories_with_masonry_and_architecture() -> None:
    found = scene(age=2)
    plain = [costs(found, card) for card in ("philosophy", "alchemy", "scientific-method")]
    assert plain == [3, 6, 8]
    found.give(special=["masonry"])
    assert [costs(found, card) for card in ("philosophy", "alchemy")] == [3, 5]
    pairs = (("philosophy", "alchemy"), ("philosophy", "scientific-method"), ("alchemy", "scientific-method"))
    assert [costs(found, low, high) for low, high in pairs] == [2, 4, 2]
    found.give(special=["architecture"])
    assert [costs(found, card) for card in ("alchemy", "scientific-method")] == [5, 6]
    assert costs(found, "alchemy", "scientific-method") == 1


@pytest.mark.rule("TTA-X13")
def test_bronze_becomes_coal_and_coal_makes_change() -> None:
    assert costs(scene().give(known=["coal"]), "bronze", "coal") == 6
    from saecula.games.through_the_ages.rules.goods import pay_resources

    with_iron = scene().give(known=["iron", "coal"], tokens={"coal": 1}, bank=5)
    pay_resources(game().box, with_iron.civ(), 1)
    assert (with_iron.tokens("coal"), with_iron.tokens("iron"), with_iron.civ().bank) == (0, 1, 5)
    without = scene().give(known=["coal"], tokens={"coal": 1}, bank=5)
    pay_resources(game().box, without.civ(), 1)
    assert (without.tokens("coal"), without.tokens("bronze"), without.civ().bank) == (0, 2, 4)


@pytest.mark.rule("TTA-X14")
def test_a_medieval_army_is_sacrificed() -> None:
    from saecula.games.through_the_ages.rules.military.sacrifices import worth

    found = scene().give(tactic="medieval-army", workers={"warriors": 2, "swordsmen": 1, "knights": 2})
    assert strength(found.state, 0) == 12
    assert worth(found.state, 0, units(knights=1)) == 2
    assert worth(found.state, 0, units(knights=1, swordsmen=1)) == 6
    assert worth(found.state, 0, units(knights=2, warriors=2)) == 10


@pytest.mark.rule("TTA-X15")
def test_a_defensive_army_with_old_units() -> None:
    found = scene(age=2).give(tactic="defensive-army", workers={"swordsmen": 3, "warriors": 1, "cannon": 2})
    assert strength(found.state, 0) == 22


@pytest.mark.rule("TTA-X16")
def test_entrenchments_with_air_force() -> None:
    army = {"warriors": 0, "swordsmen": 1, "modern-infantry": 1, "cannon": 4}
    sums = []
    for wings in (1, 2, 3):
        found = scene(age=3).give(tactic="entrenchments", workers={**army, "air-forces": wings})
        sums.append((strength_sum(found.state, 0), strength(found.state, 0)))
    assert sums == [(47, 47), (57, 57), (62, 60)]


@pytest.mark.rule("TTA-X17")
def test_justice_system_replaces_code_of_laws() -> None:
    found = scene(age=2).give(hand=["code-of-laws", "justice-system"], science=13)
    assert found.do("develop code-of-laws").civ().civil == 5
    found.do("develop justice-system")
    assert (found.civ().civil, found.civ().bank) == (5, 21)
    assert numbers()["code-of-laws"] in found.state.course.gone


@pytest.mark.rule("TTA-X18")
def test_still_one_unit_must_go() -> None:
    found = scene().give(wonders=["colossus"], military_hand=["bonus-ii"]).reveal("wealthy-territory-i")
    found.do("bid 3").do("pass", 1).do("play-bonus bonus-ii")
    assert found.legal() == {"sacrifice warriors"}
    assert "done" in found.do("sacrifice warriors").legal()


@pytest.mark.rule("TTA-X19")
def test_after_the_first_round() -> None:
    found = first_round(2).end_turn(0)
    civ = found.civ(0)
    assert (civ.science, civ.culture, found.tokens("agriculture"), found.tokens("bronze"), civ.bank) == (1, 0, 2, 2, 14)


@pytest.mark.rule("TTA-X20")
def test_two_increases_from_the_start() -> None:
    found = scene().give(tokens={"agriculture": 4}).do("grow").do("grow")
    assert (found.food(), found.civ().yellow) == (0, 16)
    box = game().box
    assert (box.price[16], box.eats[16], box.faces[16]) == (3, 1, 1)


@pytest.mark.rule("TTA-X21")
def test_pyramids_in_one_turn() -> None:
    found = scene().give(wonder="pyramids", tokens={"bronze": 6})
    for left in (3, 1, 0):
        found.do("build-stages 1")
        assert found.resources() == left
    assert found.civ().civil_left() == 2


@pytest.mark.rule("TTA-X22")
def test_hammurabi_comes_and_goes() -> None:
    found = scene().give(hand=["hammurabi", "michelangelo"]).do("play-leader hammurabi")
    assert (found.civ().civil, found.civ().military) == (5, 1)
    found.do("play-leader michelangelo")
    assert (found.civ().civil, found.civ().military) == (4, 2)


@pytest.mark.rule("TTA-X23")
def test_development_of_agriculture() -> None:
    found = scene().give(1, known=["irrigation"]).reveal("development-of-agriculture")
    assert (found.tokens("agriculture", 0), found.tokens("irrigation", 1)) == (2, 1)


@pytest.mark.rule("TTA-X24")
def test_a_first_temple_and_a_second_laboratory() -> None:
    found = scene().give(unused=3, tokens={"bronze": 9}).do("build religion")
    assert (culture_rate(found.state, 0), happiness(found.state, 0), found.civ().culture) == (1, 1, 0)
    found.do("build philosophy")
    assert (science_rate(found.state, 0), found.civ().science) == (2, 0)
    assert found.why("build philosophy") == "TTA-CIV-2"


@pytest.mark.rule("TTA-X25")
def test_four_cards_in_hand() -> None:
    found = scene().lay("iron", "taj-mahal").give(hand=["coal", "oil", "drama", "opera"])
    assert found.why("take-card 1") == "TTA-TAK-2"
    assert found.why("take-card 2") == ""


@pytest.mark.rule("TTA-X26")
def test_what_the_actions_of_the_first_round_buy() -> None:
    row = ["rich-land-a", "frugality-a", "moses", "homer", "colossus", "pyramids", "aristotle", "patriotism-a"]
    row += ["work-of-art-a", "ideal-building-site-a"]
    found = first_round(3, *row)
    reach = []
    for seat in range(3):
        reach.append(max(int(move.split()[1]) for move in found.legal(seat) if move.startswith("take")))
        found.end_turn(seat) if seat < 2 else None
    assert reach == [5, 9, 10]
    found.do("take-card 1", 2).do("take-card 6", 2)
    assert found.civ(2).civil_left() == 0


@pytest.mark.rule("TTA-X27")
def test_upgrading_at_the_urban_limit() -> None:
    found = scene().give(workers={"philosophy": 2}, known=["alchemy"], unused=1, tokens={"bronze": 9})
    assert found.why("build alchemy") == "TTA-CIV-2"
    found.do("upgrade philosophy alchemy").do("upgrade philosophy alchemy")
    assert found.workers("alchemy") == 2


@pytest.mark.rule("TTA-X28")
def test_an_age_one_event_prepared_in_age_two() -> None:
    found = politics(age=2).give(military_hand=["rats"]).current("crusades").do("prepare rats")
    assert found.civ().culture == 1


@pytest.mark.rule("TTA-X29")
def test_age_one_ends() -> None:
    found = scene().give(leader="moses", hand=["work-of-art-a", "iron"], wonder="colossus", stages=1, bank=10)
    found.end_age()
    assert (found.civ().leader, found.hand(), found.civ().wonder, found.civ().bank) == (-1, ["iron"], -1, 11)


@pytest.mark.rule("TTA-X30")
def test_producing_less_wards_off_corruption() -> None:
    for move, left, bank in (("done", 0, 9), ("produce-less bronze", 0, 9)):
        found = scene(corruption="choice").give(workers={"bronze": 1, "agriculture": 0}, bank=9).end_turn().do(move)
        paid = [event for event in found.told() if type(event).__name__ == "CorruptionPaid"]
        assert (found.resources(), found.civ().bank, len(paid)) == (left, bank, int(move == "done"))


@pytest.mark.rule("TTA-X31")
def test_the_first_is_weakest_when_the_second_moves() -> None:
    found = scene(3).say(turn="B")
    rank_all(found.state)
    assert found.state.course.by_strength == [1, 2, 0]
    assert chosen_few(found.state, WEAKEST) == [0]
