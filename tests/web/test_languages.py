"""Who reads French or Italian reads no English: every page in both languages, as the browser asks for them."""

import re

import pytest
from fluent.syntax import ast
from playwright.sync_api import Page, expect

from ..fluent_files import game_file, in_language, patterns, screen_files, shared_file
from .conftest import OpenPage
from .hands import Hands

#: Everything that is read or read aloud on a page, hidden dialogs and choices of lists left out.
READ = """() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode;
        if (!node.parentElement.closest('script, style, code')) found.add(node.data.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const name of ['aria-label', 'title', 'placeholder']) found.add((element.getAttribute(name) ?? '').trim());
    found.add(document.title);
    found.delete('');
    return [...found];
}"""
#: Words that are English and nothing else.
ENGLISH = re.compile(
    r"\b(the|and|of|your|you|turn|with|from|is|are|was|were|has|have|had|this|that|these|those|what|which|when|where|who|"
    r"will|would|shall|should|may|can|cannot|not|but|only|each|every|other|others|more|most|than|then|there|here|"
    r"player|players|game|games|seat|seats|hand|hands|move|moves|draw|draws|place|places|token|tokens|city|cities|"
    r"card|cards|hex|hexes|build|builds|fight|attack|undo|back|board|log|menu|rules|settings|open|close|start|play|"
    r"won|wins|win|over|points|chance|begins|lays|spends|ends|advances)\b",
    re.IGNORECASE,
)
#: What is called the same everywhere; on the boxes titles stand in two lines.
SAME = re.compile(r"Through the Ages|Rise & Fall|Time of Empires|English|^the Ages$|^Time of$")
#: Words of the list above that a language has as well.
OWN = {"fr": {"place", "places", "menu", "points", "chance"}, "it": {"menu"}}


def english_sentences(language: str) -> set[str]:
    """The sentences without gaps that read otherwise in a language."""
    found: set[str] = set()
    for file in (shared_file("en"), game_file("tempus", "en"), *screen_files("en")):
        other = {key: said(pattern) for key, pattern in patterns(in_language(file, language)).items()}
        found |= {text for pattern in patterns(file).values() if (text := said(pattern)) not in other.values()}
    return found - {""}


def said(pattern: ast.Pattern) -> str:
    """A pattern of several words without gaps as it is read; nothing for others."""
    words = [element.value for element in pattern.elements if isinstance(element, ast.TextElement)]
    return words[0] if len(words) == len(pattern.elements) == 1 and " " in words[0] else ""


def check(page: Page, language: str, sentences: set[str], where: str) -> None:
    """Fail with what is English on a page."""
    read: list[str] = page.evaluate(READ)
    assert len(read) > 7, f"{where}: hardly anything is written there"
    assert page.locator("html").get_attribute("lang") == language
    left = [text for text in read if text in sentences]
    for text in read:
        words = {word.lower() for word in ENGLISH.findall(SAME.sub("", text))} - OWN[language]
        if words:
            left.append(f"{text}  ({', '.join(sorted(words))})")
    assert not left, f"{where}:\n" + "\n".join(left[:40])


def start(page: Page) -> None:
    """Play now, in whatever language: the main button of the lobby."""
    page.goto("/")
    page.locator("form button.main").click()
    Hands(page).wait_turn()


@pytest.mark.parametrize("language", ["fr", "it"])
def test_the_pages_around_the_table_show_no_english(open_page: OpenPage, language: str) -> None:
    page = open_page(None, locale=language)
    sentences = english_sentences(language)
    assert len(sentences) > 300
    for path, ready in {
        "/": "form button.main",
        "/new/tempus": ".end button",
        "/rules/tempus": f"article[lang={language}] h2",
        "/learn/tempus": "[data-part]",
        "/settings": "input[type=range]",
        "/mine": "h1",
        "/ratings/tempus": "h1",
        "/import": "textarea",
        "/recover": "h1",
        "/nowhere": "h1",
    }.items():
        page.goto(path)
        page.locator(ready).first.wait_for()
        check(page, language, sentences, path)


@pytest.mark.parametrize("language", ["fr", "it"])
def test_table_and_replay_show_no_english(open_page: OpenPage, language: str) -> None:
    page = open_page(None, locale=language)
    sentences = english_sentences(language)
    start(page)
    hands = Hands(page, 7)
    for stage in range(4):
        hands.play(6)
        check(page, language, sentences, f"the table, stage {stage}")
    for key in ("?", "a", "h", "s"):
        page.keyboard.press(key)
        panel = page.locator("dialog[open], [role=dialog]")
        panel.wait_for()
        check(page, language, sentences, f"the table, after the key {key}")
        panel.locator("header button").click()
        expect(panel).to_have_count(0)
    page.locator(".head header button").last.click()
    page.locator("dialog .menu").wait_for()
    check(page, language, sentences, "the menu")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.locator("input[type=range]").wait_for()
    check(page, language, sentences, "the replay")
