"""The review of a record: numbers, chances, what it rests on."""

from random import Random

import msgspec
import pytest

from saecula.bots.learned import learned_judge
from saecula.play.replay import Replay
from saecula.review import Review, Reviewer, review_of
from saecula.review.chances import public_chances
from saecula.review.weighing import compare
from tests.review.kit import SHORT, choices_of, record_of, undone_record

MOVES = 60


@pytest.fixture(scope="module", params=SHORT)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def review(game: str) -> Review:
    return review_of(*record_of(game, MOVES))


def test_moves_have_the_numbers_of_the_record(game: str, review: Review) -> None:
    _, record = record_of(game, MOVES)
    assert review.ns == [0, *(line.n for line in record.live())]
    numbers = {line.n: line for line in record.live()}
    for costly in review.costly:
        assert numbers[costly.n].move == costly.played
        assert costly.before == review.ns[review.ns.index(costly.n) - 1]


def test_what_was_taken_back_keeps_its_numbers_so_that_a_move_is_the_same_in_replay_and_review() -> None:
    made, record = undone_record(45)
    assert any(line.undo for line in record.lines)
    found = review_of(made, record)
    replay = Replay(made, record)
    for n, before in zip(found.ns[1:], found.ns[:-1], strict=True):
        replay.to(n - 1)
        assert (replay.moves[replay.at - 1].n if replay.at else 0) == before
        assert replay.step().n == n


def test_the_chances_of_all_seats_make_a_whole_after_every_move(review: Review) -> None:
    for at in range(len(review.ns)):
        assert sum(curve[at] for curve in review.chances) == pytest.approx(1.0, abs=0.001)


def test_the_same_record_gives_the_same_review(game: str, review: Review) -> None:
    again = review_of(*record_of(game, MOVES))
    assert msgspec.json.encode(again) == msgspec.json.encode(review)
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review


def test_everybody_has_an_accuracy_over_his_real_choices(review: Review) -> None:
    for accuracy in review.accuracy:
        if accuracy.choices:
            assert accuracy.percent is not None
            assert 0.0 < accuracy.percent <= 100.0
            assert accuracy.cost >= 0.0


def test_moves_that_a_bot_made_for_a_player_are_not_judged_as_the_players() -> None:
    made, record = undone_record(45)
    whole = review_of(made, record)
    half = [line.n for line in record.live() if line.n > 30]
    reviewer = Reviewer(made, record, half)
    reviewer.go_on(reviewer.total)
    found = reviewer.review()
    for one, other in zip(found.accuracy, whole.accuracy, strict=True):
        assert one.choices + one.stood_in == other.choices
    assert sum(one.stood_in for one in found.accuracy) > 0
    assert all(costly.n not in half for costly in found.costly)
    assert found.chances == whole.chances


def test_the_curve_rests_on_public_knowledge_alone(game: str) -> None:
    made, record = record_of(game, 30)
    replay, judge = Replay(made, record), learned_judge(made)
    replay.to(30)
    public = made.view(replay.state, None)
    for number in range(5):
        other = made.resample(public, Random(100 + number))
        assert public_chances(made, judge, other) == public_chances(made, judge, replay.state)


def test_a_better_move_was_legal_and_another_one(game: str, review: Review) -> None:
    made, record = record_of(game, MOVES)
    for costly in review.costly:
        replay = Replay(made, record)
        replay.to(costly.before)
        first = made.book.encode(made.book.from_json(costly.better[0]))
        assert first in made.legal(replay.state, costly.seat)
        assert costly.better[0] != costly.played
        assert costly.cost > 0.0


def test_a_move_costs_nothing_against_itself(game: str) -> None:
    made, record = record_of(game, 30)
    asked = next(choices_of(made, record, 3))
    assert compare(made, learned_judge(made), asked.view, asked.legal[0], asked.legal[0], 1) is None


def test_a_finished_game_ends_with_the_shares_of_its_result() -> None:
    made, record = record_of("through-the-ages")
    assert record.ending is not None
    told: list[tuple[int, int]] = []
    review = review_of(made, record, lambda done, total: told.append((done, total)))
    assert [curve[-1] for curve in review.chances] == record.ending.result.shares()
    assert told[-1] == (len(record.live()), len(record.live()))
    standings = sorted(record.ending.result.standings, key=lambda standing: standing.seat)
    assert [sum(one.points for one in found) for found in review.sources] == [one.total for one in standings]
