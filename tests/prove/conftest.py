"""What the server holds out, in numbers: one row of docs/figures.md after the other, each with N and seed.

    python -m pytest tests/prove -s -p no:randomly --figures      (`make prove`; under an hour on two quiet cores)

One row at a time, since most of them want the whole machine; those that only count use all cores by themselves. A row
that fails is taken down as such and the next one begins; the command fails at the end. `--times 0.01` tries everything
out with a hundredth of N, `-k a1` runs one row; what such a run finds is printed only, and it breaks no bar of time.

The room is under tests/ because its rows are the tests of the server at length and share their kits.
"""

from collections.abc import Callable, Iterator

import pytest

from tests.measured import Progress, Row
from tests.server.conftest import new_url, postgres
from tests.sim.series import hush

#: Databases of both kinds.
__all__ = ["new_url", "postgres"]

HEADS = ("row", "what was tried", "N", "seed", "found", "bar", "")
SECTIONS = ("prove-load", "prove-inputs", "prove-leaks", "prove-clocks", "prove-replay")
#: What a row tells: its name, what was tried, how often, from which seed, what was found, what was wanted.
Tell = Callable[..., None]
#: How often something is tried in a run of this length.
Size = Callable[..., int]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--figures", action="store_true", help="keep what was measured in docs/figures.md")
    parser.addoption("--times", type=float, default=1.0, help="how many times as often everything is tried")


@pytest.fixture
def times(request: pytest.FixtureRequest) -> float:
    """How many times as often as usual, or as long."""
    return float(request.config.getoption("--times"))


@pytest.fixture
def size(times: float) -> Size:
    """So many, in a run of this length."""

    def sized(count: float, least: int = 1) -> int:
        return max(least, round(count * times))

    return sized


@pytest.fixture
def tell(
    request: pytest.FixtureRequest, record_property: Callable[[str, object], None], times: float
) -> Iterator[Tell]:
    """Take down a row; at the end of the test all bars must be held, those of time only in a run of full length."""
    section, broken = section_of(request.node.nodeid), list[str]()

    def row(
        name: str, what: str, n: int, seed: object, found: str, bar: str, *, held: bool, is_timed: bool = False
    ) -> None:
        said = "held" if held else "NOT HELD"
        record_property(section, [name, what, f"{n:,}", str(seed), found, bar, said])
        if not held and not (is_timed and times < 1):
            broken.append(f"{name}: {found}, wanted {bar}")

    yield row
    assert not broken, "\n".join(broken)


def section_of(test: str) -> str:
    """The section that the tests of a file fill: test_load_held.py fills prove-load."""
    return f"prove-{test.partition('/test_')[2].partition('.')[0].partition('_')[0]}"


class Proof(Progress):
    """What the rows told, in their order; a row that failed before it could tell anything is told as such."""

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A row begins."""
        self.say(f"{nodeid.partition('::')[2]} ...")

    def found(self, report: pytest.TestReport) -> list[tuple[str, Row]]:
        """The rows that a test told, or that it told none."""
        found = super().found(report)
        if found or report.passed:
            return found
        name = report.nodeid.partition("::test_")[2]
        said = str(getattr(report.longrepr, "reprcrash", report.longrepr)).splitlines()[0][-120:]
        return [(section_of(report.nodeid), [name.split("_")[0].upper(), name, "0", "", said, "", "NOT MEASURED"])]

    def shaped(self, section: str, rows: list[Row]) -> list[Row]:
        """As they came."""
        return rows

    def is_whole(self) -> bool:
        """Whether all rows were tried at their full length, whatever came of them."""
        given = self.config.option
        return bool(given.figures) and given.times == 1 and not given.keyword and len(given.file_or_dir) == 1


def pytest_configure(config: pytest.Config) -> None:
    hush()
    config.pluginmanager.register(Proof(config, "make prove", dict.fromkeys(SECTIONS, HEADS)))
