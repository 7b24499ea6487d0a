"""`saecula arena`: a tournament among bots, its ratings as a table and as a picture."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from saecula.cli.shared.options import Components, FirstSeed, GameId, Jobs, Pairs, Ray, Seats
from saecula.cli.shared.series import read_bots, read_options, watched
from saecula.cli.terminal.sheet import new_sheet
from saecula.play.extras import need

if TYPE_CHECKING:
    from rich.table import Table as Sheet

    from saecula.arena.ratings import Rated
    from saecula.arena.series import Table


def arena(
    game: GameId,
    /,
    *,
    bots: str = "greedy,random",
    seats: Seats = None,
    games: int = 60,
    seed: FirstSeed = 0,
    jobs: Jobs = 1,
    out: Path | None = None,
    picture: bool = True,
    force: bool = False,
    json: bool = False,
    option: Pairs = (),
    components: Components = None,
    ray: Ray = None,
) -> None:
    """Let bots play each other, each equally often on every seat, and rate them by OpenSkill (mu - 3 sigma).

    Bots with a time limit (`search:1s`) need a core each: keep --jobs below the number of cores.

    Parameters
    ----------
    bots
        Two or more bots, with commas between them.
    games
        How many games; rounded up so that every bot sits on every seat equally often.
    out
        The picture, .svg or .png; arena-GAME.svg unless given.
    picture
        Whether to draw the picture.
    force
        Overwrite a picture that exists.
    json
        Print one JSON object instead of the table.
    """
    need("a tournament", "arena", "matplotlib", "openskill")
    from saecula.arena.picture import draw_arena, place_of
    from saecula.arena.series import set_table

    table = set_table(game, seats, read_options(option), components)
    path = place_of(out or Path(f"arena-{game}.svg"), force) if picture else None
    rows, played = compete(table, read_bots(bots), games, seed, jobs, ray, shown=not json)
    title = f"{table.open().meta.title}, {table.seats} seats, {played} games"
    if path:
        draw_arena(rows, title, path)
    print_json(table, seed, played, rows) if json else show(rows, title, played - games, path)


def compete(
    table: "Table", bots: list[str], games: int, seed: int, jobs: int, ray: Ray, shown: bool
) -> "tuple[list[Rated], int]":
    """Play the tournament; returns the rated bots and the number of games."""
    from saecula.arena.lineups import rotated
    from saecula.arena.pool import make_executor
    from saecula.arena.ratings import rate
    from saecula.arena.series import check_bots, numbered, play_series

    line_ups = rotated(bots, table.seats, games, seed)
    check_bots(table, bots)
    tasks = numbered(table, line_ups, seed)
    executor = make_executor(jobs, ray)
    results = play_series(tasks, executor)
    return rate(bots, watched(results, len(tasks), f"Playing {table.game}", executor.where, shown)), len(tasks)


def print_json(table: "Table", seed: int, games: int, rows: "list[Rated]") -> None:
    """Print the whole table as one line of JSON."""
    import msgspec

    fields = {"game": table.game, "seats": table.seats, "seed": seed, "games": games, "bots": rows}
    sys.stdout.write(msgspec.json.encode(fields).decode() + "\n")


def show(rows: "list[Rated]", title: str, added: int, path: Path | None) -> None:
    """Print the table, and where the picture is."""
    from rich.console import Console

    console = Console()
    console.print(table_of(rows, title))
    if added:
        console.print(f"{added} more than asked, so that every bot sat on every seat equally often")
    if path is not None:
        console.print(f"Picture: {path}", highlight=False)


def table_of(rows: "list[Rated]", title: str) -> "Sheet":
    """One row per bot; luck is the share of wins that its seats would have by chance alone."""
    figures = ("seats", "wins", "share", "95 %", "luck", "points", "mu", "sigma", "rating")
    sheet = new_sheet(title, ("", "bot"), figures)
    for place, row in enumerate(rows, 1):
        sheet.add_row(
            str(place),
            row.bot,
            str(row.appearances),
            f"{row.wins:.5g}",
            f"{row.share:.1%}",
            f"{row.low:.0%}-{row.high:.0%}",
            f"{row.fair:.0%}",
            f"{row.score:.2f}",
            f"{row.mu:.2f}",
            f"{row.sigma:.2f}",
            f"{row.conservative:.2f}",
        )
    return sheet
