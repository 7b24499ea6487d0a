"""The rule tests of a game, run on the sources as they are or with one change, each time in a forked process.

    PYTHONPATH=src:. python -m tools.trial GAME FILE

`tools/mutate.py` starts this in a copy of the tree and asks it, a line of JSON each, `null` to find out which tests
reach which lines and keep that in the file, or `{"path", "line", "text"}` for whether a test notices a changed file.
What every test needs is imported once, before the fork; the game itself anew each time. Changes are made in memory: the
files stay as they are.
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

#: Counts and whole games that must come out as they did notice almost everything, but cannot say what is wrong, and so
#: does the conformance kit. So they come last, and what they alone notice is told apart.
GOLDEN, PLAYTHROUGHS = "test_perft.py", "tests/playthroughs"
#: What one change may use up before it counts as noticed: so many times the seconds of the processor that the tests
#: take otherwise, so that a slow or a busy machine does not matter, and so many bytes.
TIMES, MEMORY = 2, 4 << 30
#: So many of the quickest tests that reach the changed line run before all others.
FIRST = 24
SILENT = ["-q", "-x", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:xdist"]
NOTICED, WHOLE_GAMES_ALONE, ALIVE = "noticed", "whole games", "alive"
#: How many states of a game the conformance kit looks at here.
RATE = 0.02


class Reach(msgspec.Struct):
    """Which tests reach which lines, by file and line, the quickest first; how many there are, 0 if one fails.

    `seconds` is what all of them take of the processor, with the lines being watched.
    """

    tests: dict[str, dict[int, list[str]]]
    count: int
    seconds: float = 0.0


class Change(msgspec.Struct):
    """A file with a change in this line."""

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
    """Finds one module by its changed text; all others are found as ever."""

    def __init__(self, change: Change) -> None:
        path = Path(change.path)
        self.name = ".".join(path.relative_to("src").with_suffix("").parts)
        self.loader = ChangedLoader(self.name, str(path.resolve()), change.text)

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The changed module, if that is the one asked for."""
        return importlib.util.spec_from_loader(name, self.loader) if name == self.name else None


class Chosen:
    """A plugin that keeps only some tests, in the order given."""

    def __init__(self, tests: list[str]) -> None:
        self.place = {test: at for at, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep and sort."""
        items[:] = sorted((item for item in items if item.nodeid in self.place), key=lambda i: self.place[i.nodeid])


class Watch:
    """A plugin that tells the measurement of lines which test is running, and how long each took."""

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
    """A plugin that keeps the golden tests of one game."""

    def __init__(self, game: str) -> None:
        self.words = (f"/{GOLDEN}::", f"[{game}-")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep them."""
        items[:] = [item for item in items if any(word in item.nodeid for word in self.words)]


def fail(paths: list[str], plugins: list[object]) -> bool:
    """Whether a test of these files or folders fails; that there is none is no failure."""
    status = pytest.main([*SILENT, *paths], plugins=plugins)
    return status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def folder_of(game: str) -> str:
    """Where the rule tests of a game stand."""
    return f"tests/games/{game.replace('-', '_')}"


def rule_tests(game: str) -> list[str]:
    """What to run for all of them but the golden counts."""
    return [folder_of(game), f"--ignore={folder_of(game)}/{GOLDEN}"]


def golden_tests(game: str) -> list[str]:
    """What to run for the golden ones."""
    counts = f"{folder_of(game)}/{GOLDEN}"
    return [PLAYTHROUGHS, counts] if Path(counts).exists() else [PLAYTHROUGHS]


def measure_reach(game: str) -> Reach:
    """Run all tests once on the unchanged sources."""
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
    """Whether any test notices: first the quickest ones that reach the line, then all, then the golden ones."""
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
    """Whether the conformance kit finds fault with a game of the fewest players."""
    try:
        rules = make_game(game)
        conform(rules, next(iter(cases(rules, range(1)))), RATE)
    except Exception:  # whatever goes wrong has been noticed
        return True
    return False


def in_fork(work: Callable[[], bytes], seconds: float = 0.0) -> bytes:
    """What a piece of work in a process of its own writes; nothing if it used up what it may, or crashed."""
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
    """Load the plugins of pytest; the game must stay unloaded, or no change of it would ever be seen."""
    in_use = sys.stdout, sys.stderr
    with Path(os.devnull).open("w", encoding="utf-8") as sys.stdout:  # answers alone go out
        sys.stderr = sys.stdout
        pytest.main(["--version", "--version", *SILENT])
    sys.stdout, sys.stderr = in_use
    loaded = [name for name in sys.modules if name.startswith(f"saecula.games.{game.replace('-', '_')}")]
    assert not loaded, f"{loaded} would not be read again"


def answer(game: str, change: Change | None, kept: Path) -> str:
    """What came of a change; without one, how many tests there are, if they pass."""
    if change is None:
        written = in_fork(lambda: msgspec.json.encode(measure_reach(game)))
        kept.write_bytes(written)
        return str(msgspec.json.decode(written, type=Reach).count if written else 0)
    reach = msgspec.json.decode(kept.read_bytes(), type=Reach)
    # what dies without an answer has used up what it may
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
