"""axe-core finds nothing serious where Rise & Fall and Through the Ages ask something, nor on their stages."""

import pytest
from playwright.sync_api import Page

from bench.host import Host

from .conftest import PHONE, OpenPage
from .dock_kit import decisions
from .hands import Hands
from .positions import Club
from .test_axe import check

CLUBS = {
    "rise-and-fall": (3, {"world": "built", "quiet-rounds": "20"}),
    "through-the-ages": (4, {"version": "full"}),
}
#: What one does for a stage: the move, the great button or the part for it, and the kind of stage.
STAGES = [
    ("rise-and-fall", "ChooseCard", ".cards [data-part].lit", "reveal"),
    ("through-the-ages", "EndActions", ".great button", "production"),
]


def club_of(host: Host, game: str) -> Club:
    """Where one sits down at this game."""
    seats, options = CLUBS[game]
    return Club(host, game, seats, options)


def page_of(open_page: OpenPage, screen: str, directed: bool = False) -> Page:
    """A screen on a desk or in a hand."""
    size = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if screen == "phone" else {}
    return open_page(None, directed=directed, **size)


@pytest.mark.slow
@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("game", CLUBS)
def test_axe_finds_nothing_serious_at_any_kind_of_decision(
    open_page: OpenPage, host: Host, game: str, screen: str
) -> None:
    page, club = page_of(open_page, screen), club_of(host, game)
    club.enter(page)
    for position in decisions(club):
        page.goto(club.sit(position))
        Hands(page).wait_turn()
        check(page, f"{game}: {position.step}")


@pytest.mark.slow
@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize(("game", "verb", "pressed", "kind"), STAGES)
def test_axe_finds_nothing_serious_on_a_stage(
    open_page: OpenPage, host: Host, game: str, verb: str, pressed: str, kind: str, screen: str
) -> None:
    page, club = page_of(open_page, screen, directed=True), club_of(host, game)
    club.enter(page)
    page.goto(club.sit(club.find(verb)))
    hands = Hands(page)
    hands.wait_turn()
    hands.press(page.locator(pressed).first)
    yes, stage = page.locator(".confirm [data-yes]"), page.locator(f".stage.{kind}")
    yes.or_(stage).first.wait_for()
    if yes.count():
        page.wait_for_timeout(600)  # two taps in quick succession would count as one
        hands.press(yes)
    stage.wait_for()
    check(page, f"{game}: the stage {kind}")
