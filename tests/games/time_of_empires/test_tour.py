"""The tour of Time of Empires: an initiation age like any other, in which the player meets everything once."""

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

GAME = "time-of-empires"
TEXTS = Path(saecula.__file__).parent / "games" / "time_of_empires" / "text"
SCRIPT = read_script(GAME)
TOUR = tour_of(GAME)
KEYS = [*(part.key for part in SCRIPT.chapters), *(tip.key for tip in SCRIPT.tips), SCRIPT.end]
#: What a first age needs; the tip before the move says how it works.
NEEDED = [
    *("PlacePawn", "CreateScholars", "LayToken", "TurnGlass", "Discover", "DrawFrom", "TakeResource", "Deploy"),
    *("MoveClans", "BuildFree", "PlaceBuilding", "Garrison", "EndTurn"),
]
ACTIONS = {
    *("ideas", "bricks", "discover", "build", "deploy", "move"),
    *("draw-right", "leader-technology", "wonder-1"),
}


def in_chapters() -> list[Step]:
    return [s for s in TOUR.replay.steps if any(part.first <= s.n <= part.last for part in SCRIPT.chapters)]


def own_moves() -> list[dict[str, str]]:
    return [step.move for step in in_chapters() if step.seat == TOUR.replay.eyes and step.move]


def told(event: str) -> list[dict[str, Any]]:
    return [found for step in in_chapters() for found in step.events if found["event"] == event]


def events_of(n: int) -> list[dict[str, Any]]:
    return next(step for step in TOUR.replay.steps if step.n == n).events


def test_the_record_is_an_initiation_age_that_follows_the_rules() -> None:
    record = read_record(GAME)
    assert verify(make_game(GAME), record)
    assert record.header.options["ages"] == "initiation"
    assert record.ending is not None
    assert record.ending.early


def test_every_tip_comes_before_a_decision_of_the_player_in_the_order_of_play() -> None:
    numbers = [tip.n for tip in SCRIPT.tips]
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= set(TOUR.asked)


@pytest.mark.parametrize("verb", NEEDED)
def test_the_player_makes_every_kind_of_move_that_a_first_age_needs(verb: str) -> None:
    assert verb in {move["do"] for move in own_moves()}


def test_the_player_uses_every_kind_of_action_space() -> None:
    assert {move["action"] for move in own_moves() if move["do"] == "TurnGlass"} == ACTIONS


def test_the_player_sees_a_fight_two_creations_and_the_whole_scoring() -> None:
    assert [(event["seat"], event["lost"], event["killed"]) for event in told("Fought")] == [(1, 1, 1)]
    assert len([event for event in told("ScholarsCreated") if event["seat"] == 0]) == 3
    assert [event["building"] for event in told("BuildingDestroyed")] == ["observatory"]
    assert {event["seat"]: event["leader"] for event in told("LeaderWon")}[0] == "L11"
    assert [event["times"] for event in told("WonderScored") if event["seat"] == 0] == [3]
    assert told("CityGarrisoned")
    assert told("AgeEnded")


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
    assert {key for key in found if key.startswith("time-of-empires-tour-")} == set(KEYS)
    texts = Texts(lang, GAME)
    assert all(texts.has(f"{part.key}.intro") for part in SCRIPT.chapters)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_tip_is_two_or_three_sentences(lang: str) -> None:
    texts = Texts(lang, GAME)
    for tip in SCRIPT.tips:
        assert 40 <= len(texts.format(tip.key)) <= 330, tip.key


def test_what_the_tips_say_of_the_score_is_so() -> None:
    assert TOUR.replay.result is not None
    first, second = TOUR.replay.result.standings
    assert (first.total, second.total) == (9, 5)
    assert {kind: points for kind, points in first.points.items() if points} == {
        "destruction": 3,
        "bonus": 3,
        "wonders": 3,
    }


@pytest.mark.parametrize(("n", "ideas", "bricks"), [(25, 1, 0), (27, 0, 2), (47, 0, 2), (86, 0, 2), (174, 0, 2)])
def test_what_the_tips_say_of_ideas_and_bricks_is_so(n: int, ideas: int, bricks: int) -> None:
    gained = [event for event in events_of(n) if event["event"] == "ResourcesGained"]
    assert [(event["ideas"], event["bricks"]) for event in gained] == [(ideas, bricks)]


def test_what_the_tips_say_of_the_rounds_is_so() -> None:
    begun = {step.n: event["round"] for step in TOUR.replay.steps for event in step.events if "round" in event}
    rounds = [max(found for n, found in begun.items() if n < part.first) for part in SCRIPT.chapters[1:]]
    assert rounds == [2, 4, 10, 14]
