"""Crowds of robots: more sockets, stricter eyes, guests from everywhere; and what a server holds meanwhile."""

import asyncio
import re
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.crew import Crew, Moved, Window, bottleneck, play, share
from bench.host import FORWARDED, PATIENCE, PLAIN, Host
from bench.load import Ours, first_game
from bench.robot import FRAMES, Robot
from saecula.server.wire.frames import ServerFrame, Update, Welcome

#: Seconds of a window at whose end a move need not have been seen by all.
TAIL = 2.0
WARM_UP = 8.0
PROCESSES = 2
LATE, LOST = "lost, doubled or out of order", "not seen by all"


class Place(msgspec.Struct, frozen=True):
    """A table, the tokens of those who play at it, where they come from, and how many more look on."""

    table: str
    tokens: list[str]
    addresses: list[str]
    watchers: int = 0
    watching: str = ""


class Eye(Robot):
    """A robot that notes every line that does not follow on the one before it."""

    told = 0

    def __init__(self, address: str, table: str, token: str, seat: int, rng: Random, pace: float) -> None:
        super().__init__(address, table, token, seat, rng, pace)
        self.wrong: list[str] = []

    def _take(self, frame: ServerFrame) -> None:
        super()._take(frame)
        if isinstance(frame, Welcome):
            self.told = frame.table.version
        elif isinstance(frame, Update):
            for entry in frame.entries:
                self.wrong += [LATE] * (entry.version != self.told + 1)
                self.told = entry.version


class Strict(Ours):
    """Robots that complain of everything that is lost, late or doubled."""

    def __init__(self, address: str, places: Sequence[Place], pace: float, seed: int) -> None:
        rng = Random(seed)
        self.eyes: list[Eye] = []
        self.tables = []
        for place in places:
            robots = [
                Eye(address, place.table, token, seat, Random(rng.random()), pace)
                for seat, token in enumerate(place.tokens)
            ]
            for robot, where in zip(robots, place.addresses):
                robot.headers[FORWARDED] = where
            robots += [Eye(address, place.table, place.watching, -1, rng, pace) for _ in range(place.watchers)]
            self.eyes += robots
            self.tables.append([*robots])
        self.hands = [robot for robots in self.tables for robot in robots]

    def found(self, window: Window) -> tuple[list[Moved], list[str]]:
        """The moves of the window, and what is wrong with them."""
        moves, wrong = super().found(window)
        early = super().found(Window(window.begins, window.ends - TAIL))[0]
        wrong += [LOST for move in early if move.seen is None]
        return moves, [*wrong, *(one for eye in self.eyes for one in eye.wrong)]


def _crew(address: str, places: list[Place], pace: float, seed: int, processes: int, number: int) -> Crew:
    return Strict(address, places[number::processes], pace, 100 * seed + number)


class Held(msgspec.Struct):
    """What a crowd saw: seconds until acknowledged and until seen by all, what was wrong, why it says little."""

    acked: list[float]
    seen: list[float]
    wrong: list[str]
    why: str | None
    #: bytes of memory of the server while all were there
    memory: int = 0

    def ms(self, part: float) -> float:
        """Milliseconds until all had seen such a part of the moves."""
        return share(self.seen, part) * 1000


def crowd(host: Host, places: list[Place], seconds: float, pace: float, seed: int, processes: int = PROCESSES) -> Held:
    """Let a crowd play for a while after a warm-up; another seed each time, or the server takes it for the last one."""
    assert host.process is not None
    pid, looks = host.process.pid, list[int]()
    make = partial(_crew, host.address, places, pace, seed, processes)
    reports = play(make, processes, WARM_UP, seconds, lambda: looks.append(memory_of(pid)))
    moves = [move for report in reports for move in report.moves]
    wrong = [one for report in reports for one in report.refused]
    seen = [move.seen for move in moves if move.seen is not None]
    return Held([move.acked for move in moves], seen, wrong, bottleneck(reports), looks[-1])


def memory_of(pid: int) -> int:
    """Bytes of memory that a process has now."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) * 1024


@contextmanager
def hosted(is_limited: bool = False, arguments: tuple[str, ...] = ()) -> Iterator[Host]:
    """A server of our own with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        host = Host(f"sqlite:///{folder}/crowd.db", Path(folder), arguments)
        host.is_limited = is_limited
        host.start()
        try:
            yield host
        finally:
            host.stop()


def places_at(host: Host, tables: int, seats: int) -> list[Place]:
    """Tables of one party of players, who know no limits."""
    tokens = [host.guest(f"Robot {seat + 1}") for seat in range(seats)]
    watching = host.guest("Onlooker")
    opened = [host.open_table(first_game(), seats, tokens, {}) for _ in range(tables)]
    return [Place(table, tokens, [], 0, watching) for table in opened]


def places_of_strangers(host: Host, tables: int, seats: int) -> list[Place]:
    """Tables of players who all come from elsewhere."""
    found = []
    for number in range(tables):
        addresses = [f"198.18.{number}.{seat + 1}" for seat in range(seats)]
        tokens = [host.guest(f"Honest {number} {seat}", where) for seat, where in enumerate(addresses)]
        found.append(Place(host.open_table(first_game(), seats, tokens, {}, addresses=addresses), tokens, addresses))
    return found


# ---------------------------------------------------------------- all cut at once


async def storm(host: Host, places: list[Place], cuts: int) -> tuple[int, list[float], int]:
    """Everybody is cut at once and comes back; how many, seconds until the last was there, and wrong pictures."""
    seats = [(place, seat) for place in places for seat in range(len(place.tokens))]
    sockets = await asyncio.gather(*(_sit(host, place, seat, None) for place, seat in seats))
    took, wrong = list[float](), 0
    for _ in range(cuts):
        for socket, _ in sockets:
            socket.transport.abort()
        before = time.monotonic()
        back = await asyncio.gather(
            *(_sit(host, place, seat, old.table.version) for (place, seat), (_, old) in zip(seats, sockets))
        )
        took.append(time.monotonic() - before)
        wrong += sum(new.view != old.view or new.asked != old.asked for (_, new), (_, old) in zip(back, sockets))
        sockets = back
    for socket, _ in sockets:
        await socket.close()
    return len(seats), took, wrong


async def _sit(host: Host, place: Place, seat: int, since: int | None) -> tuple[ClientConnection, Welcome]:
    """A socket, and what was seen first."""
    url = f"{host.address.replace('http', 'ws', 1)}/api/tables/{place.table}/socket?eyes={seat}"
    headers = {"Authorization": f"Bearer {place.tokens[seat]}"}
    asked = url if since is None else f"{url}&since={since}"
    socket = await connect(asked, additional_headers=headers, open_timeout=PATIENCE, ping_interval=None)
    while not isinstance(frame := FRAMES.decode(await socket.recv()), Welcome):
        pass
    return socket, frame


# ---------------------------------------------------------------- how late the loop is


def late(host: Host, bar: float) -> tuple[int, int]:
    """How often the server looked at how late its loop is, and how often it was later than a bar, so far."""
    text = httpx.get(f"{host.address}/metrics", **PLAIN).text
    counts = dict(re.findall(r'saecula_loop_delay_seconds_bucket\{le="([^"]+)"\} (\d+)', text))
    return int(counts["+Inf"]), int(counts["+Inf"]) - int(counts[str(bar)])
