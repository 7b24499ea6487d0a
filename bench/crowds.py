"""More loads on a server of our own: on PostgreSQL, with a thousand sockets, and with as many moves as it can hold.

These are parts of `python -m bench.load`, each with its own section of the figures; `--part` runs just one of them.
"""

import os
from collections.abc import Callable

import msgspec

from bench.crew import bottleneck, share
from bench.figures import Sheet
from bench.load import Load, Result, measure_ours, robots_of, said, sheet_of

#: 250 tables with four robots each: a thousand sockets.
CROWD = Load(250, 4, 30.0, 1.0)
#: Moves a second that are tried one after another, each for this many seconds, until 1 move in 100 takes longer than
#: HELD seconds.
RATES = (300, 400, 500, 600, 700, 850, 1000)
TRIED_FOR = 12.0
HELD = 0.100
#: What our server is called in the tables.
NAME = "saecula (commits every move)"


class Unmeasured(RuntimeError):
    """Raised if what was measured says nothing about the server."""


def why_unmeasured(result: Result) -> str | None:
    """Why a result says nothing about the server; None if it does say something."""
    return bottleneck(result.reports) or (f"{len(result.refused)} moves were refused" if result.refused else None)


def checked(result: Result) -> Result:
    """The same result; raises Unmeasured if it says nothing about the server."""
    why = why_unmeasured(result)
    if why is not None:
        raise Unmeasured(why)
    return result


def on_postgresql(load: Load) -> list[Sheet | str]:
    """The same tables on PostgreSQL, which runs on this machine and costs extra time."""
    from tests.server.postgres import Postgres

    postgres = Postgres()
    try:
        results = {f"{NAME}, PostgreSQL": checked(measure_ours(load, postgres.new_url(), is_profiled=False))}
    finally:
        postgres.stop()
    head = f"{said(load)} PostgreSQL runs beside it with `fsync` on; what a move costs is the server's part alone."
    return [head, sheet_of(results), robots_of(results)]


def crowd(load: Load = CROWD) -> list[Sheet | str]:
    """The figures with a thousand sockets."""
    results = {NAME: checked(measure_ours(load, "", is_profiled=False))}
    return [said(load), sheet_of(results), robots_of(results)]


class Try(msgspec.Struct):
    """One rate that was tried: what came of it, and why it was the last, if it was."""

    wanted: int
    result: Result
    why_last: str | None = None

    def cells(self) -> tuple[str, ...]:
        """A row of the table."""
        found, moves = self.result, len(self.result.moves)
        acked = [share([move.acked for move in found.moves], part) for part in (0.5, 0.99)]
        seen = share([move.seen for move in found.moves if move.seen is not None], 0.99)
        return (
            str(self.wanted),
            f"{moves / found.seconds:.0f}",
            f"{found.spent.cpu / max(1, moves) * 1000:.2f} ms",
            f"{found.spent.cpu / found.seconds:.0%}",
            *(f"{seconds * 1000:.1f} ms" for seconds in (*acked, seen)),
            self.why_last or "held",
        )


def _why_last(result: Result) -> str | None:
    slowest = share([move.acked for move in result.moves], 0.99)
    return why_unmeasured(result) or (f"over {HELD * 1000:.0f} ms" if slowest > HELD else None)


def tried(measured: Callable[[Load], Result], tables: int = 200, seats: int = 3) -> list[Try]:
    """Try one rate after another, until one is not held."""
    found: list[Try] = []
    for rate in RATES:
        result = measured(Load(tables, seats, TRIED_FOR, tables / rate))
        found.append(Try(rate, result, _why_last(result)))
        if found[-1].why_last is not None:
            break
    return found


def highest_rate() -> list[Sheet | str]:
    """The highest number of moves a second that is held."""
    found = tried(lambda load: measure_ours(load, "", is_profiled=False))
    held = [len(one.result.moves) / one.result.seconds for one in found if one.why_last is None]
    heads = ("wanted", "moves/s", "CPU a move", "of a core", "acked 50 %", "99 %", "seen by all 99 %", "")
    head = f"200 tables, 600 sockets, {TRIED_FOR:g} s each. {max(held, default=0.0):.0f} moves a second are held"
    told = (
        f"{head} with 99 of 100 acknowledged within {HELD * 1000:.0f} ms; {os.cpu_count()} cores, robots on the same."
    )
    return [told, Sheet(heads, [one.cells() for one in found])]
