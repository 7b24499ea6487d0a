"""What long tests measured: a line for each as it ends, and a section of docs/figures.md when all of them have run."""

import time
from collections.abc import Callable, Mapping, Sequence

import pytest

from bench.figures import Sheet, record

#: What a test tells of itself: the section of the page and a row of its table.
Tell = Callable[..., None]
Row = list[str]


class Progress:
    """Collects what comes in from all processes; `heads`: the columns of each section."""

    def __init__(self, config: pytest.Config, command: str, heads: Mapping[str, Sequence[str]]) -> None:
        self.config, self.command, self.heads = config, command, heads
        self.began = time.time()
        self.rows: dict[str, list[Row]] = {section: [] for section in heads}
        self.done = self.silent = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has ended: say so, and what it found."""
        found = self.found(report) if report.when == "call" else []
        self.silent += report.failed and not found
        self.done += report.when == "call"
        for section, row in found:
            self.rows[section].append(row)
            self.say(f"test {self.done}: {report.outcome}: {', '.join(row)}")

    def say(self, what: str) -> None:
        """Print a line with the time that has passed."""
        print(f"\n{(time.time() - self.began) / 60:5.1f} min, {what}", flush=True)

    def found(self, report: pytest.TestReport) -> list[tuple[str, Row]]:
        """The rows that a test told."""
        told = [(section, row) for section, row in report.user_properties if section in self.rows]
        return [(section, row) for section, row in told if isinstance(row, list)]

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Keep all of it, if all of it was asked for and no test failed before it could tell what it found."""
        ended = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        for section, rows in self.rows.items():
            if rows:
                parts: list[Sheet | str] = [Sheet(self.heads[section], self.shaped(section, rows))]
                record(section, self.command, parts, self.began, is_whole=ended and self.is_whole())

    def shaped(self, section: str, rows: list[Row]) -> list[Row]:
        """The rows as they stand in the table."""
        return sorted(rows)

    def is_whole(self) -> bool:
        """Whether everything was measured, at its full length."""
        return bool(self.config.option.figures) and not self.silent
