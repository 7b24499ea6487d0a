"""Positions shortly before the end of a game, from which it is cheap to play to an end by the rules."""

from functools import cache
from typing import Any

from saecula.arena.play import play_game
from saecula.games import make_game
from saecula.kernel.record import Record
from saecula.play.replay import Replay

from .plan import Setting


def position_of(setting: Setting) -> dict[str, object] | None:
    """The dump of the position where a table begins; None for the usual beginning."""
    if setting.left is None:
        return None
    return _late(setting.game, setting.seats, tuple(sorted(setting.options.items())), setting.left)


@cache
def _late(game: str, seats: int, options: tuple[tuple[str, str], ...], left: int) -> dict[str, object]:
    """The position in a game of random bots before its last `left` moves of seats."""
    record = _record(game, seats, options)
    moves = [line.n for line in record.lines if line.seat not in ("chance", "clock")]
    replay = Replay(make_game(game), record)
    replay.to(moves[max(0, len(moves) - left)] - 1)
    dump: dict[str, object] = replay.state.dump()
    return dump


@cache
def _record(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Record:
    match: Any = play_game(make_game(game), seats, dict(options), ["random"] * seats, 1)
    return Record(match.header, match.lines)
