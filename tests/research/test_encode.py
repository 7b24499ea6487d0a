"""Tensors and texts of views."""

from random import Random
from typing import Any

import numpy as np
import pytest

from saecula.games import GAMES, make_game
from saecula.games.tempus.cards import kind_of
from saecula.research.encode import FieldEncoder, Floats, make_encoder, part_of, tensor_of
from saecula.research.table import Table, open_table
from saecula.research.texts import text_of


def after(moves: int, game: str = "tempus", seed: int = 7, **choices: str) -> Table:
    """A table some random moves into a game."""
    table = open_table(game, None, choices)
    table.reset(seed)
    rng = Random(seed)
    table.settle()
    for _ in range(moves):
        seat = table.asked()[0]
        table.play(seat, rng.choice(table.legal(seat)))
        table.settle()
    return table


def parts(table: Table, seat: int | None) -> dict[str, Floats]:
    encoder = make_encoder(table.game, table.seats)
    tensor = tensor_of(encoder, table.view(seat))
    return {name: part_of(encoder, tensor, name) for name in encoder.layout}


@pytest.mark.parametrize("game", [game for game in GAMES if make_game(game).meta.listed])
def test_every_listed_game_has_an_encoder_of_its_own(game: str) -> None:
    assert not isinstance(make_encoder(make_game(game), make_game(game).meta.seats[0]), FieldEncoder)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        *[("tempus", seats) for seats in (3, 4, 5)],
        *[(game, seats) for game in ("rise-and-fall", "time-of-empires") for seats in (2, 3, 4)],
    ],
)
def test_the_parts_fill_the_tensor_without_gaps(game: str, seats: int) -> None:
    encoder = make_encoder(make_game(game), seats)
    at = 0
    for start, shape in encoder.layout.values():
        assert start == at
        at += int(np.prod(shape))
    assert at == encoder.size


@pytest.mark.parametrize("game", ["tempus", "pebbles"])
def test_a_tensor_is_blind_to_what_its_seat_may_not_know(game: str) -> None:
    for moves in (2, 4) if game == "pebbles" else (60, 150, 240):
        table = after(moves, game)
        encoder = make_encoder(table.game, table.seats)
        for seat in (0, 1, None):
            view = table.view(seat)
            for seed in range(5):
                dealt = table.game.view(table.game.resample(view, Random(seed)), seat)
                assert encoder.encode(dealt) == encoder.encode(view)


def test_the_own_seat_comes_first_and_the_others_in_turn() -> None:
    table = after(120)
    a, b = parts(table, 0), parts(table, 1)
    for name in ("tokens", "city", "era", "seat", "shown"):
        assert np.array_equal(np.roll(a[name], -1, axis=0), b[name])
    for name in ("tokens", "seat"):
        assert not np.array_equal(a[name], b[name])
    assert np.array_equal(a["terrain"], b["terrain"])


def test_planes_show_the_map() -> None:
    table = after(150)
    state: Any = table.state
    seen = parts(table, 1)
    assert (seen["terrain"].argmax(axis=0).ravel() == state.land.terrain).all()
    assert (seen["terrain"].sum(axis=0) == 1).all()
    for cell in range(156):
        owner = state.people.owner[cell]
        stand = seen["tokens"].reshape(3, 156)[:, cell].tolist()
        assert stand == [
            state.people.tokens[cell] if (owner - 1) % 3 == turn and owner >= 0 else 0 for turn in range(3)
        ]


def test_cards_are_counted_by_kind() -> None:
    table = after(200)
    ideas: Any = table.state.ideas  # type: ignore[attr-defined]
    for seat in range(3):
        seen = parts(table, seat)
        counts = np.bincount([kind_of(card) for card in ideas.hands[seat]], minlength=36)
        assert (seen["hand"] == counts).all()
        others = sum(len(ideas.hands[s]) + len(ideas.laid[s]) for s in range(3) if s != seat)
        assert seen["unseen"].sum() == ideas.left + others
        assert (seen["discards"] == ideas.discards).all()
    assert sum(len(hand) for hand in ideas.hands) > 3


def test_a_decision_is_told_to_the_seat_that_must_make_it() -> None:
    table = after(100)
    asked = table.asked()[0]
    assert parts(table, asked)["decision"].sum() == 1
    assert parts(table, (asked + 1) % 3)["decision"].sum() == 0
    assert parts(table, None)["decision"].sum() == 0


def test_numbers_stay_inside_the_bounds_of_the_space() -> None:
    table = after(0)
    encoder = make_encoder(table.game, 3)
    rng = Random(1)
    while not table.is_over():
        tensor = tensor_of(encoder, table.view(0))
        assert tensor.min() >= encoder.low
        assert tensor.max() <= encoder.high
        seat = table.asked()[0]
        table.play(seat, rng.choice(table.legal(seat)))
        table.settle()


def test_a_view_without_an_encoder_is_laid_out_field_by_field() -> None:
    table = after(0, "pebbles")
    seen = parts(table, 1)
    mine = table.view(1).mine  # type: ignore[attr-defined]
    assert seen["seat"].tolist() == [1, 1]
    assert seen["mine"][:2].tolist() == [1, 6]
    assert seen["mine"][2:8].tolist() == mine
    assert seen["asked"][0] == 2
    assert "".join(chr(int(letter)) for letter in seen["asked"][3:9]) == "choice"


def test_the_text_of_a_view_says_what_the_view_says() -> None:
    table = after(150)
    text = text_of(table.view(0))
    assert text == text_of(table.copy().view(0))
    assert text != text_of(table.view(1))
    assert "seats: 3\n" in text
    state: Any = table.state
    cell = next(cell for cell, owner in enumerate(state.people.owner) if owner == 2 and state.people.tokens[cell])
    name = state.box.board.name(cell)
    assert f"({name} " in text
    assert f"owner=2 tokens={state.people.tokens[cell]}" in text.split(f"({name} ")[1].split(")")[0]
