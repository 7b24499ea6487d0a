"""The table of Through the Ages as it is seen: nothing runs off a narrow screen; cards are dragged."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bench.host import Host

from ..patience import until
from .conftest import OpenPage
from .positions import Club, Position

#: Cards and rivals that lie beyond the screen, names that do not fit their card, and what would be swiped sideways.
ASTRAY = """() => {
    const seen = (one) => one.checkVisibility();
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const beyond = all('.tta .shelved, .tta .gap, .tta .price, .strip li, .strip .number').filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
    });
    const cut = (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
    const names = all('.tta .shelved .band, .tta .shelved .foot').filter(cut);
    const swiped = all('.board, .board *, .strip').filter((one) => {
        return /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1;
    });
    const told = (kind, found) => found.map((one) => `${kind}: ${one.className} ${one.innerText}`);
    return [...told('beyond', beyond), ...told('cut', names), ...told('swiped', swiped)];
}"""
#: Places of the row, and how many of them are in sight at once, top to bottom.
IN_SIGHT = """() => {
    const board = document.querySelector('.tta.board').getBoundingClientRect();
    const places = [...document.querySelectorAll('.tta .shelved, .tta .gap')];
    const whole = places.filter((one) => one.getBoundingClientRect().bottom <= board.bottom + 1);
    return [places.length, whole.length];
}"""
#: The inks of what follows the pointer: the band of a card is never without one.
GHOST = "getComputedStyle(document.querySelector('.carried .band')).backgroundColor"
NO_INK = "rgba(0, 0, 0, 0)"


@pytest.fixture(scope="module")
def club(host: Host) -> Club:
    """Full games of chance among four."""
    return Club(host, "through-the-ages", 4, {"version": "full"})


def sit(open_page: OpenPage, club: Club, position: Position, **wishes: Any) -> tuple[Page, str]:
    """Somebody at the table of a position, and its path."""
    page = open_page(None, **wishes)
    club.enter(page)
    path = club.sit(position)
    page.goto(path)
    page.locator("#prompt.mine").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    return page, path


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "it-IT"])
@pytest.mark.parametrize(("width", "height"), [(1024, 768), (390, 844), (360, 640)])
def test_on_a_narrow_screen_the_row_and_the_rivals_are_whole(
    open_page: OpenPage, club: Club, locale: str, width: int, height: int
) -> None:
    held = {"has_touch": True, "is_mobile": True} if width < 500 else {}
    view = {"viewport": {"width": width, "height": height}, "locale": locale, **held}
    page, _ = sit(open_page, club, club.find("TakeCard", "Turn"), **view)
    assert page.evaluate(ASTRAY) == []
    places, whole = page.evaluate(IN_SIGHT)
    assert places == whole == 13


def test_a_card_of_the_row_is_carried_to_ones_own_desk(open_page: OpenPage, club: Club) -> None:
    position = club.find("TakeCard", "Turn")
    page, path = sit(open_page, club, position)
    page.locator(f'[data-part="place:{position.move["place"]}"]').hover()
    page.mouse.down()
    desk = page.locator(".tta.own").bounding_box()
    assert desk
    page.mouse.move(desk["x"] + desk["width"] / 2, desk["y"] + 40, steps=4)
    expect(page.locator(".carried")).to_be_visible()
    assert page.evaluate(GHOST) != NO_INK
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    until(lambda: club.made(path, position))
