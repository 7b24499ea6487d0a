"""All open sockets and streams: whose they are, how many each player may have, and how they are ended."""

import asyncio
from collections import Counter
from contextlib import suppress

from saecula.server.settings import Quotas
from saecula.server.web.auth import Caller, Connection, payer
from saecula.server.web.metrics import Metrics
from saecula.server.web.problems import Trouble
from saecula.server.web.security import address
from saecula.server.wire.frames import Bye


class Channel:
    """One open socket or stream. `ended` holds the last frame to send once the server wants it closed."""

    def __init__(self, payers: tuple[str, str], player: str | None, token: str | None, table: str | None) -> None:
        #: whose it is, and the address it comes from, in the form in which both are counted
        self.payers = payers
        self.player, self.token, self.table = player, token, table
        self.ended: asyncio.Future[Bye] = asyncio.get_running_loop().create_future()

    @property
    def payer(self) -> str:
        """Whose it is: a player's id, or a stranger's address."""
        return self.payers[0]

    def end(self, bye: Bye) -> None:
        """Ask for it to be closed after this last frame."""
        if not self.ended.done():
            self.ended.set_result(bye)


class Channels:
    """The register of open channels."""

    def __init__(self, quotas: Quotas, metrics: Metrics) -> None:
        self._most, self._most_at, self._metrics = quotas.sockets, quotas.connections, metrics
        self._open: dict[Channel, None] = {}
        self._each: Counter[str] = Counter()
        #: how many channels a player has to a table: a running count, since it is asked for after every move
        self._at: Counter[tuple[str | None, str | None]] = Counter()
        self._closing = False
        self._empty = asyncio.Event()
        self._empty.set()

    def open(self, connection: Connection, caller: Caller | None, table: str | None = None) -> Channel:
        """Register a channel; raises Trouble if its player or address has too many, or if the server is closing."""
        if self._closing:
            raise Trouble("problem-closing")
        payers = payer(connection, caller), f"at {address(connection.scope)}"
        # behind a proxy nobody else counts how many connections come from an address
        if self._each[payers[0]] >= self._most or self._each[payers[1]] >= self._most_at:
            raise Trouble("problem-too-many", headers={"Retry-After": "10"})
        channel = Channel(payers, caller.id if caller else None, caller.token.hash if caller else None, table)
        self._open[channel] = None
        self._each.update(payers)
        self._at[channel.player, table] += 1
        self._empty.clear()
        self._metrics.sockets.set(len(self._open))
        return channel

    def close(self, channel: Channel) -> None:
        """Forget a channel that is gone."""
        if channel not in self._open:
            return
        del self._open[channel]
        self._each.subtract(channel.payers)
        self._at[channel.player, channel.table] -= 1
        if not self._at[channel.player, channel.table]:
            del self._at[channel.player, channel.table]
        for one in channel.payers:
            if self._each[one] <= 0:
                del self._each[one]
        self._metrics.sockets.set(len(self._open))
        if not self._open:
            self._empty.set()

    def cut(self, bye: Bye, *, token: str | None = None, player: str | None = None) -> None:
        """End the channels of a token or of a player; those of everybody if neither is given."""
        for one in list(self._open):
            if token in (None, one.token) and player in (None, one.player):
                one.end(bye)

    def tokens(self) -> set[str]:
        """The hashes of all tokens that channels were opened with."""
        return {one.token for one in self._open if one.token is not None}

    def looking(self, player: str, table: str) -> bool:
        """Whether a player has a channel open to a table."""
        return (player, table) in self._at

    async def end_all(self, bye: Bye, within: float) -> None:
        """End every channel and wait up to `within` seconds until they are gone; no new one can be opened."""
        self._closing = True
        self.cut(bye)
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._empty.wait()
