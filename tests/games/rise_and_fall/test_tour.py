"""The tour of Rise & Fall: a game like any other, in which the player meets everything once."""

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import saecula
from saecula.games import make_game
from saecula.kernel.replay import Replay, verify
from saecula.server.rest import Step
from saecula.server.tours import read_record, read_script, tour_of
from saecula.text import Texts

GAME = "rise-and-fall"
TEXTS = Path(saecula.__file__).parent / "games" / "rise_and_fall" / "text"
SCRIPT = read_script(GAME)
TOUR = tour_of(GAME)
KEYS = [*(part.key for part in SCRIPT.chapters), *(tip.key for tip in SCRIPT.tips), SCRIPT.end]
#: What a first game needs; the tip before the move says how it works.
NEEDED = [
    *("PlacePiece", "ChooseCard", "MovePiece", "Produce", "BuildTemple", "BuildTown", "Grow", "Educate"),
    *("CollectTaxes", "Trade", "Convert", "Tithe", "EndTurn", "DeclineCard", "BuyBack", "Pass"),
]

#: Gold that the tips speak of, by the number of the move that brings it.
TAKEN = [(24, 3), (207, 10), (208, 10), (209, 9), (286, 2), (297, 3), (298, 3), (648, 1)]


def in_chapters() -> list[Step]:
    return [s for s in TOUR.replay.steps if any(part.first <= s.n <= part.last for part in SCRIPT.chapters)]


def own_moves() -> list[dict[str, str]]:
    return [step.move for step in in_chapters() if step.seat == TOUR.replay.eyes and step.move]


def told(event: str) -> list[dict[str, Any]]:
    return [found for step in in_chapters() for found in step.events if found["event"] == event]


def points_before(n: int) -> list[int]:
    return next(step for step in TOUR.replay.steps if step.n == n - 1).measures["points"]


def test_the_record_follows_the_rules_to_the_end() -> None:
    record = read_record(GAME)
    assert verify(make_game(GAME), record)
    assert record.header.options["world"] == "library"


def test_every_tip_comes_before_a_decision_of_the_player_in_the_order_of_play() -> None:
    numbers = [tip.n for tip in SCRIPT.tips]
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= set(TOUR.asked)


@pytest.mark.parametrize("verb", NEEDED)
def test_the_player_makes_every_kind_of_move_that_a_first_game_needs(verb: str) -> None:
    assert verb in {move["do"] for move in own_moves()}


def test_the_player_plays_five_of_the_six_cards_and_gains_the_sixth() -> None:
    cards = {move["card"] for move in own_moves() if move["do"] == "ChooseCard"}
    assert cards == {"nomad", "town", "ship", "merchant", "temple"}
    assert "mountaineer" in {event["card"] for event in told("CardGained") if event["seat"] == 0}


def test_the_player_sees_recycling_trophies_a_lost_card_and_the_end() -> None:
    assert {event["seat"] for event in told("Recycled")} == {0, 1}
    assert [(event["seat"], event["trophy"]) for event in told("TrophyWon")] == [
        (1, "temple"),
        (0, "merchant"),
        (0, "mountaineer"),
    ]
    assert [event["price"] for event in told("CardBoughtBack") if event["seat"] == 0] == [5, 10]
    assert [event["card"] for event in told("CardLost")] == ["nomad"]
    assert told("GameEnded")


def test_the_other_player_s_cards_are_hidden_until_they_are_shown() -> None:
    chosen = [step for step in in_chapters() if step.seat == 1 and any(e["event"] == "CardChosen" for e in step.events)]
    assert chosen
    assert all(step.move == {"do": "Hidden", "what": "choose-card"} for step in chosen)


def test_every_move_asked_of_the_player_is_one_of_the_rules() -> None:
    game = make_game(GAME)
    replay = Replay(game, read_record(GAME))
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
    assert {key for key in found if key.startswith("rise-and-fall-tour-")} == set(KEYS)
    texts = Texts(lang, GAME)
    assert all(texts.has(f"{part.key}.intro") for part in SCRIPT.chapters)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_tip_is_two_or_three_sentences(lang: str) -> None:
    texts = Texts(lang, GAME)
    for tip in SCRIPT.tips:
        assert 40 <= len(texts.format(tip.key)) <= 330, tip.key


def test_what_the_tips_say_of_the_score_is_so() -> None:
    assert TOUR.replay.result is not None
    assert [standing.total for standing in TOUR.replay.result.standings] == [384, 290]
    assert TOUR.replay.result.standings[0].points == {
        "economy": 125,
        "trophies": 60,
        "development": 85,
        "territory": 114,
    }
    assert points_before(SCRIPT.chapters[2].first) == [125, 75]
    assert points_before(SCRIPT.chapters[-1].first) == [367, 281]


@pytest.mark.parametrize(("n", "gold"), TAKEN)
def test_what_the_tips_say_of_gold_is_so(n: int, gold: int) -> None:
    step = next(step for step in TOUR.replay.steps if step.n == n)
    assert [event["gold"] for event in step.events if "gold" in event] == [gold]


def test_what_the_tips_say_of_the_rounds_is_so() -> None:
    begun = {step.n: event["round"] for step in TOUR.replay.steps for event in step.events if "round" in event}
    rounds = [max(found for n, found in begun.items() if n < part.first) for part in SCRIPT.chapters[1:]]
    assert rounds == [12, 27, 35, 74]
