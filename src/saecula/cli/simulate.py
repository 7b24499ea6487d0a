"""`saecula simulate`: play games among bots, print their results, save their records."""

import sys
import time
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING

from saecula.cli.shared.options import Components, FirstSeed, GameId, Jobs, Pairs, Ray, Seats
from saecula.cli.shared.series import read_bots, read_options, watched
from saecula.cli.terminal.sheet import new_sheet
from saecula.kernel.errors import BadOptions

if TYPE_CHECKING:
    from rich.table import Table as Sheet

    from saecula.arena.series import Result, Table, Task


def simulate(
    game: GameId,
    /,
    *,
    seats: Seats = None,
    bots: str = "random",
    games: int = 1,
    seed: FirstSeed = 0,
    jobs: Jobs = 1,
    json: bool = False,
    out: Path | None = None,
    option: Pairs = (),
    components: Components = None,
    ray: Ray = None,
) -> None:
    """Play games among bots and sum them up.

    Game i has the number SEED + i: `--seed SEED+i --games 1` plays it again. The same seed gives the same games,
    whatever the number of jobs. Bots with a time limit (`search:1s`) are the exception: how far they think depends
    on the machine.

    Parameters
    ----------
    bots
        Bots with commas between them, seat by seat; a list that is too short starts again from its beginning.
    games
        How many games.
    json
        Print one JSON object per finished game, in order, and nothing else.
    out
        A folder for the records, GAME-SEED.jsonl each; nothing in it is overwritten.
    """
    from saecula.arena.series import set_table

    table = set_table(game, seats, read_options(option), components)
    tasks = plan(table, read_bots(bots), games, seed, recorded=out is not None)
    run(tasks, jobs, ray, json, out)


def plan(table: "Table", bots: list[str], games: int, seed: int, recorded: bool) -> "list[Task]":
    """The games to play, after checking everything about them."""
    from saecula.arena.lineups import cycled
    from saecula.arena.series import check_bots, numbered

    if games < 1:
        raise BadOptions(f"--games is at least 1, not {games}")
    line_up = cycled(bots, table.seats)
    check_bots(table, line_up)
    return numbered(table, [line_up] * games, seed, recorded)


def run(tasks: "list[Task]", jobs: int, ray: Ray, json: bool, out: Path | None) -> None:
    """Play the games; save and print each as it comes, or sum them all up at the end."""
    from saecula.arena.pool import make_executor
    from saecula.arena.records import RecordFolder
    from saecula.arena.series import play_series

    executor, lines = make_executor(jobs, ray), sys.stdout
    folder = RecordFolder(out, tasks) if out is not None else None
    started = time.perf_counter()
    results = []
    what = f"Playing {tasks[0].table.game}"
    for result in watched(play_series(tasks, executor), len(tasks), what, executor.where, shown=not json):
        if folder is not None:
            folder.keep(result)
        if json:
            lines.write(result.line() + "\n")
            lines.flush()
        else:
            result.record = None
            results.append(result)
    if not json:
        show_summary(results, time.perf_counter() - started, out)


def show_summary(results: "list[Result]", seconds: float, out: Path | None) -> None:
    """Print the table at the end of a run."""
    from rich.console import Console

    console = Console()
    console.print(summary(results))
    moves, choices = (fmean(counts) for counts in zip(*((r.moves, r.choices) for r in results), strict=True))
    games = f"{len(results)} game{'s' * (len(results) > 1)}"
    pace = f"{len(results) / seconds:.3g} games/s"
    console.print(f"{games} of {moves:.0f} moves and {choices:.0f} real choices on average, {pace}")
    if out is not None:
        console.print(f"Records are in {out}", highlight=False)


def summary(results: "list[Result]") -> "Sheet":
    """Wins and mean points of each seat."""
    from saecula.kernel.record import seat_name

    first = results[0]
    categories = list(first.points[0])
    title = f"{first.game}, {first.seats} seats, from game {first.seed}"
    sheet = new_sheet(title, ("seat", "bot"), ("wins", "share", "points", *categories))
    for seat in range(first.seats):
        wins = sum(result.shares()[seat] for result in results)
        row = [seat_name(seat), first.bots[seat], f"{wins:.5g}", f"{wins / len(results):.1%}"]
        row.append(f"{fmean(result.scores[seat] for result in results):.2f}")
        row += [f"{fmean(result.points[seat][name] for result in results):.2f}" for name in categories]
        sheet.add_row(*row)
    return sheet
