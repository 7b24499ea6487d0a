"""How often somebody may do something: a number of times a second, a minute, an hour, whatever the wall clock says.

Counting costs next to nothing and needs no thread of its own: it is done for every request, in the event loop.
"""

import math
import re
from collections.abc import Callable
from time import monotonic

import msgspec

from saecula.server.settings import Quotas
from saecula.server.web.guard.budget import FAMILY
from saecula.server.web.problems import Trouble

SECONDS = {"second": 1.0, "minute": 60.0, "hour": 3600.0}
#: How many counts are kept before those that no longer matter are dropped.
REMEMBERED = 20_000


class Quota(msgspec.Struct, frozen=True):
    """How often at most, within how many seconds."""

    most: int
    seconds: float


def quotas_of(text: str) -> list[Quota]:
    """What a text such as `10/minute;60/hour` says."""
    found = []
    for part in text.split(";"):
        told = re.fullmatch(r"(\d+)/(second|minute|hour)", part.strip())
        if told is None:
            raise ValueError(f"{part!r} is not a quota like 10/minute")
        found.append(Quota(int(told[1]), SECONDS[told[2]]))
    return found


class Window(msgspec.Struct):
    """How often something was done since a window of time began, and when that ends."""

    until: float
    used: int = 0


class Limiter:
    """Counts what clients do, and raises Trouble with Retry-After when it is too much.

    A player's quota is also that of the address they come from, which has FAMILY times as much: somebody who comes as
    many players gets no more."""

    def __init__(self, quotas: Quotas, clock: Callable[[], float] = monotonic) -> None:
        told = msgspec.to_builtins(quotas)
        self._quotas = {name: quotas_of(value) for name, value in told.items() if isinstance(value, str)}
        self._clock = clock
        #: name of the quota, who -> the window of each of its parts
        self._windows: dict[tuple[str, str], list[Window]] = {}
        self._most = REMEMBERED

    def spend(self, name: str, who: str, where: str | None = None) -> None:
        """Count one use of a quota by somebody, and by the address `where` if they are not known by that anyway."""
        now, found = self._clock(), list[Window]()
        payers = [(who, 1.0)] if where in (None, who) else [(who, 1.0), (f"at {where}", FAMILY)]
        for payer, times in payers:
            for quota, window in zip(self._quotas[name], self._of(name, payer, now), strict=True):
                if window.until <= now:
                    window.until, window.used = now + quota.seconds, 0
                if window.used >= quota.most * times:
                    raise Trouble("problem-too-many", headers={"Retry-After": str(math.ceil(window.until - now))})
                found.append(window)
        for window in found:
            window.used += 1

    def _of(self, name: str, who: str, now: float) -> list[Window]:
        windows = self._windows.get((name, who))
        if windows is None:
            if len(self._windows) >= self._most:
                self._forget(now)
            windows = self._windows[name, who] = [Window(0.0) for _ in self._quotas[name]]
        return windows

    def _forget(self, now: float) -> None:
        """Drop the windows that are over; if hardly any are, the next look comes later, since each takes a while."""
        self._windows = {key: kept for key, kept in self._windows.items() if any(one.until > now for one in kept)}
        self._most = max(REMEMBERED, 2 * len(self._windows))

    def __len__(self) -> int:
        return len(self._windows)
