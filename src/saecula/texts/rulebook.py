"""The rules pages: their numbered clauses, and which tests cover each of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from saecula.kernel.errors import BadOptions

CLAUSE = re.compile(r"- \*\*([A-Z]+-[A-Z]*-?\d+)\*\* (.+)")
SOURCE = re.compile(r"\[(both|reports|ours|book|card|condensed|data|[A-Z]{2})\]")

Clauses = tuple[str, ...]


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule: its id, the chapter it is in, its words, and where they come from."""

    id: str
    chapter: str
    text: str
    sources: tuple[str, ...]


class Citation(msgspec.Struct, frozen=True):
    """A test (`path::name`), or one row of a parametrized test, and the clauses it is marked with."""

    test: str
    clauses: tuple[str, ...]


def rules_page(game: str, language: str = "en") -> Path:
    """The file of a rules page: inside the installed package, or in the checkout that the package is run from."""
    package = Path(__file__).resolve().parents[1]
    name = f"{game}.{language}.md"
    for folder in (package / "rules", package.parent.parent / "docs" / "rules"):
        if (folder / name).is_file():
            return folder / name
    raise BadOptions(f"there is no rules page {name}")


def rules_language(game: str, wished: str) -> str:
    """The wanted language if there is a rules page in it, else English."""
    try:
        rules_page(game, wished)
    except BadOptions:
        return "en"
    return wished


def load_rules(game: str, language: str = "en") -> list[Clause]:
    """All clauses of a game's rules page, in order."""
    return parse_rules(rules_page(game, language).read_text(encoding="utf-8"))


def parse_rules(page: str) -> list[Clause]:
    """The clauses of a page: list items that begin with a bold id, under the heading before them."""
    chapter = ""
    found = []
    for line in page.splitlines():
        if line.startswith("## "):
            chapter = line[3:].strip()
        match = CLAUSE.fullmatch(line.strip())
        if match:
            text = match[2].strip()
            found.append(Clause(match[1], chapter, text, tuple(dict.fromkeys(SOURCE.findall(text)))))
    return found


def citations(tests: Path, mark: str = "rule") -> list[Citation]:
    """Every test under a folder that is marked with clauses (or, by another mark, with cards)."""
    found = []
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        where = path.relative_to(tests.parent).as_posix()
        found += [Citation(f"{where}::{name}", clauses) for name, clauses in _tests(tree, mark, "", ())]
    return found


def coverage(game: str, tests: Path) -> dict[str, list[str]]:
    """The tests of each clause of a game, in the order of the page; an empty list for a clause without tests."""
    found: dict[str, list[str]] = {clause.id: [] for clause in load_rules(game)}
    for citation in citations(tests):
        for clause in citation.clauses:
            if clause in found and citation.test not in found[clause]:
                found[clause].append(citation.test)
    return found


def _tests(node: ast.Module | ast.ClassDef, mark: str, prefix: str, outer: Clauses) -> Iterator[tuple[str, Clauses]]:
    """Names and clauses of the marked tests in a module or class; outer marks apply to everything inside."""
    outer = _joined(outer, _pytestmark(node, mark))
    for part in node.body:
        if isinstance(part, ast.ClassDef) and part.name.startswith("Test"):
            yield from _tests(part, mark, f"{prefix}{part.name}::", _joined(outer, _marks(part.decorator_list, mark)))
        elif isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and part.name.startswith("test"):
            yield from _rows(part, mark, f"{prefix}{part.name}", outer)


def _rows(
    test: ast.FunctionDef | ast.AsyncFunctionDef, mark: str, name: str, outer: Clauses
) -> Iterator[tuple[str, Clauses]]:
    """One entry for the test itself, and one for each parametrized row that has marks of its own."""
    own = _joined(outer, _marks(test.decorator_list, mark))
    if own:
        yield name, own
    for row in _params(test.decorator_list):
        marks = _marks([keyword.value for keyword in row.keywords if keyword.arg == "marks"], mark)
        if marks:
            yield name, _joined(own, marks)


def _params(decorators: list[ast.expr]) -> Iterator[ast.Call]:
    """The pytest.param(...) rows among the decorators of a test."""
    for decorator in decorators:
        if _name(decorator).endswith("mark.parametrize"):
            for node in ast.walk(decorator):
                if isinstance(node, ast.Call) and _name(node) in ("pytest.param", "param"):
                    yield node


def _pytestmark(node: ast.Module | ast.ClassDef, mark: str) -> Clauses:
    """Clauses of a `pytestmark = ...` line."""
    for part in node.body:
        if isinstance(part, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in part.targets):
            return _marks([part.value], mark)
    return ()


def _marks(nodes: list[ast.expr], mark: str) -> Clauses:
    """The clauses in all marks such as `pytest.mark.rule(...)` among expressions, alone or in lists."""
    found: Clauses = ()
    for node in nodes:
        if isinstance(node, ast.List | ast.Tuple):
            found = _joined(found, _marks(node.elts, mark))
        elif isinstance(node, ast.Call) and _name(node) in (f"pytest.mark.{mark}", f"mark.{mark}"):
            said = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            found = _joined(found, tuple(str(clause) for clause in said))
    return found


def _name(node: ast.expr) -> str:
    """The dotted name of what is called."""
    return ast.unparse(node.func) if isinstance(node, ast.Call) else ""


def _joined(one: Clauses, other: Clauses) -> Clauses:
    return tuple(dict.fromkeys((*one, *other)))
