"""What the soak tests measured: a line for each as it ends, and docs/figures.md when all of them have passed.

    python -m pytest tests/soak -n 2 --figures

`--times 5` plays five times as many games, `--times 0.05` a few to try it out; `--thought 1` lets bots that search
think a second a turn. What such a run finds is printed only. `--ray [ADDRESS]` plays the games of bots on a cluster.
"""

from collections import defaultdict
from collections.abc import Callable

import pytest

from tests.measured import Progress, Row, Tell
from tests.web.conftest import browser, client, host

#: A server and a browser for what is looked at on screens; what soak tests tell by.
__all__ = ["Tell", "browser", "client", "host"]
#: With the time that players give them, bots that search would take hours; most of what they gain they gain early.
THOUGHT = 0.25
#: Tests that take longest come first, so that nothing is left to wait for at the end.
LONG = ("test_dock_soak",)
#: Tests that wait for servers and pages and tell how long it took, or that have so many minutes.
TIMED = ("test_kill", "test_nodes_soak", "test_screen_soak", "test_research_soak")
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
    "docks": ("game", "language", "kinds of decisions", "screens looked at", "faults"),
    "simulation": ("seeds", "tables", "simulated hours", "crashes", "commands", "pictures", "answers", "violations"),
    "planted": ("fault", "what it is", "law", "first seed", "caught by", "of seeds"),
    "kills": ("database", "tables", "kills", "moves acknowledged", "lost", "lines cut", "robots that played on"),
    "nodes": ("what", "times", "found", "goal", ""),
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--figures", action="store_true", help="keep what all soak tests measured in docs/figures.md")
    parser.addoption("--times", type=float, default=1.0, help="how many times as many games")
    parser.addoption("--ray", nargs="?", const="", help="play on a Ray cluster: at this address, or one of our own")
    parser.addoption("--thought", type=float, default=THOUGHT, help="how many seconds a search thinks about a turn")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is long comes first; what is timed comes last, when little else runs beside it."""
    items.sort(key=lambda item: (item.path.stem in TIMED, item.path.stem not in LONG))


@pytest.fixture
def times(request: pytest.FixtureRequest) -> float:
    """How many times as many games as usual."""
    return float(request.config.getoption("--times"))


@pytest.fixture
def thought(request: pytest.FixtureRequest) -> float:
    """How many seconds a search may think about a turn."""
    return float(request.config.getoption("--thought"))


@pytest.fixture
def ray(request: pytest.FixtureRequest) -> list[str] | None:
    """The cluster to play on, as commands take it; None for this process."""
    given: str | None = request.config.getoption("--ray")
    return None if given is None else [given] * bool(given)


@pytest.fixture
def tell(record_property: Callable[[str, object], None]) -> Tell:
    """Take down a row of a section."""

    def row(section: str, *cells: object) -> None:
        assert len(cells) == len(HEADS[section])
        record_property(section, [str(cell) for cell in cells])

    return row


def summed(rows: list[Row]) -> list[Row]:
    """The rows of all combinations of options of a game, by its seats, in one."""
    groups: dict[tuple[str, str], list[list[str]]] = defaultdict(list)
    for game, seats, *rest in rows:
        groups[game, seats].append(rest)
    return [
        [*key, str(len(found)), *(f"{sum(int(row[at]) for row in found):,}" for at in range(1, len(found[0])))]
        for key, found in sorted(groups.items())
    ]


def total(rows: list[Row]) -> list[Row]:
    """The rows of all parts of one thing in one."""
    return [[f"{sum(int(row[at]) for row in rows):,}" for at in range(len(rows[0]))]]


#: Sections whose rows are told together; those of all others stand as they are.
SUMS: dict[str, Callable[[list[Row]], list[Row]]] = {"contract": summed, "simulation": total}


class Soak(Progress):
    """What the soak tests told."""

    def shaped(self, section: str, rows: list[Row]) -> list[Row]:
        """Some have many rows, which are summed up."""
        return SUMS.get(section, sorted)(rows)

    def is_whole(self) -> bool:
        """Whether as many games were played, and as long was thought, as always."""
        given = self.config.option
        return super().is_whole() and (given.times, given.thought) == (1, THOUGHT)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # the process that hears of all tests
        config.pluginmanager.register(Soak(config, "make soak", HEADS))
