"""Rise & Fall as tensors."""

from typing import Any

import numpy as np

from saecula.games.rise_and_fall.model.kinds import MERCHANT
from tests.research.kit import after, parts


def test_a_card_chosen_is_told_to_its_own_seat_alone() -> None:
    # nine starting pieces, then the last seat chooses first
    table = after("rise-and-fall", 10)
    state: Any = table.state
    assert state.course.chosen[:2] == [-1, -1]
    assert parts(table, 2)["chosen"].argmax() == state.course.chosen[2]
    assert parts(table, 2)["chosen"].sum() == 1
    for seat in (0, 1, None):
        assert parts(table, seat)["chosen"].sum() == 0
    assert parts(table, 0)["seat"][2, 1] == 1


def test_the_own_seat_comes_first_and_the_others_in_turn() -> None:
    table = after("rise-and-fall", 120)
    a, b = parts(table, 0), parts(table, 1)
    for name in ("pieces", "leader", "goods", "counts", "cards", "played", "trophies", "points", "seat"):
        assert np.array_equal(np.roll(a[name], -1, axis=0), b[name])
    for name in ("terrain", "place", "acted", "worth", "bank", "course", "table"):
        assert np.array_equal(a[name], b[name])
    assert not np.array_equal(a["pieces"], b["pieces"])


def test_planes_show_the_world_by_the_numbers_of_its_hexes() -> None:
    table = after("rise-and-fall", 150)
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
    table = after("rise-and-fall", 200)
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
    table = after("rise-and-fall", 5, seats=2, world="built")
    seen = parts(table, 0)
    site: Any = table.state.site  # type: ignore[attr-defined]
    assert seen["sea"][:, 0].sum() == 5
    assert seen["sea"][:5, 1].tolist() == site.q
    assert seen["terrain"].sum() == 0
    assert seen["layer"].argmax() == 0
    seen = parts(after("rise-and-fall", 14, seats=2, world="built"), 0)
    assert seen["tiles"].sum() == 2
    assert seen["terrain"].sum(axis=1).tolist() == [88, 12, 0, 0, 0]
    assert seen["layer"].argmax() == 1
