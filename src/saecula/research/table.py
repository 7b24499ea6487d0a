"""One game on a table for research: seats answer with dense numbers, chance and clock take care of themselves."""

from collections.abc import Mapping
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any

from saecula.games import make_game
from saecula.kernel.codes import CHANCE, CLOCK, Log, Reason
from saecula.kernel.errors import BadOptions, IllegalMove
from saecula.kernel.game import Game
from saecula.kernel.lots import Lots, seed_of
from saecula.kernel.match import Match
from saecula.kernel.meta import Options
from saecula.kernel.record import Record, seat_name
from saecula.kernel.steps import State
from saecula.kernel.views import View
from saecula.parts.tensors import Row
from saecula.play.driving import Answer, drive, first_asked
from saecula.play.position import check_position, read_position
from saecula.play.reading import read_text
from saecula.research.hall import Numbering


class IllegalAction(IllegalMove, ValueError):
    """An action that the mask forbids; the message says whose it is, which, and why."""

    def __init__(self, who: str, what: str, reason: Reason) -> None:
        super().__init__(reason)
        self.args = (f"{who} may not choose {what} now: {IllegalMove(reason)}",)
        self._said = (who, what, reason.clause, reason.key, reason.args)

    def __reduce__(self) -> tuple[Any, ...]:
        return _illegal, self._said


def _illegal(who: str, what: str, clause: str, key: str, args: dict[str, Any]) -> IllegalAction:
    """Rebuild a refusal that another process has sent."""
    return IllegalAction(who, what, Reason(clause, key, **args))


@lru_cache(maxsize=8)
def game_of(game: str, components: str, rules: str | None = None) -> Game[Any]:
    """A game with its components, in a version of its rules; all tables of a process share it."""
    return make_game(game, Path(components) if components else None, rules)


@lru_cache(maxsize=16)
def numbering_of(game: Game[Any]) -> Numbering:
    """The dense numbers of a game's moves, worked out as they are asked for."""
    return Numbering(game.book)


def open_table(
    game: str,
    seats: int | None,
    options: Mapping[str, str] | None = None,
    components: str | Path | None = None,
    choices: Mapping[str, str] | None = None,
    position: str | Path | None = None,
) -> "Table":
    """A table for a game; options may come as a mapping, as single choices, or both, or from a position file."""
    given = dict(options or {})
    for name, value in (choices or {}).items():
        if given.setdefault(name, value) != value:
            raise BadOptions(f"option {name} is given twice, as {given[name]!r} and as {value!r}")
    if position is not None:
        return _table_from(Path(position), game, seats, given, str(components or ""))
    found = game_of(game, str(components or ""))
    count = found.meta.seats[0] if seats is None else seats
    return Table(found, str(components or ""), count, found.meta.check(count, given))


def _table_from(path: Path, game: str, seats: int | None, options: Options, components: str) -> "Table":
    """A table whose games begin from a position file."""
    read = read_position(read_text(path))
    found = check_position(game_of(game, components, read.rules), read)
    if seats not in (None, found.seats) or {**found.options, **options} != found.options:
        raise BadOptions("the position was reached with another number of seats or other options than these")
    return Table(game_of(game, components, read.rules), components, found.seats, found.options, found.state)


def rewards_of(shares: list[float]) -> list[float]:
    """Shares of the win as rewards that add up to zero: 1 for winning alone, -1 / (seats - 1) for losing."""
    seats = len(shares)
    return shares if seats == 1 else [(share * seats - 1) / (seats - 1) for share in shares]


class Table:
    """A state, where it began, the moves since then, and the lots that chance draws."""

    def __init__(
        self,
        game: Game[Any],
        components: str,
        seats: int,
        options: Options,
        position: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.components = components
        self.seats = seats
        self.options = options
        #: the dump that every game begins from, None for the normal start
        self.position = position
        self.agents = [seat_name(seat) for seat in range(seats)]
        self.origin: State | None = None
        self.moves: list[tuple[int, int]] = []
        self._codes: dict[int, list[int]] = {}
        self._actions: dict[int, list[int]] = {}
        #: where the tensors of this table are written
        self.row: Row | None = None
        self.reset(0)
        self._later = Random()

    def _begin(self, state: State, number: int) -> None:
        self.state = state
        self.number = number
        self._lots = Lots(seed_of(self.game.meta.id, number))
        self.moves = []
        self._codes = {}
        self._actions = {}

    def reset(self, seed: int | None = None) -> None:
        """Start a new game; without a seed, it follows from the last one given."""
        if seed is not None:
            self._later = Random(seed)
        number = self._later.getrandbits(48) if seed is None else seed
        begins = self.game.start(self.seats, self.options) if self.position is None else self.game.load(self.position)
        self.origin = None if self.position is None else begins.copy()
        self._begin(begins, number)

    # -- looking

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over(self.state)

    def asked(self) -> list[int]:
        """The seats that owe a decision, in seat order."""
        return [seat for seat in self.game.to_act(self.state) if seat >= 0]

    def legal(self, seat: int) -> list[int]:
        """The packed legal moves of a seat; none if it is not asked."""
        codes = self._codes.get(seat)
        if codes is None:
            codes = self.game.legal(self.state, seat) if seat in self.game.to_act(self.state) else []
            self._codes[seat] = codes
        return codes

    def actions(self, seat: int) -> list[int]:
        """The legal moves of a seat as dense numbers."""
        actions = self._actions.get(seat)
        if actions is None:
            actions = self._actions[seat] = numbering_of(self.game).numbers(self.legal(seat))
        return actions

    def view(self, seat: int | None) -> View:
        """What a seat may know, or a spectator if `seat` is None."""
        return self.game.view(self.state, seat)

    def rewards(self) -> list[float]:
        """The rewards at the end."""
        return rewards_of(self.game.outcome(self.state).shares())

    # -- moving

    def code_of(self, seat: int, action: int) -> int:
        """The packed move of a dense number; IllegalAction if the seat may not make it."""
        actions = self.actions(seat)
        if action in actions:
            return self.legal(seat)[actions.index(action)]
        book = self.game.book
        if not 0 <= action < book.size:
            raise IllegalAction(self.agents[seat], f"action {action}", Reason("", f"actions are 0 to {book.size - 1}"))
        code = book.code(action)
        reason = self.game.why_not(self.state, seat, code)
        assert reason is not None
        raise IllegalAction(self.agents[seat], str(book.decode(code)), reason)

    def play(self, seat: int, code: int) -> Log:
        """Make a legal move of a seat, CHANCE or CLOCK; returns its log."""
        log = Log()
        self.game.make(self.state, seat, code, log)
        self.moves.append((seat, code))
        self._codes = {}
        self._actions = {}
        return log

    def draw(self) -> Log:
        """Let CHANCE make its next move."""
        return self.play(CHANCE, self._lots.pick(*self.game.chance(self.state)))

    def go_on(self, answer: Answer = lambda seat: None) -> None:
        """Let CHANCE draw, CLOCK run out when nobody else is asked, and seats answer, until one has no answer."""
        drive(self, partial(first_asked, self.game), answer)

    def tick(self) -> Log:
        """Let CLOCK move to its deadline."""
        return self.play(CLOCK, self.game.legal(self.state, CLOCK)[-1])

    # -- copies

    def copy(self) -> "Table":
        """The same game, with the same luck to come."""
        other = _another(self, self.state.copy(), self.number)
        other.origin = self.origin
        other.moves = self.moves.copy()
        other._lots.drawn = self._lots.drawn
        other._later.setstate(self._later.getstate())
        return other

    def __deepcopy__(self, memo: object) -> "Table":
        return self.copy()

    def resample(self, seat: int, seed: int) -> "Table":
        """A game that looks the same to a seat: what it cannot know is redealt, and so is the luck to come."""
        other = _another(self, self.game.resample(self.view(seat), Random(seed)), seed)
        other.origin = other.state.copy()
        other._later.seed(seed)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        table = (self.game.meta.id, self.components, self.game.meta.rules, self.seats, self.options, self.position)
        origin = None if self.origin is None else self.origin.dump()
        luck = (self.number, self._lots.drawn, self._later.getstate())
        return reopen, (table, origin, self.state.dump(), self.moves, luck)


def _another(table: Table, state: State, number: int) -> Table:
    """A table like an existing one, at another state."""
    other = Table.__new__(Table)
    other.__dict__.update(table.__dict__)
    other._later = Random(0)
    other.row = None
    other._begin(state, number)
    return other


def result_of(table: Table, seat: int) -> dict[str, Any]:
    """What a seat is told at the end: everybody's totals, and its own points and rank."""
    standings = {standing.seat: standing for standing in table.game.outcome(table.state).standings}
    return {
        "scores": {table.agents[s]: standing.total for s, standing in standings.items()},
        "points": dict(standings[seat].points),
        "rank": standings[seat].rank,
    }


def reopen(
    table: tuple[str, str, str, int, Options, dict[str, object] | None],
    origin: dict[str, object] | None,
    state: dict[str, object],
    moves: list[tuple[int, int]],
    luck: tuple[int, int, Any],
) -> Table:
    """A table as it was pickled."""
    name, components, rules, seats, options, position = table
    game = game_of(name, components, rules)
    made = Table(game, components, seats, options, position)
    made._begin(game.load(state), luck[0])
    made.origin = None if origin is None else game.load(origin)
    made.moves = moves
    made._lots.drawn = luck[1]
    made._later.setstate(luck[2])
    return made


def record_of(table: Table) -> Record:
    """The record of the game so far, as `saecula replay` and `saecula verify` read it."""
    position = None if table.origin is None else table.origin.dump()
    seed = seed_of(table.game.meta.id, table.number)
    match = Match(table.game, table.seats, table.options, seed, position=position)
    for seat, code in table.moves:
        if seat == CHANCE:
            match.draw()
        else:
            match.play(seat, code)
    return match.record()
