"""Through the Ages as tensors, and in the environments of others."""

from random import Random
from typing import Any

import numpy as np
import pettingzoo.test
import pytest

from saecula.games.through_the_ages.verbs import ASK_TURN
from saecula.research import aec_env, openspiel_game, parallel_env
from saecula.research.encode import Floats, make_encoder, part_of, tensor_of
from saecula.research.table import Table, open_table

#: PettingZoo's own tests, which have no types.
peer: Any = pettingzoo.test

# PettingZoo advises on names of agents and on spaces without masks
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


def after(moves: int, seats: int = 3, **choices: str) -> Table:
    """A table some random moves into a game, or at its end."""
    table = open_table("through-the-ages", seats, choices)
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


def test_there_are_few_enough_actions_for_a_mask() -> None:
    assert after(0).game.book.size < 20_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_fill_the_tensor_without_gaps(seats: int) -> None:
    encoder = make_encoder(after(0, seats).game, seats)
    at = 0
    for start, shape in encoder.layout.values():
        assert start == at
        at += int(np.prod(shape))
    assert at == encoder.size


@pytest.mark.parametrize("moves", [10, 120, 300])
def test_a_tensor_is_blind_to_what_its_seat_may_not_know(moves: int) -> None:
    table = after(moves)
    encoder = make_encoder(table.game, table.seats)
    for seat in (0, 1, None):
        view = table.view(seat)
        for seed in range(3):
            dealt = table.game.view(table.game.resample(view, Random(seed)), seat)
            assert encoder.encode(dealt) == encoder.encode(view)


def test_the_own_seat_comes_first_and_the_others_in_turn() -> None:
    table = after(250)
    a, b = parts(table, 0), parts(table, 1)
    for name in ("workers", "tokens", "in_play", "hand", "figures", "rates", "seat", "backs", "future_backs"):
        assert np.array_equal(np.roll(a[name], -1, axis=0), b[name])
    for name in ("row", "deck", "discards", "past", "course", "age", "agreed", "table"):
        assert np.array_equal(a[name], b[name])
    assert not np.array_equal(a["workers"], b["workers"])


def test_military_cards_are_told_to_their_owner_and_their_backs_to_all() -> None:
    table = after(300)
    state: Any = table.state
    first = state.box.first_military
    for seat in range(3):
        seen = parts(table, seat)
        counts = np.bincount([card - first for card in state.piles.hands[seat]], minlength=len(seen["military_hand"]))
        assert (seen["military_hand"] == counts).all()
        assert seen["backs"].sum() == sum(len(hand) for hand in state.piles.hands)
    assert parts(table, None)["military_hand"].sum() == 0
    assert sum(len(hand) for hand in state.piles.hands) > 3


def test_numbers_of_the_civilizations_are_those_of_the_state() -> None:
    table = after(250)
    state: Any = table.state
    seen = parts(table, 0)
    assert seen["workers"].tolist() == [civ.workers for civ in state.civs]
    assert seen["figures"][:, 3].tolist() == [civ.culture for civ in state.civs]
    for place, card in enumerate(state.course.row):
        assert seen["row"][place].sum() == (card >= 0)
        assert card < 0 or seen["row"][place][card] == 1
    assert seen["age"].argmax() == state.course.age


def test_a_decision_is_told_to_the_seat_that_must_make_it() -> None:
    table = after(100)
    asked = table.asked()[0]
    frame: int = table.game.frame(table.state, asked)
    assert parts(table, asked)["decision"].argmax() == (frame >> 30 & 1023) - ASK_TURN
    assert parts(table, (asked + 1) % 3)["decision"].sum() == 0


@pytest.mark.parametrize(("seats", "version"), [(2, "simple"), (4, "full")])
def test_numbers_stay_inside_the_bounds_of_the_space(seats: int, version: str) -> None:
    table = open_table("through-the-ages", seats, {"version": version, "bonus": "private", "gangs": "on"})
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


def test_it_passes_the_api_tests_of_pettingzoo() -> None:
    peer.api_test(aec_env("through-the-ages"), num_cycles=20)
    peer.parallel_api_test(parallel_env("through-the-ages"), num_cycles=20)


def test_openspiel_shows_each_player_the_tensor_of_his_view() -> None:
    game = openspiel_game("through-the-ages")
    state = game.new_initial_state()
    rng = Random(3)
    for _ in range(60):
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    encoder = make_encoder(state.course.table.game, 2)
    for player in range(2):
        assert state.observation_tensor(player) == encoder.encode(state.course.table.view(player)).tolist()
    assert str(state.clone()) == str(state)
