"""After the game: stepping through it by keys, and a link to a move."""

import re

from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .table_kit import finished_game

#: Whether the line of the move that the board shows is whole in the list of moves.
WHOLE = """() => {
    const line = document.querySelector('.log [aria-current]')
    const [own, list] = [line, line.closest('.log')].map((one) => one.getBoundingClientRect())
    return own.top >= list.top - 1 && own.bottom <= list.bottom + 1
}"""


def at_start(page: Page) -> int:
    """The replay of a short game, before its first move; its length."""
    game = finished_game(page, clicks=8)
    page.goto(f"/replay/{game}")
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider", name="Move")
    slider.wait_for()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    return int(slider.get_attribute("max") or 0)


def test_a_game_is_stepped_through_by_keys(open_page: OpenPage) -> None:
    page = open_page(None)
    length = at_start(page)
    slider = page.get_by_role("slider", name="Move")
    assert length > 10
    told = page.locator(".told")
    expect(told).to_have_text("Before the first move.")
    for step in range(1, 4):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(step))
    first = told.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("2")
    expect(told).not_to_have_text(first)
    page.keyboard.press("End")
    expect(slider).to_have_value(str(length))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")


def test_the_line_of_the_move_on_the_board_is_whole_in_the_list(open_page: OpenPage) -> None:
    page = open_page(None)
    at_start(page)
    page.set_viewport_size({"width": 1440, "height": 700})
    page.keyboard.press("End")
    page.wait_for_function(WHOLE)
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
        page.wait_for_function(WHOLE)
    page.set_viewport_size({"width": 1024, "height": 620})
    page.wait_for_function(WHOLE)


def test_a_shared_link_opens_at_its_move(open_page: OpenPage) -> None:
    page = open_page(None)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    at_start(page)
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider", name="Move")).to_have_value("5")
    told = page.locator(".told").inner_text()
    page.get_by_role("button", name="Copy link to this move").click()
    expect(page.get_by_text("The link is copied.").first).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "eyes=" in link
    friend = open_page(link)
    expect(friend.get_by_role("slider", name="Move")).to_have_value("5")
    expect(friend.locator(".told")).to_have_text(told)


def test_the_chances_of_a_game_lead_to_its_moves(open_page: OpenPage) -> None:
    page = open_page(None)
    game = finished_game(page, clicks=8)
    page.goto(f"/replay/{game}")
    curve = page.get_by_role("slider", name="Chance to win (%) over the game")
    curve.focus()
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"^After move 3: .*A \(.*\): \d+"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider", name="Move")).to_have_value("3")
    page.get_by_role("button", name="Best moves here").click()
    expect(page.locator("ol.advice > li, .found p").first).to_be_visible()
