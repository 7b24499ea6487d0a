"""How `make prove` counts: what it calls lost, late, uneven or stolen, and what a row says that was not measured."""

from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bench.crew import Window
from bench.figures import SECTIONS as TITLES
from bench.robot import Acked
from saecula.server.wire.frames import Update
from saecula.server.wire.tables import Entry, UndoInfo
from tests.prove.channels import forms
from tests.prove.conftest import HEADS, SECTIONS, Proof, section_of
from tests.prove.crowds import LATE, LOST, Place, Strict
from tests.prove.draws import bits_flipped, off
from tests.prove.pages import PAYLOADS, WRAPS, strings
from tests.prove.races import Toll, _judge
from tests.prove.tampering import flipped
from tests.prove.walking import Walk, illegal_moves, invariants, pairs

ROOM = Path(__file__).resolve().parents[1] / "prove"


def test_every_file_of_rows_fills_a_section_of_the_page() -> None:
    files = sorted(ROOM.glob("test_*.py"))
    assert sorted({section_of(f"tests/prove/{path.name}::test_x") for path in files}) == sorted(SECTIONS)
    assert set(SECTIONS) <= set(TITLES)


def report(outcome: str, told: list[tuple[str, Any]]) -> Any:
    return SimpleNamespace(
        nodeid="tests/prove/test_load_held.py::test_a1_sockets",
        user_properties=told,
        passed=outcome == "passed",
        longrepr="the server did not start\nand more",
    )


def test_a_row_that_could_not_be_measured_says_why_and_one_that_told_something_does_not() -> None:
    config: Any = SimpleNamespace(option=SimpleNamespace(figures=True, times=1.0, keyword="", file_or_dir=["x"]))
    proof = Proof(config, "make prove", dict.fromkeys(SECTIONS, HEADS))
    [(section, row)] = proof.found(report("failed", []))
    assert (section, row[0], row[-1]) == ("prove-load", "A1", "NOT MEASURED")
    assert "did not start" in row[4]
    assert len(row) == len(HEADS)
    told = [("prove-load", ["A1", *["x"] * 6])]
    assert proof.found(report("failed", told)) == told
    assert proof.found(report("passed", [])) == []
    assert proof.is_whole()
    config.option.times = 0.1
    assert not proof.is_whole()


def test_a_crowd_notices_what_is_lost_and_what_comes_late() -> None:
    crew = Strict("http://localhost:1", [Place("a" * 12, ["one", "two"], ["192.0.2.1"], 1, "three")], 1.0, 1)
    first, second, watcher = crew.hands
    assert first.headers["X-Forwarded-For"] == "192.0.2.1"
    assert "eyes=-1" in watcher.url
    first.acked = [Acked("a", f"c{n}", n, 0.002, float(n)) for n in (1, 2)]
    first.seen = second.seen = [(1, 1.004), (2, 2.004)]
    watcher.seen = [(1, 1.006)]
    for version, lines in ((1, [1]), (1, []), (3, [2, 3]), (3, [3]), (5, [5])):
        entries = [Entry(number, 1, "chat") for number in lines]
        crew.eyes[2]._take(Update(version, entries, None, None, UndoInfo(may=False), None))
    moves, wrong = crew.found(Window(0.0, 10.0))
    assert len(moves) == 2
    assert Counter(wrong) == {LOST: 1, LATE: 2}, "line 3 came twice and line 4 never"


@pytest.mark.parametrize(
    ("made", "won", "wrong", "close"),
    [
        ({0: 1.0, 1: 1.1}, {0: True, 1: False}, 0, 0),
        ({0: 1.0, 1: 1.1}, {0: False, 1: True}, 1, 0),
        ({0: 1.0, 1: 1.0001}, {0: False, 1: True}, 0, 1),
        ({0: 1.0, 1: 1.1}, {0: False, 1: False}, 1, 0),
        ({0: 1.0, 1: 1.1}, {0: True, 1: True}, 0, 0),
    ],
)
def test_a_race_is_lost_to_nobody_who_came_later(
    made: dict[int, float], won: dict[int, bool], wrong: int, close: int
) -> None:
    toll = Toll()
    _judge(toll, made, won, "place")
    assert (len(toll.wrong), toll.close, toll.contested) == (wrong, close, not all(won.values()))


def test_uneven_counts_are_far_off_and_even_ones_are_not() -> None:
    rng = Random(1)
    assert abs(off(Counter(rng.randrange(10) for _ in range(5000)), 10)) < 4
    assert off(Counter(min(rng.randrange(11), 9) for _ in range(5000)), 10) > 4
    assert off(Counter({0: 100}), 2) > 4, "what never comes counts too"


def test_what_is_changed_differs_and_is_noticed() -> None:
    rng = Random(1)
    values: list[int | str] = [5, "text", "é"]
    assert all(flipped(value, rng) != value for value in values for _ in range(20))
    assert bits_flipped(("time-of-empires", 1, 10)) == (10, [])


def test_a_seed_is_searched_for_in_every_form() -> None:
    seed = bytes(range(240, 256)) * 2
    assert len(set(forms(seed))) == 5
    assert seed.hex().encode() in forms(seed)


def test_hostile_texts_are_many_and_each_is_another() -> None:
    found = strings(200)
    assert len(found) == len(WRAPS) * len(PAYLOADS) == 200
    assert len(set(found)) == 200


@pytest.mark.parametrize(("walk", "count"), [(illegal_moves, "states"), (invariants, "steps"), (pairs, "pairs")])
def test_random_games_are_walked_through_until_enough_is_counted(walk: Any, count: str) -> None:
    found = walk(Walk("pebbles", 1, count, 30))
    assert found.flaws == []
    assert (found.steps if count == "steps" else getattr(found.report, count)) >= 30
