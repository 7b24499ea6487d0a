"""The second lesson of Through the Ages: what its tips say of politics, armies, happiness and corruption is so."""

from typing import Any

import pytest

from saecula.games import made_for
from saecula.play.replay import Replay
from tests.games.tour_kit import guided

LESSON = guided("through-the-ages", "politics")
#: What the lesson is there for.
NEEDED = ["Prepare", "Discard", "PlayTactic", "PlayBonus", "Attack", "Revolt", "Bid", "Sacrifice", "Upgrade", "Grow"]


def board(n: int, seat: int = 0) -> Any:
    """The board of a seat as the player sees it before a move."""
    replay = Replay(made_for(LESSON.record.header), LESSON.record)
    replay.to(n - 1)
    view: Any = replay.game.view(replay.state, 0)
    return view.desks[seat]


def resources_lost(n: int) -> int:
    """What a step costs in corruption."""
    return sum(event["resources"] for event in LESSON.step(n).events if event["event"] == "CorruptionPaid")


def test_it_is_an_advanced_game_from_the_middle_on() -> None:
    assert LESSON.record.header.options["version"] == "advanced"
    assert LESSON.record.header.position is not None
    assert LESSON.rounds() == [7, 8, 9, 10, 10]


@pytest.mark.parametrize("verb", NEEDED)
def test_the_player_makes_every_kind_of_move_that_politics_needs(verb: str) -> None:
    assert verb in LESSON.verbs()


def test_what_is_said_of_strength_is_so() -> None:
    assert [board(n).strength for n in (5, 6, 53, 54, 96)] == [3, 6, 6, 7, 6]
    assert [board(n, 1).strength for n in (16, 21, 69, 96)] == [7, 6, 6, 6]
    assert [(event["attack"], event["defence"]) for event in LESSON.told("FightDecided")] == [(8, 8), (7, 6)]


def test_what_is_said_of_corruption_is_so() -> None:
    assert [resources_lost(n) for n in (9, 33, 43, 55, 75, 104)] == [2, 0, 4, 0, 2, 0]
    assert board(27).blue.left == 7


def test_what_is_said_of_happiness_is_so() -> None:
    assert [(board(n).unhappy, board(n).unused) for n in (32, 33, 52, 53)] == [(0, 0), (1, 1), (0, 0), (0, 1)]
    assert (board(102).happiness, board(102).yellow.faces.now) == (3, 2)


def test_what_is_said_of_actions_and_hands_is_so() -> None:
    assert [(board(n).civil, board(n).military) for n in (1, 96, 100)] == [(5, 3), (6, 4), (7, 4)]
    assert len(board(69, 1).backs) == 4
    assert [board(n).science for n in (27, 69, 99)] == [7, 7, 6]


def test_what_is_said_of_the_score_is_so() -> None:
    assert LESSON.totals() == [32, 29]
    assert [board(1).culture, board(1, 1).culture] == [12, 11]
    assert [board(1).culture_rate, board(104).culture_rate, board(104, 1).culture_rate] == [1, 6, 4]
