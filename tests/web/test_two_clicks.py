"""From the lobby to a started game in two clicks, out of a small download that does not jump about."""

from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .hands import Hands

LIMIT = 150_000
SHIFTS = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifted += entry.hadRecentInput ? 0 : entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
}"""


def settle(page: Page) -> None:
    """Until the lobby has everything: texts, fonts, the box, the lists of tables."""
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")


def test_a_stranger_plays_against_bots_two_clicks_after_the_lobby_opened(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play now").click()
    hands = Hands(page)
    before = hands.wait_turn()
    assert before.parts, "the first choice is lit on the board"
    hands.press(hands.part(before.parts[0]))
    assert hands.wait_change(before).prompt


def test_with_a_table_that_waits_a_new_game_still_takes_no_scrolling(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play now").click()
    Hands(page).wait_turn()
    page.goto("/")
    page.locator("#my-turns").wait_for()
    expect(page.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)


def test_the_lobby_is_loaded_with_less_than_150_kb(open_page: OpenPage) -> None:
    page = open_page(None)
    lines = page.context.new_cdp_session(page)
    lines.send("Network.enable")
    sizes: dict[str, int] = {}
    lines.on("Network.loadingFinished", lambda done: sizes.update({done["requestId"]: done["encodedDataLength"]}))
    page.goto("/")
    settle(page)
    total = round(sum(sizes.values()))
    print(f"first load of the lobby: {total} bytes in {len(sizes)} answers")
    assert len(sizes) > 5
    assert 20_000 < total < LIMIT


def test_nothing_jumps_while_the_lobby_loads(open_page: OpenPage) -> None:
    page = open_page(None)
    page.add_init_script(f"({SHIFTS})()")
    page.goto("/")
    settle(page)
    shifted = page.evaluate("window.shifted")
    print(f"cumulative layout shift of the lobby: {shifted:.4f}")
    assert shifted < 0.01
