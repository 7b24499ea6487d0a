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


#: Whether two things on the screen lie over each other.
OVER = """([one, other]) => {
    const [a, b] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def test_a_card_shown_large_covers_neither_the_tools_nor_what_is_foreseen(open_page: OpenPage, club: Club) -> None:
    page, _ = sit(open_page, club, club.find("TakeCard", "Turn"))
    lit = page.locator('[data-part^="place:"][data-lit]')
    lit.first.wait_for()
    for at in range(lit.count()):
        lit.nth(at).hover()
        page.locator(".preview").wait_for()
        assert not page.evaluate(OVER, [".tta.tip", "header"])
        assert not page.evaluate(OVER, [".tta.tip", ".preview"])


def test_a_hint_lies_beside_the_board_and_one_s_own_things(open_page: OpenPage, club: Club) -> None:
    page, _ = sit(open_page, club, club.find("TakeCard", "Turn"))
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("button", name="Play it")).to_be_in_viewport(ratio=1)
    assert not any(page.evaluate(OVER, ["[role=dialog]", under]) for under in (".board", ".mine", "[data-dock]"))


def test_a_warning_moves_none_of_one_s_own_things(open_page: OpenPage, club: Club) -> None:
    page, _ = sit(open_page, club, club.find("Sacrifice", "Payment"))
    page.locator(".own").first.wait_for()
    tops = "['.board', '.mine'].map((name) => document.querySelector(name).getBoundingClientRect())"
    board, mine = page.evaluate(f"{tops}.map(({{ top, bottom }}) => [top, bottom])")
    own = page.evaluate("document.querySelector('.mine .own').getBoundingClientRect().top")
    assert own == mine[0] == board[1]


#: How high the row is, as a share of the screen, how much of one's own things is hidden below it, and their lower edge.
HEIGHTS = """() => {
    const { height } = document.querySelector('.strip .board').getBoundingClientRect();
    const own = document.querySelector('.mine .own');
    const { bottom } = own.getBoundingClientRect();
    return [height / innerHeight, own.scrollHeight - own.clientHeight, bottom / innerHeight];
}"""
#: Makes one's own things so high, as those of a late age are.
GROW = "(height) => (document.querySelector('.tta.desk').style.minHeight = `${height}px`)"


@pytest.mark.parametrize(("high", "row", "hidden"), [(0, 0.42, 0), (530, 0.36, 0), (900, 0.32, 340)])
def test_the_row_has_the_room_that_ones_own_things_leave(
    open_page: OpenPage, club: Club, high: int, row: float, hidden: int
) -> None:
    page, _ = sit(open_page, club, club.find("TakeCard", "Turn"))
    page.evaluate(GROW, high)
    assert page.evaluate(HEIGHTS) == [
        pytest.approx(row, abs=0.01),
        pytest.approx(hidden, abs=15),
        pytest.approx(1, abs=0.002),
    ]
