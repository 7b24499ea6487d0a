"""A small network while it learns: two hidden layers, a linear path around them, and AdamW.

It computes the same as `bots/network.py`, but in floating point and with gradients. Inputs are scaled by mean and
deviation here; the scale is folded into the first layer when the weights are written out as whole numbers.
"""

from math import cos, pi, sqrt
from typing import Any, NamedTuple

import numpy as np

from saecula.bots.network import FIRST, LATER, Network
from saecula.learning.arrays import Array, Processor

SECOND = 32
DECAY = 0.3
RATE = 2e-3
#: The rate rises for this fraction of all steps, then falls to nearly nothing.
RISE = 0.1
SLOW = 25.0
#: How much the points count compared with the shares.
POINTS = 0.5
BETAS = (0.9, 0.999)
EPSILON = 1e-8
#: Deviations below this count as this, so that figures which hardly ever change are not blown up.
LEAST = 0.15
#: The logit of a seat that does not exist.
NOBODY = -1e4


class Batch(NamedTuple):
    """Scaled inputs, results, and 1 for each seat that exists, else 0."""

    x: Array
    goal: Array
    there: Array


class Losses(NamedTuple):
    """Cross-entropy of the shares, squared error of the points."""

    shares: float
    points: float


class Net:
    """The weights while they are learned."""

    def __init__(
        self,
        on: Processor,
        ins: int,
        hidden: int,
        most: int,
        rng: np.random.Generator,
        dropout: float = 0.0,
        decay: float = DECAY,
    ) -> None:
        self.on, self.most, self.outs, self.dropout, self.rng = on, most, 2 * most, dropout, rng
        self.decay = decay
        first, second = evenly(rng, ins, self.outs + hidden), evenly(rng, hidden, SECOND)
        first[0][:, : self.outs] = 0.0
        third = evenly(rng, SECOND, self.outs)
        third[0][:] = 0.0
        self.p: dict[str, Array] = {}
        for at, (weights, bias) in enumerate((first, second, third), 1):
            self.p[f"w{at}"], self.p[f"b{at}"] = on.put(weights), on.put(bias)
        self.mean = {name: 0.0 * array for name, array in self.p.items()}
        self.square = {name: 0.0 * array for name, array in self.p.items()}
        self.steps = 0

    def outputs(self, x: Array) -> Array:
        """The logits of the shares, then the points, for each row."""
        return self._forward(x, None)[-1]

    def losses(self, batch: Batch) -> Losses:
        """How far off the network is on a batch."""
        said = self.outputs(batch.x)
        shares, points = self._shares(said, batch), self._missed(said, batch)
        logs = self.on.log(shares + 1e-12)
        entropy = -(batch.goal[:, : self.most] * logs).sum() / len(said)
        return Losses(float(entropy), float((points * points).sum() / len(said) / self.most))

    def learn(self, batch: Batch, rate: float) -> None:
        """One step of AdamW down the gradient."""
        self.steps += 1
        for name, slope in self.gradients(batch).items():
            m = self.mean[name] = BETAS[0] * self.mean[name] + (1 - BETAS[0]) * slope
            v = self.square[name] = BETAS[1] * self.square[name] + (1 - BETAS[1]) * slope * slope
            m, v = m / (1 - BETAS[0] ** self.steps), v / (1 - BETAS[1] ** self.steps)
            self.p[name] = self.p[name] * (1 - rate * self.decay) - rate * m / (v**0.5 + EPSILON)

    def gradients(self, batch: Batch) -> dict[str, Array]:
        """How the loss changes with each weight."""
        p, outs, count = self.p, self.outs, len(batch.x)
        mask = self._mask(count)
        before, first, second, said = self._forward(batch.x, mask)
        shares = self._shares(said, batch) - batch.goal[:, : self.most]
        slope = self.on.beside(shares / count, 2 * POINTS * self._missed(said, batch) / (count * self.most))
        back = (slope @ p["w3"].T) * (second > 0)
        further = (back @ p["w2"].T) * (before[:, outs:] > 0)
        whole = self.on.beside(slope, further if mask is None else further * mask)
        return {
            "w1": batch.x.T @ whole,
            "b1": whole.sum(0),
            "w2": first.T @ back,
            "b2": back.sum(0),
            "w3": second.T @ slope,
            "b3": slope.sum(0),
        }

    def network(self, mean: Array, scale: Array, facts: dict[str, Any]) -> Network:
        """The weights in whole numbers, with the scale of the inputs folded in."""
        p = {name: self.on.get(array).astype(np.float64) for name, array in self.p.items()}
        middle, factor = self.on.get(mean).astype(np.float64), self.on.get(scale).astype(np.float64)
        whole = {
            "w1": p["w1"] * factor[:, None] * FIRST,
            "b1": (p["b1"] - (middle * factor) @ p["w1"]) * FIRST,
            "w2": p["w2"] * LATER,
            "b2": p["b2"] * LATER * LATER,
            "w3": p["w3"] * LATER,
            "b3": p["b3"] * LATER * LATER,
        }
        return Network({name: np.rint(array).astype(np.float32) for name, array in whole.items()}, facts)

    def _forward(self, x: Array, mask: Array | None) -> tuple[Array, Array, Array, Array]:
        p, outs = self.p, self.outs
        before = x @ p["w1"] + p["b1"]
        first = before[:, outs:] * (before[:, outs:] > 0)
        if mask is not None:
            first = first * mask
        second = first @ p["w2"] + p["b2"]
        second = second * (second > 0)
        return before, first, second, before[:, :outs] + second @ p["w3"] + p["b3"]

    def _mask(self, count: int) -> Array | None:
        """Which units take part in a step, scaled up to make up for those that do not; None without dropout."""
        if not self.dropout:
            return None
        size = (count, self.p["w2"].shape[0])
        stays = (self.rng.random(size, np.float32) >= self.dropout).astype(np.float32)
        return self.on.put(stays / np.float32(1 - self.dropout))

    def _shares(self, said: Array, batch: Batch) -> Array:
        """Shares of the win; 0 for seats that do not exist."""
        logits = said[:, : self.most] * batch.there + NOBODY * (1 - batch.there)
        raised = self.on.exp(logits - self.on.largest(logits))
        return raised / raised.sum(1)[:, None]

    def _missed(self, said: Array, batch: Batch) -> Array:
        """By how much the points are missed."""
        return (said[:, self.most :] - batch.goal[:, self.most :]) * batch.there


def evenly(rng: np.random.Generator, ins: int, outs: int) -> "tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]":
    """Weights and biases to begin with, uniformly distributed."""
    most = 1 / sqrt(ins)
    return rng.uniform(-most, most, (ins, outs)).astype(np.float32), rng.uniform(-most, most, outs).astype(np.float32)


def rate_at(step: int, steps: int) -> float:
    """The learning rate of a step: one rise, one long fall."""
    top = max(1.0, RISE * steps)
    if step < top:
        low, high, part = RATE / SLOW, RATE, step / top
    else:
        low, high, part = RATE, RATE / SLOW / 1e4, (step - top) / max(1.0, steps - top)
    return low + (high - low) * (1 - cos(pi * part)) / 2
