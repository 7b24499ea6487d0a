"""The table of Rise & Fall as it is seen: large pieces, whole cards, values and numbers on the map, few clicks."""

from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bench.host import Host
from saecula.games import made_for
from saecula.parts.hexes import SIDE_NAMES
from saecula.play.replay import Replay

from ..patience import until
from .conftest import DESKTOP, PHONE, OpenPage
from .hands import Hands
from .positions import Club, Position, record_of

HELD: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
#: So wide is a piece at a table of four, and so wide a hex, in pixels.
PIECE, HEX = 26, 28
WIDTHS = "(all) => all.map((one) => one.getBoundingClientRect().width)"
#: The texts of the cards that do not fit where they stand, and cards that lie beyond the screen at a side.
CUT = """(cards) => cards.flatMap((card) => {
    const { left, right } = card.getBoundingClientRect();
    const beyond = left < 0 || right > innerWidth ? [`${card.dataset.part} lies beyond the screen`] : [];
    const cut = [...card.querySelectorAll('.band, .text, .ribbon')].filter((text) => {
        return text.checkVisibility({ visibilityProperty: true }) && text.scrollWidth > text.clientWidth + 1;
    });
    return [...beyond, ...cut.map((text) => `cut: ${text.innerText}`)];
})"""


@pytest.fixture(scope="module")
def club(host: Host) -> Club:
    """Games of chance among four."""
    return Club(host, "rise-and-fall", 4, {"world": "library", "quiet-rounds": "20"})


def sit(open_page: OpenPage, club: Club, position: Position, **wishes: Any) -> tuple[Page, str]:
    """Somebody at the table of a position, and its path."""
    page = open_page(None, **wishes)
    club.enter(page)
    path = club.sit(position)
    page.goto(path)
    page.locator("#prompt.mine").wait_for()
    return page, path


def test_a_table_of_four_has_large_pieces_and_says_what_regions_are_worth(open_page: OpenPage, club: Club) -> None:
    page, _ = sit(open_page, club, club.find("Grow"), viewport=DESKTOP)
    pieces = page.locator(".rnf.board g:has(> path.engraved) > path.fill").evaluate_all(WIDTHS)
    assert median(pieces) >= PIECE
    assert min(page.locator(".rnf.board [data-part^='hex:']").evaluate_all(WIDTHS)) >= HEX
    expect(page.get_by_role("button", name="Show what the regions are worth")).to_have_attribute("aria-pressed", "true")
    assert page.locator(".rnf.board .worth").count() > 4
    numbers = page.locator(".rnf.board svg text").all_text_contents()
    assert {"1", "80", "165"} <= set(numbers), "the log speaks of hexes by these numbers"


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "it-IT"])
@pytest.mark.parametrize("width", [1440, 1024, 390, 360])
def test_all_six_cards_are_whole(open_page: OpenPage, club: Club, locale: str, width: int) -> None:
    view = {"viewport": {"width": width, "height": 800}, "locale": locale, "has_touch": width < 500}
    page, _ = sit(open_page, club, club.find("ChooseCard"), **view)
    cards = page.locator(".cards button")
    expect(cards).to_have_count(6)
    assert cards.evaluate_all(CUT) == []


@pytest.mark.parametrize("verb", ["Grow", "MovePiece"])
@pytest.mark.parametrize(("wishes", "most"), [({"viewport": DESKTOP}, 2), (HELD, 3)])
def test_a_piece_acts_with_two_clicks_or_three_taps(
    open_page: OpenPage, club: Club, verb: str, wishes: dict[str, Any], most: int
) -> None:
    position = club.find(verb, "Turn")
    page, path = sit(open_page, club, position, **wishes)
    hands = Hands(page)
    made = [*hexes_of(club, position)]
    for part in made:
        hands.press(hands.part(part))
    if hands.touch:
        hands.press(page.locator(".choices [aria-keyshortcuts=Enter]"))
        made.append("yes")
    until(lambda: club.made(path, position))
    assert len(made) <= most


def hexes_of(club: Club, position: Position) -> tuple[str, str]:
    """The two hexes of a move: where the piece stands, and where it goes or what it brings."""
    move = position.move
    if move["do"] == "MovePiece":
        return f"hex:{move['start']}", f"hex:{move['end']}"
    record = record_of(club.kind, position.seed)
    replay = Replay(made_for(record.header), record)
    replay.to(position.n)
    other = replay.state.ground().near[(int(move["town"]) - 1) * 6 + SIDE_NAMES.index(move["side"])]
    return f"hex:{move['town']}", f"hex:{other + 1}"
