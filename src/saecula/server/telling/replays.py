"""A whole game to step through: its record as views, patches, events and figures for one pair of eyes."""

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

#: How hard a replay is compressed; more takes longer than it saves.
PACKING = 5
_encode = msgspec.json.Encoder().encode
#: Replays that are kept, the ones used last.
KEPT = 24


class Finished:
    """Replays of games that are over, as they travel: by what is told of the table, and eyes."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, key: bytes) -> bytes | None:
        """One that was made before."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: bytes, packed: bytes) -> None:
        """Keep one."""
        self._kept[key] = packed
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


FINISHED = Finished()


class Circumstances(NamedTuple):
    """Beside a record: when its moves were made, and why the server made some, by the number of the line."""

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
    """Every move that stands, as a seat or a spectator saw it; `times` and `autos` by the number of the line."""
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
        move = game.book.to_json(game.show(replay.state, seat, code, eyes))
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
    """The same as JSON, compressed, for callers in another process: unpacked it is many times as large.

    A step is encoded as soon as it is made: a thousand of them are a heap that is slow to walk through.
    """
    head, replay, view = _begun(known_game(*ruled), record, table, eyes)
    steps = [msgspec.Raw(_encode(step)) for step in _steps(replay, view, eyes, Circumstances(times, autos))]
    return gzip.compress(_encode(msgspec.structs.asdict(head) | {"steps": steps}), PACKING, mtime=0)


def timeless(told: TableInfo) -> TableInfo:
    """What is told of a table, without who is there just now: so the replay of a game that is over is made once."""
    seats = [msgspec.structs.replace(seat, online=False) for seat in told.seats]
    return msgspec.structs.replace(told, seats=seats, watchers=0)


def plain(view: View) -> ViewJson:
    """A view in its JSON form."""
    found: ViewJson = msgspec.to_builtins(view, str_keys=True)
    return found


def events_of(game: Game[Any], log: Log, eyes: int | None) -> list[EventJson]:
    """Events in their JSON form."""
    told: list[EventJson] = msgspec.to_builtins(game.chronicle.told(log, eyes))
    return told
