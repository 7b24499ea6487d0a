"""Hints: a plan that can be trusted, from what the seat knows."""

from collections.abc import Iterable
from itertools import permutations
from random import Random
from typing import Any

import pytest

from saecula.bots.learned import learned_judge
from saecula.games import make_game
from saecula.kernel.codes import CHANCE, Log
from saecula.kernel.game import Game
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.views import View
from saecula.review import advise
from saecula.review.advice import is_same_end, sure_plan
from saecula.review.figures import PROSPECT, prospects_of
from saecula.review.gains import Gains, SurePlan, changes_against, changes_of, gains_of, idle_kinds, idled
from tests.games.tempus.scene import GAME, SOUTH, coded, disc
from tests.games.tempus.scene import scene as tempus_scene
from tests.games.through_the_ages.scene import scene as ages_scene
from tests.review.kit import SHORT, choices_of, record_of

#: Quick enough for tests; who advises is another question than what is told.
LEVEL = "learned"


@pytest.mark.parametrize("name", SHORT)
def test_a_plan_can_be_followed_in_every_world_the_seat_holds_possible(name: str) -> None:
    game, record = record_of(name, 90)
    judge = learned_judge(game)
    for asked in choices_of(game, record, 9):
        plan = sure_plan(game, judge, asked.view, asked.legal[0]).moves
        for number in range(50, 56):
            world = game.resample(asked.view, Random(number))
            for code in plan:
                assert asked.seat in game.to_act(world)
                assert code in game.legal(world, asked.seat), "a step of the plan rests on something that was sampled"
                game.make(world, asked.seat, code, Log(False))


@pytest.mark.parametrize("name", SHORT)
def test_a_hint_tells_plans_changes_and_chances(name: str) -> None:
    game, record = record_of(name, 60)
    asked = next(choices_of(game, record, 12))
    hint = advise(game, LEVEL, asked.view, asked.legal, 1)
    measures = game.face.measures(asked.state)
    assert 1 <= len(hint.moves) <= 3
    for advised in hint.moves:
        assert advised.plan[0] == advised.move
        assert game.book.encode(game.book.from_json(advised.move)) in asked.legal
        assert 0.0 <= advised.value <= 1.0
        for changes in (advised.changes, advised.against):
            assert set(changes) <= {*measures, PROSPECT}
            assert 0 not in changes.values()
        for chances in (advised.chances, advised.otherwise):
            assert len(chances) == asked.state.seats
            assert sum(chances) == pytest.approx(1.0, abs=0.001)


@pytest.mark.parametrize("name", SHORT)
def test_doing_nothing_changes_nothing_compared_with_doing_nothing(name: str) -> None:
    game, record = record_of(name, 120)
    judge, ended = learned_judge(game), 0
    for asked in choices_of(game, record, 3):
        idle = [code for code in asked.legal if type(game.book.decode(code)).__name__ in idle_kinds(game)]
        for code in idle[:1]:
            plan = sure_plan(game, judge, asked.view, code)
            now = [game.resample(asked.view, Random(number)) for number in range(len(plan.worlds))]
            gains = gains_of(game, plan, now, asked.seat)
            if plan.moves == [code] and gains.has_ended:
                assert changes_of(gains) == {}
                ended += 1
    assert ended


def test_what_the_end_of_a_turn_brings_anyway_is_no_merit_of_a_plan() -> None:
    scene = ages_scene(version="advanced").give(workers={"religion": 2})
    game, state = scene.rules, scene.state
    view = game.view(state, 0)
    plan = sure_plan(game, learned_judge(game), view, game.book.encode(game.book.parse("end-actions")))
    gains = gains_of(game, plan, [game.resample(view, Random(number)) for number in range(len(plan.worlds))], 0)
    culture = game.face.measures(state)["culture"][0]
    assert gains.has_ended
    assert [figures["culture"] for figures in gains.figures] == [culture + 2] * len(plan.worlds)
    assert changes_of(gains) == {}


def test_where_an_action_has_to_be_chosen_nothing_is_done_with_another_one() -> None:
    tokens: dict[str, dict[tuple[int, int], int]] = {"A": {(0, 0): 3, (2, 0): 1}, "B": SOUTH}
    land = {**disc(3, "hills"), (0, 0): "grassland"}
    game, state = GAME, tempus_scene(land=land, tokens=tokens, eras="cities", tiles={"A": 1}).state
    build = [coded("choose-action city"), coded("build-city 0,0 3")]
    assert coded("choose-action city") in game.legal(state, 0)
    after = idled(game, state, 0, build)
    assert after is not None
    assert 0 not in game.to_act(after)
    assert game.face.measures(after)["cities"] == game.face.measures(state)["cities"]


def test_a_plan_that_stops_in_mid_turn_and_one_that_ends_it_are_compared_by_what_they_bring() -> None:
    has, had = {"culture": 7.0, "strength": 2.0}, {"culture": 7.0, "strength": 1.0}
    ended = Gains(True, [has], [], [had])
    open_one = Gains(False, [{"culture": 5.0, "strength": 1.0}], [], [{"culture": 5.0, "strength": 1.0}])
    assert changes_against(ended, open_one) == {"strength": 1}
    assert changes_against(ended, Gains(True, [had], [], [had])) == {"strength": 1}


@pytest.mark.parametrize("name", SHORT)
def test_every_game_says_by_which_moves_nothing_is_done(name: str) -> None:
    game, _ = record_of(name, 1)
    assert idle_kinds(game)
    assert set(idle_kinds(game)) <= {kind.__name__ for kind in game.book.types}


@pytest.mark.parametrize("name", SHORT)
@pytest.mark.parametrize("level", [LEVEL, "deep:24"])
def test_no_plan_is_told_to_be_better_than_the_one_that_is_advised(name: str, level: str) -> None:
    game, record = record_of(name, 60)
    for asked in list(choices_of(game, record, 12))[:2]:
        values = [advised.value for advised in advise(game, level, asked.view, asked.legal, 1).moves]
        assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("name", SHORT)
def test_the_plans_of_a_hint_lead_to_different_ends(name: str) -> None:
    game, record = record_of(name, 90)
    for asked in list(choices_of(game, record, 9))[:5]:
        plans = [sorted(map(str, advised.plan)) for advised in advise(game, LEVEL, asked.view, asked.legal, 1).moves]
        assert all(plans.count(plan) == 1 for plan in plans), "the same moves in another order are one plan"


def settling() -> tuple[Game[Any], Match[Any]]:
    """Tempus, where the first player is about to place three tokens."""
    game = make_game("tempus")
    match = Match(game, 3, {"map": "dealt"}, seed_of("tempus", 7), ["Ada", "Bea", "Cem"])
    while game.to_act(match.state) == [CHANCE]:
        match.draw()
    return game, match


def test_tokens_that_are_placed_in_another_order_are_one_plan() -> None:
    game, match = settling()
    seat = game.to_act(match.state)[0]
    view = game.view(match.state, seat)
    best = sure_plan(game, learned_judge(game), view, advised_first(game, view, game.legal(match.state, seat)))
    assert len(set(best.moves)) == 3
    for order in permutations(best.moves):
        worlds = [game.resample(view, Random(number)) for number in range(len(best.worlds))]
        if all(follow_legally(game, world, seat, order) for world in worlds):
            assert is_same_end(game, best, SurePlan([*order], worlds, False), view)
    told = advise(game, LEVEL, view, game.legal(match.state, seat), 1).moves
    assert len(told) == 3
    assert len({tuple(sorted(move["hex"] for move in advised.plan)) for advised in told}) == 3


def follow_legally(game: Game[Any], world: Any, seat: int, moves: Iterable[int]) -> bool:
    for code in moves:
        if code not in game.legal(world, seat):
            return False
        game.make(world, seat, code, Log(False))
    return True


def advised_first(game: Game[Any], view: View, legal: list[int]) -> int:
    move = advise(game, LEVEL, view, legal, 1, best=1).moves[0].move
    return game.book.encode(game.book.from_json(move))


@pytest.mark.parametrize("name", SHORT)
def test_a_hint_rests_on_the_view_of_its_seat(name: str) -> None:
    game, record = record_of(name, 60)
    asked = next(choices_of(game, record, 12))
    other = game.resample(asked.view, Random(77))
    hints = [advise(game, LEVEL, game.view(state, asked.seat), asked.legal, 1) for state in (asked.state, other)]
    assert hints[0] == hints[1]


def test_where_there_is_one_move_it_is_the_hint() -> None:
    game, record = record_of("tempus", 60)
    asked = next(choices_of(game, record, 12))
    hint = advise(game, LEVEL, asked.view, asked.legal[:1], 1)
    assert [advised.move for advised in hint.moves] == [game.book.decode(asked.legal[0]).json()]
    assert hint.moves[0].value == hint.moves[0].chances[asked.seat]


@pytest.mark.parametrize("name", SHORT)
def test_bots_of_every_game_can_tell_what_points_to_hope_for(name: str) -> None:
    game, record = record_of(name)
    last = list(choices_of(game, record, 9))[-1]
    hoped = prospects_of(game, last.state)
    has = game.face.measures(last.state).get("points") or game.face.measures(last.state)["culture"]
    assert len(hoped) == last.state.seats
    assert all(hope >= 0.5 * points for hope, points in zip(hoped, has, strict=True))


def test_nobody_hopes_before_there_is_a_world() -> None:
    game, record = record_of("rise-and-fall", 8)
    asked = next(choices_of(game, record, 1))
    assert prospects_of(game, asked.state) == []
