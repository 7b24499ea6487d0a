"""A random game through PettingZoo in which the seats choose at the same time; those who are not asked wait."""

from saecula.research import parallel_env

env = parallel_env("pebbles", seats=3, glass="on")
observations, infos = env.reset(seed=7)
rewards = {}
while env.agents:
    actions = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
    observations, rewards, terminations, truncations, infos = env.step(actions)
print("rewards", rewards, "scores", infos["A"]["scores"])
