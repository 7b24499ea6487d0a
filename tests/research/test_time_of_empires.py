"""Time of Empires as tensors, and in the environments of others."""

from random import Random
from typing import Any

import numpy as np
import pettingzoo.test
import pytest

from saecula.games.time_of_empires.box import SLOTS
from saecula.research import aec_env, openspiel_game, parallel_env
from saecula.research.encode import Floats, make_encoder, part_of, tensor_of
from saecula.research.table import Table, open_table

#: PettingZoo's own tests, which have no types.
peer: Any = pettingzoo.test
GAME = "time-of-empires"

# PettingZoo advises on names of agents and on spaces without masks
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


def after(moves: int, seats: int = 3, **choices: str) -> Table:
    """A table some sensible moves into a game, or at its end."""
    table = open_table(GAME, seats, choices)
    table.reset(7)
    rng = Random(7)
    table.settle()
    while moves > 0 and not table.is_over():
        seat = rng.choice(table.asked())
        codes = table.legal(seat)
        table.play(seat, rng.choices(codes, table.game.policy(table.state, seat, codes))[0])
        table.settle()
        moves -= 1
    return table


def parts(table: Table, seat: int | None) -> dict[str, Floats]:
    encoder = make_encoder(table.game, table.seats)
    tensor = tensor_of(encoder, table.view(seat))
    return {name: part_of(encoder, tensor, name) for name in encoder.layout}


@pytest.mark.parametrize("moves", [4, 60, 300, 600])
def test_a_tensor_is_blind_to_what_its_seat_may_not_know(moves: int) -> None:
    table = after(moves)
    encoder = make_encoder(table.game, table.seats)
    for seat in (0, 1, None):
        view = table.view(seat)
        for seed in range(3):
            dealt = table.game.view(table.game.resample(view, Random(seed)), seat)
            assert encoder.encode(dealt) == encoder.encode(view)


def test_the_own_seat_comes_first_and_the_others_in_turn() -> None:
    table = after(300)
    a, b = parts(table, 0), parts(table, 1)
    mine = ("buildings", "clans", "goods", "built", "tokens", "points", "won", "backs", "found", "discards", "glasses")
    for name in (*mine, "sand", "stood", "seat", "wishes"):
        assert np.array_equal(np.roll(a[name], -1, axis=0), b[name])
    for name in ("influence", "builders"):
        assert np.array_equal(np.roll(a[name], -1, axis=1), b[name])
    for name in ("terrain", "slots", "tops", "left", "leaders", "effects", "wonders", "gone", "course", "table"):
        assert np.array_equal(a[name], b[name])
    assert not np.array_equal(a["clans"], b["clans"])
    assert not np.array_equal(a["hand"], b["hand"])


def test_the_map_is_that_of_the_state() -> None:
    table = after(500)
    state: Any = table.state
    seen = parts(table, 0)
    for at, space in enumerate(state.layout.territories):
        assert seen["terrain"][:, at].argmax() == state.land.terrain[space]
        assert seen["slots"][0, at] == state.land.open[space]
        stand = sorted(building for building in state.map.slots[SLOTS * space : SLOTS * space + SLOTS] if building >= 0)
        assert np.flatnonzero(seen["buildings"].reshape(12, -1)[:, at]).tolist() == stand
        owner = state.map.owner[space]
        assert seen["clans"][:, at].tolist() == [state.map.clans[space] if seat == owner else 0 for seat in range(3)]
    assert seen["buildings"].sum() > 3


def test_cards_glasses_and_stacks_are_those_of_the_state() -> None:
    table = after(500)
    state: Any = table.state
    seen = parts(table, 0)
    assert np.flatnonzero(seen["hand"]).tolist() == sorted(set(state.cards.hands[0]))
    assert seen["backs"].sum(axis=(1, 2)).tolist() == [len(hand) for hand in state.cards.hands]
    assert seen["left"].tolist() == state.cards.left
    where = [np.flatnonzero(line).tolist() for line in seen["glasses"].reshape(6, -1)]
    assert where == [[action] if action >= 0 else [] for action in state.course.where]
    for column, stack in enumerate(state.boards.tiles):
        for seat in range(3):
            lowest = stack.index(seat) + 1 if seat in stack else 0
            assert seen["influence"][column, seat].tolist() == [stack.count(seat), lowest]
    assert seen["goods"][:, 0].tolist() == state.folk.ideas


def test_times_are_told_as_seconds_that_are_left() -> None:
    table = after(0, ages="real-time")
    rng = Random(3)
    while table.state.course.now < 30_000 or not parts(table, 0)["sand"].any():  # type: ignore[attr-defined]
        seat = table.asked()[0]
        table.play(seat, rng.choice(table.legal(seat)))
        table.settle()
    course: Any = table.state.course  # type: ignore[attr-defined]
    seen = parts(table, 0)
    assert seen["course"][5:].tolist() == [0, pytest.approx((course.began + 540_000 - course.now) / 1000)]
    runs = [max(0, turned + 30_000 - course.now) / 1000 for turned in course.turned]
    stands = [left if where >= 0 else 0 for left, where in zip(runs, course.where, strict=True)]
    assert seen["sand"].ravel().tolist() == pytest.approx(stands)
    assert sum(stands) > 0


@pytest.mark.parametrize(("seats", "ages"), [(2, "real-time"), (4, "initiation")])
def test_numbers_stay_inside_the_bounds_of_the_space(seats: int, ages: str) -> None:
    table = open_table(GAME, seats, {"ages": ages, "speed": "45"})
    table.reset(1)
    table.settle()
    encoder = make_encoder(table.game, seats)
    rng = Random(1)
    moves = 0
    while not table.is_over():
        if moves % 5 == 0:
            tensor = tensor_of(encoder, table.view(0))
            assert tensor.min() >= encoder.low
            assert tensor.max() <= encoder.high
        seat = table.asked()[0]
        table.play(seat, rng.choice(table.legal(seat)))
        table.settle()
        moves += 1
    assert (tensor_of(encoder, table.view(None)) <= encoder.high).all()


def test_it_passes_the_api_tests_of_pettingzoo() -> None:
    peer.api_test(aec_env(GAME), num_cycles=20)
    peer.parallel_api_test(parallel_env(GAME), num_cycles=20)


def test_openspiel_shows_each_player_the_tensor_of_his_view() -> None:
    state = openspiel_game(GAME).new_initial_state()
    rng = Random(3)
    for _ in range(60):
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    encoder = make_encoder(state.course.table.game, 2)
    for player in range(2):
        assert state.observation_tensor(player) == encoder.encode(state.course.table.view(player)).tolist()
