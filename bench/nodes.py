"""How much one node can carry and how much three can, on one PostgreSQL, and what that costs the database.

    python -m bench.nodes [--tables 60] [--seats 3] [--seconds 12] [--part NAME]

Every node has as many tables and as many moves a second as the others, and robots go straight to the node that has
their table, as they do behind a proxy that hashes. The moves a second of each node are raised until one move in a
hundred takes longer than 100 ms. Then `bench.appends` follows: what PostgreSQL stores without any server in front.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.appends import appended
from bench.crew import Crew, Moved, Window, play, share
from bench.crowds import HELD, why_unmeasured
from bench.database import Cost, Look, between, watched, where
from bench.figures import Sheet, is_changed, record
from bench.load import PROCESSES, WARM_UP, Load, Ours, Result, first_game
from bench.spent import Spent, cpu_of
from tests.server.nodes.cluster import nodes

#: Moves a second of each node that are tried one after another.
RATES = (40, 80, 120, 160, 200, 250, 300, 400, 500, 600)
#: The numbers of nodes that are compared.
ONE, THREE = 1, 3
#: Seconds without a sign of life after which a node's tables are free: longer than anything takes here.
LEASE = 60.0
SITES, APPENDS = "sites", "appends"


class Carried(msgspec.Struct):
    """What a number of nodes did with a load, and what that cost the database."""

    nodes: int
    result: Result
    cost: Cost

    @property
    def rate(self) -> float:
        """Moves a second of all nodes together."""
        return len(self.result.moves) / self.result.seconds

    @property
    def database_ms(self) -> float:
        """Milliseconds of the database's processor time per move."""
        return self.cost.cpu / max(1, len(self.result.moves)) * 1000

    def why_not(self) -> str | None:
        """Why the load was not held; None if it was."""
        slowest = share([move.acked for move in self.result.moves], 0.99)
        return why_unmeasured(self.result) or (f"over {HELD * 1000:.0f} ms" if slowest > HELD else None)

    def cells(self, wanted: float) -> tuple[str, ...]:
        """A row of the table."""
        found, moves = self.result, max(1, len(self.result.moves))
        acked = [share([move.acked for move in found.moves], part) for part in (0.5, 0.99)]
        return (
            str(self.nodes),
            f"{wanted:.0f}",
            f"{self.rate:.0f}",
            f"{found.spent.cpu / moves * 1000:.2f} ms",
            f"{self.database_ms:.2f} ms",
            f"{self.cost.cpu / found.seconds:.0%}",
            f"{self.cost.log / moves / 1024:.1f} KiB",
            str(self.cost.connections),
            *(f"{seconds * 1000:.1f} ms" for seconds in acked),
            self.why_not() or "held",
        )


HEADS = (
    *("nodes", "wanted", "moves/s", "CPU a move, nodes", "CPU a move, database", "database of a core", "log a move"),
    *("connections", "acked 50 %", "99 %", ""),
)


class Spread:
    """Robots at the tables of several nodes; each goes to the node that has its table."""

    def __init__(self, tables: dict[str, Sequence[str]], tokens: list[str], pace: float, seed: int) -> None:
        self.crews = [
            Ours(address, some, tokens, pace, seed * len(tables) + at)
            for at, (address, some) in enumerate(tables.items())
        ]
        self.hands = [hand for crew in self.crews for hand in crew.hands]

    def found(self, window: Window) -> tuple[list[Moved], list[str]]:
        """The moves sent within the window."""
        told = [crew.found(window) for crew in self.crews]
        return [move for moves, _ in told for move in moves], [error for _, errors in told for error in errors]


def _spread(tables: dict[str, list[str]], tokens: list[str], load: Load, number: int) -> Crew:
    return Spread({address: load.some(some, number) for address, some in tables.items()}, tokens, load.pace, number)


def carried(count: int, load: Load, warm_up: float = WARM_UP) -> Carried:
    """Let a number of nodes carry a load; `load` says how many tables each of them has."""
    with (
        watched() as database,
        tempfile.TemporaryDirectory() as folder,
        nodes(Path(folder), [database.url] * count, LEASE) as hosts,
    ):
        tokens = [hosts[0].guest(f"Robot {seat + 1}") for seat in range(load.seats)]
        opened = {
            host.address: [host.open_table(first_game(), load.seats, tokens, {}) for _ in range(load.tables)]
            for host in hosts
        }
        pids = [host.process.pid for host in hosts if host.process is not None]
        spent: list[float] = []
        looks: list[Look] = []

        def look() -> None:
            looks.append(database.look())
            spent.append(sum(map(cpu_of, pids)))

        reports = play(partial(_spread, opened, tokens, load), PROCESSES, warm_up, load.seconds, look)
    return Carried(count, Result(reports, Spent(spent[1] - spent[0]), load.seconds), between(*looks))


class Try(NamedTuple):
    """What came of this many moves a second at each node."""

    each: int
    found: Carried


def tried(measured: Callable[[int, Load], Carried], load: Load, count: int) -> list[Try]:
    """Try one rate after another, until one is not held."""
    found: list[Try] = []
    for each in RATES:
        paced = msgspec.structs.replace(load, pace=load.tables / each)
        found.append(Try(each, measured(count, paced)))
        if found[-1].found.why_not() is not None:
            break
    return found


def sites(load: Load, measured: Callable[[int, Load], Carried] = carried) -> list[Sheet | str]:
    """How much one node holds and how much three hold."""
    found = {count: tried(measured, load, count) for count in (ONE, THREE)}
    rows = [one.found.cells(one.each * count) for count, tries in found.items() for one in tries]
    head = f"{load.tables} tables with {load.seats} robots at every node, {load.seconds:g} s each. {where()}"
    return [head, Sheet(HEADS, rows), in_words(found)]


def in_words(found: dict[int, list[Try]]) -> str:
    """What follows from the table: how much more three nodes hold, and whether each move then costs the database more.

    The more moves a node has a second, the less each one costs, since they share commits. So costs are compared in two
    ways: every node has as many moves as the one had alone (a site that grows), and all nodes together have as many.
    """
    held = {
        count: max((one.found.rate for one in tries if one.found.why_not() is None), default=0.0)
        for count, tries in found.items()
    }
    more = f" ({held[THREE] / held[ONE]:.1f} times as many)" if held[ONE] else ""
    said = f"One node holds {held[ONE]:.0f} moves a second, three hold {held[THREE]:.0f}{more}."
    pairs = [(one, three) for one in found[ONE] for three in found[THREE]]
    said += compared("of each node", [pair for pair in pairs if pair[0].each == pair[1].each])
    return said + compared("of all nodes together", [pair for pair in pairs if pair[0].each == THREE * pair[1].each])


def compared(of_whom: str, pairs: list[tuple[Try, Try]]) -> str:
    """What a move costs the database with one node and with three, rate by rate where both were held."""
    said = ""
    for one, three in pairs:
        if one.found.why_not() is None and three.found.why_not() is None:
            cost = f"{one.found.database_ms:.2f} ms with one node and {three.found.database_ms:.2f} ms with three"
            more = f"{three.found.database_ms / one.found.database_ms:.2f} times as much"
            said += f" At {one.each} moves a second {of_whom} a move costs the database {cost}, {more}."
    return said


def main() -> int:
    """Measure and keep the figures, part by part."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60, help="tables at every node")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--part", choices=(SITES, APPENDS), help="one part alone")
    given = parser.parse_args()
    part, given.part = given.part, None
    is_whole = not is_changed(parser, given)
    ways: dict[str, Callable[[], list[Sheet | str]]] = {
        SITES: lambda: sites(Load(given.tables, given.seats, given.seconds, 1.0)),
        APPENDS: lambda: appended(given.tables, given.seconds),
    }
    for name in (part,) if part else ways:
        began = time.time()
        record(name, f"python -m bench.nodes --part {name}", ways[name](), began, is_whole=is_whole)
    return 0


if __name__ == "__main__":
    sys.exit(main())
