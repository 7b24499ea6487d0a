"""The clicks that the frame of the table asks for: one for each part, none to say yes to what can be taken back."""

from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .hands import Hands, Sight
from .table_kit import new_table


def until_lit(page: Page, hands: Hands, part: str) -> Sight:
    """Play on until a part can be chosen."""
    seen = hands.wait_turn()
    while part not in seen.parts:
        seen = hands.act(seen)
        seen = seen if seen.can_act else hands.wait_turn()
    return seen


def move_a_token(page: Page, hands: Hands, seen: Sight) -> None:
    """Choose to move people, then a token, then where it goes: a click each."""
    hands.press(hands.part("action:move"))
    seen = hands.wait_change(seen)
    while not any(part.startswith("hex:") for part in seen.parts):
        seen = hands.wait_change(seen)
    hands.press(hands.part(next(part for part in seen.parts if part.startswith("hex:"))))
    seen = hands.wait_change(seen)
    end = next(part for part in seen.parts if part.startswith("hex:") and part not in seen.chosen)
    hands.press(hands.part(end))
    expect(page.locator(".log")).to_contain_text("A (Anna) moves")


def test_what_can_be_taken_back_costs_one_click_for_each_of_its_parts(open_page: OpenPage) -> None:
    page = open_page(None)
    new_table(page, ["me", "bot", "bot"], "Anna")
    hands = Hands(page, 1)
    move_a_token(page, hands, until_lit(page, hands, "action:move"))


def test_a_key_ends_what_is_under_way_without_a_question_where_nothing_is_lost(open_page: OpenPage) -> None:
    page = open_page(None)
    new_table(page, ["me", "bot", "bot"], "Anna")
    hands = Hands(page, 1)
    move_a_token(page, hands, until_lit(page, hands, "action:move"))
    expect(page.locator(".great button")).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".log")).to_contain_text("A (Anna) is done")


def test_an_action_that_would_be_spent_for_nothing_is_asked_back_about(open_page: OpenPage) -> None:
    page = open_page(None)
    new_table(page, ["me", "bot", "bot"], "Anna")
    hands = Hands(page, 1)
    until_lit(page, hands, "action:move")
    hands.press(hands.part("action:move"))
    expect(page.locator(".great button")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".confirm")).to_contain_text("No token has been moved")
    page.keyboard.press("Escape")
    expect(page.locator(".confirm")).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text("A (Anna) is done")
