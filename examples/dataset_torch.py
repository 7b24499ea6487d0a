"""A dataset of many games of Tempus for torch: positions as features, and what each seat got in the end.

    python examples/dataset_torch.py [games, default 1000] [epochs, default 5]

The games come from `vector_env` and are kept as rows of small numbers, 400 bytes per position. Half of the decisions of
a game are left out, since neighbouring positions look alike. A small network learns to predict the outcome.
"""

import sys

import numpy as np
import torch
from torch.utils.data import DataLoader, TensorDataset

from saecula.research import vector_env

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
EPOCHS = int(sys.argv[2]) if len(sys.argv) > 2 else 5
TABLES = min(GAMES, 64)


def positions(games: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows of features and the rewards of their seats, from at least `games` games between random players."""
    env = vector_env("tempus", TABLES, seats=4, map="dealt")
    seen, infos = env.reset(seed=1)
    open_rows: list[list[tuple[np.ndarray, int]]] = [[] for _ in range(TABLES)]
    rows, outcomes = [], []
    ended = 0
    while ended < games:
        for at in range(TABLES):
            open_rows[at].append((seen[at], infos["seat"][at]))
        seen, _, terminated, _, infos = env.step(env.sample())
        for at in np.flatnonzero(terminated):
            for row, seat in open_rows[at][::2]:
                rows.append(row)
                outcomes.append(infos["rewards"][at, seat])
            open_rows[at] = []
            ended += 1
    return np.stack(rows), np.array(outcomes, np.float32)


rows, outcomes = positions(GAMES)
data = TensorDataset(torch.from_numpy(rows), torch.from_numpy(outcomes))
print(f"{len(data):,} positions of {GAMES} games, {rows.nbytes / 1e6:.0f} MB")
network = torch.nn.Sequential(torch.nn.Linear(rows.shape[1], 64), torch.nn.ReLU(), torch.nn.Linear(64, 1))
learner = torch.optim.Adam(network.parameters(), lr=1e-3)
for epoch in range(EPOCHS):
    losses = []
    for seen, outcome in DataLoader(data, batch_size=512, shuffle=True):
        loss = torch.nn.functional.mse_loss(network(seen.float() / 16).squeeze(1), outcome)
        learner.zero_grad()
        loss.backward()
        learner.step()
        losses.append(loss.item())
    print(f"epoch {epoch + 1}: squared error {np.mean(losses):.3f}, of guessing the mean {outcomes.var():.3f}")
