"""Whether the database can be written to: a full disk can still be read."""

import asyncio
from collections.abc import Callable
from time import monotonic

from saecula.server.store import Store

#: Seconds for which an answer holds, so that asking often does not mean writing often.
HOLDS = 2.0
KEY = "pulse"


class Pulse:
    """Writes a little something when asked, and remembers for a moment that it worked."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store, self._clock = store, clock
        self._felt: float | None = None
        self._one = asyncio.Lock()

    async def feel(self) -> None:
        """Do nothing if all is well; raise StoreError if nothing can be stored."""
        async with self._one:
            if self._felt is None or self._clock() - self._felt >= HOLDS:
                self._felt = None
                await self._store.keepsakes.put(KEY, str(self._clock()).encode())
                self._felt = self._clock()
