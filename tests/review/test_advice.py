"""Hints: a plan that can be trusted, from what the seat knows."""

from random import Random

import pytest

from saecula.bots.learned import learned_judge
from saecula.kernel.codes import Log
from saecula.review import advise
from saecula.review.advice import sure_plan
from saecula.review.figures import PROSPECT, prospects_of
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
    assert sum(hint.chances) == pytest.approx(1.0, abs=0.001)
    for advised in hint.moves:
        assert advised.plan[0] == advised.move
        assert game.book.encode(game.book.from_json(advised.move)) in asked.legal
        assert 0.0 <= advised.value <= 1.0
        assert set(advised.changes) <= {*measures, PROSPECT}
        assert 0 not in advised.changes.values()
        assert len(advised.chances) == asked.state.seats


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
    assert [advised.move for advised in hint.moves] == [game.book.to_json(game.book.decode(asked.legal[0]))]


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
