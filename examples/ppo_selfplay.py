"""PPO by self-play on many tables of Tempus, then games against random players.

    python examples/ppo_selfplay.py [minutes, default 10] [tables, default 128] [threads, default 2]

One network plays all seats. An action is scored by its parts, the kind of move and its fields, so that the network has
a few hundred outputs instead of 30,929. Rewards come at the end of a game, and the decisions of each seat are a chain
of their own.
"""

import sys
import time

import numpy as np
import torch
from torch import nn

from saecula.research import action_factors, vector_env

MINUTES = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
TABLES = int(sys.argv[2]) if len(sys.argv) > 2 else 128
torch.set_num_threads(int(sys.argv[3]) if len(sys.argv) > 3 else 2)
torch.manual_seed(7)
GAME, SEATS = "tempus", 4
BATCH, TRIALS = (4096, 200) if MINUTES >= 1 else (1, 2)
STEPS, EPOCHS, CLIP, ENTROPY, LAMBDA, DISCOUNT = 128, 2, 0.2, 0.01, 0.97, 0.999
FACTORS = action_factors(GAME)
PARTS = torch.from_numpy(FACTORS.parts.astype(np.int64))
OFFSETS = torch.tensor(np.cumsum([0, *FACTORS.sizes[:-1]]))


class Player(nn.Module):
    """The network: a score for every part of an action, and what the position is worth."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.scores = nn.Linear(128, sum(FACTORS.sizes) + 1)  # the last one stands for "no such field"
        self.worth = nn.Linear(128, 1)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inside = self.body(seen.float() / 16)
        parts = PARTS[legal.clamp(min=0)]
        places = torch.where(parts < 0, sum(FACTORS.sizes), parts + OFFSETS)
        scores = self.scores(inside).gather(1, places.flatten(1)).view(places.shape).sum(2)
        return scores.masked_fill(legal < 0, -1e9), self.worth(inside).squeeze(1)


def choose(player: Player, seen: np.ndarray, legal: np.ndarray) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Places in the lists, how likely they were, and what the positions are worth."""
    with torch.no_grad():
        scores, worth = player(torch.from_numpy(seen), torch.from_numpy(legal))
        chosen = torch.distributions.Categorical(logits=scores)
        place = chosen.sample()
        return place, chosen.log_prob(place), worth


class Chains:
    """The decisions of every seat at every table, kept open until the reward at the end is known."""

    def __init__(self) -> None:
        self.open: dict[tuple[int, int], list[list]] = {}
        self.done: list[tuple] = []

    def add(self, at: int, seat: int, *entry) -> None:
        self.open.setdefault((at, seat), []).append(list(entry))

    def close(self, at: int, seat: int, reward: float) -> None:
        """Advantages of a seat's decisions, from its reward back to its first (GAE)."""
        ahead, later = reward, 0.0
        for place, entry in enumerate(reversed(self.open.pop((at, seat), []))):
            worth = float(entry[4])
            error = (ahead if place == 0 else DISCOUNT * ahead) - worth
            later = error + DISCOUNT * LAMBDA * later
            self.done.append((*entry[:4], later, later + worth))
            ahead = worth


def learn(player: Player, learner: torch.optim.Optimizer, done: list[tuple]) -> None:
    """Take PPO's clipped steps over what was played."""
    order = np.arange(len(done))
    for _ in range(EPOCHS):
        np.random.default_rng(len(done)).shuffle(order)
        for part in np.array_split(order, max(1, len(done) // 2048)):
            rows = [done[at] for at in part]
            longest = max(len(row[1]) for row in rows)
            legal = np.full((len(rows), longest), -1, np.int64)
            for line, row in enumerate(rows):
                legal[line, : len(row[1])] = row[1]
            place, before, gain, goal = (torch.tensor([row[at] for row in rows]) for at in (2, 3, 4, 5))
            scores, worth = player(torch.from_numpy(np.stack([row[0] for row in rows])), torch.from_numpy(legal))
            now = torch.distributions.Categorical(logits=scores)
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            ratio = (now.log_prob(place) - before).exp()
            clipped = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            loss = -clipped.mean() + 0.5 * (worth - goal).pow(2).mean() - ENTROPY * now.entropy().mean()
            learner.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            learner.step()


def share_of_wins(player: Player, games: int) -> float:
    """The player's share of the wins on one seat against random players: 1 / SEATS would be luck."""
    env = vector_env(GAME, min(games, 32), SEATS, actions="listed", map="dealt")
    seen, infos = env.reset(seed=10_000)
    mine, won = np.arange(env.num_envs) % SEATS, []
    while len(won) < games:
        place, _, _ = choose(player, seen, infos["legal"].astype(np.int64))
        ours = infos["seat"] == mine
        seen, _, over, _, infos = env.step(np.where(ours, place.numpy(), env.sample()))
        won += [infos["rewards"][at, mine[at]] * (SEATS - 1) / SEATS + 1 / SEATS for at in np.flatnonzero(over)]
    return float(np.mean(won[:games]))


env = vector_env(GAME, TABLES, SEATS, actions="listed", map="dealt")
seen, infos = env.reset(seed=7)
player = Player(seen.shape[1])
learner = torch.optim.Adam(player.parameters(), lr=5e-4)
chains, began, learned = Chains(), time.monotonic(), 0
while time.monotonic() - began < MINUTES * 60 or not learned:
    for _ in range(STEPS):
        place, likely, worth = choose(player, seen, infos["legal"].astype(np.int64))
        for at, seat in enumerate(infos["seat"]):
            listed = infos["legal"][at, : infos["count"][at]].astype(np.int64)
            chains.add(at, seat, seen[at], listed, int(place[at]), float(likely[at]), float(worth[at]))
        seen, _, over, _, infos = env.step(place.numpy())
        for at in np.flatnonzero(over):
            for seat in range(SEATS):
                chains.close(at, seat, float(infos["rewards"][at, seat]))
    if len(chains.done) >= BATCH:
        learn(player, learner, chains.done)
        learned += len(chains.done)
        print(f"{time.monotonic() - began:4.0f} s: learned from {len(chains.done):,} decisions", flush=True)
        chains.done = []
print(f"share of wins against random players: {share_of_wins(player, TRIALS):.2f} (luck: {1 / SEATS})")
