"""Whatever is imported is declared: nothing relies on what another package happens to bring along."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUN = PROJECT["project"]["dependencies"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
#: What people install, without what only work on the sources needs.
WORK = {"dev", "docs", "bench"}
#: Our own folders and files.
OURS = {"saecula", "tests", "tools", "bench", "hatch_build"}


def names(*lists: list[str]) -> set[str]:
    """The packages that requirements name, written in one way."""
    wanted = [re.match(r"[\w.-]+", line) for requirements in lists for line in requirements]
    return {re.sub(r"[-_.]+", "-", found.group()).lower() for found in wanted if found}


def imported(path: Path) -> Iterator[str]:
    """The packages that a file imports, besides those of Python and our own."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        found = [one.name for one in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and not node.level:
            found = [node.module or ""]
        yield from {name.split(".")[0] for name in found} - OURS - sys.stdlib_module_names


def undeclared(paths: list[Path], declared: set[str]) -> set[str]:
    """What files import of packages that are not declared; one that is not installed goes by its own name."""
    known = packages_distributions()
    return {name for path in paths for name in imported(path) if not names(known.get(name, [name])) & declared}


@pytest.mark.parametrize(
    ("folders", "lists"),
    [
        (("src/saecula",), [RUN, *(EXTRAS[name] for name in EXTRAS.keys() - WORK)]),
        (("tests", "tools", "bench", "examples"), [RUN, PROJECT["build-system"]["requires"], *EXTRAS.values()]),
    ],
    ids=["package", "work"],
)
def test_what_is_imported_is_declared(folders: tuple[str, ...], lists: list[list[str]]) -> None:
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    assert len(paths) > 50
    assert undeclared(paths, names(*lists)) == set()


def test_an_import_that_nobody_declared_is_noticed(tmp_path: Path) -> None:
    draft = tmp_path / "draft.py"
    draft.write_text("import json\nimport urllib3\nfrom rich.text import Text\n", encoding="utf-8")
    assert undeclared([draft], names(RUN)) == {"urllib3"}
