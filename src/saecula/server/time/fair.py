"""Fair time: a claim counts from when it was made, not from when it arrived, so that distance does not decide races.

The server measures the delay of a connection by its own pings. Answering them late on purpose gains little: a claim is
dated back only so far, and each time uses up part of an allowance that refills slowly. All times are in seconds.
"""

from collections.abc import Callable

#: The most that a claim is dated back; a delay below the least is no disadvantage, so it counts as none.
CAP = 0.150
LEAST = 0.010
#: The allowance of a player at a table, and what it regains per second: enough for a claim at the cap every three.
ALLOWANCE = 1.5
REFILL = 0.05
#: How many of the last round trips the delay of a connection is taken from.
TRIPS = 8
#: Seconds between pings on a connection whose delay matters.
PING_EVERY = 2.0
#: Where the state of a connection holds its delay.
DELAY = "delay"


class Delay:
    """How long a connection takes one way, as measured; `hurry` is called to have it measured often."""

    def __init__(self, hurry: Callable[[], None] | None = None) -> None:
        self.is_wanted = False
        self._hurry = hurry
        self._trips: tuple[float, ...] = ()

    def want(self) -> None:
        """Have it measured often from now on, since it matters."""
        if not self.is_wanted:
            self.is_wanted = True
            if self._hurry is not None:
                self._hurry()

    def measured(self, trip: float) -> None:
        """Note how long a ping took there and back."""
        self._trips = (*self._trips[1 - TRIPS :], trip)

    @property
    def seconds(self) -> float:
        """The delay that counts: half of the quickest trip, 0 if that is short, at most CAP."""
        # the quickest trip: any more comes from a busy moment at either end, not from the distance
        found = min(self._trips, default=0.0) / 2
        return 0.0 if found < LEAST else min(CAP, found)


class Allowance:
    """How far a player's claims may still be dated back at a table."""

    def __init__(self, mono: float) -> None:
        self._left = ALLOWANCE
        self._at = mono

    def credit(self, delay: float, mono: float) -> float:
        """By how much a claim over a connection with this delay would be dated back now."""
        self._left = min(ALLOWANCE, self._left + (mono - self._at) * REFILL)
        self._at = mono
        return min(delay, CAP, self._left)

    def take(self, delay: float, mono: float) -> float:
        """Date a claim back and use up the allowance for it; returns by how much."""
        credit = self.credit(delay, mono)
        self._left -= credit
        return credit
