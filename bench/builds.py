"""Compares the speed of two commits, built in separate folders and measured by turns in one run.

    .venv/bin/python -m bench.builds [BEFORE] [AFTER] [--seconds 3] [--turns 3] [--plain | --gain]

Unless given, BEFORE is HEAD~1 and AFTER is the working tree. Both are compiled; with --plain both run as plain
sources. With --gain the plain sources of AFTER are measured beside the compiled ones.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from statistics import median
from typing import Any

from bench.compare import SLOWER

ROOT = Path(__file__).resolve().parent.parent
RUN = "import sys; from saecula.cli import main; sys.exit(main(sys.argv[1:]))"
#: The only figure that is better when it is smaller.
TIMES = {"copy_us"}
Figures = dict[str, dict[str, float | None]]


def commit_of(name: str, root: Path = ROOT) -> str:
    """The commit with this name; for the working tree, `.`, a commit that is on no branch."""
    made = _git(root, "stash", "create") if name == "." else ""
    return made or _git(root, "rev-parse", "--verify", f"{'HEAD' if name == '.' else name}^{{commit}}")


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def unpack(commit: str, folder: Path, root: Path = ROOT) -> Path:
    """Unpack the files of a commit into a new folder."""
    folder.mkdir(parents=True)
    with subprocess.Popen(["git", "archive", commit], cwd=root, stdout=subprocess.PIPE) as archive:
        subprocess.run(["tar", "-x", "-C", folder], stdin=archive.stdout, check=True)
    if archive.returncode:
        raise SystemExit(f"git archive {commit} failed")
    return folder


def compiled(sources: Path) -> Path:
    """Compile the package of some sources; returns the folder to import it from."""
    env = os.environ | {"SAECULA_COMPILE": "require", "SAECULA_NO_WEB": "1"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "built"]
    subprocess.run(command, cwd=sources, env=env, stdout=sys.stderr, check=True)
    [wheel] = (sources / "built").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(sources / "package")
    return sources / "package"


def measure(package: Path, seconds: float) -> Figures:
    """What `saecula bench` measures with the package in a folder."""
    command = [sys.executable, "-c", RUN, "bench", "--json", "--no-peers", "--seconds", str(seconds)]
    env = os.environ | {"PYTHONPATH": str(package)}
    done = subprocess.run(command, env=env, cwd="/", stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    games: Figures = found["games"]
    return games


def told(before: list[Figures], after: list[Figures]) -> list[str]:
    """Lines for each game and figure: both medians, how many times as fast the second is, and whether it is slower."""
    lines = []
    for game, figures in after[0].items():
        lines.append(game)
        for figure in figures:
            old, new = ([value for run in runs if (value := run.get(game, {}).get(figure))] for runs in (before, after))
            if old and new:
                lines.append(f"  {line_of(figure, median(old), median(new))}")
    return lines


def line_of(figure: str, old: float, new: float) -> str:
    """The line of one figure."""
    times = old / new if figure in TIMES else new / old
    return f"{figure:18} {old:12,.1f} {new:12,.1f} {times:6.2f} x{'  SLOWER' * (times < SLOWER)}"


def packages(given: argparse.Namespace, folder: Path) -> tuple[Path, Path]:
    """The two folders from which the packages to measure are imported."""
    after = unpack(commit_of(given.after), folder / "after")
    if given.gain:
        return after / "src", compiled(after)
    before = unpack(commit_of(given.before), folder / "before")
    return (before / "src", after / "src") if given.plain else (compiled(before), compiled(after))


def main() -> None:
    """Build both, measure them by turns, and print them side by side."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("before", nargs="?", default="HEAD~1", help="a commit")
    parser.add_argument("after", nargs="?", default=".", help="a commit, or . for the working tree")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game in each turn")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--plain", action="store_true", help="both as plain sources")
    parser.add_argument("--gain", action="store_true", help="what compiling gains: AFTER plain, then compiled")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        both = packages(given, Path(folder))
        runs: tuple[list[Figures], list[Figures]] = ([], [])
        for _ in range(given.turns):
            for package, found in zip(both, runs):
                found.append(measure(package, given.seconds))
    print("\n".join(told(*runs)))


if __name__ == "__main__":
    main()
