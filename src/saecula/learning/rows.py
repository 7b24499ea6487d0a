"""Rows on disk: the positions that a generation's games leave behind, and reading them back together."""

import os
from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from saecula.learning.selfplay import PlayedGame

#: One game in this many is set aside for testing: whole games, never single rows, since a game's rows share one result.
TESTED = 16
WHICH = 3


class Rows:
    """Positions from many games: features; game, time, seat and number of seats; shares judged by hand; results.

    A result is the shares of the win, then the points relative to the mean, the viewing seat first. Seats that do not
    exist have zeros.
    """

    def __init__(
        self,
        x: NDArray[np.uint8],
        meta: NDArray[np.int64],
        by_hand: NDArray[np.float32],
        y: NDArray[np.float32],
    ) -> None:
        self.x, self.meta, self.by_hand, self.y = x, meta, by_hand, y

    def tested(self) -> NDArray[np.bool_]:
        """Which rows belong to games set aside for testing."""
        found: NDArray[np.bool_] = self.meta[:, 0] % TESTED == WHICH
        return found

    def games(self) -> int:
        """How many games the rows come from."""
        return len(np.unique(self.meta[:, 0]))


def packed(games: list[tuple[int, PlayedGame]], most: int) -> bytes:
    """Numbered games as the contents of a file."""
    meta: list[tuple[int, int, int, int]] = []
    by_hand: list[list[float]] = []
    y: list[list[float]] = []
    for number, game in games:
        blank = [0.0] * (most - game.seats)
        mean = sum(game.points) / game.seats
        ahead = [points - mean for points in game.points]
        for kept in game.kept:
            meta.append((number, kept.at, kept.seat, game.seats))
            by_hand.append(kept.by_hand + blank)
            y.append([*turned(game.shares, kept.seat), *blank, *turned(ahead, kept.seat), *blank])
    joined = b"".join(kept.row for _, game in games for kept in game.kept)
    x = np.frombuffer(joined, np.uint8).reshape(len(meta), -1) if meta else np.zeros((0, 0), np.uint8)
    file = BytesIO()
    np.savez(
        file,
        x=x,
        meta=np.array(meta, np.int64).reshape(-1, 4),
        by_hand=np.array(by_hand, np.float16).reshape(-1, most),
        y=np.array(y, np.float32).reshape(-1, 2 * most),
    )
    return file.getvalue()


def write(path: Path, data: bytes) -> None:
    """Write games to a file, whole or not at all."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    os.replace(part, path)


def turned(figures: list[float], seat: int) -> list[float]:
    """The figures of all seats, starting from one of them."""
    return figures[seat:] + figures[:seat]


def read(paths: list[Path]) -> Rows:
    """Read the rows of several files together."""
    parts = []
    for path in paths:
        with np.load(path, allow_pickle=False) as found:
            if len(found["x"]):
                parts.append((found["x"], found["meta"], found["by_hand"].astype(np.float32), found["y"]))
    return Rows(*(np.concatenate(column) for column in zip(*parts, strict=True)))
