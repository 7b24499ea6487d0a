"""`saecula learn`: a small run from the first game to the report, stopped and gone on with."""

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from saecula.bots import make_bot
from saecula.bots.learned import judge_from
from saecula.bots.network import BadWeights, Network
from saecula.cli import BAD_INPUT, main
from saecula.games import GAMES as GAMES_HOME
from saecula.games import make_game
from saecula.learning.curves import draw_curves
from saecula.learning.generations import holds
from saecula.learning.report import page_of
from saecula.learning.run import BY_HAND, HAND, Folder, Generation, Run, RunSettings, meeting_of
from saecula.learning.schooling import facts_of, schooling_of
from saecula.learning.training import Report

GAMES = ["tempus", "rise-and-fall", "through-the-ages", "time-of-empires"]


def generation(number: int, wins: float, against: str = BY_HAND, kept: bool = True) -> Generation:
    """A generation that won so many of ten games."""
    training = Report(games=20, rows=1000, steps=5, test=0.9, learned=0.8, by_hand=1.0, largest=9.0)
    return Generation(number, training, [meeting_of(against, 4, {"map": "dealt"}, 10, wins)], kept, "cpu", [1, 2, 3])


@pytest.mark.slow
def test_twenty_games_are_learned_from_even_if_somebody_stops_in_between(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "run"
    asked = ["--games", "20", "--generations", "1", "--duels", "2", "--device", "cpu"]
    assert main(["learn", "tempus", *asked, "--out", str(out), "--minutes", "0.0001"]) == 0
    said = capsys.readouterr().out
    assert f"saecula learn tempus --resume {out} goes on" in said
    first = out / "rows" / "000-00000.npz"
    kept = first.stat().st_mtime_ns
    assert not (out / "rows" / "000-00003.npz").exists()
    assert main(["learn", "tempus", "--resume", str(out)]) == 0
    said = capsys.readouterr().out
    assert "20 of 20 games" in said
    assert f"against {BY_HAND}" in said
    assert first.stat().st_mtime_ns == kept
    notes = Folder(out).load()
    assert notes.generations[0].training.games == 20
    found = Network.read(out / "nets" / "000.npz")
    game = make_game("tempus")
    assert judge_from(game, out / "nets" / "000.npz").worths([game.start(3, {"map": "dealt"})], 0)
    assert found.facts["games"] == 20
    assert "| 0 | judgement by hand | 4 | map=dealt | 2 |" in (out / "report.md").read_text()
    assert (out / "curves.svg").read_text().startswith("<?xml")


@pytest.mark.slow
def test_a_run_may_begin_with_a_network_and_measures_itself_against_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    weights = files(GAMES_HOME["tempus"]) / "mind" / "weights.npz"
    asked = ["--games", "2", "--generations", "1", "--duels", "2", "--device", "cpu", "--start", str(weights)]
    assert main(["learn", "tempus", *asked, "--out", str(tmp_path / "run")]) == 0
    assert "against the network it began with" in capsys.readouterr().out
    # its networks are used as that one is, and the run can be gone on with all the same
    learned = Network.read(tmp_path / "run" / "nets" / "000.npz").facts
    assert learned["beam"] == Network.read(Path(str(weights))).facts["beam"]
    assert main(["learn", "tempus", "--resume", str(tmp_path / "run")]) == 0
    capsys.readouterr()
    assert main(["learn", "rise-and-fall", *asked, "--out", str(tmp_path / "other")]) == BAD_INPUT
    assert "learned for another game" in capsys.readouterr().err
    assert not (tmp_path / "other").exists()


def test_a_game_without_a_course_and_a_folder_that_is_taken_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", "pebbles", "--out", str(tmp_path / "new")]) == BAD_INPUT
    assert "cannot be learned" in capsys.readouterr().err
    (tmp_path / "something").touch()
    assert main(["learn", "tempus", "--out", str(tmp_path)]) == BAD_INPUT
    assert "is there already" in capsys.readouterr().err
    assert main(["learn", "tempus", "--resume", str(tmp_path / "nothing")]) == BAD_INPUT
    assert "no run to go on with" in capsys.readouterr().err
    assert main(["learn", "tempus", "--out", str(tmp_path / "new"), "--games", "1"]) == BAD_INPUT
    assert "--games is at least 2, not 1" in capsys.readouterr().err


def test_a_run_of_other_features_is_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = Folder(tmp_path / "run")
    folder.begin(Run(RunSettings("tempus", 20, 1, 2, 0), {"game": "tempus", "features": "of old"}))
    assert main(["learn", "tempus", "--resume", str(folder.path)]) == BAD_INPUT
    assert "begin a new one" in capsys.readouterr().err


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_how_it_is_learned(name: str) -> None:
    game = make_game(name)
    schooling = schooling_of(game)
    facts = facts_of(game, schooling)
    assert 0 < facts["bits_from"] <= facts["size"]
    for options in schooling.tables:
        game.meta.check(game.meta.seats[0], options)
    for seats, options in schooling.duels:
        game.meta.check(seats, options)
        assert seats % 2 == 0


def test_a_network_that_does_not_lose_against_the_best_one_is_kept() -> None:
    assert holds(generation(0, 5.0).meetings, HAND)
    assert not holds(generation(0, 4.5).meetings, HAND)
    meetings = [*generation(1, 9.0).meetings, *generation(1, 4.0, "generation 0").meetings]
    assert not holds(meetings, "weights:nets/000.npz")
    assert holds(meetings[:1] + generation(1, 6.0, "generation 0").meetings, "weights:nets/000.npz")


def test_the_report_tells_what_every_generation_brought(tmp_path: Path) -> None:
    run = Run(RunSettings("tempus", 20, 3, 10, 0), {}, [generation(0, 4.0, kept=False), generation(1, 8.0)], best=1)
    page = page_of(run, "Tempus", "curves.svg")
    assert "The best network: generation 1." in page
    assert "| 1 | judgement by hand | 4 | map=dealt | 10 | 80.0 % | 49.0 % to 94.3 % | yes |" in page
    draw_curves(run, "Tempus", tmp_path / "one.svg")
    draw_curves(run, "Tempus", tmp_path / "two.svg")
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
    folder = Folder(tmp_path / "run")
    folder.begin(run)
    assert msgspec.to_builtins(folder.load()) == msgspec.to_builtins(run)


def test_weights_that_do_not_fit_are_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="cannot be read"):
        make_bot(make_game("tempus"), f"weights:{tmp_path / 'none.npz'}")
    game = make_game("tempus")
    facts = facts_of(game, schooling_of(game)) | {"features": "of old"}
    Network({}, facts).write(tmp_path / "old.npz")
    with pytest.raises(BadWeights, match="other features"):
        make_bot(game, f"weights:{tmp_path / 'old.npz'}")
