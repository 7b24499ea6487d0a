"""Short records of every game, and positions out of them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from saecula.kernel.game import Game
from saecula.kernel.record import Record
from saecula.kernel.views import View
from saecula.play.reading import read_record
from saecula.play.replay import Replay

RECORDS = Path(__file__).resolve().parent.parent / "records"
#: Game -> a short record of it.
SHORT = {
    "tempus": "tempus/v1-4-stopped.jsonl",
    "rise-and-fall": "rise-and-fall/v1-4-stopped.jsonl",
    "through-the-ages": "through-the-ages/v2-2-simple.jsonl",
    "time-of-empires": "time-of-empires/v2-3-stopped.jsonl",
}


def record_of(game: str, moves: int | None = None) -> tuple[Game[Any], Record]:
    """A short record, or its first moves."""
    made, record = read_record((RECORDS / SHORT[game]).read_text(encoding="utf-8"))
    if moves is not None:
        record.lines, record.ending = record.lines[:moves], None
    return made, record


def undone_record(lines: int) -> tuple[Game[Any], Record]:
    """The first lines of a record in which moves were taken back."""
    made, record = read_record((RECORDS / "tempus/v1-4-undo.jsonl").read_text(encoding="utf-8"))
    record.lines, record.ending = record.lines[:lines], None
    return made, record


class RealChoice(NamedTuple):
    """A seat that has a real choice."""

    state: Any
    seat: int
    view: View
    legal: list[int]


def choices_of(game: Game[Any], record: Record, every: int) -> Iterator[RealChoice]:
    """Some of the real choices of a record."""
    replay, count = Replay(game, record), 0
    for _ in replay.moves:
        for seat in game.to_act(replay.state):
            legal = game.legal(replay.state, seat) if seat >= 0 else []
            if len(legal) > 1:
                count += 1
                if count % every == 0:
                    yield RealChoice(replay.state.copy(), seat, game.view(replay.state, seat), legal)
        replay.step()
