"""What a page answers to those who hesitate: why not, a hint, what if, and why nothing can be undone."""

import re

from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .hands import Hands, Sight
from .table_kit import new_table


def at_table(page: Page) -> tuple[Hands, Sight]:
    """A table where one is to place a token."""
    new_table(page, ["me", "bot", "bot"], "Anna")
    hands = Hands(page, 1)
    return hands, hands.wait_turn()


def unlit(page: Page) -> str:
    """A hex in the middle of the board that cannot be chosen now."""
    found: list[str] = page.locator('[data-part^="hex:"]:not([data-lit])').evaluate_all(
        "(all) => all.map((hex) => hex.dataset.part)"
    )
    return next(part for part in found if re.fullmatch(r"hex:[D-J][4-9]", part))


def test_why_not_shows_the_clause_and_leads_to_its_place_in_the_rules(open_page: OpenPage) -> None:
    page = open_page(None)
    hands, _ = at_table(page)
    part = unlit(page)
    page.get_by_role("button", name="Why not?").click()
    expect(page.locator("#prompt")).to_contain_text("Why not?")
    hands.at_rest(part).click()
    reason = page.locator(".choices .reason")
    expect(reason).to_contain_text(re.compile(r"\w+ \w+"))
    clause = reason.get_by_role("button").inner_text()
    assert re.fullmatch(r"TEM-[A-Z]+-\d+", clause)
    reason.get_by_role("button").click()
    rule = page.get_by_role("dialog", name="The rule")
    expect(rule.locator(".words")).to_contain_text(re.compile(r"\w{3,} \w+"))
    with page.context.expect_page() as opened:
        rule.get_by_role("link", name="Open the rules there").click()
    here = opened.value.locator("li.here")
    expect(here).to_be_in_viewport()
    expect(here).to_contain_text(clause)


def test_a_right_click_asks_why_not(open_page: OpenPage) -> None:
    page = open_page(None)
    hands, _ = at_table(page)
    hands.at_rest(unlit(page)).click(button="right", force=True)
    expect(page.locator(".choices .reason")).to_contain_text("TEM-")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".choices .reason")).to_be_hidden()


def test_a_hint_names_up_to_three_moves_and_one_can_be_played(open_page: OpenPage) -> None:
    page = open_page(None)
    _, seen = at_table(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("dialog", name="Hint")
    moves = hint.locator("ol > li")
    expect(moves.first).to_contain_text("chance to win")
    assert 1 <= moves.count() <= 3
    told = moves.first.locator(".move").inner_text()
    hint.get_by_role("button", name="Play it").click()
    expect(page.locator("#prompt")).not_to_have_text(seen.prompt)
    at = told.rsplit(" ", 1)[-1]
    expect(page.locator(".log")).to_contain_text(f"A (Anna) places a token on {at}")


def test_what_is_tried_in_what_if_is_not_played(open_page: OpenPage) -> None:
    page = open_page(None)
    hands, seen = at_table(page)
    lines = page.locator(".log li").count()
    page.get_by_role("button", name="What if?").click()
    expect(page.locator("#prompt")).to_contain_text("What if")
    hands.part(seen.parts[0]).click()
    expect(page.locator(".choices")).to_contain_text(re.compile("Tried: Place a token on", re.IGNORECASE))
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("#prompt")).to_have_text(seen.prompt)
    assert page.locator(".log li").count() == lines
    assert hands.look().parts == seen.parts


def test_undo_says_why_it_goes_no_further(open_page: OpenPage) -> None:
    page = open_page(None)
    at_table(page)
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator(".choices .reason")).to_contain_text(re.compile(r"\w+ \w+"))
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".choices .reason")).to_be_hidden()
