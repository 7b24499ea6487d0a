"""Seats that are asked at the same time: what one of them may take back, and what a late answer is told."""

import pytest

from saecula.kernel.errors import IllegalMove, StaleMove
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.record import state_hash
from saecula.play.replay import Replay
from tests.kernel.chat import Chat, ChatState

GAME = Chat()


def match_of(seats: int) -> Match[ChatState]:
    """A match before its first move."""
    return Match(GAME, seats, {}, seed_of("chat", 0))


def do(match: Match[ChatState], seat: int, text: str) -> None:
    """Make the move of a text."""
    match.play(seat, GAME.book.parse(text))


def why(match: Match[ChatState], seat: int) -> str:
    """The key of the reason against an undo, "" if there is none."""
    reason = match.why_no_undo(seat)
    return "" if reason is None else reason.key


def test_a_seat_takes_its_own_last_move_back_and_no_other() -> None:
    match = match_of(3)
    for seat in (0, 1, 0, 2):
        do(match, seat, "say")
    match.undo(0)
    assert match.state.said == [0, 1, 2]
    match.undo(0)
    assert match.state.said == [1, 2]
    assert why(match, 0) == "undo-not-yours"


def test_moves_made_again_after_an_undo_stand_in_the_record() -> None:
    match = match_of(2)
    do(match, 0, "say")
    do(match, 1, "say")
    assert match.undo(0) == 4
    assert [(line.n, line.seat, line.undo) for line in match.lines[2:]] == [(3, "A", 0), (4, "B", None)]
    replay = Replay(GAME, match.record())
    replay.to(4)
    assert state_hash(replay.state.dump()) == match.hash()


def test_a_move_on_which_another_was_built_stays() -> None:
    match = match_of(2)
    do(match, 0, "say")
    do(match, 1, "echo")
    assert why(match, 0) == "undo-built-on"
    match.undo(1)
    assert why(match, 0) == ""


def test_a_move_that_asked_somebody_stays_whatever_came_after_it() -> None:
    match = match_of(2)
    do(match, 0, "poke")
    do(match, 1, "done")
    assert why(match, 0) == "undo-asked"


def test_a_refused_undo_changes_nothing() -> None:
    match = match_of(2)
    do(match, 0, "poke")
    lines, before = list(match.lines), match.hash()
    with pytest.raises(IllegalMove):
        match.undo(0)
    assert (match.lines, match.hash()) == (lines, before)


def test_a_new_question_on_top_of_an_open_one_is_a_barrier() -> None:
    match = match_of(2)
    asked = match.decision(1)
    do(match, 0, "poke")
    # seat B was to act before and is to act now, but is asked something else
    assert GAME.to_act(match.state) == [0, 1]
    assert match.decision(1) != asked
    assert why(match, 0) == "undo-asked"


def test_a_decision_under_a_newer_one_comes_later_and_a_closed_one_is_closed() -> None:
    match = match_of(2)
    under = match.decision(1)
    do(match, 0, "poke")
    with pytest.raises(StaleMove, match="comes later"):
        match.play(1, GAME.book.parse("say"), under)
    do(match, 1, "done")
    match.play(1, GAME.book.parse("say"), under)
    with pytest.raises(StaleMove, match="is closed"):
        match.play(1, GAME.book.parse("say"), under)


def test_who_comes_second_is_told_why() -> None:
    match = match_of(2)
    theirs = match.decision(1)
    do(match, 0, "claim")
    with pytest.raises(IllegalMove) as refused:
        do(match, 1, "claim")
    assert refused.value.reason.clause == "claimed"
    assert match.decision(1) == theirs
