"""Environments that begin from a position file."""

import pickle
from pathlib import Path

import pytest

from saecula.games import make_game
from saecula.kernel.errors import BadOptions, BadRecord
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.play.driving import draw_all
from saecula.play.position import write_position
from saecula.play.replay import verify
from saecula.research import aec_env, gym_env, openspiel_game, parallel_env
from saecula.research.table import open_table

GAME = make_game("pebbles")


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A game of Pebbles in which seat B has chosen."""
    match = Match(GAME, 2, {}, seed_of("pebbles", 0))
    draw_all(match)
    match.play(1, GAME.legal(match.state, 1)[0])
    path = tmp_path / "here.json"
    path.write_bytes(write_position(GAME, match.state, match.header.options))
    return path


def test_every_game_of_a_table_begins_from_the_position(position: Path) -> None:
    table = open_table("pebbles", None, position=position)
    first = table.state.dump()
    assert table.asked() == [0]
    table.play(0, table.legal(0)[0])
    table.reset(5)
    assert table.state.dump() == first


def test_a_table_from_a_position_survives_pickling_and_begins_there_again(position: Path) -> None:
    table = pickle.loads(pickle.dumps(open_table("pebbles", 2, position=position)))
    table.play(0, table.legal(0)[0])
    table.reset(1)
    assert table.asked() == [0]


def test_all_adapters_take_a_position(position: Path) -> None:
    aec = aec_env("pebbles", position=position)
    aec.reset(seed=1)
    assert aec.agent_selection == "A"
    together = parallel_env("pebbles", position=position)
    _, infos = together.reset(seed=1)
    assert not infos["B"]["action_mask"][:-1].any()
    env = gym_env("pebbles", position=position)
    env.reset(seed=1)
    assert env.table.asked() == [0]
    assert openspiel_game("pebbles", position=position).new_initial_state().current_player() == 0


def test_the_record_of_a_game_from_a_position_verifies(position: Path) -> None:
    env = gym_env("pebbles", position=position)
    env.reset(seed=3)
    while not env.table.is_over():
        env.step(env.table.actions(0)[0])
    assert verify(GAME, env.record())


def test_other_seats_and_options_than_those_of_the_position_are_refused(position: Path) -> None:
    with pytest.raises(BadOptions, match="another number of seats"):
        open_table("pebbles", 3, position=position)
    with pytest.raises(BadOptions, match="other options"):
        open_table("pebbles", 2, {"glass": "on"}, position=position)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        open_table("pebbles", 2, position=tmp_path / "nowhere.json")
