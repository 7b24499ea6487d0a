"""The PettingZoo environment in which seats act one after the other."""

import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo.test
import pytest
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from saecula.games import make_game
from saecula.kernel.errors import BadOptions
from saecula.kernel.record import state_hash
from saecula.play.replay import verify
from saecula.research import aec_env
from saecula.research.aec import SeatsInTurn
from saecula.research.table import IllegalAction, rewards_of

#: PettingZoo's own tests, which have no types.
peer: Any = pettingzoo.test

CASES = [
    ("tempus", 3, {}),
    ("tempus", 4, {"map": "dealt"}),
    ("tempus", 5, {}),
    ("pebbles", 2, {}),
    ("pebbles", 4, {"glass": "on"}),
]

# PettingZoo advises on names of agents and on spaces without masks, and warns of the empty masks after the end
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


def play(env: Any, seed: int, moves: int = 10**6) -> Iterator[str]:
    """Random play from a reset; yields the agent before each action."""
    env.reset(seed=seed)
    for at, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + at)
    for agent in env.agent_iter(moves):
        yield agent
        env.step(None if env.terminations[agent] else env.action_space(agent).sample(env.infos[agent]["action_mask"]))


def after(moves: int, game: str = "tempus", **choices: str) -> SeatsInTurn:
    """An environment some random moves into a game."""
    env = aec_env(game, options=choices).unwrapped
    for _ in play(env, 5, moves):
        pass
    assert isinstance(env, SeatsInTurn)
    return env


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_it_passes_the_api_test_of_pettingzoo(game: str, seats: int, options: dict[str, str]) -> None:
    peer.api_test(aec_env(game, seats=seats, options=options), num_cycles=300)


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_it_passes_the_seed_test_of_pettingzoo(game: str, seats: int, options: dict[str, str]) -> None:
    peer.seed_test(lambda: aec_env(game, seats=seats, options=options), num_cycles=60)


def test_it_passes_the_render_test_of_pettingzoo() -> None:
    peer.render_test(lambda render_mode: aec_env("tempus", render_mode=render_mode))


def test_agents_are_the_seats_and_actions_the_numbers_of_the_code_book() -> None:
    env: Any = aec_env("tempus", seats=4)
    env.reset(seed=1)
    assert env.agents == ["A", "B", "C", "D"]
    assert env.action_space("A").n == make_game("tempus").book.size


def test_the_mask_marks_exactly_the_legal_list() -> None:
    env = after(40)
    table = env.table
    seat = table.agents.index(env.agent_selection)
    mask = env.observe(env.agent_selection)["action_mask"]
    codes = sorted(table.game.book.code(int(action)) for action in np.flatnonzero(mask))
    assert codes == sorted(table.game.legal(table.state, seat))


def test_only_the_selected_agent_has_something_to_choose() -> None:
    env = after(1, "pebbles")
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert all(env.observe(agent)["action_mask"].sum() == 0 for agent in others)
    assert env.observe(env.agent_selection)["action_mask"].sum() > 0


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing() -> None:
    env = after(3)
    before = state_hash(env.table.state.dump())
    book = env.table.game.book
    off_board = book.index(book.encode(book.parse("place-tile A1 0")))
    with pytest.raises(IllegalAction, match=r"may not choose place-tile A1 0 now: .*TEM-SET-4"):
        env.step(off_board)
    with pytest.raises(IllegalAction, match="actions are 0 to"):
        env.step(book.size)
    assert state_hash(env.table.state.dump()) == before


def test_the_wrapper_of_pettingzoo_ends_a_game_on_an_illegal_action() -> None:
    env = TerminateIllegalWrapper(aec_env("tempus"), illegal_reward=-1)
    env.reset(seed=1)
    agent = env.agent_selection
    env.last()
    env.step(0)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_rewards_come_at_the_end_add_up_to_nothing_and_follow_the_win() -> None:
    env = aec_env("tempus", seats=4)
    seen = {}
    for agent in play(env, 3):
        _, reward, over, _, info = env.last()
        assert over or reward == 0
        if over:
            seen[agent] = (reward, info)
    assert sum(reward for reward, _ in seen.values()) == pytest.approx(0)
    best = max(seen, key=lambda agent: seen[agent][0])
    assert seen[best][1]["rank"] == 1
    assert sum(seen[best][1]["points"].values()) == seen[best][1]["scores"][best]


@pytest.mark.parametrize(
    ("shares", "rewards"), [([1.0, 0.0, 0.0], [1.0, -0.5, -0.5]), ([0.5, 0.5, 0.0], [0.25, 0.25, -0.5]), ([1.0], [1.0])]
)
def test_a_share_of_the_win_becomes_a_reward(shares: list[float], rewards: list[float]) -> None:
    assert rewards_of(shares) == pytest.approx(rewards)


def test_the_same_seed_gives_the_same_record_and_another_one_another() -> None:
    games = []
    for seed in (8, 8, 9):
        env: Any = aec_env("tempus")
        for _ in play(env, seed):
            pass
        games.append(env.unwrapped.record())
    assert games[0] == games[1]
    assert games[0] != games[2]


@pytest.mark.parametrize(("game", "choices"), [("tempus", {}), ("pebbles", {"glass": "on"})])
def test_a_finished_game_leaves_a_record_that_can_be_verified(game: str, choices: dict[str, str]) -> None:
    env = after(10**6, game, **choices)
    assert verify(make_game(game), env.record()) == state_hash(env.table.state.dump())


def test_a_clone_has_the_same_luck_and_leaves_the_original_alone() -> None:
    env = after(100)
    before = state_hash(env.table.state.dump())
    ends = []
    for copy in (env.clone(), env.clone(), pickle.loads(pickle.dumps(env))):
        while not all(copy.terminations.values()):
            copy.step(int(np.flatnonzero(copy.infos[copy.agent_selection]["action_mask"])[-1]))
        ends.append(state_hash(copy.table.state.dump()))
    assert len(set(ends)) == 1
    assert ends[0] != before
    assert state_hash(env.table.state.dump()) == before


@pytest.mark.parametrize(("game", "moves"), [("tempus", 200), ("pebbles", 1)])
def test_a_resampled_game_looks_the_same_to_its_agent_alone(game: str, moves: int) -> None:
    env = after(moves, game)
    agent = env.agent_selection
    other = next(name for name in env.agents if name != agent)
    dealt = [env.resample(agent, seed) for seed in range(8)]
    for one in dealt:
        assert one.text(agent) == env.text(agent)
        assert np.array_equal(one.observe(agent)["observation"], env.observe(agent)["observation"])
        assert np.array_equal(one.observe(agent)["action_mask"], env.observe(agent)["action_mask"])
    assert len({one.observe(other)["observation"].tobytes() for one in dealt}) > 1


def test_a_resampled_game_gives_the_agent_whose_turn_it_is_the_list_of_its_new_cards() -> None:
    env = after(0, "pebbles")
    other = next(name for name in env.agents if name != env.agent_selection)
    masks = set()
    for seed in range(8):
        dealt = env.resample(other, seed)
        seat = dealt.table.agents.index(dealt.agent_selection)
        mask = dealt.observe(dealt.agent_selection)["action_mask"]
        assert np.flatnonzero(mask).tolist() == sorted(dealt.table.actions(seat))
        assert np.array_equal(mask, dealt.infos[dealt.agent_selection]["action_mask"])
        masks.add(mask.tobytes())
    assert len(masks) > 1


def test_a_resampled_game_can_be_played_to_its_end_and_recorded() -> None:
    env = after(150).resample("B", 4)
    while not all(env.terminations.values()):
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[-1]))
    assert verify(make_game("tempus"), env.record()) == state_hash(env.table.state.dump())


def test_options_may_be_given_in_two_ways_but_not_against_each_other() -> None:
    envs: list[Any] = [aec_env("tempus", map="dealt"), aec_env("tempus", options={"map": "dealt"})]
    assert [env.unwrapped.table.options for env in envs] == [{"map": "dealt"}] * 2
    with pytest.raises(BadOptions, match="option map is given twice"):
        aec_env("tempus", options={"map": "dealt"}, map="built")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("chess", 2, {}), ("tempus", 7, {}), ("tempus", 3, {"map": "flat"}), ("tempus", 3, {"luck": "no"})],
)
def test_a_wrong_game_number_of_seats_or_option_is_refused(game: str, seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadOptions):
        aec_env(game, seats=seats, options=options)
