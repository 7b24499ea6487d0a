"""OpenSpiel's own search on our games: positions judged by the game, as a random game would take too long."""

import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from saecula.research.table import rewards_of


class Judge:
    """An evaluator as OpenSpiel's searches want one."""

    def evaluate(self, state: Any) -> Any:
        if state.is_terminal():
            return np.array(state.returns())
        table = state.trail.table
        return np.array(rewards_of(table.game.mind.evaluate(table.state)))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Watched(ismcts.ISMCTSBot):
    """IS-MCTS that keeps the positions it dealt anew, and checks each against the one it came from."""

    def __init__(self, game: Any, simulations: int) -> None:
        super().__init__(game, Judge(), 1.4, simulations, random_state=np.random.RandomState(1))
        # OpenSpiel's own sampler begins anew in every process: a seeded one deals the same positions each time.
        draws = random.Random(1)
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, draws.random))
        self.dealt: set[str] = set()
        self.searches = 0

    def sample_root_state(self, state: Any) -> Any:
        dealt = super().sample_root_state(state)
        player = state.current_player()
        assert dealt.current_player() == player
        assert dealt.legal_actions() == state.legal_actions()
        assert dealt.information_state_string(player) == state.information_state_string(player)
        self.dealt.add(str(dealt))
        return dealt


def play_on(state: Any, bot: Watched, choices: int, seed: int, often: int = 1) -> int:
    """Let IS-MCTS decide every so-manieth choice of any player until so many are made; returns how many it made."""
    rng, seen = random.Random(seed), 0
    while not state.is_terminal() and bot.searches < choices:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1) < 1e-9
            assert list(actions) == sorted(set(actions))
            state.apply_action(rng.choices(actions, chances)[0])
            continue
        legal = state.legal_actions()
        seen += len(legal) > 1
        if len(legal) > 1 and seen % often == 0:
            action = bot.step(state)
            assert action != pyspiel.INVALID_ACTION
            bot.searches += 1
        else:
            action = rng.choice(legal)
        state.apply_action(int(action))
    return bot.searches
