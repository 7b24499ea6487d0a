"""How much may be computed for somebody: milliseconds of processor time, however they connect, charged afterwards."""

import math
from collections.abc import Callable
from time import monotonic

from saecula.server.web.problems import Trouble

#: Several players may share an address: it gets this many times as much as one of them.
FAMILY = 3.0
#: How many purses are kept before the full ones are forgotten, and how many players' addresses are remembered.
REMEMBERED = 20_000


class Purse:
    """What somebody has left to spend: it refills steadily up to a maximum, and one piece of work may overdraw it."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, now

    def left(self, now: float) -> float:
        """Milliseconds left; negative if more was spent than there was."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    def spend(self, ms: float, now: float) -> None:
        """Take off what was spent."""
        self._left = self.left(now) - ms

    def wait(self, now: float) -> float:
        """Seconds until it is no longer overdrawn."""
        return max(0.0, -self.left(now)) / self._rate

    def is_full(self, now: float) -> bool:
        """Whether everything that was spent has come back."""
        return self.left(now) >= self._most


class Purses:
    """The purses of all who have spent anything lately."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._kept: dict[str, Purse] = {}
        self._limit = REMEMBERED

    def get(self, who: str) -> Purse | None:
        """The purse of somebody, None if they have spent nothing lately."""
        return self._kept.get(who)

    def of(self, who: str, times: float, now: float) -> Purse:
        """The purse of somebody who gets `times` as much as one player."""
        purse = self._kept.get(who)
        if purse is None:
            if len(self._kept) >= self._limit:
                self._kept = {who: purse for who, purse in self._kept.items() if not purse.is_full(now)}
                # if hardly any are full, the next look comes later, since each takes a while
                self._limit = max(REMEMBERED, 2 * len(self._kept))
            purse = self._kept[who] = Purse(self._rate * times, self._most * times, now)
        return purse

    def __len__(self) -> int:
        return len(self._kept)


class Budget:
    """The purses of players and addresses. A player gets `rate` milliseconds a second, and can save up to `most`."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._purses = Purses(rate, most)
        #: player -> the address they were last seen at
        self._homes: dict[str, str] = {}

    def know(self, who: str, where: str) -> None:
        """Note that somebody was seen at an address, which is charged for them from now on."""
        if who != where and self._homes.get(who) != where:
            self._homes.pop(who, None)
            self._homes[who] = where
            if len(self._homes) > REMEMBERED:
                del self._homes[next(iter(self._homes))]

    def home(self, who: str) -> str:
        """The address that somebody was last seen at; they themselves if none is known, as for a stranger."""
        return self._homes.get(who, who)

    def check(self, who: str, where: str) -> None:
        """Raise Trouble with Retry-After if a player or their address has spent too much."""
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
        """Charge work done for somebody: a player and the address they were last seen at, or an address alone."""
        home, now = self._homes.get(who), self._clock()
        if home is None:
            self._purses.of(who, FAMILY, now).spend(seconds * 1000, now)
        else:
            self._purses.of(who, 1.0, now).spend(seconds * 1000, now)
            self._purses.of(home, FAMILY, now).spend(seconds * 1000, now)
