"""Tensors of Tempus, and texts of views."""

from typing import Any

import numpy as np

from saecula.games.tempus.model.cards import kind_of
from saecula.research.texts import text_of
from tests.research.kit import after, parts


def test_the_own_seat_comes_first_and_the_others_in_turn() -> None:
    table = after("tempus", 120)
    a, b = parts(table, 0), parts(table, 1)
    for name in ("tokens", "city", "era", "seat", "shown"):
        assert np.array_equal(np.roll(a[name], -1, axis=0), b[name])
    for name in ("tokens", "seat"):
        assert not np.array_equal(a[name], b[name])
    assert np.array_equal(a["terrain"], b["terrain"])


def test_planes_show_the_map() -> None:
    table = after("tempus", 150)
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
    table = after("tempus", 200)
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
    table = after("tempus", 100)
    asked = table.asked()[0]
    assert parts(table, asked)["decision"].sum() == 1
    assert parts(table, (asked + 1) % 3)["decision"].sum() == 0
    assert parts(table, None)["decision"].sum() == 0


def test_a_view_without_an_encoder_is_laid_out_field_by_field() -> None:
    table = after("pebbles", 0, 2)
    seen = parts(table, 1)
    mine = table.view(1).mine  # type: ignore[attr-defined]
    assert seen["seat"].tolist() == [1, 1]
    assert seen["mine"][:2].tolist() == [1, 6]
    assert seen["mine"][2:8].tolist() == mine
    assert seen["asked"][0] == 2
    assert "".join(chr(int(letter)) for letter in seen["asked"][3:9]) == "choice"


def test_the_text_of_a_view_says_what_the_view_says() -> None:
    table = after("tempus", 150)
    text = text_of(table.view(0))
    assert text == text_of(table.copy().view(0))
    assert text != text_of(table.view(1))
    assert "seats: 3\n" in text
    state: Any = table.state
    cell = next(cell for cell, owner in enumerate(state.people.owner) if owner == 2 and state.people.tokens[cell])
    name = state.box.board.name(cell)
    assert f"({name} " in text
    assert f"owner=2 tokens={state.people.tokens[cell]}" in text.split(f"({name} ")[1].split(")")[0]
