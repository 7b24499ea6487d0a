"""`saecula simulate`: the same games again, whatever plays them, and nothing written over."""

import json
import multiprocessing
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from saecula.arena import series
from saecula.arena.pool import Here, Processes
from saecula.arena.series import numbered, play_series, set_table
from saecula.cli.simulate import simulate
from saecula.games import make_game
from saecula.kernel.errors import BadOptions
from saecula.kernel.record import from_jsonl
from saecula.play.replay import verify


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(row) for row in capsys.readouterr().out.splitlines()]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_without_options_one_game_number_0_is_played_by_random_bots_on_the_fewest_seats(
    capsys: pytest.CaptureFixture[str],
) -> None:
    simulate("tempus", json=True)
    [line] = lines(capsys)
    assert (line["game"], line["seats"], line["seed"], line["bots"]) == ("tempus", 3, 0, ["random"] * 3)
    assert line["options"] == {"map": "built"}


def test_a_line_holds_everything_about_its_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    simulate("tempus", seats=4, json=True, seed=5, option=["map=dealt"], out=tmp_path)
    [line] = lines(capsys)
    record = from_jsonl((tmp_path / "tempus-5.jsonl").read_text())
    assert record.ending is not None
    assert line["hash"] == record.ending.hash == verify(make_game("tempus"), record)
    assert line["moves"] == len(record.lines)
    assert line["ranking"] == record.ending.result.ranking()
    assert line["scores"] == [sum(points.values()) for points in line["points"]]
    assert line["options"] == {"map": "dealt"}
    assert line["moves"] > line["decisions"] > line["choices"] > 0
    assert "record" not in line


def test_game_i_of_a_run_is_the_only_game_of_a_run_that_starts_with_its_number(
    capsys: pytest.CaptureFixture[str],
) -> None:
    simulate("tempus", games=3, seed=10, json=True)
    run = lines(capsys)
    assert [line["seed"] for line in run] == [10, 11, 12]
    simulate("tempus", seed=12, json=True)
    assert lines(capsys) == run[2:]


def test_one_process_and_two_play_the_same_games_in_the_same_order() -> None:
    tasks = numbered(set_table("tempus", 3, {}, None), [["random"] * 3] * 6, 0, recorded=True)
    assert list(play_series(tasks, Here())) == list(play_series(tasks, Processes(2)))


def test_the_hash_seed_of_python_changes_nothing(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path; from saecula.cli.simulate import simulate as s; s('tempus', json=True, out=Path())"
    )
    found = []
    for seed in ("1", "2"):
        folder = tmp_path / seed
        folder.mkdir()
        paths = os.pathsep.join(path for path in sys.path if path)
        env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": paths}
        done = subprocess.run([sys.executable, "-c", code], env=env, cwd=folder, capture_output=True, check=True)
        found.append((done.stdout, files(folder)))
    assert list(found[0][1]) == ["tempus-0.jsonl"]
    assert found[0] == found[1]


def test_leaving_a_series_early_stops_its_processes() -> None:
    tasks = numbered(set_table("tempus", 3, {}, None), [["random"] * 3] * 50, 0)
    before = set(multiprocessing.active_children())
    results = play_series(tasks, Processes(2))
    next(results)
    assert set(multiprocessing.active_children()) - before
    results.close()  # type: ignore[attr-defined]
    assert not set(multiprocessing.active_children()) - before


def test_another_game_s_record_is_not_written_over_and_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate("tempus", seed=1, out=tmp_path)
    kept = files(tmp_path)
    monkeypatch.setattr(series, "play_game", lambda *_, **__: pytest.fail("a game was played"))
    with pytest.raises(BadOptions, match=r"tempus-1\.jsonl is there already"):
        simulate("tempus", games=2, seats=4, out=tmp_path)
    assert files(tmp_path) == kept


def test_a_broken_file_in_the_place_of_a_record_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "tempus-0.jsonl").write_bytes(b"\xff my notes")
    with pytest.raises(BadOptions, match="is there already"):
        simulate("tempus", out=tmp_path)
    assert files(tmp_path) == {"tempus-0.jsonl": b"\xff my notes"}


def test_the_same_run_again_leaves_the_same_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "folder"
    simulate("tempus", games=2, out=folder)
    kept = files(folder)
    simulate("tempus", games=3, out=folder)
    assert {name: files(folder)[name] for name in kept} == kept
    assert len(files(folder)) == 3
    assert str(tmp_path) in capsys.readouterr().out.replace("\n", "")


def test_the_folder_for_records_may_not_be_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("text")
    with pytest.raises(BadOptions, match="is not a folder"):
        simulate("tempus", out=tmp_path / "file")


def test_fewer_bots_than_seats_start_again_from_the_first(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("tempus", seats=5, bots="random, beginner", json=True)
    assert lines(capsys)[0]["bots"] == ["random", "beginner", "random", "beginner", "random"]


def test_the_summary_tells_wins_points_by_category_and_pace(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("tempus", games=2)
    said = capsys.readouterr().out
    for word in ("wins", "hexes", "cities", "flight", "games/s", "2 games"):
        assert word in said


@pytest.mark.parametrize(
    ("bad", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 2}, "for 3 to 5 players, not 2"),
        ({"bots": "random,random,random,random"}, "4 bots do not fit on 3 seats"),
        ({"bots": "random,,random"}, "--bots takes names"),
        ({"bots": "nobody"}, "there is no bot 'nobody'"),
        ({"games": 0}, "--games is at least 1"),
        ({"seed": -1}, "--seed is 0 or more"),
        ({"jobs": 0}, "--jobs is at least 1"),
        ({"option": ["map"]}, "--option takes NAME=VALUE"),
        ({"option": ["map=round"]}, "option map is one of built, dealt"),
        ({"option": ["map=built", "map=dealt"]}, "option map is given twice"),
        ({"option": ["size=9"]}, "has no option 'size'"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(bad: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        simulate(bad.pop("game", "tempus"), **bad)
