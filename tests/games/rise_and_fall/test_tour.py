"""The tour of Rise & Fall: the player meets everything once."""

import pytest

from tests.games.tour_kit import guided

TOUR = guided("rise-and-fall")
#: What a first game needs; the tip before the move says how it works.
NEEDED = [
    *("PlacePiece", "ChooseCard", "MovePiece", "Produce", "BuildTemple", "BuildTown", "Grow", "Educate"),
    *("CollectTaxes", "Trade", "Convert", "Tithe", "EndTurn", "DeclineCard", "BuyBack", "Pass"),
]
#: Gold that the tips speak of, by the number of the move that brings it.
TAKEN = [(24, 3), (207, 10), (208, 10), (209, 9), (286, 2), (297, 3), (298, 3), (648, 1)]


def points_before(n: int) -> list[int]:
    return TOUR.step(n - 1).measures["points"]


def test_it_is_played_in_a_world_from_the_atlas() -> None:
    assert TOUR.record.header.options["world"] == "library"


@pytest.mark.parametrize("verb", NEEDED)
def test_the_player_makes_every_kind_of_move_that_a_first_game_needs(verb: str) -> None:
    assert verb in TOUR.verbs()


def test_the_player_plays_five_of_the_six_cards_and_gains_the_sixth() -> None:
    cards = {move["card"] for move in TOUR.own_moves() if move["do"] == "ChooseCard"}
    assert cards == {"nomad", "town", "ship", "merchant", "temple"}
    assert "mountaineer" in {event["card"] for event in TOUR.told("CardGained") if event["seat"] == 0}


def test_the_player_sees_recycling_trophies_a_lost_card_and_the_end() -> None:
    assert {event["seat"] for event in TOUR.told("Recycled")} == {0, 1}
    trophies = [(event["seat"], event["trophy"]) for event in TOUR.told("TrophyWon")]
    assert trophies == [(1, "temple"), (0, "merchant"), (0, "mountaineer")]
    assert [event["price"] for event in TOUR.told("CardBoughtBack") if event["seat"] == 0] == [5, 10]
    assert [event["card"] for event in TOUR.told("CardLost")] == ["nomad"]
    assert TOUR.told("GameEnded")


def test_the_other_player_s_cards_are_hidden_until_they_are_shown() -> None:
    chosen = [step for step in TOUR.along() if step.seat == 1 and any(e["event"] == "CardChosen" for e in step.events)]
    assert chosen
    assert all(step.move == {"do": "Hidden", "what": "choose-card"} for step in chosen)


def test_what_the_tips_say_of_the_score_is_so() -> None:
    assert TOUR.totals() == [384, 290]
    assert TOUR.points(0) == {"economy": 125, "trophies": 60, "development": 85, "territory": 114}
    assert points_before(TOUR.chapters[2].first) == [125, 75]
    assert points_before(TOUR.chapters[-1].first) == [367, 281]


@pytest.mark.parametrize(("n", "gold"), TAKEN)
def test_what_the_tips_say_of_gold_is_so(n: int, gold: int) -> None:
    assert [event["gold"] for event in TOUR.step(n).events if "gold" in event] == [gold]


def test_what_the_tips_say_of_the_rounds_is_so() -> None:
    assert TOUR.rounds() == [12, 27, 35, 74]
