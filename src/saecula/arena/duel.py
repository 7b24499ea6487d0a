"""Two teams of bots against each other, every seating equally often."""

from collections.abc import Mapping, Sequence

import msgspec

from saecula.arena.lineups import seatings
from saecula.arena.pool import make_executor
from saecula.arena.ratings import wilson
from saecula.arena.series import check_bots, numbered, play_series, set_table
from saecula.kernel.errors import BadOptions


class Duel(msgspec.Struct):
    """The first team's share of the wins; `low` is the lower end of the 90 % Wilson interval."""

    games: int
    wins: float
    share: float
    low: float


def duel(
    game: str,
    seats: int,
    team_a: Sequence[str],
    team_b: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    ray: Sequence[str] | None = None,
) -> Duel:
    """Play games between two teams that fill the table; a shared win counts as fractions."""
    if len(team_a) + len(team_b) != seats:
        raise BadOptions(f"{len(team_a)} and {len(team_b)} bots do not fill {seats} seats")
    table = set_table(game, seats, options or {}, None)
    check_bots(table, [*team_a, *team_b])
    ways = seatings(team_a, team_b)
    plan = [ways[i % len(ways)] for i in range(games)]
    tasks = numbered(table, [[bot for _, bot in seating] for seating in plan], seed)
    wins = 0.0
    for seating, result in zip(plan, play_series(tasks, make_executor(jobs, ray)), strict=True):
        wins += sum(share for (team, _), share in zip(seating, result.shares(), strict=True) if team == 0)
    return Duel(games, wins, wins / games if games else 0.0, wilson(wins, games, 0.90)[0])
