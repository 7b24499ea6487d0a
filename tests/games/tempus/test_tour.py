"""The tour of Tempus: a game like any other, in which the player meets everything once."""

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import saecula
from saecula.games import make_game
from saecula.games.tempus.verbs import ACTIONS
from saecula.kernel.replay import Replay, verify
from saecula.server.rest import Step
from saecula.server.tours import read_record, read_script, tour_of
from saecula.text import Texts

TEXTS = Path(saecula.__file__).parent / "games" / "tempus" / "text"
SCRIPT = read_script("tempus")
TOUR = tour_of("tempus")
KEYS = [*(part.key for part in SCRIPT.chapters), *(tip.key for tip in SCRIPT.tips), SCRIPT.end]


def in_chapters() -> list[Step]:
    return [s for s in TOUR.replay.steps if any(part.first <= s.n <= part.last for part in SCRIPT.chapters)]


def own_moves() -> list[dict[str, str]]:
    return [step.move for step in in_chapters() if step.seat == TOUR.replay.eyes and step.move]


def told(event: str) -> list[dict[str, Any]]:
    return [found for step in in_chapters() for found in step.events if found["event"] == event]


def test_the_record_follows_the_rules_to_the_end() -> None:
    record = read_record("tempus")
    assert verify(make_game("tempus"), record)
    assert record.header.options == {"map": "dealt"}


def test_every_tip_comes_before_a_decision_of_the_player_in_the_order_of_play() -> None:
    numbers = [tip.n for tip in SCRIPT.tips]
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= set(TOUR.asked)


def test_the_player_takes_all_five_actions() -> None:
    assert {move["action"] for move in own_moves() if move["do"] == "ChooseAction"} == set(ACTIONS)


@pytest.mark.parametrize("verb", ["PlaceToken", "PlayCard", "Attack", "LayCard", "StepIn", "BuildCity", "ActTwice"])
def test_the_player_makes_every_kind_of_move_that_a_first_game_needs(verb: str) -> None:
    assert verb in {move["do"] for move in own_moves()}


def test_the_player_sees_progress_catching_up_and_the_end() -> None:
    assert {event["seat"] for event in told("ProgressCounted")} == {0, 1, 2}
    assert [event["era"] for event in told("Advanced") if event["seat"] == 0] == ["writing", "flight"]
    assert {event["seat"] for event in told("CaughtUp")} == {1, 2}
    assert told("GameEnded")


def test_every_move_asked_of_the_player_is_one_of_the_rules() -> None:
    game = make_game("tempus")
    replay = Replay(game, read_record("tempus"))
    for line in replay.moves:
        if line.n in TOUR.asked:
            legal = [game.book.to_json(game.book.decode(code)) for code in game.legal(replay.state, 0)]
            assert TOUR.asked[line.n].legal == [line.move]
            assert line.move in legal
        replay.step()


def test_a_tour_is_short() -> None:
    assert 30 <= len(TOUR.asked) <= 60


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_every_sentence_of_the_tour_exists_and_none_is_unused(lang: str) -> None:
    body = FluentParser().parse((TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")).body
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert {key for key in found if key.startswith("tempus-tour-")} == set(KEYS)
    texts = Texts(lang, "tempus")
    assert all(texts.has(f"{part.key}.intro") for part in SCRIPT.chapters)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_tip_is_two_or_three_sentences(lang: str) -> None:
    texts = Texts(lang, "tempus")
    for tip in SCRIPT.tips:
        assert 40 <= len(texts.format(tip.key)) <= 330, tip.key


def test_what_the_tips_say_of_the_score_is_so() -> None:
    assert TOUR.replay.result is not None
    assert [standing.total for standing in TOUR.replay.result.standings] == [18, 15, 16]
    before = next(step for step in TOUR.replay.steps if step.n == SCRIPT.chapters[-1].first - 1)
    assert before.measures["points"] == [16, 14, 16]
