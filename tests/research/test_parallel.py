"""The PettingZoo environment in which all seats that are asked move at once."""

from typing import Any

import numpy as np
import pettingzoo.test
import pytest
from gymnasium.utils.env_checker import data_equivalence

from saecula.kernel.record import state_hash
from saecula.play.replay import verify
from saecula.research import parallel_env
from saecula.research.table import IllegalAction

#: PettingZoo's own tests, which have no types.
peer: Any = pettingzoo.test

CASES = [("tempus", 3, {}), ("tempus", 5, {"map": "dealt"}), ("pebbles", 3, {}), ("pebbles", 4, {"glass": "on"})]

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


def samples(env: Any) -> dict[str, int]:
    return {agent: int(env.action_space(agent).sample()) for agent in env.agents}


def started(game: str, **choices: str) -> Any:
    env = parallel_env(game, options=choices)
    env.reset(seed=1)
    for at, agent in enumerate(env.agents):
        env.action_space(agent).seed(at)
    return env


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_it_passes_the_api_test_of_pettingzoo(game: str, seats: int, options: dict[str, str]) -> None:
    peer.parallel_api_test(parallel_env(game, seats=seats, options=options), num_cycles=200)


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_it_passes_the_seed_test_of_pettingzoo(game: str, seats: int, options: dict[str, str]) -> None:
    peer.parallel_seed_test(lambda: parallel_env(game, seats=seats, options=options), num_cycles=100)


@pytest.mark.parametrize(("game", "choices"), [("tempus", {}), ("pebbles", {"glass": "on"})])
def test_two_environments_with_one_seed_go_the_same_way_to_the_end(game: str, choices: dict[str, str]) -> None:
    one, other = started(game, **choices), started(game, **choices)
    while one.agents:
        actions = samples(one)
        assert actions == samples(other)
        assert data_equivalence(one.step(actions), other.step(actions), exact=True)
    assert other.agents == []


def test_seats_that_must_choose_at_once_move_in_one_step() -> None:
    env = started("pebbles")
    assert env.table.asked() == [0, 1]
    actions = samples(env)
    env.step(actions)
    assert [seat for seat, _ in env.table.moves if seat >= 0][:2] == [0, 1]


def test_seats_that_are_not_asked_can_only_wait() -> None:
    env = started("tempus")
    asked = env.table.asked()
    for seat, agent in enumerate(env.agents):
        mask = env.reset(seed=1)[0][agent]["action_mask"]
        assert mask[env.wait] == (seat not in asked)
        assert mask.sum() == 1 or seat in asked


def test_a_seat_that_is_asked_may_not_wait() -> None:
    env = started("tempus")
    before = state_hash(env.table.state.dump())
    with pytest.raises(IllegalAction, match="may not choose wait now: it is asked for a decision"):
        env.step(dict.fromkeys(env.agents, env.wait))
    assert state_hash(env.table.state.dump()) == before


def test_a_seat_that_is_not_asked_may_not_move() -> None:
    env = started("tempus")
    asked = env.agents[env.table.asked()[0]]
    idle = next(agent for agent in env.agents if agent != asked)
    actions = samples(env)
    with pytest.raises(IllegalAction, match=f"{idle} may not choose"):
        env.step({**actions, idle: actions[asked]})


def test_every_agent_acts_in_every_step() -> None:
    env = started("tempus")
    with pytest.raises(IllegalAction, match="every agent acts"):
        env.step({})


def test_where_a_clock_runs_waiting_for_it_is_a_choice() -> None:
    env = started("pebbles", glass="on")
    assert env.reset(seed=1)[0]["A"]["action_mask"][env.wait] == 1
    env.step(dict.fromkeys(env.agents, env.wait))
    assert env.table.state.ground.now == 5000


def test_rewards_come_with_the_last_step() -> None:
    env = started("tempus")
    while env.agents:
        _, rewards, over, _, infos = env.step(samples(env))
        assert any(over.values()) or not any(rewards.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0
    assert infos["A"]["scores"].keys() == set("ABC")


def test_a_finished_game_leaves_a_record_that_can_be_verified() -> None:
    env = started("pebbles", glass="on")
    while env.agents:
        env.step(samples(env))
    assert verify(env.table.game, env.record()) == state_hash(env.table.state.dump())


def test_clones_and_resampled_games_go_on_by_themselves() -> None:
    env = started("pebbles")
    copy, dealt = env.clone(), env.resample("A", 3)
    before = state_hash(env.table.state.dump())
    copy.step(samples(copy))
    dealt.step(samples(dealt))
    assert state_hash(env.table.state.dump()) == before
    seen = env.resample("A", 4).table.view(0)
    assert seen == env.table.view(0)
    assert np.any([env.resample("A", seed).table.view(1) != env.table.view(1) for seed in range(8)])
