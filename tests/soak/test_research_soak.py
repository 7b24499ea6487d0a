"""Other people's algorithms and our examples, at their full length."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from saecula.games import listed
from saecula.research import openspiel_game
from tests.research.searching import Watched, play_on

EXAMPLES = Path(__file__).parents[2] / "examples"
#: The choices between two that IS-MCTS makes; between them players draw lots.
OFTEN = 8

pytestmark = pytest.mark.soak


def output_of(program: str, *given: str) -> str:
    done = subprocess.run([sys.executable, str(EXAMPLES / program), *given], capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.parametrize("game", listed())
def test_information_set_search_plays_a_whole_game(game: str) -> None:
    played = openspiel_game(game)
    state = played.new_initial_state()
    bot = Watched(played, 4)
    play_on(state, bot, 10**6, seed=3, often=OFTEN)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert bot.searches > 10


def test_self_play_beats_random_players_in_ten_minutes() -> None:
    found = re.search(r"random players: ([\d.]+) \(luck: ([\d.]+)\)", output_of("ppo_selfplay.py", "10"))
    assert found is not None
    # of 200 games; the upper end of a 95 % interval around luck is 0.31
    assert float(found[1]) > 0.35 > float(found[2])


def test_a_network_foresees_the_outcomes_of_a_thousand_games() -> None:
    last = output_of("dataset_torch.py", "1000").splitlines()[-1]
    errors = [float(part) for part in re.findall(r"\d\.\d{3}", last)]
    assert errors[0] < errors[1]


def test_openspiels_tree_search_plays_tempus() -> None:
    assert output_of("openspiel_mcts.py", "40", "24").count("MCTS plays") == 40
