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


def test_what_can_be_taken_back_costs_one_click_for_each_of_its_parts(open_page: OpenPage) -> None:
    page = open_page(None)
    new_table(page, ["me", "bot", "bot"], "Anna")
    hands = Hands(page, 1)
    seen = until_lit(page, hands, "action:move")
    hands.press(hands.part("action:move"))
    seen = hands.wait_change(seen)
    while not any(part.startswith("hex:") for part in seen.parts):
        seen = hands.wait_change(seen)
    hands.press(hands.part(next(part for part in seen.parts if part.startswith("hex:"))))
    seen = hands.wait_change(seen)
    end = next(part for part in seen.parts if part.startswith("hex:") and part not in seen.chosen)
    hands.press(hands.part(end))
    expect(page.locator(".log")).to_contain_text("A (Anna) moves")


def test_a_key_ends_what_is_under_way_without_a_question_where_nothing_is_lost(open_page: OpenPage) -> None:
    page = open_page(None)
    new_table(page, ["me", "bot", "bot"], "Anna")
    hands = Hands(page, 1)
    until_lit(page, hands, "action:move")
    hands.press(hands.part("action:move"))
    great = page.locator(".great button")
    expect(great).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".log")).to_contain_text("A (Anna) is done.")
