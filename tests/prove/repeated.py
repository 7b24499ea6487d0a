"""Moves sent one to five times, in any order, over two sockets and by requests: one effect, one answer."""

import asyncio
from collections import Counter, defaultdict
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.host import PATIENCE, Host
from saecula.server.store import Store

GAME, SEATS = "pebbles", 3
TABLES_AT_ONCE = 6


class Repeats(msgspec.Struct):
    """What came of it."""

    moves: int = 0
    sent: int = 0
    #: moves that got two answers, that are stored other than once, that were refused
    two_answers: int = 0
    not_once: int = 0
    refused: int = 0


class Line:
    """A socket whose answers are handed to whoever waits for them."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._waiting: dict[str, list[asyncio.Future[dict[str, Any]]]] = defaultdict(list)
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self._socket:
            frame = msgspec.json.decode(text)
            if frame["frame"] in ("ack", "refused") and self._waiting[frame["cid"]]:
                self._waiting[frame["cid"]].pop(0).set_result(frame)

    async def send(self, body: dict[str, Any]) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[body["cid"]].append(answer)
        await self._socket.send(msgspec.json.encode(body).decode())
        return await asyncio.wait_for(answer, PATIENCE)

    async def close(self) -> None:
        """Hang up."""
        await self._socket.close()
        await asyncio.gather(self._reading, return_exceptions=True)


class Seat:
    """Somebody with two tabs open and a program beside them."""

    def __init__(self, host: Host, token: str, table: str, seat: int) -> None:
        self.host, self.table, self.seat = host, table, seat
        self.headers = {"Authorization": f"Bearer {token}"}
        self.lines: list[Line] = []

    async def open(self) -> None:
        """Open both tabs."""
        url = f"{self.host.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?eyes={self.seat}"
        for _ in range(2):
            self.lines.append(Line(await connect(url, additional_headers=self.headers, open_timeout=PATIENCE)))

    async def send(self, client: httpx.AsyncClient, way: int, body: dict[str, Any]) -> dict[str, Any]:
        """By one of three ways."""
        if way < 2:
            return await self.lines[way].send(body)
        answer = await client.post(f"/api/tables/{self.table}/commands", json=body, headers=self.headers)
        found: dict[str, Any] = answer.json()
        return found


async def play(host: Host, tokens: list[str], table: str, rng: Random, found: Repeats, enough: int) -> None:
    """One game."""
    seats = [Seat(host, token, table, seat) for seat, token in enumerate(tokens)]
    await asyncio.gather(*(seat.open() for seat in seats))
    async with httpx.AsyncClient(base_url=host.address, timeout=PATIENCE) as client:
        is_over = False
        while not is_over and found.moves < enough:
            for seat in seats:
                where = f"/api/tables/{table}/view?eyes={seat.seat}"
                seen = (await client.get(where, headers=seat.headers)).json()
                is_over = seen["table"]["status"] == "over"
                if seen["asked"] and not is_over:
                    await repeat(client, seat, seen["asked"], rng, found)
    await asyncio.gather(*(line.close() for seat in seats for line in seat.lines))


async def repeat(client: httpx.AsyncClient, seat: Seat, asked: dict[str, Any], rng: Random, found: Repeats) -> None:
    """Send one move again and again, at once and afterwards."""
    found.moves += 1
    move = rng.choice(asked["legal"])
    body = {"do": "play", "cid": f"m{found.moves}", "seat": seat.seat, "decision": asked["decision"], "move": move}
    ways = [rng.randrange(3) for _ in range(rng.randint(1, 5))]
    late = rng.randint(0, len(ways) - 1)
    answers = await asyncio.gather(*(seat.send(client, way, body) for way in ways[late:]))
    answers += await asyncio.gather(*(seat.send(client, way, body) for way in ways[:late]))
    found.sent += len(ways)
    found.two_answers += len({(one["frame"], one.get("version")) for one in answers}) > 1
    found.refused += answers[0]["frame"] != "ack"


async def run(host: Host, moves: int, seed: int) -> Repeats:
    """Tables side by side until so many moves are made; then the log is counted."""
    found, rng, tables = Repeats(), Random(seed), list[str]()
    tokens = [host.guest(f"Tab {seat}") for seat in range(SEATS)]

    async def some() -> None:
        while found.moves < moves:
            table = await asyncio.to_thread(host.open_table, GAME, SEATS, tokens, {})
            tables.append(table)
            await play(host, tokens, table, Random(rng.random()), found, moves)

    await asyncio.gather(*(some() for _ in range(TABLES_AT_ONCE)))
    async with await Store.open(host.database) as store:
        stored: Counter[str] = Counter()
        for table in tables:
            stored.update(entry.cid for entry in await store.entries.between(table) if entry.cid)
    found.not_once = sum(stored[f"m{number}"] != 1 for number in range(1, found.moves + 1)) - found.refused
    return found


def repeats(folder: Path, moves: int, seed: int) -> Repeats:
    """The whole run on a server of its own."""
    host = Host(f"sqlite:///{folder}/repeats.db", folder)
    host.start()
    try:
        return asyncio.run(run(host, moves, seed))
    finally:
        host.stop()
