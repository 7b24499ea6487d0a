"""The drive loop: chance, time and bots go on until somebody outside must decide."""

from functools import partial
from random import Random
from typing import Any

import pytest

from saecula.bots.reaction import Hands
from saecula.games import make_game
from saecula.kernel.codes import CHANCE, CLOCK, millis
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.play.driving import draw_all, draws, drive, first_asked
from saecula.play.playout import NOBODY
from saecula.research.table import Table, open_table

GAME = make_game("pebbles")


def new_match(glass: str = "off") -> Match[Any]:
    return Match(GAME, 2, {"glass": glass}, seed_of("pebbles", 3))


def first_of(table: Match[Any] | Table, seat: int) -> int:
    return GAME.legal(table.state, seat)[0]


def test_chance_draws_until_somebody_must_decide() -> None:
    match = new_match()
    assert [played.seat for played in draw_all(match)] == [CHANCE] * 6
    assert draw_all(match) == []


def test_draws_come_one_by_one_each_from_where_the_one_before_led() -> None:
    match = new_match()
    assert [len(match.lines) for _ in draws(match)] == [1, 2, 3, 4, 5, 6]


def test_a_game_stops_at_the_seat_that_has_no_answer_and_leaves_it_the_choice() -> None:
    match = new_match()
    order = partial(first_asked, GAME)
    assert drive(match, order, lambda seat: None if seat else first_of(match, seat)) == 1
    assert [played.seat for played in match.played[6:]] == [0]
    assert GAME.to_act(match.state) == [1]


def test_a_game_with_answers_for_all_is_played_to_its_end() -> None:
    match = new_match()
    assert drive(match, partial(first_asked, GAME), lambda seat: first_of(match, seat)) == NOBODY
    assert match.is_over()


def test_an_order_that_names_nobody_stops_the_game_where_it_is() -> None:
    match = new_match()
    assert drive(match, lambda state: None, lambda seat: first_of(match, seat)) == NOBODY
    assert len(match.played) == 6


def test_where_time_runs_it_passes_until_a_hand_comes_down() -> None:
    match = new_match("on")
    hands = Hands(GAME, ["casual"] * 2, [Random(0), Random(1)])
    assert drive(match, hands.next, lambda seat: None) in (0, 1)
    assert [played.seat for played in match.played[6:]] == [CLOCK]
    assert 0 < (GAME.now(match.state) or 0) < 5000


def test_time_runs_to_its_deadline_where_nobody_else_is_asked() -> None:
    game = make_game("time-of-empires")
    match = Match(game, 2, {"ages": "real-time", "speed": "30"}, seed_of("time-of-empires", 1))
    answered: list[int] = []

    def answer(seat: int) -> int | None:
        answered.append(seat)
        return game.legal(match.state, seat)[0] if len(answered) < 20 else None

    assert drive(match, partial(first_asked, game), answer) == answered[-1]
    ticks = [millis(played.code) for played in match.played if played.seat == CLOCK]
    # the count-in, then the first glasses
    assert ticks[:2] == [3000, 33000]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_table_of_the_research_api_is_driven_as_well(seat: int) -> None:
    table = open_table("pebbles", 2)
    table.reset(5)
    table.go_on(lambda asked: None if asked == seat else first_of(table, asked))
    assert table.asked()[0] == seat
