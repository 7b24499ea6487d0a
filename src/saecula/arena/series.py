"""A series: numbered games with their line-ups, played anywhere, their results in order."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from saecula.arena.play import play_game
from saecula.arena.pool import Executor
from saecula.bots import make_bot
from saecula.bots.levels import WEIGHTS
from saecula.games import make_game
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game
from saecula.kernel.match import Match
from saecula.kernel.record import to_jsonl
from saecula.play.playout import Tally


class Table(msgspec.Struct, frozen=True):
    """What all games of a series have in common."""

    game: str
    seats: int
    options: dict[str, str]
    components: str | None = None

    def open(self) -> Game[Any]:
        """The game itself; made once in each process."""
        return _made(self.game, self.components)


class Task(msgspec.Struct, frozen=True):
    """One game to play."""

    table: Table
    seed: int
    bots: tuple[str, ...]
    recorded: bool = False


class Result(msgspec.Struct):
    """One finished game; `record` is its record as JSON Lines if that was asked for."""

    game: str
    seats: int
    seed: int
    bots: tuple[str, ...]
    scores: list[int]
    ranking: list[list[int]]
    moves: int
    hash: str
    options: dict[str, str]
    points: list[dict[str, int]]
    decisions: int
    choices: int
    record: str | None = None

    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        best = self.ranking[0]
        return [1 / len(best) if seat in best else 0.0 for seat in range(self.seats)]

    def line(self) -> str:
        """One line of JSON, without the record."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        del fields["record"]
        return msgspec.json.encode(fields).decode()


@lru_cache(maxsize=4)
def _made(game: str, components: str | None) -> Game[Any]:
    return make_game(game, Path(components) if components else None)


def set_table(game: str, seats: int | None, options: Mapping[str, str], components: Path | None) -> Table:
    """A table with everything checked and filled in; without a number of seats, the smallest."""
    found = str(components) if components else None
    meta = _made(game, found).meta
    count = meta.seats[0] if seats is None else seats
    return Table(game, count, meta.check(count, options), found)


def check_bots(table: Table, names: Sequence[str]) -> None:
    """Raise BadOptions if there is no bot with one of these names."""
    for name in names:
        make_bot(table.open(), name)


def numbered(table: Table, line_ups: Sequence[Sequence[str]], seed: int, recorded: bool = False) -> list[Task]:
    """The tasks of a series: game i has the number seed + i, so that it can be repeated on its own."""
    if seed < 0:
        raise BadOptions(f"--seed is 0 or more, not {seed}")
    return [Task(table, seed + i, tuple(bots), recorded) for i, bots in enumerate(line_ups)]


def play_task(task: Task) -> Result:
    """Play one game of a series."""
    table, tally = task.table, Tally()
    match = play_game(table.open(), table.seats, table.options, task.bots, task.seed, tally=tally)
    return sum_up(task, match, tally)


def sum_up(task: Task, match: Match[Any], tally: Tally) -> Result:
    """The result of a finished game."""
    outcome = match.game.outcome(match.state)
    standings = sorted(outcome.standings, key=lambda standing: standing.seat)
    return Result(
        game=task.table.game,
        seats=task.table.seats,
        seed=task.seed,
        bots=task.bots,
        scores=[standing.total for standing in standings],
        ranking=outcome.ranking(),
        moves=len(match.played),
        hash=match.hash(),
        options=task.table.options,
        points=[standing.points for standing in standings],
        decisions=tally.decisions,
        choices=tally.choices,
        record=to_jsonl(match.record()) if task.recorded else None,
    )


def play_series(tasks: Sequence[Task], executor: Executor) -> Iterator[Result]:
    """Play all games; the results come in order, whatever the executor."""
    files = {bot.removeprefix(WEIGHTS) for task in tasks for bot in task.bots if bot.startswith(WEIGHTS)}
    executor.carry([Path(name) for name in sorted(files)])
    return executor.map(play_task, tasks)
