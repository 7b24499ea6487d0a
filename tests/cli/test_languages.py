"""The terminal in other languages: a game without an English sentence in it, and the rules."""

from typing import TYPE_CHECKING

import pytest

from saecula.texts.rulebook import load_rules
from tests.fluent_files import game_file, patterns, shared_file, words_of

if TYPE_CHECKING:
    from tests.cli.conftest import Run

TYPED = "?\n? 1\nr TEM-FIG-6\nwhy attack A1 E\nh\nb\nx\nu\n" + "1\n" * 5000
OPENINGS = {"fr": ("À vous", "Le résultat"), "it": ("Tocca a te", "Il risultato")}


def english_openings() -> set[str]:
    """The first four words of every sentence, as far as it has four."""
    sentences = [
        part.split()
        for file in (shared_file("en"), game_file("tempus", "en"))
        for pattern in patterns(file).values()
        for part in words_of(pattern).said
    ]
    return {" ".join(words[:4]) for words in sentences if len(words) >= 4}


@pytest.mark.parametrize("lang", OPENINGS)
def test_a_game_in_another_language_says_no_english_sentence(
    run: "Run", lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    said = run("play", "tempus", "--seed", "1", "--bots", "random,random", "--option", "map=dealt", typed=TYPED)
    assert said.status == 0
    assert all(words in said.out for words in OPENINGS[lang])
    assert {words for words in english_openings() if words in said.out} == set()


@pytest.mark.parametrize("lang", OPENINGS)
def test_the_rules_are_shown_in_the_language_of_the_environment_or_the_one_asked_for(
    run: "Run", lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clause = next(clause for clause in load_rules("tempus", lang) if clause.id == "TEM-FIG-6")
    assert clause.text in run("rules", "tempus", "TEM-FIG-6", "--lang", lang).out
    assert clause.text not in run("rules", "tempus", "TEM-FIG-6").out
    monkeypatch.setenv("SAECULA_LANG", lang)
    assert clause.text in run("rules", "tempus", "TEM-FIG-6").out


def test_a_language_without_rules_is_told_so(run: "Run") -> None:
    said = run("rules", "tempus", "--lang", "xx")
    assert said.status == 2
    assert "tempus.xx.md" in said.err
