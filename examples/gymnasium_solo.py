"""Random play against bots through Gymnasium."""

import gymnasium

# the module before the colon registers the games
env = gymnasium.make("saecula.research.gym:saecula/Tempus-v0", seats=3, opponents=["random"], map="dealt")
observation, info = env.reset(seed=7)
terminated, reward = False, 0.0
while not terminated:
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
print("reward", reward, "scores", info["scores"])
