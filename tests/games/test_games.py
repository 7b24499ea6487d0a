"""Games are found by their folders."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import saecula.games
from saecula.games import GAMES, listed, make_game

FOLDERS = sorted(path.parent.name for path in Path(saecula.games.__file__).parent.glob("*/__init__.py"))


def test_every_folder_is_a_game() -> None:
    assert sorted(module.rsplit(".", 1)[1] for module in GAMES.values()) == FOLDERS


@pytest.mark.parametrize("game", GAMES)
def test_the_folder_of_a_game_has_the_name_of_its_id(game: str) -> None:
    assert import_module(GAMES[game]).ID == make_game(game).meta.id == game


def test_players_see_the_games_in_the_order_of_their_places_new_ones_last() -> None:
    assert listed()[:4] == ["tempus", "rise-and-fall", "through-the-ages", "time-of-empires"]


def test_knowing_which_games_there_are_imports_none() -> None:
    asked = "import sys, saecula.games; sys.exit(any(name.startswith('saecula.games.') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0
