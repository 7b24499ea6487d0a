"""What a table is and what it asks, as a seat or a spectator may see it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from saecula.bots.personas import Character
from saecula.kernel.views import Outcome
from saecula.server.wire.words import Auto, End, EventJson, MoveJson, Status, Time, Wire


class Tempo(Wire):
    """How time is kept: `free` not at all; else by a bank of seconds, what each decision adds to it, and its limit."""

    kind: Literal["free", "live", "turns"] = "free"
    bank: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=604_800)] = 0
    cap: Annotated[int, Meta(ge=0, le=2_592_000)] = 0


class SeatInfo(Wire):
    """A seat and who sits there. `player` is a public id; somebody with several seats shares the screen with others."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    player: str | None = None
    level: str | None = None
    #: what a bot values; a bot without a character is called by its level
    character: Character | None = None
    #: the level of the bot that plays while the player is away
    stand_in: str | None = None
    online: bool = False
    conceded: bool = False
    agrees_to_end: bool = False
    #: the seats whose players want this one handed to a bot for good
    opposed_by: list[int] = msgspec.field(default_factory=list)


class Clock(Wire):
    """What is left in each bank, in milliseconds as of `at`, and the seats whose banks are running."""

    at: Time
    left: list[int]
    running: list[int]


class Running(Wire):
    """How the time of the game follows the server's clock, if time is part of the rules now.

    The game's own clock shows `shows` milliseconds at `at`. If it `runs`, it shows `shows + (now - at) * haste`, or
    `shows` while `at` is still to come: then it is about to go on. If not, it stands still at `shows`. Times in a view
    (when a glass is empty, when an age ends) are by the game's clock. `haste` is 1 except on servers for testing.
    """

    at: Time
    shows: int
    runs: bool
    haste: float = 1.0


class TableInfo(Wire):
    """A table as everybody may see it."""

    id: str
    game: str
    rules: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, str]
    tempo: Tempo
    listed: bool
    host: str
    created: Time
    version: int
    #: the hash of the seed, published before the first draw
    commitment: str = ""
    reconstructed: bool = False
    #: somebody may have seen this deal or position before: no nonce goes into its draws, and it is not rated
    known_deal: bool = False
    started: Time | None = None
    ended: Time | None = None
    end: End | None = None
    result: Outcome | None = None
    #: players who may not chat
    muted: list[str] = msgspec.field(default_factory=list)
    watchers: int = 0
    #: the table of the rematch, once there is one
    rematch: str | None = None
    #: false if the rules version of this table can no longer be played, only read
    playable: bool = True
    #: the seats that want to pause, or to go on after a pause, where time runs and all must agree
    pausing: list[int] = msgspec.field(default_factory=list)


class Entry(Wire):
    """One line of a table's log, as the reader may see it. `version` numbers them from 1.

    `kind` is one of: created, sat, stood, bot-added, started, move, undo, chat, paused, resumed, pause-offered,
    resume-offered, stand-in, taken-back, conceded, end-offered, end-declined, ended, remove-offered, removed, muted,
    unmuted, reported. Only the host is told of reports: `name` reports the player called `text`, with a `quote` if any.
    """

    version: int
    at: Time
    kind: str
    #: who did it: a seat, -1 for chance, -2 for the clock; null for somebody without a seat
    seat: int | None = None
    name: str | None = None
    player: str | None = None
    #: the number of the line in the record, for moves and undos
    n: int | None = None
    move: MoveJson | None = None
    events: list[EventJson] = msgspec.field(default_factory=list)
    #: the line that an undo goes back to
    undo: int | None = None
    text: str | None = None
    level: str | None = None
    auto: Auto | None = None
    #: the player who is reported, and the message they are reported for
    whom: str | None = None
    quote: str | None = None


class Asked(Wire):
    """The open decision of the seat you look through, and everything it may choose. a, b, c are for its sentence."""

    decision: int
    kind: str
    a: int
    b: int
    c: int
    legal: list[MoveJson]


class ReasonInfo(Wire):
    """Why something is not allowed: the key of a sentence with its values, and the clause of the rules behind it."""

    key: str
    clause: str = ""
    args: dict[str, str] = msgspec.field(default_factory=dict)


class UndoInfo(Wire):
    """Whether the seat you look through may take back its last move; if not, why not."""

    may: bool
    reason: ReasonInfo | None = None
