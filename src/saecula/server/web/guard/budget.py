"""What may be worked out for somebody: milliseconds of a processor, over all ways in, paid after they are spent."""

import math
from collections.abc import Callable
from time import monotonic

from saecula.server.web.problems import Trouble

#: An address may have several players behind it: it gets this many times as much as one of them.
FAMILY = 3.0
#: Those who have spent something lately; whoever has recovered is forgotten.
REMEMBERED = 20_000


class Purse:
    """What somebody has left: it fills steadily up to a maximum, and may be overdrawn by one thing at a time."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, now

    def left(self, now: float) -> float:
        """Milliseconds; below nothing if more was spent than there was."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    def spend(self, ms: float, now: float) -> None:
        """Pay."""
        self._left = self.left(now) - ms

    def wait(self, now: float) -> float:
        """Seconds until something is left again."""
        return max(0.0, -self.left(now)) / self._rate

    def is_full(self, now: float) -> bool:
        """Whether it is as if nothing had ever been spent."""
        return self.left(now) >= self._most


class Budget:
    """The purses of players and addresses. `rate`: milliseconds a second that a player may use; `most`: at once."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._purses: dict[str, Purse] = {}
        #: player -> the address they were last seen at
        self._homes: dict[str, str] = {}

    def know(self, who: str, where: str) -> None:
        """Somebody is seen at an address, which pays for them from now on."""
        if who != where and self._homes.get(who) != where:
            self._homes.pop(who, None)
            self._homes[who] = where
            if len(self._homes) > REMEMBERED:
                del self._homes[next(iter(self._homes))]

    def check(self, who: str, where: str) -> None:
        """Trouble with Retry-After for a player or an address that has spent too much."""
        self.know(who, where)
        now = self._clock()
        wait = 0.0
        for one in (who, where):
            purse = self._purses.get(one)
            if purse is not None and purse.left(now) < 0:
                wait = max(wait, purse.wait(now))
        if wait > 0:
            raise Trouble("problem-too-many", headers={"Retry-After": str(math.ceil(wait))})

    def charge(self, who: str, seconds: float) -> None:
        """Something was worked out for a player, or for an address: it is paid by both."""
        home, now = self._homes.get(who), self._clock()
        if home is None:
            self._purse(who, FAMILY, now).spend(seconds * 1000, now)
        else:
            self._purse(who, 1.0, now).spend(seconds * 1000, now)
            self._purse(home, FAMILY, now).spend(seconds * 1000, now)

    def _purse(self, who: str, times: float, now: float) -> Purse:
        purse = self._purses.get(who)
        if purse is None:
            if len(self._purses) >= REMEMBERED:
                self._forget()
            purse = self._purses[who] = Purse(self._rate * times, self._most * times, now)
        return purse

    def _forget(self) -> None:
        now = self._clock()
        self._purses = {who: purse for who, purse in self._purses.items() if not purse.is_full(now)}
