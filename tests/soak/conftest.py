"""What the soak tests measured: a line for each as it ends, and docs/figures.md when all of them have passed.

    python -m pytest tests/soak -n 2 --figures

`--times 5` plays five times as many games, `--times 0.05` a few to try it out; `--thought 1` lets bots that search
think a second a turn. What such a run finds is printed only.
"""

import time
from collections import defaultdict
from collections.abc import Callable

import pytest

from bench.figures import Sheet, record
from tests.web.conftest import browser, client, host

#: A server and a browser for what is looked at on screens.
__all__ = ["browser", "client", "host"]
#: With a second a turn the soak would take three hours; most of what search gains it gains early.
THOUGHT = 0.25
#: What a test tells of itself: the section of the page and a row of its table.
Told = Callable[..., None]
HEADS = {
    "strength": ("game", "seats", "options", "bots", "against", "games", "wins", "share", "95 % interval"),
    "follies": ("game", "seats", "options", "bots", "games", "moves", "follies"),
    "contract": (
        "game",
        "seats",
        "combinations of options",
        "games",
        "states looked at",
        "moves tried",
        "refusals",
        "undos",
    ),
    "screens": ("game", "what", "found", "wanted"),
    "docks": ("game", "kinds of decisions", "screens looked at", "faults"),
    "kills": ("database", "tables", "kills", "moves acknowledged", "lost", "lines cut", "robots that played on"),
    "nodes": ("what", "times", "found", "goal"),
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--figures", action="store_true", help="keep what all soak tests measured in docs/figures.md")
    parser.addoption("--times", type=float, default=1.0, help="how many times as many games")
    parser.addoption("--thought", type=float, default=THOUGHT, help="how many seconds a search thinks about a turn")


@pytest.fixture
def times(request: pytest.FixtureRequest) -> float:
    """How many times as many games as usual."""
    return float(request.config.getoption("--times"))


@pytest.fixture
def thought(request: pytest.FixtureRequest) -> float:
    """How many seconds a search may think about a turn."""
    return float(request.config.getoption("--thought"))


@pytest.fixture
def tell(record_property: Callable[[str, object], None]) -> Told:
    """Take down a row of a section."""

    def row(section: str, *cells: object) -> None:
        assert len(cells) == len(HEADS[section])
        record_property(section, [str(cell) for cell in cells])

    return row


def summed(rows: list[list[str]]) -> list[list[str]]:
    """The rows of all combinations of options of a game, by its seats, in one."""
    groups: dict[tuple[str, str], list[list[str]]] = defaultdict(list)
    for game, seats, *rest in rows:
        groups[game, seats].append(rest)
    return [
        [*key, str(len(found)), *(f"{sum(int(row[at]) for row in found):,}" for at in range(1, len(found[0])))]
        for key, found in sorted(groups.items())
    ]


class Progress:
    """Collects what comes in from all processes."""

    def __init__(self, config: pytest.Config) -> None:
        self.config, self.began = config, time.time()
        self.rows: dict[str, list[list[str]]] = {section: [] for section in HEADS}
        self.done = self.told = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has ended: say so, and what it found."""
        if report.when != "call":
            return
        self.done += 1
        minutes = (time.time() - self.began) / 60
        for section, row in report.user_properties:
            if section in self.rows and isinstance(row, list):
                self.rows[section].append(row)
                self.told += 1
                print(f"\n{minutes:5.1f} min, test {self.done}: {report.outcome}: {', '.join(row)}", flush=True)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Keep all of it, if all of it was asked for and every test got as far as to tell what it found."""
        given = self.config.option
        ended = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and self.told == self.done
        is_whole = given.figures and (given.times, given.thought) == (1, THOUGHT) and ended
        for section, rows in self.rows.items():
            if rows:
                found = summed(rows) if section == "contract" else sorted(rows)
                parts: list[Sheet | str] = [Sheet(HEADS[section], found)]
                record(section, "make soak", parts, self.began, is_whole=is_whole)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # the process that hears of all tests
        config.pluginmanager.register(Progress(config))
