"""Sockets without a network: both ends of a line on which frames arrive late but in order, or not at all."""

import asyncio
from collections.abc import Callable
from contextvars import copy_context
from random import Random
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from saecula.server.time.fair import DELAY, Delay
from saecula.server.web.auth import Caller
from saecula.server.web.site import Site
from saecula.server.web.sockets import DELIVER, table_socket
from saecula.server.wire.frames import Bye, ServerFrame

from .loop import Life

#: Virtual seconds that a frame is under way on average, and that a socket takes if it is not free at once.
LATE, SLOW = 0.1, 0.01
#: The share of frames that a socket cannot take at once.
BUSY = 0.2
#: Seconds until a server notices at the latest that nobody is left at the other end, or a client that a server died.
NOTICED = 17.0

_read: Callable[[str | bytes], ServerFrame] = msgspec.json.Decoder(ServerFrame).decode


class Line:
    """One socket. To the server it looks like a WebSocket; `watch` is called with each frame that leaves the server."""

    def __init__(self, life: Life, rng: Random, is_direct: bool, watch: Callable[[ServerFrame], None]) -> None:
        self._life, self._rng, self._watch = life, rng, watch
        delay = Delay()
        for _ in range(3):
            delay.measured(rng.uniform(0.0, 0.3))
        self.scope: dict[str, Any] = {"state": {DELAY: delay}, "client": ("192.0.2.1", 1), "headers": []}
        if is_direct:
            self.scope["state"][DELIVER] = self._deliver
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[ServerFrame] = asyncio.Queue()
        self._in_at = self._out_at = 0.0
        #: the context of frames under way, which belong to no server
        self._between = copy_context()
        #: whether the client has left, and whether the server knows
        self._is_cut = self._is_noticed = False

    def _arrives(self, after: float) -> float:
        """The moment at which what is sent now arrives: never before what was sent earlier."""
        now = asyncio.get_running_loop().time()
        # an event loop does not keep the order of what is due at the same moment
        return max(after + 1e-6, now + self._rng.expovariate(1 / LATE))

    # -- the client's end

    def send(self, text: bytes) -> None:
        """Send a frame."""
        self._in_at = self._arrives(self._in_at)
        message = {"type": "websocket.receive", "text": text.decode()}
        asyncio.get_running_loop().call_at(self._in_at, self._in.put_nowait, message)

    async def next(self, seconds: float) -> ServerFrame | None:
        """The next frame; None if none comes within some seconds."""
        try:
            async with asyncio.timeout(seconds):
                return await self._out.get()
        except TimeoutError:
            return None

    def cut(self) -> None:
        """Leave without a word; the server notices at once, or later."""
        self._is_cut = True
        noticed = self._rng.choice([0.0, self._rng.uniform(0.0, NOTICED)])
        asyncio.get_running_loop().call_later(noticed, self._leave)

    def _leave(self) -> None:
        self._is_noticed = True
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1006})

    # -- the server's end

    async def serve(self, site: Site, caller: Caller | None, table: str, since: int | None, eyes: int) -> None:
        """Do what the server does with the socket, to its end."""
        await table_socket.fn(self, site, caller, table, since, eyes)

    def watch_over(self, serving: "asyncio.Task[None]") -> None:
        """Let the client hear when the line has ended, even if a server died before it had taken in what came."""
        serving.add_done_callback(self._ended, context=self._between)

    def _ended(self, serving: "asyncio.Task[None]") -> None:
        late = 0.0 if self._life.is_alive else self._rng.choice([0.0, self._rng.uniform(0.0, NOTICED)])
        asyncio.get_running_loop().call_later(late, self._out.put_nowait, Bye("resync", True), context=self._between)
        if not serving.cancelled() and (error := serving.exception()) is not None:
            raise error

    async def accept(self) -> None:
        """The socket is accepted."""

    async def receive(self) -> dict[str, Any]:
        """The next message that the client sent."""
        return await self._in.get()

    async def send_data(self, text: str, mode: str) -> None:
        """Send a frame, as fast as the other side can take it."""
        await asyncio.sleep(self._rng.expovariate(1 / SLOW))
        if self._is_noticed:
            raise WebSocketDisconnect(detail="gone", code=1006)
        self._pass(text)

    async def close(self, code: int, reason: str) -> None:
        """The server ends the socket."""

    def _deliver(self, text: bytes) -> bool:
        """Send a frame at once, if the socket is free."""
        if self._is_noticed or self._rng.random() < BUSY:
            return False
        self._pass(text)
        return True

    def _pass(self, text: str | bytes) -> None:
        if not self._life.is_alive:
            return  # the dead say nothing
        frame = _read(text)
        self._watch(frame)
        if not self._is_cut:
            self._out_at = self._arrives(self._out_at)
            asyncio.get_running_loop().call_at(self._out_at, self._out.put_nowait, frame, context=self._between)
