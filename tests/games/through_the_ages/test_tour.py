"""The tour of Through the Ages: a simple game in which the player meets everything once."""

import pytest

from tests.games.tour_kit import guided

TOUR = guided("through-the-ages")
#: What a first game needs; the tip before the move says how it works.
NEEDED = [
    *("TakeCard", "Build", "Grow", "PlayLeader", "BuildStages", "Develop", "BuildFree", "Upgrade", "DevelopWith"),
    *("ChooseGoods", "EndActions"),
]
#: Cards that the tips name, by the number of the move that takes them.
TAKEN = [(15, "pyramids"), (27, "aristotle"), (44, "alchemy"), (63, "irrigation"), (79, "iron"), (80, "printing-press")]
#: What the row brings later: units, a special technology, an action card, and cards for Aristotle's sake alone.
LATER = [(102, "swordsmen"), (118, "warfare"), (122, "breakthrough-i"), (140, "monarchy"), (144, "theology")]


def test_it_is_a_whole_simple_game() -> None:
    assert TOUR.record.header.options["version"] == "simple"
    assert TOUR.told("GameEnded")


@pytest.mark.parametrize("verb", NEEDED)
def test_the_player_makes_every_kind_of_move_that_a_first_game_needs(verb: str) -> None:
    assert verb in TOUR.verbs()


@pytest.mark.parametrize(("n", "card"), TAKEN + LATER)
def test_the_player_takes_the_cards_that_the_tips_speak_of(n: int, card: str) -> None:
    assert [event["card"] for event in TOUR.step(n).events if event["event"] == "CardTaken"] == [card]


def test_the_player_sees_a_wonder_completed_events_and_the_end_of_an_age() -> None:
    assert [event["card"] for event in TOUR.told("WonderCompleted")] == ["pyramids"]
    assert len(TOUR.told("EventRevealed")) == 6
    assert "I" in {event["age"] for event in TOUR.told("AgeEnded")}


def test_what_the_tips_say_of_the_score_is_so() -> None:
    assert TOUR.totals() == [48, 32]
    last = TOUR.step(146).measures
    farms_and_mines = last["food"][0] + last["resources"][0]
    assert (last["culture"][0], last["strength"][0], last["happiness"][0], farms_and_mines) == (7, 9, 2, 5)
    assert last["science-per-turn"][0] == 2
    developed = [event["card"] for event in TOUR.told("Developed") if event["seat"] == 0]
    assert len(developed) == 6
    assert TOUR.totals()[0] == 7 + 2 * len(developed) + 2 * 9 + 2 * 2 + 5 + 2


def test_what_the_tips_say_of_production_is_so() -> None:
    gained = [event["resources"] for event in TOUR.step(28).events if event["event"] == "GoodsGained"]
    assert sum(gained) == 3


def test_what_the_tips_say_of_the_rounds_is_so() -> None:
    assert TOUR.rounds() == [3, 5, 7]
