"""The table on a phone, by taps: a first tap shows, a second one does; nothing is too small, nothing sticks out."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from bench.host import Host

from .conftest import PHONE, OpenPage
from .hands import Hands
from .positions import Club, choices
from .table_kit import finished_game, new_table, play_now

HELD: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
#: What can be tapped and is too small for it; links within a sentence may be as high as their line.
SMALL = """() => {
    const found = [];
    const tapped = 'a[href], button, input, select, summary, [role=button], [role=tab]';
    for (const element of document.querySelectorAll(tapped)) {
        if (element.closest('p, td, .spoken, .log, article, [aria-hidden=true]') && element.tagName === 'A') continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // on a map one comes closer for places that cannot be chosen now
        if (element.matches('.ground [data-at][aria-disabled=true]')) continue;
        // a box or a slider is tapped by its label, too
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const least = element.matches('.button.main:not(.small)') ? 44 : 24;
        const size = `${Math.round(width)}x${Math.round(height)}`;
        if (width && height && Math.min(width, height) < least - 0.5) found.push(`${size} ${element.outerHTML}`);
    }
    return found;
}"""
#: Places of a map that lie under a button of it, as many as are drawn.
COVERED = """() => {
    const places = [...document.querySelectorAll('.ground [data-at]')];
    const isCovered = (place) => {
        const { left, top, width, height } = place.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return Boolean(hit?.closest('[data-corner]'));
    };
    return places.length ? places.filter(isCovered) : ['no places yet'];
}"""
HEIGHT = "(element) => element.clientHeight"
#: Names of seats that cannot be read: not there, outside their seat, or so short that no letter is left.
NAMELESS = """() => [...document.querySelectorAll('article .name')].filter((name) => {
    const [box, seat] = [name, name.closest('article')].map((one) => one.getBoundingClientRect());
    const least = Math.min(name.scrollWidth, 36);
    const isOut = box.right > seat.right || box.bottom > seat.bottom || box.top < seat.top;
    return isOut || name.clientWidth < least || !name.checkVisibility();
}).map((name) => name.textContent)"""
#: The cells of a table that are not wholly on the screen, and whether the table has more than it shows.
BEYOND = """(table) => [...table.querySelectorAll('th, td')].filter((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return left < 0 || right > innerWidth || cell.scrollWidth > cell.clientWidth + 1;
}).map((cell) => cell.textContent)"""
LOCALES = ["en-GB", "fr-FR", "it-IT"]
MOST = {"tempus": 5, "rise-and-fall": 4, "through-the-ages": 4, "time-of-empires": 4}
LEARNING = ["/rules/tempus", "/learn/tempus", "/learn/through-the-ages"]
PATHS = ["/", "/new/tempus", *LEARNING, "/settings", "/import", "/mine"]
OVERHANG = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def check(page: Page, where: str) -> None:
    """Nothing sticks out of the page, and a finger hits everything."""
    assert page.evaluate(OVERHANG) <= 0, f"{where} scrolls sideways"
    assert page.evaluate(SMALL) == [], f"{where} has targets too small for a finger"


def test_on_a_phone_a_tap_previews_and_a_second_one_plays(open_page: OpenPage) -> None:
    page = open_page(None, **HELD)
    new_table(page, ["me", "bot", "bot"], "Anna")
    hands = Hands(page, 1)
    assert hands.touch
    seen = hands.wait_turn()
    part = hands.part(seen.parts[0])
    part.tap()
    expect(page.locator(".confirm")).to_contain_text(re.compile("Place a token on", re.IGNORECASE))
    expect(page.locator(".confirm button.main")).to_be_visible()
    expect(page.locator(".preview")).to_have_count(0)  # what comes of it is said once
    assert hands.look().prompt == seen.prompt, "a first tap only shows"
    page.wait_for_timeout(400)  # two taps in quick succession would count as one
    part.tap()
    expect(page.locator(".confirm button.main")).to_have_count(0)
    expect(page.locator("#prompt")).not_to_have_text(seen.prompt)


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 640}], ids=["phone", "small phone"])
@pytest.mark.parametrize(("game", "step"), [("tempus", "Turn"), ("tempus", "TilePlace"), ("time-of-empires", "Start")])
def test_no_button_of_a_map_lies_on_a_place_of_it(
    open_page: OpenPage, host: Host, size: ViewportSize, game: str, step: str
) -> None:
    club = Club(host, game, 3, {})
    page = open_page(None, **HELD | {"viewport": size})
    club.enter(page)
    page.goto(club.sit(next(position for position in choices(club.kind, 1) if position.step == step)))
    page.locator("#prompt.mine").wait_for()
    page.wait_for_function(f"() => ({COVERED})().length === 0")


def still(page: Page) -> int:
    """The height of the map once it no longer changes: one's own things take their room when they are measured."""
    heights = [-1, -2]
    while len(set(heights[-4:])) > 1:
        page.wait_for_timeout(250)
        heights.append(page.locator("div.ground").evaluate(HEIGHT))
    return heights[-1]


def test_a_map_stays_where_it_is_when_the_dock_grows(open_page: OpenPage) -> None:
    page = open_page(None, **HELD)
    new_table(page, ["me", "bot", "bot"], "Anna")
    Hands(page, 1).wait_turn()
    high = still(page)
    low = page.locator("[data-dock]").evaluate(HEIGHT)
    page.locator("[data-dock] .list").evaluate("(list) => (list.style.minHeight = `${list.clientHeight + 16}px`)")
    page.wait_for_function("(low) => document.querySelector('[data-dock]').clientHeight > low + 8", arg=low)
    assert abs(still(page) - high) < 3, "what the dock needs is taken from one's own things"


def started(open_page: OpenPage, host: Host, game: str, locale: str = "en-GB") -> Page:
    """A full table against bots on a phone, once one is asked."""
    token = host.guest("Gabriella")
    bots = [{"kind": "bot", "level": "beginner"}] * (MOST[game] - 1)
    options = {"tempus": {"map": "dealt"}, "time-of-empires": {"ages": "chosen"}}.get(game, {})
    body = {"game": game, "seats": [{"kind": "me"}, *bots], "options": options, "start": True}
    page = open_page(None, **HELD | {"locale": locale})
    page.context.add_cookies([{"name": "saecula", "value": token, "url": host.address}])
    page.goto(f"/table/{host.post('/api/tables', token, body)['id']}")
    page.locator("#prompt.mine").wait_for()
    return page


@pytest.mark.parametrize("game", MOST)
def test_everybody_at_a_full_table_is_named(open_page: OpenPage, host: Host, game: str) -> None:
    page = started(open_page, host, game)
    assert page.locator("article .name").count() == MOST[game] - 1
    page.wait_for_function(f"() => ({NAMELESS})().length === 0")


def test_a_hint_leaves_the_board_in_sight_and_numbers_what_it_speaks_of(open_page: OpenPage, host: Host) -> None:
    page = started(open_page, host, "rise-and-fall")
    numbers = page.get_by_role("button", name="Show the numbers of the hexes")
    expect(page.locator(".rnf.board .large")).to_have_count(0)
    page.get_by_role("button", name="Tools").tap()
    page.get_by_role("button", name="Hint").tap()
    page.locator(".advice .shown").wait_for()
    sheet, board = page.get_by_role("dialog", name="Hint"), page.locator("section.area")
    expect(page.locator(".rnf.board .large")).to_have_count(1)
    expect(numbers).to_have_attribute("aria-pressed", "false")  # what one has chosen for oneself stays
    over, below = sheet.bounding_box(), board.bounding_box()
    assert over is not None
    assert below is not None
    assert over["y"] - below["y"] > 0.75 * below["height"], "most of the board is in sight"
    assert over["height"] < 0.45 * PHONE["height"]
    # the map comes closer to what the hint speaks of, and takes a moment for it
    page.wait_for_function(f"() => ({SMALL})().length === 0")
    check(page, "the hint")
    page.get_by_role("button", name="Show all of it").tap()
    page.wait_for_function("(low) => document.querySelector('.card').clientHeight > low + 100", arg=over["height"])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["tempus", "rise-and-fall"])
def test_the_points_at_the_end_are_all_in_sight(open_page: OpenPage, host: Host, game: str, locale: str) -> None:
    page = started(open_page, host, game, locale)
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "saecula")
    table = page.url.rsplit("/", 1)[-1]
    host.post(f"/api/tables/{table}/commands", token, {"do": "concede", "cid": "concede", "seat": 0})
    points = page.locator(".ended table")
    points.wait_for()
    assert points.evaluate(BEYOND) == []
    mine = points.get_by_role("columnheader", name="Gabriella")
    expect(mine).to_contain_text(re.compile("gave up|a abandonné|ha abbandonato"))
    assert page.evaluate(OVERHANG) <= 0


def test_the_trophies_that_end_a_game_stand_with_ones_own_figures(open_page: OpenPage, host: Host) -> None:
    page = started(open_page, host, "rise-and-fall")
    expect(page.locator("header dl")).to_contain_text("0 of 4 trophies won")
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert page.locator("header dt").evaluate_all(cut) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_begins_from_the_lobby_without_scrolling(open_page: OpenPage, locale: str) -> None:
    page = open_page("/", **HELD | {"locale": locale})
    boxes = page.locator("button.box")
    boxes.first.wait_for()
    for box in boxes.all():
        box.tap()
        page.evaluate("scrollTo(0, 0)")
        place = page.locator("form button[type=submit]").bounding_box()
        assert place is not None
        assert place["y"] + place["height"] <= PHONE["height"], box.get_attribute("aria-label")


def test_several_turns_are_played_by_taps(open_page: OpenPage) -> None:
    page = open_page(None, **HELD)
    play_now(page)
    hands = Hands(page, 2, ("Done", "End the turn"))
    hands.wait_turn()
    check(page, "the table at its start")
    hands.play(30)
    check(page, "the table in the middle of a game")
    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("region", name="Log")).to_contain_text(re.compile("lays map tile"))
    check(page, "the log")
    page.get_by_role("button", name="Back to the board").tap()
    page.get_by_role("button", name="Menu").tap()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    check(page, "the menu")


def test_the_sheet_at_the_bottom_opens_and_closes(open_page: OpenPage) -> None:
    page = open_page(None, **HELD)
    play_now(page)
    Hands(page).wait_turn()
    own = page.get_by_role("region", name="Your area")
    expect(own).to_be_visible()
    height = page.locator(".board").first.evaluate(HEIGHT)
    page.get_by_role("button", name="Hide your area").tap()
    expect(own).to_be_hidden()
    assert page.locator(".board").first.evaluate(HEIGHT) > height, "the board takes the room"
    page.get_by_role("button", name="Show your area").tap()
    expect(own).to_be_visible()


@pytest.mark.parametrize("path", PATHS)
def test_no_page_sticks_out_of_a_phone(open_page: OpenPage, path: str) -> None:
    page = open_page(path, **HELD)
    page.locator("h1, h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    check(page, path)


def test_the_replay_fits_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(None, **HELD)
    game = finished_game(page)
    check(page, "the end at the table")
    for query, ready in (("", "text=Record (text)"), ("?at=9", "input[type=range]")):
        page.goto(f"/replay/{game}{query}")
        page.locator(ready).first.wait_for()
        check(page, f"the replay {query}")
