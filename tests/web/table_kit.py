"""Ways through the pages that several tests take, by clicks alone."""

import re

from playwright.sync_api import Page, expect

from .hands import Hands


def choose_seats(page: Page, kinds: list[str], names: dict[int, str] | None = None) -> None:
    """Say on the page of a new table who sits where: 'me', 'open', 'bot' or 'hot' (with a name)."""
    page.get_by_role("button", name="One more seat").wait_for()
    while page.get_by_label(re.compile("Who sits on seat")).count() < len(kinds):
        page.get_by_role("button", name="One more seat").click()
    while page.get_by_label(re.compile("Who sits on seat")).count() > len(kinds):
        page.get_by_role("button", name="One fewer seat").click()
    for seat, kind in enumerate(kinds):
        letter = "ABCDE"[seat]
        page.get_by_label(f"Who sits on seat {letter}?").select_option(kind)
        if kind == "hot":
            page.get_by_label(f"Name of the player on seat {letter}").fill((names or {})[seat])


def deal_the_island(page: Page) -> None:
    """Let chance lay the island: the quicker way to the first era."""
    page.get_by_role("radio", name=re.compile("^Chance lays it")).check()


def new_table(page: Page, kinds: list[str], name: str, names: dict[int, str] | None = None) -> None:
    """A new table with a dealt island, up to the button at its end."""
    page.goto("/new/tempus")
    choose_seats(page, kinds, names)
    deal_the_island(page)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("^(Open the table|Start)$")).click()
    page.wait_for_url(re.compile("/table/"))


def play_now(page: Page, bots: int = 2) -> None:
    """A game against bots from the lobby, whose island the players lay."""
    page.goto("/")
    page.get_by_label("Players").select_option(str(bots + 1))
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/table/"))


def never_ask_twice(page: Page) -> None:
    """Set this browser to make moves at once."""
    page.goto("/settings")
    page.get_by_role("radio", name="Never").check()
    expect(page.get_by_role("radio", name="Never")).to_be_checked()


def end_at_once(page: Page) -> None:
    """End a game against bots as it stands: whoever is alone agrees with himself."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Offer to end the game as it stands").click()
    page.get_by_role("region", name="The game is over.").wait_for()


def finished_game(page: Page, clicks: int = 6) -> str:
    """A short game against bots, ended by agreement; its id. The page shows the table."""
    new_table(page, ["me", "bot", "bot"], "Anna")
    Hands(page, 3).play(clicks)
    end_at_once(page)
    return page.url.rsplit("/", 1)[-1]
