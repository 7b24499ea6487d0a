"""TTA-BLU, TTA-PRO, TTA-HAP and TTA-MCA: tokens, production, happiness, military cards."""

import pytest

from saecula.games.through_the_ages.model.view import build_view
from saecula.games.through_the_ages.rules.goods import gain_food, pay_resources
from saecula.games.through_the_ages.rules.military.hands import reshuffle
from saecula.games.through_the_ages.rules.ratings import unhappy_workers
from saecula.kernel.codes import CHANCE
from tests.games.through_the_ages.scene import Scene, game, numbers, politics, scene
from tests.games.through_the_ages.test_cards import attack, beat


def empty_deck(found: Scene) -> Scene:
    """Let all cards of the military deck have left."""
    box, deck = game().box, found.state.course.deck
    cards = [card for card in range(box.military_from[1], box.military_to[1]) for _ in range(deck[card])]
    return found.say(away=[game().names[card] for card in cards])


def pay(found: Scene, amount: int) -> Scene:
    pay_resources(game().box, found.civ(), amount)
    return found


@pytest.mark.rule("TTA-BLU-1")
def test_each_worker_puts_one_token_on_its_card_worth_what_the_card_shows() -> None:
    found = scene().give(workers={"irrigation": 1, "iron": 2}, yellow=18).end_turn()
    assert (found.tokens("irrigation"), found.tokens("iron"), found.food(), found.resources()) == (1, 2, 4, 6)
    assert found.civ().bank == 18 - 7
    empty = scene().give(bank=0, tokens={"bronze": 18}).end_turn()
    assert (empty.food(), empty.tokens("bronze")) == (0, 18 - 6)


@pytest.mark.rule("TTA-BLU-2")
def test_paying_leaves_fewest_tokens_then_most_on_the_highest_card() -> None:
    found = pay(scene().give(known=["iron", "coal"], tokens={"bronze": 1, "coal": 2}, bank=10), 2)
    assert (found.tokens("coal"), found.tokens("iron"), found.tokens("bronze")) == (1, 1, 0)
    never_up = pay(scene().give(known=["iron"], tokens={"bronze": 4}, bank=10), 2)
    assert (never_up.tokens("iron"), never_up.tokens("bronze")) == (0, 2)


@pytest.mark.rule("TTA-BLU-3")
def test_a_gain_uses_the_fewest_tokens_on_any_technology_one_has() -> None:
    found = scene().give(known=["irrigation"])
    assert gain_food(game().box, found.civ(), 3) == 3
    assert (found.tokens("irrigation"), found.tokens("agriculture")) == (1, 1)


@pytest.mark.rule("TTA-BLU-3")
def test_a_gain_of_five_is_one_token_on_the_highest_farm_or_mine() -> None:
    found = attack("plunder-ii").give(known=["mechanized-agriculture", "oil"])
    found.give(1, tokens={"agriculture": 6, "bronze": 6})
    food = beat(Scene(found.state.copy()), "plunder-ii").do("choose-goods 0")
    assert (food.tokens("mechanized-agriculture"), food.food()) == (1, 5)
    resources = beat(found, "plunder-ii").do("choose-goods 5")
    assert (resources.tokens("oil"), resources.resources()) == (1, 5)


@pytest.mark.rule("TTA-BLU-4")
def test_food_pays_for_food_alone_and_both_keep() -> None:
    found = scene().give(tokens={"agriculture": 9, "bronze": 2}, workers={"agriculture": 0}, unused=1)
    assert found.why("build philosophy") == "TTA-CIV-2"
    found.do("grow").end_turn()
    assert found.food() == 7


@pytest.mark.rule("TTA-BLU-5")
def test_a_gain_ends_with_the_tokens_of_the_bank() -> None:
    found = scene().give(known=["selective-breeding"], bank=1)
    assert gain_food(game().box, found.civ(), 5) == 3


@pytest.mark.rule("TTA-BLU-6")
def test_with_few_tokens_farms_come_first_and_higher_levels() -> None:
    found = scene().give(workers={"irrigation": 1, "agriculture": 2}, bank=2, tokens={"bronze": 16}).end_turn()
    assert (found.tokens("irrigation"), found.tokens("agriculture"), found.resources()) == (1, 1, 16 - 6)


@pytest.mark.rule("TTA-BLU-7")
def test_without_a_token_for_change_the_surplus_is_lost() -> None:
    found = pay(scene().give(known=["oil"], tokens={"oil": 1}, bank=0), 1)
    assert (found.resources(), found.civ().bank) == (1, 0)
    assert pay(scene().give(known=["oil"], tokens={"oil": 1}, bank=3), 1).resources() == 4


@pytest.mark.rule("TTA-PRO-1")
def test_in_an_uprising_the_whole_phase_is_skipped() -> None:
    found = scene().give(yellow=12, unused=1).end_turn()
    assert (found.food(), found.resources(), found.civ().science, found.military()) == (0, 0, 0, [])
    assert found.state.course.turn == 1


@pytest.mark.rule("TTA-PRO-2")
def test_points_food_eating_resources_corruption_and_cards_come_in_order() -> None:
    found = scene().give(workers={"religion": 1}, yellow=16, bank=10, tokens={"bronze": 8}).end_turn()
    told = [type(event).__name__ for event in found.told()][1:]
    assert told == ["PointsScored", "PointsScored", "GoodsGained", "GoodsGained", "CorruptionPaid"]
    assert (found.civ().culture, found.food()) == (1, 1)
    assert game().to_act(found.state) == [CHANCE]


@pytest.mark.rule("TTA-PRO-3")
def test_each_missing_food_costs_four_culture() -> None:
    found = scene().give(yellow=9, workers={"agriculture": 0, "theology": 2}, culture=10).end_turn()
    assert found.civ().culture == 10 + 2 - 8
    assert scene().give(yellow=9, workers={"agriculture": 0, "theology": 2}, culture=1).end_turn().civ().culture == 0


@pytest.mark.rule("TTA-PRO-4")
def test_corruption_is_read_after_mining_and_takes_resources_alone() -> None:
    found = scene().give(bank=12, tokens={"bronze": 1}).end_turn()
    assert (found.civ().bank, found.resources(), found.food()) == (10, 1, 5 + 2)
    poor = scene().give(bank=4, workers={"bronze": 0}, tokens={"bronze": 1}).end_turn()
    assert (poor.resources(), poor.food()) == (0, 13 + 2)


@pytest.mark.rule("TTA-PRO-5")
@pytest.mark.parametrize(("military", "age", "drawn"), [(2, 1, 2), (4, 1, 3), (2, 4, 0)])
def test_cards_are_drawn_for_unspent_military_actions(military: int, age: int, drawn: int) -> None:
    found = scene(age=age)
    if military > 2:
        found.give(special=["warfare"], leader="julius-caesar")
    assert found.civ().military == military
    assert len(found.end_turn().chance().military()) == drawn


@pytest.mark.rule("TTA-PRO-6")
def test_the_food_eaten_is_read_off_the_yellow_bank() -> None:
    found = scene().give(
        yellow=0, workers={"organized-religion": 2, "bread-and-circuses": 1}, tokens={"agriculture": 9}
    )
    found.end_turn()
    assert found.food() == 9 + 2 - 6


@pytest.mark.rule("TTA-HAP-1")
def test_unhappy_workers_are_counted_among_the_unused_and_may_be_put_to_work() -> None:
    found = scene().give(yellow=12, unused=2, tokens={"bronze": 2})
    assert unhappy_workers(found.state, 0) == 2
    found.do("build bronze").end_turn()
    assert "Uprising" in {type(event).__name__ for event in found.told()}


@pytest.mark.rule("TTA-HAP-3")
def test_as_many_unused_as_unhappy_workers_are_enough() -> None:
    found = scene().give(yellow=12, unused=2, tokens={"agriculture": 2}).end_turn()
    assert found.civ().science == 1


@pytest.mark.rule("TTA-MCA-1", "TTA-MCA-2")
def test_cards_above_the_military_actions_are_discarded_after_the_political_action() -> None:
    found = politics().give(military_hand=["legion", "phalanx", "enslave-i", "bonus-i"]).do("pass")
    assert found.asked() == {0: "discards"}
    found.do("discard legion")
    assert found.why("discard legion") == "TTA-MCA-1"
    found.do("discard bonus-i")
    assert found.military() == ["enslave-i", "phalanx"]
    assert found.asked() == {0: "turn"}
    more = politics().give(wonders=["library-of-alexandria"], military_hand=["legion", "phalanx", "enslave-i"])
    assert more.do("pass").asked() == {0: "turn"}


@pytest.mark.rule("TTA-MCA-1")
def test_discards_are_face_down_and_come_back_when_the_deck_is_empty() -> None:
    found = politics(3).give(military_hand=["legion", "phalanx", "bonus-i"]).do("pass").do("discard bonus-i")
    shown = build_view(found.state, 1, game().names).piles.down[0]
    assert [slot % 1024 for slot in shown] == [1023]
    empty_deck(found)
    assert reshuffle(found.state, found.log)
    assert found.state.course.deck[numbers()["bonus-i"]] == 1
    assert found.state.piles.pools[found.state.course.pool] == 1


@pytest.mark.rule("TTA-MCA-3")
def test_a_drawn_bonus_card_may_defend_before_the_next_turn() -> None:
    found = politics().give(military_hand=["enslave-i"]).give(1, military_hand=["bonus-i"])
    found.do("attack enslave-i B").do("done", 0)
    assert "play-bonus bonus-i" in found.legal(1)


@pytest.mark.rule("TTA-MCA-4")
def test_used_cards_go_to_the_discards_and_events_never_return() -> None:
    found = politics().give(military_hand=["enslave-i"]).give(1, workers={"warriors": 0})
    found.do("attack enslave-i B").do("done")
    assert found.state.piles.open == [numbers()["enslave-i"]]
    event = scene().reveal("pestilence")
    assert (event.state.piles.past[-1], event.state.piles.open) == (numbers()["pestilence"], [])


@pytest.mark.rule("TTA-MCA-5")
def test_with_deck_and_discards_empty_nothing_is_drawn() -> None:
    found = empty_deck(scene()).end_turn().chance()
    assert found.military() == []
