"""A whole game to step through: its record as views, patches, events and figures, as a seat or a spectator saw them."""

import gzip
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from saecula.kernel.codes import Log
from saecula.kernel.game import Game
from saecula.kernel.record import Record
from saecula.kernel.views import View
from saecula.play.replay import Replay
from saecula.server.telling.patches import diff
from saecula.server.thinking import Ruled, known_game
from saecula.server.wire.rest import ReplayData, Step
from saecula.server.wire.tables import TableInfo
from saecula.server.wire.words import EventJson, Time, ViewJson

#: The gzip level of a replay; a higher one takes longer than it saves.
PACKING = 5
_encode = msgspec.json.Encoder().encode
#: How many replays are kept, those used last.
KEPT = 24


class Finished:
    """Replays of games that are over, in the form they are sent: by what is told of the table, and the eyes."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, key: bytes) -> bytes | None:
        """A replay that was made before, None if it is not kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: bytes, packed: bytes) -> None:
        """Keep a replay, and drop the one not used for longest if there are too many."""
        self._kept[key] = packed
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


FINISHED = Finished()


class Circumstances(NamedTuple):
    """What goes with a record: when its moves were made, and why the server made some, by the number of the line."""

    times: Mapping[int, Time]
    autos: Mapping[int, str]


def replay_data(
    game: Game[Any],
    record: Record,
    table: TableInfo,
    eyes: int | None,
    times: Mapping[int, Time] | None = None,
    autos: Mapping[int, str] | None = None,
) -> ReplayData:
    """Every move not taken back, as a seat or a spectator saw it. `times` and `autos`: by the number of the line."""
    head, replay, view = _begun(game, record, table, eyes)
    head.steps.extend(_steps(replay, view, eyes, Circumstances(times or {}, autos or {})))
    return head


def _begun(game: Game[Any], record: Record, table: TableInfo, eyes: int | None) -> tuple[ReplayData, Replay[Any], View]:
    """What comes before the first step."""
    replay = Replay(game, record)
    view = game.view(replay.state, eyes)
    return ReplayData(table, eyes, plain(view), game.face.measures(replay.state), [], table.result), replay, view


def _steps(replay: Replay[Any], view: View, eyes: int | None, made: Circumstances) -> Iterator[Step]:
    """What each move shows, one after the other."""
    game = replay.game
    for _ in replay.moves:
        seat, code = replay.coming()
        move = game.show(replay.state, seat, code, eyes).json()
        played = replay.make(seat, code)
        after = game.view(replay.state, eyes)
        events, measures = events_of(game, played.log, eyes), game.face.measures(replay.state)
        at, auto = made.times.get(played.n, 0), made.autos.get(played.n)
        yield Step(played.n, seat, at, move, events, diff(view, after), measures, auto)
        view = after


def packed_replay(
    ruled: Ruled,
    record: Record,
    table: TableInfo,
    eyes: int | None,
    times: Mapping[int, Time],
    autos: Mapping[int, str],
) -> bytes:
    """The same as gzipped JSON, for callers in another process: uncompressed it is many times as large.

    Each step is encoded as soon as it is made: a thousand of them would be a heap that is slow to walk through.
    """
    head, replay, view = _begun(known_game(*ruled), record, table, eyes)
    steps = [msgspec.Raw(_encode(step)) for step in _steps(replay, view, eyes, Circumstances(times, autos))]
    return gzip.compress(_encode(msgspec.structs.asdict(head) | {"steps": steps}), PACKING, mtime=0)


def timeless(told: TableInfo) -> TableInfo:
    """What is told of a table, without who is there right now: so the replay of a finished game is made only once."""
    seats = [msgspec.structs.replace(seat, online=False) for seat in told.seats]
    return msgspec.structs.replace(told, seats=seats, watchers=0)


def plain(view: View) -> ViewJson:
    """A view in its JSON form."""
    found: ViewJson = msgspec.to_builtins(view, str_keys=True)
    return found


def events_of(game: Game[Any], log: Log, eyes: int | None) -> list[EventJson]:
    """The events of a log in their JSON form, as a seat or a spectator saw them."""
    told: list[EventJson] = msgspec.to_builtins(game.chronicle.told(log, eyes))
    return told
