"""Nodes in processes of their own on one PostgreSQL, robots that go from one to the other, a line that can be cut."""

import asyncio
import itertools
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from urllib.parse import parse_qs, urlsplit

from bench.host import Host, free_port
from bench.kill import Toll
from bench.robot import Robot
from tests.patience import PATIENCE

SEATS = 3
FORWARDER = Path(__file__).with_name("forwarder.py")


class Nodes:
    """Servers that share a database; `databases`: as each of them reaches it."""

    def __init__(self, folder: Path, databases: list[str], lease: float) -> None:
        self.hosts: list[Host] = []
        for at, url in enumerate(databases):
            own = folder / f"node{at}"
            own.mkdir()
            self.hosts.append(Host(url, own, ("--node", f"n{at}", "--lease", str(lease))))

    def end(self) -> None:
        """End all that still run."""
        for host in self.hosts:
            if host.process is not None and host.process.poll() is None:
                with suppress(ProcessLookupError):
                    host.process.send_signal(signal.SIGCONT)
                host.kill()


@contextmanager
def nodes(folder: Path, databases: list[str], lease: float) -> Iterator[list[Host]]:
    """Some nodes, all running."""
    made = Nodes(folder, databases, lease)
    try:
        for host in made.hosts:
            host.start()
        yield made.hosts
    finally:
        made.end()


class Wanderer(Robot):
    """A robot that tries another node whenever it is cut off, as a proxy would have it do."""

    def __init__(self, addresses: list[str], table: str, token: str, seat: int, rng: Random, pace: float) -> None:
        path = f"/api/tables/{table}/socket?eyes={seat}"
        self._urls = itertools.cycle([address.replace("http", "ws", 1) + path for address in addresses])
        super().__init__(addresses[0], table, token, seat, rng, pace)

    @property
    def url(self) -> str:
        """Where it goes next."""
        return next(self._urls)

    @url.setter
    def url(self, _: str) -> None:
        """It goes where it likes."""


def tables_of(hosts: list[Host], game: str, count: int) -> tuple[list[str], list[str]]:
    """Tables, opened all over the nodes; and the tokens of those who sit there."""
    tokens = [hosts[0].guest(f"Robot {seat + 1}") for seat in range(SEATS)]
    turn = itertools.cycle(hosts)
    return [next(turn).open_table(game, SEATS, tokens, {}) for _ in range(count)], tokens


async def play_through(
    hosts: list[Host], tables: list[str], tokens: list[str], trouble: Callable[[], Awaitable[int]], pace: float = 0.05
) -> tuple[Toll, list[Wanderer]]:
    """Robots play while there is trouble; afterwards each moves again or its game is over. It is counted."""
    robots = [
        Wanderer([host.address for host in (*hosts[at % len(hosts) :], *hosts)], table, token, seat, Random(at), pace)
        for at, (table, (seat, token)) in enumerate(itertools.product(tables, enumerate(tokens)))
    ]
    stopped = False
    playing = [asyncio.create_task(robot.run(lambda: stopped)) for robot in robots]
    await until_moved(robots)
    count = await trouble()
    before = await until_moved(robots)
    stopped = True
    await asyncio.gather(*playing)
    returned = sum(len(robot.acked) > old or robot.is_over for robot, old in zip(robots, before, strict=True))
    acked = [move for robot in robots for move in robot.acked]
    return Toll(count, len(tables), acked, sum(robot.cuts for robot in robots), returned, len(robots)), robots


async def until_moved(robots: list[Wanderer]) -> list[int]:
    """Wait until every robot has made a move or its game is over; how many each had made before."""
    before = [len(robot.acked) for robot in robots]
    until = time.monotonic() + PATIENCE
    while not all(len(robot.acked) > old or robot.is_over for robot, old in zip(robots, before, strict=True)):
        assert time.monotonic() < until, "some table stands still"
        await asyncio.sleep(0.05)
    return before


@contextmanager
def forwarded(url: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Another way to a database, through a process that can be stopped: a line that is cut and says nothing."""
    parts = urlsplit(url)
    folder, port = parse_qs(parts.query)["host"][0], free_port()
    with subprocess.Popen([sys.executable, str(FORWARDER), str(port), f"{folder}/.s.PGSQL.5432"]) as process:
        try:
            yield f"postgresql://{parts.username}@127.0.0.1:{port}{parts.path}", process
        finally:
            process.kill()
