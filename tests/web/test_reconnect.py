"""The server dies while somebody plays: the page says so, comes back by itself, and nothing happens twice."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bench.host import Host

from .conftest import Faults, OpenPage
from .hands import Hands
from .table_kit import never_ask_twice, new_table


@pytest.fixture
def frail(client: None, tmp_path: Path) -> Iterator[Host]:
    """A host of one's own, to be killed."""
    host = Host(f"sqlite:///{tmp_path}/frail.db", tmp_path)
    host.start()
    yield host
    host.stop()


def placed(page: Page) -> list[str]:
    """What the log says of one's tokens."""
    lines = page.locator(".log li").all_inner_texts()
    return [line for line in lines if re.match(r"A \(Anna\) places a token on", line)]


def test_a_move_made_while_the_server_was_dead_is_played_exactly_once(
    open_page: OpenPage, frail: Host, faults: Faults
) -> None:
    faults.forgive("WebSocket|ERR_CONNECTION")
    page = open_page(None, at=frail)
    never_ask_twice(page)
    new_table(page, ["me", "bot", "bot"], "Anna")
    hands = Hands(page, 1)
    seen = hands.wait_turn()
    before = placed(page)
    frail.kill()
    lost = page.get_by_text("The connection is lost.")
    expect(lost).to_be_visible()
    hands.press(hands.part(seen.parts[0]))
    frail.start()
    expect(lost).to_be_hidden()
    expect(page.locator(".log li", has_text=f"A (Anna) places a token on {seen.parts[0][4:]}")).to_have_count(1)
    assert len(placed(page)) == len(before) + 1
    page.reload()
    hands.wait_turn()
    assert len(placed(page)) == len(before) + 1, "the server has it as the page had it"
