"""Spaces that PettingZoo and Gymnasium ask for."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from saecula.research.encode import Encodes


class Actions(Discrete[np.int64]):
    """All actions; a sample without a mask is one of those that are legal now."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.now: list[int] = []

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random legal action, or one drawn by the mask or the probabilities if given."""
        if self.now and mask is None and probability is None:
            return np.int64(self.now[int(self.np_random.integers(len(self.now)))])
        return super().sample(mask, probability)

    def __copy__(self) -> "Actions":
        other = Actions(int(self.n))
        other.now = self.now
        return other


def tensor_space(encoder: Encodes) -> Box[np.float32]:
    """The space of observations."""
    return Box(encoder.low, encoder.high, (encoder.size,), dtype=np.float32)


def masked_space(encoder: Encodes, size: int) -> Dict:
    """The space of observations that come with a mask."""
    return Dict({"observation": tensor_space(encoder), "action_mask": Box(0, 1, (size,), np.int8)})
