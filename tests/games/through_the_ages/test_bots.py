"""Bots at the table: defence, bids, pacts and turns answered as somebody would who knows the game."""

from random import Random
from typing import Any

import pytest

from saecula.bots import make_bot
from saecula.bots.judge import Judge
from saecula.bots.search import AT_ONCE, FAR, manner_of
from saecula.games.through_the_ages.mind.evaluate import FEEL, turns_left, worth
from saecula.kernel.codes import Log
from tests.games.through_the_ages.scene import Scene, game, politics, scene
from tests.games.through_the_ages.test_politics import partners


def chosen(found: Scene, seat: int, bot: str = "greedy") -> str:
    """What a bot does now."""
    legal = game().legal(found.state, seat)
    code = make_bot(game(), bot).choose(game().view(found.state, seat), legal, Random(3))
    return str(game().book.decode(code))


def weights(found: Scene, seat: int) -> dict[str, float]:
    """What habit thinks of each move."""
    legal = game().legal(found.state, seat)
    texts = [str(game().book.decode(code)) for code in legal]
    return dict(zip(texts, game().mind.policy(found.state, seat, legal), strict=True))


def attacked(mine: int, theirs: int) -> Scene:
    """The defender is asked; units of the attacker and of the defender."""
    found = politics(age=2).give(workers={"warriors": mine}, military_hand=["spy-ii"])
    found.give(1, workers={"warriors": theirs}, yellow=18, science=9, military_hand=["bonus-ii", "legion"])
    return found.do("attack spy-ii B").do("done")


@pytest.mark.parametrize("bot", ["greedy", "search:20"])
def test_a_bonus_card_is_played_where_it_saves_the_day(bot: str) -> None:
    found = attacked(mine=4, theirs=2)
    assert chosen(found, 1, bot) == "play-bonus bonus-ii"
    assert max(weights(found, 1), key=weights(found, 1).__getitem__) == "play-bonus bonus-ii"


@pytest.mark.parametrize("bot", ["greedy", "search:20"])
def test_nothing_is_given_where_the_attack_has_failed_already(bot: str) -> None:
    found = attacked(mine=2, theirs=3)
    assert chosen(found, 1, bot) == "done"
    assert max(weights(found, 1), key=weights(found, 1).__getitem__) == "done"


def test_a_turn_is_played_on_and_a_fight_is_judged_when_it_is_over() -> None:
    played: Any = game()
    judge = Judge(played)
    assert manner_of(played, judge, scene().state) is FAR
    assert manner_of(played, judge, attacked(mine=4, theirs=2).state) is AT_ONCE


def test_nothing_is_given_where_nothing_helps() -> None:
    found = attacked(mine=14, theirs=2)
    assert weights(found, 1)["play-bonus bonus-ii"] < weights(found, 1)["done"]
    assert chosen(found, 1) == "done"


def test_habit_bids_no_more_than_a_colony_is_worth() -> None:
    found = scene().give(workers={"warriors": 12}).give(1, workers={"warriors": 12}).reveal("historic-territory-i")
    found_weights = weights(found, 0)
    assert found_weights["bid 1"] > found_weights["pass"] > found_weights["bid 9"]


def test_a_cheap_colony_is_bid_for() -> None:
    found = scene().give(workers={"warriors": 2}).give(1, workers={"warriors": 0}).reveal("historic-territory-i")
    assert chosen(found, 0).startswith("bid")


def test_a_pact_that_costs_is_refused_and_one_that_gives_is_accepted() -> None:
    good = politics(3, age=2).give(military_hand=["international-trade-agreement"])
    good.do("offer-pact international-trade-agreement B b")
    assert chosen(good, 1) == "accept"
    bad = politics(3, age=3).give(military_hand=["loss-of-sovereignty"]).give(1, workers={"religion": 2})
    bad.do("offer-pact loss-of-sovereignty B a")
    assert chosen(bad, 1) == "refuse"


def test_an_uprising_is_averted_where_it_can_be() -> None:
    found = scene().give(yellow=12, unused=1, tokens={"bronze": 6}, workers={"religion": 1}, civil_spent=3)
    assert chosen(found, 0) == "build religion"


def test_a_partner_is_no_worse_off_for_being_judged() -> None:
    found = partners("peace-treaty", age=3)
    before = found.state.copy()
    shares = game().mind.evaluate(found.state)
    assert sum(shares) == pytest.approx(1.0)
    assert before.dump() == found.state.dump()


def test_what_grows_is_worth_more_the_longer_it_lasts() -> None:
    found = scene().give(workers={"religion": 2})
    plain = scene()
    early = worth(found.state, 0, 10.0) - worth(plain.state, 0, 10.0)
    late = worth(found.state, 0, 1.0) - worth(plain.state, 0, 1.0)
    assert early > late > 0
    assert turns_left(found.state) > 1
    assert FEEL.unused < FEEL.people * 2


def test_a_turn_is_planned_to_its_end() -> None:
    found = scene().give(hand=["theology"], science=2, unused=1, tokens={"bronze": 9, "agriculture": 6})
    made = [chosen(found, 0)]
    while made[-1] != "end-actions" and len(made) < 12:
        code = game().book.encode(game().book.parse(made[-1]))
        game().apply(found.state, 0, code, Log(False))
        made.append(chosen(found, 0))
    assert made[-1] == "end-actions"
    assert found.civ().civil_left() == 0
