"""The bodies of the REST interface, besides the frames that it shares with sockets."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from saecula.bots.personas import Character
from saecula.kernel.meta import Option
from saecula.kernel.views import Outcome
from saecula.server.wire.tables import Asked, TableInfo, Tempo
from saecula.server.wire.words import (
    PLAIN,
    EventJson,
    GivenOptions,
    Level,
    MoveJson,
    Name,
    TableId,
    Time,
    ViewJson,
    Whole,
    Wire,
    Word,
)


class GameCard(Wire):
    """What a client must know about a game to offer it."""

    id: str
    title: str
    rules: str
    seats: tuple[int, int]
    options: list[Option]
    levels: list[str]
    reconstructed: bool
    #: the figures that the curves after a game can show
    measures: list[str]
    has_tour: bool


class Lesson(Wire):
    """A lesson of a tour: what it is called in addresses, and the key of its name; empty for the first one."""

    name: str
    title: str


class Need(Wire):
    """An option of a table, and those of its choices with which such a thing exists."""

    option: str
    choices: list[str]


class GameInfo(GameCard):
    """What a client must know about a game to draw a table and to put its moves into words."""

    #: the lessons of its tour, in order
    lessons: list[Lesson]
    #: kind of move or event -> its fields -> the domain of each (null: a number)
    moves: dict[str, dict[str, str | None]]
    events: dict[str, dict[str, str | None]]
    #: the kinds of moves that chance or the clock makes, and nobody else
    fated: list[str]
    #: the kinds of moves that do not exist at every table, and what they need
    needs: dict[str, Need]
    #: domain -> its values, for asking about moves that are not legal now
    domains: dict[str, list[str]]
    #: what is printed on the components, for drawing
    printed: dict[str, Any]


class Me(Wire):
    """The player behind a request. `kept`: the name is reserved, and games count for ratings."""

    id: str
    name: str
    kept: bool
    lang: str | None = None
    is_bot: bool = False
    push: bool = False
    webhook: str | None = None


class NewPlayer(Wire):
    """A new guest, with the name they give."""

    name: Name
    lang: Annotated[str, Meta(pattern="^[a-z]{2}$")] | None = None


class ChangeMe(Wire, omit_defaults=True):
    """What players change about themselves; what is left out stays as it is."""

    name: Name | msgspec.UnsetType = msgspec.UNSET
    keep: bool | msgspec.UnsetType = msgspec.UNSET
    lang: Annotated[str, Meta(pattern="^[a-z]{2}$")] | msgspec.UnsetType | None = msgspec.UNSET
    webhook: Annotated[str, Meta(max_length=500, pattern=PLAIN)] | msgspec.UnsetType | None = msgspec.UNSET


class Secret(Wire):
    """The secret of a personal link, which is shown only once."""

    secret: Annotated[str, Meta(max_length=100, pattern=PLAIN)]


class SessionInfo(Wire):
    """A browser that is signed in as a player. `by_link`: by a personal link; `this`: it is the one asking.

    `seen` is roughly when it was last used; `agent` is what it calls itself."""

    id: str
    created: Time
    seen: Time | None
    agent: str | None
    by_link: bool
    this: bool


class NewBot(Wire):
    """A new bot of your own, to play over the network."""

    name: Name


class BotToken(Wire):
    """A new bot and its token, which is shown only once."""

    id: str
    name: str
    secret: str


class PushSubscription(Wire):
    """Where to send push messages for a browser."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=PLAIN)]
    p256dh: Annotated[str, Meta(max_length=200, pattern=PLAIN)]
    auth: Annotated[str, Meta(max_length=100, pattern=PLAIN)]


class SeatWish(Wire):
    """Who is to sit on a seat of a new table: yourself, another person on the same screen, a bot, or whoever comes.

    A bot gets the name asked for if bots of its character can have it, and another name if not."""

    kind: Literal["me", "hot", "bot", "open"]
    name: Name | None = None
    level: Level | None = None
    character: Character | None = None


class From(Wire):
    """A position to play on from: that of a table after line `n` of its record."""

    table: TableId
    n: Whole


class NewTable(Wire):
    """A table to open. With `start` the game begins at once, if all seats are taken."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: GivenOptions = msgspec.field(default_factory=dict)
    tempo: Tempo = msgspec.field(default_factory=Tempo)
    listed: bool = False
    start: bool = False
    #: another table, which is over, to take the deal from
    same_deal: TableId | None = None
    #: everybody who uses the same phrase gets the same deal
    phrase: Annotated[str, Meta(max_length=60, pattern=PLAIN)] | None = None
    #: the position to play on from
    origin: From | None = None


class ImportRecord(Wire):
    """A record or a position, to look at or to play on from."""

    text: Annotated[str, Meta(max_length=2_000_000)]


class MyTable(Wire):
    """A row of the page with your tables."""

    table: TableInfo
    seats: list[int]
    #: whether one of your seats must decide
    turn: bool
    #: how far the game has come, and what each seat has scored; null before the start
    era: int | None = None
    scores: list[int] | None = None


class Rating(Wire):
    """A row of the rating table; `value` is the conservative estimate by which it is sorted."""

    player: str
    name: str
    value: float
    mu: float
    sigma: float
    games: int


class Step(Wire):
    """One move of a replay; `patch` leads to the view after it."""

    n: int
    seat: int
    at: Time
    move: MoveJson | None
    events: list[EventJson]
    patch: dict[str, Any]
    measures: dict[str, list[int]]
    auto: str | None = None


class ReplayData(Wire):
    """A whole game to step through, with the eyes of one seat or of a spectator."""

    table: TableInfo
    eyes: int | None
    first: ViewJson
    measures: dict[str, list[int]]
    steps: list[Step]
    result: Outcome | None


class Tip(Wire):
    """What a tour says before a move; `n` is the number of the move in its record."""

    n: int
    key: str


class Chapter(Wire):
    """A part of a tour: the player plays along from move `first` to `last`; moves between two chapters are skipped."""

    key: str
    first: int
    last: int


class Tour(Wire):
    """A game to play along with: the replay, and tips. The player makes the moves of seat `eyes`."""

    replay: ReplayData
    #: n -> the decision that the player answers by move n, which is the only one it lists as legal
    asked: dict[int, Asked]
    tips: list[Tip]
    chapters: list[Chapter]
    #: the key of what is said at the end
    end: str


class RulesPage(Wire):
    """A rules page from docs/rules, in Markdown."""

    game: str
    lang: str
    text: str


class Problem(Wire):
    """What went wrong: a stable word, the key of a sentence, and perhaps some details."""

    error: str
    key: str
    detail: str = ""


class PushKey(Wire):
    """The key that browsers subscribe to push messages with, in base64url."""

    key: str


class Health(Wire):
    """The answer of a server that is well."""

    status: str
    version: str
