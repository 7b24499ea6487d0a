"""Where the computing for training is done: by numpy on the processor, or by torch on a graphics card.

Both have the same array operators, so that training is written only once. What differs is in this module. torch is
large and is imported only if a graphics card may be used.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal

import numpy as np

from saecula.kernel.errors import BadOptions

Device = Literal["auto", "cpu", "cuda"]
#: An array of numpy, or a tensor of torch.
Array = Any


class Processor:
    """numpy."""

    name = "cpu"

    def put(self, array: "np.ndarray[Any, Any]") -> Array:
        """Move a numpy array to where the computing is done."""
        return array

    def get(self, array: Array) -> "np.ndarray[Any, Any]":
        """Move an array back to numpy."""
        return np.asarray(array)

    def floats(self, array: Array) -> Array:
        """Small whole numbers in single precision."""
        return array.astype(np.float32)

    def exp(self, array: Array) -> Array:
        """e to the power of each number."""
        return np.exp(array)

    def log(self, array: Array) -> Array:
        """The natural logarithm of each number."""
        return np.log(array)

    def beside(self, left: Array, right: Array) -> Array:
        """Two tables side by side."""
        return np.concatenate([left, right], axis=1)

    def largest(self, array: Array) -> Array:
        """The largest number of each row, as a column."""
        return array.max(axis=1, keepdims=True)


class Card(Processor):
    """torch on a graphics card."""

    name = "cuda"

    def __init__(self) -> None:
        self._torch: Any = import_module("torch")

    def put(self, array: "np.ndarray[Any, Any]") -> Array:
        return self._torch.from_numpy(np.ascontiguousarray(array)).to("cuda")

    def get(self, array: Array) -> "np.ndarray[Any, Any]":
        found: np.ndarray[Any, Any] = array.cpu().numpy()
        return found

    def floats(self, array: Array) -> Array:
        return array.float()

    def exp(self, array: Array) -> Array:
        return self._torch.exp(array)

    def log(self, array: Array) -> Array:
        return self._torch.log(array)

    def beside(self, left: Array, right: Array) -> Array:
        return self._torch.cat([left, right], 1)

    def largest(self, array: Array) -> Array:
        return array.amax(1, keepdim=True)


def arrays_on(device: Device) -> Processor:
    """The arrays for a device; `auto` means a graphics card if torch finds one, else the processor."""
    if device == "cpu":
        return Processor()
    has_torch = find_spec("torch") is not None
    has_card = has_torch and bool(import_module("torch").cuda.is_available())
    if device == "cuda" and not has_card:
        reason = (
            "torch finds no graphics card here" if has_torch else "torch is missing: pip install 'saecula[learning]'"
        )
        raise BadOptions(f"--device cuda does not work here: {reason}; --device cpu trains with numpy")
    return Card() if has_card else Processor()
