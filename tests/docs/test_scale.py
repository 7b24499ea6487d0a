"""docs/scale.md calculates with numbers that are no better than those measured."""

import re
from collections.abc import Callable

import pytest

from bench.figures import PAGE, SECTIONS, sections_of
from tests.docs.blocks import ROOT

SCALE = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")


def number(text: str) -> float:
    """The number that a text begins with, as people write it."""
    found = re.match(r"[\d,.]+", text.strip())
    assert found is not None, text
    return float(found[0].rstrip(".,").replace(",", ""))


def column(text: str, head: str) -> list[float]:
    """The numbers of a column, row by row."""
    rows = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in text.splitlines() if " | " in line]
    top = next(at for at, row in enumerate(rows) if head in row)
    return [number(row[rows[top].index(head)]) for row in rows[top + 2 :] if len(row) >= len(rows[top]) - 1]


def dearest(head: str, factor: float = 1) -> Callable[[str], float]:
    """The largest number of a column, in other units."""
    return lambda text: factor * max(column(text, head))


def connections(text: str) -> float:
    """The most connections of a node."""
    return max(all_ / nodes for all_, nodes in zip(column(text, "connections"), column(text, "nodes"), strict=True))


def of_one(text: str) -> float:
    """The moves a second that one node holds beside others."""
    found = re.search(r"One node holds (\d+) moves a second", text)
    assert found is not None
    return float(found[1])


def times_as_dear(text: str) -> float:
    """How many times as much a move costs the database with three nodes as with one, at as many moves of all."""
    loads = zip(column(text, "nodes"), column(text, "wanted"), strict=True)
    costs = dict(zip(loads, column(text, "CPU a move, database"), strict=True))
    return max(
        cost / costs[1, wanted] for (nodes, wanted), cost in costs.items() if nodes == 3 and (1, wanted) in costs
    )


def held(text: str) -> float:
    """The moves a second that a node holds."""
    found = re.search(r"(\d+) moves a second are held", text)
    assert found is not None
    return float(found[1])


def a_line(text: str) -> float:
    """The bytes of a line on disk."""
    found = re.search(r"a line takes ([\d,]+) bytes", text)
    assert found is not None
    return number(found[1])


COST, LOG = r"an append costs PostgreSQL ([\d.]+) ms", r"an append writes ([\d,]+) bytes"
#: What the page says, a section with the figure, how to read it there, whether less is better.
CLAIMS: list[tuple[str, str, Callable[[str], float], bool]] = [
    (r"a node holds ([\d,]+) moves/s", "load-rate", held, False),
    (r"a node holds ([\d,]+) moves/s", "sites", of_one, False),
    (COST, "appends", dearest("CPU an append, database"), True),
    (COST, "sites", dearest("CPU a move, database"), True),
    (LOG, "appends", dearest("log an append"), True),
    (LOG, "sites", dearest("log a move", 1024), True),
    (r"takes ([\d,]+) bytes on disk", "appends", a_line, True),
    (r"a node holds (\d+) connections", "sites", connections, True),
    (r"costs at most ([\d.]+) times as much with three nodes", "sites", times_as_dear, True),
]


@pytest.mark.parametrize(("claim", "key", "read", "is_less_better"), CLAIMS)
def test_the_page_calculates_with_nothing_better_than_what_was_measured(
    claim: str, key: str, read: Callable[[str], float], is_less_better: bool
) -> None:
    said = re.search(claim, SCALE)
    assert said is not None
    measured = sections_of(PAGE.read_text(encoding="utf-8")).get(SECTIONS[key])
    if measured is not None:
        found = read(measured)
        assert found <= number(said[1]) if is_less_better else found >= number(said[1])


def test_a_column_is_read_as_it_is_printed() -> None:
    text = "words\n\n| a | log an append |\n| --- | --- |\n| 1 | 1,234 bytes |\n| 3 | 0.5 ms |\n"
    assert column(text, "log an append") == [1234.0, 0.5]
    rows = ["| nodes | wanted | CPU a move, database | connections |", "| --- | --- | --- | --- |"]
    rows += [
        "| 1 | 40 | 0.5 ms | 4 |",
        "| 1 | 120 | 0.2 ms | 6 |",
        "| 3 | 120 | 0.3 ms | 21 |",
        "| 3 | 150 | 0.9 ms | 9 |",
    ]
    assert connections("\n".join(rows)) == 7
    assert times_as_dear("\n".join(rows)) == pytest.approx(1.5)
    assert dearest("wanted", 1024)("\n".join(rows)) == 150 * 1024
    assert a_line("On disk a line takes 1,568 bytes, its indexes included.") == 1568


def test_every_section_that_the_page_points_to_is_one_of_the_figures() -> None:
    pointed = re.findall(r"figures\.md#([a-z-]+)", SCALE)
    known = {re.sub(r"[^a-z ]", "", title.lower()).replace(" ", "-") for title in SECTIONS.values()}
    assert pointed
    assert set(pointed) <= known
