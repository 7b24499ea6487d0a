"""Seats that are asked at the same time: what one of them may take back, and what a late answer is told."""

from random import Random

import msgspec
import pytest

from saecula.kernel.codes import Log, Reason, pack, verb_of
from saecula.kernel.errors import IllegalMove, StaleMove
from saecula.kernel.match import Match
from saecula.kernel.meta import Options
from saecula.kernel.record import state_hash
from saecula.kernel.steps import Ask, Run, Step
from saecula.kernel.views import View
from saecula.play.replay import Replay
from tests.sketches.scenes import clause, do, match_of
from tests.sketches.toy import Toy, ToyState, ToyView, move

BEGIN, TALK, REPLY = range(3)
SAY, ECHO, CLAIM, POKE, DONE = range(5)


class Words(msgspec.Struct):
    """What was said, by whom, and who claimed the word."""

    said: list[int]
    claimed: int = -1


T = ToyState[Words]


class Begin(Run[T]):
    def run(self, state: T, frame: int, log: Log) -> None:
        for seat in range(state.seats):
            state.agenda.ask(seat, TALK)


class Talk(Ask[T]):
    """Say something, echo it, claim the word if it is free, poke your neighbour, as often as you like; then Done."""

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        claim = [pack(CLAIM)] if state.facts.claimed < 0 else []
        echo = [pack(ECHO)] if state.facts.said else []
        return [pack(SAY), *echo, *claim, pack(POKE), pack(DONE)]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        if verb_of(code) == DONE:
            state.agenda.answered(seat)
            return
        state.agenda.again(seat, verb_of(frame))
        if verb_of(code) in (SAY, ECHO):
            state.facts.said.append(seat)
        elif verb_of(code) == CLAIM:
            state.facts.claimed = seat
        else:
            state.agenda.ask((seat + 1) % state.seats, REPLY)

    def why_not(self, state: T, seat: int, frame: int, code: int) -> Reason | None:
        return Reason("claimed", "claimed") if verb_of(code) == CLAIM else None


class Reply(Talk):
    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        return [pack(DONE)]


STEPS: dict[int, Step[T]] = {BEGIN: Begin(), TALK: Talk(), REPLY: Reply()}
MOVES = {SAY: move("Say"), ECHO: move("Echo"), CLAIM: move("Claim"), POKE: move("Poke"), DONE: move("Done")}


class Chat(Toy[Words]):
    def __init__(self) -> None:
        super().__init__("chat", Words, (MOVES, {}, {}), STEPS)

    def setup(self, seats: int, options: Options) -> T:
        return self.fresh(seats, options, Words([]), BEGIN)

    def view(self, state: T, seat: int | None) -> View:
        return ToyView(**self.frame_of(state, seat))

    def resample(self, view: View, rng: Random) -> T:
        raise NotImplementedError

    def points(self, state: T, seat: int) -> int:
        return state.facts.said.count(seat)


GAME = Chat()


def why(match: Match[T], seat: int) -> str:
    """The key of the reason against an undo, "" if there is none."""
    reason = match.why_no_undo(seat)
    return "" if reason is None else reason.key


def test_a_seat_takes_its_own_last_move_back_and_no_other() -> None:
    match = match_of(GAME, 3)
    for seat in (0, 1, 0, 2):
        do(match, seat, "say")
    match.undo(0)
    assert match.state.facts.said == [0, 1, 2]
    match.undo(0)
    assert match.state.facts.said == [1, 2]
    assert why(match, 0) == "undo-not-yours"


def test_moves_made_again_after_an_undo_stand_in_the_record() -> None:
    match = match_of(GAME, 2)
    do(match, 0, "say")
    do(match, 1, "say")
    assert match.undo(0) == 4
    assert [(line.n, line.seat, line.undo) for line in match.lines[2:]] == [(3, "A", 0), (4, "B", None)]
    replay = Replay(GAME, match.record())
    replay.to(4)
    assert state_hash(replay.state.dump()) == match.hash()


def test_a_move_on_which_another_was_built_stays() -> None:
    match = match_of(GAME, 2)
    do(match, 0, "say")
    do(match, 1, "echo")
    assert why(match, 0) == "undo-built-on"
    match.undo(1)
    assert why(match, 0) == ""


def test_a_move_that_asked_somebody_stays_whatever_came_after_it() -> None:
    match = match_of(GAME, 2)
    do(match, 0, "poke")
    do(match, 1, "done")
    assert why(match, 0) == "undo-asked"


def test_a_refused_undo_changes_nothing() -> None:
    match = match_of(GAME, 2)
    do(match, 0, "poke")
    lines, before = list(match.lines), match.hash()
    with pytest.raises(IllegalMove):
        match.undo(0)
    assert (match.lines, match.hash()) == (lines, before)


def test_a_new_question_on_top_of_an_open_one_is_a_barrier() -> None:
    match = match_of(GAME, 2)
    asked = match.decision(1)
    do(match, 0, "poke")
    # seat B was to act before and is to act now, but is asked something else
    assert GAME.to_act(match.state) == [0, 1]
    assert match.decision(1) != asked
    assert why(match, 0) == "undo-asked"


def test_a_decision_under_a_newer_one_comes_later_and_a_closed_one_is_closed() -> None:
    match = match_of(GAME, 2)
    under = match.decision(1)
    do(match, 0, "poke")
    with pytest.raises(StaleMove, match="comes later"):
        match.play(1, GAME.book.parse("say"), under)
    do(match, 1, "done")
    match.play(1, GAME.book.parse("say"), under)
    with pytest.raises(StaleMove, match="is closed"):
        match.play(1, GAME.book.parse("say"), under)


def test_who_comes_second_is_told_why() -> None:
    match = match_of(GAME, 2)
    theirs = match.decision(1)
    do(match, 0, "claim")
    assert clause(match, 1, "claim") == "claimed"
    assert match.decision(1) == theirs
