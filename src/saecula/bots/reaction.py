"""How quick bots are with their hands when time is part of the rules: about as quick as people of their level.

From the moment a question is open, a bot needs a while until its move is made; thinking counts towards that. The server
waits for the rest. Where nobody watches (`saecula simulate`, the arena, research), nobody waits either: the move takes
that much *game time* instead. `Hands` is that mode: it says who moves next, and moves CLOCK in between.

    hands = Hands(game, names, rngs)          # the name of each seat's bot, and a Random of its own for its hand
    actor, tick = hands.next(state)           # CLOCK with its move, or a seat (then tick is -1)

A seat sees the table as it is when its hand comes down, and chooses then. While time does not run, `next` is simply the
first seat that is asked, and no random number is drawn.

Levels, which players choose, differ in quickness as well as in strength. Bots by kind (`random`, `greedy`,
`search:200`, ...) all have the same hands, those of `EQUAL`: a duel between kinds is one at equal reaction times.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from saecula.bots.personas import AS
from saecula.kernel.codes import CLOCK, id_of
from saecula.kernel.game import Game


class Reaction(NamedTuple):
    """Typical milliseconds until a move is made: in answer to something new, and to go on with what one has begun."""

    new: int
    next: int


REACTIONS = {
    "beginner": Reaction(2400, 1400),
    "casual": Reaction(1800, 1000),
    "strong": Reaction(1400, 700),
    "expert": Reaction(1100, 500),
    "master": Reaction(900, 400),
}
#: The hands of all bots that are not levels.
EQUAL = REACTIONS["casual"]
#: The spread around what is typical, as factors at best and at worst; nobody is a metronome.
SPREAD = (0.7, 1.5)


def reaction(name: str, goes_on: bool, rng: Random) -> int:
    """How many milliseconds the bot with a name takes this time."""
    typical = REACTIONS.get(name.partition(AS)[0].partition(":")[0], EQUAL)
    return round((typical.next if goes_on else typical.new) * rng.triangular(*SPREAD, 1.0))


class Due(NamedTuple):
    """When a hand comes down, in milliseconds of game time; who comes first in the same millisecond is drawn by lot."""

    at: int
    lot: float
    decision: int


class Hands:
    """The hands around a table in simulated time."""

    def __init__(self, game: Game[Any], names: Sequence[str], rngs: Sequence[Random]) -> None:
        self._game = game
        self._names = names
        self._rngs = rngs
        self._due: dict[int, Due] = {}
        self._last = CLOCK

    def next(self, state: Any, among: Sequence[int] | None = None) -> tuple[int, int]:
        """Who moves next in a state where chance has nothing to draw: a seat (one of `among` if given) and -1, or CLOCK
        and its move."""
        asked = self._game.to_act(state)
        now = self._game.now(state)
        if now is None:
            self._due.clear()
            self._last = asked[0]
            return asked[0], -1
        seats = [seat for seat in asked if seat != CLOCK and (among is None or seat in among)]
        for seat in seats:
            self._look(state, seat, now)
        self._last = min(seats, key=self._due.__getitem__, default=CLOCK)
        if self._last == CLOCK:
            return CLOCK, self._game.legal(state, CLOCK)[0]
        due = self._due[self._last].at
        if due <= now:
            return self._last, -1
        self._last = CLOCK
        return CLOCK, self._game.tick(state, due)

    def _look(self, state: Any, seat: int, now: int) -> None:
        """Decide when a seat's hand comes down for a question that was not open before."""
        decision = id_of(self._game.frame(state, seat))
        if seat not in self._due or self._due[seat].decision != decision:
            rng = self._rngs[seat]
            takes = reaction(self._names[seat], seat == self._last, rng)
            self._due[seat] = Due(now + takes, rng.random(), decision)
