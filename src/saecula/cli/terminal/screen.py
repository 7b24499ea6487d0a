"""What the commands show and ask: one console, the texts, and drawings if a game has them."""

import select
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saecula.cli.terminal.wall import BEAT
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game
from saecula.kernel.record import SEATS
from saecula.kernel.views import Event, Outcome, View
from saecula.play.drawing import clock_of, drawn
from saecula.texts.languages import Texts, chosen_language
from saecula.texts.rulebook import Clause, load_rules, rules_language
from saecula.texts.telling import Teller, clauses_in

#: Colour and shape of each seat; its letter is shown beside them.
SEAT_COLOURS = ("#0b6aa8", "#cf5a0c", "#0d8a63", "#b45f92", "#d9a01a", "#56b4e9", "#808080", "#a05a2c")
SEAT_SIGNS = "●■▲◆⬢★✚▼"


class Closed(Exception):
    """Raised if a question is no longer open."""


class Screen:
    """Where one game is shown, in one language."""

    def __init__(self, game: Game[Any], players: Sequence[str] = ()) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.texts = Texts(chosen_language(), game.meta.id)
        self.teller = Teller(game, self.texts, players)
        self.game = game
        self.players = players

    # -- saying

    def print(self, said: RenderableType = "") -> None:
        """Print something on lines of its own."""
        self.console.print(said)

    def say(self, key: str, style: str = "", **args: str | int) -> None:
        """Print a sentence."""
        self.console.print(Text(self.texts.format(key, **args), style=style))

    def mark(self, seat: int) -> Text:
        """The shape and letter of a seat in its colour."""
        return Text(f"{SEAT_SIGNS[seat]}{SEATS[seat]}", style=f"bold {SEAT_COLOURS[seat]}")

    def tell(self, events: list[Event]) -> None:
        """Print events as sentences, those of one seat together behind its mark."""
        seats = len(self.players)
        before = -1
        for event in events:
            seat = getattr(event, "seat", None)
            seat = seat if isinstance(seat, int) and 0 <= seat < seats else -1
            head = Text(" ") if seat < 0 or seat == before else self.mark(seat)[:1]
            self.console.print(Padding(Text.assemble(head, " ", sentence(self.teller.event(event))), (0, 0, 0, 1)))
            before = seat

    # -- rules

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The clauses of the rules page by their ids; none if the game has no page."""
        game = self.game.meta.id
        try:
            found = load_rules(game, rules_language(game, self.texts.lang))
        except BadOptions:
            return {}
        return {clause.id: clause for clause in found}

    def clause(self, name: str) -> Clause | None:
        """A clause of the rules page, None if the game has no page with it."""
        return self.clauses.get(name.upper())

    def first_clause(self) -> str:
        """The id of the first clause, as an example; empty if there is no rules page."""
        return next(iter(self.clauses), "")

    def cite(self, text: str) -> None:
        """Print the clauses that a text names, in full."""
        for name in clauses_in(text):
            clause = self.clause(name)
            if clause is not None:
                self.console.print(Padding(Text.assemble((clause.id, "bold"), " ", clause.text), (0, 0, 0, 3)))

    # -- drawing

    def table(self, view: View) -> None:
        """Draw the table as somebody sees it."""
        self.console.print(drawn(self.game, view, self.texts, self.players, self.console.width))

    def clock(self, view: View, now: int) -> str:
        """The line with what the clock shows, in the game's own words if it has any."""
        return self.texts.format("clock-runs", clock=clock_of(self.game, view, self.texts, now))

    def scores(self, outcome: Outcome) -> None:
        """Print the points by category, the best seat first, and who has won."""
        sheet = Table(title=self.texts.format("scores"), title_justify="left")
        categories = list(outcome.standings[0].points)
        sheet.add_column(self.texts.format("score-rank"), justify="right")
        sheet.add_column(self.texts.format("score-seat"))
        for name in categories:
            sheet.add_column(self._category(name), justify="right")
        sheet.add_column(self.texts.format("score-total"), justify="right", style="bold")
        for one in sorted(outcome.standings, key=lambda standing: (standing.rank, standing.seat)):
            who = Text.assemble(self.mark(one.seat), f" {self.players[one.seat]}")
            sheet.add_row(str(one.rank), who, *(str(one.points[name]) for name in categories), str(one.total))
        self.console.print(sheet)
        winners = [self.teller.player(seat) for seat in outcome.ranking()[0]]
        self.say("winners", "bold", count=len(winners), names=", ".join(winners))

    def _category(self, name: str) -> str:
        key = f"{self.game.meta.id}-points-{name}"
        return self.texts.format(key) if self.texts.has(key) else name

    # -- asking

    def ask(self, key: str, meanwhile: Callable[[], str] | None = None, **args: str | int) -> str | None:
        """A line that somebody types, or None if nobody is there any more. `meanwhile` is called over and over until
        then, and returns the line to show above the question."""
        if meanwhile is not None:
            return self.ask_in_time(key, meanwhile, **args)
        self.console.print(Text(self.texts.format(key, **args), style="bold"), end=" ")
        if self.is_live():
            try:
                return input().strip()
            except EOFError:
                self.console.print()
                return None
        sys.stdout.flush()
        line = sys.stdin.readline()
        self.console.print()
        return line.strip() if line else None

    def ask_in_time(self, key: str, meanwhile: Callable[[], str], **args: str | int) -> str | None:
        """Ask while time runs: the line above the question is refreshed, whatever is being typed below it."""
        self.console.print(Text(self._above(meanwhile()), style="dim"))
        self.console.print(Text(self.texts.format(key, **args), style="bold"), end=" ")
        sys.stdout.flush()
        while not select.select([sys.stdin], [], [], BEAT)[0]:
            try:
                said = self._above(meanwhile())
            except Closed:
                self.console.print()
                raise
            sys.stdout.write(f"\x1b7\x1b[1A\r{said}\x1b[K\x1b8")
            sys.stdout.flush()
        line = sys.stdin.readline()
        return line.strip() if line else None

    def _above(self, said: str) -> str:
        return said[: self.console.width - 1]

    def is_live(self) -> bool:
        """Whether a person sits at a terminal, rather than a pipe."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    @contextmanager
    def thinking(self, who: str) -> Iterator[None]:
        """Show a spinner while a bot thinks, if this is a terminal."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(self.texts.format("thinking", name=who)):
            yield


def sentence(said: str) -> str:
    """Some words with a capital at the beginning."""
    return said[:1].upper() + said[1:]
