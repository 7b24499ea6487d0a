"""What nodes tell each other about players: whose turn it is, whose sessions are over."""

from collections.abc import Callable, Iterable

import msgspec

from saecula.server.nodes.hints import Hints
from saecula.server.wire.frames import Bye, Turn


class TurnFor(msgspec.Struct):
    """A seat of a player must decide."""

    player: str
    turn: Turn


class WhoseTurn(msgspec.Struct):
    """Somebody wants to know whether a player must decide at a table."""

    player: str
    table: str


class Cut(msgspec.Struct):
    """The channels of a token or of a player are to be closed."""

    bye: Bye
    token: str | None = None
    player: str | None = None


class News:
    """Sends and receives it. `open_at`: who must decide at a table that is open here, and what."""

    def __init__(
        self,
        hints: Hints,
        open_at: Callable[[str], Iterable[tuple[str, Turn]]],
        hear_turn: Callable[[str, Turn], None],
        hear_cut: Callable[[Cut], None],
    ) -> None:
        self._hints, self._open_at = hints, open_at
        self._hear_turn, self._hear_cut = hear_turn, hear_cut
        hints.listen("turn", self._take_turn)
        hints.listen("whose", self._take_whose)
        hints.listen("cut", lambda body: hear_cut(msgspec.json.decode(body, type=Cut)))

    def turn(self, player: str, turn: Turn) -> None:
        """Tell the others that a seat of a player must decide here."""
        self._hints.say("turn", TurnFor(player, turn))

    def whose(self, player: str, table: str) -> None:
        """Ask whoever has a table whether a player must decide there."""
        self._hints.say("whose", WhoseTurn(player, table))

    def cut(self, cut: Cut) -> None:
        """Have channels closed everywhere."""
        self._hints.say("cut", cut)

    def _take_turn(self, body: bytes) -> None:
        asked = msgspec.json.decode(body, type=TurnFor)
        self._hear_turn(asked.player, asked.turn)

    def _take_whose(self, body: bytes) -> None:
        whose = msgspec.json.decode(body, type=WhoseTurn)
        for player, turn in self._open_at(whose.table):
            if player == whose.player:
                self.turn(player, turn)
