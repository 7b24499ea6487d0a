"""The Gymnasium environments: one seat against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from saecula.games import listed, make_game
from saecula.kernel.errors import BadOptions
from saecula.play.replay import verify
from saecula.research.gym import env_id
from saecula.research.table import IllegalAction


def finish(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """Random play to the end."""
    env.action_space.seed(seed)
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    return reward, info


@pytest.mark.parametrize("game", listed())
def test_every_listed_game_is_registered(game: str) -> None:
    assert f"saecula/{env_id(game)}" in gymnasium.registry


def test_an_id_is_the_name_of_the_game_in_one_word() -> None:
    assert env_id("time-of-empires") == "TimeOfEmpires-v0"


@pytest.mark.parametrize("choices", [{}, {"seats": 5, "map": "dealt"}, {"seat": "C"}])
def test_it_passes_the_checks_of_gymnasium(choices: dict[str, Any]) -> None:
    env = gymnasium.make("saecula/Tempus-v0", illegal="lose", **choices)
    check_env(env.unwrapped)


def test_an_illegal_action_raises_unless_it_is_to_lose_the_game() -> None:
    env = gymnasium.make("saecula/Tempus-v0")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="A may not choose"):
        env.step(0)
    env = gymnasium.make("saecula/Tempus-v0", illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].startswith("A may not choose choose-first A")


def test_the_mask_is_in_the_info_and_under_the_name_that_learners_use() -> None:
    env: Any = gymnasium.make("saecula/Tempus-v0").unwrapped
    _, info = env.reset(seed=1)
    assert np.array_equal(info["action_mask"], env.action_masks())
    assert np.flatnonzero(info["action_mask"]).tolist() == sorted(env.table.actions(0))


def test_the_other_seats_are_played_by_bots() -> None:
    env: Any = gymnasium.make("saecula/Tempus-v0", seats=4, seat="B").unwrapped
    _, info = finish(env, 2)
    assert info["scores"].keys() == set("ABCD")
    assert {seat for seat, _ in env.table.moves if seat >= 0} == {0, 1, 2, 3}
    verify(make_game("tempus"), env.record())


def test_opponents_sit_on_the_other_seats_in_order() -> None:
    env: Any = gymnasium.make("saecula/Pebbles-v0", seats=3, seat="B", opponents=["greedy", "random"]).unwrapped
    assert {seat: bot.name for seat, bot in env.bots.items()} == {0: "greedy", 2: "random"}
    assert finish(env, 1)[1]["scores"].keys() == set("ABC")


def test_a_game_against_bots_follows_from_its_seed() -> None:
    ends = [finish(gymnasium.make("saecula/Tempus-v0"), seed)[1]["scores"] for seed in (1, 1, 2)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"seat": "D"}, "there is no seat 'D'"),
        ({"opponents": ["random"] * 3}, "one opponent for all other seats or 2, not 3"),
        ({"opponents": ["nobody"]}, "there is no bot 'nobody'"),
        ({"illegal": "ignore"}, "raise or lose"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        gymnasium.make("saecula/Tempus-v0", **choices)
