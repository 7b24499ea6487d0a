"""The load of many live tables on one server process, ours and a boardgame.io server's, in one run.

    python -m bench.load [--tables 200] [--seats 3] [--seconds 30]

Ours plays a whole game's rules and commits every move to disk before it is acknowledged; the peer plays the smallest
game there is, in memory. What is measured is the time from sending a move to its acknowledgement.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from random import Random

from bench import peer
from bench.figures import Sheet, is_changed, record
from bench.host import Host, free_port
from bench.robot import Robot
from saecula.games import listed

PACE = 1.0
#: tables begin their moves spread over the first second
WARM_UP = 3.0
PARTS = (0.5, 0.95, 0.99, 1)


def share(values: list[float], part: float) -> float:
    """The value that such a part of all values does not exceed, in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000


def first_game() -> str:
    """The game that the load plays: the first listed one."""
    return listed()[0]


async def play_ours(host: Host, tables: list[str], tokens: list[str], seconds: float) -> list[float]:
    """All robots at once; the time of every acknowledged move."""
    rng = Random(1)
    robots = [
        Robot(host.address, table, token, seat, Random(rng.random()), PACE)
        for table in tables
        for seat, token in enumerate(tokens)
    ]
    until = time.monotonic() + WARM_UP + seconds
    await asyncio.gather(
        *(later(i, len(robots), robot.run(lambda: time.monotonic() > until)) for i, robot in enumerate(robots))
    )
    refused = [refusal for robot in robots for refusal in robot.refused]
    if refused:
        raise RuntimeError(f"{len(refused)} moves were refused, such as {refused[0]}")
    return [acked.took for robot in robots for acked in robot.acked]


async def later(place: int, places: int, task: object) -> None:
    """Begin somewhere in the first second."""
    await asyncio.sleep(place / places)
    await task  # type: ignore[misc]


async def play_peer(port: int, tables: int, seats: int, seconds: float) -> list[float]:
    """The same on the peer."""
    rivals = [peer.Rival(port, f"m{table}", seat, seats, PACE) for table in range(tables) for seat in range(seats)]
    until = time.monotonic() + WARM_UP + seconds
    await asyncio.gather(
        *(later(i, len(rivals), rival.run(lambda: time.monotonic() > until)) for i, rival in enumerate(rivals))
    )
    return [took for rival in rivals for took in rival.took]


def measure_ours(tables: int, seats: int, seconds: float) -> list[float]:
    """Start a server, open the tables, play."""
    with tempfile.TemporaryDirectory() as folder:
        host = Host(f"sqlite:///{folder}/load.db", Path(folder))
        host.start()
        try:
            tokens = [host.guest(f"Robot {seat + 1}") for seat in range(seats)]
            opened = [host.open_table(first_game(), seats, tokens, {}) for _ in range(tables)]
            return asyncio.run(play_ours(host, opened, tokens, seconds))
        finally:
            host.stop()


def measure_peer(tables: int, seats: int, seconds: float) -> list[float]:
    """Start a boardgame.io server and play."""
    peer.install()
    port = free_port()
    server = peer.start(port)
    try:
        return asyncio.run(play_peer(port, tables, seats, seconds))
    finally:
        server.kill()
        server.wait()


def main() -> None:
    """Measure both, keep one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    began = time.time()
    took = {
        "saecula (commits every move)": measure_ours(given.tables, given.seats, given.seconds),
        "boardgame.io (in memory)": measure_peer(given.tables, given.seats, given.seconds),
    }
    sockets = given.tables * given.seats
    said = f"{given.tables} tables, {sockets} sockets, a move a second each, {given.seconds:g} s."
    parts: list[Sheet | str] = [said, sheet_of(took, given.seconds)]
    is_whole = not is_changed(parser, given)
    record("load", "python -m bench.load", parts, began, is_whole=is_whole)


def sheet_of(took: dict[str, list[float]], seconds: float) -> Sheet:
    """How long acknowledgements took, server by server."""
    rows = [
        (
            name,
            str(len(times)),
            f"{len(times) / (seconds + WARM_UP):.0f}",
            *(f"{share(times, part):.1f} ms" for part in PARTS),
        )
        for name, times in took.items()
    ]
    return Sheet(("server", "moves", "moves/s", "50 %", "95 %", "99 %", "longest"), rows)


if __name__ == "__main__":
    main()
