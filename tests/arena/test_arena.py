"""`saecula arena`: the table, the JSON line, the picture."""

import json
from pathlib import Path
from typing import Any

import pytest

from saecula.cli.arena import arena
from saecula.kernel.errors import BadOptions

BOTS = "random,beginner"


def test_the_table_names_the_bots_and_where_the_picture_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    arena("tempus", bots=BOTS, games=3)
    said = capsys.readouterr().out
    for word in ("random", "beginner", "95 %", "1 more than asked", "arena-tempus.svg"):
        assert word in said
    assert (tmp_path / "arena-tempus.svg").read_text().startswith("<?xml")


def test_the_json_line_holds_ratings_shares_and_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    arena("tempus", bots=BOTS, seats=4, games=4, seed=2, json=True, picture=False)
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert {key: found[key] for key in ("game", "seats", "seed", "games")} == {
        "game": "tempus",
        "seats": 4,
        "seed": 2,
        "games": 4,
    }
    assert {row["bot"] for row in found["bots"]} == {"random", "beginner"}
    assert sum(row["wins"] for row in found["bots"]) == pytest.approx(4)
    for row in found["bots"]:
        assert row["appearances"] == 8
        assert row["low"] <= row["share"] <= row["high"]
        assert row["conservative"] == pytest.approx(row["mu"] - 3 * row["sigma"])


def test_the_same_arena_gives_the_same_picture(tmp_path: Path) -> None:
    for name in ("one.svg", "two.svg"):
        arena("tempus", bots=BOTS, games=2, out=tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_a_picture_may_be_a_png(tmp_path: Path) -> None:
    arena("tempus", bots=BOTS, games=2, out=tmp_path / "a.png")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


def test_a_picture_is_written_over_only_by_force(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    path.write_text("mine")
    with pytest.raises(BadOptions, match="is there already"):
        arena("tempus", bots=BOTS, games=2, out=path)
    assert path.read_text() == "mine"
    arena("tempus", bots=BOTS, games=2, out=path, force=True)
    assert path.read_text() != "mine"


@pytest.mark.parametrize(
    ("bad", "sentence"),
    [
        ({"bots": "random"}, "two bots or more"),
        ({"bots": "random,nobody"}, "there is no bot 'nobody'"),
        ({"games": 0}, "--games is at least 1"),
        ({"out": Path("a.pdf")}, r"\.svg or \.png, not a\.pdf"),
        ({"out": Path("no-such-folder/a.svg")}, "there is no folder"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(bad: dict[str, Any], sentence: str) -> None:
    given: dict[str, Any] = {"bots": BOTS, "games": 2} | bad
    with pytest.raises(BadOptions, match=sentence):
        arena("tempus", **given)
