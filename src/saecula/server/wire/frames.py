"""The frames that a server sends on a socket or a stream.

Moves and events travel in the JSON forms of the rules (`{"do": ...}`, `{"event": ...}`); sentences are made where they
are read, in the language of the reader.
"""

from typing import Any, Literal

import msgspec

from saecula.review.data import Hint
from saecula.server.wire.tables import Asked, Clock, Entry, ReasonInfo, Running, TableInfo, UndoInfo
from saecula.server.wire.words import EventJson, MoveJson, RefusedWord, Time, ViewJson, Wire


class Frame(Wire, tag_field="frame"):
    """Something the server sends on a socket or a stream."""


class Welcome(Frame, tag="welcome"):
    """The whole picture: on connecting, after changing eyes, and whenever a client asks to start afresh."""

    table: TableInfo
    #: public id of the player behind the socket, none for a stranger
    you: str | None
    #: the seats of that player, and the one whose eyes these are (none: a spectator's)
    yours: list[int]
    eyes: int | None
    view: ViewJson | None
    asked: Asked | None
    undo: UndoInfo
    clock: Clock | None
    #: the log from `since` on, or its last part; `earlier` says whether there is more before it
    entries: list[Entry]
    earlier: bool
    #: decision kind -> the answer given beforehand by the seat one looks through
    presets: dict[str, MoveJson] = msgspec.field(default_factory=dict)
    #: public figures of each seat: points as they stand, and whatever else the game counts
    measures: dict[str, list[int]] = msgspec.field(default_factory=dict)
    #: the time of the game, where it counts
    time: Running | None = None
    now: Time = 0


class Update(Frame, tag="update"):
    """What has changed since the last frame. `patch` makes the new view of the last one; see `patch.py`."""

    version: int
    entries: list[Entry]
    patch: dict[str, Any] | None
    asked: Asked | None
    undo: UndoInfo
    clock: Clock | None
    #: the whole table information, when any of it but the version has changed
    table: TableInfo | None = None
    yours: list[int] | None = None
    presets: dict[str, MoveJson] | None = None
    #: as of now, when they have changed
    measures: dict[str, list[int]] | None = None
    #: the time of the game as of this version, where it counts
    time: Running | None = None
    now: Time = 0


class Ack(Frame, tag="ack"):
    """A command was obeyed, and what came of it is safely stored as version `version`."""

    cid: str
    version: int


class Refused(Frame, tag="refused"):
    """A command or question was not obeyed; nothing has changed. `error` is a stable word, `reason` a sentence."""

    cid: str
    error: RefusedWord
    reason: ReasonInfo
    version: int


class Answer(Frame, tag="answer"):
    """The answer to a question; the field that belongs to the question is set."""

    cid: str
    why: ReasonInfo | None = None
    hint: Hint | None = None
    foreseen: "Foreseen | None" = None
    entries: list[Entry] | None = None


class Pong(Frame, tag="pong"):
    """The answer to a ping: the client's own time and the server's."""

    t: float
    now: Time


class Bye(Frame, tag="bye"):
    """The last frame before the server closes. `again`: come back at once and start afresh."""

    reason: Literal["resync", "restart", "elsewhere", "unauthorised", "flood", "gone"]
    again: bool


class Turn(Frame, tag="turn"):
    """A seat is asked: a line of a bot's own stream, and what a push message carries."""

    table: str
    game: str
    seat: int
    name: str
    decision: int
    url: str


class Foreseen(Wire):
    """What would come of moves tried from here, as far as the seat can know.

    `barrier` is the key of what would keep the last move from being taken back, empty if nothing does. `open`: what
    followed was drawn at random in a world that agrees with what the seat knows, and may come out otherwise; then only
    the first `sure` events may be told as facts.
    """

    view: ViewJson
    events: list[EventJson]
    sure: int
    barrier: str
    open: bool
    #: who would have to decide then, and everything they could choose
    asked: list["AskedSeat"]
    measures: dict[str, list[int]]


class AskedSeat(Wire):
    """An open decision of some seat in a world tried out."""

    seat: int
    asked: Asked


ServerFrame = Welcome | Update | Ack | Refused | Answer | Pong | Bye
