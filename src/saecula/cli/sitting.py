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
from saecula.cli.files import record_text, write
from saecula.cli.screen import Closed, Screen
from saecula.cli.wall import BEAT, WallClock
from saecula.kernel.codes import CHANCE, CLOCK, Log, Reason
from saecula.kernel.errors import IllegalMove
from saecula.kernel.match import Match


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
        self.wall = WallClock(match, self.hands, self.bot_moves, list(bots))
        #: one person at a terminal plays in real time where time is part of the rules
        self.is_timed = len(self.people) == 1 and screen.is_live()
        self.save = save
        self.saved: Path | None = None
        #: up to which line each seat has been told what happened
        self.told = dict.fromkeys(self.people, 0)
        #: lines of moves that were the only choice and made without asking
        self.forced: set[int] = set()
        self.last: int | None = None

    def run(self) -> bool:
        """Play to the end; False when somebody leaves before."""
        while not self.match.is_over():
            if self.is_timed and self.wall.runs():
                if not self.timed_step():
                    return False
                continue
            self.wall.stop()
            if self.game.to_act(self.match.state) == [CHANCE]:
                self.match.draw()
                continue
            seat, tick = self.next_mover()
            if seat == CLOCK:
                self.match.play(CLOCK, tick)
            elif seat in self.bots:
                self.bot_moves(seat)
            elif not self.person_moves(seat):
                return False
        return True

    def next_mover(self) -> tuple[int, int]:
        """Who moves next: bots first; where time is part of the rules whoever is quickest, or CLOCK with its move."""
        state = self.match.state
        if self.game.now(state) is not None:
            return self.hands.next(state)
        acting = self.game.to_act(state)
        return next((seat for seat in acting if seat in self.bots), acting[0]), -1

    def bot_moves(self, seat: int) -> None:
        """Let a bot look at its view and move."""
        state, bot = self.match.state, self.bots[seat]
        legal = self.game.legal(state, seat)
        with nullcontext() if self.wall.runs() else self.screen.thinking(self.screen.teller.player(seat)):
            code = bot.choose(self.game.view(state, seat), legal, self.rng)
        self.match.play(seat, code)

    # -- real time

    def timed_step(self) -> bool:
        """Let the person move in real time, or time pass until that can be; False when the game is left."""
        from saecula.cli.asking import Asking, Signal

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
        """What goes on while a seat is asked, where time does: the line with the clock, or that it is too late."""
        if not (self.is_timed and self.wall.runs()):
            return None
        decision = self.match.decision(seat)

        def beat() -> str:
            self.wall.catch_up()
            if seat not in self.game.to_act(self.match.state) or self.match.decision(seat) != decision:
                raise Closed
            return self.screen.clock(self.game.view(self.match.state, seat), self.wall.now())

        return beat

    def person_moves(self, seat: int) -> bool:
        """Show the table to somebody and make the move chosen; False when the game is left."""
        from saecula.cli.asking import Asking, Signal

        legal = self.game.legal(self.match.state, seat)
        if len(legal) == 1 and not self.gives_up_undo(seat, legal[0]):
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
        """With several people at one keyboard, hide one's cards before the next sits down."""
        if len(self.people) > 1 and self.last not in (None, seat) and self.screen.is_live():
            self.screen.console.clear()
            self.screen.ask("your-turn", player=self.screen.teller.player(seat))
        self.last = seat

    def tell(self, seat: int) -> None:
        """What happened since the seat was told last, as it may know it."""
        news = [played for played in self.match.played if played.n > self.told[seat]]
        self.screen.tell([event for played in news for event in self.game.chronicle.told(played.log, seat)])
        self.told[seat] = len(self.match.lines)

    # -- undo

    def gives_up_undo(self, seat: int, code: int) -> bool:
        """Whether a move would close what the seat can still take back now."""
        if self.undoable(seat) is not None:
            return False
        after = self.match.state.copy()
        log = Log()
        self.game.make(after, seat, code, log)
        shown = any(event.reveals for event in self.game.chronicle.full(log))
        return shown or self.game.to_act(after) != [seat]

    def undoable(self, seat: int) -> Reason | None:
        """Why the last chosen move cannot be taken back; moves made without asking go with it."""
        reason = self.match.why_no_undo(seat)
        if reason is not None:
            return reason
        for played in reversed(self.match.played):
            if played.seat != seat:
                continue
            if played.barrier:
                return Reason("", played.barrier)
            if played.n not in self.forced:
                return None
        return Reason("", "undo-not-yours")

    def undo(self, seat: int) -> int:
        """Take back the last chosen move; returns how many moves of the seat that were."""
        count = 0
        chosen = False
        while not chosen:
            last = next(played for played in reversed(self.match.played) if played.seat == seat)
            chosen = last.n not in self.forced
            self.match.undo(seat)
            count += 1
        self.told[seat] = len(self.match.lines)
        return count

    # -- keeping

    def keep(self, path: Path | None = None) -> None:
        """Write the record; a file of one's own may grow with the game."""
        path = path or self.save
        if path is None or not self.match.lines:
            return
        write(path, record_text(path, self.match.record(), self.game), force=path == self.saved)
        self.saved = path
