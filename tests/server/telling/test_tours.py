"""Tours of any game: what they are made of, and what they must not be."""

import gzip

import msgspec
import pytest

from saecula.games import GAMES, made_for
from saecula.kernel.errors import BadOptions, BadRecord
from saecula.play.replay import Replay
from saecula.server.telling.patches import apply
from saecula.server.telling.replays import packed_replay, plain, replay_data
from saecula.server.telling.tours import has_tour, lessons_of, make_tour, read_record, read_script, tour_of
from saecula.server.thinking import Ruled
from saecula.server.wire.rest import Tip, Tour

WITH_TOUR = [game for game in GAMES if has_tour(game)]
WITHOUT = [game for game in GAMES if not has_tour(game)]


def open_questions(game: str) -> dict[int, set[str]]:
    """What kinds of questions are open after each line."""
    replay = Replay(made_for(read_record(game).header), read_record(game))
    found: dict[int, set[str]] = {}
    for line in replay.record.lines:
        replay.step()
        found[line.n] = {asked.kind for asked in replay.game.view(replay.state, None).asked}
    return found


def test_there_are_games_with_a_tour_and_games_without() -> None:
    assert WITH_TOUR
    assert WITHOUT


@pytest.mark.parametrize("game", [*WITHOUT, "no-such-game"])
def test_a_game_without_a_tour_is_refused(game: str) -> None:
    with pytest.raises(BadOptions):
        tour_of(game)


@pytest.mark.parametrize("game", WITH_TOUR)
def test_a_lesson_that_there_is_not_is_refused(game: str) -> None:
    with pytest.raises(BadOptions):
        tour_of(game, "record")


def test_lessons_are_offered_by_their_names_and_the_first_comes_first() -> None:
    assert [lesson.name for lesson in lessons_of("through-the-ages")] == ["first", "politics"]
    assert [lesson.name for lesson in lessons_of("tempus")] == ["first"]
    assert lessons_of(WITHOUT[0]) == []


@pytest.mark.parametrize("game", WITH_TOUR)
def test_a_tour_travels_as_json(game: str) -> None:
    tour = tour_of(game)
    assert msgspec.json.decode(msgspec.json.encode(tour), type=Tour) == tour


@pytest.mark.parametrize("game", WITH_TOUR)
def test_a_player_answers_each_decision_in_the_chapters_by_the_move_of_the_record(game: str) -> None:
    tour = tour_of(game)
    own = {
        step.n: step.move
        for step in tour.replay.steps
        if step.seat == tour.replay.eyes and any(part.first <= step.n <= part.last for part in tour.chapters)
    }
    assert {n: asked.legal for n, asked in tour.asked.items()} == {n: [move] for n, move in own.items()}


@pytest.mark.parametrize("game", WITH_TOUR)
def test_chapters_follow_one_another_inside_the_record(game: str) -> None:
    tour = tour_of(game)
    ends = [n for part in tour.chapters for n in (part.first, part.last)]
    assert ends == sorted(set(ends))
    assert ends[0] >= 1
    assert ends[-1] == tour.replay.steps[-1].n


@pytest.mark.parametrize("game", WITH_TOUR)
def test_a_tip_before_somebody_elses_move_is_refused(game: str) -> None:
    script = read_script(game)
    record = read_record(game)
    other = next(line for line in record.lines if line.seat != script.seat)
    script.tips = [Tip(other.n, "any")]
    with pytest.raises(BadRecord, match=f"move {other.n}"):
        make_tour(made_for(record.header), record, script)


@pytest.mark.parametrize("game", WITH_TOUR)
def test_the_patches_of_a_replay_lead_to_the_view_of_the_last_position(game: str) -> None:
    record = read_record(game)
    made = made_for(record.header)
    data = replay_data(made, record, tour_of(game).replay.table, None)
    view = data.first
    for step in data.steps:
        view = apply(view, step.patch)
    replay = Replay(made, record)
    replay.to(len(record.lines))
    assert view == plain(made.view(replay.state, None))
    assert data.steps[-1].measures == made.face.measures(replay.state)


@pytest.mark.parametrize("game", WITH_TOUR)
def test_a_replay_through_the_eyes_of_a_spectator_shows_no_card_that_was_hidden(game: str) -> None:
    record = read_record(game)
    made = made_for(record.header)
    table = tour_of(game).replay.table
    truth = {line.n: line.move for line in record.live()}
    questions = open_questions(game)
    shown = replay_data(made, record, table, None)
    hidden = [step for step in shown.steps if step.move != truth[step.n]]
    # the simple version of Through the Ages, in which its tour is played, has no secrets
    assert hidden or game == "through-the-ages"
    assert all(step.move is not None and step.move["do"] == "Hidden" for step in hidden)
    for step in hidden:
        told = [event for event in step.events if event.get("card") is not None]
        # the last of several who choose in secret makes the cards known; chance and all before make nothing known
        assert not told or (step.seat >= 0 and not questions[step.n - 1] & questions[step.n])


@pytest.mark.parametrize("game", WITH_TOUR)
def test_a_replay_tells_when_and_why_a_move_was_made_where_that_is_known(game: str) -> None:
    record = read_record(game)
    made = made_for(record.header)
    data = replay_data(made, record, tour_of(game).replay.table, 0, {2: 77}, {3: "forced"})
    assert [step.at for step in data.steps[:3]] == [0, 77, 0]
    assert [step.auto for step in data.steps[:3]] == [None, None, "forced"]


@pytest.mark.parametrize("game", WITH_TOUR)
def test_a_packed_replay_is_the_replay_as_json(game: str) -> None:
    record, table = read_record(game), tour_of(game).replay.table
    made = made_for(record.header)
    ruled = Ruled(game, made.meta.rules, made.meta.components.hash)
    packed = packed_replay(ruled, record, table, 0, {2: 77}, {3: "forced"})
    assert gzip.decompress(packed) == msgspec.json.encode(replay_data(made, record, table, 0, {2: 77}, {3: "forced"}))
