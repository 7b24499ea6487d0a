"""The frames that a server sends on a socket or a stream.

Moves and events are sent in the JSON forms of the rules (`{"do": ...}`, `{"event": ...}`); the client puts them into
sentences, in the language of its reader.
"""

from typing import Any, Literal

import msgspec

from saecula.review.data import Hint
from saecula.server.wire.tables import Asked, Clock, Entry, ReasonInfo, Running, TableInfo, UndoInfo
from saecula.server.wire.words import EventJson, MoveJson, RefusedWord, Time, ViewJson, Wire


class Frame(Wire, tag_field="frame"):
    """Something the server sends on a socket or a stream."""


class Welcome(Frame, tag="welcome"):
    """The whole picture: sent on connecting, on looking through other eyes, and whenever a client starts afresh."""

    table: TableInfo
    #: public id of the player behind the socket, null for a stranger
    you: str | None
    #: the seats of that player, and the seat through whose eyes this is seen (null: a spectator's)
    yours: list[int]
    eyes: int | None
    view: ViewJson | None
    asked: Asked | None
    undo: UndoInfo
    clock: Clock | None
    #: the log after version `since`, or its last part; `earlier` says whether there is more before it
    entries: list[Entry]
    earlier: bool
    #: decision kind -> the answer given in advance by the seat in `eyes`
    presets: dict[str, MoveJson] = msgspec.field(default_factory=dict)
    #: public figures of each seat: its points so far, and whatever else the game counts
    measures: dict[str, list[int]] = msgspec.field(default_factory=dict)
    #: the time of the game, null if time is not part of the rules now
    time: Running | None = None
    now: Time = 0


class Update(Frame, tag="update"):
    """What has changed since the last frame. `patch` turns the last view into the new one; see `telling/patches.py`."""

    version: int
    entries: list[Entry]
    patch: dict[str, Any] | None
    asked: Asked | None
    undo: UndoInfo
    clock: Clock | None
    #: all the information about the table, if any of it but the version has changed
    table: TableInfo | None = None
    yours: list[int] | None = None
    presets: dict[str, MoveJson] | None = None
    #: the public figures now, if they have changed
    measures: dict[str, list[int]] | None = None
    #: the time of the game as of this version, null if time is not part of the rules now
    time: Running | None = None
    now: Time = 0


class Ack(Frame, tag="ack"):
    """A command was obeyed, and what came of it is safely stored, up to version `version`."""

    cid: str
    version: int


class Refused(Frame, tag="refused"):
    """A command or question was refused; nothing has changed. `error` is a stable word, `reason` a sentence."""

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
    """The last frame before the server closes the connection. `again`: come back at once and start afresh."""

    reason: Literal["resync", "restart", "elsewhere", "unauthorised", "flood", "gone"]
    again: bool


class Turn(Frame, tag="turn"):
    """A seat must decide: a line of a bot's own stream, and the content of a push message."""

    table: str
    game: str
    seat: int
    name: str
    decision: int
    url: str


class Foreseen(Wire):
    """What some moves tried from here would lead to, as far as the seat can know.

    `barrier` is the key of what would keep the last move from being taken back, empty if nothing does. `open`: what
    followed was drawn at random in a world that agrees with what the seat knows, and may come out differently; then
    only the first `sure` events may be told as facts.
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
    """An open decision of some seat, in a world that was tried out."""

    seat: int
    asked: Asked


ServerFrame = Welcome | Update | Ack | Refused | Answer | Pong | Bye
