"""docs/figures.md: sections are replaced whole, by whole runs alone, and say how they were measured."""

import argparse
import re
import subprocess
from pathlib import Path

import pytest

from bench.figures import HEAD, PAGE, SECTIONS, Sheet, commit, is_changed, processor, record, section, with_section
from bench.speed import sheets_of


def test_a_section_is_replaced_and_the_others_stay() -> None:
    page = with_section(HEAD, "load", section("load", {"date": "1"}, ["old"]))
    page = with_section(page, "mutate", section("mutate", {"date": "2"}, ["kept"]))
    page = with_section(page, "load", section("load", {"date": "3"}, ["new"]))
    assert "old" not in page
    assert page.index("new") < page.index("kept")
    assert page.count("## ") == 2


def test_sections_come_in_the_order_of_the_page_whenever_they_were_measured() -> None:
    page = HEAD
    for key in reversed(SECTIONS):
        page = with_section(page, key, section(key, {}, []))
    assert re.findall(r"^## (.+)$", page, re.MULTILINE) == list(SECTIONS.values())
    assert page.startswith(HEAD)


def test_writing_a_section_twice_changes_nothing() -> None:
    text = section("kills", {"date": "1"}, [Sheet(("a", "b"), [("1", "2")])])
    once = with_section(HEAD, "kills", text)
    assert with_section(once, "kills", text) == once


def test_bars_in_cells_do_not_end_them() -> None:
    assert str(Sheet(("a",), [("x | y",)])).splitlines()[-1] == "| x \\| y |"


@pytest.mark.parametrize("is_whole", [True, False])
def test_only_a_whole_run_is_kept(is_whole: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "figures.md"
    record("load", "make bench", ["found"], 0.0, is_whole=is_whole, kind="plain", page=page)
    assert "found" in capsys.readouterr().out
    assert page.exists() == is_whole


def test_a_section_says_when_where_and_how_it_was_measured(tmp_path: Path) -> None:
    page = tmp_path / "figures.md"
    record("load", "make bench", [], 0.0, is_whole=True, kind="plain", page=page)
    text = page.read_text()
    assert "| date | 1970-01-01 00:00 UTC |" in text
    assert "| command | `make bench`, which took" in text
    assert "plain build |" in text
    for fact in ("machine", "Python", "commit", "load"):
        assert f"| {fact} " in text


def test_the_commit_is_told_with_whether_anything_was_changed(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    assert commit(tmp_path) == "unknown"
    git("init")
    (tmp_path / "a").write_text("1")
    git("add", ".")
    git("commit", "-m", "first")
    clean = commit(tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "figures.md").write_text("figures of an earlier section")
    assert commit(tmp_path) == clean
    (tmp_path / "a").write_text("2")
    assert commit(tmp_path) == f"{clean} with changes"


def test_the_processor_is_named_as_the_system_does(tmp_path: Path) -> None:
    listing = tmp_path / "cpuinfo"
    listing.write_text("processor : 0\nmodel name\t: Fast One 3000\n")
    assert processor(listing) == "Fast One 3000"
    assert processor(tmp_path / "none")


def test_options_given_make_a_run_a_smaller_one() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    assert not is_changed(parser, parser.parse_args([]))
    assert is_changed(parser, parser.parse_args(["--tables", "3"]))


def test_the_page_holds_known_sections_alone() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.startswith(HEAD)
    assert {*re.findall(r"^## (.+)$", text, re.MULTILINE)} <= {*SECTIONS.values()}


def test_speed_is_told_beside_the_peers() -> None:
    figures = {"choices_per_s": 1000.0, "decisions_per_s": 2000.0, "games_per_s": 3.0, "copy_us": 4.0}
    found = figures | {"search_sims_per_s": None}
    report = {
        "games": {"pebbles": found},
        "peers": {"other": found},
        "ratio": {"pebbles": {"other": found}},
        "spread": {"pebbles": {"choices_per_s": 0.05}},
        "seats": {"pebbles": 4},
        "seconds": 6.0,
        "missing": [],
        "environments": {"pebbles": {"vector_tensor_steps_per_s": 4000.0, "aec_steps_per_s": 50.0}},
        "environment_peers": {"other": {"steps_per_s": 60.0}},
        "environment_missing": ["A third one is not installed."],
    }
    said, speeds, ratios, environments = map(str, sheets_of(report))
    assert "5% apart" in said
    assert "| pebbles, 4 seats | 1,000 | 2,000 | 3.0 | 4.00 | none |" in speeds
    assert "| pebbles : other | 1e+03 x |" in ratios
    assert "A third one is not installed." in said
    assert "| pebbles | none | 4,000 | 50 |" in environments
    assert "| other | none | none | 60 |" in environments
