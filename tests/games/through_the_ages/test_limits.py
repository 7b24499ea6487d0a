"""Where actions, prices and cards run out."""

import pytest

from saecula.games.through_the_ages.edges.events import CardLaid, GoodsGained, GoodsLost, TokensGained, TokensLost
from saecula.games.through_the_ages.model.civ import Civ
from saecula.games.through_the_ages.rules.goods import produce
from saecula.games.through_the_ages.rules.military.concerns import give_tokens
from saecula.games.through_the_ages.rules.military.losses import lose_people
from saecula.games.through_the_ages.rules.points import (
    change_blue,
    change_yellow,
    lose_goods,
    receive_food,
    receive_resources,
)
from saecula.games.through_the_ages.rules.ratings import culture_of_leader
from saecula.parts.rows import RememberingMind
from tests.games.kit import told
from tests.games.through_the_ages.scene import Scene, game, politics, scene, start


def refusal(found: Scene, move: str) -> tuple[str, str]:
    """Clause and key against a move of the first seat."""
    clause, key = found.table.refusal("A", move)
    return clause, key.removeprefix("through-the-ages-")


@pytest.mark.rule("TTA-CIV-6")
def test_without_a_civil_action_no_leader_is_played() -> None:
    found = scene().give(hand=["moses"], civil_spent=4)
    assert "play-leader moses" not in found.legal()


@pytest.mark.rule("TTA-CIV-8", "TTA-TUR-3")
def test_without_a_civil_action_no_action_card_is_played() -> None:
    found = scene().give(hand=["rich-land-a"], civil_spent=4, tokens={"bronze": 3})
    assert refusal(found, "build-with rich-land-a bronze") == ("TTA-TUR-3", "civil-actions-short")


@pytest.mark.rule("TTA-CIV-3")
def test_an_action_card_moves_nobody_down_to_the_first_farm() -> None:
    found = scene().give(hand=["efficient-upgrade-i"], workers={"irrigation": 1})
    assert refusal(found, "upgrade-with efficient-upgrade-i irrigation agriculture") == ("TTA-CIV-3", "not-an-upgrade")


@pytest.mark.rule("TTA-CIV-23", "TTA-CRD-12")
def test_a_worker_for_less_than_nothing_costs_nothing_and_brings_nothing() -> None:
    found = scene().give(wonders=["ocean-liner-service"], tokens={"agriculture": 1}).do("welcome")
    assert (found.food(), found.civ().route_food, found.civ().unused) == (1, 0, 2)


@pytest.mark.rule("TTA-CIV-5", "TTA-CIV-17")
def test_stages_built_at_once_cost_what_each_of_them_says() -> None:
    found = scene().give(wonder="pyramids", stages=1, special=["masonry"], tokens={"bronze": 3})
    assert "build-stages 2" in found.legal()
    assert found.do("build-stages 2").resources() == 0


@pytest.mark.rule("TTA-TAK-1")
def test_an_empty_place_of_the_row_has_no_card_to_take() -> None:
    assert refusal(scene(), "take-card 1") == ("TTA-TAK-1", "place-empty")


@pytest.mark.rule("TTA-END-6")
def test_the_turn_goes_past_one_who_resigned_to_the_very_next_player() -> None:
    found = scene(4, resigning="on").say(resigned=["B"]).end_turn()
    assert found.chance().state.course.turn == 2


@pytest.mark.rule("TTA-SET-3")
def test_a_card_laid_is_told_with_its_place_in_the_row() -> None:
    found = start(2).draw("choose-first A").chance_once()
    assert [event.place for event in told(found.told(), CardLaid)] == [1]


@pytest.mark.card("michelangelo")
@pytest.mark.rule("TTA-COM-9")
def test_a_leader_draws_culture_from_the_faces_of_his_own_kinds_of_buildings_alone() -> None:
    found = scene(age=2).give(leader="michelangelo", workers={"religion": 1, "bread-and-circuses": 1})
    assert culture_of_leader(found.civ(), found.state.box) == 1


@pytest.mark.rule("TTA-EVE-3", "TTA-COM-11")
def test_gains_and_losses_are_told_as_what_they_are() -> None:
    found = scene()
    state, log = found.state, found.log
    give_tokens(state, 1, 0, 2, log)
    change_yellow(state, 0, 1, log)
    change_blue(state, 1, 1, log)
    receive_food(state, 0, 2, log)
    receive_resources(state, 1, 3, log)
    lose_goods(state, 1, 0, 1, log)
    assert found.told() == [
        TokensLost(1, 2, 0),
        TokensGained(0, 2, 0),
        TokensGained(0, 1, 0),
        TokensGained(1, 0, 1),
        GoodsGained(0, 2, 0),
        GoodsGained(1, 0, 3),
        GoodsLost(1, 0, 1),
    ]


@pytest.mark.rule("TTA-BLU-1")
def test_the_best_farms_produce_once_like_all_others() -> None:
    found = scene(age=3).give(workers={"agriculture": 1, "mechanized-agriculture": 1}, bank=18)
    assert produce(found.state.box, found.civ(), found.state.box.farms) == 1 + 5


@pytest.mark.rule("TTA-VAR-3")
def test_against_gangs_a_mark_of_the_first_seat_protects_as_any_other() -> None:
    found = politics(3, gangs="on").say(turn="C", marks={"B": "A"}).give(2, military_hand=["enslave-i"])
    assert found.why("attack enslave-i B", 2) == "TTA-VAR-3"


def answer(found: Scene, seat: int, move: str) -> None:
    """Make a move of a loser, whoever's turn it is."""
    book = game().book
    game().apply(found.state, seat, book.encode(book.parse(move)), found.log)


@pytest.mark.rule("TTA-EVE-3")
def test_as_many_workers_are_lost_one_by_one_as_the_loss_says() -> None:
    found = scene().give(1, workers={"warriors": 2, "bronze": 2})
    lose_people(found.state, 1, found.civ(1).unused + 3, found.log)
    clause, key = found.table.refusal("B", "lose-worker iron")
    assert (clause, key) == ("TTA-EVE-3", "through-the-ages-nobody-there")
    for move in ("lose-worker warriors", "lose-worker bronze", "lose-worker warriors"):
        assert found.asked()[1] == "worker-loss"
        answer(found, 1, move)
    assert (found.workers("warriors", 1), found.workers("bronze", 1), 1 in found.asked()) == (0, 1, False)


@pytest.mark.rule("TTA-COL-8")
def test_as_many_tokens_are_lost_one_by_one_as_the_bank_lacks() -> None:
    found = scene().give(1, tokens={"bronze": 3})
    change_blue(found.state, 1, -found.civ(1).bank - 2, found.log)
    before = len(found.told())
    for _ in range(2):
        assert found.asked()[1] == "token-loss"
        answer(found, 1, "lose-token bronze")
    assert (found.told()[before:], found.tokens("bronze", 1)) == ([TokensLost(1, 0, 1)] * 2, 1)
    assert 1 not in found.asked()


@pytest.mark.rule("TTA-VAR-5", "TTA-VAR-10")
def test_in_the_first_round_no_military_action_draws_a_card() -> None:
    assert "draw-military" not in start(2, drawing="action").draw("choose-first A").chance().legal()


def altered(civ: Civ, field: str) -> Civ:
    """A civilization that differs in one thing."""
    other = civ.copy()
    value = getattr(civ, field)
    if isinstance(value, list):
        setattr(other, field, [*value[:-1], value[-1] + 1] if value else [1])
    else:
        setattr(other, field, value + 1)
    return other


@pytest.mark.parametrize("field", Civ(0, 0).dump(True))
def test_a_row_notices_whatever_changes_in_a_civilization(field: str) -> None:
    found = scene().give(leader="moses", wonders=["pyramids"], hand=["iron"])
    mind = game().mind
    assert isinstance(mind, RememberingMind)
    memory = mind.memory(found.state.seats)
    found.give(yellow=10, bank=10)
    mind.features_again(found.state, 1, memory)
    found.state.civs[0] = altered(found.civ(), field)
    assert mind.features_again(found.state, 1, memory) == mind.features(found.state, 1)
