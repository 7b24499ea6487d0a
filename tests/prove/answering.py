"""How long bots take against people, from what the log says of each move."""

import asyncio
import contextlib
import time
from collections import defaultdict
from random import Random
from statistics import mean

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.host import FORWARDED, Host
from bench.load import first_game
from bench.robot import FRAMES, Robot
from saecula.server.wire.frames import ServerFrame, Update

#: The seats of the table at which bots are timed: one person, then bots.
LEVELS = ("casual", "strong", "expert")


class Timed(Robot):
    """A person who moves at once and notes how long each bot took since the move before."""

    def __init__(self, address: str, table: str, token: str, seed: int) -> None:
        super().__init__(address, table, token, 0, Random(seed))
        self.took: dict[int, list[float]] = defaultdict(list)
        self._last = 0

    def _take(self, frame: ServerFrame) -> None:
        super()._take(frame)
        if isinstance(frame, Update):
            for entry in frame.entries:
                if entry.kind == "move" and entry.seat is not None and entry.seat > 0 and self._last:
                    self.took[entry.seat].append((entry.at - self._last) / 1000)
                self._last = entry.at


class Pace(msgspec.Struct):
    """How long a level took: moves, seconds a move, and the longest."""

    level: str
    moves: int
    mean: float
    longest: float


class Table:
    """A person against bots of several levels."""

    def __init__(self, host: Host, seed: int) -> None:
        self.host, self.seed = host, seed
        self.token = host.guest("Honest", "198.18.0.1")
        self.table = ""

    def open(self) -> None:
        """Begin a game."""
        wishes = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in LEVELS)]
        body = {"game": first_game(), "seats": wishes, "start": True}
        self.table = str(self.host.post("/api/tables", self.token, body)["id"])

    def paces(self, seconds: float) -> list[Pace]:
        """Play for a while, one game after the other."""
        until = time.monotonic() + seconds
        took: dict[int, list[float]] = defaultdict(list)
        while time.monotonic() < until:
            self.open()
            robot = Timed(self.host.address, self.table, self.token, self.seed)
            robot.headers[FORWARDED] = "198.18.0.1"
            asyncio.run(robot.run(lambda: time.monotonic() > until))
            for seat, times in robot.took.items():
                took[seat] += times
        return [Pace(LEVELS[seat - 1], len(times), mean(times), max(times)) for seat, times in sorted(took.items())]


async def watch(host: Host, tables: list[str], token: str, seconds: float) -> None:
    """Look on at tables of bots, so that they play."""

    async def one(table: str) -> None:
        url = f"{host.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as line:
            while True:
                FRAMES.decode(await line.recv())

    async def safely(table: str) -> None:
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            await asyncio.wait_for(one(table), seconds)

    await asyncio.gather(*(safely(table) for table in tables))
