"""How fast requests and frames of one address are taken in: those beyond a steady rate wait, even if they are refused
in the end.

Refusing a request costs nearly as much as answering a small one. So whoever asks too fast is made to wait: on each
connection the next request, or frame, is only read once the one before is answered.
"""

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic

import msgspec

from saecula.server.settings import Quotas
from saecula.server.web.guard.budget import Purses
from saecula.server.web.problems import Trouble

#: Seconds that a request waits at most; it is refused if it would have to wait longer. Only proxies have so many
#: connections that this can happen.
LONGEST = 10.0
#: How many long bodies of one address may be under way: each takes megabytes of memory, for as long as it is sent.
UPLOADS = 2
#: How many times as many frames as on one socket are taken in of all the sockets of an address.
TOGETHER = 10


class Pace:
    """The pace of all addresses: each gets `rate` requests a second, and may save up `burst`."""

    def __init__(self, quotas: Quotas, clock: Callable[[], float] = monotonic) -> None:
        self._purses = Purses(quotas.pace, quotas.pace_burst)
        self._clock = clock
        self._uploads: Counter[str] = Counter()
        self._over = asyncio.Event()

    def end(self) -> None:
        """Refuse all who wait, since the server stops."""
        self._over.set()

    async def keep(self, where: str) -> None:
        """Wait until it is time for one more request of an address; raises Trouble if too many wait, or at the end."""
        wait = self.wait(where)
        if wait > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._over.wait()
                raise Trouble("problem-closing")

    def wait(self, where: str) -> float:
        """Seconds that one more request of an address has to wait."""
        now = self._clock()
        purse = self._purses.of(where, 1.0, now)
        wait = purse.wait(now)
        if wait > LONGEST:
            raise Trouble("problem-too-many", headers={"Retry-After": str(math.ceil(wait))})
        purse.spend(1.0, now)
        return wait

    @contextmanager
    def upload(self, where: str) -> Iterator[None]:
        """A long body of an address, from its first byte until it is answered; raises Trouble if there are too many."""
        if self._uploads[where] >= UPLOADS:
            raise Trouble("problem-too-many", headers={"Retry-After": "5"})
        self._uploads[where] += 1
        try:
            yield
        finally:
            self._uploads[where] -= 1
            if not self._uploads[where]:
                del self._uploads[where]


def pace_of_frames(quotas: Quotas) -> Pace:
    """The pace at which frames are read, on all the sockets of an address together."""
    rate, burst = max(1e-9, TOGETHER * quotas.frames), TOGETHER * quotas.burst
    return Pace(msgspec.structs.replace(quotas, pace=rate, pace_burst=burst))
