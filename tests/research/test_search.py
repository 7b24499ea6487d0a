"""OpenSpiel's information set search runs on every game; tests/soak lets it play whole ones."""

import pytest

from saecula.games import listed
from saecula.research import openspiel_game
from tests.research.searching import Watched, play_on
from tests.research.test_openspiel import after

#: How far into a game there is something to hide.
MOVES = {"tempus": 120, "rise-and-fall": 30, "through-the-ages": 120, "time-of-empires": 60}


@pytest.mark.parametrize("game", listed())
def test_information_set_search_deals_positions_that_its_player_cannot_tell_apart(game: str) -> None:
    played = openspiel_game(game)
    bot = Watched(played, 4)
    assert play_on(after(played, MOVES[game]), bot, 3, seed=1) == 3
    assert len(bot.dealt) > 3


def test_information_set_search_plays_a_whole_small_game() -> None:
    game = openspiel_game("pebbles")
    state = game.new_initial_state()
    play_on(state, Watched(game, 6), 10**6, seed=2)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
