"""OpenSpiel's Monte Carlo tree search plays a seat of Tempus against random players.

Its MCTS looks at the whole position, hidden cards and all; OpenSpiel's `ISMCTSBot`, driven the same way, redeals what
its player cannot know for every simulation. The game's own evaluation judges positions instead of random games.

    python examples/openspiel_mcts.py [decisions of the searcher, default 10] [simulations, default 8]
"""

import random
import sys

import numpy as np
from open_spiel.python.algorithms import mcts

from saecula.research import openspiel_game
from saecula.research.table import rewards_of

DECISIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 10
SIMULATIONS = int(sys.argv[2]) if len(sys.argv) > 2 else 8


class Judge(mcts.Evaluator):
    """What positions are worth to every player, and which moves to try first."""

    def evaluate(self, state):
        if state.is_terminal():
            return np.array(state.returns())
        table = state.trail.table
        return np.array(rewards_of(table.game.mind.evaluate(table.state)))

    def prior(self, state):
        if state.is_chance_node():
            return state.chance_outcomes()
        table, player = state.trail.table, state.current_player()
        weights = table.game.mind.policy(table.state, player, table.legal(player))
        return [(action, weight / sum(weights)) for action, weight in zip(table.actions(player), weights)]


rng = random.Random(7)
game = openspiel_game("tempus", seats=3, map="dealt")
bot = mcts.MCTSBot(
    game, uct_c=1.4, max_simulations=SIMULATIONS, evaluator=Judge(), random_state=np.random.RandomState(7)
)
state = game.new_initial_state()
while not state.is_terminal() and DECISIONS:
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes())
        state.apply_action(rng.choices(actions, chances)[0])
    elif state.current_player() == 0 and len(state.legal_actions()) > 1:
        action = bot.step(state)
        print("MCTS plays", state.action_to_string(0, action))
        state.apply_action(action)
        DECISIONS -= 1
    else:
        state.apply_action(rng.choice(state.legal_actions()))
table = state.trail.table
print("judged chances", [round(share, 2) for share in table.game.mind.evaluate(table.state)])
