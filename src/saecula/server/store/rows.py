"""What the store holds, as callers see it. Times are milliseconds and always given by the caller."""

from typing import Any, Literal, NamedTuple, TypedDict

import msgspec

from saecula.bots.faces import Character
from saecula.kernel.match import Snapshot
from saecula.kernel.record import Header, Line
from saecula.kernel.views import Outcome
from saecula.server.wire.tables import Tempo
from saecula.server.wire.words import Auto, End, EventJson, MoveJson, Status, Time

TokenKind = Literal["browser", "personal", "bot"]
SeatKind = Literal["open", "person", "bot"]


class Row(msgspec.Struct, gc=False):
    """Something stored: a tree without cycles, so the collector need not look at thousands of them."""


# ---------------------------------------------------------------- players


class PlayerRow(Row):
    """A player. `kept`: the name is reserved; `owner`: whose bot this is."""

    id: str
    name: str
    created: Time
    kept: bool = False
    lang: str | None = None
    is_bot: bool = False
    owner: str | None = None
    webhook: str | None = None


class TokenRow(Row):
    """A secret by its hash: whose it is and what it is good for."""

    hash: str
    player: str
    kind: TokenKind
    created: Time
    #: of the session of a browser: when it was last used, what the browser calls itself, which personal link made it
    seen: Time | None = None
    agent: str | None = None
    link: str | None = None


class PushRow(Row):
    """Where a browser of a player wants to be told."""

    endpoint: str
    player: str
    p256dh: str
    auth: str
    created: Time


class RatingRow(Row):
    """How strong a player is at a game in one kind of tempo."""

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
    #: what a bot values; those of before have none and are called by their level
    character: Character | None = None


class TableRow(Row):
    """A table without its secrets. `version` is that of its last entry and kept by the store itself.

    `asked`: the seats that must decide now, so that a list of tables tells whose turn it is without opening them; so do
    `era` and `scores`, how far the game has come and what each seat has.
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
    #: the hash of the component set that it is played with
    components: str | None = None


class TableChanges(TypedDict, total=False):
    """The columns of a table that change; those left out stay."""

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
    """What nobody may read before a game is over: the header of its record, the seed of its draws, notes."""

    header: Header | None
    seed: bytes | None
    clock: dict[str, Any] | None = None


class Opened(Row):
    """All that is needed to go on with a table."""

    table: TableRow
    header: Header | None
    seed: bytes | None
    clock: dict[str, Any] | None
    #: every move and undo, as the record has them
    lines: list[Line]
    snapshot: Snapshot | None
    #: (seat, kind of decision) -> the answer given beforehand
    presets: dict[tuple[int, str], MoveJson]


# ---------------------------------------------------------------- entries


class Body(Row, omit_defaults=True):
    """What an entry says, in full: never sent as it is where `told` exists."""

    name: str | None = None
    move: MoveJson | None = None
    undo: int | None = None
    text: str | None = None
    level: str | None = None
    auto: Auto | None = None
    #: where a command led to more than this entry: the version that it was acknowledged with
    upto: int | None = None
    #: the player who is reported, and the message that it is for
    whom: str | None = None
    quote: str | None = None


class Form(Row):
    """A move and its events as somebody may see them."""

    move: MoveJson | None
    events: list[EventJson]


class Told(Row):
    """Every form in which a move is told, and who is told which: seat 0, ..., the last seat, a spectator."""

    forms: list[Form]
    who: list[int]

    def form(self, eyes: int | None) -> Form:
        """What a seat, or a spectator, may see."""
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
    """What a replay tells of a move beside the move: the number of its line, when it was made, for whom, why."""

    n: int
    at: Time
    seat: int | None
    auto: Auto | None


class Batch(Row):
    """What one command changes at a table: stored as a whole or not at all.

    `entries` are numbered on from the table's version; a command's cid (with its player) stands on one of them.
    `seats` replace the rows of the same seats. A preset of None is deleted. Under an `epoch` that is not that of the
    table's lease any more nothing is stored.
    """

    table_id: str
    entries: list[EntryRow] = []
    changes: TableChanges = msgspec.field(default_factory=TableChanges)
    seats: list[SeatRow] = []
    snapshot: Snapshot | None = None
    presets: dict[tuple[int, str], MoveJson | None] = {}
    #: of the lease on the table; None where one process has them all
    epoch: int | None = None


# ---------------------------------------------------------------- nodes


class NodeRow(Row):
    """A process among several on one database. `life`: by what one run of it is known."""

    name: str
    life: str
    address: str
    #: how many thousandths of its time a process of bots has something to do; more where some wait
    busy: int = 0
