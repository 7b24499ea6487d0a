"""What holds for every tour: it is a game like any other, short, and says what it means in three languages."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import saecula
from saecula.games import GAMES, listed, made_for
from saecula.play.replay import Replay, verify
from saecula.server.telling.tours import has_tour
from saecula.texts.languages import Texts
from tests.games.tour_kit import guided

TOURS = [game for game in GAMES if has_tour(game)]
LANGUAGES = ["en", "fr", "it"]


def test_every_listed_game_has_a_tour() -> None:
    assert set(TOURS) == set(listed())


@pytest.mark.parametrize("game", TOURS)
def test_the_record_follows_the_rules(game: str) -> None:
    assert verify(made_for(guided(game).record.header), guided(game).record)


@pytest.mark.parametrize("game", TOURS)
def test_every_tip_comes_before_a_decision_of_the_player_in_the_order_of_play(game: str) -> None:
    numbers = [tip.n for tip in guided(game).script.tips]
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= set(guided(game).tour.asked)


@pytest.mark.parametrize("game", TOURS)
def test_every_move_asked_of_the_player_is_one_of_the_rules(game: str) -> None:
    tour = guided(game)
    made = made_for(tour.record.header)
    replay = Replay(made, tour.record)
    for line in replay.moves:
        if line.n in tour.tour.asked:
            codes = made.legal(replay.state, tour.tour.replay.eyes or 0)
            assert tour.tour.asked[line.n].legal == [line.move]
            assert line.move in [made.book.to_json(made.book.decode(code)) for code in codes]
        replay.step()


@pytest.mark.parametrize("game", TOURS)
def test_a_tour_is_short(game: str) -> None:
    assert 30 <= len(guided(game).tour.asked) <= 60


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TOURS)
def test_every_sentence_of_the_tour_exists_and_none_is_unused(game: str, lang: str) -> None:
    texts = Path(saecula.__file__).parent / "games" / game.replace("-", "_") / "text"
    body = FluentParser().parse((texts / f"{lang}.ftl").read_text(encoding="utf-8")).body
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert {key for key in found if key.startswith(f"{game}-tour-")} == guided(game).keys()
    assert all(Texts(lang, game).has(f"{part.key}.intro") for part in guided(game).chapters)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TOURS)
def test_a_tip_is_two_or_three_sentences(game: str, lang: str) -> None:
    for tip in guided(game).script.tips:
        assert 40 <= len(Texts(lang, game).format(tip.key)) <= 330, tip.key
