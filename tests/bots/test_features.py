"""Rows of features: the numbers that the weights in the package were learned from, byte for byte."""

import hashlib
from random import Random

import pytest

from saecula.games import make_game
from saecula.games.time_of_empires.mind.survey import met, survey
from saecula.games.time_of_empires.model.kinds import CONDITIONS
from saecula.games.time_of_empires.rules.wonders import times_met
from saecula.kernel.codes import Log
from saecula.parts.rows import RememberingMind, blank, bytes_of, clip, lead, mark, put, turned
from saecula.play.playout import policy_move

#: What comes out of `walk` by a version of the rules. A change here means other rows: weights that were learned from
#: the old ones are void.
ROWS = {
    ("tempus", "1"): "57d0f921c702898a9fd207c30befebc149b65f9cf75733559c3770d0dd85c5a6",
    ("rise-and-fall", "1"): "33a81f0bc8b513ee64aafdd7427f7dfd967cebb14ff72b70b187b817e34e9d0a",
    ("through-the-ages", "2"): "db968c28149b878aada5f87ee5beaaa7b42dfda4c43737069119e88bf3036ae2",
    ("time-of-empires", "2"): "4e836dc020e3e9793de0a7b35fd93e0b6872e7aa943dd8edf8abd04d3d9f42c8",
}


def walk(name: str, rules: str) -> str:
    """The checksum over the rows of all seats at some positions of a game with every number of seats."""
    game = make_game(name, rules=rules)
    found = hashlib.sha256()
    for seats in range(game.meta.seats[0], game.meta.seats[1] + 1):
        state, rng, log = game.start(seats, game.meta.check(seats, {})), Random(seats), Log(False)
        while policy_move(game, state, rng, log):
            if rng.random() < 0.04:
                for seat in range(seats):
                    found.update(game.mind.features(state, seat))
    return found.hexdigest()


@pytest.mark.parametrize(("name", "rules"), ROWS)
def test_rows_are_those_that_the_weights_were_learned_from(name: str, rules: str) -> None:
    assert walk(name, rules) == ROWS[name, rules]


@pytest.mark.parametrize("name", [name for name, _ in ROWS])
def test_rows_with_a_memory_are_the_same(name: str) -> None:
    game = make_game(name)
    for seats in range(game.meta.seats[0], game.meta.seats[1] + 1):
        state, rng, log = game.start(seats, game.meta.check(seats, {})), Random(seats), Log(False)
        mind = game.mind
        assert isinstance(mind, RememberingMind)
        memory = mind.memory(seats)
        while policy_move(game, state, rng, log):
            seat = rng.randrange(seats)
            assert mind.features_again(state, seat, memory) == mind.features(state, seat)


def test_wonders_are_counted_alike_by_the_rules_and_for_the_rows() -> None:
    game = make_game("time-of-empires")
    state, rng, log = game.start(3, game.meta.check(3, {})), Random(3), Log(False)
    seen = set()
    while policy_move(game, state, rng, log):
        if rng.random() < 0.02:
            tallies = survey(state)
            for seat in range(3):
                for condition in range(len(CONDITIONS)):
                    times = met(state, seat, tallies[seat], condition)
                    assert times == times_met(state, seat, condition)
                    seen |= {condition} if times else set()
    assert len(seen) > len(CONDITIONS) / 2


def test_a_lead_is_counted_from_the_best_of_the_others_and_fits_into_a_byte() -> None:
    assert [lead([7, 3, 5], seat, 128) for seat in range(3)] == [130, 124, 126]
    assert [lead([0, 400], seat, 128) for seat in (0, 1)] == [0, 255]
    assert [clip(value) for value in (-1, 0, 255, 256)] == [0, 0, 255, 255]


def test_a_number_is_written_as_the_nearest_that_fits_into_a_byte() -> None:
    row = blank(4)
    for at, value in enumerate((-1, 0, 255, 256)):
        put(row, at, value)
    assert list(row.getvalue()) == [0, 0, 255, 255]


def test_bits_fill_bytes_from_the_left() -> None:
    row = blank(1 + bytes_of(9))
    for bit in (0, 7, 8):
        mark(row, 1, bit)
    assert list(row.getvalue()) == [0, 0b10000001, 0b10000000]


def test_a_block_is_turned_until_a_seat_comes_first_and_filled_up() -> None:
    assert list(turned(bytes([1, 2, 3, 4, 5, 6]), 4, 8).getvalue()) == [5, 6, 1, 2, 3, 4, 0, 0]
