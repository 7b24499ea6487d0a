"""Moves that are no choice: whether everybody knows, and how they go back."""

from typing import Any

import pytest

from saecula.games import make_game
from saecula.kernel.errors import IllegalMove
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.play.driving import draw_all
from saecula.play.forced import closes_undo, is_known_to_all, last_move, undo, undo_choice, why_no_undo

TEMPUS = make_game("tempus")
PEBBLES = make_game("pebbles")


@pytest.fixture
def pebbles() -> Match[Any]:
    match = Match(PEBBLES, 3, {}, seed_of("pebbles", 3))
    draw_all(match)
    return match


@pytest.fixture
def placing() -> Match[Any]:
    """Tempus, while the first player places starting tokens: nothing is closed between them."""
    match = Match(TEMPUS, 3, {"map": "dealt"}, seed_of("tempus", 1))
    draw_all(match)
    return match


def place(match: Match[Any]) -> int:
    seat = TEMPUS.to_act(match.state)[0]
    return match.play(seat, TEMPUS.legal(match.state, seat)[0]).n


def test_a_hand_of_one_kind_is_not_known_to_all(pebbles: Match[Any]) -> None:
    public = PEBBLES.view(pebbles.state, None)
    assert not is_known_to_all(PEBBLES, public, 0, PEBBLES.legal(pebbles.state, 0))


def test_an_open_choice_is_known_to_all(placing: Match[Any]) -> None:
    seat = TEMPUS.to_act(placing.state)[0]
    assert is_known_to_all(TEMPUS, TEMPUS.view(placing.state, None), seat, TEMPUS.legal(placing.state, seat))


def test_the_last_move_is_that_of_the_seat(pebbles: Match[Any]) -> None:
    assert last_move(pebbles, 0) is None
    made = pebbles.play(0, PEBBLES.legal(pebbles.state, 0)[0])
    pebbles.play(1, PEBBLES.legal(pebbles.state, 1)[0])
    assert last_move(pebbles, 0) is made


def test_what_was_forced_goes_back_with_the_choice_before_it(placing: Match[Any]) -> None:
    before, seat = placing.hash(), TEMPUS.to_act(placing.state)[0]
    place(placing)
    forced = {place(placing)}
    assert why_no_undo(placing, seat, forced) is None
    assert len(list(undo_choice(placing, seat, forced))) == 2
    assert placing.hash() == before


def test_moves_of_a_choice_go_back_one_by_one_the_last_first(placing: Match[Any]) -> None:
    seat = TEMPUS.to_act(placing.state)[0]
    choice, then = place(placing), place(placing)
    undos = undo_choice(placing, seat, {then})
    assert len(placing.played) == len(placing.lines), "nothing is taken back before it is asked for"
    assert next(undos).line == placing.lines[-1]
    assert last_move(placing, seat) is not None
    assert next(undos).line.undo == choice - 1
    assert next(undos, None) is None


def test_a_choice_goes_back_alone(placing: Match[Any]) -> None:
    seat = TEMPUS.to_act(placing.state)[0]
    place(placing)
    before = placing.hash()
    place(placing)
    assert len(list(undo_choice(placing, seat, set()))) == 1
    assert placing.hash() == before


def test_where_all_was_forced_there_is_no_choice_to_take_back(placing: Match[Any]) -> None:
    seat = TEMPUS.to_act(placing.state)[0]
    forced = {place(placing), place(placing)}
    reason = why_no_undo(placing, seat, forced)
    assert reason is not None
    assert reason.key == "undo-not-yours"


def test_a_choice_behind_a_barrier_stays_whatever_followed_from_it(placing: Match[Any]) -> None:
    seat = TEMPUS.to_act(placing.state)[0]
    place(placing)
    forced = {place(placing)}
    placing.played[-2].barrier = "undo-chance"
    reason = why_no_undo(placing, seat, forced)
    assert reason is not None
    assert reason.key == "undo-chance"


def test_a_choice_stays_where_somebody_else_did_what_cannot_be_taken_back(pebbles: Match[Any]) -> None:
    pebbles.play(0, PEBBLES.legal(pebbles.state, 0)[0])
    pebbles.play(1, PEBBLES.legal(pebbles.state, 1)[0])
    pebbles.played[-1].barrier = "undo-learned"
    reason = why_no_undo(pebbles, 0, set())
    assert reason is not None
    assert reason.key == "undo-not-yours"


def test_a_move_after_which_somebody_else_is_asked_closes_what_could_be_undone(placing: Match[Any]) -> None:
    seat = TEMPUS.to_act(placing.state)[0]
    closes = []
    for _ in range(3):
        code = TEMPUS.legal(placing.state, seat)[0]
        closes.append(closes_undo(placing, seat, code, set()))
        placing.play(seat, code)
    assert closes == [False, False, True]


def test_what_others_chose_at_the_same_time_stands_again_under_its_new_number(pebbles: Match[Any]) -> None:
    pebbles.play(0, PEBBLES.legal(pebbles.state, 0)[0])
    old = pebbles.play(1, PEBBLES.legal(pebbles.state, 1)[0]).n
    forced = {old}
    undone = undo(pebbles, 0, forced)
    assert (undone.line.seat, undone.line.undo) == ("A", old - 2)
    assert [(number, line.seat, line.n) for number, line in undone.again] == [(old, "B", old + 2)]
    assert forced == {old, old + 2}


def test_a_seat_without_a_move_has_nothing_to_take_back(pebbles: Match[Any]) -> None:
    with pytest.raises(IllegalMove, match="undo-not-yours"):
        list(undo_choice(pebbles, 2, set()))
