"""All open sockets and streams: whose they are, how many somebody may have, and how they are ended."""

import asyncio
from collections import Counter
from contextlib import suppress

from saecula.server.web.auth import Caller
from saecula.server.web.metrics import Metrics
from saecula.server.web.problems import Trouble
from saecula.server.wire.frames import Bye


class Line:
    """One open socket or stream. `ended` holds the last word once the server wants it closed."""

    def __init__(self, payer: str, player: str | None, token: str | None, table: str | None) -> None:
        self.payer, self.player, self.token, self.table = payer, player, token, table
        self.ended: asyncio.Future[Bye] = asyncio.get_running_loop().create_future()

    def end(self, bye: Bye) -> None:
        """Say that it shall close."""
        if not self.ended.done():
            self.ended.set_result(bye)


class Lines:
    """The register of open lines."""

    def __init__(self, most: int, metrics: Metrics) -> None:
        self._most, self._metrics = most, metrics
        self._open: set[Line] = set()
        self._each: Counter[str] = Counter()
        self._closing = False
        self._empty = asyncio.Event()
        self._empty.set()

    def open(self, payer: str, caller: Caller | None, table: str | None = None) -> Line:
        """Register a line; Trouble if its player or address has too many."""
        if self._closing:
            raise Trouble("problem-closing")
        if self._each[payer] >= self._most:
            raise Trouble("problem-too-many", headers={"Retry-After": "10"})
        line = Line(payer, caller.id if caller else None, caller.token.hash if caller else None, table)
        self._open.add(line)
        self._each[payer] += 1
        self._empty.clear()
        self._metrics.sockets.set(len(self._open))
        return line

    def close(self, line: Line) -> None:
        """A line is gone."""
        if line not in self._open:
            return
        self._open.discard(line)
        self._each[line.payer] -= 1
        if self._each[line.payer] <= 0:
            del self._each[line.payer]
        self._metrics.sockets.set(len(self._open))
        if not self._open:
            self._empty.set()

    def cut(self, bye: Bye, *, token: str | None = None, player: str | None = None) -> None:
        """End the lines of a token or of a player."""
        for line in [line for line in self._open if token in (None, line.token) and player in (None, line.player)]:
            line.end(bye)

    def looking(self, player: str, table: str) -> bool:
        """Whether a player has a table open before him."""
        return any(line.player == player and line.table == table for line in self._open)

    async def end_all(self, bye: Bye, within: float) -> None:
        """End every line and wait until they are gone, but not for ever; no new one is opened."""
        self._closing = True
        self.cut(bye)
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._empty.wait()
