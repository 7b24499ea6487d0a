"""`saecula learn`: a game learns to judge its positions by playing against itself."""

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from saecula.cli.shared.options import GameId, Jobs, Ray
from saecula.kernel.errors import BadOptions
from saecula.play.extras import need

if TYPE_CHECKING:
    from saecula.bots.network import LearnedJudge
    from saecula.learning.arrays import Processor
    from saecula.learning.run import Folder, Run

Counted = Annotated[int | None, Parameter(show_default=False)]
GAMES, GENERATIONS, DUELS = 2000, 3, 200
#: Facts about weights that say how they are used, not what they fit.
USE = ("beam", "quick", "blend")


def learn(
    game: GameId,
    /,
    *,
    games: Counted = None,
    generations: Counted = None,
    duels: Counted = None,
    seed: int = 0,
    jobs: Jobs = 1,
    ray: Ray = None,
    minutes: float | None = None,
    device: Literal["auto", "cpu", "cuda"] = "auto",
    start: Path | None = None,
    out: Path | None = None,
    resume: Path | None = None,
) -> None:
    """Play a game against itself, learn to judge its positions, and keep what plays better.

    Each generation plays games, trains a small network on them, and lets it play against the game's own judgement and
    the best network so far. A run may be stopped at any time and continued with --resume.

    Parameters
    ----------
    games
        How many games each generation plays; 2000 unless given.
    generations
        How many generations; 3 unless given. With --resume, how many there are to be in all.
    duels
        How many games each duel has; 200 unless given, and fewer say little.
    seed
        The number of the run: the same number, games and generations give the same weights on the processor.
    minutes
        Stop after this many minutes at the latest; --resume goes on.
    device
        What trains: numpy on the processor (cpu), torch on a graphics card (cuda), or whichever is there (auto).
    start
        A file of weights to begin with; the game's own judgement unless given.
    out
        The folder of a new run; learn-GAME unless given.
    resume
        The folder of a run to go on with; its games, duels and seed stay as they were.
    """
    need("learning", "learning", "numpy", "matplotlib", "openskill")
    from saecula.arena.pool import make_executor
    from saecula.learning.arrays import arrays_on

    on = arrays_on(device)
    # checked first: a run that has nowhere to play would leave its folder behind
    make_executor(jobs, ray).check()
    asked = {"games": games, "generations": generations, "duels": duels, "seed": seed}
    fresh = out or Path(f"learn-{game}")
    folder, run = opened(game, resume, generations) if resume else begun(game, fresh, asked, start)
    go_on(folder, run, jobs, on, minutes, ray)


def go_on(
    folder: "Folder", run: "Run", jobs: int, on: "Processor", minutes: float | None, ray: Sequence[str] | None
) -> None:
    """Play generations until all are done, the time is up or somebody stops it; the report is written in any case."""
    from saecula.learning.generations import Learning, OutOfTime

    try:
        Learning(folder, run, jobs, on, minutes, say, ray).go_on()
    except (OutOfTime, KeyboardInterrupt) as stopped:
        say(f"stopped; saecula learn {run.settings.game} --resume {folder.path} goes on")
        if isinstance(stopped, KeyboardInterrupt):
            raise
    finally:
        write_report(folder, run)
    say(f"report: {folder.path / 'report.md'}")


def begun(game: str, path: Path, asked: dict[str, int | None], start: Path | None) -> "tuple[Folder, Run]":
    """A new run in a folder of its own."""
    from saecula.bots.learned import judge_from
    from saecula.games import make_game
    from saecula.learning.run import Folder, Run, RunSettings
    from saecula.learning.schooling import facts_of, schooling_of

    usual = {"games": GAMES, "generations": GENERATIONS, "duels": DUELS, "seed": 0}
    counts = {name: usual[name] if asked[name] is None else asked[name] for name in usual}
    for name, least in (("games", 2), ("generations", 1), ("duels", 2), ("seed", 0)):
        if (count := counts[name] or 0) < least:
            raise BadOptions(f"--{name} is at least {least}, not {count}")
    made = make_game(game)
    facts = facts_of(made, schooling_of(made))
    folder, run = Folder(path), Run(RunSettings(game, **counts), facts)  # type: ignore[arg-type]
    if start:
        run.facts |= how_used(judge_from(made, start))
    folder.begin(run)
    if start:
        shutil.copyfile(start, folder.start)
    return folder, run


def how_used(judge: "LearnedJudge") -> dict[str, object]:
    """How a network says it is best used; networks that learn from its games are used the same way."""
    facts = judge.network.facts
    return {name: facts[name] for name in USE if name in facts}


def opened(game: str, path: Path, generations: int | None) -> "tuple[Folder, Run]":
    """A run that was stopped, with the new number of generations if given; raises BadOptions if it no longer fits."""
    from saecula.games import make_game
    from saecula.learning.run import Folder
    from saecula.learning.schooling import facts_of, schooling_of

    folder, made = Folder(path), make_game(game)
    run = folder.load()
    fitting = facts_of(made, schooling_of(made))
    if {name: fact for name, fact in run.facts.items() if name not in USE} != fitting:
        raise BadOptions(f"{path} is a run of another game, or its features have changed since: begin a new one")
    run.settings.generations = generations or run.settings.generations
    return folder, run


def write_report(folder: "Folder", run: "Run") -> None:
    """Write the report and its picture, if there is any generation to report."""
    from saecula.games import make_game
    from saecula.learning.curves import draw_curves
    from saecula.learning.report import page_of

    if run.generations:
        title = make_game(run.settings.game).meta.title
        draw_curves(run, f"{title}, {len(run.generations)} generations", folder.path / "curves.svg")
        folder.write("report.md", page_of(run, title, "curves.svg"))


def say(line: str) -> None:
    """Print a line of progress."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
