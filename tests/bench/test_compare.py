"""`make bench` tells what became slower than the figures kept, before it puts the new ones in their place."""

from pathlib import Path

import pytest

from bench.compare import changes
from bench.figures import Sheet, record

SPEED = ("", "choices/s", "copy µs", "sims/s")
LOAD = ("server", "moves", "moves/s", "50 %", "longest")


def test_a_rate_that_falls_and_a_time_that_grows_are_slower() -> None:
    old = str(Sheet(SPEED, [("toy, 2 seats", "200,000", "4.00", "500")]))
    new = str(Sheet(SPEED, [("toy, 2 seats", "150,000", "5.00", "1,000")]))
    assert [(one.column, one.times, one.is_slower()) for one in changes(old, new)] == [
        ("choices/s", 0.75, True),
        ("copy µs", 0.8, True),
        ("sims/s", 2.0, False),
    ]


def test_ten_percent_more_or_less_is_not_called_slower() -> None:
    old, new = (str(Sheet(LOAD, [("ours", "6000", "190", "12.0 ms", ms)])) for ms in ("100.0 ms", "110.0 ms"))
    [_, _, longest] = changes(old, new)
    assert longest.times == pytest.approx(0.909, abs=0.001)
    assert not longest.is_slower()


def test_only_speeds_that_stand_in_both_are_compared() -> None:
    old = str(Sheet(LOAD, [("ours", "6000", "190", "12.0 ms", "none"), ("gone", "1", "1", "1 ms", "1 ms")]))
    new = str(Sheet(LOAD, [("ours", "5000", "95", "12.0 ms", "3.0 ms"), ("here", "1", "1", "1 ms", "1 ms")]))
    assert [(one.row, one.column) for one in changes(old, new)] == [("ours", "moves/s"), ("ours", "50 %")]
    ratios = str(Sheet(("times better", "choices/s"), [("toy : peer", "17.1 x")]))
    assert changes(ratios, ratios) == []


def test_lines_that_begin_alike_are_told_apart_by_what_follows() -> None:
    heads = ("nodes", "wanted", "moves/s")
    old = str(Sheet(heads, [("1", "40", "40"), ("1", "80", "80"), ("3", "80", "80")]))
    new = str(Sheet(heads, [("1", "40", "40"), ("1", "80", "60"), ("3", "80", "80")]))
    assert [(one.row, one.times) for one in changes(old, new)] == [("1, 40", 1.0), ("1, 80", 0.75), ("3, 80", 1.0)]


def test_a_run_is_told_beside_what_is_kept_before_that_is_replaced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "figures.md"
    for fast, slow in (("1,000", "8.0 ms"), ("700", "7.9 ms")):
        sheet = Sheet(("server", "moves/s", "50 %"), [("ours", fast, slow)])
        record("load", "python -m bench.load", [sheet], 0.0, is_whole=True, kind="plain", page=page)
    first, second = capsys.readouterr().out.split("## Load on a server")[1:]
    assert "Beside the figures kept" not in first
    assert "| ours | moves/s | 1,000 | 700 | 0.70 | SLOWER |" in second
    assert "| ours | 50 % | 8.0 ms | 7.9 ms | 1.01 |  |" in second
    assert "Slower by more than 10%: ours: moves/s." in second
    assert "| ours | 700 | 7.9 ms |" in page.read_text(encoding="utf-8")
    assert "SLOWER" not in page.read_text(encoding="utf-8")


def test_a_run_that_lost_nothing_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = Sheet(("server", "moves/s"), [("ours", "190")])
    for _ in range(2):
        record("load", "python -m bench.load", [sheet], 0.0, is_whole=True, kind="plain", page=tmp_path / "figures.md")
    assert "Slower by more than 10%: nothing." in capsys.readouterr().out
