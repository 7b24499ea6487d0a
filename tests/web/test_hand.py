"""A hand as full as the rules allow: every card can be seen and clicked without scrolling."""

from typing import Any

import pytest

from bench.host import Host
from saecula.games import made_for
from saecula.games.tempus.model.view import TempusView
from saecula.play.replay import Replay

from .conftest import OpenPage
from .positions import Club, Position, choices, record_of

#: The cards of the hand whose middle is not in sight.
HIDDEN = """() => [...document.querySelectorAll('[data-part^="card:"]')].filter((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit === null || !card.contains(hit);
}).map((card) => card.dataset.part)"""
FULL = 7
#: How high one's own things are; letters that have not come yet make a little difference.
OWN = "() => document.querySelector('.mine').getBoundingClientRect().height"
NOTHING = 6


def held(replay: Replay[Any], seat: int) -> int:
    """How many cards a seat holds."""
    view = replay.game.view(replay.state, seat)
    assert isinstance(view, TempusView)
    return len(view.hands[seat].cards or [])


def full_hand(club: Club, seed: int, full: int = FULL) -> Position:
    """The first turn of somebody who holds so many cards."""
    record = record_of(club.kind, seed)
    turns = {(at.n, at.seat): at for at in choices(club.kind, seed) if at.step == "Turn"}
    replay = Replay(made_for(record.header), record)
    for _ in record.lines:
        n = replay.step().n
        for seat in range(club.kind.seats):
            if (n, seat) in turns and held(replay, seat) == full:
                return turns[n, seat]
    raise AssertionError("nobody ever holds that many")


@pytest.mark.parametrize("full", [5, FULL])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1024, 768)])
def test_every_card_of_a_full_hand_of_tempus_is_in_sight(
    open_page: OpenPage, host: Host, width: int, height: int, full: int
) -> None:
    club = Club(host, "tempus", 4, {})
    page = open_page(None, viewport={"width": width, "height": height})
    club.enter(page)
    page.goto(club.sit(full_hand(club, 1, full)))
    page.locator("#prompt.mine").wait_for()
    page.wait_for_function(f"""() => document.querySelectorAll('[data-part^="card:"]').length === {full}""")
    page.wait_for_function(f"() => ({HIDDEN})().length === 0")


def test_the_map_of_tempus_keeps_its_size_whatever_is_in_the_hand(open_page: OpenPage, host: Host) -> None:
    club = Club(host, "tempus", 4, {})
    page = open_page(None)
    club.enter(page)
    heights = []
    for full in (0, 1, 5, FULL):
        page.goto(club.sit(full_hand(club, 1, full)))
        page.locator("#prompt.mine").wait_for()
        page.wait_for_function(f"""() => document.querySelectorAll('[data-part^="card:"]').length === {full}""")
        heights.append(page.evaluate(OWN))
    assert max(heights) - min(heights) < NOTHING
