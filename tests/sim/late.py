"""Positions shortly before the end of a game, from which it is cheap to play to the end that the rules know."""

from functools import cache
from typing import Any

from saecula.arena.play import play_game
from saecula.games import make_game
from saecula.kernel.record import Record
from saecula.play.replay import Replay

from .plan import Setting


def position_of(setting: Setting) -> dict[str, object] | None:
    """Where a table begins: a dump, or nothing if it begins at the beginning."""
    if setting.left is None:
        return None
    return _late(setting.game, setting.seats, tuple(sorted(setting.options.items())), setting.left)


@cache
def _late(game: str, seats: int, options: tuple[tuple[str, str], ...], left: int) -> dict[str, object]:
    """The position in which people have so many moves left in a game of random bots."""
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
