"""Positions from files: sound ones come back, impossible ones are refused with a reason."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from saecula.kernel.errors import BadRecord
from tests.games.rise_and_fall.scene import GAME, Table, building, scene

Dump = dict[str, Any]
PIECES = {"A": {"nomad": [1], "town": [2]}, "B": {"nomad": [4], "town": [3]}}


def own(table: Table) -> Dump:
    """A dump that shares nothing with the living state."""
    copied: Dump = msgspec.json.decode(msgspec.json.encode(table.state.dump()))
    return copied


def position() -> Dump:
    return own(scene("1111", PIECES, play={"A": "nomad", "B": "town"}))


def test_a_sound_position_comes_back() -> None:
    dump = position()
    assert GAME.load(dump).dump() == dump


def put(*path: str | int, value: object) -> Callable[[Dump], None]:
    """Write a value somewhere into a dump."""

    def change(dump: Dump) -> None:
        place: Any = dump
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("seats", value=5), "5 seats"),
        (put("site", "level", value=[1, 1, 1]), "one entry for each hex"),
        (put("site", "level", 0, value=9), "a level"),
        (put("site", "hexes", "q", value=[3, 2, 1, 0]), "reading order"),
        (put("site", "hexes", "q", value=[0, 0, 1, 2]), "same place"),
        (put("site", "hexes", "q", value=[0, 1, 2, 900]), "too far"),
        (put("site", "builder", value=7), "builder"),
        (put("pieces", "main", 0, value=99), "none of this game"),
        (put("pieces", "guest", 0, value=9), "none of this game"),
        (put("pieces", "guest", 0, value=1), "stands on hex 1"),
        (put("pieces", "main", 0, value=3), "stands on hex 1"),
        (put("realms", "goods", 0, value=9), "not as much gold"),
        (put("realms", "goods", 1, value=6), "more than 5 wood"),
        (put("realms", "goods", value=[0]), "treasuries"),
        (put("realms", "cards", 0, value=0), "where it must be"),
        (put("realms", "cards", 0, value=7), "nowhere"),
        (put("course", "first", value=2), "first player"),
        (put("course", "trophies", 0, value=4), "trophies"),
        (put("course", "chosen", 0, value=9), "none of this game"),
        (put("course", "chosen", 0, value=5), "does not hold"),
        (put("course", "giving", 0, value=32), "not active"),
        (put("course", "giving", 0, value=99), "not possible"),
        (put("course", "acted", value=[3, 1]), "acted"),
        (put("course", "died", value=[1]), "2 entries"),
        (put("course", "died", value=[1, 0]), "more pieces"),
        (put("course", "now", value=-1), "time"),
        (put("course", "played", 0, value=1), "cannot do"),
        (put("course", "first", value="A"), "Expected"),
    ],
)
def test_an_impossible_position_is_refused(change: Callable[[Dump], None], said: str) -> None:
    dump = position()
    change(dump)
    with pytest.raises(BadRecord, match=said):
        GAME.load(dump)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("site", "laid", value=[0, 4]), "where it cannot"),
        (put("site", "laid", value=[]), "do not agree"),
        (put("site", "finished", value=True), "finished World"),
        (put("site", "layer", value=0), "where it cannot|do not agree|no sea"),
        (put("site", "laid", value=[0] * 20), "more tiles"),
    ],
)
def test_an_impossible_world_is_refused(change: Callable[[Dump], None], said: str) -> None:
    dump = own(building("glacier", "333333", ["1 0"]))
    change(dump)
    with pytest.raises(BadRecord, match=said):
        GAME.load(dump)
