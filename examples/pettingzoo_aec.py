"""A random game of Tempus through PettingZoo, one seat after another."""

from saecula.research import aec_env

env = aec_env("tempus", seats=4)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(agent, "reward", round(reward, 2), "points", info["points"])
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
