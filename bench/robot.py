"""A robot that plays: it keeps a socket to a table open, answers when asked, and comes back after every cut."""

import asyncio
import itertools
import time
from collections.abc import Callable
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from saecula.server.wire.commands import Play
from saecula.server.wire.frames import Ack, Bye, Refused, ServerFrame, Update, Welcome
from saecula.server.wire.tables import Asked

FRAMES = msgspec.json.Decoder(ServerFrame)
LONGEST_WAIT = 0.5


class Acked(msgspec.Struct):
    """A move that the server has acknowledged, and how long that took in seconds."""

    table: str
    cid: str
    version: int
    took: float
    #: when it was sent, by the monotonic clock
    sent: float = 0.0


class Robot:
    """Plays one seat of one table with random legal moves; `pace`: seconds per move, give or take half."""

    def __init__(self, address: str, table: str, token: str, seat: int, rng: Random, pace: float = 0.0) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket?eyes={seat}"
        self.headers = {"Authorization": f"Bearer {token}"}
        self.table, self.seat, self.rng, self.pace = table, seat, rng, pace
        self.acked: list[Acked] = []
        self.refused: list[Refused] = []
        self.version = 0
        #: each version that it was told of, and when
        self.seen: list[tuple[int, float]] = []
        self.cuts = 0
        self.is_over = False
        self._numbers = itertools.count(1)
        self._name = f"{seat}-{rng.randrange(10**9)}"
        #: the move under way: it is sent again, with the same cid, until it is answered
        self._pending: Play | None = None
        self._sent = 0.0
        self._asked: Asked | None = None
        #: when the open decision is to be answered
        self._due = 0.0

    async def run(self, stopped: Callable[[], bool]) -> None:
        """Play until the game is over or it is told to stop."""
        wait = 0.05
        while not (self.is_over or stopped()):
            try:
                async with connect(f"{self.url}&since={self.version}", additional_headers=self.headers) as socket:
                    wait = 0.05
                    await self._sit(socket, stopped)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.cuts += 1
                await asyncio.sleep(wait * (1 + self.rng.random()))
                wait = min(LONGEST_WAIT, wait * 2)

    async def _sit(self, socket: ClientConnection, stopped: Callable[[], bool]) -> None:
        """Play over one connection, until it is cut. Frames are read while the robot thinks about a move."""
        while not (self.is_over or stopped()):
            thinks = self._asked is not None and self._pending is None
            try:
                text = await asyncio.wait_for(socket.recv(), max(0.0, self._due - time.monotonic()) if thinks else 1)
            except TimeoutError:
                if self._asked is not None and self._pending is None:
                    await self._answer(socket, self._asked)
                continue
            arrived = time.monotonic()
            frame = FRAMES.decode(text)
            self._take(frame)
            if isinstance(frame, Update):
                self.seen.append((frame.version, arrived))
            if isinstance(frame, Bye):
                return
            if isinstance(frame, Welcome) and self._pending is not None:
                await self._send(socket, self._pending)

    def _take(self, frame: ServerFrame) -> None:
        """Take in what a frame says."""
        if isinstance(frame, Ack) and self._pending is not None and frame.cid == self._pending.cid:
            self.acked.append(Acked(self.table, frame.cid, frame.version, time.monotonic() - self._sent, self._sent))
            self._pending = None
            if frame.version > self.version:
                self._asked = None  # asked before the move was made
        elif isinstance(frame, Refused) and self._pending is not None and frame.cid == self._pending.cid:
            self.refused.append(frame)
            self._pending = None
        elif isinstance(frame, Welcome | Update):
            self.version = frame.table.version if isinstance(frame, Welcome) else frame.version
            self.is_over = frame.table is not None and frame.table.status == "over"
            if frame.asked is not None and (self._asked is None or self._asked.decision != frame.asked.decision):
                self._due = time.monotonic() + self.pace * (0.5 + self.rng.random())
            self._asked = frame.asked

    async def _answer(self, socket: ClientConnection, asked: Asked) -> None:
        """Make one of the legal moves."""
        cid = f"{self._name}-{next(self._numbers)}"
        move = self.rng.choice(asked.legal)
        self._asked = None
        await self._send(socket, Play(cid=cid, seat=self.seat, decision=asked.decision, move=move))

    async def _send(self, socket: ClientConnection, command: Play) -> None:
        self._pending = command
        self._sent = time.monotonic()
        await socket.send(msgspec.json.encode(command).decode())
