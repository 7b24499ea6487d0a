"""Arrays to learn from, made from the record of a game."""

import numpy as np

from saecula.research import aec_env, dataset

env = aec_env("tempus").unwrapped
env.reset(seed=7)
while not all(env.terminations.values()):
    env.step(env.action_space(env.agent_selection).sample())

examples = list(dataset([env.record()]))
print("observations", np.stack([example.observation for example in examples]).shape)
print("mean number of choices", np.mean([example.mask.sum() for example in examples]).round(1))
print("outcomes", {example.seat: round(example.outcome, 2) for example in examples})
