"""A game at the terminal: chance and bots move by themselves, people are shown the table and asked."""

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

from rich.text import Text

from saecula.bots import Bot
from saecula.bots.reaction import Hands
from saecula.cli.shared.files import record_text, write
from saecula.cli.terminal.screen import Closed, Screen
from saecula.cli.terminal.wall import BEAT, RealTime
from saecula.kernel.codes import Reason
from saecula.kernel.errors import IllegalMove
from saecula.kernel.match import Match
from saecula.play.driving import drive
from saecula.play.forced import closes_undo, undo_choice, why_no_undo
from saecula.play.playout import NOBODY
from saecula.play.showing import events_of


class Sitting:
    """One match with the people and bots around it."""

    def __init__(self, match: Match[Any], screen: Screen, bots: dict[int, Bot], rng: Random, save: Path | None) -> None:
        self.match = match
        self.game = match.game
        self.screen = screen
        self.bots = bots
        self.people = [seat for seat in range(match.header.seats) if seat not in bots]
        self.rng = rng
        # through a pipe, or with several at one keyboard, a person's move takes as much game time as that of any bot
        names = [bots[seat].name if seat in bots else "" for seat in range(match.header.seats)]
        self.hands = Hands(match.game, names, [Random(seat) for seat in range(len(names))])
        self.wall = RealTime(match, self.hands, self.bot_answer, list(bots))
        #: whether a game with a clock runs in real time: it does for one person at a terminal
        self.is_timed = len(self.people) == 1 and screen.is_live()
        self.save = save
        self.saved: Path | None = None
        #: the line up to which each seat has been told what happened
        self.heard = dict.fromkeys(self.people, 0)
        #: lines of moves that were the only choice and were made without asking
        self.forced: set[int] = set()
        self.last: int | None = None

    def run(self) -> bool:
        """Play to the end; False if somebody leaves before that."""
        while not self.match.is_over():
            if not (self.timed_step() if self.is_running() else self.untimed_step()):
                return False
        return True

    def is_running(self) -> bool:
        """Whether the game is running in real time just now."""
        return self.is_timed and self.wall.runs()

    def untimed_step(self) -> bool:
        """Let chance and bots move, then the person who must; False if the game is left."""
        self.wall.stop()
        seat = drive(self.match, self.next_mover, self.bot_answer)
        return seat == NOBODY or self.person_moves(seat)

    def next_mover(self, state: Any) -> tuple[int, int] | None:
        """Who moves next, with CLOCK's move or -1: bots first; where time is part of the rules, whoever is quickest.

        None as soon as real time takes over.
        """
        if self.is_running():
            return None
        if self.game.now(state) is not None:
            return self.hands.next(state)
        acting = self.game.to_act(state)
        return next((seat for seat in acting if seat in self.bots), acting[0]), -1

    def bot_answer(self, seat: int) -> int | None:
        """Let a bot look at its view and choose; None for the seat of a person."""
        state, bot = self.match.state, self.bots.get(seat)
        if bot is None:
            return None
        legal = self.game.legal(state, seat)
        with nullcontext() if self.wall.runs() else self.screen.thinking(self.screen.teller.player(seat)):
            return bot.choose(self.game.view(state, seat), legal, self.rng)

    # -- real time

    def timed_step(self) -> bool:
        """Let the person move in real time, or let time pass until they can; False if the game is left."""
        from saecula.cli.terminal.asking import Asking, Signal

        self.wall.tick()
        seat, state = self.people[0], self.match.state
        if not self.wall.runs() or seat not in self.game.to_act(state):
            sleep(BEAT / 5)
            return True
        self.tell(seat)
        self.screen.table(self.game.view(state, seat))
        answer = Asking(self, seat, self.game.legal(state, seat)).answer()
        if isinstance(answer, int):
            self.wall.tick()
            try:
                self.match.play(seat, answer)
            except IllegalMove as error:
                self.screen.print(Text(self.screen.teller.reason(error.reason), style="bold red"))
        return answer is not Signal.LEAVE

    def meanwhile(self, seat: int) -> Callable[[], str] | None:
        """What to call while a seat is asked in real time, else None; it returns the clock's line, or raises Closed."""
        if not self.is_running():
            return None
        decision = self.match.decision(seat)

        def beat() -> str:
            self.wall.catch_up()
            if seat not in self.game.to_act(self.match.state) or self.match.decision(seat) != decision:
                raise Closed
            return self.screen.clock(self.game.view(self.match.state, seat), self.wall.now())

        return beat

    def person_moves(self, seat: int) -> bool:
        """Show somebody the table and make the move they choose; False if the game is left."""
        from saecula.cli.terminal.asking import Asking, Signal

        legal = self.game.legal(self.match.state, seat)
        if len(legal) == 1 and not closes_undo(self.match, seat, legal[0], self.forced):
            self.play_alone(seat, legal[0])
            return True
        self.hand_over(seat)
        self.tell(seat)
        self.screen.table(self.game.view(self.match.state, seat))
        answer = Asking(self, seat, legal).answer()
        if isinstance(answer, int):
            self.match.play(seat, answer)
        return answer is not Signal.LEAVE

    def play_alone(self, seat: int, code: int) -> None:
        """Make the only move there is, and say so."""
        self.hand_over(seat)
        self.tell(seat)
        move = self.screen.teller.move(self.game.book.decode(code))
        self.screen.say("moves-alone", "dim", player=self.screen.teller.player(seat), move=move)
        self.forced.add(self.match.play(seat, code).n)

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard, hide the cards of one before the next sits down."""
        if len(self.people) > 1 and self.last not in (None, seat) and self.screen.is_live():
            self.screen.console.clear()
            self.screen.ask("your-turn", player=self.screen.teller.player(seat))
        self.last = seat

    def tell(self, seat: int) -> None:
        """Tell a seat what has happened since it was last told, as far as it may know."""
        news = [played for played in self.match.played if played.n > self.heard[seat]]
        self.screen.tell(events_of(self.game, news, seat))
        self.heard[seat] = len(self.match.lines)

    # -- undo

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why the last chosen move cannot be taken back, None if it can; moves made without asking go with it."""
        return why_no_undo(self.match, seat, self.forced)

    def undo(self, seat: int) -> int:
        """Take back the last chosen move; returns how many moves of the seat that were."""
        count = sum(1 for _ in undo_choice(self.match, seat, self.forced))
        self.heard[seat] = len(self.match.lines)
        return count

    # -- keeping

    def keep(self, path: Path | None = None) -> None:
        """Save the record; a file that was written before may be overwritten as the game goes on."""
        path = path or self.save
        if path is None or not self.match.lines:
            return
        write(path, record_text(path, self.match.record(), self.game), force=path == self.saved)
        self.saved = path
