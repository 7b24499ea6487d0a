"""axe-core finds nothing serious on any page, by day or by lamplight."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from bench.host import Host

from .conftest import PHONE, OpenPage
from .hands import Hands
from .positions import Club
from .table_kit import finished_game, play_now

AXE = Axe()
GRAVE = {"serious", "critical"}
PAGES = {
    "/": "h1",
    "/new/tempus": "text=Who can find the table?",
    "/new/through-the-ages": "text=Who can find the table?",
    "/rules/tempus": "article h2",
    "/learn/tempus": "[data-part]",
    "/learn/through-the-ages": "ol a",
    "/rules/through-the-ages": ".teach",
    "/settings": "text=Lamplight",
    "/mine": "h1",
    "/ratings/tempus": "h1",
    "/import": "h1",
}


#: Nothing is on its way any more: what flies over something else has its colours for a moment.
AT_REST = """() => document.getAnimations().every((one) =>
    one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""
#: Something may set out while axe looks; what is truly wrong is wrong every time.
LOOKS = 3


def grave_of(page: Page) -> list[str]:
    """What axe says of a page at rest."""
    page.wait_for_function(AT_REST)
    found = AXE.run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{one['id']}: {one['help']}\n    {node['html'][:200]}\n    {node['failureSummary'][:300]}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"][:3]
    ]


def check(page: Page, where: str) -> None:
    """Fail with what axe says of a page."""
    page.evaluate("document.fonts.ready.then(() => true)")
    grave: list[str] = []
    for _ in range(LOOKS):
        grave = grave_of(page)
        if not grave:
            break
    assert not grave, f"{where}:\n" + "\n".join(grave)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_the_pages_around_the_table(open_page: OpenPage, theme: str) -> None:
    page = open_page(None, color_scheme=theme)
    for path, ready in PAGES.items():
        page.goto(path)
        page.locator(ready).first.wait_for()
        check(page, path)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_axe_finds_nothing_serious_at_the_table(open_page: OpenPage, theme: str, screen: str) -> None:
    size = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if screen == "phone" else {}
    page = open_page(None, color_scheme=theme, **size)
    play_now(page)
    hands = Hands(page, 5)
    hands.wait_turn()
    check(page, "the table with lit hexes")
    hands.play(8)
    check(page, "the table in the middle of a game")
    page.get_by_role("button", name="Menu").click()
    check(page, "the menu of the table")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_after_the_game(open_page: OpenPage, theme: str) -> None:
    page = open_page(None, color_scheme=theme)
    game = finished_game(page)
    check(page, "the end at the table")
    for query, ready in (("", "text=Record (text)"), ("?at=9&eyes=0", "input[type=range]")):
        page.goto(f"/replay/{game}{query}")
        page.locator(ready).first.wait_for()
        check(page, f"the replay {query}")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_axe_finds_nothing_serious_at_a_table_full_of_cards(
    open_page: OpenPage, host: Host, theme: str, screen: str
) -> None:
    size = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if screen == "phone" else {}
    page = open_page(None, color_scheme=theme, **size)
    club = Club(host, "through-the-ages", 4, {"version": "full"})
    club.enter(page)
    for verb in ("Upgrade", "DeclareWar", "PlayBonus"):
        page.goto(club.sit(club.find(verb)))
        Hands(page).wait_turn()
        check(page, f"the table where one may {verb}")
    page.keyboard.press("f")
    page.get_by_role("dialog", name="Look up").get_by_role("listitem").first.get_by_role("button").click()
    check(page, "the reference")
    page.goto(club.sit(club.find("EndActions")))
    Hands(page).wait_turn()
    page.get_by_role("button", name="End your actions").click()
    page.get_by_role("alertdialog", name="End your actions").wait_for()
    check(page, "a warning")
