"""The commands that the README and the pages of docs/ show run, each in a folder of its own page."""

import importlib.util
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from saecula.bots import make_bot
from saecula.cli import COMMANDS
from saecula.games import make_game
from tests.docs.blocks import PAGES, ROOT, SHELL, blocks, commands_of, pages_with
from tests.docs.terminal import Terminal, make_plan
from tests.server.postgres import ACCOUNT, Postgres, program

#: The page that speaks of PostgreSQL, and the address that it gives to a database.
HOSTING, ADDRESS = "docs/hosting.md", "postgresql://saecula@localhost/saecula"


def run_saecula(terminal: Terminal, command: str) -> None:
    terminal.type(command)


def run_make(terminal: Terminal, command: str) -> None:
    """The target exists, and what it runs of ours runs too; setting up is left out."""
    for line in make_plan(*shlex.split(command, comments=True)[1:]):
        words = shlex.split(line)
        if words[0] == ".venv/bin/saecula":
            terminal.type(line)
        if words[:2] == [".venv/bin/python", "-m"] and words[2].startswith(("bench", "tools")):
            assert importlib.util.find_spec(words[2]) is not None, line
        if words[0].startswith("tools/"):
            assert (ROOT / words[0]).exists(), line


def run_pip(_: Terminal, command: str) -> None:
    """What is to be installed is this package, with extras that it has."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = re.fullmatch(r"pip install '?([\w.]+)(?:\[([\w,]+)\])?'?", command)
    assert wanted is not None, command
    assert wanted[1] in (project["name"], ".")
    assert {*(wanted[2] or "").split(",")} - {""} <= {*project["optional-dependencies"]}


def run_module(_: Terminal, command: str) -> None:
    """The module is one of ours; what it does is tried elsewhere, since it takes long or writes into the checkout."""
    python, option, module = command.split()[:3]
    assert (python, option) == (".venv/bin/python", "-m")
    assert module.split(".")[0] in ("bench", "tests", "tools")
    assert importlib.util.find_spec(module) is not None, command


#: The first word of a command -> how it is tried.
PROGRAMS = {
    "saecula": run_saecula,
    ".venv/bin/saecula": run_saecula,
    ".venv/bin/python": run_module,
    "make": run_make,
    "pip": run_pip,
    "createuser": run_saecula,
}


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)


@pytest.mark.parametrize("page", [page for page in pages_with(SHELL) if page != HOSTING])
def test_the_commands_of_a_page_run(page: str, terminal: Terminal) -> None:
    for block in blocks(SHELL, page):
        for command in commands_of(block.text):
            PROGRAMS[command.split()[0]](terminal, command)


@pytest.fixture
def hosting(terminal: Terminal) -> Iterator[Terminal]:
    """A terminal with a database server, which the page takes for granted."""
    postgres = Postgres()
    terminal.env |= {"PGHOST": str(postgres.folder), "PGUSER": ACCOUNT}
    terminal.env["PATH"] += f":{Path(program('createuser')).parent}"
    terminal.instead[ADDRESS] = f"postgresql://saecula@/saecula?host={postgres.folder}"
    yield terminal
    postgres.stop()


def test_the_commands_of_hosting_run(hosting: Terminal) -> None:
    for block in blocks(SHELL, HOSTING):
        for command in commands_of(block.text):
            if command.startswith("saecula restore"):
                hosting.type("dropdb saecula && createdb -O saecula saecula")  # "an empty database", the page says
            PROGRAMS[command.split()[0]](hosting, command)


def test_bots_of_the_commands_exist() -> None:
    commands = [command for block in blocks(SHELL) for command in commands_of(block.text)]
    named = [found for command in commands for found in re.findall(r"--bots ([^\s\"]+)", command)]
    bots = {bot for one in named for bot in one.split(",")}
    assert len(bots) > 4
    for bot in bots:
        assert make_bot(make_game("tempus"), bot) is not None


def inline(word: str) -> list[tuple[str, str]]:
    """Commands in the middle of sentences: the page, and the word after the program's name."""
    pattern = re.compile(rf"`(?:\.venv/bin/)?{word} ([a-z][a-z-]*)\b[^`\n]*`")
    return [
        (page.relative_to(ROOT).as_posix(), found)
        for page in PAGES
        for found in pattern.findall(page.read_text(encoding="utf-8"))
    ]


def test_commands_in_sentences_exist() -> None:
    told = inline("saecula")
    assert len(told) > 20
    assert [one for one in told if one[1] not in COMMANDS] == []


@pytest.mark.parametrize("target", sorted({target for _, target in inline("make")}))
def test_targets_in_sentences_exist(target: str) -> None:
    assert make_plan(target)
