"""A whole game to step through: its record as views, patches, events and figures for one pair of eyes."""

import gzip
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import msgspec

from saecula.kernel.codes import Log
from saecula.kernel.game import Game
from saecula.kernel.match import Played
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


def replay_data(
    game: Game[Any],
    record: Record,
    table: TableInfo,
    eyes: int | None,
    times: Mapping[int, Time] | None = None,
    autos: Mapping[int, str] | None = None,
) -> ReplayData:
    """Every move that stands, as a seat or a spectator saw it; `times` and `autos` by the number of the line."""
    replay = Replay(game, record)
    view = game.view(replay.state, eyes)
    data = ReplayData(table, eyes, plain(view), game.face.measures(replay.state), [], table.result)
    for _ in replay.moves:
        before = replay.state.copy()
        played = replay.step()
        after = game.view(replay.state, eyes)
        step = step_of(game, before, played, eyes)
        step.patch = diff(view, after)
        step.measures = game.face.measures(replay.state)
        step.at = (times or {}).get(played.n, 0)
        step.auto = (autos or {}).get(played.n)
        data.steps.append(step)
        view = after
    return data


def packed_replay(ruled: Ruled, record: Record, *more: Any) -> bytes:
    """The same as JSON, compressed, for callers in another process: unpacked it is many times as large."""
    return gzip.compress(msgspec.json.encode(replay_data(known_game(*ruled), record, *more)), PACKING, mtime=0)


def timeless(told: TableInfo) -> TableInfo:
    """What is told of a table, without who is there just now: so the replay of a game that is over is made once."""
    seats = [msgspec.structs.replace(seat, online=False) for seat in told.seats]
    return msgspec.structs.replace(told, seats=seats, watchers=0)


def plain(view: View) -> ViewJson:
    """A view in its JSON form."""
    found: ViewJson = msgspec.to_builtins(view, str_keys=True)
    return found


def step_of(game: Game[Any], before: Any, played: Played, eyes: int | None) -> Step:
    """A move and its events as the eyes may see them."""
    move = game.book.to_json(game.show(before, played.seat, played.code, eyes))
    return Step(played.n, played.seat, 0, move, events_of(game, played.log, eyes), {}, {})


def events_of(game: Game[Any], log: Log, eyes: int | None) -> list[EventJson]:
    """Events in their JSON form."""
    told: list[EventJson] = msgspec.to_builtins(game.chronicle.told(log, eyes))
    return told
