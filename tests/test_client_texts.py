"""The client says no sentence that does not exist, and no sentence exists that it never says."""

import re
from typing import get_args

import pytest

from saecula.bots import LEVELS
from saecula.games import GAMES, make_game
from saecula.server.wire.tables import Entry
from saecula.server.wire.words import Auto
from tests.fluent_files import (
    CLIENT,
    SOURCES,
    all_files,
    client_literals,
    client_sources,
    messages,
    patterns,
    screen_files,
)

CALLED = re.compile(r"""(?<![.\w])(?:t|has)\(\s*["'`]([a-z][\w-]*(?:\.[a-z]+)?)["'`]""")
PUT_TOGETHER = re.compile(r"`((?:[a-z]+-)+)\$\{")
PROBLEM = re.compile(r'"(problem-[a-z-]+)"')
KINDS = re.compile(r"one of: ([a-z,\s-]+)\.")
HIDDEN = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->|<svelte:options[^>]*>", re.S)
READ_ALOUD = re.compile(r'(?:aria-label|title|placeholder|alt)="([^"]*)"')
#: The name that is the same in every language.
NAMES = {"Saecula"}
#: The files of web/src/texts/<lang>/; a word in quotes that begins like one of them is a key of it.
SCREENS = sorted(path.stem for path in (CLIENT / "texts" / "en").glob("*.ftl"))


def python_sources(folder: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((SOURCES / folder).rglob("*.py")))


def known() -> set[str]:
    """Every key and key.attribute in English."""
    return {key for file in all_files("en") for key in patterns(file)}


def on_screens() -> set[str]:
    """The keys of the screens' own texts."""
    return {key for file in screen_files("en") for key in messages(file)}


def kinds_of_entries() -> set[str]:
    """What the lines of a log are about, as the wire tells it; people's own words are shown as they are."""
    told = KINDS.search(Entry.__doc__ or "")
    assert told is not None
    return {kind.strip() for kind in told[1].split(",")} - {"chat"}


def put_together() -> dict[str, set[str]]:
    """Keys that the client makes of a beginning and a word of the server: the beginnings with those words."""
    return {
        "house-entry-": kinds_of_entries(),
        "house-auto-": set(get_args(Auto)),
        "house-level-": set(LEVELS),
    }


def on_boxes() -> set[str]:
    """Keys of the backs of the boxes: what the lobby tells of a game and of its options."""
    found: set[str] = set()
    for game in GAMES:
        meta = make_game(game).meta
        if (CLIENT / "games" / game).is_dir():
            found |= {f"{game}-box-line", f"{game}-box-time", f"{game}-box-weight", f"{game}-box-era"}
            found |= {f"{game}-option-{option.name}" for option in meta.options}
            found |= {f"{game}-option-{option.name}-{choice}" for option in meta.options for choice in option.choices}
    return found


def test_no_key_stands_in_two_files() -> None:
    keys = [key for file in all_files("en") for key in messages(file)]
    assert {key for key in keys if keys.count(key) > 1} == set()


def test_every_sentence_the_client_says_exists() -> None:
    said = {key for text in client_sources() for key in CALLED.findall(text)}
    assert len(said) > 100
    assert said - known() == set()


@pytest.mark.parametrize("screen", SCREENS)
def test_every_word_in_quotes_that_looks_like_a_key_is_one(screen: str) -> None:
    prefix = "problem-" if screen == "problems" else f"{screen}-"
    assert {word for word in client_literals() if word.startswith(prefix)} - known() == set()


@pytest.mark.parametrize("screen", SCREENS)
def test_keys_begin_with_the_name_of_their_file(screen: str) -> None:
    prefix = "problem-" if screen == "problems" else f"{screen}-"
    keys = messages(CLIENT / "texts" / "en" / f"{screen}.ftl")
    assert [key for key in keys if not key.startswith(prefix)] == []


def test_keys_that_are_put_together_are_told_here_and_all_exist() -> None:
    beginnings = {start for text in client_sources() for start in PUT_TOGETHER.findall(text)}
    named = {start for start in beginnings if start.split("-")[0] in SCREENS}
    assert named <= set(put_together())
    made = {start + word for start, words in put_together().items() for word in words}
    assert made - known() == set()


def test_every_game_with_a_screen_has_the_back_of_its_box() -> None:
    assert on_boxes() - known() == set()


def test_every_problem_of_the_server_has_a_sentence() -> None:
    assert set(PROBLEM.findall(python_sources("server"))) - known() == set()


def test_no_sentence_of_the_client_is_unused() -> None:
    made = {start + word for start, words in put_together().items() for word in words}
    problems = set(PROBLEM.findall(python_sources("server")))
    assert on_screens() - client_literals() - made - on_boxes() - problems == set()


def plain_words(component: str) -> set[str]:
    """The words that stand in the markup of a component itself, to be read or to be read aloud."""
    markup = HIDDEN.sub("", component)
    while (less := re.sub(r"\{[^{}]*\}", " ", markup)) != markup:
        markup = less
    aloud = [said for said in READ_ALOUD.findall(markup) if "://" not in said]
    return set(re.findall(r"[^\W\d_]{3,}", " ".join([*aloud, re.sub(r"<[^>]*>", " ", markup)])))


def test_no_words_stand_in_the_markup_of_a_component() -> None:
    found = {path.name: plain_words(path.read_text(encoding="utf-8")) - NAMES for path in CLIENT.rglob("*.svelte")}
    assert {name: words for name, words in found.items() if words} == {}
    assert plain_words('<b title="Seat">{t(`a-${b}`)} is <i>free</i> {x}</b>') == {"Seat", "free"}
