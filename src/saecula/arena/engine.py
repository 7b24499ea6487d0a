"""One of our own games, being measured."""

import sys
from pathlib import Path
from random import Random
from typing import Any

from saecula.arena.gauge import Pace
from saecula.bots.levels import DEFAULT_SIMULATIONS
from saecula.bots.search import SearchBot
from saecula.games import make_game
from saecula.kernel.codes import CHANCE, CLOCK, Log
from saecula.kernel.game import Game
from saecula.play.playout import Tally, playout, random_move

#: Positions taken from the middle of one game for copying and search.
SAMPLES = 10


class Engine:
    """Random play by `playout`, copies by `State.copy`, search by the search bot."""

    def __init__(self, game_id: str) -> None:
        self.name = game_id
        self.game: Game[Any] = make_game(game_id)
        low, high = self.game.meta.seats
        self.seats = max(low, min(4, high))
        self.options = self.game.meta.check(self.seats, {})
        self.samples = sample_states(self.game, self.seats, self.options)

    def play(self, seed: int, pace: Pace) -> None:
        """Play one whole game at random and count what was decided."""
        tally = Tally()
        playout(self.game, self.game.start(self.seats, self.options), Random(seed), tally)
        pace.choices += tally.choices
        pace.decisions += tally.decisions
        pace.games += 1

    def copy(self, times: int) -> None:
        """Copy states from mid-game, `times` times."""
        samples = self.samples
        for i in range(times):
            samples[i % len(samples)].copy()

    def search(self, seed: int) -> int | None:
        """Let the search bot make one choice from the view of its seat; returns the trials it made."""
        game, state = self.game, self.samples[seed % len(self.samples)]
        seat = game.to_act(state)[0]
        bot = SearchBot(game, "search", simulations=DEFAULT_SIMULATIONS)
        bot.consider(game.view(state, seat), game.legal(state, seat), Random(seed))
        return bot.run


def sample_states(game: Game[Any], seats: int, options: dict[str, str]) -> list[Any]:
    """Copies of states in which a seat has a real choice, spread over the middle of one random game."""
    state, rng, log, tally = game.start(seats, options), Random(1), Log(False), Tally()
    found = []
    while True:
        asked = game.to_act(state)
        if asked and asked[0] not in (CHANCE, CLOCK) and len(game.legal(state, asked[0])) > 1:
            found.append(state.copy())
        if not random_move(game, state, rng, log, tally):
            break
    inner = found[len(found) // 4 : len(found) * 3 // 4] or found
    return inner[:: max(1, len(inner) // SAMPLES)][:SAMPLES]


def build_of(game: Game[Any]) -> str:
    """Whether the rules run compiled or as plain Python."""
    modules = [playout.__module__, type(game).__module__]
    plain = any(Path(str(sys.modules[name].__file__)).suffix == ".py" for name in modules)
    return "plain" if plain else "compiled"
