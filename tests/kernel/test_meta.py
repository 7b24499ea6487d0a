"""Seats and options."""

import pytest

from saecula.games import make_game
from saecula.kernel.errors import BadOptions
from saecula.kernel.meta import Components, Meta, Option

META = Meta(
    id="toy",
    title="Toy",
    seats=(2, 4),
    options=(Option("map", ("built", "dealt"), "built"), Option("length", ("short", "long"), "long")),
    rules="1",
    components=Components("none", "", False),
)


def test_options_not_given_have_their_default() -> None:
    assert META.check(3, {"length": "short"}) == {"map": "built", "length": "short"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"Toy is for 2 to 4 players, not {seats}"):
        META.check(seats, {})


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadOptions, match="no option 'colour'; it has map, length"):
        META.check(3, {"colour": "red"})


def test_an_unknown_value_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadOptions, match="option map is one of built, dealt, not 'flat'"):
        META.check(3, {"map": "flat"})


def test_an_unknown_game_is_refused_and_the_listed_ones_are_named() -> None:
    with pytest.raises(BadOptions, match="there is no game 'chess'") as refused:
        make_game("chess")
    assert "pebbles" not in str(refused.value)
