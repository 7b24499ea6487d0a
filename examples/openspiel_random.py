"""A random game of Tempus through OpenSpiel, and another position that one player cannot tell from the real one."""

import random

from saecula.research import openspiel_game

rng = random.Random(7)
game = openspiel_game("tempus", seats=3)
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes())
        state.apply_action(rng.choices(actions, chances)[0])
        continue
    player = state.current_player()
    if state.move_number() == 200:
        other = state.resample_from_infostate(player, rng.random)
        print("same information:", other.information_state_string(player) == state.information_state_string(player))
    state.apply_action(rng.choice(state.legal_actions()))
print("returns", state.returns())
