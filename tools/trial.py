"""Runs the rule tests of a game on the unchanged sources or with one change, each time in a forked process.

    PYTHONPATH=src:. python -m tools.trial GAME FILE

`tools/mutate.py` starts this in a copy of the tree and sends it lines of JSON: `null` to find out which tests reach
which lines and keep that in the file, or `{"path", "line", "text"}` to ask whether a test notices a changed file.
What every test needs is imported once, before the fork; the game itself is imported anew each time. Changes are made in
memory: the files are not touched.
"""

import importlib.util
import json
import os
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from importlib.machinery import ModuleSpec, SourceFileLoader
from math import ceil
from pathlib import Path
from types import CodeType

import coverage
import msgspec
import pytest

from saecula.conformance import cases, conform
from saecula.games import make_game

#: Counts and whole games that must come out as before notice almost everything, as the conformance kit does, but cannot
#: say what is wrong. So they come last, and what only they notice is counted separately.
GOLDEN, PLAYTHROUGHS = "test_perft.py", "tests/playthroughs"
#: What one change may use up before it counts as noticed: this many times the processor seconds that the tests usually
#: take, so that a slow or busy machine makes no difference, and this many bytes of memory.
TIMES, MEMORY = 2, 4 << 30
#: How many of the quickest tests that reach the changed line run before all others.
FIRST = 24
SILENT = ["-q", "-x", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:xdist"]
NOTICED, WHOLE_GAMES_ALONE, ALIVE = "noticed", "whole games", "alive"
#: What part of a game's states the conformance kit looks at here.
RATE = 0.02


class Reach(msgspec.Struct):
    """Which tests reach which lines, by file and line, the quickest first; and how many there are, 0 if one fails.

    `seconds` is the processor time that all of them take while the lines are being watched.
    """

    tests: dict[str, dict[int, list[str]]]
    count: int
    seconds: float = 0.0


class Change(msgspec.Struct):
    """The whole text of a file with a change in this line."""

    path: str
    line: int
    text: str


class ChangedLoader(SourceFileLoader):
    """Loads a module from a text instead of its file."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        """The code of the changed text."""
        return compile(self.text, self.path, "exec", dont_inherit=True)


class Changed:
    """Finds one module with its changed text; all others are found as usual."""

    def __init__(self, change: Change) -> None:
        path = Path(change.path)
        self.name = ".".join(path.relative_to("src").with_suffix("").parts)
        self.loader = ChangedLoader(self.name, str(path.resolve()), change.text)

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The spec of the changed module, None for any other."""
        return importlib.util.spec_from_loader(name, self.loader) if name == self.name else None


class Chosen:
    """A plugin that keeps only some tests, in the order given."""

    def __init__(self, tests: list[str]) -> None:
        self.place = {test: at for at, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep only these tests, in order."""
        items[:] = sorted((item for item in items if item.nodeid in self.place), key=lambda i: self.place[i.nodeid])


class Watch:
    """A plugin that tells coverage which test is running, and notes how long each test took."""

    def __init__(self, lines: coverage.Coverage) -> None:
        self.lines = lines
        self.took: dict[str, float] = defaultdict(float)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A test begins."""
        self.lines.switch_context(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A part of a test is done."""
        self.took[report.nodeid] += report.duration


class Golden:
    """A plugin that keeps only the golden tests of one game."""

    def __init__(self, game: str) -> None:
        self.words = (f"/{GOLDEN}::", f"[{game}-")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep only those."""
        items[:] = [item for item in items if any(word in item.nodeid for word in self.words)]


def fail(paths: list[str], plugins: list[object]) -> bool:
    """Whether a test in these files or folders fails; having no tests is not a failure."""
    status = pytest.main([*SILENT, *paths], plugins=plugins)
    return status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def folder_of(game: str) -> str:
    """The folder of the rule tests of a game."""
    return f"tests/games/{game.replace('-', '_')}"


def rule_tests(game: str) -> list[str]:
    """What to run for all of them except the golden counts."""
    return [folder_of(game), f"--ignore={folder_of(game)}/{GOLDEN}"]


def golden_tests(game: str) -> list[str]:
    """What to run for the golden tests."""
    counts = f"{folder_of(game)}/{GOLDEN}"
    return [PLAYTHROUGHS, counts] if Path(counts).exists() else [PLAYTHROUGHS]


def measure_reach(game: str) -> Reach:
    """Run all tests once on the unchanged sources, to learn which lines they reach."""
    lines = coverage.Coverage(data_file=None, include=["src/saecula/games/*"], config_file=False)
    watch = Watch(lines)
    lines.start()
    is_red = fail(rule_tests(game), [watch])
    lines.stop()
    if is_red or fail(golden_tests(game), [Golden(game)]) or breaks_the_contract(game):
        return Reach({}, 0)
    data = lines.get_data()
    found = {
        str(Path(path).relative_to(Path.cwd())): {
            line: sorted((test for test in tests if test), key=lambda test: (watch.took[test], test))
            for line, tests in data.contexts_by_lineno(path).items()
        }
        for path in data.measured_files()
    }
    return Reach(found, len(watch.took), time.process_time())


def try_change(game: str, change: Change, reach: Reach) -> str:
    """Which tests notice a change, if any: first the quickest that reach the line, then all, then the golden ones."""
    sys.meta_path.insert(0, Changed(change))
    near = reach.tests.get(change.path, {}).get(change.line, [])[:FIRST]
    if near and fail(sorted({test.split("::")[0] for test in near}), [Chosen(near)]):
        return NOTICED
    if fail(rule_tests(game), []):
        return NOTICED
    if fail(golden_tests(game), [Golden(game)]) or breaks_the_contract(game):
        return WHOLE_GAMES_ALONE
    return ALIVE


def breaks_the_contract(game: str) -> bool:
    """Whether the conformance kit finds fault with the game at its smallest table."""
    try:
        rules = make_game(game)
        conform(rules, next(iter(cases(rules, range(1)))), RATE)
    except Exception:  # whatever goes wrong has been noticed
        return True
    return False


def in_fork(work: Callable[[], bytes], seconds: float = 0.0) -> bytes:
    """What some work in a process of its own returns; empty if it used up its limits or crashed."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        if seconds:
            resource.setrlimit(resource.RLIMIT_CPU, (ceil(seconds), ceil(seconds)))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        try:
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(work())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        written = pipe.read()
    os.waitpid(child, 0)
    return written


def warm_up(game: str) -> None:
    """Load pytest's plugins; the game must not be loaded yet, or no change to it would ever be seen."""
    in_use = sys.stdout, sys.stderr
    with Path(os.devnull).open("w", encoding="utf-8") as sys.stdout:  # only answers may go out
        sys.stderr = sys.stdout
        pytest.main(["--version", "--version", *SILENT])
    sys.stdout, sys.stderr = in_use
    loaded = [name for name in sys.modules if name.startswith(f"saecula.games.{game.replace('-', '_')}")]
    assert not loaded, f"{loaded} would not be read again"


def answer(game: str, change: Change | None, kept: Path) -> str:
    """The outcome of a change; without one, how many tests there are, 0 if they do not pass."""
    if change is None:
        written = in_fork(lambda: msgspec.json.encode(measure_reach(game)))
        kept.write_bytes(written)
        return str(msgspec.json.decode(written, type=Reach).count if written else 0)
    reach = msgspec.json.decode(kept.read_bytes(), type=Reach)
    # a process that dies without an answer has used up its limits
    limit = 5 + TIMES * reach.seconds
    return in_fork(lambda: try_change(game, change, reach).encode(), limit).decode() or NOTICED


def main() -> None:
    """Answer every line that comes in."""
    game, kept = sys.argv[1], Path(sys.argv[2])
    sys.dont_write_bytecode = True
    warm_up(game)
    for line in sys.stdin:
        print(json.dumps(answer(game, msgspec.json.decode(line, type=Change | None), kept)), flush=True)


if __name__ == "__main__":
    main()
