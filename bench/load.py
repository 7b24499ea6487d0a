"""The load of many live tables on one server process, ours and a boardgame.io server, in one run.

    python -m bench.load [--tables 200] [--seats 3] [--seconds 30] [--pace 1] [--db URL] [--profile] [--part NAME]

Ours plays by the rules of a whole game and commits every move to disk before it is acknowledged; the peer plays the
smallest game there is, in memory. We measure the times from sending a move to its acknowledgement and until everybody
at the table has seen it, and what a move costs the server. Robots play in processes of their own; if those are the
bottleneck, nothing is reported. `--profile` shows instead where the server spends its time, by parts of a move. Without
options the parts in `bench.crowds` follow: the same on PostgreSQL, a thousand sockets, the highest rate; `--part` runs
just one.
"""

import argparse
import sys
import tempfile
import time
from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random

import msgspec

from bench import peer
from bench.crew import Crew, Moved, Report, Window, play, share
from bench.figures import Sheet, is_changed, record
from bench.host import Host, free_port
from bench.robot import Acked, Robot
from bench.spent import NOTES, Spent, between, spent_by
from saecula.games import listed

#: Seconds before anything is measured: robots connect and the server's caches fill.
WARM_UP = 8.0
PARTS = (0.5, 0.95, 0.99, 1)
PROCESSES = 2
#: The parts that are measured, each with its own section of the figures.
PIECES = ("load", "load-postgresql", "load-crowd", "load-rate")


class Load(msgspec.Struct, frozen=True):
    """How much is played. `seconds`: how long it is measured; `pace`: how many seconds a robot takes for a move."""

    tables: int
    seats: int
    seconds: float
    pace: float

    def some(self, items: Sequence[str], number: int) -> Sequence[str]:
        """The tables that one process of robots gets."""
        return items[number::PROCESSES]


class Result(msgspec.Struct):
    """What was measured of one server."""

    reports: list[Report]
    spent: Spent
    seconds: float

    @property
    def moves(self) -> list[Moved]:
        """All moves of all crews."""
        return [move for report in self.reports for move in report.moves]

    @property
    def refused(self) -> list[str]:
        """All refusals that the crews got."""
        return [refusal for report in self.reports for refusal in report.refused]


def first_game() -> str:
    """The game that the load plays: the first listed one."""
    return listed()[0]


class Ours:
    """Robots at our tables, all seats of a table in one process."""

    def __init__(self, address: str, tables: Sequence[str], tokens: list[str], pace: float, seed: int) -> None:
        rng = Random(seed)
        self.tables = [
            [Robot(address, table, token, seat, Random(rng.random()), pace) for seat, token in enumerate(tokens)]
            for table in tables
        ]
        self.hands = [robot for robots in self.tables for robot in robots]

    def found(self, window: Window) -> tuple[list[Moved], list[str]]:
        """The moves sent within the window."""
        moves = [
            Moved(acked.took, _seen_by_all(acked, robots))
            for robots in self.tables
            for robot in robots
            for acked in robot.acked
            if window.holds(acked.sent)
        ]
        return moves, [refusal.error for robot in self.hands for refusal in robot.refused]


def _seen_by_all(acked: Acked, robots: list[Robot]) -> float | None:
    """How many seconds it took until the last robot at the table was told of a move; None if one never was."""
    seen: list[float] = []
    for robot in robots:
        at = bisect_left(robot.seen, (acked.version, 0.0))
        if at == len(robot.seen):
            return None
        seen.append(robot.seen[at][1])
    return max(seen) - acked.sent


class Theirs:
    """Robots at the peer's tables."""

    def __init__(self, port: int, tables: Sequence[str], seats: int, pace: float) -> None:
        self.hands = [peer.Rival(port, table, seat, seats, pace) for table in tables for seat in range(seats)]

    def found(self, window: Window) -> tuple[list[Moved], list[str]]:
        """The moves sent within the window."""
        return [Moved(took) for rival in self.hands for sent, took in rival.took if window.holds(sent)], []


def _ours(address: str, tables: list[str], tokens: list[str], load: Load, number: int) -> Crew:
    return Ours(address, load.some(tables, number), tokens, load.pace, number)


def _theirs(port: int, load: Load, number: int) -> Crew:
    tables = [f"m{table}" for table in range(load.tables)]
    return Theirs(port, load.some(tables, number), load.seats, load.pace)


def measure(make: Callable[[int], Crew], load: Load, pid: int, notes: Path | None = None) -> Result:
    """Let crews play on a server, and measure what it spends meanwhile."""
    looks: list[Spent] = []
    reports = play(make, PROCESSES, WARM_UP, load.seconds, lambda: looks.append(spent_by(pid, notes)))
    return Result(reports, between(*looks), load.seconds)


def measure_ours(load: Load, database: str, is_profiled: bool) -> Result:
    """Start a server, open the tables, play."""
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder, "profile.json") if is_profiled else None
        program = ("bench.profiled", {NOTES: str(notes)}) if is_profiled else ("saecula", {})
        host = Host(database or f"sqlite:///{folder}/load.db", Path(folder), program=program)
        host.start()
        try:
            tokens = [host.guest(f"Robot {seat + 1}") for seat in range(load.seats)]
            opened = [host.open_table(first_game(), load.seats, tokens, {}) for _ in range(load.tables)]
            assert host.process is not None
            return measure(partial(_ours, host.address, opened, tokens, load), load, host.process.pid, notes)
        finally:
            host.stop()


def measure_peer(load: Load) -> Result:
    """Start a boardgame.io server and play."""
    peer.install()
    port = free_port()
    server = peer.start(port)
    try:
        return measure(partial(_theirs, port, load), load, server.pid)
    finally:
        server.kill()
        server.wait()


def sheet_of(results: dict[str, Result]) -> Sheet:
    """A table of how long moves took and what they cost, server by server."""
    rows = []
    for name, result in results.items():
        counted, cost = len(result.moves), f"{result.spent.cpu / max(1, len(result.moves)) * 1000:.2f} ms"
        base = (str(counted), f"{counted / result.seconds:.0f}", cost)
        rows.append((f"{name}, acknowledged", *base, *_times([move.acked for move in result.moves])))
        seen = [move.seen for move in result.moves if move.seen is not None]
        if seen:
            rows.append(
                (f"{name}, seen by all", str(len(seen)), f"{len(seen) / result.seconds:.0f}", cost, *_times(seen))
            )
    return Sheet(("server", "moves", "moves/s", "CPU a move", "50 %", "95 %", "99 %", "longest"), rows)


def _times(values: list[float]) -> list[str]:
    return [f"{share(values, part) * 1000:.1f} ms" for part in PARTS]


def robots_of(results: dict[str, Result]) -> Sheet:
    """A table of what the robots cost, and how late they were themselves."""
    rows = [
        (
            name,
            " ".join(f"{one.busy:.0%}" for one in found.reports),
            f"{max(one.late for one in found.reports) * 1000:.1f} ms",
        )
        for name, found in results.items()
    ]
    return Sheet(("robots of", "share of a core, by process", "late by themselves, 99 %"), rows)


def parts_of(result: Result) -> Sheet:
    """Microseconds per move, by part; the rest is the event loop, its tasks and whatever no stopwatch saw."""
    moves = max(1, len(result.moves))
    told = {**result.spent.parts, "the rest": result.spent.cpu - sum(result.spent.parts.values())}
    rows = [(name, f"{seconds / moves * 1e6:.0f}") for name, seconds in told.items()]
    return Sheet(("part", "µs a move"), [*rows, ("all", f"{result.spent.cpu / moves * 1e6:.0f}")])


def profile(load: Load, database: str) -> None:
    """Print where the time of a move goes."""
    result = measure_ours(load, database, is_profiled=True)
    print(f"{len(result.moves)} moves, {len(result.moves) / load.seconds:.0f} a second\n\n{parts_of(result)}")


def main() -> int:
    """Measure both servers and keep one table; then the other parts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--db", default="", help="the URL of a PostgreSQL database; an SQLite file otherwise")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--part", choices=PIECES, help="one part alone")
    given = parser.parse_args()
    part, given.part = given.part, None
    load = Load(given.tables, given.seats, given.seconds, given.pace)
    if given.profile:
        profile(load, given.db)
        return 0
    is_whole = not is_changed(parser, given)
    pieces = (part,) if part else PIECES if is_whole else PIECES[:1]
    return max(_measured(piece, load, given.db, is_whole) for piece in pieces)


def _measured(piece: str, load: Load, database: str, is_whole: bool) -> int:
    """Measure one part; returns 1 if what was found says nothing about the server."""
    from bench import crowds

    began = time.time()
    if piece == PIECES[0]:
        results = {crowds.NAME: measure_ours(load, database, is_profiled=False)}
        if not database:
            results["boardgame.io (in memory)"] = measure_peer(load)
        return report(load, results, began, is_whole=is_whole)
    ways = {"load-postgresql": lambda: crowds.on_postgresql(load), "load-crowd": crowds.crowd}
    try:
        found = ways.get(piece, crowds.highest_rate)()
    except crowds.Unmeasured as why:
        print(f"Not reported: {piece}: {why}.", file=sys.stderr)
        return 1
    record(piece, f"python -m bench.load --part {piece}", found, began, is_whole=is_whole)
    return 0


def said(load: Load) -> str:
    """How much was played, in words."""
    told = f"{load.tables} tables, {load.tables * load.seats} sockets, a move every {load.pace:g} s, {load.seconds:g} s"
    return f"{told} after {WARM_UP:g} s of warm-up."


def report(load: Load, results: dict[str, Result], began: float, *, is_whole: bool) -> int:
    """Keep what was found; returns 1 and keeps nothing if it says nothing about the servers."""
    from bench.crowds import why_unmeasured

    print(robots_of(results))
    for name, result in results.items():
        why = why_unmeasured(result)
        if why:
            print(f"Not reported: {name}: {why}.", file=sys.stderr)
            return 1
    parts: list[Sheet | str] = [said(load), sheet_of(results), robots_of(results)]
    record("load", "python -m bench.load", parts, began, is_whole=is_whole)
    return 0


if __name__ == "__main__":
    sys.exit(main())
