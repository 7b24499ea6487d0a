"""Everything that travels between a server and its clients. The types of the web client are generated from these.

A command changes something and carries a `cid` chosen by the sender: the same cid is answered, not obeyed, twice. It
may come as a frame on the socket or as the body of a POST. A question changes nothing. Moves and events travel in the
JSON forms of the rules (`{"do": ...}`, `{"event": ...}`); sentences are made where they are read, in the reader's own
language.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from saecula.kernel.views import Outcome

#: Milliseconds since 1970, by the server's clock.
Time = int
MoveJson = dict[str, str]
EventJson = dict[str, Any]
ViewJson = dict[str, Any]
Seat = Annotated[int, Meta(ge=0, le=7)]
Cid = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{12}$")]
Status = Literal["gathering", "playing", "paused", "over"]
#: How a table came to its end: by the rules, by agreement of all, or because nobody was left.
End = Literal["rules", "agreed", "abandoned"]
#: Why the server moved for a seat: a pre-set answer, the only choice there was, a bot in place of a player.
Auto = Literal["preset", "forced", "stand-in"]
#: Why a command was refused, in a word for programs.
RefusedWord = Literal["malformed", "illegal", "stale", "forbidden", "too-many", "too-late", "unknown", "failed"]


class Wire(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Something that travels."""


# ---------------------------------------------------------------- what a table is


class Tempo(Wire):
    """How time is kept: `free` not at all; else a bank in seconds, what a decision adds, what the bank never passes."""

    kind: Literal["free", "live", "turns"] = "free"
    bank: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=604_800)] = 0
    cap: Annotated[int, Meta(ge=0, le=2_592_000)] = 0


class SeatInfo(Wire):
    """A seat and who sits there. `player` is a public id; several seats of one player make a hot-seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    player: str | None = None
    level: str | None = None
    #: the level of the bot that plays while the player is away
    stand_in: str | None = None
    online: bool = False
    conceded: bool = False
    agrees_to_end: bool = False


class Clock(Wire):
    """What each bank holds in milliseconds, as of `at`, and which of them are running out."""

    at: Time
    left: list[int]
    running: list[int]


class Running(Wire):
    """How the time of the game follows the server's clock, where time is part of the rules and counts now.

    The game's own clock showed `shows` milliseconds at `at`. If it `runs`, it shows `shows + (now - at) * haste`, and
    `shows` as long as `at` has not come: it is about to go on. If not, it stands still at `shows`. A view's times (when
    a glass is empty, when an age ends) are by the game's clock. `haste` is 1 but on servers for trying things out.
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
    #: the hash of the seed, out before the first draw
    commitment: str = ""
    reconstructed: bool = False
    started: Time | None = None
    ended: Time | None = None
    end: End | None = None
    result: Outcome | None = None
    #: players who may not speak
    muted: list[str] = []
    watchers: int = 0
    #: the table of the rematch, once there is one
    rematch: str | None = None
    #: false when the rules version of this table can no longer be played, only read
    playable: bool = True
    #: the seats that would like to pause, or to go on after a pause, where time runs and all must agree
    pausing: list[int] = []


class Entry(Wire):
    """One line of a table's log, as the reader may see it. `version` counts all of them from 1.

    `kind` is one of: created, sat, stood, bot-added, started, move, undo, chat, paused, resumed, pause-offered,
    resume-offered, stand-in, taken-back, conceded, end-offered, end-declined, ended, removed, muted, unmuted, preset.
    """

    version: int
    at: Time
    kind: str
    #: who did it: a seat, -1 chance, -2 the clock; none for those who do not sit
    seat: int | None = None
    name: str | None = None
    player: str | None = None
    #: the number of the line in the record, for moves and undos
    n: int | None = None
    move: MoveJson | None = None
    events: list[EventJson] = []
    #: the line that an undo goes back to
    undo: int | None = None
    text: str | None = None
    level: str | None = None
    auto: Auto | None = None


class Asked(Wire):
    """The open decision of the seat one looks through, and everything it may choose. a, b, c are for its sentence."""

    decision: int
    kind: str
    a: int
    b: int
    c: int
    legal: list[MoveJson]


class ReasonInfo(Wire):
    """Why something is not allowed: a sentence's key with its values, and the clause it follows from."""

    key: str
    clause: str = ""
    args: dict[str, str] = {}


class UndoInfo(Wire):
    """Whether the seat one looks through may take its last move back; why not, if not."""

    may: bool
    reason: ReasonInfo | None = None


# ---------------------------------------------------------------- frames of the server


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
    presets: dict[str, MoveJson] = {}
    #: public figures of each seat: points as they stand, and whatever else the game counts
    measures: dict[str, list[int]] = {}
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
    hint: "Hint | None" = None
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


class Advised(Wire):
    """One move that a bot would think of: the chance to win it sees, what comes of it, and what changes."""

    move: MoveJson
    value: float
    share: float
    events: list[EventJson]
    #: measure -> by how much it changes for the seat, after the best line that begins so
    changes: dict[str, int]


class Hint(Wire):
    """The best moves of a bot."""

    level: str
    moves: list[Advised]


class Foreseen(Wire):
    """What would come of moves tried from here, as far as the seat can know.

    `barrier` is the key of what would keep the last move from being taken back, empty if nothing does. `open`: what
    followed was drawn at random in a world that agrees with what the seat knows, and may come out otherwise.
    """

    view: ViewJson
    events: list[EventJson]
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

# ---------------------------------------------------------------- commands


class Command(Wire, tag_field="do", kw_only=True):
    """Something a client wants done at a table."""

    cid: Cid


class Play(Command, tag="play"):
    """Answer a decision of one's own seat."""

    seat: Seat
    decision: int
    move: MoveJson


class Undo(Command, tag="undo"):
    """Take one's last move back, or all of them as far as may be."""

    seat: Seat
    all: bool = False


class Say(Command, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Sit(Command, tag="sit"):
    """Take an open seat. `name` for a further person on the same screen; `nonce` goes into the draws."""

    seat: Seat
    name: Name | None = None
    nonce: Annotated[str, Meta(max_length=64)] = ""


class Stand(Command, tag="stand"):
    """Leave a seat before the game starts."""

    seat: Seat


class AddBot(Command, tag="add-bot"):
    """Put a bot on an open seat; the host may."""

    seat: Seat
    level: Level


class RemoveSeat(Command, tag="remove"):
    """Empty a seat before the start, or hand it to a bot for good afterwards; the host may."""

    seat: Seat


class Mute(Command, tag="mute"):
    """Take the word from a player, or give it back; the host may."""

    player: Annotated[str, Meta(max_length=40)]
    muted: bool


class Start(Command, tag="start"):
    """Start the game; the host may, once all seats are taken."""


class Pause(Command, tag="pause"):
    """Stop the clocks and the game, or let them go on; any player may.

    While time is part of the rules all who are there must agree; the other way round takes one's wish back.
    """

    paused: bool


class StandIn(Command, tag="stand-in"):
    """Let a bot play a seat: one's own, or that of somebody absent or out of time. No level takes one's seat back."""

    seat: Seat
    level: Level | None


class Concede(Command, tag="concede"):
    """Give up: the seat comes last, a bot plays on."""

    seat: Seat


class OfferEnd(Command, tag="offer-end"):
    """Agree to end the game as it stands, or take that back; it ends when all persons agree."""

    seat: Seat
    agree: bool


class Preset(Command, tag="preset"):
    """Answer all decisions of a kind beforehand, or stop doing so. Only the seat itself sees it."""

    seat: Seat
    kind: Annotated[str, Meta(max_length=40)]
    move: MoveJson | None


AnyCommand = (
    Play | Undo | Say | Sit | Stand | AddBot | RemoveSeat | Mute | Start | Pause | StandIn | Concede | OfferEnd | Preset
)

# ---------------------------------------------------------------- questions


class Inquiry(Wire, tag_field="ask", kw_only=True):
    """Something a client wants to know."""

    cid: Cid


class Why(Inquiry, tag="why"):
    """Why is a move not allowed now? The answer's `why` is null if it is."""

    seat: Seat
    move: MoveJson


class AskHint(Inquiry, tag="hint"):
    """What would a bot think of?"""

    seat: Seat
    level: Level = "casual"


class Foresee(Inquiry, tag="foresee"):
    """What would come of these moves? One is a preview, several are a what-if from what the seat knows."""

    seat: Seat
    moves: Annotated[list["Tried"], Meta(max_length=200)]
    #: other numbers deal other worlds
    world: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Tried(Wire):
    """A move tried for a seat; without a move chance draws by itself."""

    seat: Annotated[int, Meta(ge=-2, le=7)]
    move: MoveJson | None = None


class Look(Inquiry, tag="look"):
    """Look through the eyes of another of one's own seats, or of a spectator; a welcome follows."""

    eyes: Seat | None
    since: int | None = None


class Earlier(Inquiry, tag="earlier"):
    """The log before a version."""

    before: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]


class Ping(Inquiry, tag="ping"):
    """Are you there?"""

    t: float


AnyInquiry = Why | AskHint | Foresee | Look | Earlier | Ping
