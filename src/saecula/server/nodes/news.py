"""What nodes tell each other about players: whose turn it is, whose sessions are over."""

from collections.abc import Callable, Iterable
from time import monotonic

import msgspec

from saecula.server.nodes.hints import Hints
from saecula.server.nodes.rounds import PAUSE
from saecula.server.wire.frames import Bye, Turn

#: Seconds for which a node tells the others of a player's turns once one of them has asked; they ask in each round.
WANTED = 3 * PAUSE


class TurnFor(msgspec.Struct):
    """A seat of a player must decide."""

    player: str
    turn: Turn


class Wanted(msgspec.Struct):
    """A node has a stream that waits for the turns of a player."""

    player: str


class Cut(msgspec.Struct):
    """The channels of a token or of a player are to be closed."""

    bye: Bye
    token: str | None = None
    player: str | None = None


class News:
    """Sends and receives it.

    Nearly every move asks somebody, and hardly anybody waits for that at another node, so nodes tell each other only
    of the turns of players for whom one has asked. `open_for`: the turns of a player that are open at the tables here.
    """

    def __init__(
        self,
        hints: Hints,
        open_for: Callable[[str], Iterable[Turn]],
        hear_turn: Callable[[str, Turn], None],
        hear_cut: Callable[[Cut], None],
    ) -> None:
        self._hints, self._open_for = hints, open_for
        self._hear_turn, self._hear_cut = hear_turn, hear_cut
        #: the players whose turns other nodes want to hear of, and until when; those asked for last come last
        self._wanted: dict[str, float] = {}
        hints.listen("turn", self._take_turn)
        hints.listen("wanted", self._take_wanted)
        hints.listen("cut", lambda body: hear_cut(msgspec.json.decode(body, type=Cut)))

    def turn(self, player: str, turn: Turn) -> None:
        """Tell the others, if one of them has asked, that a seat of a player must decide here."""
        if self._wanted.get(player, 0.0) > monotonic():
            self._hints.say("turn", TurnFor(player, turn))

    def want(self, player: str) -> None:
        """Ask the others for the turns of a player: those that are open now, and for a while those to come."""
        self._hints.say("wanted", Wanted(player))

    def cut(self, cut: Cut) -> None:
        """Have channels closed everywhere."""
        self._hints.say("cut", cut)

    def _take_turn(self, body: bytes) -> None:
        asked = msgspec.json.decode(body, type=TurnFor)
        self._hear_turn(asked.player, asked.turn)

    def _take_wanted(self, body: bytes) -> None:
        player, now = msgspec.json.decode(body, type=Wanted).player, monotonic()
        self._wanted.pop(player, None)
        self._wanted[player] = now + WANTED
        while self._wanted[first := next(iter(self._wanted))] < now:
            del self._wanted[first]
        for turn in self._open_for(player):
            self.turn(player, turn)
