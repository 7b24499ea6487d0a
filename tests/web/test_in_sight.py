"""What must be in sight at every table: maps in all their height, what can be chosen, warnings in whole sentences."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bench.host import Host
from saecula.games import made_for
from saecula.play.replay import Replay

from ..patience import until
from .conftest import DESKTOP, PHONE, OpenPage
from .positions import Club, Kind, Position, choices, record_of

HELD: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
LOW, SMALL = {"width": 1280, "height": 720}, {"width": 1024, "height": 768}
EMPIRES = "time-of-empires"
#: Pixels between the foot of the board and the head of one's own things.
GAP = """() => {
    const [board, own] = ['.middle > .board', '.mine .own'].map((one) => document.querySelector(one));
    return own.getBoundingClientRect().top - board.getBoundingClientRect().bottom;
}"""
#: Things that do not lie wholly within what holds them, or hold more than they show.
CUT = """(things, holder) => things.filter((thing) => {
    const [box, room] = [thing, thing.closest(holder)].map((one) => one.getBoundingClientRect());
    const isOut = box.left < room.left - 1 || box.right > room.right + 1;
    const isBelow = box.top < room.top - 1 || box.bottom > room.bottom + 1;
    return isOut || isBelow || thing.scrollWidth > thing.clientWidth + 1;
}).map((thing) => thing.innerText || thing.dataset.part)"""
#: Whether what stands in the cities is drawn over the mark of one that can be chosen.
HIDDEN = """() => {
    const marks = [...document.querySelectorAll('.ground path.lit')];
    const towns = [...document.querySelectorAll('.ground circle.town')];
    const isOver = (town, mark) => mark.compareDocumentPosition(town) & Node.DOCUMENT_POSITION_FOLLOWING;
    return !marks.length || marks.some((mark) => towns.some((town) => isOver(town, mark)));
}"""
#: How much of its room the map takes, along the side that it fills first, and should.
FILLED = """() => {
    const room = document.querySelector('.ground').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.ground [data-at]')].map((place) => place.getBoundingClientRect());
    const along = (from, to) => Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]));
    return Math.max(along('left', 'right') / room.width, along('top', 'bottom') / room.height);
}"""
MOST = 0.93
#: The glasses that lie on the name of their action.
ON_NAMES = """(all) => all.filter((pips) => {
    const label = pips.closest('button').querySelector('.label');
    const [glasses, name] = [pips, label].map((one) => one.getBoundingClientRect());
    return glasses.bottom > name.top + 1 && glasses.left < name.right && name.left < glasses.right;
}).map((pips) => pips.closest('button').innerText)"""
#: The buttons, chips and lines over a board that a banner lies on.
OVER = """(banner) => [...document.querySelectorAll('[data-corner], .board ul li')].filter((thing) => {
    const [one, other] = [banner, thing].map((each) => each.getBoundingClientRect());
    const isBeside = other.right <= one.left || one.right <= other.left;
    return thing.checkVisibility() && other.width > 1 && !isBeside && other.bottom > one.top && one.bottom > other.top;
}).map((thing) => thing.innerText)"""


def sit(open_page: OpenPage, club: Club, position: Position, **wishes: Any) -> Page:
    """Somebody who is asked at a position."""
    page = open_page(None, **{"viewport": DESKTOP, **wishes})
    club.enter(page)
    page.goto(club.sit(position))
    page.locator("#prompt.mine").wait_for()
    return page


def after_a_trophy(kind: Kind, seed: int) -> Position | None:
    """Somebody's turn in the round in which a trophy was won: everybody is warned of what that costs."""
    record = record_of(kind, seed)
    replay = Replay(made_for(record.header), record)
    turns = {position.n: position for position in choices(kind, seed) if position.step == "Turn"}
    for _ in record.lines:
        made = replay.step()
        if made.n in turns and getattr(replay.game.view(replay.state, None), "won", None):
            return turns[made.n]
    return None


def in_age(kind: Kind, age: int, step: str) -> Position:
    """Somebody who is asked such a thing in such an age."""
    record = record_of(kind, 1)
    replay = Replay(made_for(record.header), record)
    asked = {position.n: position for position in choices(kind, 1) if position.step == step}
    for _ in record.lines:
        made = replay.step()
        if made.n in asked and getattr(replay.game.view(replay.state, None), "age", 0) == age:
            return asked[made.n]
    raise AssertionError(f"nobody is asked {step} in age {age}")


def box_of(thing: Locator) -> dict[str, float]:
    """Where something is."""
    thing.wait_for()
    found: dict[str, float] = thing.evaluate("(one) => one.getBoundingClientRect().toJSON()")
    return found


def cut(things: Locator, holder: str) -> list[str]:
    """What of some things is out of sight."""
    things.first.wait_for()
    found: list[str] = things.evaluate_all(CUT, holder)
    return found


def is_whole(things: Locator, holder: str) -> bool:
    """Whether nothing of the things is cut."""
    return cut(things, holder) == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("size", [DESKTOP, LOW, SMALL])
def test_warnings_are_whole_sentences_and_take_no_height_from_the_board(
    open_page: OpenPage, host: Host, size: dict[str, int], locale: str
) -> None:
    club = Club(host, "rise-and-fall", 3, {"world": "library", "quiet-rounds": "20"})
    position = next(found for seed in range(1, 25) if (found := after_a_trophy(club.kind, seed)))
    page = sit(open_page, club, position, viewport=size, locale=locale)
    assert cut(page.locator(".threats li button"), ".side") == []
    expect(page.locator(".threats li").first).to_be_in_viewport(ratio=0.99)
    assert abs(page.evaluate(GAP)) <= 1
    expect(page.get_by_role("region", name="Log" if locale == "en-GB" else "Journal").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, LOW, SMALL])
def test_with_three_wonders_all_shared_actions_are_in_sight(
    open_page: OpenPage, host: Host, size: dict[str, int]
) -> None:
    club = Club(host, EMPIRES, 3, {})
    page = sit(open_page, club, club.find("Airlift"), viewport=size)
    rows = page.locator(".rail [data-part^='action:']")
    expect(rows).to_have_count(8)
    assert cut(rows, ".game") == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "it-IT"])
@pytest.mark.parametrize("age", [0, 1, 2])
def test_all_shared_actions_are_in_sight_in_every_age_and_language(
    open_page: OpenPage, host: Host, age: int, locale: str
) -> None:
    club = Club(host, EMPIRES, 3, {"ages": "initiation"})
    for step in ("Idle", "Creating"):  # a dock with the great button, and one with answers to choose among
        page = sit(open_page, club, in_age(club.kind, age, step), locale=locale)
        rows = page.locator(".rail [data-part^='action:']")
        rows.last.wait_for()
        until(partial(is_whole, rows, ".game"))


def test_a_city_that_can_be_chosen_is_marked_above_what_stands_in_it(open_page: OpenPage, host: Host) -> None:
    club = Club(host, EMPIRES, 3, {})
    page = sit(open_page, club, club.find("Garrison"))
    page.locator("[data-part^='space:'][data-lit]").wait_for()
    assert not page.evaluate(HIDDEN)


def test_on_a_small_screen_the_hand_lies_beside_the_board(open_page: OpenPage, host: Host) -> None:
    club = Club(host, EMPIRES, 3, {"ages": "initiation"})
    page = sit(open_page, club, club.find("TurnGlass"), viewport=SMALL)
    cards = page.locator(".hand button")
    for at in range(min(4, cards.count())):
        expect(cards.nth(at)).to_be_in_viewport(ratio=0.99)


def test_on_a_small_screen_all_six_cards_of_the_others_are_seen(open_page: OpenPage, host: Host) -> None:
    club = Club(host, "rise-and-fall", 4, {"world": "library", "quiet-rounds": "20"})
    page = sit(open_page, club, club.find("ChooseCard"), viewport=SMALL)
    panels = page.locator(".seats article")
    panels.first.wait_for()
    assert panels.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length") == 0


def test_on_a_phone_the_round_leaves_the_map_its_size(open_page: OpenPage, host: Host) -> None:
    club = Club(host, EMPIRES, 3, {"ages": "initiation"})
    page = sit(open_page, club, club.find("TurnGlass"), **HELD)
    page.locator(".chip.turns").wait_for()
    until(lambda: page.evaluate(FILLED) > MOST)


def test_on_a_phone_the_boards_reach_from_the_map_down_to_the_dock(open_page: OpenPage, host: Host) -> None:
    club = Club(host, EMPIRES, 3, {"ages": "initiation"})
    page = sit(open_page, club, club.find("TurnGlass"), **HELD)
    board = box_of(page.locator(".screen > .board"))
    page.get_by_role("button", name="Boards").tap()
    boards, dock = box_of(page.locator(".boards.tall")), box_of(page.locator(".screen > .dock"))
    assert abs(boards["y"] - board["y"]) <= 1
    assert abs(boards["y"] + boards["height"] - dock["y"]) <= 1


def test_on_a_phone_glasses_cover_no_name_of_an_action(open_page: OpenPage, host: Host) -> None:
    club = Club(host, EMPIRES, 3, {})
    page = sit(open_page, club, club.find("Airlift"), **HELD)
    pips = page.locator(".small .pips:has(*)")
    pips.first.wait_for()
    assert pips.evaluate_all(ON_NAMES) == []


def test_on_a_phone_the_ground_of_lit_hexes_is_seen(open_page: OpenPage, host: Host) -> None:
    club = Club(host, "rise-and-fall", 4, {"world": "library", "quiet-rounds": "20"})
    page = sit(open_page, club, club.find("PlacePiece"), **HELD)
    veils = page.locator(".rnf.board path.glow")
    veils.first.wait_for()
    assert set(veils.evaluate_all("(all) => all.map((one) => getComputedStyle(one).fill)")) == {"none"}


@pytest.mark.parametrize("wishes", [{"viewport": DESKTOP}, HELD])
def test_the_banner_of_those_who_watch_lies_over_nothing_one_needs(
    open_page: OpenPage, host: Host, wishes: dict[str, Any]
) -> None:
    club = Club(host, EMPIRES, 3, {})
    path = club.sit(club.find("Airlift"))
    page = open_page(path, **wishes)
    banner = page.locator(".banner")
    expect(banner).to_have_text("You are watching.")
    page.locator("[data-corner]").first.wait_for()
    assert banner.evaluate(OVER) == []


#: Words of one's own stock that take more than a line, and signs that lie on the text of a card.
UNTIDY = """() => {
    const lines = [...document.querySelectorAll('.stock p > span')]
        .filter((one) => one.getClientRects().length > 1 || one.getBoundingClientRect().height > 24)
        .map((one) => one.innerText)
    const upon = [...document.querySelectorAll('.found .face')].filter((card) => {
        const [sign, text] = ['i', '.text'].map((one) => card.querySelector(one)?.getBoundingClientRect())
        return sign && sign.top < text.bottom - 1
    }).map((card) => card.innerText)
    return [...lines, ...upon]
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_ones_own_stock_stands_on_lines_and_no_sign_lies_on_a_text(
    open_page: OpenPage, host: Host, size: dict[str, int]
) -> None:
    club = Club(host, EMPIRES, 3, {"ages": "initiation"})
    position = next(found for found in choices(club.kind, 1) if found.move["do"] == "DiscardCard")
    wishes = HELD if size == PHONE else {"viewport": size}
    page = sit(open_page, club, position, locale="fr-FR", **wishes)
    page.locator(".found .face").first.wait_for()
    until(lambda: page.evaluate(UNTIDY) == [])
