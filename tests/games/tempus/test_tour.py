"""The tour of Tempus: the player meets everything once."""

import pytest

from saecula.games.tempus.model.kinds import ACTIONS
from tests.games.tour_kit import guided

TOUR = guided("tempus")


def test_it_is_a_whole_game_on_a_dealt_map() -> None:
    assert TOUR.record.header.options == {"map": "dealt"}
    assert TOUR.told("GameEnded")


def test_the_player_takes_all_five_actions() -> None:
    assert {move["action"] for move in TOUR.own_moves() if move["do"] == "ChooseAction"} == set(ACTIONS)


@pytest.mark.parametrize("verb", ["PlaceToken", "PlayCard", "Attack", "LayCard", "StepIn", "BuildCity", "ActTwice"])
def test_the_player_makes_every_kind_of_move_that_a_first_game_needs(verb: str) -> None:
    assert verb in TOUR.verbs()


def test_the_player_sees_progress_and_catching_up() -> None:
    assert {event["seat"] for event in TOUR.told("ProgressCounted")} == {0, 1, 2}
    assert [event["era"] for event in TOUR.told("Advanced") if event["seat"] == 0] == ["writing", "flight"]
    assert {event["seat"] for event in TOUR.told("CaughtUp")} == {1, 2}


def test_what_the_tips_say_of_the_score_is_so() -> None:
    assert TOUR.totals() == [18, 15, 16]
    assert TOUR.step(TOUR.chapters[-1].first - 1).measures["points"] == [16, 14, 16]
