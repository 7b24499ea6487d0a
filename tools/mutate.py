"""Break the rules of the games on purpose, one small change at a time, and list the changes that no test noticed.

    python -m tools.mutate
    python -m tools.mutate --game tempus --count 40 --seed 1

The tests run on a copy of the plain sources. What was tried is kept in build/mutate, so that a run that was stopped
goes on from there; if the sources or the tests have changed, it starts again. Only a run without options writes
docs/figures.md.
"""

import argparse
import compileall
import hashlib
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.figures import Sheet, record
from saecula.games import GAMES
from tools.mutants import ROOT, Mutant, all_changes, choose
from tools.trial import ALIVE, NOTICED, PLAYTHROUGHS, WHOLE_GAMES_ALONE, Change, folder_of

#: How many changes to each game a run without options tries: about half an hour on two cores in all.
COUNT = 250
KEPT = ROOT / "build" / "mutate"
#: What the rule tests need; of the tests only those of the games and what they import.
COPIED = (
    "src",
    "docs/rules",
    "docs/positions.md",
    "tests/games",
    "tests/fluent_files.py",
    "tests/test_conformance.py",
    PLAYTHROUGHS,
    "tools",
    "pyproject.toml",
)
EVERY = 25


class Tried(msgspec.Struct):
    """A change and what came of it."""

    mutant: Mutant
    outcome: str


class Tally(NamedTuple):
    """What a run found in one game."""

    game: str
    possible: int
    tried: list[Tried]

    def count(self, outcome: str) -> int:
        """How many changes had this outcome."""
        return sum(one.outcome == outcome for one in self.tried)


class Notebook:
    """What was already tried with the very same sources and tests, kept line by line."""

    def __init__(self, game: str, folder: Path = KEPT) -> None:
        self.path = folder / f"{game}-{digest(game)}.jsonl"
        self.found: dict[Mutant, str] = {}
        if self.path.exists():
            for line in self.path.read_bytes().splitlines():
                tried = msgspec.json.decode(line, type=Tried)
                self.found[tried.mutant] = tried.outcome

    def keep(self, mutant: Mutant, outcome: str) -> None:
        """Remember what came of a change."""
        self.found[mutant] = outcome
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(Tried(mutant, outcome)) + b"\n")


class Worker:
    """A process that tries changes of one game in the copy."""

    def __init__(self, copy: Path, game: str) -> None:
        paths = os.pathsep.join([str(copy / "src"), str(copy)])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.trial", game, "reach.json"],
            cwd=copy,
            env={**os.environ, "PYTHONPATH": paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, change: Change | None) -> str:
        """Send it a line; returns its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(change) + b"\n")
        self.process.stdin.flush()
        return msgspec.json.decode(self.process.stdout.readline(), type=str)

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()


def digest(game: str) -> str:
    """A short hash of everything that the outcome of a change depends on."""
    folders = [ROOT / "src" / "saecula" / part for part in ("kernel", "parts", "games", "play", "bots")]
    folders += [ROOT / folder_of(game), ROOT / PLAYTHROUGHS]
    found = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml", ".txt", ".ftl", ".jsonl"):
                found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:12]


def copy_tree(to: Path) -> None:
    """Copy what the tests need and compile its bytecode once; the processes that try changes write none."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(ROOT / name, to / name)
    compileall.compile_dir(to, quiet=1)


def find_reach(copy: Path, game: str) -> None:
    """Find out which tests reach which lines; the tests must pass while nothing is changed."""
    worker = Worker(copy, game)
    count = worker.ask(None)
    worker.close()
    if count == "0":
        raise SystemExit(f"the tests of {game} fail without any change; repair them first")
    print(f"{game}: {count} rule tests", flush=True)


def work(copy: Path, game: str, todo: "queue.SimpleQueue[Mutant]", done: "queue.SimpleQueue[Tried | str]") -> None:
    """Try changes until none is left."""
    worker = Worker(copy, game)
    try:
        while True:
            mutant = todo.get_nowait()
            text = mutant.changed((copy / mutant.path).read_text(encoding="utf-8"))
            done.put(Tried(mutant, worker.ask(Change(mutant.path, mutant.line, text))))
    except queue.Empty:
        pass
    except (OSError, msgspec.DecodeError) as error:
        done.put(f"{game}: {error}")
    finally:
        worker.close()


def try_all(copy: Path, game: str, mutants: list[Mutant], book: Notebook, jobs: int) -> None:
    """Try the changes that have not been tried yet, in several processes, and print how it is going."""
    left = [mutant for mutant in mutants if mutant not in book.found]
    todo: queue.SimpleQueue[Mutant] = queue.SimpleQueue()
    done: queue.SimpleQueue[Tried | str] = queue.SimpleQueue()
    for mutant in left:
        todo.put(mutant)
    if left:
        find_reach(copy, game)
    for _ in range(min(jobs, len(left))):
        threading.Thread(target=work, args=(copy, game, todo, done), daemon=True).start()
    began = time.monotonic()
    for at in range(1, len(left) + 1):
        tried = done.get()
        if isinstance(tried, str):
            raise SystemExit(tried)
        book.keep(tried.mutant, tried.outcome)
        if tried.outcome == ALIVE:
            print(f"ALIVE {tried.mutant}", flush=True)
        if at % EVERY == 0 or at == len(left):
            minutes = (time.monotonic() - began) / at * (len(left) - at) / 60
            print(f"{game}: {at} of {len(left)} tried, about {minutes:.0f} min left", flush=True)


def run(games: list[str], count: int, seed: int, jobs: int) -> list[Tally]:
    """Try a sample of the changes to each game."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        copy_tree(Path(folder))
        for game in games:
            possible = all_changes(game)
            mutants = choose(possible, count, seed)
            book = Notebook(game)
            known = sum(mutant in book.found for mutant in mutants)
            print(f"{game}: {len(possible)} changes are possible; {len(mutants)} are tried, {known} were before")
            try_all(Path(folder), game, mutants, book, jobs)
            found.append(Tally(game, len(possible), [Tried(one, book.found[one]) for one in sorted(mutants)]))
    return found


def sheet_of(tallies: list[Tally]) -> Sheet:
    """How many changes to each game were noticed."""
    rows = [
        (
            tally.game,
            f"{tally.possible:,}",
            f"{len(tally.tried):,}",
            *(f"{tally.count(outcome):,}" for outcome in (NOTICED, WHOLE_GAMES_ALONE, ALIVE)),
            f"{1 - tally.count(ALIVE) / len(tally.tried):.1%}" if tally.tried else "",
        )
        for tally in tallies
    ]
    heads = ("game", "possible", "tried", "noticed by rule tests", "by whole games alone", "by none", "noticed")
    return Sheet(heads, rows)


def sheet_of_files(tallies: list[Tally]) -> Sheet:
    """The same by file; the files in which every change was noticed share one row per game."""
    rows = []
    for tally in tallies:
        tried = Counter(one.mutant.path for one in tally.tried)
        alive = Counter(one.mutant.path for one in tally.tried if one.outcome == ALIVE)
        for path in sorted(alive):
            rows.append((f"`{path}`", str(tried[path]), str(alive[path])))
        whole = [path for path in tried if path not in alive]
        rows.append((f"the other files of {tally.game}: {len(whole)}", str(sum(tried[path] for path in whole)), "0"))
    return Sheet(("file", "tried", "by none"), rows)


def sheet_of_survivors(tallies: list[Tally]) -> Sheet:
    """The changes that no test noticed."""
    alive = [one.mutant for tally in tallies for one in tally.tried if one.outcome == ALIVE]
    rows = [(f"`{one.path}:{one.line}`", f"`{one.was}`", f"`{one.now}`") for one in alive]
    return Sheet(("where", "stands there", "was tried"), rows)


def main() -> None:
    """Try a sample of changes, and record which ones nobody noticed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=list(GAMES), help="one game; otherwise all")
    parser.add_argument("--count", type=int, default=COUNT, help=f"how many changes of each game, {COUNT} unless given")
    parser.add_argument("--seed", type=int, default=0, help="which sample of changes")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    given = parser.parse_args()
    began = time.time()
    games = [given.game] if given.game else list(GAMES)
    tallies = run(games, given.count, given.seed, given.jobs)
    parts: list[Sheet | str] = [
        f"Sample {given.seed}, up to {given.count} changes of each game.",
        sheet_of(tallies),
        sheet_of_files(tallies),
        "Changes that no test noticed:",
        sheet_of_survivors(tallies),
    ]
    is_whole = (given.game, given.count, given.seed) == (None, COUNT, 0)
    record("mutate", "make mutate", parts, began, is_whole=is_whole, kind="plain")


if __name__ == "__main__":
    main()
