"""What holds for every tour: it is a game like any other, short, and says what it means in three languages."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import saecula
from saecula.games import GAMES, listed, made_for
from saecula.play.replay import Replay, verify
from saecula.server.telling.tours import has_tour, lesson_names
from saecula.texts.languages import Texts
from tests.games.tour_kit import guided

TOURS = [game for game in GAMES if has_tour(game)]
LESSONS = [(game, lesson) for game in TOURS for lesson in lesson_names(game)]
LANGUAGES = ["en", "fr", "it"]
#: What the goal and the way to it are called.
WINNING = {"en": ("win", "points"), "fr": ("l’emporte", "points"), "it": ("vince", "punti")}


def test_every_listed_game_has_a_tour() -> None:
    assert set(TOURS) == set(listed())


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_record_follows_the_rules(game: str, lesson: str) -> None:
    assert verify(made_for(guided(game, lesson).record.header), guided(game, lesson).record)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_tip_comes_before_a_decision_of_the_player_in_the_order_of_play(game: str, lesson: str) -> None:
    numbers = [tip.n for tip in guided(game, lesson).script.tips]
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= set(guided(game, lesson).tour.asked)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_move_asked_of_the_player_is_one_of_the_rules(game: str, lesson: str) -> None:
    tour = guided(game, lesson)
    made = made_for(tour.record.header)
    replay = Replay(made, tour.record)
    for line in replay.moves:
        if line.n in tour.tour.asked:
            codes = made.legal(replay.state, tour.tour.replay.eyes or 0)
            assert tour.tour.asked[line.n].legal == [line.move]
            assert line.move in [made.book.decode(code).json() for code in codes]
        replay.step()


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_tour_is_short(game: str, lesson: str) -> None:
    assert 30 <= len(guided(game, lesson).tour.asked) <= 60


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TOURS)
def test_every_sentence_of_the_tour_exists_and_none_is_unused(game: str, lang: str) -> None:
    texts = Path(saecula.__file__).parent / "games" / game.replace("-", "_") / "text"
    body = FluentParser().parse((texts / f"{lang}.ftl").read_text(encoding="utf-8")).body
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    lessons = [guided(game, lesson) for lesson in lesson_names(game)]
    assert {key for key in found if key.startswith(f"{game}-tour-")} == set().union(*(one.keys() for one in lessons))
    assert all(Texts(lang, game).has(f"{part.key}.intro") for one in lessons for part in one.chapters)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TOURS)
def test_a_further_lesson_has_a_name_and_a_line(game: str, lang: str) -> None:
    first, *further = [guided(game, lesson).script.title for lesson in lesson_names(game)]
    assert first == ""
    assert all(Texts(lang, game).has(title) and Texts(lang, game).has(f"{title}.line") for title in further)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_first_minute_says_how_one_wins(game: str, lesson: str, lang: str) -> None:
    intro = Texts(lang, game).format(f"{guided(game, lesson).chapters[0].key}.intro")
    win, points = WINNING[lang]
    assert win in intro
    assert points in intro


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_tip_is_two_or_three_sentences(game: str, lesson: str, lang: str) -> None:
    for tip in guided(game, lesson).script.tips:
        assert 40 <= len(Texts(lang, game).format(tip.key)) <= 330, tip.key
