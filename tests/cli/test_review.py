"""`saecula review`: in the terminal, as JSON, as a picture."""

import re
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import msgspec
import pytest

from saecula.kernel.record import from_jsonl
from saecula.review import Review

if TYPE_CHECKING:
    from tests.cli.conftest import Run

SVG = "{http://www.w3.org/2000/svg}"
RECORDS = Path(__file__).resolve().parent.parent / "records"
RECORD = RECORDS / "tempus" / "v1-4-stopped.jsonl"
AGES = RECORDS / "through-the-ages" / "v3-2-simple.jsonl"


def test_a_review_tells_chances_accuracy_and_what_would_have_been_better(run: "Run") -> None:
    said = run("review", str(RECORD))
    assert said.status == 0, said.err
    assert "Chance to win" in said.out
    assert "% accurate over" in said.out
    assert "Better: " in said.out


def test_cards_that_were_taken_from_a_place_are_named(run: "Run") -> None:
    lines = [line for line in run("review", str(AGES)).out.splitlines() if "Take the card in place" in line]
    assert lines
    assert all(re.search(r"place \d+ \([A-Z]", line) for line in lines)


def test_a_review_as_json_is_that_and_nothing_else(run: "Run") -> None:
    review = msgspec.json.decode(run("review", str(RECORD), "--json").out, type=Review)
    live = from_jsonl(RECORD.read_text(encoding="utf-8")).live()
    assert review.ns == [0, *(line.n for line in live)]
    assert len(review.chances) == len(review.accuracy) == 4


def test_the_curve_is_drawn_with_a_line_for_every_seat(run: "Run", tmp_path: Path) -> None:
    said = run("review", str(RECORD), "--svg", "curve.svg")
    assert said.out == "curve.svg\n"
    picture = ElementTree.parse(tmp_path / "curve.svg").getroot()
    lines = [path for path in picture.iter(f"{SVG}path") if path.get("stroke-dasharray") is not None]
    assert len(lines) == 4
    again = run("review", str(RECORD), "--svg", "curve.svg")
    assert again.status == 2
    assert "exists already" in again.err


def test_a_review_speaks_the_language_of_the_terminal(run: "Run", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAECULA_LANG", "fr")
    assert "Chance de gagner" in run("review", str(RECORD)).out


def test_several_records_are_told_in_the_order_asked(run: "Run") -> None:
    run("simulate", "pebbles", "--games", "2", "--out", "records")
    records = [str(path) for path in sorted(Path("records").iterdir(), reverse=True)]
    one, two = (run("review", record, "--json").out for record in records)
    assert one != two
    assert run("review", *records, "--json").out == one + two
    told = run("review", *records).out
    assert [line for line in told.splitlines() if line in records] == records


def test_a_picture_is_of_one_record(run: "Run") -> None:
    said = run("review", str(RECORD), str(RECORD), "--svg", "curve.svg")
    assert said.status == 2
    assert "--svg draws the curve of one record" in said.err
