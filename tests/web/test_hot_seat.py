"""Two people share a screen: between their secrets lies a cover, and under it nothing."""

import re

from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .hands import Hands
from .table_kit import new_table

NAMES = {"Anna", "Bruno"}
HASTY = ("Have an idea", "Done", "End the turn")


def cards(page: Page) -> list[str]:
    """The cards in sight, by what they are called."""
    found: list[str] = page.locator('[data-part^="card:"]').evaluate_all(
        "(all) => all.map((card) => card.dataset.part)"
    )
    return found


def taken_by(page: Page) -> str:
    """Whose turn at the screen it is; under the cover there is nothing of anybody."""
    assert page.locator("[data-part]").count() == 0
    assert page.locator(".log").count() == 0
    said = page.locator("div.cover h1").inner_text()
    name = re.fullmatch("Give the screen to (.+)", said)
    assert name
    page.get_by_role("button", name=f"I am {name[1]}").click()
    return name[1]


def test_the_screen_is_covered_between_two_people(open_page: OpenPage) -> None:
    page = open_page(None)
    new_table(page, ["me", "hot", "bot"], "Anna", {1: "Bruno"})
    hands = Hands(page, 1, HASTY)
    held: dict[str, list[str]] = {}
    changes, at = 0, ""
    while changes < 6 or not all(held.get(name) for name in NAMES):
        seen = hands.wait_turn()
        if seen.cover:
            changes, at = changes + 1, taken_by(page)
            page.locator("#prompt").wait_for()
            expect(page.locator("article.own")).to_have_attribute("aria-label", re.compile(at))
            assert changes < 40, "nobody ever holds a card"
            continue
        held[at] = cards(page)
        hands.act(seen)
    assert set(held) == NAMES
