"""Scenes: a position set up in a few lines, to try something out, pose a puzzle or test a rule.

The words are those of a position file (docs/positions.md); whatever you leave out has the game's default:

    >>> table = scene("tempus", 3, tokens={"A": {"G7": 2}}, at="slot", turn="A")
    >>> events = table.play("A", "choose-action move", "move-token G7 G8")
"""

from collections.abc import Mapping
from typing import Any, Generic

from saecula.games import make_game
from saecula.kernel.codes import CLOCK, Log, Reason
from saecula.kernel.game import Game
from saecula.kernel.record import seat_name, seat_number
from saecula.kernel.steps import S
from saecula.kernel.views import Event, View
from saecula.play.position import write_position


class Scene(Generic[S]):
    """A game played from a scene: seats are named by letter, moves are written as text."""

    def __init__(self, game: Game[S], state: S, options: Mapping[str, str]) -> None:
        self.game = game
        self.state = state
        self.options = dict(options)

    # -- moving

    def play(self, seat: str, *moves: str) -> list[Event]:
        """Make moves for a seat, chance or the clock; returns all their events. The first illegal move raises
        IllegalMove; the moves before it stand."""
        log = Log()
        for move in moves:
            self.game.apply(self.state, self.seat(seat), self.code(move), log)
        return self.game.chronicle.full(log)

    def wait(self, milliseconds: int) -> list[Event]:
        """Let this much game time pass; the clock stops at every deadline on the way."""
        log = Log()
        now = self.game.now(self.state)
        until = (now or 0) + milliseconds
        while now is not None and now < until and CLOCK in self.game.to_act(self.state):
            self.game.apply(self.state, CLOCK, self.game.tick(self.state, until), log)
            now = self.game.now(self.state)
        return self.game.chronicle.full(log)

    # -- looking

    def legal(self, seat: str, verb: str = "") -> list[str]:
        """The legal moves of a seat, only those with the given verb if there is one; empty if the seat is not asked."""
        if self.seat(seat) not in self.game.to_act(self.state):
            return []
        texts = [self.text(code) for code in self.game.legal(self.state, self.seat(seat))]
        return [text for text in texts if verb in ("", text.split()[0])]

    def why_not(self, seat: str, move: str) -> Reason | None:
        """Why a move is not legal now; None if it is."""
        return self.game.why_not(self.state, self.seat(seat), self.code(move))

    def asked(self) -> dict[str, str]:
        """The kind of open decision for each seat that is asked."""
        return {seat_name(question.seat): question.kind for question in self.game.view(self.state, None).asked}

    def view(self, seat: str | None = None) -> View:
        """What a seat may know; without a seat, what a spectator may know."""
        return self.game.view(self.state, None if seat is None else self.seat(seat))

    def words(self) -> dict[str, object]:
        """The state in the words of a position file."""
        return self.game.words(self.state)

    def position(self) -> bytes:
        """The text of a position file."""
        return write_position(self.game, self.state, self.options)

    # -- names

    def seat(self, name: str) -> int:
        """The number of a seat, of chance or of the clock."""
        return seat_number(name, self.state.seats)

    def code(self, move: str) -> int:
        """The packed form of a move."""
        return self.game.book.encode(self.game.book.parse(move))

    def text(self, code: int) -> str:
        """The text of a move."""
        return str(self.game.book.decode(code))


def scene(game: str | Game[S], seats: int, options: Mapping[str, str] | None = None, **words: object) -> Scene[Any]:
    """Set up a scene from the words of a game; BadRecord says what is impossible."""
    made: Game[Any] = make_game(game) if isinstance(game, str) else game
    chosen = made.meta.check(seats, options or {})
    state = made.load(made.dump_of(words, seats, chosen))
    made.settle(state, Log(False))
    return Scene(made, state, chosen)
