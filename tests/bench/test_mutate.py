"""`make mutate`: what it changes, what it remembers, and that a change is noticed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tools import mutate
from tools.mutants import ROOT, Mutant, Source, all_changes, choose, rule_modules
from tools.mutate import SHARED, Notebook, Tally, Tried, sheet_of, sheet_of_files, sheet_of_survivors
from tools.trial import ALIVE, NOTICED, WHOLE_GAMES_ALONE, Change


def changed_lines(body: str) -> set[str]:
    """What becomes of the only line of a function."""
    return {mutant.now for mutant in Source("x.py", f"def f(a, b, c):\n    {body}\n").mutants()}


@pytest.mark.parametrize(
    ("line", "becomes"),
    [
        ("return a < b", {"return a <= b"}),
        ("return a >= b", {"return a > b"}),
        ("return a == b", {"return a != b"}),
        ("return a in b", {"return a not in b"}),
        ("return a not in b", {"return a in b"}),
        ("return a and b", {"return a or b"}),
        ("return a and b and c", {"return a or b and c", "return a and b or c"}),
        ("return a + b", {"return a - b"}),
        ("return not a", {"return a"}),
        ("return 3", {"return 4", "return 2"}),
        ("return a < b < c", {"return a <= b < c", "return a < b <= c"}),
        ("return (a) - (b)", {"return (a) + (b)"}),
        ('return "a < 3"', set()),
        ("return True", set()),
    ],
)
def test_a_line_is_changed_in_every_small_way(line: str, becomes: set[str]) -> None:
    assert changed_lines(line) == becomes


def test_only_what_stands_in_functions_is_changed() -> None:
    assert list(Source("x.py", "LIMIT = 3\n").mutants()) == []


def test_a_change_is_made_where_it_says() -> None:
    text = "def f(a):\n    if a < 3:\n        return a\n"
    for mutant in Source("x.py", text).mutants():
        assert mutant.changed(text).splitlines()[mutant.line - 1].strip() == mutant.now != mutant.was


def test_every_change_of_a_real_game_compiles() -> None:
    for mutant in all_changes("pebbles"):
        compile(mutant.changed((ROOT / mutant.path).read_text(encoding="utf-8")), mutant.path, "exec")


def test_a_sample_is_always_the_same_and_a_larger_one_begins_with_it() -> None:
    found = all_changes("pebbles")
    assert choose(found, 10, 1) == choose(found, 20, 1)[:10]
    assert choose(found, 10, 1) != choose(found, 10, 2)
    assert len(choose(found, 10**6, 1)) == len(found)


def test_modules_without_rules_are_left_alone() -> None:
    names = {path.stem for path in rule_modules("tempus")}
    assert "end" in names
    assert not names & {"__init__", "evaluate", "habits", "notation", "text", "verbs", "view"}


@pytest.fixture
def one() -> Mutant:
    return Mutant("src/x.py", 1, 2, "<=", 7, "a < b", "a <= b")


def test_what_was_tried_is_remembered_until_the_sources_change(
    one: Mutant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Notebook("pebbles", tmp_path).keep(one, ALIVE)
    assert Notebook("pebbles", tmp_path).found == {one: ALIVE}
    monkeypatch.setattr(mutate, "digest", lambda game: "another")
    assert Notebook("pebbles", tmp_path).found == {}


def test_the_tables_tell_what_no_test_noticed(one: Mutant) -> None:
    outcomes = (NOTICED, NOTICED, WHOLE_GAMES_ALONE, ALIVE)
    tally = Tally("pebbles", 9, [Tried(one, outcome) for outcome in outcomes])
    assert sheet_of([tally]).rows == [("pebbles", "9", "4", "2", "1", "1", "75.0%")]
    assert sheet_of_files([tally]).rows[0] == ("`src/x.py`", "4", "1")
    assert sheet_of_survivors([tally]).rows == [("`src/x.py:7`", "`a < b`", "`a <= b`")]


def test_a_broken_rule_is_noticed_and_an_untouched_one_is_not(tmp_path: Path) -> None:
    path = "src/saecula/games/pebbles/rules/rounds.py"
    text = (ROOT / path).read_text(encoding="utf-8")
    broken = next(mutant for mutant in all_changes("pebbles") if mutant.path == path and "==" in mutant.was)
    changes = [Change(path, broken.line, broken.changed(text)), Change(path, broken.line, text)]
    asked = [None, *changes]
    given = b"".join(msgspec.json.encode(change) + b"\n" for change in asked)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "tools.trial", "pebbles", str(tmp_path / "reach.json")]
    done = subprocess.run(command, cwd=ROOT, env=env, input=given, capture_output=True, check=False)
    answers = [msgspec.json.decode(line) for line in done.stdout.splitlines()]
    assert int(answers[0]) > 10
    assert answers[1:] == [NOTICED, ALIVE]


def test_all_that_the_tests_of_the_games_import_from_other_tests_is_copied() -> None:
    found = set()
    for path in sorted((ROOT / "tests" / "games").rglob("*.py")):
        found |= set(re.findall(r"^from (tests\.[\w.]+) import", path.read_text(encoding="utf-8"), re.MULTILINE))
    outside = {name.replace(".", "/") + ".py" for name in found if not name.startswith("tests.games")}
    assert outside == set(SHARED)
