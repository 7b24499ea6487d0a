"""TTA-CRD: what single cards do, and that every card does what is printed on it."""

import pytest

from saecula.games.through_the_ages.model.components import FILES, ComponentSet
from saecula.games.through_the_ages.rules.civil.developing import lose_leader
from saecula.games.through_the_ages.rules.civil.prices import build_cost, science_price
from saecula.games.through_the_ages.rules.military.events import rank_all
from saecula.games.through_the_ages.rules.military.impacts import mining_worth
from saecula.games.through_the_ages.rules.military.sacrifices import worth
from saecula.games.through_the_ages.rules.ratings import (
    culture_rate,
    happiness,
    science_rate,
    strength,
    urban_limit,
)
from tests.games.through_the_ages.scene import Scene, age_of, game, numbers, politics, scene
from tests.games.through_the_ages.test_civil import costs
from tests.games.through_the_ages.test_fights import units, war
from tests.games.through_the_ages.test_politics import partners

FOUND: ComponentSet = FILES.default()


def rates(found: Scene, seat: int = 0) -> tuple[int, int, int, int]:
    """Culture, science, strength, happiness."""
    state = found.state
    return culture_rate(state, seat), science_rate(state, seat), strength(state, seat), happiness(state, seat)


@pytest.mark.rule("TTA-CRD-1")
@pytest.mark.card("rich-land-i", "ideal-building-site-a", "engineering-genius-ii", "efficient-upgrade-i")
def test_discount_cards_hold_for_one_action() -> None:
    found = scene(age=2).give(unused=2, special=["masonry"], wonder="universitas-carolina", known=["iron"])
    found.give(hand=["rich-land-i", "ideal-building-site-a", "engineering-genius-ii", "efficient-upgrade-i"])
    found.do("build-with rich-land-i bronze")
    assert found.resources() == 0
    assert found.why("build-with ideal-building-site-a religion") == "TTA-CIV-2"
    found.do("stage-with engineering-genius-ii")
    assert found.civ().stages == 1
    found.give(tokens={"bronze": 3}).do("build-with ideal-building-site-a religion")
    assert found.resources() == 1
    found.do("upgrade-with efficient-upgrade-i bronze iron")
    assert found.resources() == 0


@pytest.mark.rule("TTA-CRD-2")
@pytest.mark.card("christopher-columbus")
def test_columbus_settles_once_without_a_bid() -> None:
    found = politics().give(leader="christopher-columbus", military_hand=["wealthy-territory-i", "fertile-territory-i"])
    found.do("settle wealthy-territory-i")
    assert (found.resources(), found.civ().bank, found.civ().leader) == (5, 15, numbers()["christopher-columbus"])
    found.say(open={"table": ["politics", "excess", "actions", "production", "next-turn"]})
    assert found.why("settle fertile-territory-i") == "TTA-CRD-2"


@pytest.mark.rule("TTA-CRD-3")
@pytest.mark.card("maximilien-robespierre")
def test_robespierre_revolts_with_military_actions() -> None:
    found = scene(age=2).give(leader="maximilien-robespierre", hand=["republic"], science=4, civil_spent=2)
    found.do("revolt republic")
    civ = found.civ()
    assert (civ.civil, civ.civil_left(), civ.military_left()) == (7, 5, 0)
    late = scene(age=2).give(leader="maximilien-robespierre", hand=["republic"], science=4, military_spent=1)
    assert late.why("revolt republic") == "TTA-CRD-3"


@pytest.mark.rule("TTA-CRD-4")
@pytest.mark.card("isaac-newton")
def test_newton_gives_the_action_back() -> None:
    found = scene(age=2).give(leader="isaac-newton", hand=["iron", "republic"], science=9, civil_spent=3)
    found.do("develop iron")
    assert found.civ().civil_left() == 1
    assert found.give(civil_spent=0).do("revolt republic").civ().civil_left() == 1
    assert scene(age=2).give(leader="isaac-newton", hand=["iron"], science=9, civil_spent=4).why("develop iron")


@pytest.mark.rule("TTA-CRD-4", "TTA-CRD-14")
@pytest.mark.card("isaac-newton")
def test_newton_gives_back_no_action_that_rebellion_took() -> None:
    found = scene(age=2).give(leader="isaac-newton", government="monarchy", hand=["theocracy"], science=2)
    found.give(civil_lost=4)
    assert found.civ().civil_left() == 1
    assert found.do("revolt theocracy").civ().civil_left() == 0


@pytest.mark.rule("TTA-CRD-5")
@pytest.mark.card("napoleon-bonaparte")
def test_napoleon_adds_the_best_army_again() -> None:
    found = scene(age=2).give(
        leader="napoleon-bonaparte", tactic="conquistadors", workers={"warriors": 1, "knights": 4}
    )
    found.give(workers={"swordsmen": 1})
    assert strength(found.state, 0) == 1 + 2 + 8 + 5 + 3 + 5
    alone = scene(age=2).give(leader="napoleon-bonaparte", tactic="conquistadors")
    assert (strength(alone.state, 0), alone.civ().military) == (1, 3)


@pytest.mark.rule("TTA-CRD-6", "TTA-CRD-33")
@pytest.mark.card("bill-gates")
def test_bill_gates_makes_laboratories_mines() -> None:
    found = scene(age=3).give(leader="bill-gates", government="monarchy", workers={"computers": 2, "philosophy": 1})
    assert mining_worth(found.state, 0) == 2 + 6
    found.end_turn()
    assert (found.tokens("computers"), found.tokens("philosophy"), found.resources()) == (2, 0, 8)
    bank = found.civ().bank
    lose_leader(found.state, 0, found.log)
    assert (found.civ().leader, found.tokens("computers"), found.civ().bank) == (-1, 0, bank + 2)


@pytest.mark.rule("TTA-CRD-6")
@pytest.mark.card("bill-gates")
def test_rivals_of_bill_gates_pay_more_for_labs_and_libraries() -> None:
    found = scene(age=3).give(1, leader="bill-gates").give(0, known=["alchemy", "printing-press", "theology"])
    assert [costs(found, card) for card in ("alchemy", "printing-press", "theology")] == [7, 5, 5]
    assert costs(found, "philosophy", "alchemy") == 4


@pytest.mark.rule("TTA-CRD-7")
@pytest.mark.card("st-peters-basilica", "joan-of-arc", "michelangelo")
def test_st_peters_doubles_happy_faces_alone() -> None:
    found = scene(age=2).give(wonders=["st-peters-basilica", "kremlin"], workers={"theology": 1})
    assert happiness(found.state, 0) == 4 - 2
    found.give(leader="joan-of-arc")
    assert strength(found.state, 0) == 1 + 4
    found.give(leader="michelangelo")
    assert culture_rate(found.state, 0) == 2 + 3 + 1 + 4


@pytest.mark.rule("TTA-CRD-8")
@pytest.mark.card("transcontinental-railroad")
def test_the_railroad_gives_the_best_mine_one_token_more() -> None:
    found = scene(age=2).give(wonders=["transcontinental-railroad"], workers={"iron": 1}, known=["coal"]).end_turn()
    assert (found.tokens("iron"), found.tokens("bronze"), found.tokens("coal")) == (2, 2, 0)


@pytest.mark.rule("TTA-CRD-9")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        pytest.param("first-space-flight", 1 + 1 + 2 + 3, marks=pytest.mark.card("first-space-flight")),
        pytest.param("hollywood", 2 * (2 + 1), marks=pytest.mark.card("hollywood")),
        pytest.param("internet", 2 * (1 + 3), marks=pytest.mark.card("internet")),
        pytest.param("fast-food-chains", 2 * 4 + 5, marks=pytest.mark.card("fast-food-chains")),
    ],
)
def test_wonders_of_age_three_score_when_they_are_completed(card: str, points: int) -> None:
    found = scene(age=3).give(government="monarchy", workers={"printing-press": 1, "opera": 1, "computers": 1})
    stages = len(game().box.stages[numbers()[card]])
    found.give(wonder=card, stages=stages - 1, tokens={"bronze": 9}).do("build-stages 1")
    assert found.civ().culture == points


@pytest.mark.rule("TTA-CRD-10")
@pytest.mark.card("impact-of-science", "impact-of-strength")
def test_impacts_by_rank_score_when_revealed_and_break_ties_in_turn_order() -> None:
    found = scene(3, age=3).give(2, workers={"philosophy": 2}).reveal("impact-of-science")
    assert [civ.culture for civ in found.state.civs] == [7, 0, 14]
    four = scene(4, age=3).reveal("impact-of-strength")
    assert [civ.culture for civ in four.state.civs] == [15, 10, 5, 0]


@pytest.mark.rule("TTA-CRD-11")
@pytest.mark.card("scientific-cooperation")
def test_scientific_cooperation_needs_science_of_both() -> None:
    found = partners("scientific-cooperation").do("pass").give(hand=["iron", "coal"], science=8).give(1, science=1)
    found.do("develop iron")
    assert (found.civ(0).science, found.civ(1).science) == (5, 0)
    assert found.why("develop coal") == "TTA-CRD-11"


@pytest.mark.rule("TTA-CRD-12")
@pytest.mark.card("ocean-liner-service")
def test_the_ocean_liner_brings_people_once_a_turn() -> None:
    found = scene(age=2).give(wonders=["ocean-liner-service"], yellow=2, tokens={"agriculture": 4}).do("welcome")
    assert (found.food(), found.civ().unused, found.civ().civil_left()) == (2, 2, 4)
    assert found.why("welcome") == "TTA-CRD-12"
    found.give(hand=["theocracy"], science=2)
    assert "revolt theocracy" in found.legal()


@pytest.mark.rule("TTA-CRD-13")
@pytest.mark.card("frederick-barbarossa")
def test_barbarossa_levies_a_unit_for_a_civil_action() -> None:
    found = scene().give(leader="frederick-barbarossa", unused=0, tokens={"agriculture": 1, "bronze": 1})
    found.do("levy-unit warriors")
    civ = found.civ()
    assert (found.workers("warriors"), civ.unused, civ.civil_left(), civ.military_left()) == (2, 0, 3, 2)
    assert (found.food(), found.resources()) == (0, 0)
    assert scene().why("levy-unit warriors") == "TTA-CRD-13"


@pytest.mark.rule("TTA-CRD-14")
@pytest.mark.card("rebellion")
def test_rebellion_takes_civil_actions_of_the_next_turn() -> None:
    found = scene(2).lay("iron").give(1, yellow=12, unused=2).reveal("rebellion")
    found.end_turn().chance().do("pass", 1)
    assert (found.civ(1).civil, found.civ(1).civil_left()) == (4, 0)
    none = scene().reveal("rebellion")
    assert none.civ(1).rebellion == 0


@pytest.mark.rule("TTA-CRD-15")
@pytest.mark.card("ravages-of-time")
def test_a_ravaged_wonder_keeps_two_culture_and_counts_as_completed() -> None:
    found = scene(age=2).give(wonders=["pyramids", "taj-mahal", "eiffel-tower"]).reveal("ravages-of-time")
    assert found.legal() == {"ravage pyramids", "ravage taj-mahal"}
    assert found.do("ravage pyramids").civ().civil == 4
    assert culture_rate(found.state, 0) == 2 + 3 + 4
    found.lay("kremlin")
    assert found.do("take-card 1").civ().civil_left() == 0
    one = scene(age=2).give(wonders=["library-of-alexandria"], hand=["coal", "theology", "drama", "opera"]).lay("iron")
    one.reveal("ravages-of-time")
    assert one.why("take-card 1") == "TTA-TAK-2"


@pytest.mark.rule("TTA-CRD-16")
@pytest.mark.card("international-agreement")
def test_the_strongest_takes_cards_for_his_next_political_action() -> None:
    found = scene(3, age=2).lay("iron", "coal", "-", "opera", "-", "drama").give(2, workers={"warriors": 5})
    found.reveal("international-agreement")
    assert found.asked() == {2: "agreement"}
    found.do("take-card 6", 2).do("take-card 1", 2).do("done", 2)
    assert (found.hand(2), found.civ(2).forfeits) == (["iron", "drama"], 1)
    assert found.row()[:3] == ["coal", "opera", "-"]
    assert "-" not in found.chance().row()
    declined = scene(3, age=2).lay("iron").reveal("international-agreement").do("done")
    assert declined.civ().forfeits == 0
    assert declined.row()[0] == "iron", "nothing is cleared"


@pytest.mark.rule("TTA-CRD-17")
@pytest.mark.card("iconoclasm")
def test_iconoclasm_drops_leaders_of_other_ages() -> None:
    found = scene(age=2).give(leader="joan-of-arc", hand=["moses"]).give(1, leader="james-cook").reveal("iconoclasm")
    assert (found.civ(0).leader, found.civ(1).leader, found.hand()) == (-1, numbers()["james-cook"], ["moses"])


@pytest.mark.rule("TTA-CRD-18")
@pytest.mark.card("emigration")
def test_half_the_unhappy_workers_emigrate() -> None:
    found = scene(age=2).give(yellow=10, unused=1).reveal("emigration")
    assert found.asked() == {0: "worker-loss"}
    found.do("lose-worker warriors")
    assert (found.civ().unused, found.workers("warriors"), found.civ().yellow) == (0, 0, 12)


@pytest.mark.rule("TTA-CRD-19")
@pytest.mark.card("barbarians")
@pytest.mark.parametrize(("seats", "warriors", "left"), [(3, 1, 0), (3, 9, 1), (2, 1, 1), (2, 0, 0)])
def test_barbarians_strike_the_most_cultured_among_the_weakest(seats: int, warriors: int, left: int) -> None:
    found = scene(seats).give(0, culture=5, workers={"warriors": warriors})
    if seats == 3 and warriors == 1:
        found.give(1, workers={"warriors": 3})
    assert found.reveal("barbarians").civ().unused == left


@pytest.mark.rule("TTA-CRD-20")
@pytest.mark.card("foray", "raiders", "terrorism")
def test_owners_choose_and_terrorists_choose_for_others() -> None:
    foray = scene(3).reveal("foray")
    assert foray.legal() == {f"choose-goods {n}" for n in range(4)}
    foray.do("choose-goods 1")
    assert (foray.food(), foray.resources()) == (2, 1)
    raiders = scene().give(1, tokens={"bronze": 2, "agriculture": 2}).reveal("raiders")
    assert raiders.asked() == {1: "goods"}
    terror = scene(3, age=2).give(0, culture=1).give(1, culture=1).reveal("terrorism")
    assert terror.asked() == {2: "terror"}
    terror.do("raze philosophy 1", 2).do("raze philosophy 1", 2)
    assert [terror.workers("philosophy", seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("TTA-CRD-21")
@pytest.mark.card("crime-wave")
def test_a_blue_token_leaves_the_bank_or_a_card() -> None:
    found = scene(age=2).give(1, culture=5).reveal("crime-wave")
    assert (found.civ(1).culture, found.civ(1).bank) == (2, 17)
    poor = scene(age=2).give(1, bank=0, tokens={"bronze": 1, "agriculture": 1}).reveal("crime-wave")
    poor.do("lose-token bronze", 1)
    assert poor.resources(1) == 0


@pytest.mark.rule("TTA-CRD-22")
@pytest.mark.card("development-of-politics")
def test_development_of_politics_gives_three_cards_and_spares_the_discard() -> None:
    found = politics().give(military_hand=["rats"])
    found.do("prepare rats").draw("reveal-event development-of-politics").chance()
    assert [len(found.military(seat)) for seat in (0, 1)] == [3, 3]
    assert found.asked() == {0: "turn"}


@pytest.mark.rule("TTA-CRD-23")
@pytest.mark.card("economic-progress", "good-harvest", "new-deposits")
def test_production_by_events() -> None:
    progress = scene(age=2).give(yellow=16, bank=10).reveal("economic-progress")
    assert (progress.food(), progress.resources()) == (8 + 1, 0)
    harvest = scene(age=2).give(yellow=16, bank=10).reveal("good-harvest")
    assert (harvest.food(), harvest.resources()) == (8 + 2, 0)
    deposits = scene(age=2).give(bank=4, wonders=["transcontinental-railroad"]).reveal("new-deposits")
    assert (deposits.food(), deposits.resources()) == (14, 3)


def attack(card: str) -> Scene:
    """A strong attacker with a card and actions enough, as late as the card can be."""
    age = min(3, age_of(card) + 1)
    government = "communism" if age == 3 else "constitutional-monarchy"
    return politics(age=age).give(government=government, military_hand=[card], workers={"warriors": 12})


def beat(found: Scene, card: str) -> Scene:
    """Play the card against the second seat, who yields."""
    return found.do(f"attack {card} B").do("done").do("done", 1)


@pytest.mark.rule("TTA-CRD-24")
@pytest.mark.card("assassinate-ii", "sabotage-ii")
def test_assassins_and_saboteurs_pay_and_score_by_level() -> None:
    found = attack("assassinate-ii").give(1, leader="js-bach")
    beat(found, "assassinate-ii")
    assert (found.civ(1).leader, found.civ().culture, found.civ().military_left()) == (-1, 6, 3)
    other = beat(attack("sabotage-ii").give(1, wonder="eiffel-tower", stages=1, bank=9), "sabotage-ii")
    assert (other.civ(1).wonder, other.civ(1).bank, other.civ().culture, other.civ().military_left()) == (-1, 10, 6, 3)


@pytest.mark.rule("TTA-CRD-25")
@pytest.mark.parametrize(
    ("card", "move", "gain"),
    [
        pytest.param("raid-i", "raze alchemy 1", 3, marks=pytest.mark.card("raid-i")),
        pytest.param("raid-i", "raze religion 1", 2, marks=pytest.mark.card("raid-i")),
        pytest.param("raid-ii", "raze religion 1", 1, marks=pytest.mark.card("raid-ii")),
        pytest.param("raid-ii", "raze alchemy 2", 6, marks=pytest.mark.card("raid-ii")),
        pytest.param("raid-iii", "raze alchemy 3", 9, marks=pytest.mark.card("raid-iii")),
    ],
)
def test_raids_give_half_the_printed_cost(card: str, move: str, gain: int) -> None:
    labs = {"alchemy": 3, "religion": 1, "philosophy": 0}
    found = attack(card).give(1, government="monarchy", workers=labs, special=["masonry"])
    beat(found, card).do(move)
    assert (found.resources(), found.civ(1).unused) == (gain, 1 + int(move[-1]))
    assert all(int(other[-1]) <= int({"raid-i": 1, "raid-ii": 2, "raid-iii": 3}[card]) for other in [move])


@pytest.mark.rule("TTA-CRD-26")
@pytest.mark.card("annex-ii")
def test_an_annexed_colony_gives_its_permanent_effects() -> None:
    found = attack("annex-ii").give(1, colonies=["wealthy-territory-ii"])
    beat(found, "annex-ii").do("take-colony wealthy-territory-ii")
    assert (found.civ(0).bank, found.civ(1).bank, found.resources()) == (21, 18, 0)


@pytest.mark.rule("TTA-CRD-27")
@pytest.mark.card("war-over-technology-ii")
def test_special_technologies_are_taken_instead_of_science() -> None:
    found = war("war-over-technology-ii").give(0, workers={"warriors": 12}, special=["strategy"])
    found.give(1, special=["warfare", "code-of-laws", "masonry"], science=9)
    found.do("done").do("done", 1)
    assert found.asked() == {0: "technology-spoil"}
    assert found.legal() == {"done", "take-technology code-of-laws", "take-technology masonry"}
    found.do("take-technology code-of-laws").do("done")
    advantage = 12 + 3 - 2
    assert (found.civ(0).civil, found.civ(1).civil, found.civ(0).science) == (5, 4, advantage - 6)


@pytest.mark.rule("TTA-CRD-28")
@pytest.mark.card("war-over-territory-ii", "holy-war-iii", "war-over-resources-ii", "war-over-culture-ii")
def test_wars_take_in_proportion() -> None:
    land = war("war-over-territory-ii").give(0, workers={"warriors": 8}).do("done").do("done", 1)
    assert [civ.yellow for civ in land.state.civs] == [21, 8]
    holy = war("holy-war-iii", 3).give(0, workers={"warriors": 8}).do("done").do("done", 1)
    assert (holy.civ(0).culture, holy.civ(1).unused) == (6, 0)
    assert holy.asked() == {1: "worker-loss"}
    goods = (
        war("war-over-resources-ii").give(0, workers={"warriors": 4}).give(1, tokens={"bronze": 3, "agriculture": 3})
    )
    goods.do("done").do("done", 1).do("choose-goods 2")
    assert (goods.food(), goods.resources(), goods.food(1), goods.resources(1)) == (1, 2, 2, 1)


@pytest.mark.rule("TTA-CRD-29")
@pytest.mark.card("open-borders-agreement", "loss-of-sovereignty", "acceptance-of-supremacy", "military-pact")
def test_what_pacts_say_of_attacks() -> None:
    borders = partners("open-borders-agreement").give(military_hand=["spy-ii"]).give(1, science=5)
    assert borders.civ(0).military == 3
    borders.do("attack spy-ii B").do("done").do("done", 1)
    assert borders.civ().science == 5
    shielded = partners("loss-of-sovereignty", age=3).give(2, military_hand=["war-over-culture-iii"])
    from saecula.games.through_the_ages.rules.military.politics import attack_refusal

    refused = attack_refusal(shielded.state, 2, numbers()["war-over-culture-iii"], 1)
    assert refused is not None
    assert refused.clause == "TTA-CRD-29"
    peace = partners("acceptance-of-supremacy").give(military_hand=["spy-ii"])
    assert peace.why("attack spy-ii B") == "TTA-PAC-3"


@pytest.mark.rule("TTA-CRD-30")
@pytest.mark.card("trade-routes-agreement", "international-trade-agreement", "acceptance-of-supremacy")
def test_trade_routes_serve_any_payment_once_a_turn() -> None:
    found = partners("trade-routes-agreement").do("pass").give(tokens={"agriculture": 1, "bronze": 1}, unused=1)
    assert found.why("build bronze") == "TTA-CIV-2"
    found.do("trade").do("build bronze")
    assert (found.food(), found.resources()) == (0, 0)
    assert found.why("trade") == "TTA-CRD-30"
    extra = partners("international-trade-agreement").do("pass").end_turn()
    assert extra.resources() == 3
    less = partners("acceptance-of-supremacy", role=1).do("pass").end_turn()
    assert less.resources() == 1


@pytest.mark.rule("TTA-CRD-31")
@pytest.mark.card("mahatma-gandhi", "joan-of-arc")
def test_gandhi_keeps_the_peace_and_joan_scores_when_attacked() -> None:
    found = politics(age=3).give(leader="mahatma-gandhi", military_hand=["spy-ii"])
    assert found.why("attack spy-ii B") == "TTA-CRD-31"
    dear = politics(age=3).give(military_hand=["spy-ii"]).give(1, leader="mahatma-gandhi").do("attack spy-ii B")
    assert dear.civ().military_left() == 0
    joan = politics(age=2).give(military_hand=["spy-ii"]).give(1, leader="joan-of-arc").do("attack spy-ii B")
    assert joan.civ(1).culture == 5


@pytest.mark.rule("TTA-CRD-32")
@pytest.mark.card("leonardo-da-vinci", "albert-einstein", "elvis-presley")
def test_one_building_of_the_highest_level_gains() -> None:
    found = scene(age=3).give(leader="albert-einstein", workers={"alchemy": 2, "journalism": 1, "philosophy": 0})
    found.give(hand=["iron"], science=5, government="monarchy", workers={"philosophy": 1})
    assert science_rate(found.state, 0) == 1 + 4 + 2 + 2
    assert found.do("develop iron").civ().culture == 3
    elvis = scene(age=3).give(leader="elvis-presley", government="monarchy", workers={"drama": 1, "opera": 2})
    assert (culture_rate(elvis.state, 0), happiness(elvis.state, 0)) == (2 + 6 + 3, 3 + 2)
    leonardo = scene().give(leader="leonardo-da-vinci", workers={"alchemy": 1})
    assert science_rate(leonardo.state, 0) == 1 + 2 + 1


@pytest.mark.rule("TTA-CRD-34")
@pytest.mark.card("wave-of-nationalism-ii", "military-build-up-iii", "endowment-for-the-arts-iii")
def test_stronger_and_more_mean_strictly_more() -> None:
    found = scene(4, age=3).give(1, workers={"warriors": 2}).give(2, workers={"warriors": 2})
    found.give(hand=["wave-of-nationalism-ii", "military-build-up-iii", "endowment-for-the-arts-iii"])
    assert found.do("play-action wave-of-nationalism-ii").civ().special_resources == 4
    assert found.do("play-action military-build-up-iii").civ().special_resources == 10
    found.give(3, culture=1)
    assert found.do("play-action endowment-for-the-arts-iii").civ().culture == 2


IMPACTS = [
    ("impact-of-agriculture", 2),
    ("impact-of-architecture", 2 + 1),
    ("impact-of-colonies", 8),
    ("impact-of-competition", 2 + 1),
    ("impact-of-government", 4 * 2 + 2),
    ("impact-of-happiness", 2 * 7),
    ("impact-of-industry", 2 + 5),
    ("impact-of-population", 2 * (13 - 10)),
    ("impact-of-progress", 2 * 2),
    ("impact-of-technology", 4),
    ("impact-of-wonders", 5 + 3),
]


@pytest.mark.rule("TTA-CRD-35")
@pytest.mark.parametrize(
    ("card", "points"), [pytest.param(card, points, marks=pytest.mark.card(card)) for card, points in IMPACTS]
)
def test_impacts_score_by_workers_and_indicators(card: str, points: int) -> None:
    found = scene(age=3).give(colonies=["historic-territory-i", "historic-territory-ii"], special=["architecture"])
    found.give(
        wonders=["pyramids", "eiffel-tower"], workers={"opera": 1, "bread-and-circuses": 1, "oil": 1, "cannon": 1}
    )
    found.give(unused=1, workers={"philosophy": 2, "warriors": 2}, yellow=17)
    found.give(wonders=["colossus", "eiffel-tower"], workers={"opera": 1})
    assert found.reveal(card).civ().culture == points


@pytest.mark.rule("TTA-CRD-36")
@pytest.mark.card("genghis-khan")
def test_genghis_khan_rides_without_a_tactic() -> None:
    found = scene().give(leader="genghis-khan", tactic="light-cavalry", workers={"knights": 2})
    assert rates(found) == (2, 1, 1 + 6, 0)
    assert worth(found.state, 0, units(knights=2)) == 6


@pytest.mark.rule("TTA-CRD-37")
@pytest.mark.card("winston-churchill", "james-cook")
def test_churchill_defends_and_cook_colonizes() -> None:
    found = scene(age=3).give(leader="winston-churchill", hand=["tanks"])
    assert science_price(found.state, 0, numbers()["tanks"], False) == 6
    site = game().box.site[numbers()["warriors"]]
    assert build_cost(found.state, 0, site) == 2
    found.say(wars={"B": {"card": "holy-war-iii", "on": "A"}})
    assert build_cost(found.state, 0, site) == 0
    fought = politics(age=3).give(military_hand=["spy-ii"], workers={"warriors": 3})
    fought.give(1, leader="winston-churchill", military_hand=["bonus-ii"], science=5)
    fought.do("attack spy-ii B").do("done").do("play-bonus bonus-ii", 1)
    assert fought.state.course.shield == 2 * game().box.defence[numbers()["bonus-ii"]]
    from saecula.games.through_the_ages.rules.military.colonies import payable

    cook = scene(age=2).give(leader="james-cook", military_hand=["bonus-i"], colonies=["fertile-territory-i"])
    assert (payable(cook.state, 0), culture_rate(cook.state, 0)) == (1 + 1 + 1, 2)


@pytest.mark.rule("TTA-CRD-38")
@pytest.mark.card("development-of-settlement")
def test_free_population_is_limited_by_the_bank() -> None:
    found = scene().give(1, yellow=0).reveal("development-of-settlement")
    assert [civ.unused for civ in found.state.civs] == [2, 1]


# -- every card does what is printed on it

PRODUCERS = [card for card in FOUND.civil if card.cost]
WONDERS = [card for card in FOUND.civil if card.kind == "wonder" and card.gives]
GOVERNMENTS = [card for card in FOUND.civil if card.kind == "government"]
SPECIALS = [card for card in FOUND.civil if card.kind in ("warfare", "administration", "exploration", "construction")]
LEADERS = [card for card in FOUND.civil if card.kind == "leader"]
ACTIONS = [card for card in FOUND.civil if card.kind == "action"]
TERRITORIES = [card for card in FOUND.military if card.kind == "territory"]
TACTICS = [card for card in FOUND.military if card.kind == "tactic"]
EVENTS = [card for card in FOUND.military if card.kind == "event"]
ATTACKS = [card for card in FOUND.military if card.kind in ("aggression", "war")]
PACTS = [card for card in FOUND.military if card.kind == "pact"]
BONUSES = [card for card in FOUND.military if card.kind == "bonus"]


@pytest.mark.parametrize("card", [card.id for card in PRODUCERS])
def test_a_technology_is_developed_and_built_and_produces(card: str) -> None:
    printed = next(found for found in PRODUCERS if found.id == card)
    found = scene(age=3).give(hand=[card], science=printed.science, unused=1, tokens={"bronze": printed.cost})
    before = rates(found)
    found.do(f"develop {card}").do(f"build {card}")
    gives = [printed.gives.get(name, 0) for name in ("culture", "science", "strength", "happy")]
    assert [now - was for now, was in zip(rates(found), before, strict=True)] == gives
    assert (found.civ().science, found.resources()) == (0, 0)
    assert game().box.worth[numbers()[card]] == printed.gives.get("food", 0) + printed.gives.get("resource", 0)


@pytest.mark.parametrize("card", [card.id for card in WONDERS])
def test_a_wonder_is_built_stage_by_stage_and_works(card: str) -> None:
    printed = next(found for found in WONDERS if found.id == card)
    found = scene(age=max(1, age_of(card)))
    found.give(wonder=card, tokens={"bronze": sum(printed.stages)}, workers={"warriors": 0})
    before = rates(found)
    for _ in printed.stages:
        found.give(civil_spent=0).do("build-stages 1")
    gives = [printed.gives.get(name, 0) for name in ("culture", "science", "strength", "happy")]
    change = [now - was for now, was in zip(rates(found), before, strict=True)]
    assert change == [*gives[:3], max(0, gives[3])]
    assert (found.civ().civil, found.civ().military) == (4 + printed.actions[0], 2 + printed.actions[1])
    assert found.resources() == 0


@pytest.mark.parametrize("card", [card.id for card in GOVERNMENTS])
def test_a_government_gives_its_actions_and_limit(card: str) -> None:
    printed = next(found for found in GOVERNMENTS if found.id == card)
    found = scene(age=3).give(hand=[card], science=printed.revolution).do(f"revolt {card}")
    assert [found.civ().civil, found.civ().military] == printed.actions
    assert (urban_limit(found.state, 0), found.civ().science) == (printed.limit, 0)
    assert culture_rate(found.state, 0) == printed.gives.get("culture", 0)
    assert strength(found.state, 0) == 1 + printed.gives.get("strength", 0)


@pytest.mark.parametrize("card", [card.id for card in SPECIALS])
def test_a_special_technology_gives_what_it_shows(card: str) -> None:
    from saecula.games.through_the_ages.rules.military.colonies import permanent_bonus

    printed = next(found for found in SPECIALS if found.id == card)
    found = scene(age=3).give(hand=[card], science=printed.science).do(f"develop {card}")
    civ = found.civ()
    assert [civ.civil - 4, civ.military - 2] == printed.actions
    assert (strength(found.state, 0), civ.bank) == (1 + printed.gives.get("strength", 0), 18 + printed.blue)
    assert permanent_bonus(found.state, 0) == printed.colonization


@pytest.mark.parametrize("card", [card.id for card in LEADERS])
def test_a_leader_gives_what_is_printed(card: str) -> None:
    printed = next(found for found in LEADERS if found.id == card)
    found = scene(age=max(1, age_of(card))).give(hand=[card], workers={"warriors": 0, "philosophy": 0})
    found.do(f"play-leader {card}")
    civ = found.civ()
    assert [civ.civil - 4, civ.military - 2] == printed.actions
    assert culture_rate(found.state, 0) == printed.gives.get("culture", 0)
    assert strength(found.state, 0) == printed.gives.get("strength", 0)


@pytest.mark.parametrize(
    ("leader", "expected"),
    [
        ("alexander-the-great", (0, 0, 3 + 4 + 5, 0)),
        ("homer", (2, 0, 3 + 4, 0)),
        ("william-shakespeare", (0, 0, 7, 0)),
        ("sid-meier", (2, 0, 7, 0)),
        ("js-bach", (0, 0, 7, 0)),
    ],
)
def test_a_leader_draws_on_units_and_buildings(leader: str, expected: tuple[int, ...]) -> None:
    age = max(1, age_of(leader))
    found = scene(age=age).give(workers={"warriors": 3, "swordsmen": 2, "philosophy": 0}, leader=leader)
    if leader == "sid-meier":
        found.give(workers={"alchemy": 2})
        assert rates(found) == (2, 2, 7, 0)
    else:
        assert rates(found) == expected
    arts = scene(age=age).give(leader=leader, workers={"printing-press": 2, "drama": 1})
    more = {"william-shakespeare": 2 + 2, "js-bach": 1}.get(leader, 0)
    assert culture_rate(arts.state, 0) == 2 + 2 + more + (1 if leader == "homer" else 0)


@pytest.mark.card("aristotle", "moses", "homer")
def test_leaders_of_age_a_help_in_taking_growing_and_arming() -> None:
    assert scene().lay("iron").give(leader="aristotle").do("take-card 1").civ().science == 1
    assert scene().lay("work-of-art-i").give(leader="aristotle").do("take-card 1").civ().science == 0
    assert scene().give(leader="moses", tokens={"agriculture": 1}).do("grow").food() == 0
    armed = scene().give(1, leader="homer").end_turn().chance()
    assert armed.civ(1).special_resources == 1


@pytest.mark.parametrize("card", [card.id for card in ACTIONS])
def test_an_action_card_can_be_played(card: str) -> None:
    found = scene(age=3).give(hand=[card, "iron"], unused=1, science=9, wonder="eiffel-tower", known=["alchemy"])
    found.give(tokens={"bronze": 6, "agriculture": 6})
    moves = [move for move in found.legal() if f" {card}" in move]
    assert moves
    found.do(sorted(moves)[0])
    assert card not in found.hand()
    assert numbers()[card] in found.state.course.gone


@pytest.mark.parametrize("card", [card.id for card in TERRITORIES])
def test_a_territory_becomes_a_colony_with_both_effects(card: str) -> None:
    printed = next(found for found in TERRITORIES if found.id == card)
    found = scene().give(workers={"warriors": 1}).reveal(card).do("bid 1").do("pass", 1)
    found.do("sacrifice warriors").do("done").chance()
    civ, effect = found.civ(), printed.effects[0]
    people = effect.value if effect.kind == "gain-people" else 0
    assert (civ.yellow, civ.unused) == (19 + printed.yellow - people, 1 + people)
    assert strength(found.state, 0) == printed.gives.get("strength", 0)
    assert happiness(found.state, 0) == printed.gives.get("happy", 0)
    gained = {
        "gain-science": civ.science,
        "gain-culture": civ.culture,
        "gain-food": found.food(),
        "gain-resource": found.resources(),
        "draw-cards": len(found.military()),
        "gain-people": people,
    }
    assert gained[effect.kind] == effect.value
    assert civ.bank == 18 + printed.blue - sum(civ.tokens)


@pytest.mark.parametrize("card", [card.id for card in TACTICS])
def test_a_tactic_makes_an_army(card: str) -> None:
    printed = next(found for found in TACTICS if found.id == card)
    kinds = ("riflemen", "cavalrymen", "cannon")
    found = scene(age=max(2, age_of(card))).give(
        military_hand=[card], workers={"warriors": 0, **dict(zip(kinds, printed.army, strict=True))}
    )
    before = strength(found.state, 0)
    assert strength(found.do(f"play-tactic {card}").state, 0) - before == printed.bonus
    if printed.obsolete:
        old = ("warriors", "knights" if printed.age == "III" else "cavalrymen", "cannon")
        worn = scene(age=3).give(tactic=card, workers={"warriors": 0, **dict(zip(old, printed.army, strict=True))})
        plain = sum(game().box.strength[numbers()[n]] * k for n, k in zip(old, printed.army, strict=True))
        is_worn = bool(printed.army[0]) or (printed.age == "III" and bool(printed.army[1]))
        assert strength(worn.state, 0) - plain == (printed.obsolete if is_worn else printed.bonus)


@pytest.mark.parametrize("card", [card.id for card in EVENTS])
def test_an_event_happens_to_its_end(card: str) -> None:
    found = scene(3, age=max(2, age_of(card))).give(0, unused=1, culture=9)
    found.give(1, culture=5, wonders=["pyramids", "colossus"]).reveal(card)
    for _ in range(40):
        actors = game().to_act(found.state)
        if actors == [0] and found.asked().get(0) == "turn":
            break
        seat = actors[0]
        found.chance() if seat < 0 else found.do(sorted(found.legal(seat))[0], seat)
    assert found.asked() == {0: "turn"}


@pytest.mark.card("no-event", "development-of-crafts", "development-of-science", "development-of-trade-routes")
def test_simple_gifts_of_age_a() -> None:
    assert rates(scene().reveal("no-event")) == (0, 1, 1, 0)
    assert scene().reveal("development-of-crafts").resources(1) == 2
    assert scene().reveal("development-of-science").civ(1).science == 2
    trade = scene().reveal("development-of-trade-routes")
    assert (trade.civ(1).science, trade.resources(1), trade.food(1)) == (1, 1, 1)


@pytest.mark.card(
    "cultural-influence", "scientific-breakthrough", "popularization-of-science", "national-pride", "cold-war"
)
def test_events_that_score() -> None:
    builders = {"religion": 2, "philosophy": 2}
    assert scene().give(workers=builders).reveal("cultural-influence").civ().culture == 2
    assert scene().give(workers=builders).reveal("scientific-breakthrough").civ().science == 2
    assert scene(age=2).give(workers=builders).reveal("popularization-of-science").civ().culture == 2
    assert scene(age=2).give(1, culture=3).reveal("national-pride").civ(1).culture == 8
    cold = scene(3, age=2).reveal("cold-war")
    assert [civ.science for civ in cold.state.civs] == [6, 6, 0]


@pytest.mark.card(
    "rats", "reign-of-terror", "uncertain-borders", "civil-unrest", "refugees", "crusades", "border-conflict"
)
def test_events_that_hurt_the_weak() -> None:
    assert scene().give(1, tokens={"agriculture": 4}).reveal("rats").food(1) == 0
    assert scene().reveal("reign-of-terror").civ(1).unused == 0
    borders = scene().reveal("uncertain-borders")
    assert [civ.yellow for civ in borders.state.civs] == [19, 17]
    assert scene(age=2).give(culture=9, yellow=12, unused=2).reveal("civil-unrest").civ().culture == 1
    refugees = scene(age=2).give(1, culture=5).reveal("refugees")
    assert [(civ.culture, civ.unused) for civ in refugees.state.civs] == [(3, 2), (2, 0)]
    crusades = scene().give(1, culture=5).reveal("crusades")
    assert [civ.culture for civ in crusades.state.civs] == [4, 1]


@pytest.mark.parametrize("card", [card.id for card in ATTACKS])
def test_an_attack_costs_its_military_actions(card: str) -> None:
    printed = next(found for found in ATTACKS if found.id == card)
    found = attack(card).give(1, leader="js-bach", wonder="eiffel-tower", colonies=["fertile-territory-i"])
    verb = "attack" if printed.kind == "aggression" else "declare-war"
    found.do(f"{verb} {card} B")
    assert found.civ().military_spent == (2 if printed.by_level else printed.actions)


@pytest.mark.card("enslave-i", "armed-intervention-iii", "spy-ii", "plunder-ii", "plunder-iii", "plunder-i")
def test_aggressions_take_what_they_say() -> None:
    enslaved = beat(attack("enslave-i"), "enslave-i")
    assert (enslaved.civ(1).unused, enslaved.resources()) == (0, 3)
    armed = beat(attack("armed-intervention-iii").give(1, culture=5), "armed-intervention-iii")
    assert [civ.culture for civ in armed.state.civs] == [5, 0]
    for card, amount in (("plunder-i", 3), ("plunder-ii", 5), ("plunder-iii", 8)):
        found = beat(attack(card).give(1, tokens={"bronze": 9}, bank=9), card)
        assert (found.resources(0), found.resources(1)) == (amount, 9 - amount)


@pytest.mark.parametrize("card", [card.id for card in PACTS])
def test_a_pact_gives_both_sides_what_it_says(card: str) -> None:
    printed = next(found for found in PACTS if found.id == card)
    found = partners(card, age=age_of(card))
    found.give(0, workers={"religion": 2}).give(1, workers={"religion": 2}, wonders=["pyramids"])
    for seat, side in ((0, printed.a), (1, printed.b)):
        assert found.civ(seat).military == 2 + side.military
        assert strength(found.state, seat) == 1 + side.strength
        wonders = side.per_wonder * (1 if seat == 0 else 0)
        assert culture_rate(found.state, seat) == max(0, 2 + side.culture + wonders)


@pytest.mark.parametrize("card", [card.id for card in BONUSES])
def test_a_bonus_card_defends_or_colonizes(card: str) -> None:
    from saecula.games.through_the_ages.rules.military.colonies import card_bonus
    from saecula.games.through_the_ages.rules.military.sacrifices import defence_of

    printed = next(found for found in BONUSES if found.id == card)
    state = scene().state
    assert (defence_of(state, 0, numbers()[card]), card_bonus(state, 0, numbers()[card])) == (
        printed.defence,
        printed.colonization,
    )


def test_every_card_of_every_deck_is_tried_by_one_of_these_tables() -> None:
    tables = (PRODUCERS, GOVERNMENTS, SPECIALS, LEADERS, ACTIONS)
    wonders = [card.id for card in FOUND.civil if card.kind == "wonder"]
    civil = {card.id for table in tables for card in table} | set(wonders)
    assert civil == {card.id for card in FOUND.civil}
    military = {card.id for table in (TERRITORIES, TACTICS, EVENTS, ATTACKS, PACTS, BONUSES) for card in table}
    assert military == {card.id for card in FOUND.military}
    rank_all(scene().state)
