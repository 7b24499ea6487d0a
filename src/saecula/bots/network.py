"""Learned judgement: a small network over the rows of a game's features, in whole numbers.

Two hidden layers with a linear path around them. All weights are whole numbers, small enough for every sum to be exact
in single precision, in whatever order a machine adds: the same moves everywhere. numpy does the sums, in one thread.
"""

import json
import os
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

# sixteen bots with sixteen threads each would fight for the cores; numpy reads this when it is first imported
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from saecula.bots.judge import Judge
from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: Weights of the first layer are whole multiples of 1 / FIRST, all others of 1 / LATER.
FIRST = 65536.0
LATER = 512.0
#: Whole numbers below this are exact in single precision.
EXACT = 2.0**24
#: Shares are rounded to this many digits: the last digits of `exp` differ from machine to machine.
DIGITS = 6
#: Files of weights that were sent to a machine that does not have them, by their paths on the machine that does.
CARRIED: dict[str, bytes] = {}


class BadWeights(SaeculaError):
    """Weights that cannot be used here."""


class Network:
    """The weights of one game, with the facts of their training."""

    def __init__(self, weights: "dict[str, NDArray[np.float32]]", facts: dict[str, Any]) -> None:
        self.weights = weights
        self.facts = facts
        self.most: int = facts["most"]
        self.bits_from: int = facts["bits_from"]
        self.size: int = facts["size"]

    @classmethod
    def read(cls, path: Path) -> "Network":
        """Read weights from a file."""
        import numpy as np

        carried = CARRIED.get(str(path))
        with np.load(path if carried is None else BytesIO(carried), allow_pickle=False) as found:
            facts = json.loads(str(found["facts"]))
            return cls({name: found[name].astype(np.float32) for name in found.files if name != "facts"}, facts)

    def write(self, path: Path) -> None:
        """Write weights to a file."""
        import numpy as np

        whole = {name: array.astype(np.int32) for name, array in self.weights.items()}
        np.savez_compressed(path, facts=np.str_(json.dumps(self.facts, sort_keys=True)), **whole)  # type: ignore[arg-type]

    def inputs(self, rows: bytes) -> "NDArray[np.float32]":
        """Rows of a game's features as numbers: bytes as they are, bits one by one."""
        import numpy as np

        raw = np.frombuffer(rows, np.uint8).reshape(-1, self.size)
        if self.bits_from == self.size:
            return raw.astype(np.float32)
        bits = np.unpackbits(raw[:, self.bits_from :], axis=1)
        return np.concatenate([raw[:, : self.bits_from], bits], axis=1, dtype=np.float32)

    def outputs(self, rows: bytes) -> "NDArray[np.float32]":
        """For each row the logits of the seats, the viewing one first, then their points relative to the mean."""
        import numpy as np

        w = self.weights
        outs = 2 * self.most
        hidden = self.inputs(rows) @ w["w1"] + w["b1"]
        past = hidden[:, :outs]
        hidden = np.floor(np.maximum(hidden[:, outs:], 0.0) / (FIRST / LATER))
        hidden = np.floor(np.maximum(hidden @ w["w2"] + w["b2"], 0.0) / LATER)
        found: NDArray[np.float32] = (hidden @ w["w3"] + w["b3"]) / (LATER * LATER) + past / FIRST
        return found

    def largest_sum(self, rows: bytes) -> float:
        """The largest sum that these rows can lead to, in whatever order it is added; sums below EXACT are exact."""
        import numpy as np

        most, x = 0.0, self.inputs(rows)
        for layer, scale, past in (("1", FIRST / LATER, 2 * self.most), ("2", LATER, 0), ("3", 1.0, 0)):
            w, b = self.weights[f"w{layer}"], self.weights[f"b{layer}"]
            most = max(most, float((x @ np.abs(w) + np.abs(b)).max()))
            x = np.floor(np.maximum((x @ w + b)[:, past:], 0.0) / scale)
        return most

    def shares(self, rows: bytes, seats: int) -> "NDArray[np.float64]":
        """For each row the shares of the win, the viewing seat first."""
        import numpy as np

        logits = self.outputs(rows)[:, :seats].astype(np.float64)
        raised = np.exp(logits - logits.max(axis=1, keepdims=True))
        found: NDArray[np.float64] = np.round(raised / raised.sum(axis=1, keepdims=True), DIGITS)
        return found


class LearnedJudge(Judge):
    """Shares from a network, or from the game itself once it is over. `blend` mixes in the game's own evaluation."""

    def __init__(self, game: Game[Any], network: Network) -> None:
        super().__init__(game)
        self.is_learned = True
        self.network = network
        self.blend: float = network.facts.get("blend", 0.0)
        self.habit: float = network.facts.get("habit", 0.0)

    def worths(self, states: list[Any], seat: int) -> list[float]:
        """The worth of each position to a seat, all worked out at once."""
        if not states:
            return []
        game, mind = self.game, self.game.mind
        rows = b"".join([mind.features(state, seat) for state in states])
        found: list[float] = self.network.shares(rows, states[0].seats)[:, 0].tolist()
        for at, state in enumerate(states):
            if game.is_over(state):
                found[at] = mind.evaluate(state)[seat]
            elif self.blend:
                found[at] += self.blend * (mind.evaluate(state)[seat] - found[at])
        return found
