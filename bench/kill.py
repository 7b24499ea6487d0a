"""kill -9 at random moments while robots play; then every acknowledged move must be there.

python -m bench.kill [--kills 50] [--tables 20]
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from random import Random

import msgspec

from bench.host import PATIENCE, Host
from bench.load import first_game
from bench.robot import Acked, Robot


class Toll(msgspec.Struct):
    """The outcome of a run."""

    kills: int
    tables: int
    acked: list[Acked]
    cuts: int
    #: robots that made a move after the last kill without help, or whose game was over
    returned: int
    robots: int


async def play_and_kill(host: Host, tables: list[str], tokens: list[str], kills: int, rng: Random) -> Toll:
    """Let robots play; the server dies and comes back this often; afterwards all go on for a while."""
    robots = [
        Robot(host.address, table, token, seat, Random(rng.random()), 0.02)
        for table in tables
        for seat, token in enumerate(tokens)
    ]
    stopped = False
    playing = [asyncio.create_task(robot.run(lambda: stopped)) for robot in robots]
    for _ in range(kills):
        await _until_some_moved(robots, 2 * len(tables))
        await asyncio.sleep(rng.uniform(0.0, 1.0))
        await asyncio.to_thread(host.kill)
        await asyncio.to_thread(host.start)
    before = [len(robot.acked) for robot in robots]
    await _until_all_moved(tables, robots, before)
    stopped = True
    await asyncio.gather(*playing)
    returned = sum(len(robot.acked) > old or robot.is_over for robot, old in zip(robots, before, strict=True))
    acked = [move for robot in robots for move in robot.acked]
    return Toll(kills, len(tables), acked, sum(robot.cuts for robot in robots), returned, len(robots))


async def _until_some_moved(robots: list[Robot], moves: int) -> None:
    """Wait until this many more moves have been made, so that the server is killed in the middle of something."""
    enough = sum(len(robot.acked) for robot in robots) + moves
    while sum(len(robot.acked) for robot in robots) < enough and not all(robot.is_over for robot in robots):
        await asyncio.sleep(0.02)


async def _until_all_moved(tables: list[str], robots: list[Robot], before: list[int]) -> None:
    """Wait until every robot has moved again or its game is over, but for PATIENCE seconds at most."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if all(len(robot.acked) > old or robot.is_over for robot, old in zip(robots, before, strict=True)):
            return
        await asyncio.sleep(0.1)


def run(database: str, folder: Path, kills: int, tables: int, seats: int, seed: int) -> Toll:
    """Do the whole run on one database; the server is stopped at the end."""
    host = Host(database, folder)
    host.start()
    try:
        tokens = [host.guest(f"Robot {seat + 1}") for seat in range(seats)]
        opened = [host.open_table(first_game(), seats, tokens, {}) for _ in range(tables)]
        return asyncio.run(play_and_kill(host, opened, tokens, kills, Random(seed)))
    finally:
        host.stop()


def main() -> None:
    """Run, and print the outcome."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        toll = run(f"sqlite:///{folder}/kill.db", Path(folder), given.kills, given.tables, 3, 1)
    print(
        f"{toll.kills} kills, {toll.tables} tables: {len(toll.acked)} moves acknowledged, {toll.cuts} cuts, "
        f"{toll.returned} of {toll.robots} robots played on"
    )


if __name__ == "__main__":
    main()
