"""Many tables in one call: the same games as anywhere else, told in arrays."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from saecula.games import listed
from saecula.kernel.errors import BadOptions
from saecula.research import vector_env
from saecula.research.encode import make_encoder, tensor_of
from saecula.research.table import IllegalAction, Table, open_table, rewards_of
from saecula.research.vector import TablesVectorEnv

LISTED = listed()


def played(env: TablesVectorEnv, steps: int) -> Iterator[tuple[Any, ...]]:
    """Random legal steps, and what came of each."""
    for _ in range(steps):
        yield env.step(env.sample())


def follows(table: Table, action: int) -> None:
    """The same decision at a table of its own."""
    seat = table.asked()[0]
    table.play(seat, table.code_of(seat, action))
    table.go_on()


@pytest.mark.parametrize("game", LISTED)
def test_a_table_among_many_has_the_game_it_would_have_alone(game: str) -> None:
    env = vector_env(game, 3, observe="tensor")
    seen, infos = env.reset(seed=5)
    alone = [open_table(game, None) for _ in range(3)]
    encoder = make_encoder(alone[0].game, alone[0].seats)
    for at, table in enumerate(alone):
        table.reset(5 + at)
        table.go_on()
    for _ in range(60):
        for at, table in enumerate(alone):
            seat = table.asked()[0]
            assert infos["seat"][at] == seat
            assert infos["legal"][at, : infos["count"][at]].tolist() == table.actions(seat)
            assert (infos["legal"][at, infos["count"][at] :] == -1).all()
            assert np.array_equal(seen[at], tensor_of(encoder, table.state, seat))
        actions = env.sample()
        seen, _, terminated, _, infos = env.step(actions)
        if terminated.any():
            break
        for table, action in zip(alone, actions.tolist(), strict=True):
            follows(table, action)


@pytest.mark.parametrize("game", LISTED)
def test_features_are_those_that_the_game_writes_for_the_seat_that_is_asked(game: str) -> None:
    env = vector_env(game, 2)
    env.reset(seed=1)
    alone = open_table(game, None)
    alone.reset(1)
    alone.go_on()
    for _ in range(20):
        actions = env.sample()
        seen = env.step(actions)[0]
        follows(alone, int(actions[0]))
        assert seen[0].tobytes() == alone.game.mind.features(alone.state, alone.asked()[0])


def test_a_new_game_begins_where_one_ended_and_everybody_hears_the_rewards() -> None:
    env = vector_env("tempus", 2)
    env.reset(seed=3)
    alone = open_table("tempus", None)
    alone.reset(3)
    alone.go_on()
    terminated = np.zeros(2, bool)
    while not terminated[0]:
        moved = env._runs.arrays.seat.copy()
        actions = env.sample()
        seen, rewards, terminated, _, infos = env.step(actions)
        follows(alone, int(actions[0]))
    assert alone.is_over()
    shares = rewards_of(alone.game.outcome(alone.state).shares())
    assert infos["rewards"][0].tolist() == pytest.approx(shares)
    assert rewards[0] == pytest.approx(shares[moved[0]])
    assert infos["_final_info"].tolist() == infos["_final_obs"].tolist() == terminated.tolist()
    final = infos["final_info"]
    scores = {agent: final["scores"][agent][0] for agent in alone.agents}
    assert scores == {alone.agents[one.seat]: one.total for one in alone.game.outcome(alone.state).standings}
    assert final["seat"][0] == moved[0]
    assert infos["final_obs"][0].tobytes() == alone.game.mind.features(alone.state, int(moved[0]))
    alone.reset()
    alone.go_on()
    assert env._runs.hall.numbers[0] == alone.number  # type: ignore[attr-defined]
    assert seen[0].tobytes() == alone.game.mind.features(alone.state, alone.asked()[0])


def test_the_same_seed_gives_the_same_arrays_and_a_mask_resets_some_tables_alone() -> None:
    both = [vector_env("pebbles", 4, 2, observe="tensor") for _ in range(2)]
    for env in both:
        env.reset(seed=9)
    for ours, theirs in zip(played(both[0], 30), played(both[1], 30), strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(ours[:4], theirs[:4], strict=True))
    before = both[0]._runs.hall.numbers.copy()  # type: ignore[attr-defined]
    both[0].reset(options={"reset_mask": np.array([True, False, False, True])})
    after = both[0]._runs.hall.numbers  # type: ignore[attr-defined]
    assert [a == b for a, b in zip(before, after, strict=True)] == [False, True, True, False]
    both[1].reset(seed=[4, 5, 6, 7])
    assert both[1]._runs.hall.numbers == [4, 5, 6, 7]  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", [7, np.int64(7), [7, 8], np.array([7, 8])])
def test_whatever_form_a_seed_has_the_sampled_actions_follow_from_it(seed: Any) -> None:
    env = vector_env("pebbles", 2, 2, observe="tensor")
    env.reset(seed=7)
    env.reset(seed=seed)
    before = [env.sample().tolist() for _ in range(8)]
    env.reset(seed=seed)
    assert [env.sample().tolist() for _ in range(8)] == before


def test_wrappers_of_gymnasium_understand_how_games_ended() -> None:
    env = DictInfoToList(RecordEpisodeStatistics(vector_env("pebbles", 3, 2, observe="tensor", max_steps=4)))
    env.reset(seed=1)
    infos: Any = []
    for _ in range(4):
        infos = env.step(env.unwrapped.sample())[4]  # type: ignore[attr-defined]
    assert [info["final_info"]["steps"] for info in infos] == [info["episode"]["l"] for info in infos] == [4, 4, 4]


def test_masks_say_the_same_as_the_lists() -> None:
    env = vector_env("tempus", 4)
    env.reset(seed=2)
    for *_, infos in played(env, 30):
        masks = env.action_masks()
        assert masks.shape == (4, env.single_action_space.n)  # type: ignore[attr-defined]
        for at in range(4):
            assert np.flatnonzero(masks[at]).tolist() == sorted(infos["legal"][at, : infos["count"][at]].tolist())


def test_listed_actions_are_places_in_the_list() -> None:
    dense, listed_ones = (
        vector_env("rise-and-fall", 3, 2),
        vector_env("rise-and-fall", 3, 2, actions="listed", width=512),
    )
    _, infos = dense.reset(seed=4)
    listed_ones.reset(seed=4)
    for _ in range(40):
        places = listed_ones.sample()
        assert listed_ones.action_masks().sum(axis=1).tolist() == infos["count"].tolist()
        one = dense.step(infos["legal"][np.arange(3), places])
        other = listed_ones.step(places)
        infos = one[4]
        assert np.array_equal(one[0], other[0])
        assert np.array_equal(infos["legal"], other[4]["legal"])


def test_an_illegal_action_says_whose_and_why_and_changes_nothing() -> None:
    env = vector_env("tempus", 2)
    _, infos = env.reset(seed=1)
    legal = infos["legal"][:, 0]
    wrong = next(action for action in range(1000) if action not in infos["legal"][1].tolist())
    with pytest.raises(IllegalAction, match="at table 1 may not choose"):
        env.step(np.array([legal[0], wrong]))
    with pytest.raises(IllegalAction, match="actions are 0 to"):
        env.step(np.array([legal[0], -1]))
    assert env._runs.hall.steps == [0, 0]  # type: ignore[attr-defined]
    env.step(legal)


def test_games_may_be_broken_off() -> None:
    env = vector_env("tempus", 2, max_steps=5)
    env.reset(seed=1)
    told = [(terminated.any(), truncated.tolist()) for _, _, terminated, truncated, _ in played(env, 10)]
    assert told == [(False, [number % 5 == 4] * 2) for number in range(10)]


def test_without_copies_the_same_arrays_are_written_again() -> None:
    env = vector_env("tempus", 2, observe="tensor", copy=False)
    seen, _ = env.reset(seed=1)
    kept = seen.copy()
    assert env.step(env.sample())[0] is seen
    assert not np.array_equal(kept, seen)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.observation_space.contains(seen)


def test_processes_share_the_work_and_tell_the_same() -> None:
    alone, shared = vector_env("tempus", 5, 3), vector_env("tempus", 5, 3, workers=2)
    try:
        first = [env.reset(seed=6) for env in (alone, shared)]
        assert np.array_equal(first[0][0], first[1][0])
        for _ in range(12):
            actions = alone.sample()
            ours, theirs = alone.step(actions), shared.step(actions)
            assert all(np.array_equal(a, b) for a, b in zip(ours[:4], theirs[:4], strict=True))
            assert np.array_equal(ours[4]["legal"], theirs[4]["legal"])
        with pytest.raises(IllegalAction, match="at table"):
            shared.step(np.full(5, -1))
        actions = alone.sample()
        assert np.array_equal(alone.step(actions)[0], shared.step(actions)[0])
    finally:
        shared.close()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"observe": "smell"}, '"features" or "tensor"'),
        ({"actions": "free"}, '"dense" or "listed"'),
        ({"workers": 3}, "no more processes than tables"),
        ({"width": 1}, "need a width"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        vector_env("tempus", 2, **given).reset(seed=1)


def test_a_game_without_features_asks_for_its_tensor() -> None:
    with pytest.raises(BadOptions, match="Pebbles has no features"):
        vector_env("pebbles", 1)
