"""Positions: what is possible is read as it was, what is not is refused with the reason."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from saecula.games.time_of_empires import verbs as v
from saecula.kernel.codes import pack
from saecula.kernel.errors import BadRecord
from tests.games.time_of_empires.scene import GAME, scene

Dump = dict[str, Any]
Change = Callable[[Dump], None]


def sound() -> Dump:
    """The dump of a position in the middle of an age."""
    table = scene(
        clans={"A": {"H0a": 1, "H1": 2}, "B": {"H3a": 1}},
        buildings={"A": {"H0a": ["mill"]}},
        hands={"A": ["104", "107"], "B": ["101"]},
        found={"B": ["105"]},
        scholars={"B": 1},
        columns=("L11", "L13", "L15"),
        stacks={"wonder-1": "A"},
    )
    table.play("A", "turn-glass 1 deploy")
    plain: Dump = msgspec.json.decode(msgspec.json.encode(table.state.dump()))
    return plain


def put(*path: str | int, value: object) -> Change:
    """Change one value of a dump."""

    def change(dump: Dump) -> None:
        spot: Any = dump
        for step in path[:-1]:
            spot = spot[step]
        spot[path[-1]] = value

    return change


def ask(seat: int, kind: int, a: int = 0, b: int = 0) -> Change:
    """Put a decision on a seat's stack."""
    return put("agenda", "asked", seat, value=[(1 << 40) + pack(kind, a, b)])


def below(seat: int, kind: int, a: int = 0, b: int = 0) -> Change:
    """Put a step under an open decision of a seat."""
    return put("agenda", "asked", seat, value=[(1 << 40) + pack(kind, a, b), (2 << 40) + pack(v.IDLE)])


def run(kind: int, a: int = 0, b: int = 0) -> Change:
    """Put a step on the table's stack."""
    return put("agenda", "table", value=[(1 << 40) + pack(kind, a, b)])


IMPOSSIBLE: list[tuple[Change, str]] = [
    (put("seats", value=5), "number of seats or speed"),
    (put("options", "speed", value="31"), "number of seats or speed"),
    (put("land", "tile", value=[]), "as many entries"),
    (put("land", "tile", 0, value=9), "a tile is none of this game"),
    (put("land", "tile", 11, value=1), "a tile lies where none can lie"),
    (put("land", "tile", 1, value=0), "a tile lies on two spots"),
    (put("land", "tile", 1, value=-1), "the map is not finished"),
    (put("map", "owner", 0, value=7), "clans of no seat"),
    (put("map", "owner", 0, value=-1), "clans on a space"),
    (put("map", "clans", 0, value=3), "clans on a space"),
    (put("map", "slots", 2, value=1), "a building stands on no slot"),
    (put("map", "slots", 0, value=99), "a building is none of this game"),
    (put("map", "slots", 0, value=-1), "not as many buildings"),
    (put("folk", "reserve", 0, value=3), "not as many pawns"),
    (put("folk", "ideas", 0, value=7), "a stock is not possible"),
    (put("folk", "kept", 0, value=-1), "destroyed buildings are not possible"),
    (put("folk", "waiting", 0, value=4), "a waiting building"),
    (put("folk", "waiting", 0, value=1), "a building waits on no card"),
    (put("folk", "token", 0, value=4), "buildings or tokens"),
    (put("folk", "points", 0, value=-1), "points are not possible"),
    (put("course", "age", value=3), "the age is not possible"),
    (put("course", "pace", value=3), "the pace is not possible"),
    (put("course", "now", value=-1), "the time is not possible"),
    (put("course", "first", value=2), "the first player is not possible"),
    (put("course", "turns", value=9), "the first player is not possible"),
    (put("course", "where", 0, value=15), "a glass stands on no action"),
    (put("course", "turned", 0, value=10**6), "a glass was turned in the future"),
    (put("cards", "hands", 0, value=[99]), "a card is none of this game"),
    (put("cards", "hands", 0, value=[30, 20]), "not in order"),
    (put("cards", "hands", 0, value=[16]), "not those of the component set"),
    (put("cards", "left", 0, value=9), "the piles are not possible"),
    (put("cards", "tops", 0, value=-1), "the top of a pile"),
    (put("boards", "leaders", 0, value=5), "a leader is nowhere"),
    (put("boards", "leaders", 0, value=0), "a leader is in two places"),
    (put("boards", "column", 0, value=50), "a leader or a wonder is none"),
    (put("boards", "effect", 3, value=1), "an effect tile is none"),
    (put("boards", "wonder", 0, value=-1), "a scholar is on no wonder"),
    (put("boards", "stacks", 0, value=[3]), "a scholar of no seat"),
    (ask(0, v.SITE), "a building is to be placed, but none waits"),
    (ask(0, v.SIEGE, 3), "a siege of no city"),
    (ask(0, v.COPYING, 7), "a copy of no tile"),
    (below(0, v.READY, 1), "a decision of another seat"),
    (below(0, v.EFFECT, 0, 99), "an effect is none of this game"),
    (run(v.TOP, 7), "a draw for no pile or column"),
    (run(v.CARD, 7), "a draw for no seat or pile"),
    (run(v.SIEGES, 99), "a siege of no city"),
    (run(v.IDLE), "lies on the wrong stack"),
    (put("agenda", "serial", value=0), "is not an open decision"),
    (put("wind", value=1), "unknown field"),
]


def test_a_sound_position_is_read_as_it_was_written() -> None:
    assert GAME.load(sound()).dump() == sound()


@pytest.mark.parametrize(("change", "said"), IMPOSSIBLE, ids=[said for _, said in IMPOSSIBLE])
def test_an_impossible_position_is_refused(change: Change, said: str) -> None:
    dump = sound()
    change(dump)
    with pytest.raises(BadRecord, match=said):
        GAME.load(dump)


def test_a_clock_runs_only_in_a_real_time_age() -> None:
    dump = sound()
    dump["course"]["pace"] = v.INITIATION
    with pytest.raises(BadRecord, match="a clock runs in an age without one"):
        GAME.load(dump)


def test_everybody_who_is_asked_has_a_move() -> None:
    dump = sound()
    ask(0, v.SITE)(dump)
    dump["folk"]["waiting"][1] = 1
    with pytest.raises(BadRecord):
        GAME.load(dump)
