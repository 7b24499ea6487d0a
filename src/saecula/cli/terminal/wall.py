"""Real time at a terminal: where time is part of the rules, it runs while somebody thinks.

Game time follows the clock on the wall. CLOCK moves only when something happens, not every second: a glass runs out, a
bot's hand comes down, the person moves. In between nobody is disturbed.
"""

from time import monotonic
from typing import Any

from saecula.bots.reaction import Hands
from saecula.kernel.codes import CHANCE, CLOCK, millis
from saecula.kernel.match import Match
from saecula.play.driving import Answer, drive

#: Seconds after which the line with the clock is refreshed.
BEAT = 0.25


class RealTime:
    """Drives a match by the clock on the wall."""

    def __init__(self, match: Match[Any], hands: Hands, bot_answer: Answer, bots: list[int]) -> None:
        self._match = match
        self._game = match.game
        self._hands = hands
        self._bot_answer = bot_answer
        self._bots = bots
        #: the moment on the wall at which game time was zero, while time runs
        self._zero: float | None = None

    def stop(self) -> None:
        """Stop time; it goes on from where it was when it runs again."""
        self._zero = None

    def runs(self) -> bool:
        """Whether time is running; draws of chance do not stop it."""
        state = self._match.state
        return self._game.now(state) is not None or (self._zero is not None and self._game.to_act(state) == [CHANCE])

    def now(self) -> int:
        """The game time in milliseconds, by the clock on the wall."""
        if self._zero is None:
            self._zero = monotonic() - (self._game.now(self._match.state) or 0) / 1000
        return round((monotonic() - self._zero) * 1000)

    def catch_up(self) -> None:
        """Do everything that is due: draws, bots whose hands come down, deadlines of the rules."""
        drive(self._match, self._next_due, self._bot_answer)

    def _next_due(self, state: Any) -> tuple[int, int] | None:
        """The bot whose hand comes down now, or CLOCK once its move is due; None if nothing is due or no time runs."""
        if self._game.now(state) is None:
            return None
        actor, tick = self._hands.next(state, self._bots)
        return None if actor == CLOCK and millis(tick) > self.now() else (actor, tick)

    def tick(self) -> None:
        """Bring game time up to the clock on the wall, before somebody looks or moves."""
        self.catch_up()
        state = self._match.state
        now = self._game.now(state)
        if now is not None and now < self.now():
            self._match.play(CLOCK, self._game.tick(state, self.now()))
            self.catch_up()
