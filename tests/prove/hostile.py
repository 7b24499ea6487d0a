"""`python -m tests.prove.hostile ADDRESS KIND SECONDS`: one address does the worst that it is allowed to.

KIND: `lines` (never reads, floods, drips, hurries), `work` (hints, replays, imports, games against experts, tables of
experts) or `all`.

It stands for somebody with a machine of his own, so it gives way to the server and to everybody else on this one; what
it got done is counted, so that nobody takes a tired attack for a strong server.
"""

import asyncio
import contextlib
import os
import re
import signal
import socket as plain
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.host import FORWARDED, PLAIN
from bench.load import first_game
from bench.robot import FRAMES
from saecula.server.wire.frames import Update, Welcome

ROOT = Path(__file__).resolve().parents[2]
#: Where the attack comes from: as a proxy tells it, and for plain connections an address of this machine.
WHERE, NEARBY = "192.0.2.66", "127.0.0.2"
FLOOD = 1000.0
#: What is imported: one of the longest games there are.
RECORD = ROOT / "tests" / "records" / "through-the-ages" / "v3-4-full.jsonl"
#: Four players an attack: two attacks within a minute stay below what one address may have of guests.
PLAYERS, DRIPS, MUTE, HURRY = 4, 60, 8, 20
#: The last in the row for a processor.
NICE = 19
#: What the attack is counted by: frames sent over sockets, among them moves at tables with experts, connections opened
#: that say nothing or read nothing, requests answered (and those refused as too many), those sent without a pause.
SENT, MOVES, SILENT = "frames", "moves against experts", "silent connections"
REQUESTS, TOO_MANY, HURRIED = "requests", "refused as too many", "requests in a hurry"


class Attacker:
    """A player of the attacking address, with a table of his own."""

    def __init__(self, address: str, number: int, until: float) -> None:
        self.address, self.until = address, until
        self.done: Counter[str] = Counter()
        headers = {"Origin": address, FORWARDED: WHERE}
        self.client = httpx.Client(base_url=address, headers=headers, **PLAIN)
        self.client.post("/api/players", json={"name": f"Hostile {number}"}).raise_for_status()
        self.table = self.open("me", "beginner", "beginner")

    def open(self, *seats: str) -> str:
        """A table, started; nothing where there are too many already."""
        wishes = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
        made = self.client.post("/api/tables", json={"game": first_game(), "seats": wishes, "start": True})
        return str(made.json().get("id", ""))

    def is_time(self) -> bool:
        """Whether to go on."""
        return time.monotonic() < self.until

    def socket(self, table: str = "") -> connect:
        """A socket of his to a table."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table or self.table}/socket"
        headers = {"Cookie": f"saecula={self.client.cookies['saecula']}", FORWARDED: WHERE}
        return connect(url, origin=self.address, additional_headers=headers, ping_interval=None)  # type: ignore[arg-type]

    async def again(self, work: Callable[[ClientConnection], Awaitable[None]], table: str = "") -> None:
        """Do something over a socket, and come back when it is cut."""
        while self.is_time():
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with self.socket(table) as line:
                    await work(line)
            await asyncio.sleep(0.2)

    async def flood(self, line: ClientConnection) -> None:
        """As many frames as one likes: previews, chat, looks, nonsense."""
        frames = [
            msgspec.json.encode(frame).decode()
            for frame in (
                {"ask": "look", "cid": "l", "eyes": 0},
                {"ask": "hint", "cid": "h", "seat": 0, "level": "expert"},
                {"ask": "earlier", "cid": "e", "before": 5},
                {"do": "say", "cid": "s", "text": "spam " * 50},
                {"do": "play", "cid": "p", "seat": 0, "decision": 1, "move": {"do": "x" * 30}},
            )
        ]
        while self.is_time():
            for frame in frames:
                await line.send(frame)
                self.done[SENT] += 1
            await asyncio.sleep(len(frames) * PLAYERS / FLOOD)

    async def watch(self, line: ClientConnection) -> None:
        """Only look on, so that bots play."""
        while self.is_time():
            await asyncio.wait_for(line.recv(), 60)

    async def duel(self, line: ClientConnection) -> None:
        """Play against experts without ever thinking, so that they always have to."""
        while self.is_time():
            frame = FRAMES.decode(await asyncio.wait_for(line.recv(), 60))
            asked = frame.asked if isinstance(frame, Welcome | Update) else None
            if asked is not None and asked.legal:
                move = {"do": "play", "cid": f"d{asked.decision}", "seat": 0, "decision": asked.decision}
                await line.send(msgspec.json.encode(move | {"move": asked.legal[0]}).decode())
                self.done[MOVES] += 1

    async def hurry(self) -> None:
        """Ask for anything at all, again and again, without a pause."""
        host, port = self.address.removeprefix("http://").split(":")
        asks = [f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() for path in ("/", "/api/nothing", "/metrics")]
        while self.is_time():
            with contextlib.suppress(OSError, EOFError):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(NEARBY, 0))
                while self.is_time():
                    writer.write(b"".join(asks))
                    for _ in asks:
                        head = await reader.readuntil(b"\r\n\r\n")
                        length = re.search(rb"content-length: (\d+)", head)
                        await reader.readexactly(int(length[1]) if length else 0)
                        self.done[HURRIED] += 1
            await asyncio.sleep(0.1)

    async def never_read(self) -> None:
        """Ask for much and read nothing of it."""
        host, port = self.address.removeprefix("http://").split(":")
        ask = f"GET /api/tours/{first_game()} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() * 20
        while self.is_time():
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(host, int(port), limit=1, local_addr=(NEARBY, 0))
                writer.get_extra_info("socket").setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
                writer.write(ask)
                self.done[SILENT] += 1
                await asyncio.sleep(5)
                writer.transport.abort()
                del reader

    async def drip(self) -> None:
        """A byte a second."""
        host, port = self.address.removeprefix("http://").split(":")
        while self.is_time():
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(host, int(port), local_addr=(NEARBY, 0))
                writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
                self.done[SILENT] += 1
                while self.is_time():
                    writer.write(b"x")
                    await writer.drain()
                    await asyncio.sleep(1)
            await asyncio.sleep(1)

    def labour(self) -> None:
        """Everything that costs the server more than it costs to ask for."""
        record = {"text": RECORD.read_text()}
        where = f"/api/tables/{self.table}"
        hint = {"ask": "hint", "cid": "h", "seat": 0, "level": "master"}
        for turn in self._turns():
            with contextlib.suppress(httpx.HTTPError):
                self.ask("POST", f"{where}/inquiries", hint)
                self.ask("GET", f"{where}/replay?eyes=0")
                self.ask("GET", "/api/games/nothing")
                self.ask("GET", f"/api/rules/{first_game()}")
                self.ask("POST", f"{where}/review")
                if turn % 20 == 0:
                    self.ask("POST", "/api/records", record)

    def ask(self, verb: str, where: str, body: object = None) -> None:
        """A request, counted by what came of it."""
        answer = self.client.request(verb, where, json=body)
        self.done[REQUESTS] += 1
        self.done[TOO_MANY] += answer.status_code == httpx.codes.TOO_MANY_REQUESTS

    def _turns(self) -> Iterator[int]:
        turn = 0
        while self.is_time():
            yield turn
            turn += 1
            time.sleep(0.05)


async def attack(address: str, kind: str, seconds: float) -> None:
    """All at once, until the time is over or it is told to stop; then it says what it got done."""
    began = time.monotonic()
    players = [Attacker(address, number, began + seconds) for number in range(PLAYERS)]
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: _stop(players, time.monotonic() - began))
    print("ready", flush=True)
    first, work = players[0], list[Awaitable[Any]]()
    if kind in ("lines", "all"):
        work += [player.again(player.flood) for player in players]
        work += [first.never_read() for _ in range(MUTE)] + [first.drip() for _ in range(DRIPS)]
        work += [first.hurry() for _ in range(HURRY)]
    if kind in ("work", "all"):
        work += [asyncio.to_thread(player.labour) for player in players]
        work += [player.again(player.duel, player.open("me", "expert", "expert")) for player in players]
        watched = [table for _ in range(20) if (table := first.open("expert", "expert", "expert"))]
        work += [first.again(first.watch, table) for table in watched[:15]]
    await asyncio.gather(*work)


def _stop(players: list[Attacker], seconds: float) -> None:
    done = sum((player.done for player in players), Counter[str]())
    print(", ".join(f"{count / seconds:.0f} {what} a second" for what, count in done.items()), flush=True)
    os._exit(0)  # threads may wait for answers for long


class Siege:
    """An attack in a process of its own; `told`: what it got done, once it is over."""

    told = ""

    def __init__(self, address: str, kind: str, seconds: float) -> None:
        words = [sys.executable, "-m", "tests.prove.hostile", address, kind, str(seconds)]
        self._process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)

    def begin(self) -> None:
        """Wait until it has begun."""
        assert self._process.stdout is not None
        assert self._process.stdout.readline(), "the attack did not begin"

    def end(self) -> None:
        """Stop it; it must not have stopped by itself before."""
        is_over = self._process.poll() is not None
        self._process.terminate()
        self.told = self._process.communicate()[0].strip()
        assert not is_over, "the attack has ended too early"
        assert self.told, "the attack got nothing done"


@contextlib.contextmanager
def besieging(address: str, kind: str, seconds: float) -> Iterator[Siege]:
    """An attack, for as long as this lasts."""
    siege = Siege(address, kind, seconds)
    siege.begin()
    try:
        yield siege
    finally:
        siege.end()


if __name__ == "__main__":
    os.nice(NICE)
    asyncio.run(attack(sys.argv[1], sys.argv[2], float(sys.argv[3])))
