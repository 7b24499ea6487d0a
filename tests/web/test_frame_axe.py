"""axe-core finds nothing serious on the pages where no game is played: lists, gatherings, tables that cannot go on."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bench.host import Host

from .conftest import PHONE, OpenPage
from .test_axe import check

PAGES = {
    "/learn": "main li",
    "/rules": "main li",
    "/learn/rise-and-fall": "aside",
    "/rules/rise-and-fall": ".teach",
    "/new/rise-and-fall": "text=Who finds the table?",
    "/recover#nothing": "main button",
    "/nowhere": "main a",
}
SCREENS = {"desktop": {}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "casual"}]


def page_of(open_page: OpenPage, host: Host, token: str, screen: str = "desktop", theme: str = "light") -> Page:
    """A page of somebody."""
    page = open_page(None, at=host, color_scheme=theme, **SCREENS[screen])
    page.context.add_cookies([{"name": "saecula", "value": token, "url": host.address}])
    return page


@pytest.fixture
def old_host(client: None, tmp_path: Path) -> Iterator[tuple[Host, str, str]]:
    """A host whose rules have moved on since one of its tables began: the host, a player there, the table."""
    host = Host(f"sqlite:///{tmp_path}/club.db", tmp_path)
    host.start()
    token = host.guest("Anna")
    table = host.open_table("rise-and-fall", 3, [token], {})
    host.stop()
    with closing(sqlite3.connect(tmp_path / "club.db")) as database:
        database.execute("UPDATE tables SET rules = '0' WHERE id = ?", (table,))
        database.commit()
    host.start()
    yield host, token, table
    host.stop()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious_on_lists_and_by_ways(open_page: OpenPage, screen: str, theme: str) -> None:
    page = open_page(None, color_scheme=theme, **SCREENS[screen])
    for path, ready in PAGES.items():
        page.goto(path)
        page.locator(ready).first.wait_for()
        check(page, path)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_a_table_that_cannot_go_on(
    open_page: OpenPage, old_host: tuple[Host, str, str], theme: str
) -> None:
    host, token, table = old_host
    page = page_of(open_page, host, token, theme=theme)
    page.goto(f"/table/{table}")
    page.get_by_role("log", name="Chat").wait_for()
    check(page, "a table of old rules")
    page.get_by_role("textbox", name="Say something").focus()
    page.keyboard.type("good-bye")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("good-bye")


def test_a_message_is_reported_by_keys_and_only_the_host_sees_it(open_page: OpenPage, host: Host) -> None:
    tokens = {name: host.guest(name) for name in ("Anna", "Ben", "Eva")}
    table = host._post("/api/tables", tokens["Anna"], {"game": "tempus", "seats": SEATS, "listed": True})["id"]
    host._command(str(table), tokens["Ben"], {"do": "sit", "cid": "sit", "seat": 1})
    host._command(str(table), tokens["Ben"], {"do": "say", "cid": "say", "text": "you fool"})
    pages = {name: page_of(open_page, host, token) for name, token in tokens.items()}
    for page in pages.values():
        page.goto(f"/table/{table}")
        expect(page.get_by_role("log", name="Chat")).to_contain_text("you fool")
    pages["Eva"].get_by_role("button", name="Report this message from Ben to the host").press("Enter")
    expect(pages["Eva"].get_by_text("The host has been told.")).to_be_visible()
    expect(pages["Anna"].get_by_role("log", name="Chat")).to_contain_text("Eva reports a message from Ben: “you fool”")
    check(pages["Anna"], "what was reported")
    pages["Anna"].get_by_role("button", name="Mute Ben").last.press("Enter")
    expect(pages["Ben"].get_by_role("textbox", name="Say something")).to_be_disabled()
    for name in ("Ben", "Eva"):
        expect(pages[name].get_by_role("log", name="Chat")).not_to_contain_text("reports")
