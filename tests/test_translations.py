"""Every sentence in every language: none missing, none left over, none left in English, the same variables in each."""

import re
import tomllib
from pathlib import Path

import pytest

from saecula.texts.languages import languages
from saecula.texts.telling import clauses_in
from tests.fluent_files import CLIENT, all_files, in_language, patterns, screen_files, words_of

OTHERS = [lang for lang in languages() if lang != "en"]
FILES = all_files("en")
#: Words that are the same in both languages: a sentence of these alone may look the same. Those of a game stand in
#: its folder of tests, in `alike.toml`, with the names of people and places that it speaks of.
ALIKE = {
    "fr": {"expert", "menu", "min", "options", "pages", "pause", "points", "table", "total", "webhook"},
    "it": {"bot", "chat", "menu", "min", "no", "webhook"},
}
GAMES = Path(__file__).parent / "games"
#: What is not written so: a plain space before a French sign, any before an Italian one, a straight apostrophe.
UNTIDY = {"fr": re.compile(r"[\w·)»][ \u00a0][;:!?»%]|«[ \u00a0]|\w'\w"), "it": re.compile(r"[\w·)] [;:!]|\w'\w")}


def name_of(file: Path) -> str:
    """A file as the names of tests show it."""
    return "/".join(file.parts[-3:])


def words(file: Path) -> dict[str, str]:
    """The sentences of a file, a sign where something is put in."""
    return {key: "·".join(words_of(pattern).said).strip() for key, pattern in patterns(file).items()}


def alike(file: Path, lang: str) -> set[str]:
    """Words that a file may have in both languages: those of the game that it belongs to, or those of the screens."""
    games = [folder for folder in GAMES.iterdir() if {folder.name, folder.name.replace("_", "-")} & {*file.parts}]
    own = games[0] / "alike.toml" if games else GAMES
    if not own.is_file():
        return ALIKE[lang]
    told = tomllib.loads(own.read_text(encoding="utf-8"))
    return {*told.get("names", []), *told.get(lang, []), *ALIKE[lang]}


pytestmark = pytest.mark.parametrize("lang", OTHERS)
each_file = pytest.mark.parametrize("file", FILES, ids=name_of)


def test_every_file_of_a_language_has_its_english_one(lang: str) -> None:
    assert {in_language(file, lang) for file in screen_files("en")} == set(screen_files(lang))
    assert len({path.stem for path in (CLIENT / "texts").glob("*.ts")} & {lang, "en"}) == 2


@each_file
def test_every_sentence_and_attribute_is_translated_and_there_are_no_others(file: Path, lang: str) -> None:
    assert set(patterns(in_language(file, lang))) == set(patterns(file))


@each_file
def test_a_translation_speaks_of_the_same_variables(file: Path, lang: str) -> None:
    english = patterns(file)
    for key, pattern in patterns(in_language(file, lang)).items():
        assert words_of(pattern).variables == words_of(english[key]).variables, key


@each_file
def test_a_translation_cites_the_same_clauses(file: Path, lang: str) -> None:
    english = words(file)
    for key, said in words(in_language(file, lang)).items():
        assert sorted(clauses_in(said)) == sorted(clauses_in(english[key])), key


@each_file
def test_no_sentence_is_left_in_english(file: Path, lang: str) -> None:
    english, own = words(file), words(in_language(file, lang))
    same = {key: set(re.findall(r"[^\W\d_]{2,}", said.lower())) for key, said in own.items() if said == english[key]}
    assert [key for key, used in same.items() if used - alike(file, lang)] == []


@each_file
def test_typography_is_that_of_the_language(file: Path, lang: str) -> None:
    own = patterns(in_language(file, lang))
    # a sign before each piece, too: a sentence may begin with something that is put in
    said = {key: "·".join(["", *words_of(pattern).said]) for key, pattern in own.items()}
    assert [key for key in said if UNTIDY[lang].search(said[key])] == []
