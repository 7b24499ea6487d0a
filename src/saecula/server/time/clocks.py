"""Time: clocks, how long servers have been up, and the banks of thinking time."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Protocol

from saecula.server.wire.tables import Clock, Tempo
from saecula.server.wire.words import Time

#: The least time in its bank that a seat has when its player takes it back, in milliseconds, by kind of tempo.
GRACE = {"live": 10_000, "turns": 3_600_000}
#: The level of the bot that plays for those who are out of time or gone.
STAND_IN = "casual"


class Timepiece(Protocol):
    """What a table reads the time from. `haste`: how many times as fast the time of games runs."""

    haste: float

    def now(self) -> Time:
        """The time now, in milliseconds since 1970."""
        ...

    def monotonic(self) -> float:
        """Seconds since some fixed moment; it never goes back."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class WallClock:
    """The clock of this machine."""

    def __init__(self, haste: float = 1.0) -> None:
        self.haste = haste

    def now(self) -> Time:
        """The time now, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds since some fixed moment; it never goes back."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class Uptime:
    """How long servers have been up with this database, in milliseconds: the time that banks are charged by.

    It stands still while no server is up, and it makes no difference if somebody sets the clock of the machine."""

    def __init__(self, clock: Timepiece, before: int = 0) -> None:
        self._clock = clock
        self.go_on(before)

    def go_on(self, before: int) -> None:
        """Count on from where the server before this one was last alive."""
        self._before, self._since = before, self._clock.monotonic()

    def age(self) -> int:
        """How long servers have been up until now, in milliseconds."""
        return self._before + int((self._clock.monotonic() - self._since) * 1000)

    def passed(self, since: int | None) -> int:
        """How much uptime has passed since an age, in milliseconds; 0 if that is None, or if a crash lost the time."""
        return 0 if since is None else max(0, self.age() - since)


class Banks:
    """The thinking time of all seats. `mono` is the monotonic time in seconds at which the banks are looked at."""

    def __init__(self, tempo: Tempo, left: list[int], paid: Sequence[int] = (), given: Sequence[int] = ()) -> None:
        self.tempo = tempo
        self.left = [float(ms) for ms in left]
        self.running: list[int] = []
        self._since = 0.0
        #: the last decision of each seat that earned an increment, so that undoing it and deciding again earns no more
        self.paid = list(paid) or [0] * len(left)
        #: the last decision for which each got some time when its player took it back: nobody thinks forever
        self.given = list(given) or [-1] * len(left)

    def look(self, mono: float) -> None:
        """Charge what has passed since the last look."""
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - (mono - self._since) * 1000)
        self._since = mono

    def run(self, seats: Iterable[int], mono: float) -> None:
        """Let these banks run from now on, and no others."""
        self.look(mono)
        self.running = list(seats)

    def charge(self, milliseconds: int) -> None:
        """Take off the running banks what passed before this server knew of them."""
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - milliseconds)

    def pay(self, seat: int, decision: int) -> None:
        """A decision was answered in time: add the increment, up to the cap."""
        if decision <= self.paid[seat]:
            return
        self.paid[seat] = decision
        cap = max(self.tempo.cap, self.tempo.bank) * 1000
        self.left[seat] = max(self.left[seat], min(cap, self.left[seat] + self.tempo.increment * 1000))

    def give_back(self, seat: int, decision: int) -> None:
        """Give some time to a player who takes their seat back; once for each `decision` (-1 if none is open)."""
        if decision >= 0:
            if decision == self.given[seat]:
                return
            self.given[seat] = decision
        least = max(self.tempo.increment * 1000, GRACE.get(self.tempo.kind, 0))
        self.left[seat] = max(self.left[seat], float(least))

    def empty(self) -> list[int]:
        """The running banks with nothing left."""
        return [seat for seat in self.running if self.left[seat] < 1]

    def due(self) -> float | None:
        """Milliseconds from the last look until a running bank is empty; None if none is running."""
        return min((self.left[seat] for seat in self.running), default=None)

    def clock(self, now: Time) -> Clock:
        """The banks as everybody may see them, right after a look."""
        return Clock(now, [round(ms) for ms in self.left], list(self.running))
