"""Saecula: an open table for civilization board games.

>>> import saecula
>>> match = saecula.new("tempus", seats=3, seed=7, map="dealt")
>>> while not match.is_over():
...     seat = match.to_act[0]
...     events = match.play(seat, match.legal(seat)[0])
>>> [standing.rank for standing in match.outcome().standings]
[3, 1, 2]
"""

from typing import TYPE_CHECKING, Any

from saecula.kernel.errors import BadMove, BadOptions, BadRecord, IllegalMove, SaeculaError

if TYPE_CHECKING:
    from saecula.play.match import CHANCE, CLOCK, Match, load, new, read_position, read_record, replay
    from saecula.play.position import Position

__all__ = [
    "CHANCE",
    "CLOCK",
    "BadMove",
    "BadOptions",
    "BadRecord",
    "IllegalMove",
    "Match",
    "Position",
    "SaeculaError",
    "load",
    "new",
    "read_position",
    "read_record",
    "replay",
]

__version__ = "0.2.0"


def __getattr__(name: str) -> Any:
    """Import the public API on first use: a server or a bot that needs none of it starts faster."""
    if name not in __all__:
        raise AttributeError(f"module 'saecula' has no attribute {name!r}")
    from saecula.play import match

    return getattr(match, name)
