"""What no bot does from casual on, counted over many games; `--times 20` counts over 200 games a level."""

import pytest

from saecula.arena.play import play_game
from saecula.games import make_game
from tests.bots.test_follies import follies_in
from tests.soak.conftest import Tell

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("level", ["casual", "strong", "expert"])
@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("tempus", 4, {"map": "dealt"}),
        ("through-the-ages", 2, {"version": "full"}),
        ("time-of-empires", 2, {"ages": "initiation"}),
    ],
)
def test_no_fight_is_begun_that_cannot_be_won_and_no_mine_of_ones_own_destroyed(
    name: str, seats: int, options: dict[str, str], level: str, tell: Tell, times: float, thought: float
) -> None:
    game = make_game(name)
    bot = {"casual": "greedy", "strong": "learned", "expert": f"learned:{thought:g}s"}[level]
    games = max(1, round((1 if level == "expert" else 10) * times))
    moves, found = 0, []
    for seed in range(games):
        match = play_game(game, seats, options, [bot] * seats, 5000 + seed)
        moves += sum(made.seat >= 0 for made in match.played)
        found += follies_in(match)
    told = ", ".join(f"{option}={choice}" for option, choice in options.items())
    tell("follies", name, seats, told, bot, games, f"{moves:,}", len(found))
    assert found == []
