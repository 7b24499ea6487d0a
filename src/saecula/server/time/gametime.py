"""Game time: where time is part of the rules, the CLOCK of the game follows the clock of the machine.

It stands still while the table is paused, while none of those who play are there, and while the server is down. What
CLOCK last showed is in the record, so nothing else has to be stored: time goes on from there, after a short count-in.
Moments are in seconds of the machine's monotonic clock, game time is in milliseconds.
"""

from typing import Any, NamedTuple

from saecula.kernel.game import Game
from saecula.kernel.steps import TIMES
from saecula.server.time.clocks import Timepiece
from saecula.server.wire.tables import Running

#: Seconds before time goes on after it stood still, so that everybody is ready.
COUNT_IN = 3.0
#: Milliseconds by which the machine's clock may be corrected before clients are told.
DRIFT = 5


def is_timed(game: Game[Any]) -> bool:
    """Whether time is part of the rules."""
    return any(step.role == TIMES for step in game.steps)


class TimeMark(NamedTuple):
    """How game time runs: what it shows from which moment on, that moment on the wall clock, whether to count in."""

    shown: int
    since: float | None
    wall: int
    resumes: bool


class GameTime:
    """How far game time has come."""

    def __init__(self, game: Game[Any], clock: Timepiece) -> None:
        self._game = game
        self._clock = clock
        #: game time at the moment `_since`, which is None while it stands still
        self._shown = 0
        self._since: float | None = None
        self._wall = 0
        self._resumes = False

    def follow(self, state: Any, is_on: bool) -> None:
        """Let time run if it is part of the rules in this position and `is_on`; if not, let it stand still."""
        shown = None if state is None else self._game.now(state)
        if shown is None or not is_on:
            if self._since is not None or not self._resumes:
                self._wall = self._clock.now()
            # a span of time that was interrupted goes on after a count-in; how a new one begins is up to the rules
            self._since, self._resumes = None, shown is not None
        elif self._since is None:
            self._shown = shown
            self._since = self._clock.monotonic() + (COUNT_IN if self._resumes else 0.0)
            self._wall = self._wall_now()

    def mark(self) -> "TimeMark":
        """How time runs now, to go on with after a failure."""
        return TimeMark(self._shown, self._since, self._wall, self._resumes)

    def go_on_as(self, mark: "TimeMark") -> None:
        """Run as time did when it was marked: what failed since then has taken no time."""
        self._shown, self._since, self._wall, self._resumes = mark

    def _wall_now(self) -> int:
        assert self._since is not None
        return self._clock.now() + round((self._since - self._clock.monotonic()) * 1000)

    @property
    def runs_from(self) -> float | None:
        """The moment from which time runs, which may be in the future; None while it stands still."""
        return self._since

    def is_counting_in(self) -> bool:
        """Whether time is about to go on."""
        return self._since is not None and self._clock.monotonic() < self._since

    def due(self, state: Any) -> float | None:
        """The moment at which CLOCK must move; None if there is none."""
        deadline = None if state is None else self._game.deadline(state)
        if deadline is None or self._since is None:
            return None
        return self._since + (deadline - self._shown) / (1000 * self._clock.haste)

    def tick(self, state: Any, at: float) -> int | None:
        """The move that brings CLOCK up to a moment; None if it shows that time or a later one already."""
        shown = self._game.now(state)
        if shown is None or self._since is None:
            return None
        # a microsecond more, so that rounding does not make the moment of a deadline fall short of it
        now = self._shown + int((at - self._since) * 1000 * self._clock.haste + 1e-3)
        return self._game.tick(state, now) if now > shown else None

    def running(self, state: Any) -> Running | None:
        """How game time follows the machine's clock; None if time is not part of the rules in this position."""
        shown = None if state is None else self._game.now(state)
        if shown is None:
            return None
        if self._since is None:
            return Running(self._wall, shown, False, self._clock.haste)
        if abs(self._wall_now() - self._wall) > DRIFT:
            self._wall = self._wall_now()
        return Running(self._wall, self._shown, True, self._clock.haste)
