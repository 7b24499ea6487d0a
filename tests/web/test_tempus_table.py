"""Tempus at the table: fights are begun at either end, and many players leave one's own figures in sight."""

from collections import defaultdict

from playwright.sync_api import Page, expect

from bench.host import Host
from tools.moments import moments

from .conftest import OpenPage
from .positions import GAMES, Club, Kind, Position, choices

LIT = "[data-part][data-lit], [data-part].lit"
#: As many as there is room for: on a dealt island they soon stand beside each other.
MOST = 5
#: Whether one's own panel is whole inside the column of seats.
WHOLE = """() => {
    const own = document.querySelector('.seats article.own').getBoundingClientRect()
    const column = document.querySelector('.seats').getBoundingClientRect()
    return own.top >= column.top - 1 && own.bottom <= column.bottom + 1
}"""


#: Whether one's own row of the era chart is whole in what one sees of the chart.
ROW = """() => {
    const row = document.querySelector('.chart li.own')
    const [own, chart] = [row, row.closest('section, details')].map((one) => one.getBoundingClientRect())
    return own.top >= chart.top - 1 && own.bottom <= chart.bottom + 1
}"""


def crowded(host: Host) -> Club:
    """Tables of five players."""
    return Club(host, "tempus", MOST, {"map": "dealt"})


def two_starts(club: Club) -> list[Position]:
    """The attacks of a position in which they begin on two hexes."""
    for seed in range(1, GAMES + 1):
        found: dict[tuple[int, int], list[Position]] = defaultdict(list)
        for position in choices(club.kind, seed):
            if position.move["do"] == "Attack":
                found[position.n, position.seat].append(position)
        for attacks in found.values():
            if len({attack.move["start"] for attack in attacks}) > 1:
                return attacks
    raise AssertionError("no game of chance comes to two attackers")


def seated(open_page: OpenPage, club: Club, position: Position) -> Page:
    """The page of somebody who is asked at a position."""
    page = open_page(None)
    club.enter(page)
    page.goto(club.sit(position))
    page.locator("#prompt.mine").wait_for()
    return page


def test_a_fight_may_be_begun_at_the_hex_that_is_attacked(open_page: OpenPage, host: Host) -> None:
    club = crowded(host)
    attacks = two_starts(club)
    page = seated(open_page, club, attacks[0])
    starts = {f"hex:{attack.move['start']}" for attack in attacks}
    lit = set(page.locator(LIT).evaluate_all("(all) => all.map(({ dataset }) => dataset.part)"))
    assert starts < lit
    page.locator(f'[data-part="{sorted(lit - starts)[0]}"]').dispatch_event("click")
    # from one hex alone the fight is asked back about; else one is asked from where
    asked = page.locator("#prompt").filter(has_text="from which hex")
    expect(page.locator("[data-dock] [data-yes]").or_(asked).first).to_be_attached()
    assert set(page.locator(LIT).evaluate_all("(all) => all.map(({ dataset }) => dataset.part)")) <= starts


def test_with_five_players_ones_own_panel_is_in_sight(open_page: OpenPage, host: Host) -> None:
    club = crowded(host)
    page = seated(open_page, club, two_starts(club)[0])
    expect(page.locator(".seats article")).to_have_count(MOST)
    page.wait_for_function(WHOLE)


def test_ones_own_row_of_the_era_chart_is_in_sight_however_high_the_dock_is(open_page: OpenPage, host: Host) -> None:
    club = Club(host, "tempus", 3, {})
    page = seated(open_page, club, next(one for one in choices(club.kind, 1) if one.move["do"] == "ChooseAction"))
    page.wait_for_function(ROW)
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("button", name="Back to the game").wait_for()
    page.wait_for_function(ROW)
    page.set_viewport_size({"width": 1024, "height": 700})
    page.wait_for_function(ROW)


def test_the_moments_that_may_have_a_stage_are_found_once_each_for_their_pictures() -> None:
    found = moments(Kind("tempus", 3, ()), 1)
    assert len(found) == len({(position.n, position.seat) for position in found}) > 5
