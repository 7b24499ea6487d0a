"""Rows on disk: what games of one generation left behind, read back side by side."""

from pathlib import Path
from typing import TYPE_CHECKING

from saecula.learning.selfplay import Played

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Rows:
    """Positions of many games: features; game, time and seat; shares of the win and points, the looking seat first.

    Where fewer seats play than the most, the shares of absent ones are zero, and so are their points.
    """

    def __init__(
        self, x: "NDArray[np.uint8]", meta: "NDArray[np.int64]", hand: "NDArray[np.float32]", y: "NDArray[np.float32]"
    ) -> None:
        self.x, self.meta, self.hand, self.y = x, meta, hand, y


def write(path: Path, games: list[tuple[int, Played]], most: int) -> None:
    """Numbered games into a file."""
    import numpy as np

    x: list[bytes] = []
    meta: list[tuple[int, int, int, int]] = []
    hand: list[list[float]] = []
    y: list[list[float]] = []
    for number, game in games:
        blank = [0.0] * (most - game.seats)
        mean = sum(game.points) / game.seats
        lead = [points - mean for points in game.points]
        for kept in game.kept:
            x.append(kept.row)
            meta.append((number, kept.at, kept.seat, game.seats))
            hand.append(kept.hand + blank)
            turned = game.shares[kept.seat :] + game.shares[: kept.seat] + blank
            y.append(turned + lead[kept.seat :] + lead[: kept.seat] + blank)
    rows = np.frombuffer(b"".join(x), np.uint8).reshape(len(x), -1)
    np.savez(path, x=rows, meta=np.array(meta, np.int64), hand=np.array(hand, np.float16), y=np.array(y, np.float32))


def read(paths: list[Path]) -> Rows:
    """All of several files."""
    import numpy as np

    parts = []
    for path in paths:
        with np.load(path) as found:
            parts.append((found["x"], found["meta"], found["hand"].astype(np.float32), found["y"]))
    return Rows(*(np.concatenate(column) for column in zip(*parts, strict=True)))
