"""Time of Empires as tensors."""

from random import Random
from typing import Any

import numpy as np
import pytest

from saecula.games.time_of_empires.model.box import SLOTS
from tests.research.kit import after_sensible, parts


def test_the_own_seat_comes_first_and_the_others_in_turn() -> None:
    table = after_sensible("time-of-empires", 300)
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
    table = after_sensible("time-of-empires", 500)
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
    table = after_sensible("time-of-empires", 500)
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
    table = after_sensible("time-of-empires", 0, ages="real-time")
    rng = Random(3)
    while table.state.course.now < 30_000 or not parts(table, 0)["sand"].any():  # type: ignore[attr-defined]
        seat = table.asked()[0]
        table.play(seat, rng.choice(table.legal(seat)))
        table.go_on()
    course: Any = table.state.course  # type: ignore[attr-defined]
    seen = parts(table, 0)
    assert seen["course"][5:].tolist() == [0, pytest.approx((course.began + 540_000 - course.now) / 1000)]
    runs = [max(0, turned + 30_000 - course.now) / 1000 for turned in course.turned]
    stands = [left if where >= 0 else 0 for left, where in zip(runs, course.where, strict=True)]
    assert seen["sand"].ravel().tolist() == pytest.approx(stands)
    assert sum(stands) > 0
