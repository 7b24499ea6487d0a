"""What the command line says of itself, of the games and of the rules; and how it refuses."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import saecula
from saecula.cli import COMMANDS
from saecula.texts.rulebook import load_rules

if TYPE_CHECKING:
    from tests.cli.conftest import Run


#: The package under test, wherever a process is started.
ENVIRONMENT = os.environ | {"PYTHONPATH": str(Path(saecula.__file__).resolve().parents[1])}


def process(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], env=ENVIRONMENT, capture_output=True, text=True, check=False)


def test_games_as_json_tell_id_title_seats_and_options(run: "Run") -> None:
    games = json.loads(run("games", "--json").out)
    tempus = next(game for game in games if game["id"] == "tempus")
    assert tempus["title"] == "Tempus"
    assert tempus["seats"] == [3, 5]
    assert tempus["options"] == [{"name": "map", "choices": ["built", "dealt"], "default": "built"}]


def test_a_list_of_games_leaves_every_id_and_choice_whole_at_eighty_columns(
    run: "Run", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = run("games").out.splitlines()
    assert max(map(len, lines)) <= 80
    words = set(" ".join(lines).replace(",", " ").replace("(", " ").replace(")", " ").split())
    for game in json.loads(run("games", "--json").out):
        assert {game["id"], *(choice for option in game["options"] for choice in option["choices"])} <= words


def test_only_listed_games_are_listed(run: "Run") -> None:
    assert "pebbles" not in [game["id"] for game in json.loads(run("games", "--json").out)]
    assert "pebbles" not in run("games").out


def test_help_names_every_command_without_importing_any(run: "Run") -> None:
    out = run("--help").out
    assert all(name in out for name in COMMANDS)
    code = (
        "import sys, saecula.cli; saecula.cli.main(['--help']); "
        "sys.exit(any(m in sys.modules for m in ('saecula.cli.play', 'saecula.games', 'fluent', 'matplotlib')))"
    )
    assert process("-c", code).returncode == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: "Run", command: str) -> None:
    said = run(command, "--help")
    assert said.status == 0
    assert "Usage" in said.out


def test_the_version_is_told(run: "Run") -> None:
    assert saecula.__version__ in run("--version").out


REFUSED = {
    "an unknown command": (["frolic"], "there is no command 'frolic'"),
    "an unknown game": (["play", "chess"], "there is no game 'chess'"),
    "too few seats": (["play", "tempus", "--seats", "2"], "3 to 5 players, not 2"),
    "too many players": (["play", "tempus", "--seats", "3", "--bots", "random,random,random"], "4 players"),
    "an unknown option": (["play", "tempus", "--option", "sea=deep"], "no option 'sea'"),
    "an unknown value": (["play", "tempus", "--option", "map=flat"], "one of built, dealt"),
    "a contradiction": (["play", "tempus", "--option", "map=built", "--option", "map=dealt"], "given twice"),
    "an option without a value": (["play", "tempus", "--option", "map"], "NAME=VALUE"),
    "an unknown bot": (["play", "tempus", "--bots", "hal"], "no bot 'hal'"),
    "a seat that is not there": (["play", "tempus", "--you", "F"], "no seat F"),
    "a seat twice": (["play", "tempus", "--you", "A,A=Ann"], "seat A twice"),
    "no number": (["play", "tempus", "--seats", "many"], "--seats"),
    "no game": (["play"], "GAME"),
    "an unknown flag": (["games", "--loud"], "--loud"),
    "a missing record": (["verify", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
    "a missing component file": (["play", "tempus", "--components", "nowhere.toml"], "nowhere.toml"),
    "an unknown clause": (["rules", "tempus", "TEM-ZZZ-1"], "no clause 'TEM-ZZZ-1'"),
    "a game without a rules page": (["rules", "chess"], "no game 'chess'"),
    "a folder to save in that is not there": (["play", "tempus", "--save", "no/game.jsonl"], "no folder no"),
}


@pytest.mark.parametrize(("words", "sentence"), REFUSED.values(), ids=REFUSED)
def test_bad_input_gets_one_sentence_and_status_2(run: "Run", tmp_path: Path, words: list[str], sentence: str) -> None:
    said = run(*words)
    assert said.status == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert not list(tmp_path.iterdir())


def test_a_broken_component_file_is_refused_with_its_name(run: "Run", tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('name = "mine"\n', encoding="utf-8")
    said = run("play", "tempus", "--components", "mine.toml")
    assert said.status == 2
    assert said.err.startswith("saecula: mine.toml: ")


def test_a_clause_and_a_chapter_of_clauses_can_be_read(run: "Run") -> None:
    assert "on a tie the attacker loses" in run("rules", "tempus", "tem-fig-6").out
    assert run("rules", "tempus", "TEM-FIG").out.count("TEM-FIG-") >= 16


def test_the_rules_page_is_printed_whole(run: "Run") -> None:
    out = run("rules", "tempus").out
    assert all(clause.id in out for clause in load_rules("tempus"))


def test_coverage_as_json_lists_clauses_with_their_tests(run: "Run", tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    marked = '@pytest.mark.rule("TEM-FIG-6")\ndef test_ties(): ...\n'
    (tests / "test_fights.py").write_text(marked, encoding="utf-8")
    found = json.loads(run("rules", "tempus", "--coverage", "--json", "--tests", str(tests)).out)
    clauses = {clause["id"]: clause for clause in found["clauses"]}
    assert found["game"] == "tempus"
    assert clauses["TEM-FIG-6"]["tests"] == ["tests/test_fights.py::test_ties"]
    assert clauses["TEM-FIG-6"]["chapter"] == "Fighting"
    assert "TEM-FIG-6" not in found["missing"]
    assert "TEM-FIG-7" in found["missing"]


def test_the_module_runs_and_its_exit_status_is_that_of_the_command() -> None:
    good, bad = process("-m", "saecula", "games", "--json"), process("-m", "saecula", "play", "chess")
    assert good.returncode == 0
    assert json.loads(good.stdout)
    assert bad.returncode == 2
    listed = ", ".join(game["id"] for game in json.loads(good.stdout))
    assert bad.stderr == f"saecula: there is no game 'chess'; there are {listed}\n"


def test_a_closed_pipe_is_no_error_message() -> None:
    words = [sys.executable, "-m", "saecula", "rules", "tempus"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == ""


def test_an_interrupt_ends_quietly_with_status_130() -> None:
    # tests that run in the background ignore interrupts, and so does what they start unless told otherwise
    heeds = "signal.signal(signal.SIGINT, signal.default_int_handler)"
    program = f"import runpy, signal; {heeds}; runpy.run_module('saecula', run_name='__main__', alter_sys=True)"
    words = [sys.executable, "-c", program, "play", "tempus", "--seed", "1", "--bots", "random"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(words, text=True, env=ENVIRONMENT, **pipes) as child:  # type: ignore[call-overload]
        while "Lay the map tile" not in child.stdout.readline():
            time.sleep(0)
        child.send_signal(2)
        assert "Traceback" not in child.stderr.read()
    assert child.returncode == 130
