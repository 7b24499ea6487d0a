"""Games played from Python, in the style of python-chess: seats are letters, moves are values with text and JSON."""

from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from saecula.games import made_for, make_game
from saecula.kernel import match
from saecula.kernel.codes import Reason
from saecula.kernel.errors import BadMove, BadOptions, IllegalMove
from saecula.kernel.game import Game
from saecula.kernel.lots import fresh_seed, seed_of
from saecula.kernel.moves import Move
from saecula.kernel.record import CHANCE_NAME, CLOCK_NAME, SEATS, Record, seat_name, seat_number, to_jsonl
from saecula.kernel.views import Event, Outcome, View
from saecula.play.drawing import drawn, has_drawings, picture_of
from saecula.play.driving import draw_all
from saecula.play.position import Position, check_position, write_position
from saecula.play.position import read_position as read_position_text
from saecula.play.reading import read_record as read_record_text
from saecula.play.reading import read_text
from saecula.play.replay import Replay
from saecula.texts.languages import Texts, chosen_language
from saecula.texts.record import to_text
from saecula.texts.telling import Teller

CHANCE = CHANCE_NAME
CLOCK = CLOCK_NAME
#: The width of terminal pictures, in columns.
WIDTH = 100


class Match:
    """A game being played.

    >>> match = new("tempus", seats=3, seed=7, map="dealt")
    >>> match.to_act
    ['C']
    >>> print(match.legal("C")[0])
    place-token K2
    >>> events = match.play("C", "place-token K2")
    >>> print(match.why_not("C", "choose-action move"))
    First place your starting tokens. [TEM-SET-8]
    """

    def __init__(self, inner: match.Match[Any], scripted: bool = False) -> None:
        self.inner = inner
        self.game = inner.game
        #: whether draws are left to `play(CHANCE, ...)` instead of following from the seed
        self.scripted = scripted
        self.players = inner.header.players
        self._texts = Texts(chosen_language(), self.game.meta.id)
        self._teller = Teller(self.game, self._texts, self.players)
        if not scripted:
            draw_all(inner)

    # -- looking

    @property
    def to_act(self) -> list[str]:
        """Who may move now: the letters of seats, CHANCE if draws are scripted, CLOCK if time runs.

        >>> new("pebbles", seats=2, seed=1).to_act
        ['A', 'B']
        """
        return [seat_name(seat) for seat in self.game.to_act(self.inner.state)]

    def is_over(self) -> bool:
        """Whether the game has ended.

        >>> new("pebbles", seats=2, seed=1).is_over()
        False
        """
        return self.inner.is_over()

    def legal(self, seat: str) -> list[Move]:
        """All legal moves of somebody who is to act; an empty list for anybody else.

        >>> match = new("tempus", seats=3, seed=7, map="dealt")
        >>> match.legal("C")[0]
        PlaceToken(hex='K2')
        >>> str(match.legal("C")[0]), match.legal("C")[0].json()
        ('place-token K2', {'do': 'PlaceToken', 'hex': 'K2'})
        >>> match.legal("A")
        []
        """
        who = self._seat(seat)
        if who not in self.game.to_act(self.inner.state):
            return []
        return [self.game.book.decode(code) for code in self.game.legal(self.inner.state, who)]

    def why_not(self, seat: str, move: Move | str | Mapping[str, str]) -> str | None:
        """Why a move is not legal now, in a sentence with its clause; None if it is legal.

        >>> match = new("tempus", seats=3, seed=7, map="dealt")
        >>> print(match.why_not("C", "move-token C5 C6"))
        No token of yours stands on this hex. [TEM-MOV-2]
        >>> print(match.why_not("C", "place-token K2"))
        None
        """
        reason = self.game.why_not(self.inner.state, self._seat(seat), code_of(self.game, move))
        return None if reason is None else self._teller.reason(reason)

    def view(self, seat: str | None = None) -> View:
        """What a seat may know; without a seat, what a spectator may know.

        >>> match = new("pebbles", seats=2, seed=1)
        >>> match.view("A").mine, match.view().mine
        ([0, 0, 1, 0, 0, 2], None)
        """
        return self.game.view(self.inner.state, None if seat is None else self._seat(seat))

    def outcome(self) -> Outcome:
        """The result; before the end, the current standings.

        >>> match = new("pebbles", seats=2, seed=1)
        >>> [(standing.rank, standing.total) for standing in match.outcome().standings]
        [(1, 0), (1, 0)]
        """
        return self.game.outcome(self.inner.state)

    def tell(self, event: Event) -> str:
        """An event as a sentence.

        >>> match = new("tempus", seats=3, seed=7, map="dealt")
        >>> match.tell(match.play("C", "place-token K2")[0])
        'C (Player C) places a token on K2.'
        """
        return self._teller.event(event)

    # -- moving

    def play(self, seat: str, move: Move | str | Mapping[str, str]) -> list[Event]:
        """Make a move, then whatever chance draws after it; returns all the events that came of it.

        The move is a value, its text or its JSON form. If it is not allowed, IllegalMove says why, with the clause, and
        nothing changes.

        >>> match = new("tempus", seats=3, seed=7, map="dealt")
        >>> match.play("C", "place-token K2")
        [TokenPlaced(seat=2, hex='K2')]
        >>> match.play("C", "choose-action move")
        Traceback (most recent call last):
        saecula.kernel.errors.IllegalMove: First place your starting tokens. [TEM-SET-8]

        In a scripted match the draws are moves too:

        >>> match = new("pebbles", seats=2, scripted=True)
        >>> [str(move) for move in match.legal(CHANCE)]
        ['draw 1', 'draw 2', 'draw 3', 'draw 4', 'draw 5']
        >>> match.play(CHANCE, "draw 3")
        [PebbleDrawn(seat=1, value=3)]
        """
        try:
            played = [self.inner.play(self._seat(seat), code_of(self.game, move))]
        except IllegalMove as error:
            raise worded(self._teller, error.reason) from None
        if not self.scripted:
            played += draw_all(self.inner)
        return [event for one in played for event in self.game.chronicle.full(one.log)]

    def undo(self, seat: str | None = None) -> None:
        """Take back the last move of a seat, or of whoever moved last; IllegalMove says why if that is not possible.

        >>> match = new("tempus", seats=3, seed=7, map="dealt")
        >>> before = match.position()
        >>> events = match.play("C", "place-token K2")
        >>> match.undo()
        >>> match.position() == before
        True
        """
        made = [played.seat for played in self.inner.played if played.seat >= 0]
        who = self._seat(seat) if seat is not None else next(reversed(made), 0)
        try:
            self.inner.undo(who)
        except IllegalMove as error:
            raise worded(self._teller, error.reason) from None

    # -- keeping and drawing

    def record(self) -> Record:
        """The record so far; the seed is revealed at the end.

        >>> match = new("pebbles", seats=2, seed=1)
        >>> events = match.play("B", match.legal("B")[0])
        >>> match.record().lines[-1].seat
        'B'
        """
        return self.inner.record()

    def save(self, path: str | Path) -> None:
        """Write the record to a file: as text if its name ends in .txt, otherwise as JSON Lines.

        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     new("pebbles", seats=2, seed=1).save(f"{folder}/game.txt")
        ...     record = read_record(f"{folder}/game.txt")
        >>> record.header.seats
        2
        """
        file = Path(path)
        written = to_text(self.record(), self.game.book) if file.suffix == ".txt" else to_jsonl(self.record())
        file.write_text(written, encoding="utf-8")

    def position(self) -> str:
        """The text of a position file, from which `load` can play on.

        >>> match = new("pebbles", seats=2, seed=1)
        >>> load(match.position()).to_act
        ['A', 'B']
        """
        return write_position(self.game, self.inner.state, self.inner.header.options).decode()

    def svg(self, seat: str | None = None) -> str:
        """The position as an SVG picture, as a seat sees it, or without a seat as a spectator does.

        >>> new("tempus", seats=3, seed=7, map="dealt").svg()[:4]
        '<svg'
        """
        return picture_of(self.game, self.view(seat), self._texts, self.players)

    def draw(self, seat: str | None = None, width: int = WIDTH) -> str:
        """The position as text, as a seat or a spectator sees it; `print(match)` shows the spectator's view.

        >>> lines = new("rise-and-fall", 2, seed=1, world="library").draw("A").splitlines()
        >>> len(lines) <= 40, max(map(len, lines)) <= 100
        (True, True)
        """
        console = Console(file=StringIO(), width=width, color_system=None, legacy_windows=False)
        console.print(drawn(self.game, self.view(seat), self._texts, self.players, width))
        assert isinstance(console.file, StringIO)
        return console.file.getvalue().rstrip("\n")

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        return f"<{self.game.meta.title}: {self.inner.header.seats} seats, {len(self.inner.lines)} moves>"

    def _repr_svg_(self) -> str | None:
        return self.svg() if has_drawings(self.game) else None

    # -- names

    def _seat(self, name: str) -> int:
        seats = self.inner.header.seats
        if name not in (*SEATS[:seats], CHANCE, CLOCK):
            raise BadOptions(f"seats are letters: {', '.join(SEATS[:seats])}; {name!r} is none of them")
        return seat_number(name, seats)


def code_of(game: Game[Any], move: Move | str | Mapping[str, str]) -> int:
    """The packed form of a move given as a value, as text or as JSON; BadMove if it is not a move of this game."""
    if isinstance(move, str):
        return game.book.encode(game.book.parse(move))
    if not isinstance(move, Move | Mapping):
        raise BadMove(f"a move is a value of `legal`, its text or its JSON form; {move!r} is none of them")
    return game.book.encode(move if isinstance(move, Move) else game.book.from_json(dict(move)))


def worded(teller: Teller, reason: Reason) -> IllegalMove:
    """An error that says in a sentence why a move is not allowed."""
    error = IllegalMove(reason)
    error.args = (teller.reason(reason),)
    return error


def new(
    game: str,
    seats: int | None = None,
    *,
    seed: int | None = None,
    players: tuple[str, ...] = (),
    components: str | Path | None = None,
    scripted: bool = False,
    **options: str | int,
) -> Match:
    """A new game, with the fewest seats unless you give a number; with a seed it has the same draws every time.

    `components` is the path of a component file; `scripted` leaves the draws to `play(CHANCE, ...)`. Options have the
    names that `saecula games` lists, with `_` for `-`.

    >>> new("rise-and-fall", 2, seed=1, world="library").to_act
    ['A']
    """
    made = make_game(game, Path(components) if components else None)
    lots = fresh_seed() if seed is None else seed_of(made.meta.id, seed)
    count = made.meta.seats[0] if seats is None else seats
    chosen = {name.replace("_", "-"): str(value) for name, value in options.items()}
    inner = match.Match(made, count, chosen, lots, players)
    if len(players) > count:
        raise BadOptions(f"{len(players)} names are too many for {count} seats")
    return Match(inner, scripted)


def load(position: str | Path | Position, *, seed: int | None = None, scripted: bool = False) -> Match:
    """A game that starts from a position: the path of a file, its text, or what `read_position` returned.

    >>> match = new("tempus", seats=3, seed=7, map="dealt")
    >>> load(match.position()).legal("C") == match.legal("C")
    True
    """
    read = position if isinstance(position, Position) else read_position(position)
    made = make_game(read.game, rules=read.rules)
    whole = check_position(made, read)
    lots = fresh_seed() if seed is None else seed_of(made.meta.id, seed)
    return Match(match.Match(made, whole.seats, whole.options, lots, position=whole.state), scripted)


def read_position(position: str | Path) -> Position:
    """The position in a file or in its text, to look at without playing on from it.

    >>> position = read_position(new("tempus", seats=3, seed=7, map="dealt").position())
    >>> position.seats, position.options
    (3, {'map': 'dealt'})
    """
    is_text = isinstance(position, str) and position.lstrip().startswith("{")
    return read_position_text(str(position) if is_text else read_text(position))


def read_record(path: str | Path) -> Record:
    """The record in a file, either JSON Lines or text. `Match.save` writes one, `replay` makes a game of it.

    >>> read_record("missing.jsonl")
    Traceback (most recent call last):
    saecula.kernel.errors.BadRecord: missing.jsonl cannot be read: No such file or directory
    """
    return read_record_text(read_text(path))[1]


def replay(record: Record, to: int | None = None) -> Match:
    """The game as it stood after line `to` of a record, or at its end, to look at or play on from with scripted draws.

    >>> match = new("pebbles", seats=2, seed=1)
    >>> before = match.position()
    >>> events = match.play("A", match.legal("A")[0])
    >>> replay(match.record(), to=len(match.record().lines) - 1).position() == before
    True
    """
    if to is not None and not 0 <= to <= len(record.lines):
        raise BadOptions(f"the record has lines 0 to {len(record.lines)}, not {to}")
    story = Replay(made_for(record.header), record)
    story.to(len(record.lines) if to is None else to)
    header = record.header
    inner = match.Match(story.game, header.seats, header.options, fresh_seed(), header.players, (), story.state.dump())
    return Match(inner, scripted=True)
