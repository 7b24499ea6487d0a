"""Small changes to the rules of a game, such as `<` to `<=`, each of which some test should notice."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
#: Modules and folders of a game that contain no rules: numbers, forms, files, texts, pictures, judgement of bots.
NO_RULES = {"__init__", "edges", "mind", "position", "text", "census", "components", "deal", "moves", "verbs", "view"}

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
    """One change: the file (from the root), where it begins and ends in the text, and what is put there instead."""

    path: str
    start: int
    end: int
    new: str
    line: int
    was: str
    now: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}\n    - {self.was}\n    + {self.now}"

    def changed(self, text: str) -> str:
        """The text of the file with this change."""
        return text[: self.start] + self.new + text[self.end :]


class Source:
    """The source of a module, which can find a node in its text."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
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
        """A change, with its line before and after it."""
        line = self.text.count("\n", 0, start)
        begin = self.starts[line]
        old = self.text.splitlines()[line]
        then = old[: start - begin] + new + old[end - begin :]
        return Mutant(self.name, start, end, new, line + 1, old.strip(), then.strip())

    def swap(self, left: ast.expr, right: ast.expr, kind: ast.AST) -> Iterator[Mutant]:
        """The change to the operator between two nodes."""
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
        """The changes to one node."""
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
    """The modules that contain the rules of a game."""
    folder = ROOT / "src" / "saecula" / "games" / game.replace("-", "_")
    if not folder.is_dir():
        raise SystemExit(f"there is no game {game!r} in {folder.parent}")
    found = [path.relative_to(folder).with_suffix("") for path in folder.rglob("*.py")]
    return sorted(folder / path.with_suffix(".py") for path in found if not NO_RULES.intersection(path.parts))


def all_changes(game: str) -> list[Mutant]:
    """Every change to the rules of a game, in the order of files and lines."""
    sources = [Source(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")) for path in rule_modules(game)]
    return sorted({mutant for source in sources for mutant in source.mutants()})


def choose(found: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """A sample in random order, the same for the same sources and seed; a larger one begins with the smaller one."""
    drawn = list(found)
    Random(seed).shuffle(drawn)
    return drawn[:count]
