"""Game time: where time is part of the rules, the CLOCK of the game follows the clock of the machine."""

from typing import Any

from saecula.kernel.codes import CLOCK, moment, verb_of
from saecula.kernel.game import Game
from saecula.kernel.steps import Time
from saecula.server.clocks import Timepiece


class GameTime:
    """How far game time has come. It stands still while nothing follows it: paused, or the server down."""

    def __init__(self, game: Game[Any], clock: Timepiece) -> None:
        self._game = game
        self._clock = clock
        self._base = 0.0
        self._since: float | None = None

    def _step(self, state: Any) -> tuple[Time[Any], int] | None:
        if state is None or CLOCK not in self._game.to_act(state):
            return None
        frame = self._game.frame(state, CLOCK)
        step = self._game.steps[verb_of(frame)]
        assert isinstance(step, Time)
        return step, frame

    def follow(self, state: Any) -> None:
        """Let time run if it does in this position; None stops it."""
        found = self._step(state)
        if found is None:
            if self._since is not None:
                self._base, self._since = self._now(), None
        elif self._since is None:
            # a pause goes on where it stopped; a new span begins where the rules say
            shown = found[0].now(state)
            self._base = min(max(self._base, shown), found[0].deadline(state, found[1]))
            self._since = self._clock.monotonic()

    def _now(self) -> float:
        """The millisecond of game time."""
        passed = 0.0 if self._since is None else (self._clock.monotonic() - self._since) * 1000
        return self._base + passed

    def due(self, state: Any) -> float | None:
        """Milliseconds until CLOCK must move."""
        found = self._step(state)
        if found is None or self._since is None:
            return None
        return max(0.0, found[0].deadline(state, found[1]) - self._now())

    def tick(self, state: Any) -> int | None:
        """The move that brings CLOCK up to now; None if it shows the time already."""
        found = self._step(state)
        if found is None or self._since is None:
            return None
        step, frame = found
        now = min(int(self._now()), step.deadline(state, frame))
        return moment(step.verb, now) if now > step.now(state) else None
