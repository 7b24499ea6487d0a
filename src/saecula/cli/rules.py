"""`saecula rules`: the rules of a game, a clause, the tests of every clause."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from saecula.cli.shared.options import Flag
from saecula.games import make_game
from saecula.kernel.errors import BadOptions
from saecula.texts.languages import chosen_language
from saecula.texts.rulebook import Clause, load_rules, rules_language, rules_page
from saecula.texts.rulebook import coverage as coverage_of

if TYPE_CHECKING:
    from rich.console import Console


def rules(
    game: str,
    clause: str = "",
    /,
    *,
    coverage: Flag = False,
    tests: Path | None = None,
    lang: str = "",
    json: Flag = False,
) -> None:
    """Print the rules of a game, one clause, or the tests of every clause.

    Parameters
    ----------
    game
        The game, by its id.
    clause
        One clause, or the beginning of several: TEM-FIG-6, TEM-FIG.
    coverage
        List every clause with the tests that show it.
    tests
        The folder of the tests; that of the checkout unless given.
    lang
        The language, such as fr; that of the environment unless given.
    json
        Print JSON.
    """
    known = make_game(game).meta.id
    language = lang or rules_language(known, chosen_language())
    chosen = choose(load_rules(known, language), clause)
    if coverage:
        show_coverage(known, chosen, tests or tests_folder(), json)
    elif json:
        sys.stdout.write(msgspec.json.encode(chosen).decode() + "\n")
    elif clause:
        show_clauses(chosen)
    else:
        show_page(known, language)


def choose(found: list[Clause], wanted: str) -> list[Clause]:
    """The clause with this id, or all whose ids begin with it."""
    name = wanted.upper()
    exact = [clause for clause in found if clause.id == name]
    some = exact or [clause for clause in found if clause.id.startswith(f"{name}-" if name else "")]
    if not some:
        raise BadOptions(f"there is no clause {wanted!r}; the first is {found[0].id}, the last {found[-1].id}")
    return some


def tests_folder() -> Path:
    """The tests of the checkout this is run in, or that the package is run from."""
    for root in (Path.cwd(), Path(__file__).resolve().parents[3]):
        if (root / "tests").is_dir() and (root / "docs" / "rules").is_dir():
            return root / "tests"
    raise BadOptions("there are no tests here; run it in the checkout, or name their folder with --tests")


def show_coverage(game: str, chosen: list[Clause], tests: Path, json: bool) -> None:
    """Print every clause with its tests, and at the end the clauses that have none."""
    if not tests.is_dir():
        raise BadOptions(f"there is no folder {tests}")
    carried = coverage_of(game, tests)
    missing = [clause.id for clause in chosen if not carried[clause.id]]
    if json:
        rows = [
            {"id": clause.id, "chapter": clause.chapter, "text": clause.text, "tests": carried[clause.id]}
            for clause in chosen
        ]
        sys.stdout.write(msgspec.json.encode({"game": game, "clauses": rows, "missing": missing}).decode() + "\n")
        return
    console = _console()
    for clause in chosen:
        console.print(clause.id, style="bold" if carried[clause.id] else "bold red")
        for test in carried[clause.id]:
            console.print(f"  {test}", style="dim")
    console.print(f"{len(chosen) - len(missing)} of {len(chosen)} clauses are shown by tests", style="bold")
    if missing:
        console.print(f"missing: {', '.join(missing)}", style="bold red")


def show_clauses(chosen: list[Clause]) -> None:
    """Print clauses under their chapters."""
    from rich.padding import Padding
    from rich.text import Text

    console = _console()
    chapter = ""
    for clause in chosen:
        if clause.chapter != chapter:
            chapter = clause.chapter
            console.print(chapter, style="bold underline")
        console.print(Padding(Text.assemble((clause.id, "bold"), "  ", clause.text), (0, 0, 0, 2)))


def show_page(game: str, language: str) -> None:
    """Print the whole page: formatted on a terminal, unchanged in a pipe."""
    page = rules_page(game, language).read_text(encoding="utf-8")
    console = _console()
    if not console.is_terminal:
        sys.stdout.write(page)
        return
    from rich.markdown import Markdown

    console.print(Markdown(page))


def _console() -> "Console":
    from rich.console import Console

    return Console(highlight=False, markup=False)
