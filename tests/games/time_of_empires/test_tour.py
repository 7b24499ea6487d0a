"""The tour of Time of Empires: an initiation age in which the player meets everything once."""

import pytest

from tests.games.tour_kit import guided

TOUR = guided("time-of-empires")
#: What a first age needs; the tip before the move says how it works.
NEEDED = [
    *("PlacePawn", "CreateScholars", "LayToken", "TurnGlass", "Discover", "DrawFrom", "TakeResource", "Deploy"),
    *("MoveClans", "BuildFree", "PlaceBuilding", "Garrison", "EndTurn"),
]
ACTIONS = {
    *("ideas", "bricks", "discover", "build", "deploy", "move"),
    *("draw-right", "leader-technology", "wonder-1"),
}


def test_it_is_an_initiation_age_and_no_more() -> None:
    assert TOUR.record.header.options["ages"] == "initiation"
    assert TOUR.record.ending is not None
    assert TOUR.record.ending.early


@pytest.mark.parametrize("verb", NEEDED)
def test_the_player_makes_every_kind_of_move_that_a_first_age_needs(verb: str) -> None:
    assert verb in TOUR.verbs()


def test_the_player_uses_every_kind_of_action_space() -> None:
    assert {move["action"] for move in TOUR.own_moves() if move["do"] == "TurnGlass"} == ACTIONS


def test_the_player_sees_a_fight_two_creations_and_the_whole_scoring() -> None:
    assert [(event["seat"], event["lost"], event["killed"]) for event in TOUR.told("Fought")] == [(1, 1, 1)]
    assert len([event for event in TOUR.told("ScholarsCreated") if event["seat"] == 0]) == 3
    assert [event["building"] for event in TOUR.told("BuildingDestroyed")] == ["observatory"]
    assert {event["seat"]: event["leader"] for event in TOUR.told("LeaderWon")}[0] == "L11"
    assert [event["times"] for event in TOUR.told("WonderScored") if event["seat"] == 0] == [3]
    assert TOUR.told("CityGarrisoned")
    assert TOUR.told("AgeEnded")


def test_what_the_tips_say_of_the_score_is_so() -> None:
    assert TOUR.totals() == [9, 5]
    assert TOUR.points(0) == {"destruction": 3, "bonus": 3, "wonders": 3}


@pytest.mark.parametrize(("n", "ideas", "bricks"), [(25, 1, 0), (27, 0, 2), (47, 0, 2), (86, 0, 2), (174, 0, 2)])
def test_what_the_tips_say_of_ideas_and_bricks_is_so(n: int, ideas: int, bricks: int) -> None:
    gained = [event for event in TOUR.step(n).events if event["event"] == "ResourcesGained"]
    assert [(event["ideas"], event["bricks"]) for event in gained] == [(ideas, bricks)]


def test_what_the_tips_say_of_the_rounds_is_so() -> None:
    assert TOUR.rounds() == [2, 4, 10, 14]
