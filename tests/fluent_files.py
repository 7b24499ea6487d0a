"""Reading Fluent files and what speaks of their keys: for the tests of texts."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import saecula
from saecula.games import GAMES, make_game

SOURCES = Path(saecula.__file__).parent
ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "web" / "src"
#: A word in quotes that may be a key, with an attribute or without; what is put together is found by `TEMPLATE`.
LITERAL = re.compile(r"""["'`]([a-z]+(?:-[a-zA-Z0-9]+)*)(?:\.[a-z]+)?["'`]""")


class Words(Visitor):
    """The variables that a pattern speaks of, and its words without them."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.said: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


def words_of(pattern: ast.BaseNode) -> Words:
    """The variables and words of a pattern or of a whole message."""
    words = Words()
    words.visit(pattern)
    return words


@cache
def messages(file: Path) -> dict[str, ast.Message]:
    """The messages of a file; it holds no rubbish and nothing twice."""
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    junk = [entry for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{file}: {junk[0].content}"
    found: dict[str, ast.Message] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {file}"
            found[entry.id.name] = entry
    return found


def patterns(file: Path) -> dict[str, ast.Pattern]:
    """Every sentence of a file by its key, or by key.attribute."""
    found: dict[str, ast.Pattern] = {}
    for key, message in messages(file).items():
        if message.value is not None:
            found[key] = message.value
        found |= {f"{key}.{attribute.id.name}": attribute.value for attribute in message.attributes}
    return found


def folder_of(game: str) -> Path:
    """Where a game stands in the package."""
    return SOURCES / GAMES[game].removeprefix("saecula.").replace(".", "/")


def shared_file(lang: str) -> Path:
    return SOURCES / "texts" / f"{lang}.ftl"


def game_file(game: str, lang: str) -> Path:
    return folder_of(game) / "text" / f"{lang}.ftl"


#: The games that speak every language: all but those that are not shown to players yet and only have their English.
TRANSLATED = [
    game for game in GAMES if make_game(game).meta.listed or any((folder_of(game) / "text").glob("[!e]*.ftl"))
]


def screen_files(lang: str) -> list[Path]:
    """The texts of the client's screens, and those on the boxes of the games."""
    boxes = (CLIENT / "games").glob(f"*/texts/{lang}.ftl")
    return sorted((CLIENT / "texts" / lang).glob("*.ftl")) + sorted(boxes)


def all_files(lang: str) -> list[Path]:
    """Every Fluent file of a language."""
    return [shared_file(lang), *(game_file(game, lang) for game in TRANSLATED), *screen_files(lang)]


def in_language(file: Path, lang: str) -> Path:
    """The same texts in another language: the language is the file's name or its folder's."""
    other = file.with_name(f"{lang}.ftl") if file.stem == "en" else file.parent.with_name(lang) / file.name
    assert other != file or lang == "en"
    return other


def client_sources(*folders: str) -> Iterator[str]:
    """What is written in the client, its tests excepted."""
    for folder in folders or (".",):
        for path in sorted((CLIENT / folder).rglob("*")):
            if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
                yield path.read_text(encoding="utf-8")


def client_literals(*folders: str) -> set[str]:
    """Everything in quotes in the client that may be a key."""
    return {key for text in client_sources(*folders) for key in LITERAL.findall(text)}
