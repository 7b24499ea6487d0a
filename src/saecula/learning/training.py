"""From rows to weights: few passes, strong decay, few hidden units.

A game gives hundreds of rows with one result, so the whole difficulty is not to learn games by heart. Until there is a
network, results alone are learned, usually in one pass; after that, what the best network thinks of the next positions
is learned as well, in two passes (TD(lambda)).
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from saecula.bots.network import Network
from saecula.learning.arrays import Array, Processor
from saecula.learning.net import LEAST, Batch, Losses, Net, rate_at
from saecula.learning.rows import Rows
from saecula.parts.schooling import Schooling

#: Rows per step: a two-hundredth of them all, within these bounds.
BATCH = (64, 4096)
#: How much what became of a position counts, against what the teacher thinks of the next one.
TRACE = 0.7
#: How many rows, at most, the spread of the inputs is taken from.
SAMPLE = 100_000
#: How many rows are worked through at once when nothing is being learned.
AT_ONCE = 65_536
#: How many rows, at most, are worked through again for the loss on what was learned.
AGAIN = 4 * AT_ONCE


class Report(msgspec.Struct):
    """What came of a training: the cross-entropy on games set aside, on games learned from, and of the game's own
    judgement; `largest` is the largest sum that a row may lead to, which must be exact in single precision."""

    games: int
    rows: int
    steps: int
    test: float
    learned: float
    by_hand: float
    largest: float


class Training:
    """Rows, placed where the computing is done, with what is to be learned from them."""

    def __init__(
        self,
        schooling: Schooling[Any],
        rows: Rows,
        facts: dict[str, Any],
        teacher: Network | None,
        on: Processor,
        seed: int,
    ) -> None:
        self.schooling, self.rows, self.on, self.facts = schooling, rows, on, facts
        self.most: int = facts["most"]
        self.rng = np.random.default_rng(seed)
        self.passes = 2 if teacher else schooling.passes
        result = rows.y.copy()
        result[:, self.most :] /= schooling.points
        goal = result if teacher is None else traces(rows, result, valued(teacher, rows), TRACE)
        there = np.arange(self.most)[None, :] < rows.meta[:, 3:4]
        self.raw, self.result, self.goal = on.put(rows.x), on.put(result), on.put(goal)
        self.there = on.put(there.astype(np.float32))
        self.tested, self.learned = np.flatnonzero(rows.tested()), np.flatnonzero(~rows.tested())
        self.mean, self.scale = self._spread()

    def run(self) -> tuple[Network, Report]:
        """Train for all passes; returns the network and what came of it."""
        schooling, count = self.schooling, len(self.learned)
        net = Net(self.on, len(self.mean), schooling.hidden, self.most, self.rng, schooling.dropout, schooling.decay)
        size = min(max(BATCH[0], count // 200), BATCH[1])
        steps = self.passes * -(-count // size)
        for _ in range(self.passes):
            for at in parted(self.rng.permutation(self.learned), size):
                net.learn(self._batch(at, self.goal), rate_at(net.steps, steps))
        found = net.network(self.mean, self.scale, self.facts)
        return found, self._report(net, found)

    def _spread(self) -> tuple[Array, Array]:
        """The spread of the inputs: their means, and one over their deviations."""
        some = self.rng.choice(self.learned, min(SAMPLE, len(self.learned)), replace=False)
        inputs = self.on.get(self._inputs(np.sort(some)))
        scale = 1.0 / np.maximum(inputs.std(axis=0), LEAST)
        return self.on.put(inputs.mean(axis=0)), self.on.put(scale.astype(np.float32))

    def _inputs(self, at: NDArray[np.int64]) -> Array:
        """Rows as numbers: bytes as they are, bits one by one, as in `Network.inputs`."""
        raw, bits_from = self.raw[self.on.put(at)], self.facts["bits_from"]
        if bits_from == self.facts["size"]:
            return self.on.floats(raw)
        places = self.on.put(np.arange(7, -1, -1, dtype=np.uint8))
        bits = (raw[:, bits_from:, None] >> places & 1).reshape(len(at), -1)
        return self.on.floats(self.on.beside(raw[:, :bits_from], bits))

    def _batch(self, at: NDArray[np.int64], goal: Array) -> Batch:
        rows = self.on.put(at)
        return Batch((self._inputs(at) - self.mean) * self.scale, goal[rows], self.there[rows])

    def _loss(self, net: Net, at: NDArray[np.int64]) -> float:
        """The cross-entropy on some rows, measured against their results."""
        found = [(len(part), net.losses(self._batch(part, self.result))) for part in parted(at, AT_ONCE)]
        return mean_of(found)

    def _report(self, net: Net, found: Network) -> Report:
        rows = self.rows
        by_hand = np.clip(rows.by_hand[self.tested], 1e-4, 1.0)
        entropy = -(rows.y[self.tested, : self.most] * np.log(by_hand)).sum(axis=1)
        return Report(
            games=rows.games(),
            rows=len(rows.x),
            steps=net.steps,
            test=self._loss(net, self.tested),
            learned=self._loss(net, self.learned[:AGAIN]),
            by_hand=float(entropy.mean()) if len(entropy) else 0.0,
            largest=max(found.largest_sum(rows.x[part].tobytes()) for part in parted(self.learned[:AGAIN], AT_ONCE)),
        )


def parted(at: NDArray[np.int64], size: int) -> Iterator[NDArray[np.int64]]:
    """Row numbers in parts of at most `size`."""
    return (at[start : start + size] for start in range(0, len(at), size))


def mean_of(found: list[tuple[int, Losses]]) -> float:
    """The mean loss of the shares over parts of different lengths; 0 if there are none."""
    total = sum(count for count, _ in found)
    return sum(count * losses.shares for count, losses in found) / total if total else 0.0


def traces(rows: Rows, result: NDArray[np.float32], values: NDArray[np.float32], decay: float) -> NDArray[np.float32]:
    """TD(lambda): what each row should teach, worked out backwards for each game and seat, all games side by side."""
    meta = rows.meta
    order = np.lexsort((meta[:, 1], meta[:, 2], meta[:, 0]))
    key = (meta[:, 0] * 8 + meta[:, 2])[order]
    value = values[order]
    ends = np.flatnonzero(np.append(key[1:] != key[:-1], True))
    length = ends - np.append(0, ends[:-1] + 1) + 1
    carry = result[order][ends]
    target = np.empty_like(result)
    target[order[ends]] = carry
    for back in range(1, int(length.max())):
        going = length > back
        at = ends[going] - back
        carry[going] = (1 - decay) * value[at + 1] + decay * carry[going]
        target[order[at]] = carry[going]
    return target


def valued(teacher: Network, rows: Rows) -> NDArray[np.float32]:
    """What a network thinks of all rows, in the form of results."""
    most, parts = teacher.most, []
    for at in parted(np.arange(len(rows.x)), AT_ONCE):
        said = teacher.outputs(rows.x[at].tobytes())
        logits = np.where(np.arange(most)[None, :] < rows.meta[at, 3:4], said[:, :most], -1e4)
        raised = np.exp(logits - logits.max(axis=1, keepdims=True))
        parts.append(np.concatenate([raised / raised.sum(axis=1, keepdims=True), said[:, most:]], axis=1))
    found: NDArray[np.float32] = np.concatenate(parts).astype(np.float32)
    return found
