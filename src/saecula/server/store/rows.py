"""What the store holds, as callers see it. Times are in milliseconds and always given by the caller."""

from typing import Any, Literal, NamedTuple, TypedDict

import msgspec

from saecula.bots.personas import Character
from saecula.kernel.match import Snapshot
from saecula.kernel.record import Header, Line
from saecula.kernel.views import Outcome
from saecula.server.wire.tables import Tempo
from saecula.server.wire.words import Auto, End, EventJson, MoveJson, Status, Time

TokenKind = Literal["browser", "personal", "bot"]
SeatKind = Literal["open", "person", "bot"]


class Row(msgspec.Struct, gc=False):
    """Something stored: a tree without cycles, so the garbage collector need not look at thousands of them."""


# ---------------------------------------------------------------- players


class PlayerRow(Row):
    """A player. `kept`: the name is reserved; `owner`: the player whose bot this is, None for a person."""

    id: str
    name: str
    created: Time
    kept: bool = False
    lang: str | None = None
    is_bot: bool = False
    owner: str | None = None
    webhook: str | None = None


class TokenRow(Row):
    """The hash of a secret: whose it is and what it is good for."""

    hash: str
    player: str
    kind: TokenKind
    created: Time
    #: for a browser's session: when it was last used, what the browser calls itself, which personal link opened it
    seen: Time | None = None
    agent: str | None = None
    link: str | None = None


class PushRow(Row):
    """Where to send push messages for a player's browser."""

    endpoint: str
    player: str
    p256dh: str
    auth: str
    created: Time


class RatingRow(Row):
    """How strong a player is at a game, at one kind of tempo."""

    player: str
    game: str
    tempo: str
    mu: float
    sigma: float
    games: int
    at: Time


# ---------------------------------------------------------------- tables


class SeatRow(Row):
    """A seat of a table."""

    seat: int
    kind: SeatKind = "open"
    name: str = ""
    player: str | None = None
    level: str | None = None
    stand_in: str | None = None
    conceded: bool = False
    agrees_to_end: bool = False
    nonce: str = ""
    #: what a bot values; older bots have none and are called by their level
    character: Character | None = None


class TableRow(Row):
    """A table without its secrets. `version` is that of its last entry; the store itself maintains it.

    `asked`: the seats that must decide now. `era` and `scores`: how far the game has come and what each seat has. They
    are here so that a list of tables can show them without opening each table.
    """

    id: str
    game: str
    rules: str
    host: str
    created: Time
    seats: list[SeatRow]
    options: dict[str, str]
    tempo: Tempo
    status: Status = "gathering"
    listed: bool = False
    reconstructed: bool = False
    version: int = 0
    commitment: str = ""
    started: Time | None = None
    ended: Time | None = None
    end: End | None = None
    result: Outcome | None = None
    muted: list[str] = []
    asked: list[int] = []
    rematch: str | None = None
    rated: bool = False
    era: int | None = None
    scores: list[int] | None = None
    #: the hash of the component set that the table is played with
    components: str | None = None


class TableChanges(TypedDict, total=False):
    """The columns of a table that change; those left out stay as they were."""

    status: Status
    rules: str
    options: dict[str, str]
    tempo: Tempo
    host: str
    listed: bool
    commitment: str
    started: Time | None
    ended: Time | None
    end: End | None
    result: Outcome | None
    muted: list[str]
    asked: list[int]
    rematch: str | None
    era: int | None
    scores: list[int] | None
    #: known to the server alone
    header: Header | None
    seed: bytes | None
    clock: dict[str, Any] | None


class Sealed(Row):
    """What nobody may read before a game is over: the header of its record, the seed of its draws, the notes."""

    header: Header | None
    seed: bytes | None
    clock: dict[str, Any] | None = None


class Opened(Row):
    """All that is needed to go on with a table."""

    table: TableRow
    header: Header | None
    seed: bytes | None
    clock: dict[str, Any] | None
    #: every move and undo, in the form the record has them
    lines: list[Line]
    snapshot: Snapshot | None
    #: (seat, kind of decision) -> the answer given in advance
    presets: dict[tuple[int, str], MoveJson]


# ---------------------------------------------------------------- entries


class Body(Row, omit_defaults=True):
    """What an entry says, in full; if the entry has `told`, the move in here is never sent to anybody."""

    name: str | None = None
    move: MoveJson | None = None
    undo: int | None = None
    text: str | None = None
    level: str | None = None
    auto: Auto | None = None
    #: if a command led to more entries than this one: the version that it was acknowledged with
    upto: int | None = None
    #: the player who was reported, and the message they were reported for
    whom: str | None = None
    quote: str | None = None


class Form(Row):
    """A move and its events as somebody may see them."""

    move: MoveJson | None
    events: list[EventJson]


class Told(Row):
    """Every form in which a move is told, and which one each reader gets: seat 0, ..., the last seat, a spectator."""

    forms: list[Form]
    who: list[int]

    def form(self, eyes: int | None) -> Form:
        """What a seat may see, or a spectator if `eyes` is None."""
        return self.forms[self.who[-1 if eyes is None else eyes]]


class EntryRow(Row):
    """A line of a table's log. `n` is the number of the line in the record, for moves and undos."""

    version: int
    at: Time
    kind: str
    seat: int | None = None
    player: str | None = None
    cid: str | None = None
    n: int | None = None
    body: Body = msgspec.field(default_factory=Body)
    told: Told | None = None


class Mark(NamedTuple):
    """What a replay says about a move besides the move: the number of its line, when it was made, for whom, why."""

    n: int
    at: Time
    seat: int | None
    auto: Auto | None


class Batch(Row):
    """What one command changes at a table: stored as a whole or not at all.

    `entries` carry on the numbering from the table's version; one of them has the command's cid, with its player.
    `seats` replace the rows of the same seats. A preset of None is deleted. If `epoch` is no longer that of the table's
    lease, nothing is stored.
    """

    table_id: str
    entries: list[EntryRow] = []
    changes: TableChanges = msgspec.field(default_factory=TableChanges)
    seats: list[SeatRow] = []
    snapshot: Snapshot | None = None
    presets: dict[tuple[int, str], MoveJson | None] = {}
    #: of the lease on the table; None where one process has all the tables
    epoch: int | None = None


# ---------------------------------------------------------------- nodes


class NodeRow(Row):
    """One of several processes on one database. `life` is what a single run of it is known by."""

    name: str
    life: str
    address: str
    #: for how many thousandths of its time a process of bots is busy; more than 1000 if work is waiting
    busy: int = 0
