"""Rise & Fall as tensors, and in the environments of others."""

from random import Random
from typing import Any

import numpy as np
import pettingzoo.test
import pytest

from saecula.games.rise_and_fall.verbs import MERCHANT
from saecula.research import aec_env, openspiel_game, parallel_env
from saecula.research.encode import Floats, make_encoder, part_of, tensor_of
from saecula.research.table import Table, open_table

#: PettingZoo's own tests, which have no types.
peer: Any = pettingzoo.test

# PettingZoo advises on names of agents and on spaces without masks
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


def after(moves: int, seats: int = 3, **choices: str) -> Table:
    """A table some random moves into a game, or at its end."""
    table = open_table("rise-and-fall", seats, choices)
    table.reset(7)
    rng = Random(7)
    table.settle()
    while moves > 0 and not table.is_over():
        seat = table.asked()[-1]
        table.play(seat, rng.choice(table.legal(seat)))
        table.settle()
        moves -= 1
    return table


def parts(table: Table, seat: int | None) -> dict[str, Floats]:
    encoder = make_encoder(table.game, table.seats)
    tensor = tensor_of(encoder, table.view(seat))
    return {name: part_of(encoder, tensor, name) for name in encoder.layout}


def test_a_card_chosen_is_told_to_its_own_seat_alone() -> None:
    # nine starting pieces, then the last seat chooses first
    table = after(10)
    state: Any = table.state
    assert state.course.chosen[:2] == [-1, -1]
    assert parts(table, 2)["chosen"].argmax() == state.course.chosen[2]
    assert parts(table, 2)["chosen"].sum() == 1
    for seat in (0, 1, None):
        assert parts(table, seat)["chosen"].sum() == 0
    assert parts(table, 0)["seat"][2, 1] == 1


@pytest.mark.parametrize("moves", [10, 60, 150, 240])
def test_a_tensor_is_blind_to_what_its_seat_may_not_know(moves: int) -> None:
    table = after(moves)
    encoder = make_encoder(table.game, table.seats)
    for seat in (0, 1, None):
        view = table.view(seat)
        for seed in range(3):
            dealt = table.game.view(table.game.resample(view, Random(seed)), seat)
            assert encoder.encode(dealt) == encoder.encode(view)


def test_the_own_seat_comes_first_and_the_others_in_turn() -> None:
    table = after(120)
    a, b = parts(table, 0), parts(table, 1)
    for name in ("pieces", "leader", "goods", "counts", "cards", "played", "trophies", "points", "seat"):
        assert np.array_equal(np.roll(a[name], -1, axis=0), b[name])
    for name in ("terrain", "place", "acted", "worth", "bank", "course", "table"):
        assert np.array_equal(a[name], b[name])
    assert not np.array_equal(a["pieces"], b["pieces"])


def test_planes_show_the_world_by_the_numbers_of_its_hexes() -> None:
    table = after(150)
    state: Any = table.state
    seen = parts(table, 0)
    assert (seen["terrain"].argmax(axis=0) == state.site.level).all()
    assert (seen["terrain"].sum(axis=0) == 1).all()
    assert (seen["place"][0] + min(state.grid.q) == state.grid.q).all()
    assert (seen["place"][1] + min(state.grid.r) == state.grid.r).all()
    for cell in range(state.grid.size):
        stand = [int(at) for at in np.flatnonzero(seen["pieces"].reshape(18, -1)[:, cell])]
        main, guest = state.pieces.main[cell], state.pieces.guest[cell]
        assert stand == sorted(([main - 1] if main else []) + ([(guest - 1) * 6 + MERCHANT] if guest else []))


def test_numbers_of_the_realms_are_those_of_the_state() -> None:
    table = after(200)
    state: Any = table.state
    seen = parts(table, 0)
    assert seen["goods"].ravel().tolist() == state.realms.goods
    assert seen["bank"].tolist() == state.realms.bank
    assert seen["counts"].ravel().tolist() == state.pieces.counts
    assert seen["cards"].argmax(axis=2).ravel().tolist() == state.realms.cards
    assert seen["pieces"].sum(axis=2).ravel().tolist() == state.pieces.counts
    assert seen["agreed"].tolist() == [4, 60, 0]
    assert seen["course"][0] == state.course.round


def test_a_world_under_construction_has_tiles_before_it_has_hexes() -> None:
    table = after(5, seats=2, world="built")
    seen = parts(table, 0)
    site: Any = table.state.site  # type: ignore[attr-defined]
    assert seen["sea"][:, 0].sum() == 5
    assert seen["sea"][:5, 1].tolist() == site.q
    assert seen["terrain"].sum() == 0
    assert seen["layer"].argmax() == 0
    seen = parts(after(14, seats=2, world="built"), 0)
    assert seen["tiles"].sum() == 2
    assert seen["terrain"].sum(axis=1).tolist() == [88, 12, 0, 0, 0]
    assert seen["layer"].argmax() == 1


@pytest.mark.parametrize(("seats", "world"), [(2, "built"), (4, "library")])
def test_numbers_stay_inside_the_bounds_of_the_space(seats: int, world: str) -> None:
    options = {"world": world, "three-seconds": "on", "quiet-rounds": "20"}
    table = open_table("rise-and-fall", seats, options)
    table.reset(1)
    table.settle()
    encoder = make_encoder(table.game, seats)
    rng = Random(1)
    while not table.is_over():
        tensor = tensor_of(encoder, table.view(0))
        assert tensor.min() >= encoder.low
        assert tensor.max() <= encoder.high
        seat = table.asked()[0]
        table.play(seat, rng.choice(table.legal(seat)))
        table.settle()
    assert (tensor_of(encoder, table.view(None)) <= encoder.high).all()


def test_it_passes_the_api_tests_of_pettingzoo() -> None:
    peer.api_test(aec_env("rise-and-fall"), num_cycles=20)
    peer.parallel_api_test(parallel_env("rise-and-fall"), num_cycles=20)


def test_openspiel_shows_each_player_the_tensor_of_his_view() -> None:
    game = openspiel_game("rise-and-fall")
    state = game.new_initial_state()
    rng = Random(3)
    for _ in range(30):
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    encoder = make_encoder(state.course.table.game, 2)
    for player in range(2):
        assert state.observation_tensor(player) == encoder.encode(state.course.table.view(player)).tolist()
    assert str(state.clone()) == str(state)
