"""A game with the keyboard alone; one always sees where one is."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .hands import Hands, Sight

#: Whether what has the focus is marked: by an outline or shadow of its own, or by the ring that a board draws.
MARKED = """() => {
    const element = document.activeElement;
    if (!element || element === document.body) return true;
    if (!element.matches(':focus-visible')) return false;
    const style = getComputedStyle(element);
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    return outlined || style.boxShadow !== 'none' || document.querySelector('g.focus') !== null;
}"""
FOCUSED = "document.activeElement?.dataset?.part ?? document.activeElement?.innerText ?? ''"


#: Nothing in focus would take Enter for itself.
AT_REST = "document.activeElement === document.body || document.activeElement.matches('.choices')"


def tab_to(page: Page, wanted: str, most: int = 80) -> None:
    """Tab until something has the focus; on the way the focus is always seen."""
    for _ in range(most):
        if re.search(wanted, page.evaluate(FOCUSED)):
            return
        page.keyboard.press("Tab")
        assert page.evaluate(MARKED), f"the focus is lost to sight at {page.evaluate(FOCUSED)!r}"
    pytest.fail(f"no way by Tab to {wanted}")


def start(page: Page) -> None:
    """From the lobby to the table."""
    page.get_by_role("button", name="Play now").wait_for()
    tab_to(page, "^Play now$")
    page.keyboard.press("Enter")


def choose_on_board(page: Page, seen: Sight) -> None:
    """Go to a lit hex by the keys that lead from one to the next, or to another lit part by Tab, and take it."""
    if any(part.startswith("hex:") for part in seen.parts):
        tab_to(page, "^hex:")
        page.keyboard.press("PageDown")
    else:
        tab_to(page, f"^({'|'.join(map(re.escape, seen.parts))})$")
    at = page.evaluate(FOCUSED)
    assert page.evaluate(MARKED)
    assert at in seen.parts or page.locator(f'[data-part="{at}"][data-lit]').count(), f"{at} is not lit"
    page.keyboard.press("Enter")


def act(page: Page, hands: Hands, seen: Sight) -> Sight:
    """One key towards a move: Enter for what is asked twice, the key of a listed choice, else on the board."""
    if seen.confirm:
        if not page.evaluate(AT_REST):
            tab_to(page, f"^{re.escape(seen.confirm)}$")
        page.keyboard.press("Enter")
    elif seen.buttons:
        quick = [at for at, text in enumerate(seen.buttons) if text in ("Done", "End the turn")]
        page.keyboard.press(seen.keys[(quick or [0])[0]])
    else:
        choose_on_board(page, seen)
    seen = hands.wait_change(seen)
    return seen if seen.can_act else hands.wait_turn()


def test_two_turns_are_played_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/")
    start(page)
    hands = Hands(page, 4)
    seen = hands.wait_turn()
    ended, undone = 0, False
    while ended < 2:
        if "End the turn" in seen.buttons:
            if not undone:
                page.keyboard.press("u")
                expect(page.locator(".log .gone").first).to_contain_text("(taken back)")
                undone = True
                seen = hands.wait_turn()
                continue
            ended += 1
        seen = act(page, hands, seen)
    assert undone


def test_the_list_of_keys_opens_and_closes(open_page: OpenPage) -> None:
    page = open_page("/")
    start(page)
    Hands(page).wait_turn()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("a")
    choices = page.get_by_role("dialog", name="All choices")
    expect(choices).to_be_visible()
    page.keyboard.type("C5")
    page.keyboard.press("Escape")
    expect(choices).to_be_hidden()
    page.keyboard.press("c")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
