"""The peers, as they come from the package index, measured the same way as our own games."""

import random
from importlib import import_module
from typing import Any

from saecula.arena.gauge import Pace, Subject

#: Games of OpenSpiel with chance that fill an evening: two players with dice, four with hidden hands.
OPEN_SPIEL_GAMES = ("backgammon", "hearts")

SIMULATIONS = 100
SAMPLES = 10


def _middle(found: list[Any]) -> list[Any]:
    """A few of many states, spread over the middle of a game."""
    inner = found[len(found) // 4 : len(found) * 3 // 4] or found
    return inner[:: max(1, len(inner) // SAMPLES)][:SAMPLES]


class Catanatron:
    """Settlers among four random players; the package has no Monte Carlo search."""

    def __init__(self) -> None:
        self.name = "catanatron"
        self._game: Any = import_module("catanatron.game").Game
        player = import_module("catanatron.models.player")
        self._player, self._colors = player.RandomPlayer, list(player.Color)
        self._samples = _middle(self._states())

    def _start(self, seed: int) -> Any:
        return self._game([self._player(color) for color in self._colors], seed=seed)

    def _states(self) -> list[Any]:
        found: list[Any] = []

        def decide(player: Any, game: Any, actions: list[Any]) -> Any:
            if len(actions) > 1:
                found.append(game.state.copy())
            return player.decide(game, actions)

        self._start(1).play(decide_fn=decide)
        return found

    def play(self, seed: int, pace: Pace) -> None:
        """One whole game at random."""

        def decide(player: Any, game: Any, actions: list[Any]) -> Any:
            pace.decisions += 1
            pace.choices += len(actions) > 1
            return player.decide(game, actions)

        self._start(seed).play(decide_fn=decide)
        pace.games += 1

    def copy(self, times: int) -> None:
        """Copy states from mid-game, without the thin game object around them."""
        samples = self._samples
        for i in range(times):
            samples[i % len(samples)].copy()

    def search(self, seed: int) -> int | None:
        """This peer has no search to measure."""
        return None


class OpenSpiel:
    """One game of OpenSpiel, driven from Python as its users do; search is its own MCTSBot in C++."""

    def __init__(self, game: str) -> None:
        self.name = f"open_spiel:{game}"
        self._spiel: Any = import_module("pyspiel")
        self._game = self._spiel.load_game(game)
        self._samples = _middle(self._states())

    def _states(self) -> list[Any]:
        state, rng, found = self._game.new_initial_state(), random.Random(1), []
        while not state.is_terminal():
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                found.append(state.clone())
            _move(state, rng, Pace())
        return found

    def play(self, seed: int, pace: Pace) -> None:
        """One whole game at random."""
        state, rng = self._game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            _move(state, rng, pace)
        pace.games += 1

    def copy(self, times: int) -> None:
        """Clone states from mid-game."""
        samples = self._samples
        for i in range(times):
            samples[i % len(samples)].clone()

    def search(self, seed: int) -> int | None:
        """Let MCTSBot, which sees the whole state, make one choice with random rollouts; returns its simulations."""
        spiel = self._spiel
        evaluator = spiel.RandomRolloutEvaluator(1, seed)
        bot = spiel.MCTSBot(self._game, evaluator, 2.0, SIMULATIONS, 100, False, seed, False)
        return int(bot.mcts_search(self._samples[seed % len(self._samples)]).explore_count)


def _move(state: Any, rng: random.Random, pace: Pace) -> None:
    """Make one random move of a player or of chance."""
    if state.is_chance_node():
        state.apply_action(_drawn(state.chance_outcomes(), rng.random()))
        return
    actions = state.legal_actions()
    pace.decisions += 1
    pace.choices += len(actions) > 1
    state.apply_action(actions[int(rng.random() * len(actions))])


def _drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome of chance that a number between 0 and 1 falls on."""
    for action, weight in outcomes:
        at -= weight
        if at < 0:
            return action
    return outcomes[-1][0]


def find_peers() -> tuple[list[Subject], list[str]]:
    """The peers that are installed, and a sentence for each that is not."""
    found: list[Subject] = []
    missing: list[str] = []
    try:
        found.append(Catanatron())
    except ImportError:
        missing.append("catanatron is not installed: the extra 'bench' brings it.")
    try:
        found += [OpenSpiel(game) for game in OPEN_SPIEL_GAMES]
    except ImportError:
        missing.append("open_spiel is not installed: the extra 'research' brings it.")
    return found, missing
