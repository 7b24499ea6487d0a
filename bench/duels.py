"""Many duels between bots: their games are played side by side in many processes, each kept as soon as it is over.

What is kept in a file is not played again, so a long measurement can be stopped and continued. A game is kept under
what its bots are: once a network, or the kind of bot behind a level, has changed, the game is played again.
"""

import gc
import hashlib
import json
import multiprocessing
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import msgspec

from saecula.arena.lineups import seatings
from saecula.arena.play import play_game
from saecula.arena.ratings import wilson
from saecula.bots import Bot, make_bot
from saecula.bots.bot import Advice
from saecula.bots.learned import weights_of
from saecula.bots.levels import kind_of
from saecula.games import make_game
from saecula.kernel.game import Game
from saecula.kernel.views import View


class Duel(NamedTuple):
    """A table with one bot on half the seats and another on the rest, in every seating equally often."""

    game: str
    seats: int
    options: Mapping[str, str]
    bot: str
    against: str
    games: int

    def key(self) -> str:
        """What its games are kept under: the table, what the bots are, and the network of the game."""
        kinds = [kind_of(open_game(self.game), bot) for bot in (self.bot, self.against)]
        network = _network(self.game, "quick" in kinds)
        how = _search() if any(":" in kind for kind in kinds) else ""
        table = f"{self.game} {self.seats} {sorted(self.options.items())}"
        return f"{table} {self.bot} {self.against} {kinds} {how}{network}"


class Played(msgspec.Struct):
    """One game: the bot's share of the win, and for both sides the choices they made and the seconds these took."""

    key: str
    number: int
    win: float
    choices: tuple[int, int]
    seconds: tuple[float, float]


class Found(NamedTuple):
    """What came of a duel. `pace`: milliseconds per choice, of the bot and of the other."""

    games: int
    wins: float
    pace: tuple[float, float]

    @property
    def share(self) -> float:
        """The bot's share of the wins."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that share."""
        return wilson(self.wins, self.games, 0.95)


class Task(NamedTuple):
    """A numbered game of a duel."""

    duel: Duel
    key: str
    number: int


class Timed(Bot):
    """A bot with a stopwatch: how many real choices it made, and how much processor time they took."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.game, bot.name)
        self.bot, self.choices, self.seconds = bot, 0, 0.0

    def consider(self, view: View, legal: list[int], rng: Random) -> list[Advice]:
        """Consider as the bot does."""
        return self.bot.consider(view, legal, rng)

    def choose(self, view: View, legal: list[int], rng: Random) -> int:
        """Choose as the bot does, by the stopwatch."""
        began = process_time()
        code = self.bot.choose(view, legal, rng)
        if len(legal) > 1:
            self.choices += 1
            self.seconds += process_time() - began
        return code


@cache
def open_game(game: str) -> Game[Any]:
    """A game; made once in each process."""
    return make_game(game)


@cache
def _search() -> str:
    """A hash that changes with the way plans are tried."""
    text = files("saecula.bots").joinpath("search.py").read_bytes()
    return hashlib.sha256(text).hexdigest()[:10] + " "


@cache
def _network(game: str, is_quick: bool) -> str:
    """A hash of a game's network and how it is used; how quick bots use it counts only if one plays."""
    network, _ = weights_of(game, open_game(game).meta.components.hash)
    if network is None:
        return ""
    facts = {name: fact for name, fact in network.facts.items() if is_quick or name != "quick"}
    told = json.dumps(facts, sort_keys=True).encode()
    return hashlib.sha256(told + b"".join(array.tobytes() for array in network.weights.values())).hexdigest()[:10]


def play(task: Task) -> Played:
    """Play one game of a duel."""
    duel, game, minds = task.duel, open_game(task.duel.game), list[Timed]()

    def make(game: Game[Any], name: str) -> Bot:
        minds.append(Timed(make_bot(game, name)))
        return minds[-1]

    half = duel.seats // 2
    ways = seatings([duel.bot] * half, [duel.against] * (duel.seats - half))
    teams, bots = zip(*ways[task.number % len(ways)], strict=True)
    gc.disable()  # states hold no cycles
    try:
        match = play_game(game, duel.seats, game.meta.check(duel.seats, duel.options), bots, task.number, make=make)
    finally:
        gc.enable()
    best = game.outcome(match.state).ranking()[0]
    sides = [[mind for mind, team in zip(minds, teams, strict=True) if team == side] for side in (0, 1)]
    choices = tuple(sum(mind.choices for mind in side) for side in sides)
    seconds = tuple(sum(mind.seconds for mind in side) for side in sides)
    win = sum(1 / len(best) for seat in best if teams[seat] == 0)
    return Played(task.key, task.number, win, choices, seconds)  # type: ignore[arg-type]


def tasks_of(duels: Iterable[Duel], kept: Iterable[Played]) -> list[Task]:
    """The games still to play, every duel advancing equally fast, so that you can stop at any time."""
    done = {(game.key, game.number) for game in kept}
    tasks: dict[tuple[str, int], tuple[float, Task]] = {}
    for duel in duels:
        key = duel.key()
        for number in range(duel.games):
            tasks.setdefault((key, number), (number / duel.games, Task(duel, key, number)))
    return [task for name, (_, task) in sorted(tasks.items(), key=lambda item: item[1][0]) if name not in done]


def play_all(tasks: Sequence[Task], jobs: int, until: float) -> Iterator[Played]:
    """Play games side by side until all are played or the time `until` has come."""
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        games = pool.imap_unordered(play, tasks)
        for _ in tasks:
            try:
                yield games.next(max(0.0, until - time.time()))
            except multiprocessing.TimeoutError:
                return


def read(notes: Path) -> list[Played]:
    """The games kept in a file."""
    if not notes.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in notes.read_bytes().splitlines()]


def sum_up(duel: Duel, kept: Iterable[Played]) -> Found:
    """What came of a duel so far."""
    key = duel.key()
    games = [game for game in kept if game.key == key and game.number < duel.games]
    spent: dict[int, float] = defaultdict(float)
    for side in (0, 1):
        choices = sum(game.choices[side] for game in games)
        spent[side] = 1000 * sum(game.seconds[side] for game in games) / choices if choices else 0.0
    return Found(len(games), sum(game.win for game in games), (spent[0], spent[1]))
