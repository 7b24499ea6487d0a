"""The games in OpenSpiel."""

import pickle
import random
import subprocess
import sys
from typing import Any

import pyspiel
import pytest

from saecula.games import make_game
from saecula.kernel.errors import BadOptions
from saecula.research import openspiel_game


def after(game: Any, moves: int, seed: int = 3) -> Any:
    """A position some random moves into a game, at a decision of a player."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    made = 0
    while not state.is_terminal() and (made < moves or state.is_chance_node()):
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            made += 1
    return state


@pytest.mark.parametrize(
    ("game", "seats", "choices"),
    [("tempus", 3, {}), ("tempus", 4, {"map": "dealt"}), ("pebbles", 2, {}), ("pebbles", 3, {"glass": "on"})],
)
def test_it_passes_the_random_simulation_test_of_openspiel(game: str, seats: int, choices: dict[str, str]) -> None:
    pyspiel.random_sim_test(
        openspiel_game(game, seats=seats, options=choices), num_sims=1, serialize=True, verbose=False
    )


def test_a_game_is_registered_under_its_own_name_with_its_parameters() -> None:
    game = openspiel_game("tempus", seats=4, map="dealt")
    assert game.get_type().short_name == "saecula_tempus"
    assert str(game) == "saecula_tempus(options=map:dealt,players=4)"
    assert pyspiel.load_game("saecula_tempus(options=map:dealt,players=5)").num_players() == 5


def test_chance_is_explicit_and_as_likely_as_the_cards_are_many() -> None:
    state = openspiel_game("pebbles").new_initial_state()
    assert state.is_chance_node()
    state.apply_action(state.legal_actions()[0])
    # three of the twenty pebbles of this value are left, of the nineteen in the bag
    assert sorted(p for _, p in state.chance_outcomes()) == pytest.approx([3 / 19, 4 / 19, 4 / 19, 4 / 19, 4 / 19])


def test_players_who_choose_at_once_are_asked_one_by_one_and_see_nothing_of_it() -> None:
    game = openspiel_game("pebbles")
    state = after(game, 0)
    assert state.current_player() == 0
    seen = set()
    for action in state.legal_actions():
        child = state.child(action)
        assert child.current_player() == 1
        seen.add(child.information_state_string(1))
    assert len(state.legal_actions()) > 1
    assert len(seen) == 1


def test_a_player_remembers_what_he_drew_and_did() -> None:
    state = after(openspiel_game("pebbles"), 1)
    action = state.history()[-1]
    said = state.information_state_string(0)
    assert f"I {state.action_to_string(0, action)}" in said
    assert f"I {state.action_to_string(0, action)}" not in state.information_state_string(1)
    assert said.count('"event":"PebbleDrawn"') == 6
    assert said.count('"value":null') == 3


def test_a_clone_goes_its_own_way() -> None:
    state = after(openspiel_game("tempus"), 60)
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


@pytest.mark.parametrize(("game", "moves"), [("tempus", 120), ("pebbles", 1)])
def test_a_state_survives_pickling_with_its_history(game: str, moves: int) -> None:
    state = after(openspiel_game(game), moves)
    back = pickle.loads(pickle.dumps(state))
    assert str(back) == str(state)
    assert back.history() == state.history()
    assert [back.information_state_string(p) for p in (0, 1)] == [state.information_state_string(p) for p in (0, 1)]


@pytest.mark.parametrize(("game", "moves"), [("tempus", 150), ("pebbles", 1)])
def test_a_resampled_state_gives_its_player_the_same_information(game: str, moves: int) -> None:
    state = after(openspiel_game(game), moves)
    player = state.current_player()
    rng = random.Random(0)
    dealt = [state.resample_from_infostate(player, rng.random) for _ in range(6)]
    for one in dealt:
        assert one.information_state_string(player) == state.information_state_string(player)
        assert one.observation_tensor(player) == state.observation_tensor(player)
        assert one.legal_actions() == state.legal_actions()
    assert len({str(one) for one in dealt}) > 1


def test_returns_are_the_rewards_of_the_outcome() -> None:
    state = after(openspiel_game("tempus"), 10**6)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_the_observation_has_named_parts() -> None:
    game = openspiel_game("tempus")
    observer = game.make_py_observer()
    observer.set_from(after(game, 30), 0)
    assert observer.dict["terrain"].shape == (6, 12, 13)
    assert observer.dict["tokens"].sum() == 9


def test_action_strings_are_the_texts_of_moves() -> None:
    state = after(openspiel_game("tempus"), 0)
    book = make_game("tempus").book
    for action in state.legal_actions():
        assert book.index(book.encode(book.parse(state.action_to_string(action)))) == action


def test_a_wrong_number_of_players_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="3 to 5 players, not 2"):
        openspiel_game("tempus", seats=2)


def test_python_ends_quietly_after_registering() -> None:
    code = "from saecula.research import openspiel_game; openspiel_game('pebbles').new_initial_state()"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
