"""One person plays a whole game of Rise & Fall by clicks, against the weakest bot."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .hands import Hands
from .table_kit import choose_seats, never_ask_twice

#: Clicks after which a game will not end any more.
TOO_MANY = 5000


def new_world(page: Page) -> None:
    """A table for two with a world of the library; a game without trophies is over after twenty rounds."""
    page.goto("/new/rise-and-fall")
    choose_seats(page, ["me", "bot"])
    expect(page.get_by_label("Strength of the bot on seat B")).to_have_value("beginner")
    expect(page.get_by_role("radio", name=re.compile("^From the library"))).to_be_checked()
    page.get_by_role("radio", name=re.compile("^20 rounds")).check()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("/table/"))


def play_out(hands: Hands) -> set[str]:
    """Click until the game is over; what one was asked."""
    asked = set[str]()
    for _ in range(TOO_MANY):
        if (seen := hands.wait_turn()).over:
            return asked
        asked.add(seen.prompt)
        hands.act(seen)
    raise AssertionError(f"the game does not end: {seen}")


def quick_scoring_reaches_the_same_totals(page: Page) -> None:
    """The table of points by its other route: half the gold, development and territory make the coins (RNF-SCO-6)."""
    points = page.get_by_role("table", name="Points as they stand")
    totals = [row.split()[-1] for row in points.locator("tbody tr").all_inner_texts()]
    page.get_by_role("switch", name=re.compile("^Quick scoring")).check()
    expect(points.get_by_role("columnheader", name="Coins")).to_be_visible()
    for row, total in zip(points.locator("tbody tr").all(), totals, strict=True):
        gold, development, territory, coins, trophies, found = map(int, row.locator("td").all_inner_texts())
        assert gold + development + territory == coins
        assert coins + trophies == found == int(total)


@pytest.mark.slow
def test_a_person_and_a_bot_play_a_whole_game_by_clicks(open_page: OpenPage) -> None:
    page = open_page(None)
    never_ask_twice(page)
    new_world(page)
    hands = Hands(page, 1, ("End the turn",))
    expect(page.locator("#prompt")).to_contain_text(re.compile("Place one of your starting pieces|Waiting for"))
    asked = play_out(hands)
    assert {"nomads", "towns", "ships"} <= set(re.findall(r"let your (\w+) act", " ".join(asked)))
    assert any("Choose a card in secret" in prompt for prompt in asked)
    ended = page.get_by_role("region", name="The game is over.")
    expect(ended.get_by_role("row")).to_have_count(3)
    for part in ("Economy", "Trophies", "Development", "Territory"):
        expect(ended).to_contain_text(part)
    expect(ended).to_contain_text(re.compile("wins?"))
    quick_scoring_reaches_the_same_totals(page)
    page.get_by_role("link", name="Curves and replay").click()
    page.wait_for_url(re.compile("/replay/"))
    expect(page.get_by_role("heading", level=1).filter(has_text=re.compile("win|won"))).to_be_visible()
