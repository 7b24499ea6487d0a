"""What the load tells of itself: which moves count, when all have seen one, when the robots measure themselves."""

from random import Random

import pytest

from bench import crowds
from bench.crew import BUSY, LATE, Moved, Report, Window, bottleneck, share
from bench.load import Load, Ours, Result, parts_of, robots_of, sheet_of
from bench.profiled import PARTS, place
from bench.robot import Acked
from bench.spent import Spent, between


def report(busy: float = 0.1, late: float = 0.001) -> Report:
    return Report([Moved(0.002, 0.003), Moved(0.004, None)], [], busy, late)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (report(), None),
        (report(busy=BUSY + 0.1), "used 90% of a core"),
        (report(late=LATE * 2), "late by themselves"),
        (Report([], [], 0.1, 0.001), "made no move"),
    ],
)
def test_robots_that_are_the_bottleneck_are_named(found: Report, said: str | None) -> None:
    why = bottleneck([report(), found])
    assert why is None if said is None else why is not None and said in why


def test_only_moves_sent_in_the_window_count_and_all_seats_must_have_seen_them() -> None:
    crew = Ours("http://localhost:1", ["a" * 12], ["one", "two"], 1.0, 1)
    first, second = crew.hands
    first.acked = [Acked("a", f"c{n}", n, 0.002, float(n)) for n in (1, 2, 3)]
    first.seen = [(1, 1.004), (2, 2.004), (3, 3.004)]
    second.seen = [(1, 1.006), (2, 2.008)]
    moves, refused = crew.found(Window(2.0, 4.0))
    assert [move.acked for move in moves] == [0.002, 0.002]
    assert moves[0].seen == pytest.approx(0.008)
    assert moves[1].seen is None
    assert refused == []


def test_what_the_server_spent_is_told_by_move_and_part() -> None:
    spent = between(Spent(1.0, {"obey": 0.5}), Spent(1.010, {"obey": 0.504, "send": 0.002}))
    result = Result([report()], spent, 10.0)
    assert list(parts_of(result).rows) == [
        ("obey", "2000"),
        ("send", "1000"),
        ("the rest", "2000"),
        ("all", "5000"),
    ]
    acknowledged, seen = sheet_of({"ours": result}).rows
    assert acknowledged[:4] == ("ours, acknowledged", "2", "0", "5.00 ms")
    assert seen[:2] == ("ours, seen by all", "1")
    assert robots_of({"ours": result}).rows == [("ours", "10%", "1.0 ms")]


def test_a_share_of_values_is_not_exceeded_by_that_part_of_them() -> None:
    values = [float(n) for n in range(100)]
    Random(1).shuffle(values)
    assert [share(values, part) for part in (0.5, 0.99, 1)] == [50.0, 99.0, 99.0]
    assert share([], 0.5) == 0.0


@pytest.mark.parametrize(("module", "path"), [where for part in PARTS.values() for where in part])
def test_every_part_of_a_move_is_a_function_of_the_server(module: str, path: str) -> None:
    owner, name = place(module, path)
    assert callable(getattr(owner, name))


def took(seconds: float, late: float = 0.001) -> Result:
    return Result([Report([Moved(seconds, seconds)] * 40, [], 0.1, late)], Spent(0.02), 10.0)


def test_rates_are_tried_until_one_is_not_held() -> None:
    asked: list[float] = []

    def measured(load: Load) -> Result:
        asked.append(load.tables / load.pace)
        return took(0.005 if asked[-1] < crowds.RATES[2] else crowds.HELD * 2)

    found = crowds.tried(measured)
    assert [one.wanted for one in found] == [round(rate) for rate in asked] == list(crowds.RATES[:3])
    assert [one.why_last for one in found] == [None, None, "over 100 ms"]
    assert found[0].cells() == ("300", "4", "0.50 ms", "0%", "5.0 ms", "5.0 ms", "5.0 ms", "held")


def test_a_rate_at_which_the_robots_are_too_slow_is_not_held() -> None:
    (only,) = crowds.tried(lambda load: took(0.005, late=LATE * 2))
    assert only.why_last is not None
    assert "late by themselves" in only.why_last


def test_what_says_nothing_of_the_server_is_not_reported() -> None:
    with pytest.raises(crowds.Unmeasured, match="late by themselves"):
        crowds.checked(took(0.005, late=LATE * 2))
    assert crowds.checked(took(0.005)).seconds == 10.0
