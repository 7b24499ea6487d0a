"""The learning loop: games, training, duels; a network that does not lose against the best one takes its place."""

import gc
import shutil
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from saecula.arena.duel import duel
from saecula.arena.pool import Executor, make_executor
from saecula.bots.judge import Judge
from saecula.bots.learned import judge_from
from saecula.bots.levels import WEIGHTS
from saecula.bots.network import EXACT, Network
from saecula.games import make_game
from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game
from saecula.learning import rows
from saecula.learning.arrays import Processor
from saecula.learning.run import BY_HAND, HAND, Folder, Generation, Meeting, Run, meeting_of
from saecula.learning.schooling import schooling_of
from saecula.learning.selfplay import play
from saecula.learning.training import Report, Training

#: How many games one task plays; their rows go into one file.
CHUNK = 5
#: From how many of the last generations rows are learned.
WINDOW = 3
#: The best network so far plays twice as often as the game's own judgement.
OFTEN = 2
#: The numbers of a generation's games begin at this times its own, so that no two games of a run share one.
NUMBERS = 1_000_000


class OutOfTime(SaeculaError):
    """The time allowed is over."""


class Chunk(NamedTuple):
    """Some games to play in one process, wherever it runs: their numbers, and the best network if there is one."""

    game: str
    seed: int
    numbers: range
    best: str | None


def play_chunk(chunk: Chunk) -> bytes:
    """Play the games of a chunk; returns their rows as the contents of a file."""
    # states hold no cycles, and collecting garbage would take half of the time
    gc.disable()
    try:
        game = make_game(chunk.game)
        judges = judges_of(game, chunk.best)
        played = [
            (
                number,
                play(game, schooling_of(game), judges, Random(f"saecula learn {chunk.game} {chunk.seed} {number}")),
            )
            for number in chunk.numbers
        ]
    finally:
        gc.enable()
    return rows.packed(played, game.meta.seats[1])


def judges_of(game: Game[Any], best: str | None) -> list[Judge]:
    """The judges from which one is drawn for each seat."""
    by_hand = Judge(game)
    by_hand.habit = schooling_of(game).habit
    return [by_hand] if best is None else [judge_from(game, Path(best))] * OFTEN + [by_hand]


class Learning:
    """A run under way."""

    def __init__(
        self,
        folder: Folder,
        run: Run,
        jobs: int,
        on: Processor,
        minutes: float | None,
        say: Callable[[str], None],
        ray: Sequence[str] | None = None,
    ) -> None:
        self.folder, self.run, self.jobs, self.on, self.say, self.ray = folder, run, jobs, on, say, ray
        self.game = make_game(run.settings.game)
        self.schooling = schooling_of(self.game)
        self.ends = time.monotonic() + 60 * minutes if minutes else float("inf")

    def go_on(self) -> None:
        """Make generations until there are as many as asked for; OutOfTime if the time allowed is over before that."""
        executor = make_executor(self.jobs, self.ray)
        for number in range(len(self.run.generations), self.run.settings.generations):
            began = time.monotonic()
            self.play_games(executor, number)
            played = time.monotonic()
            report = self.train(number)
            trained = time.monotonic()
            meetings = self.measure(number)
            is_kept = report.largest < EXACT and holds(meetings, self.best())
            spent = [round(part, 1) for part in (played - began, trained - played, time.monotonic() - trained)]
            made = Generation(number, report, meetings, is_kept, self.on.name, spent)
            self.close(made)

    def best(self) -> str:
        """The name of the best bot so far."""
        net = self.best_net()
        return HAND if net is None else f"{WEIGHTS}{net}"

    def best_net(self) -> Path | None:
        """The best network so far: a generation's, or the one that the run began with; None if there is none."""
        if self.run.best >= 0:
            return self.folder.net(self.run.best)
        return self.folder.start if self.folder.start.exists() else None

    def watch(self) -> None:
        """Stop if the time allowed is over."""
        if time.monotonic() > self.ends:
            raise OutOfTime("the time allowed is over")

    def play_games(self, executor: Executor, generation: int) -> None:
        """Play the games of a generation in processes; those whose rows are already there are not played again."""
        settings, first = self.run.settings, generation * NUMBERS
        net = self.best_net()
        games = settings.games * (self.schooling.opening if net is None else 1)
        executor.carry([net] if net is not None else [])
        chunks = {
            self.folder.rows(generation, at // CHUNK): Chunk(
                settings.game,
                settings.seed,
                range(first + at, first + min(at + CHUNK, games)),
                None if net is None else str(net),
            )
            for at in range(0, games, CHUNK)
        }
        missing = {path: chunk for path, chunk in chunks.items() if not path.exists()}
        done = games - sum(len(chunk.numbers) for chunk in missing.values())
        said = began = time.monotonic()
        for (path, chunk), played in zip(
            missing.items(), executor.map(play_chunk, list(missing.values())), strict=True
        ):
            rows.write(path, played)
            done += len(chunk.numbers)
            if time.monotonic() - said > 15 or done == games:
                said = time.monotonic()
                self.say(f"generation {generation}: {done} of {games} games, {said - began:.0f} s")
            self.watch()

    def train(self, generation: int) -> Report:
        """Learn from the last generations and write the network to its file."""
        first = max(0, generation - WINDOW + 1)
        found = rows.read(self.folder.all_rows(range(first, generation + 1)))
        best, seed = self.best_net(), self.run.settings.seed
        teacher = None if best is None else Network.read(best)
        facts = self.run.facts | {"generation": generation, "seed": seed}
        net, report = Training(self.schooling, found, facts, teacher, self.on, seed + generation).run()
        net.facts |= {"games": report.games, "rows": report.rows, "test": round(report.test, 4)}
        net.write(self.folder.net(generation))
        self.say(
            f"generation {generation}: learned from {report.rows:,} rows of {report.games} games by {self.on.name}, "
            f"loss {report.test:.3f} ({report.learned:.3f} on what was learned, {report.by_hand:.3f} by hand)"
        )
        return report

    def measure(self, generation: int) -> list[Meeting]:
        """Play duels against the game's own judgement and against the best network so far."""
        found = []
        new = f"{WEIGHTS}{self.folder.net(generation)}"
        for against in dict.fromkeys((HAND, self.best())):
            for seats, options in self.schooling.duels:
                self.watch()
                games = max(2, self.run.settings.duels // len(self.schooling.duels))
                teams = [new] * (seats // 2), [against] * (seats - seats // 2)
                won = duel(
                    self.game.meta.id, seats, *teams, games, generation, self.jobs, options=options, ray=self.ray
                )
                called = BY_HAND if against == HAND else self.called()
                meeting = meeting_of(called, seats, dict(options), won.games, won.wins)
                found.append(meeting)
                self.say(f"generation {generation}: {told(meeting)}")
        return found

    def called(self) -> str:
        """What reports call the best network so far."""
        return f"generation {self.run.best}" if self.run.best >= 0 else "the network it began with"

    def close(self, made: Generation) -> None:
        """Note down a generation, and if its network is kept, make it the best one."""
        self.run.generations.append(made)
        if made.kept:
            self.run.best = made.number
            shutil.copyfile(self.folder.net(made.number), self.folder.path / "weights.part")
            (self.folder.path / "weights.part").replace(self.folder.path / "weights.npz")
        self.folder.save(self.run)
        self.say(f"generation {made.number}: {'kept' if made.kept else 'not kept, the best one stays'}")


def holds(meetings: list[Meeting], best: str) -> bool:
    """Whether a network does not lose against the best one so far, taking all tables together."""
    last = [one for one in meetings if (one.against == BY_HAND) == (best == HAND)]
    return sum(one.wins for one in last) * 2 >= sum(one.games for one in last)


def told(meeting: Meeting) -> str:
    """A duel in words."""
    share, low, high = (f"{100 * part:.1f} %" for part in (meeting.share, meeting.low, meeting.high))
    return f"{share} ({low} to {high}) of {meeting.games} games against {meeting.against}, {meeting.seats} seats"
