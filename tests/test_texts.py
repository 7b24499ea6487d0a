"""Every sentence that the program may say exists, and none exists that it never says."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import ast

from saecula.games import GAMES, make_game
from saecula.games.tempus.game import Tempus, domains
from saecula.games.tempus.model.kinds import ABILITIES, ACTIONS, TERRAINS
from saecula.kernel.declared import names_of
from saecula.kernel.steps import ASKS
from saecula.texts.languages import Texts, languages
from saecula.texts.rulebook import load_rules
from saecula.texts.telling import clauses_in, domains_of, kebab
from tests.fluent_files import (
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
    if (folder_of(game) / "model" / "steps.py").is_file():
        return names_of(import_module(f"{GAMES[game]}.model.steps"))
    names: tuple[str, ...] = import_module(f"{GAMES[game]}.model.verbs").STEP_NAMES
    return names


def told(game: str) -> set[str]:
    """Keys of moves, events and decisions."""
    made = make_game(game)
    asked = [name for name, step in zip(step_names(game), made.steps, strict=True) if step.role == ASKS]
    return {
        *(f"{game}-do-{kebab(kind.__name__)}" for kind in made.book.types),
        *(f"{game}-event-{kebab(kind.__name__)}" for kind in made.chronicle.types),
        *(f"{game}-ask-{name}" for name in asked),
    }


def named_in_tempus() -> Iterator[str]:
    """Keys of the values of domains, as far as they have words, and of the categories of points."""
    game = make_game("tempus")
    assert isinstance(game, Tempus)
    known = domains(game.box, game.names) | {"terrain": list(TERRAINS)}
    for domain in ("terrain", "action", "card", "era", "way", "side"):
        for value in known[domain]:
            yield from (f"tempus-{domain}-{part}" for part in value.split("/"))
    yield "tempus-card"
    state = game.start(3, game.meta.check(3, {}))
    yield from (f"tempus-points-{name}" for name in game.outcome(state).standings[0].points)
    yield from (f"tempus-measure-{name}" for name in game.face.measures(state))


def named_in(game: str) -> set[str]:
    """Keys of the values of domains that moves and events speak of, and of the categories of points."""
    made = make_game(game)
    kinds = [*made.book.types, *made.chronicle.types]
    spoken = {domain for kind in kinds for domain in domains_of(kind).values() if domain}
    starts = tuple(f"{game}-{domain}-" for domain in spoken)
    seats = made.meta.seats[0]
    points = made.outcome(made.start(seats, made.meta.check(seats, {}))).standings[0].points
    return {key for key in game_texts(game) if key.startswith(starts)} | {f"{game}-points-{name}" for name in points}


def written_in(game: str) -> set[str]:
    """Keys that stand in the sources of a game, among them those of the tips of its tour."""
    tips = folder_of(game) / "tour" / "tips.toml"
    toured = tips.read_text(encoding="utf-8") if tips.is_file() else ""
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


def test_everything_tempus_names_has_a_name() -> None:
    assert set(named_in_tempus()) - set(game_texts("tempus")) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_a_game_is_unused(game: str) -> None:
    names = set(named_in_tempus()) if game == "tempus" else named_in(game)
    said = told(game) | written_in(game) | measured(game) | drawn(game) | names
    assert set(game_texts(game)) - said == set()


def said_by_the_program() -> set[str]:
    found = set(SAID.findall(sources(SOURCES / "cli"))) | set(REFUSED.findall(sources(SOURCES / "kernel")))
    telling = (SOURCES / "texts" / "telling.py").read_text(encoding="utf-8")
    return found | set(SAID.findall(telling)) | {"prompt", "prompt-part", "choice-effect", "choice-open"}


def test_every_shared_sentence_exists_and_none_is_unused() -> None:
    assert said_by_the_program() - set(shared_texts()) == set()
    assert set(shared_texts()) - said_by_the_program() - client_literals("lib", "routes") == set()


@pytest.mark.parametrize("game", GAMES)
def test_sentences_speak_only_of_what_a_move_or_event_holds(game: str) -> None:
    made = make_game(game)
    kinds = {f"{game}-do-{kebab(kind.__name__)}": kind for kind in made.book.types}
    events = {f"{game}-event-{kebab(kind.__name__)}": kind for kind in made.chronicle.types}
    for key, message in game_texts(game).items():
        variables = words_of(message).variables
        fields = set(domains_of(kinds[key])) if key in kinds else set()
        if key in events:
            fields = {name for field in domains_of(events[key]) for name in (field, f"{field}-player")}
        if key.startswith((f"{game}-do-", f"{game}-event-")):
            assert variables <= fields, key
        elif key.startswith(f"{game}-ask-"):
            assert variables <= {"a", "b", "c"}, key


def test_every_move_of_tempus_asks_for_each_of_its_fields_and_explains_itself() -> None:
    texts = Texts("en", "tempus")
    for kind in make_game("tempus").book.types:
        for attribute in ("verb", "help", *domains_of(kind)):
            assert texts.has(f"tempus-do-{kebab(kind.__name__)}.{attribute}")


def test_every_decision_action_and_card_of_tempus_is_explained() -> None:
    texts = Texts("en", "tempus")
    asked = [key for key in game_texts("tempus") if key.startswith("tempus-ask-")]
    cards = [f"tempus-card-{name}" for name in ABILITIES]
    for key in (*asked, *cards, *(f"tempus-action-{name}" for name in ACTIONS)):
        assert texts.has(f"{key}.help"), key


def test_every_clause_that_a_text_cites_is_on_the_rules_page() -> None:
    text = game_file("tempus", "en").read_text(encoding="utf-8")
    cited = set(clauses_in(text))
    assert len(cited) > 30
    assert not cited - {clause.id for clause in load_rules("tempus")}


def test_languages_are_found_by_their_files() -> None:
    assert languages() == ["en", "fr", "it"]
    assert Texts("xx", "tempus").format("tempus-terrain-forest") == "forest"
    assert Texts("en").format("no-such-key") == "no-such-key"
