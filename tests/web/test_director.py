"""What others do is seen step by step, and never keeps anybody from playing."""

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .hands import Hands
from .table_kit import never_ask_twice, new_table

#: Keeps every line of words that was shown, with the moment at which it came.
WATCH = """() => {
    window.shown = [];
    const look = () => {
        const line = document.querySelector('.telling .line')?.textContent ?? '';
        if (line && window.shown.at(-1)?.line !== line) window.shown.push({ line, at: performance.now() });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
#: Keeps the moves that were sent: how long after the last click, whether something was being shown at that, and whether
#: the click itself sent them, so that there was nothing they could have waited for.
SENT = """() => {
    let clicked = null;
    window.sent = [];
    const remember = () => {
        const click = { at: performance.now(), showing: document.querySelector('.telling') !== null, ends: false };
        clicked = click;
        setTimeout(() => (click.ends = true));
    };
    addEventListener('click', remember, true);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (clicked && String(text).includes('"play"')) {
            window.sent.push({ took: performance.now() - clicked.at, showing: clicked.showing, atOnce: !clicked.ends });
        }
        return send.call(this, text);
    };
}"""


def shown(page: Page) -> list[dict[str, Any]]:
    """The lines of words that were shown, with their moments."""
    lines: list[dict[str, Any]] = page.evaluate("window.shown")
    return lines


def at_a_table(open_page: OpenPage) -> tuple[Page, Hands]:
    """A table with two bots at the normal pace, on which one plays by single clicks."""
    page = open_page(None, directed=True)
    never_ask_twice(page)
    page.add_init_script(f"({SENT})()")
    new_table(page, ["me", "bot", "bot"], "Anna")
    page.evaluate(WATCH)
    return page, Hands(page, 3)


def until_bots_are_shown(page: Page, hands: Hands) -> None:
    """Play until there is something of theirs to be seen."""
    for _ in range(60):
        hands.act(hands.wait_turn())
        if page.locator(".telling").count():
            return
    raise AssertionError("nothing was shown of what the bots did")


def test_the_turns_of_bots_are_seen_step_by_step(open_page: OpenPage) -> None:
    page, hands = at_a_table(open_page)
    until_bots_are_shown(page, hands)
    page.wait_for_function("() => window.shown.length > 3")
    expect(page.locator(".telling")).to_have_count(0)
    lines = shown(page)
    assert len({line["line"] for line in lines}) > 2
    gaps = [later["at"] - earlier["at"] for earlier, later in pairwise(lines)]
    assert min(gaps) > 300, f"none passes in a flash: {gaps}"
    told = page.get_by_role("region", name="Log").text_content() or ""
    assert [line["line"] for line in lines if re.split("[.;]", line["line"])[0] not in told] == []


def test_a_click_reaches_the_server_while_moves_are_shown(open_page: OpenPage) -> None:
    page, hands = at_a_table(open_page)
    until_bots_are_shown(page, hands)
    sent: list[dict[str, Any]] = []
    for _ in range(60):
        hands.act(hands.wait_turn())
        sent = [one for one in page.evaluate("window.sent") if one["showing"] and one["atOnce"]]
        if sent:
            break
    assert sent, "a move went out with the very click while the moves of others were being shown"
    print(f"from the click to the socket: {sent[0]['took']:.1f} ms")


def test_a_click_beside_everything_leads_to_now(open_page: OpenPage) -> None:
    page, hands = at_a_table(open_page)
    until_bots_are_shown(page, hands)
    page.get_by_role("heading", level=1).click()
    expect(page.locator(".telling")).to_have_count(0)


def test_at_once_nothing_is_shown_late_and_the_pace_is_kept(open_page: OpenPage) -> None:
    page, hands = at_a_table(open_page)
    page.get_by_label("How fast others’ moves are shown").first.select_option("now")
    expect(page.locator(".telling")).to_have_count(0)
    page.evaluate("() => { window.shown = [] }")
    hands.play(12)
    assert shown(page) == []
    page.goto("/settings")
    expect(page.get_by_role("radio", name=re.compile("^At once"))).to_be_checked()


def test_the_dock_speaks_of_what_is_still_shown_until_one_skips(open_page: OpenPage) -> None:
    page, hands = at_a_table(open_page)
    page.get_by_label("How fast others’ moves are shown").first.select_option("slow")
    until_bots_are_shown(page, hands)
    expect(page.locator("#prompt")).to_contain_text("is still moving")
    page.locator("[data-dock]").get_by_role("button", name=re.compile("^Skip")).click()
    expect(page.locator("#prompt")).not_to_contain_text("is still moving")
    expect(page.locator(".telling")).to_have_count(0)
