"""What holds for every game: tensors without gaps and without secrets, and environments that others accept."""

import hashlib
from random import Random
from typing import Any

import numpy as np
import pettingzoo.test
import pytest

from saecula.games import listed, make_game
from saecula.kernel.codes import Log
from saecula.parts.tensors import Row
from saecula.play.playout import policy_move
from saecula.research import aec_env, openspiel_game, parallel_env
from saecula.research.encode import FieldEncoder, make_encoder, tensor_of, tensor_of_view
from tests.research.kit import after, after_sensible, opened, through

#: PettingZoo's own tests, which have no types.
peer: Any = pettingzoo.test
LISTED = listed()
#: Whole games with the options that make the most of the tensor.
WHOLE = [
    ("tempus", 3, {}),
    ("rise-and-fall", 2, {"world": "built", "three-seconds": "on", "quiet-rounds": "20"}),
    ("rise-and-fall", 4, {"world": "library", "three-seconds": "on", "quiet-rounds": "20"}),
    ("through-the-ages", 2, {"version": "simple", "bonus": "private", "gangs": "on"}),
    ("through-the-ages", 4, {"version": "full", "bonus": "private", "gangs": "on"}),
    ("time-of-empires", 2, {"ages": "real-time", "speed": "45"}),
    ("time-of-empires", 4, {"ages": "initiation", "speed": "45"}),
]
#: How far into a game one looks for secrets.
DEPTHS = {
    "pebbles": (2, 4),
    "tempus": (60, 150, 240),
    "rise-and-fall": (10, 60, 150, 240),
    "through-the-ages": (10, 120, 300),
    "time-of-empires": (4, 60, 300, 600),
}
#: What comes out of `walk`. A change here means other tensors: what was learned from the old ones is void.
TENSORS = {
    "tempus": "3a8e6181bcb5357c5346ad82753243d429de4b6ea761ef1423cc4cdc0c074ba9",
    "rise-and-fall": "457f39627cdaafa6cb825e16ce4fe686921964276e9edb4e0045af25eb86810c",
    "through-the-ages": "b2af05ca24b68dd98a7946a0f602b6709ed2bb804d4e0386a0783631f4249496",
    "time-of-empires": "0c3e2727c31ffb21a134acea85719372ac062a63a6da9fff22dc8082c6f97948",
}

# PettingZoo advises on names of agents and on spaces without masks
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


@pytest.mark.parametrize("game", LISTED)
def test_every_listed_game_has_an_encoder_of_its_own(game: str) -> None:
    assert not isinstance(make_encoder(make_game(game), make_game(game).meta.seats[0]), FieldEncoder)


@pytest.mark.parametrize("game", LISTED)
def test_there_are_few_enough_actions_for_a_mask(game: str) -> None:
    assert make_game(game).book.size < 50_000


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in LISTED for seats in make_game(game).meta.seats])
def test_the_parts_fill_the_tensor_without_gaps(game: str, seats: int) -> None:
    encoder = make_encoder(make_game(game), seats)
    at = 0
    for start, shape in encoder.layout.values():
        assert start == at
        at += int(np.prod(shape))
    assert at == encoder.size


@pytest.mark.parametrize(("game", "seats", "options"), WHOLE)
def test_a_row_that_is_written_again_and_again_is_that_of_a_fresh_one(
    game: str, seats: int, options: dict[str, str]
) -> None:
    table = opened(game, seats, 3, options)
    encoder = make_encoder(table.game, seats)
    kept = Row(encoder.size)
    for moves in through(table):
        seat = moves // 3 % seats
        fresh = Row(encoder.size)
        assert encoder.fill(table.state, seat, kept) == encoder.fill(table.state, seat, fresh)
        assert (kept.places, kept.wide) == (fresh.places, fresh.wide)


def walk(name: str) -> str:
    """The checksum over what everybody sees at some positions of a game of three."""
    game = make_game(name)
    state, rng, log, found = game.start(3, game.meta.check(3, {})), Random(3), Log(False), hashlib.sha256()
    while policy_move(game, state, rng, log):
        if rng.random() < 0.04:
            for seat in (0, 1, 2, None):
                found.update(tensor_of(make_encoder(game, 3), state, seat).astype("<f4").tobytes())
    return found.hexdigest()


@pytest.mark.parametrize("game", TENSORS)
def test_tensors_stay_the_same_from_version_to_version(game: str) -> None:
    assert walk(game) == TENSORS[game]


@pytest.mark.parametrize(("game", "moves"), [(game, moves) for game, depths in DEPTHS.items() for moves in depths])
def test_a_tensor_is_blind_to_what_its_seat_may_not_know(game: str, moves: int) -> None:
    play = after_sensible if game == "time-of-empires" else after
    table = play(game, moves, 2 if game == "pebbles" else 3)
    encoder = make_encoder(table.game, table.seats)
    for seat in (0, 1, None):
        view = table.view(seat)
        for seed in range(4):
            dealt = table.game.resample(view, Random(seed))
            assert np.array_equal(tensor_of(encoder, dealt, seat), tensor_of(encoder, table.state, seat))
        assert np.array_equal(tensor_of_view(table.game, view, table.seats), tensor_of(encoder, table.state, seat))


@pytest.mark.parametrize(("game", "seats", "options"), WHOLE)
def test_numbers_stay_inside_the_bounds_of_the_space(game: str, seats: int, options: dict[str, str]) -> None:
    table = opened(game, seats, 1, options)
    encoder = make_encoder(table.game, seats)
    for moves in through(table):
        if moves % 3 == 0:
            tensor = tensor_of(encoder, table.state, 0)
            assert tensor.min() >= encoder.low
            assert tensor.max() <= encoder.high
    assert (tensor_of(encoder, table.state, None) <= encoder.high).all()


@pytest.mark.parametrize("game", [game for game in LISTED if game != "tempus"])
def test_it_passes_the_api_tests_of_pettingzoo(game: str) -> None:
    peer.api_test(aec_env(game), num_cycles=20)
    peer.parallel_api_test(parallel_env(game), num_cycles=20)


@pytest.mark.parametrize("game", [game for game in LISTED if game != "tempus"])
def test_openspiel_shows_each_player_the_tensor_of_his_view(game: str) -> None:
    state = openspiel_game(game).new_initial_state()
    rng = Random(3)
    for _ in range(60):
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    encoder = make_encoder(state.trail.table.game, 2)
    for player in range(2):
        assert state.observation_tensor(player) == tensor_of(encoder, state.trail.table.state, player).tolist()
    assert str(state.clone()) == str(state)
