"""Positions read from a file: what cannot be is refused with a sentence, and nothing that is accepted breaks play."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from saecula.games.tempus import verbs as v
from saecula.kernel.codes import FRAME, Log, pack
from saecula.kernel.errors import BadRecord, SaeculaError
from saecula.kernel.playout import Tally, random_move
from tests.games.tempus.scene import GAME, SOUTH, cell, scene

Dump = dict[str, Any]
HERE, THERE, WATER = cell((0, 0)), cell((1, 0)), cell((5, 0))


def sound() -> Dump:
    """A position in the middle of a slot."""
    table = scene(
        tokens={"A": {(0, 0): 2}, "B": SOUTH},
        cities={"B": {(1, 0): 2}},
        hands={"A": ["weapons/hills", "religion/hills"]},
        shown={"B": ["government/hills"]},
        discards=["medicine/hills"],
    )
    return deepcopy(table.state.dump())


def put(*path: str | int, value: object) -> Callable[[Dump], None]:
    """Write a value at a place of a dump."""

    def change(dump: Dump) -> None:
        part: Any = dump
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = value

    return change


def ask(kind: int, a: int = 0, b: int = 0, seat: int = 0) -> Callable[[Dump], None]:
    """Ask a seat for a decision instead of its slot."""
    return put("agenda", "asked", seat, value=[FRAME + pack(kind, a, b)])


def run(kind: int, a: int = 0, b: int = 0) -> Callable[[Dump], None]:
    """Let only this step wait on the table."""

    def change(dump: Dump) -> None:
        dump["agenda"] = {"table": [FRAME + pack(kind, a, b)], "asked": [[], [], []], "serial": 1}

    return change


BROKEN: list[tuple[Callable[[Dump], None], str]] = [
    (put("seats", value=9), "9 seats are not possible"),
    (put("options", value={"map": "drawn"}), "option map is one of built, dealt"),
    (put("land", "terrain", value=[0]), "every list over hexes has 156 entries"),
    (put("land", "terrain", HERE, value=6), "a terrain is none of this game"),
    (put("land", "terrain", HERE, value=0), "G7 is water, where nothing stands"),
    (put("land", "finished", value=False), "the map is not finished, but play has begun"),
    (put("people", "supply", value=[16]), "every list over seats has 3 entries"),
    (put("people", "owner", HERE, value=7), "a fight or an owner is not possible"),
    (put("people", "owner", HERE, value=-1), "what stands on G7 is not possible"),
    (put("people", "owner", WATER, value=0), "what stands on L7 is not possible"),
    (put("people", "tokens", HERE, value=-1), "what stands on G7 is not possible"),
    (put("people", "tokens", HERE, value=3), "seat 0 has 17 tokens, not 16"),
    (put("people", "city", HERE, value=2), "what stands on G7 is not possible"),
    (put("people", "city", THERE, value=5), "what stands on H7 is not possible"),
    (put("people", "city", THERE, value=3), "seat 1 has 2 city tiles of value 2"),
    (put("people", "extra", HERE, value=-1), "what stands on G7 is not possible"),
    (put("people", "marks", HERE, value=99), "what stands on G7 is not possible"),
    (put("people", "supply", 2, value=-1), "a supply is not possible"),
    (put("ideas", "deck", value=[]), "cards or tiles do not fit the component set"),
    (put("ideas", "deck", 0, value=9), "the idea cards are not those of the component set"),
    (put("ideas", "discards", 0, value=-1), "the deck or the discards are not possible"),
    (put("ideas", "hands", 0, 0, value=40), "a card is none of this game"),
    (put("ideas", "hands", 0, value=[30, 26]), "the cards of a hand are not in order"),
    (put("course", "first", value=3), "the first player or the slot is not possible"),
    (put("course", "era", 0, value=11), "an era cube or a number of action tiles is not possible"),
    (put("course", "tiles", 0, value=7), "an era cube or a number of action tiles is not possible"),
    (put("course", "tiles", 0, value=0), "seat 0 is asked for more than it has"),
    (put("course", "round", value=-1), "the era or the round is not possible"),
    (put("course", "stack", 0, value=2), "the stack of map tiles is not possible"),
    (put("course", "placed", value=5), "there are 10 map tiles, not 12"),
    (put("course", "fight", value=[HERE, THERE]), "a fight or an owner is not possible"),
    (put("course", "fight", value=[HERE, 999, 1]), "the fight is not possible"),
    (put("course", "fight", value=[HERE, cell((2, 0)), 1]), "the fight is not possible"),
    (put("course", "fight", value=[THERE, HERE, 1]), "the fight is not possible"),
    (put("agenda", "serial", value=0), "is not an open decision of this game"),
    (ask(v.ATTACK_CARDS), "a fight is to be decided, but there is none"),
    (ask(v.TILE_PLACE), "a map tile is to be placed, but none was drawn"),
    (ask(v.STEPPING_IN, HERE, 999), "a decision about no hex is open"),
    (ask(v.START_HEX, 9), "seat 0 is asked for more than it has"),
    (ask(v.DISCARD, 3), "seat 0 is asked for more than it has"),
    (ask(v.SANITATION_CARD, HERE), "somebody is asked who has no legal move"),
    (run(v.SLOT, 9, 1), "a decision of no seat is open"),
    (run(v.SLOT, 0, 9), "a slot has more actions than there are action tiles"),
    (run(v.TURN), "lies on the wrong stack"),
    (put("people", "wind", value=[]), "unknown field `wind`"),
]


def test_a_sound_position_is_read_as_it_was_written() -> None:
    assert GAME.load(sound()).dump() == sound()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_fresh_game_is_a_sound_position(seats: int) -> None:
    dump = GAME.start(seats, {"map": "built"}).dump()
    assert GAME.load(deepcopy(dump)).dump() == dump


@pytest.mark.parametrize(("change", "sentence"), BROKEN, ids=[f"{n} {s}" for n, (_, s) in enumerate(BROKEN)])
def test_a_position_that_cannot_be_is_refused_with_a_sentence(change: Callable[[Dump], None], sentence: str) -> None:
    dump = sound()
    change(dump)
    with pytest.raises(SaeculaError) as caught:
        GAME.load(dump)
    assert sentence in str(caught.value)


def numbers(part: Any) -> list[tuple[Any, Any]]:
    """Every number of a dump: the part that holds it, and its key."""
    if not isinstance(part, dict | list):
        return []
    found: list[tuple[Any, Any]] = []
    for key in part if isinstance(part, dict) else range(len(part)):
        found += [(part, key)] if type(part[key]) is int else numbers(part[key])
    return found


@pytest.mark.parametrize("seed", range(4))
def test_a_position_with_one_number_changed_is_refused_or_played_to_the_end(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(3, {"map": "dealt"})
    for _ in range(100 * seed + 60):
        random_move(GAME, state, rng, Log(False), Tally())
    for _ in range(15):
        dump: Dump = deepcopy(state.dump())
        part, key = rng.choice(numbers(dump["course"]) + numbers(dump["agenda"]) + rng.sample(numbers(dump), 60))
        part[key] += rng.choice((-1, 1, 5, 1 << 10, 1 << 20, 1 << 30))
        try:
            loaded = GAME.load(dump)
        except BadRecord:
            continue
        while random_move(GAME, loaded, rng, Log(False), Tally()):
            pass
        assert GAME.is_over(loaded)
