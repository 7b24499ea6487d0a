"""How long it takes to open a finished game: the full Through the Ages with four players, on a server new to it.

    python -m bench.opening [--games 5]

Opening means what a browser asks for: the table, then the whole game to step through as a spectator sees it. The first
time everything is read and replayed; after that it is at hand. One extra game is opened before the others and not
counted, since it starts the process that replays games.
"""

import argparse
import gzip
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
import msgspec

from bench.crew import share
from bench.figures import Sheet, is_changed, record
from bench.host import PLAIN, Host
from saecula.games import make_game
from saecula.kernel.match import Match
from saecula.kernel.record import to_jsonl
from saecula.play.driving import drive, first_asked

GAME, SEATS = "through-the-ages", 4
#: The goals in seconds: for the first time, and for any time after that.
GOALS = (0.3, 0.1)
TIMES = 3


class Opened(msgspec.Struct):
    """One game: its lines, the bytes sent and what they unpack to, seconds the first time and after that."""

    lines: int
    packed: int
    plain: int
    first: float
    again: float


def played(number: int) -> str:
    """The record of a whole game of random moves."""
    rng = Random(number)
    match = Match(make_game(GAME), SEATS, {}, rng.randbytes(32))
    game = match.game
    drive(match, lambda state: first_asked(game, state), lambda seat: rng.choice(game.legal(match.state, seat)))
    return to_jsonl(match.record())


def opened(client: httpx.Client, table: str) -> tuple[float, bytes]:
    """How many seconds it took until all of a game was there, and the gzipped replay."""
    began = time.perf_counter()
    client.get(f"/api/tables/{table}").raise_for_status()
    with client.stream("GET", f"/api/tables/{table}/replay", headers={"Accept-Encoding": "gzip"}) as answer:
        answer.raise_for_status()
        packed = b"".join(answer.iter_raw())
    return time.perf_counter() - began, packed


def measure(games: int) -> list[Opened]:
    """Import games, restart the server, and open each of them."""
    records = [played(number) for number in range(games + 1)]
    with tempfile.TemporaryDirectory() as folder:
        host = Host(f"sqlite:///{folder}/opening.db", Path(folder))
        host.start()
        token = host.guest("Reader")
        tables = [host.take_in(token, text) for text in records]
        host.stop()
        host.start()
        try:
            with httpx.Client(base_url=host.address, **PLAIN) as client:
                opened(client, tables[0])
                return [_one(client, table, text) for table, text in zip(tables[1:], records[1:], strict=True)]
        finally:
            host.stop()


def _one(client: httpx.Client, table: str, text: str) -> Opened:
    first, packed = opened(client, table)
    again = min(opened(client, table)[0] for _ in range(TIMES))
    return Opened(text.count("\n"), len(packed), len(gzip.decompress(packed)), first, again)


def sheet_of(found: list[Opened]) -> Sheet:
    """A table with the median and the worst, and whether the goals are reached."""
    both = {"the first time": [one.first for one in found], "again": [one.again for one in found]}
    rows = []
    for (name, times), goal in zip(both.items(), GOALS, strict=True):
        told = [f"{seconds * 1000:.0f} ms" for seconds in (share(times, 0.5), max(times), goal)]
        rows.append((name, *told, "yes" if max(times) <= goal else "no"))
    return Sheet(("opened", "50 %", "longest", "aimed at", "reached"), rows)


def main() -> int:
    """Measure, and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    given = parser.parse_args()
    began = time.time()
    found = measure(given.games)
    lines, packed = (sum(getattr(one, name) for one in found) // len(found) for name in ("lines", "packed"))
    head = f"{len(found)} games of {SEATS} players, {lines} lines and {packed / 1000:.0f} kB packed on average."
    record("opening", "python -m bench.opening", [head, sheet_of(found)], began, is_whole=not is_changed(parser, given))
    return 0


if __name__ == "__main__":
    sys.exit(main())
