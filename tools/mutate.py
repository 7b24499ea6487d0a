"""Break the rules of a game on purpose, one small change at a time, and list the changes that no test noticed.

    python tools/mutate.py --game tempus --count 40 --seed 0

Each change is made in a copy of the sources, against which the game's own rule tests run in plain Python. The golden
counts are left out: they notice almost everything, but cannot say what is wrong.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
#: Modules and folders of a game that hold no rule: numbers, forms, files, texts, pictures, judgement of bots.
NO_RULES = {"__init__", "bot", "census", "components", "deal", "draw", "encode", "events"} | {
    "habits",
    "moves",
    "notation",
    "text",
    "verbs",
    "view",
}
GOLDEN = ("test_perft.py",)
TIMEOUT = 120

SWAPS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
}


class Mutant(NamedTuple):
    """One change: the file, where it begins and ends in the text, what stands there instead, and all that in words."""

    path: Path
    start: int
    end: int
    new: str
    said: str


class Source:
    """A module with the means to find a node in its text."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def begin(self, node: ast.expr) -> int:
        """Where a node begins; the sources are plain ASCII, so columns are characters."""
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr) -> int:
        """Where a node ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def mutant(self, start: int, end: int, new: str) -> Mutant:
        """A change, told as the line before and after it."""
        line = self.text.count("\n", 0, start)
        begin = self.starts[line]
        old = self.text.splitlines()[line]
        then = old[: start - begin] + new + old[end - begin :]
        said = f"{self.path.relative_to(ROOT)}:{line + 1}\n    - {old.strip()}\n    + {then.strip()}"
        return Mutant(self.path, start, end, new, said)

    def swap(self, left: ast.expr, right: ast.expr, kind: ast.AST) -> Iterator[Mutant]:
        """The change of the operator that stands between two nodes."""
        old, new = SWAPS.get(type(kind), ("", ""))
        at = self.text.find(old, self.end(left), self.begin(right)) if old else -1
        if at >= 0:
            yield self.mutant(at, at + len(old), new)

    def mutants(self) -> Iterator[Mutant]:
        """All changes inside the functions of the module."""
        for function in ast.walk(ast.parse(self.text)):
            if isinstance(function, ast.FunctionDef):
                for statement in function.body:
                    for node in ast.walk(statement):
                        yield from self.changes(node)

    def changes(self, node: ast.AST) -> Iterator[Mutant]:
        """The changes of one node."""
        if isinstance(node, ast.Compare):
            for left, kind, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
                yield from self.swap(left, right, kind)
        elif isinstance(node, ast.BoolOp):
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from self.swap(left, right, node.op)
        elif isinstance(node, ast.BinOp):
            yield from self.swap(node.left, node.right, node.op)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self.mutant(self.begin(node), self.begin(node.operand), "")
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            for value in (node.value + 1, node.value - 1):
                yield self.mutant(self.begin(node), self.end(node), str(value))


def rule_modules(game: str) -> list[Path]:
    """The modules that hold the rules of a game."""
    folder = ROOT / "src" / "saecula" / "games" / game.replace("-", "_")
    if not folder.is_dir():
        raise SystemExit(f"there is no game {game!r} in {folder.parent}")
    found = [path.relative_to(folder).with_suffix("") for path in folder.rglob("*.py")]
    return sorted(folder / path.with_suffix(".py") for path in found if not NO_RULES.intersection(path.parts))


def choose(game: str, count: int, seed: int) -> list[Mutant]:
    """A sample of all changes, always the same for the same sources and seed."""
    found = sorted({mutant for path in rule_modules(game) for mutant in Source(path).mutants()})
    sample = Random(seed).sample(found, min(count, len(found)))
    print(f"{len(found)} changes are possible in the rules of {game}; {len(sample)} are tried")
    return sorted(sample)


def copy_sources(to: Path, game: str) -> None:
    """What the rule tests of a game need."""
    ignore = shutil.ignore_patterns("__pycache__", "*.so", ".mypy_cache")
    shutil.copytree(ROOT / "src", to / "src", ignore=ignore)
    shutil.copytree(ROOT / "docs" / "rules", to / "docs" / "rules")
    folder = Path("tests") / "games" / game.replace("-", "_")
    shutil.copytree(ROOT / folder, to / folder, ignore=ignore)
    shutil.copy(ROOT / "pyproject.toml", to)


def is_noticed(copy: Path, game: str) -> bool:
    """Whether some rule test fails, or hangs, on the copy as it is."""
    tests = Path("tests") / "games" / game.replace("-", "_")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", str(tests)]
    command += [f"--ignore={tests / name}" for name in GOLDEN]
    paths = os.pathsep.join([str(copy / "src"), str(copy)])
    try:
        done = subprocess.run(
            command,
            cwd=copy,
            env={**os.environ, "PYTHONPATH": paths},
            capture_output=True,
            timeout=TIMEOUT,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def survives(copy: Path, game: str, mutant: Mutant) -> bool:
    """Make one change in the copy, run the tests, take it back."""
    path = copy / mutant.path.relative_to(ROOT)
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: mutant.start] + mutant.new + text[mutant.end :], encoding="utf-8")
    try:
        return not is_noticed(copy, game)
    finally:
        path.write_text(text, encoding="utf-8")


def main() -> None:
    """Try a sample of changes and tell which ones lived."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="tempus")
    parser.add_argument("--count", type=int, default=40, help="how many changes to try")
    parser.add_argument("--seed", type=int, default=0, help="which sample of changes")
    args = parser.parse_args()
    sample = choose(args.game, args.count, args.seed)
    living = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        copy_sources(copy, args.game)
        if is_noticed(copy, args.game):
            raise SystemExit("the rule tests fail without any change; repair them first")
        for at, mutant in enumerate(sample, 1):
            alive = survives(copy, args.game, mutant)
            print(f"{at}/{len(sample)} {'ALIVE' if alive else 'noticed'} {mutant.said}", flush=True)
            living += [mutant] if alive else []
    print(f"\nscore: {len(sample) - len(living)} of {len(sample)} changes were noticed")
    if living:
        print("not noticed by any rule test:\n" + "\n".join(mutant.said for mutant in living))


if __name__ == "__main__":
    main()
