"""One decision of a person: numbered choices, moves as text, and everything they may ask before choosing."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.padding import Padding
from rich.text import Text

from saecula.bots import make_bot
from saecula.cli.terminal.choosing import Menu, make_menu
from saecula.cli.terminal.screen import Closed
from saecula.kernel.errors import BadMove, BadOptions, SaeculaError
from saecula.kernel.game import Game
from saecula.play.foresight import sure_events

if TYPE_CHECKING:
    from saecula.cli.terminal.sitting import Sitting

#: Which bot gives hints: the first of these that there is for the game.
ADVISERS = ("search", "greedy", "random")


class Signal(Enum):
    """What a typed line led to, if not to a move."""

    AGAIN = "ask again"
    CHANGED = "the game has gone back, or on; look at it anew"
    LEAVE = "the game is left"


Answer = int | Signal


class Asking:
    """Asks one seat for one move."""

    def __init__(self, sitting: "Sitting", seat: int, legal: list[int]) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.screen = sitting.screen
        self.teller = sitting.screen.teller
        self.seat = seat
        self.legal = legal
        self.view = self.game.view(sitting.match.state, seat)
        self.kind = next(question.kind for question in self.view.asked if question.seat == seat)
        #: the lists of moves opened so far, each part of the one before, the whole list first
        self.path: list[list[int]] = [legal]
        self.commands: dict[str, Callable[[str], Answer]] = {
            "?": self.explain,
            "why": self.why,
            "u": self.undo,
            "h": self.hint,
            "b": self.board,
            "r": self.rule,
            "s": self.save,
            "q": self.leave,
        }

    def answer(self) -> Answer:
        """Ask until there is a move, or the game has changed, or it is left."""
        frame = self.game.frame(self.sitting.match.state, self.seat)
        self.screen.print(Text(self.teller.ask(self.kind, frame), style="bold underline"))
        while True:
            menu = make_menu(self.teller, self.path[-1])
            self.show(menu)
            found = self.read(menu)
            if found is not Signal.AGAIN:
                return found

    def show(self, menu: Menu) -> None:
        """Print the numbered lines, in columns if they are short."""
        if menu.question:
            self.screen.print(Text(menu.question, style="italic"))
        lines = [Text.assemble((f"{i:>3} ", "bold cyan"), entry.label) for i, entry in enumerate(menu.entries, 1)]
        self.screen.print(Padding(Columns(lines, padding=(0, 2), column_first=True), (0, 0, 0, 1)))

    def read(self, menu: Menu) -> Answer:
        """Read typed lines; the same menu stays until something is chosen or opened."""
        while True:
            key = "prompt-part" if len(self.path) > 1 else "prompt"
            meanwhile = self.sitting.meanwhile(self.seat)
            try:
                said = self.screen.ask(key, meanwhile, player=self.teller.player(self.seat))
            except Closed:
                return Signal.CHANGED
            if said is None:
                return Signal.LEAVE
            if not said and meanwhile is not None:
                return Signal.CHANGED
            depth = len(self.path)
            found = self.take(menu, said)
            if found is not Signal.AGAIN or len(self.path) != depth:
                return found

    def take(self, menu: Menu, said: str) -> Answer:
        """Act on what was typed: a command, a number, the words of a line, or a move as text."""
        if said == "0" and len(self.path) > 1:
            self.path.pop()
            return Signal.AGAIN
        if not said and len(self.legal) == 1:
            return self.legal[0]
        word, _, rest = said.partition(" ")
        if said.startswith("?"):
            word, rest = "?", said[1:]
        if word in self.commands:
            return self.commands[word](rest.strip()) if word != "?" else self.explain(rest.strip(), menu)
        entry = menu.find(said)
        if entry is None:
            return self.typed(menu, said)
        if len(entry.codes) == 1:
            return entry.codes[0]
        self.path.append(entry.codes)
        return Signal.AGAIN

    def typed(self, menu: Menu, said: str) -> Answer:
        """A move in its text form, if it is one; if it is not allowed, say why."""
        if not said or said[0].isdigit():
            self.screen.say("choice-unknown", said=said or "-", count=len(menu.entries))
            return Signal.AGAIN
        code = self.parse(said)
        if code is None:
            return Signal.AGAIN
        if code in self.legal:
            return code
        return self.why(said)

    def parse(self, said: str) -> int | None:
        """The move that a text means; None, after saying what is wrong, if it is malformed."""
        try:
            return self.game.book.encode(self.game.book.parse(said))
        except BadMove as error:
            self.screen.say("move-malformed", problem=str(error))
            return None

    # -- commands

    def explain(self, said: str, menu: Menu | None = None) -> Answer:
        """Explain the decision and the keys, or one choice and what it would lead to."""
        if said and menu is not None:
            return self.explain_choice(menu, said)
        text = self.teller.ask_help(self.kind)
        self.screen.print(text)
        self.screen.cite(text)
        example = str(self.game.book.decode(self.legal[0]))
        self.screen.say("help-keys", "dim", example=example)
        return Signal.AGAIN

    def explain_choice(self, menu: Menu, said: str) -> Answer:
        """Explain what a choice means, with the clauses, and what is certain to come of it."""
        entry = menu.find(said)
        code = entry.codes[0] if entry else self.parse(said)
        if code is None:
            return Signal.AGAIN
        move = self.game.book.decode(code)
        text = self.teller.move_help(move)
        self.screen.print(Text.assemble((self.teller.move(move), "bold"), f"  ({move})"))
        self.screen.print(text)
        self.screen.cite(text)
        if entry is not None and len(entry.codes) > 1:
            self.screen.say("choices-many", count=len(entry.codes))
        elif code in self.legal:
            self.tell_effect(code)
        return Signal.AGAIN

    def tell_effect(self, code: int) -> None:
        """Say what is certain to come of a move."""
        events = sure_events(self.game, self.view, code)
        self.screen.say("choice-effect" if events else "choice-open", "italic")
        self.screen.tell(events)

    def why(self, said: str) -> Answer:
        """Say why a move is not allowed now, with the clause in full."""
        code = self.parse(said)
        if code is None:
            return Signal.AGAIN
        reason = self.game.why_not(self.sitting.match.state, self.seat, code)
        if reason is None:
            self.screen.say("move-allowed", move=self.teller.move(self.game.book.decode(code)))
            return Signal.AGAIN
        text = self.teller.reason(reason)
        self.screen.print(Text(text, style="bold red"))
        self.screen.cite(text)
        return Signal.AGAIN

    def undo(self, said: str) -> Answer:
        """Take back the last choice, or say why that is not possible."""
        reason = self.sitting.why_no_undo(self.seat)
        if reason is not None:
            self.screen.print(Text(self.teller.reason(reason), style="bold red"))
            return Signal.AGAIN
        self.screen.say("undone", "bold", count=self.sitting.undo(self.seat))
        return Signal.CHANGED

    def hint(self, said: str) -> Answer:
        """Show the three moves that a bot likes best; it sees only what the seat sees."""
        bot = next(found for name in ADVISERS if (found := _bot(self.game, name)) is not None)
        with self.screen.thinking(bot.name):
            advice = bot.consider(self.view, self.legal, Random(len(self.sitting.match.lines)))
        self.screen.say("hint", "italic", name=bot.name)
        for one in advice[:3]:
            move = self.game.book.decode(one.code)
            line = self.screen.texts.format(
                "hint-line", move=self.teller.move(move), share=round(100 * one.share), value=round(100 * one.value)
            )
            self.screen.print(Padding(Text.assemble(line, (f"  ({move})", "dim")), (0, 0, 0, 3)))
        return Signal.AGAIN

    def board(self, said: str) -> Answer:
        """Show the table once more, and the current list."""
        self.screen.table(self.view)
        self.show(make_menu(self.teller, self.path[-1]))
        return Signal.AGAIN

    def rule(self, said: str) -> Answer:
        """Show a clause of the rules."""
        if self.screen.clause(said) is not None:
            self.screen.cite(said.upper())
        elif said:
            self.screen.say("rule-unknown", clause=said)
        else:
            self.screen.say("rule-which", example=self.screen.first_clause())
        return Signal.AGAIN

    def save(self, said: str) -> Answer:
        """Save the record so far."""
        if not said and self.sitting.save is None:
            self.screen.say("save-where")
            return Signal.AGAIN
        try:
            self.sitting.keep(Path(said) if said else None)
        except SaeculaError as error:
            self.screen.print(Text(str(error), style="bold red"))
            return Signal.AGAIN
        self.screen.say("saved", file=str(self.sitting.saved))
        return Signal.AGAIN

    def leave(self, said: str) -> Answer:
        """Leave the game; offer to save it first."""
        if self.sitting.save is None:
            name = self.screen.ask("save-offer")
            if name:
                self.save(name)
        return Signal.LEAVE


def _bot(game: Game[Any], name: str) -> Any:
    try:
        return make_bot(game, name)
    except BadOptions:
        return None
