"""Through the Ages as tensors."""

from typing import Any

import numpy as np

from saecula.games.through_the_ages.model import steps
from tests.research.kit import after, parts


def test_the_own_seat_comes_first_and_the_others_in_turn() -> None:
    table = after("through-the-ages", 250)
    a, b = parts(table, 0), parts(table, 1)
    for name in ("workers", "tokens", "in_play", "hand", "figures", "rates", "seat", "backs", "future_backs"):
        assert np.array_equal(np.roll(a[name], -1, axis=0), b[name])
    for name in ("row", "deck", "discards", "past", "course", "age", "agreed", "table"):
        assert np.array_equal(a[name], b[name])
    assert not np.array_equal(a["workers"], b["workers"])


def test_military_cards_are_told_to_their_owner_and_their_backs_to_all() -> None:
    table = after("through-the-ages", 300)
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
    table = after("through-the-ages", 250)
    state: Any = table.state
    seen = parts(table, 0)
    assert seen["workers"].tolist() == [civ.workers for civ in state.civs]
    assert seen["figures"][:, 3].tolist() == [civ.culture for civ in state.civs]
    for place, card in enumerate(state.course.row):
        assert seen["row"][place].sum() == (card >= 0)
        assert card < 0 or seen["row"][place][card] == 1
    assert seen["age"].argmax() == state.course.age


def test_a_decision_is_told_to_the_seat_that_must_make_it() -> None:
    table = after("through-the-ages", 100)
    asked = table.asked()[0]
    frame: int = table.game.frame(table.state, asked)
    assert parts(table, asked)["decision"].argmax() == (frame >> 30 & 1023) - steps.TURN
    assert parts(table, (asked + 1) % 3)["decision"].sum() == 0
