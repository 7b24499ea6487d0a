"""The table of Rise & Fall as it is seen: large pieces, whole cards, values and numbers on the map, few clicks."""

import re
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
PIECE, HEX = 27, 28
#: Two that share a hex are smaller.
PAIRED = 24
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
#: Whether a part is so wide that a finger hits it.
FINGER = 40
WIDE = "([part, least]) => document.querySelector(`[data-part='${part}']`).getBoundingClientRect().width >= least"
#: What lies over the middle of a thing, if anything does.
COVERED = """(thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const tip = [...document.querySelectorAll('.tip')].find((one) => {
        const box = one.getBoundingClientRect();
        return box.left < left + width && left < box.right && box.top < top + height && top < box.bottom;
    });
    return tip || !thing.contains(hit) ? (tip ?? hit).outerHTML : null;
}"""


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
    assert sorted(pieces)[len(pieces) // 2] >= PIECE
    assert min(pieces) >= PAIRED
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
@pytest.mark.parametrize("wishes", [{"viewport": DESKTOP}, HELD])
def test_a_piece_acts_with_two_clicks_or_two_taps(
    open_page: OpenPage, club: Club, verb: str, wishes: dict[str, Any]
) -> None:
    position = club.find(verb, "Turn")
    page, path = sit(open_page, club, position, **wishes)
    hands = Hands(page)
    for part in hexes_of(club, position):
        hands.press(hands.at_rest(part))
    until(lambda: club.made(path, position))


def test_on_a_phone_the_map_comes_closer_to_where_a_chosen_piece_can_go(open_page: OpenPage, club: Club) -> None:
    position = club.find("MovePiece", "Turn")
    page, _ = sit(open_page, club, position, **HELD)
    start, end = hexes_of(club, position)
    hands = Hands(page)
    hands.press(hands.part(start))
    expect(page.locator("#prompt")).to_have_text(re.compile(r"^(Nomad|Ship) chosen: where to\?$"))
    page.wait_for_function(WIDE, arg=[end, FINGER])


def test_a_starting_piece_stays_chosen_and_the_hex_says_why_it_does_not_suit(open_page: OpenPage, club: Club) -> None:
    page, _ = sit(open_page, club, club.find("PlacePiece"), viewport=DESKTOP)
    hands = Hands(page)
    hands.press(hands.part("piece:nomad"))
    expect(page.locator("#prompt")).to_have_text("Nomad chosen: on which hex?")
    sea = page.locator(".rnf.board [data-part^='hex:']:not([data-lit])").first.get_attribute("data-part") or ""
    # what cannot be chosen says so to a screen reader, and is clicked all the same
    hands.at_rest(sea).click(force=True)
    expect(page.locator(".part-note")).to_contain_text("RNF-")
    expect(hands.part("piece:nomad")).to_have_attribute("aria-pressed", "true")


def test_before_the_first_round_a_card_in_doubt_is_a_starting_piece(open_page: OpenPage, club: Club) -> None:
    page, _ = sit(open_page, club, club.find("PlacePiece"), viewport=DESKTOP)
    page.keyboard.press("w")
    expect(page.locator(".dock.doubt")).to_be_visible()
    expect(page.locator(".cards button[data-part^='piece:']")).to_have_count(6)
    expect(page.locator(".cards button[data-part^='card:']")).to_have_count(0)


def test_nothing_covers_the_note_that_says_why_a_card_cannot_be_played(open_page: OpenPage, club: Club) -> None:
    page, _ = sit(open_page, club, club.find("ChooseCard"), viewport=DESKTOP)
    page.locator(".cards button[aria-disabled=true]").first.click(force=True)
    note = page.locator(".part-note")
    expect(note).to_contain_text("RNF-")
    until(lambda: note.evaluate(COVERED) is None)


def test_the_end_of_a_turn_says_what_could_still_be_gained(open_page: OpenPage, club: Club) -> None:
    page, _ = sit(open_page, club, club.find("Produce"), viewport=DESKTOP)
    page.keyboard.press("e")
    confirm = page.get_by_role("alertdialog", name="End the turn")
    expect(confirm.get_by_role("listitem").first).to_contain_text("can still produce, at no cost")


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
