"""Every sentence that the program may say exists, and none exists that it never says."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import ast

from saecula.games import GAMES, listed, make_game
from saecula.kernel.moves import Move, kebab
from saecula.kernel.steps import ASKS
from saecula.kernel.views import Event
from saecula.parts.declared import names_of
from saecula.texts.languages import Texts, languages
from saecula.texts.rulebook import load_rules
from saecula.texts.telling import clauses_in, domains_of
from tests.fluent_files import (
    CLIENT,
    LITERAL,
    SOURCES,
    client_literals,
    folder_of,
    game_file,
    messages,
    shared_file,
    words_of,
)

SAID = re.compile(r'(?:say|ask|format)\(\s*"([a-z][a-z-]*)"')
REFUSED = re.compile(r'"((?:undo|not)-[a-z-]+)"')


def sources(*folders: Path) -> str:
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def game_texts(game: str) -> dict[str, ast.Message]:
    return messages(game_file(game, "en"))


def shared_texts() -> dict[str, ast.Message]:
    return messages(shared_file("en"))


def step_names(game: str) -> tuple[str, ...]:
    """The names of a game's steps."""
    return names_of(import_module(f"{GAMES[game]}.model.steps"))


def told(game: str) -> set[str]:
    """Keys of moves, events and decisions."""
    made = make_game(game)
    asked = [name for name, step in zip(step_names(game), made.steps, strict=True) if step.role == ASKS]
    return {
        *(f"{game}-do-{kebab(kind.__name__)}" for kind in made.book.types),
        *(f"{game}-event-{kebab(kind.__name__)}" for kind in made.chronicle.types),
        *(f"{game}-ask-{name}" for name in asked),
    }


def named_in(game: str) -> set[str]:
    """Keys of the values of domains that moves and events speak of, and of the categories of points."""
    made = make_game(game)
    kinds = [*made.book.types, *made.chronicle.types]
    spoken = {domain for kind in kinds for domain in domains_of(kind).values() if domain}
    starts = tuple(f"{game}-{domain}-" for domain in spoken)
    words = {f"{game}-{domain}" for domain in spoken}
    seats = made.meta.seats[0]
    points = made.outcome(made.start(seats, made.meta.check(seats, {}))).standings[0].points
    values = {key for key in game_texts(game) if key.startswith(starts) or key in words}
    return values | {f"{game}-points-{name}" for name in points}


def written_in(game: str) -> set[str]:
    """Keys that stand in the sources of a game, among them those of the tips of its tour."""
    toured = "".join(tips.read_text(encoding="utf-8") for tips in (folder_of(game) / "tour").glob("*.toml"))
    return {key for key in LITERAL.findall(sources(folder_of(game)) + toured) if key.startswith(f"{game}-")}


def measured(game: str) -> set[str]:
    """Keys of the figures that curves are drawn of."""
    made = make_game(game)
    seats = made.meta.seats[0]
    return {f"{game}-measure-{name}" for name in made.face.measures(made.start(seats, made.meta.check(seats, {})))}


def drawn(game: str) -> set[str]:
    """Keys that stand in the drawings of the client."""
    return {key for key in client_literals(f"games/{game}") if key.startswith(f"{game}-")}


@pytest.mark.parametrize("game", GAMES)
def test_every_move_event_decision_and_refusal_of_a_game_has_a_sentence(game: str) -> None:
    assert (told(game) | written_in(game) | measured(game)) - set(game_texts(game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_a_game_is_unused(game: str) -> None:
    said = told(game) | written_in(game) | measured(game) | drawn(game) | named_in(game)
    assert set(game_texts(game)) - said == set()


def said_by_the_program() -> set[str]:
    found = set(SAID.findall(sources(SOURCES / "cli"))) | set(REFUSED.findall(sources(SOURCES / "kernel")))
    for telling in ("texts/telling.py", "review/telling.py"):
        found |= set(SAID.findall((SOURCES / telling).read_text(encoding="utf-8")))
    return found | {"prompt", "prompt-part", "choice-effect", "choice-open"}


def test_every_shared_sentence_exists_and_none_is_unused() -> None:
    assert said_by_the_program() - set(shared_texts()) == set()
    assert set(shared_texts()) - said_by_the_program() - client_literals("lib", "routes") == set()


def told_of(kind: type[Move] | type[Event]) -> set[str]:
    """The fields of a move or an event, each in words and as its value."""
    return {name for field in domains_of(kind) for name in (field, f"{field}-id")}


@pytest.mark.parametrize("game", GAMES)
def test_sentences_speak_only_of_what_a_move_or_event_holds(game: str) -> None:
    made = make_game(game)
    kinds = {f"{game}-do-{kebab(kind.__name__)}": kind for kind in made.book.types}
    events = {f"{game}-event-{kebab(kind.__name__)}": kind for kind in made.chronicle.types}
    for key, message in game_texts(game).items():
        variables = words_of(message).variables
        # whoever makes a move of which nothing else is told is named
        fields = {"player", *told_of(kinds[key])} if key in kinds else set()
        if key in events:
            fields = {*told_of(events[key]), *(f"{field}-player" for field in domains_of(events[key]))}
        if key.startswith((f"{game}-do-", f"{game}-event-")):
            assert variables <= fields, key
        elif key.startswith(f"{game}-ask-"):
            assert variables <= {"a", "b", "c"}, key


@pytest.mark.parametrize("game", listed())
def test_every_clause_that_a_text_cites_is_on_the_rules_page(game: str) -> None:
    cited = set(clauses_in(game_file(game, "en").read_text(encoding="utf-8")))
    assert not cited - {clause.id for clause in load_rules(game)}


#: Words that readers stumbled over: each reads as something else than was meant, or nobody says it.
STUMBLED = {
    "en": r"\byou attacks\b|take the word|deal otherwise|keeps this name|who resigns is out|the own turn|\bshall\b",
    "fr": r"pourquoi pas|marque : [^{]*-|déplacer des peuples",
    "it": r"lascia la visita",
}


@pytest.mark.parametrize("language", STUMBLED)
def test_no_text_says_what_readers_stumbled_over(language: str) -> None:
    files = [
        path
        for folder in (SOURCES, CLIENT)
        for path in folder.rglob("*.ftl")
        if language in (path.stem, path.parent.name)
    ]
    assert len(files) > len(GAMES)
    found = {
        str(path): said.group()
        for path in files
        if (said := re.search(STUMBLED[language], path.read_text(encoding="utf-8"), re.IGNORECASE))
    }
    assert found == {}


def test_languages_are_found_by_their_files() -> None:
    assert languages() == ["en", "fr", "it"]
    assert Texts("xx", "tempus").format("tempus-terrain-forest") == "forest"
    assert Texts("en").format("no-such-key") == "no-such-key"
