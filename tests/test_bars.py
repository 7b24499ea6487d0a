"""The bars of the house: how long files and functions are, how wide classes and folders, how long a chain of `elif`."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "saecula"
FILES = sorted(SOURCE.rglob("*.py"))
#: A migration is written once and never again.
WRITTEN_ONCE = "server/store/migrations/versions/"
CLIENT = ROOT / "web" / "src"
#: The types of the wire are generated from the server's.
GENERATED = "wire.ts"

Function = ast.FunctionDef | ast.AsyncFunctionDef


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def length(function: Function) -> int:
    """The lines of a function besides its docstring."""
    first = function.body[0]
    is_text = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and len(function.body) > 1
    told = (first.end_lineno or 0) - first.lineno + 1 if is_text else 0
    return (function.end_lineno or 0) - function.lineno + 1 - told


@cache
def functions() -> list[tuple[str, int]]:
    """Every function with its length."""
    return [
        (f"{name(path)} {node.name}", length(node))
        for path in FILES
        if WRITTEN_ONCE not in name(path)
        for node in ast.walk(tree(path))
        if isinstance(node, Function)
    ]


def chains(path: Path) -> Iterator[int]:
    """How many branches each `if` of a file has, an `else` aside; `else: if` counts like `elif`."""
    followers = set()
    for node in ast.walk(tree(path)):
        if not isinstance(node, ast.If) or node in followers:
            continue
        chain = [node]
        while len(chain[-1].orelse) == 1 and isinstance(after := chain[-1].orelse[0], ast.If):
            chain.append(after)
        followers.update(chain)
        yield len(chain)


def test_half_of_the_files_have_at_most_120_lines() -> None:
    assert median(lines(path) for path in FILES) <= 120


def test_no_file_has_more_than_400_lines() -> None:
    assert {name(path) for path in FILES if lines(path) > 400} == set()


def test_half_of_the_functions_have_at_most_7_lines_and_nine_in_ten_at_most_17() -> None:
    found = sorted(lines for _, lines in functions())
    assert median(found) <= 7
    assert found[len(found) * 9 // 10] <= 17


def test_no_function_has_more_than_50_lines() -> None:
    assert {function for function, lines in functions() if lines > 50} == set()


def test_no_class_has_20_methods() -> None:
    found = {
        f"{name(path)} {node.name}"
        for path in FILES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef) and sum(isinstance(part, Function) for part in node.body) >= 20
    }
    assert found == set()


def test_the_kernel_has_fewer_than_1500_lines() -> None:
    found = sum(lines(path) for path in FILES if name(path).startswith("kernel/"))
    assert 0 < found < 1500


def test_no_folder_has_more_than_15_files() -> None:
    found = Counter(name(path.parent) for path in FILES if path.name != "__init__.py")
    assert {folder for folder, files in found.items() if files > 15} == set()


def test_no_folder_of_the_client_has_more_than_15_files() -> None:
    found = Counter(path.parent.relative_to(CLIENT).as_posix() for path in CLIENT.rglob("*") if path.is_file())
    assert found
    assert {folder for folder, files in found.items() if files > 15} == set()


def test_no_file_of_the_client_has_more_than_400_lines() -> None:
    sources = [path for path in CLIENT.rglob("*.*") if path.suffix in (".ts", ".svelte", ".css")]
    assert sources
    long = {path.name for path in sources if path.name != GENERATED and lines(path) > 400}
    assert long == set()


def test_no_component_of_the_client_has_150_lines() -> None:
    components = sorted(CLIENT.rglob("*.svelte"))
    assert len(components) > 100
    assert {path.name for path in components if lines(path) >= 150} == set()


def test_no_chain_of_elif_is_longer_than_four() -> None:
    assert {name(path) for path in FILES if max(chains(path), default=0) > 4} == set()


def test_the_bars_measure_what_they_say() -> None:
    module = ast.parse("def f():\n    '''Two\n    lines.'''\n    if a:\n        pass\n    else:\n        pass\n")
    assert isinstance(module.body[0], ast.FunctionDef)
    assert length(module.body[0]) == 5
    path = SOURCE / "__init__.py"
    assert lines(path) == len(path.read_text(encoding="utf-8").split("\n")) - 1
    assert len(functions()) > 3000
