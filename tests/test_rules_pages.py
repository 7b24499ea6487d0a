"""The rules pages say the same in every language: the same clauses, sources, tables and references."""

import re

import pytest

from saecula.texts.languages import languages
from saecula.texts.rulebook import load_rules, rules_language, rules_page
from saecula.texts.telling import clauses_in
from tests.fluent_files import ROOT, TRANSLATED

OTHERS = [lang for lang in languages() if lang != "en"]
SAME = re.compile(r"\(-?\d,-?\d\)|\d+(?:/\d+)*")
LINK = re.compile(r"\]\(([^)]+)\)")
in_all = [(game, lang) for game in TRANSLATED for lang in OTHERS]

pytestmark = pytest.mark.parametrize(("game", "lang"), in_all)


def page(game: str, lang: str) -> list[str]:
    return rules_page(game, lang).read_text(encoding="utf-8").splitlines()


def slug(heading: str) -> str:
    """The anchor of a heading, as Markdown pages make it."""
    return re.sub(r"[^\w-]", "", heading.lower().replace(" ", "-"))


def test_a_page_has_the_same_clauses_in_the_same_order(game: str, lang: str) -> None:
    assert [clause.id for clause in load_rules(game, lang)] == [clause.id for clause in load_rules(game)]


def test_every_clause_comes_from_the_same_sources(game: str, lang: str) -> None:
    found = {clause.id: clause.sources for clause in load_rules(game, lang)}
    assert found == {clause.id: clause.sources for clause in load_rules(game)}


def test_every_clause_cites_the_same_clauses_and_names_the_same_figures(game: str, lang: str) -> None:
    for clause, english in zip(load_rules(game, lang), load_rules(game), strict=True):
        assert clauses_in(clause.text) == clauses_in(english.text), clause.id
        assert SAME.findall(clause.text) == SAME.findall(english.text), clause.id


def test_no_clause_is_left_in_english(game: str, lang: str) -> None:
    english = {clause.text for clause in load_rules(game)}
    assert [clause.id for clause in load_rules(game, lang) if clause.text in english] == []


def test_a_page_is_built_alike(game: str, lang: str) -> None:
    """Line by line: headings where headings are, list items where list items are, rows where rows are."""
    kinds = re.compile(r"#+ |- |\|")

    def shape(of: str) -> list[str]:
        lines = [(kind[0] if (kind := kinds.match(line)) else "text") for line in page(game, of) if line]
        return [kind for n, kind in enumerate(lines) if kind != "text" or lines[n - 1] != "text"]

    assert shape(lang) == shape("en")


def test_a_table_has_the_same_figures(game: str, lang: str) -> None:
    def figures(of: str) -> list[list[str]]:
        return [re.findall(r"\d+|\*| \|", line) for line in page(game, of) if line.startswith("|")]

    assert figures(lang) == figures("en")


def test_links_lead_somewhere(game: str, lang: str) -> None:
    lines = page(game, lang)
    anchors = {f"#{slug(line.lstrip('# '))}" for line in lines if line.startswith("#")}
    for target in LINK.findall("\n".join(lines)):
        assert target in anchors or (ROOT / "docs" / "rules" / target).is_file(), target


def test_the_page_is_found_by_its_language(game: str, lang: str) -> None:
    assert rules_language(game, lang) == lang
    assert rules_language(game, "xx") == "en"
