"""The server simulated from seeds: no law is broken, the same seed runs the same way, and planted faults are found.

Every simulation runs in a process of its own, where nothing that another test left behind is garbage-collected.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .plan import GAMES, draw

ROOT = Path(__file__).resolve().parents[2]
#: How many games an everyday run plays, and how many of them one test plays.
SEEDS, PART = 500, 50
#: A planted fault must be found within this many games.
WITHIN = 200
#: What every such part goes through, since a law about something that never happens shows nothing.
TRIED = (
    "sites of 2 tables",
    "sites of 3 nodes",
    "passed on to another node",
    "leases taken over",
    "undo by hand",
    "move by preset",
    "paused by hand",
    "stand-in by hand",
    "move by stand-in",
    "taken-back by hand",
    "lines of a second tab",
    "lines of those who only watch",
    "rings of the clock",
)
#: Planted faults of every kind that the first few games find; the soak test plants all of them.
EVERYDAY = (
    "stale-view",
    "lost-write",
    "one-tab",
    "gap-after-cut",
    "two-notices",
    "eternal-lease",
    "late-bell",
    "overtaking",
    "other-eyes",
    "open-log",
    "leaked-forms",
    "told-presets",
    "first-figures",
    "wrong-winner",
    "no-end",
    "free-thinking",
)


def simulated(*words: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.sim", "--json", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert done.returncode == (1 if found["violations"] else 0)
    return found


@pytest.mark.parametrize("first", range(0, SEEDS, PART))
def test_no_law_is_broken(first: int) -> None:
    found = simulated("--first", str(first), "--seeds", str(PART))
    assert found["violations"] == []
    assert found["games"] == PART
    assert found["pictures"] > PART
    assert found["answers"] > PART
    assert found["notices"] > 0
    assert [what for what in TRIED if not found["tried"].get(what)] == []
    assert sum(found["ends"].values()) > 0


def test_games_of_every_title_come_to_the_end_that_their_rules_know() -> None:
    # one round of all games, which begin late
    found = simulated("--first", str(len(GAMES)), "--seeds", str(len(GAMES)))
    assert set(found["ends"]) == {game for game, *_ in GAMES}
    assert found["violations"] == []


def test_a_node_may_leave_while_a_visitor_stands_at_its_door() -> None:
    found = simulated("--first", "973", "--seeds", "1")
    assert (found["games"], found["violations"]) == (1, [])


def test_a_node_whose_database_fails_as_it_closes_has_ended_and_comes_back() -> None:
    found = simulated("--first", "521", "--seeds", "1")
    assert (found["games"], found["violations"]) == (1, [])


def test_the_same_seeds_run_the_same_way() -> None:
    one, other = (simulated("--seeds", "14") for _ in range(2))
    assert one["digest"] == other["digest"] != ""


@pytest.mark.parametrize("fault", EVERYDAY)
def test_a_planted_fault_is_found(fault: str) -> None:
    assert len(simulated("--plant", fault, "--seeds", str(WITHIN))["violations"]) == 1


@pytest.mark.parametrize("fault", ["stale-view", "two-notices"])
def test_a_failing_run_fails_again_and_is_made_short(fault: str) -> None:
    found = simulated("--plant", fault, "--seeds", str(WITHIN), "--shrink")
    seed = found["violations"][0]["seed"]
    again = simulated("--plant", fault, "--first", str(seed), "--seeds", "1")
    assert again["violations"] == found["violations"]
    assert 0 < len(found["shortest"]) < len(repr(draw(seed)))
