"""Game time: where time is part of the rules, the CLOCK of the game follows the clock of the machine.

It stands still while the table is paused, while none of those who play is there, and while the server is down. What
CLOCK showed last is in the record, so there is nothing else to keep: time goes on from there, after a short count-in.
Moments are in seconds of the machine's monotonic clock, game time in milliseconds.
"""

from typing import Any, NamedTuple

from saecula.kernel.game import Game
from saecula.kernel.steps import TIMES
from saecula.server.time.clocks import Timepiece
from saecula.server.wire.tables import Running

#: Seconds from the moment at which time is to go on until it does, so that all are ready.
COUNT_IN = 3.0
#: Milliseconds by which the clock on the wall may be put right before clients hear of it.
DRIFT = 5


def is_timed(game: Game[Any]) -> bool:
    """Whether time is part of the rules."""
    return any(step.role == TIMES for step in game.steps)


class TimeMark(NamedTuple):
    """How game time runs: what it shows from which moment on, when that is on the wall, and whether it is to go on."""

    shown: int
    since: float | None
    wall: int
    resumes: bool


class GameTime:
    """How far game time has come."""

    def __init__(self, game: Game[Any], clock: Timepiece) -> None:
        self._game = game
        self._clock = clock
        #: game time at a moment; no moment while it stands still
        self._shown = 0
        self._since: float | None = None
        self._wall = 0
        self._resumes = False

    def follow(self, state: Any, is_on: bool) -> None:
        """Let time run in this position if it is part of the rules here, and if it is on."""
        shown = None if state is None else self._game.now(state)
        if shown is None or not is_on:
            if self._since is not None or not self._resumes:
                self._wall = self._clock.now()
            # a span that was interrupted goes on after a count-in; how a new one begins is for the rules to say
            self._since, self._resumes = None, shown is not None
        elif self._since is None:
            self._shown = shown
            self._since = self._clock.monotonic() + (COUNT_IN if self._resumes else 0.0)
            self._wall = self._wall_now()

    def mark(self) -> "TimeMark":
        """How time runs now, to go on with after a failure."""
        return TimeMark(self._shown, self._since, self._wall, self._resumes)

    def go_on_as(self, mark: "TimeMark") -> None:
        """Run as time did when it was marked: what failed in between has taken none."""
        self._shown, self._since, self._wall, self._resumes = mark

    def _wall_now(self) -> int:
        assert self._since is not None
        return self._clock.now() + round((self._since - self._clock.monotonic()) * 1000)

    @property
    def runs_from(self) -> float | None:
        """The moment from which time runs; it may be in the future. None while it stands still."""
        return self._since

    def is_counting_in(self) -> bool:
        """Whether time is about to go on."""
        return self._since is not None and self._clock.monotonic() < self._since

    def due(self, state: Any) -> float | None:
        """The moment at which CLOCK must move."""
        deadline = None if state is None else self._game.deadline(state)
        if deadline is None or self._since is None:
            return None
        return self._since + (deadline - self._shown) / (1000 * self._clock.haste)

    def tick(self, state: Any, at: float) -> int | None:
        """The move that brings CLOCK up to a moment; None if it shows that time or a later one already."""
        shown = self._game.now(state)
        if shown is None or self._since is None:
            return None
        # a microsecond more: a deadline's own moment must not fall short of it by rounding
        now = self._shown + int((at - self._since) * 1000 * self._clock.haste + 1e-3)
        return self._game.tick(state, now) if now > shown else None

    def running(self, state: Any) -> Running | None:
        """How game time follows the clock on the wall; None where it does not count."""
        shown = None if state is None else self._game.now(state)
        if shown is None:
            return None
        if self._since is None:
            return Running(self._wall, shown, False, self._clock.haste)
        if abs(self._wall_now() - self._wall) > DRIFT:
            self._wall = self._wall_now()
        return Running(self._wall, self._shown, True, self._clock.haste)
