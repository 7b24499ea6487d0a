"""That stronger bots are stronger, over enough games to be sure; `python -m bench.strength` measures how much."""

from collections.abc import Sequence

import pytest

from saecula.arena.duel import Duel, duel
from saecula.arena.ratings import wilson
from saecula.bots.personas import AS, CHARACTERS
from tests.soak.conftest import Tell

pytestmark = pytest.mark.soak
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("tempus", 4, {"map": "dealt"}),
    ("rise-and-fall", 2, {}),
    ("rise-and-fall", 4, {}),
    ("through-the-ages", 2, {"version": "advanced"}),
    ("time-of-empires", 2, {"ages": "real-time"}),
    ("time-of-empires", 4, {"ages": "real-time"}),
]
#: Games in which a character shows that it is as strong as its level, by level.
ALIKE = {"habit": 32, "greedy": 12}


class Ring:
    """Lets two teams meet and takes down what came of it."""

    def __init__(self, tell: Tell, times: float, thought: float, ray: list[str] | None) -> None:
        self.tell, self.times, self.thought, self.ray = tell, times, thought, ray

    def __call__(self, game: str, team_a: Sequence[str], team_b: Sequence[str], games: int, **options: str) -> Duel:
        """One duel, on one core: the tests themselves run side by side."""
        seats = len(team_a) + len(team_b)
        count = max(1, round(games * self.times))
        found = duel(game, seats, team_a, team_b, count, options=options, ray=self.ray)
        low, high = wilson(found.wins, found.games, 0.95)
        teams = [f"{len(team)} {team[0]}" for team in (team_a, team_b)]
        told = ", ".join(f"{name}={choice}" for name, choice in options.items())
        share, interval = f"{found.share:.1%}", f"{low:.1%} to {high:.1%}"
        self.tell("strength", game, seats, told, *teams, found.games, f"{found.wins:g}", share, interval)
        return found

    def shows(self, found: Duel, share: float, low: float = 0.0) -> bool:
        """Whether share and low end of its interval are enough; a few games for trial tell nothing."""
        return self.times < 1 or (found.share >= share and found.low > low)


@pytest.fixture
def meet(tell: Tell, times: float, thought: float, ray: list[str] | None) -> Ring:
    return Ring(tell, times, thought, ray)


def test_one_greedy_bot_takes_nine_in_ten_wins_from_three_random_ones(meet: Ring) -> None:
    found = meet("tempus", ["greedy"], ["random"] * 3, 40)
    assert meet.shows(found, 0.90), found


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_learned_judgement_takes_more_wins_than_judgement_by_hand(
    meet: Ring, game: str, seats: int, options: dict[str, str]
) -> None:
    found = meet(game, ["learned"] * (seats // 2), ["greedy"] * (seats // 2), 40, **options)
    assert meet.shows(found, 0.52, 0.5), found


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_search_with_learned_judgement_takes_more_wins_than_casual_players(
    meet: Ring, game: str, seats: int, options: dict[str, str]
) -> None:
    found = meet(game, [f"learned:{meet.thought:g}s"] * (seats // 2), ["greedy"] * (seats // 2), 12, **options)
    assert meet.shows(found, 0.52), found


def test_greedy_takes_nine_in_ten_wins_from_random_in_rise_and_fall(meet: Ring) -> None:
    found = meet("rise-and-fall", ["greedy"], ["random"], 40)
    assert meet.shows(found, 0.90), found


def test_greedy_takes_nearly_all_wins_from_random_in_through_the_ages(meet: Ring) -> None:
    found = meet("through-the-ages", ["greedy"], ["random"], 40, version="advanced")
    assert meet.shows(found, 0.95), found


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_takes_nearly_all_wins_from_random_in_time_of_empires(seats: int, meet: Ring) -> None:
    half = seats // 2
    found = meet("time-of-empires", ["greedy"] * half, ["random"] * half, 20)
    assert meet.shows(found, 0.95), found


@pytest.mark.parametrize("ages", ["real-time", "initiation"])
@pytest.mark.parametrize("seats", [2, 4])
def test_search_takes_more_wins_than_greedy_with_equal_hands_in_time_of_empires(
    seats: int, ages: str, meet: Ring
) -> None:
    half = seats // 2
    found = meet("time-of-empires", ["search:32"] * half, ["greedy"] * half, 16, ages=ages)
    assert meet.shows(found, 0.52), found


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("tempus", 4, {}),
        ("rise-and-fall", 2, {}),
        ("through-the-ages", 2, {"version": "advanced"}),
        ("time-of-empires", 2, {"ages": "initiation"}),
    ],
)
@pytest.mark.parametrize("level", ["habit", "greedy"])
def test_a_character_is_as_strong_as_its_level(
    level: str, game: str, seats: int, options: dict[str, str], character: str, meet: Ring
) -> None:
    half = seats // 2
    found = meet(game, [f"{level}{AS}{character}"] * half, [level] * half, ALIKE[level], **options)
    # one in twenty of so many duels lies outside of its 95 % interval by luck
    low, high = wilson(found.wins, found.games, 0.9995)
    assert low <= 0.5 <= high or meet.times < 1, found
