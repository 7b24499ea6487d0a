"""The tour is clicked through to its end."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage

LIT = "[data-part].lit, [data-part][data-lit]"


def go_on(page: Page) -> None:
    """One click: the part that is lit, else what the coach offers; then until the coach says something else."""
    coach = page.locator("aside section").first
    before = coach.inner_text() + str(page.locator("[aria-pressed=true][data-part]").count())
    lit = page.locator(LIT)
    skip = page.get_by_role("button", name="Skip to my turn")
    if skip.count():
        skip.click()
    elif lit.count():
        lit.first.click()
    else:
        coach.locator("button.main").click()
    page.wait_for_function(
        "(before) => (document.querySelector('aside section')?.innerText ?? '')"
        " + document.querySelectorAll('[aria-pressed=true][data-part]').length !== before",
        arg=before,
    )


@pytest.mark.parametrize("title", ["Tempus", "Rise & Fall", "Time of Empires"])
def test_the_tour_is_clicked_through_to_its_end(open_page: OpenPage, title: str) -> None:
    page = open_page("/")
    page.get_by_role("button", name=title).click()
    page.get_by_role("link", name=re.compile("Learn in ten minutes")).click()
    page.get_by_role("button", name="Begin").wait_for()
    over = page.get_by_role("heading", name="The tour is over: now it is your game")
    clicks = 0
    while not over.count():
        go_on(page)
        clicks += 1
        assert clicks < 400, "the tour never ends"
    expect(over).to_be_visible()
    assert clicks > 20
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(re.compile("/table/"))
