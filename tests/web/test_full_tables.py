"""Tables with as many players as a game takes: everybody is in sight on small screens, and all beside the board."""

from typing import Any

import pytest
from playwright.sync_api import Page

from bench.host import Host

from .conftest import OpenPage
from .dock_kit import TRIES, settle
from .positions import Club, Position, choices

SIZES = [(1440, 900), (1280, 720), (1024, 768)]
LIBRARY = {"world": "library", "quiet-rounds": "20"}
FULL: dict[str, tuple[int, dict[str, str]]] = {
    "tempus": (5, {}),
    "rise-and-fall": (4, LIBRARY),
    "through-the-ages": (4, {}),
    "time-of-empires": (4, {}),
}
SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
#: Seats that do not lie wholly in their column, or upon each other, or whose signs do.
CROWDED = """() => {
    const box = (one) => one.getBoundingClientRect()
    const isSpoken = (one, seat) => one !== seat && (box(one).width <= 2 || isSpoken(one.parentElement, seat))
    const column = box(document.querySelector('.seats'))
    const found = []
    let foot = column.top
    for (const seat of document.querySelectorAll('.seats article')) {
        const { top, bottom } = box(seat)
        if (top < foot - 1 || bottom > column.bottom + 1) found.push(`covered or cut: ${seat.ariaLabel}`)
        if (seat.scrollWidth > seat.clientWidth + 1) found.push(`too wide: ${seat.ariaLabel}`)
        foot = bottom
        const signs = [...seat.querySelectorAll('.seat p > span, .seat li, .seat button')]
            .filter((one) => one.checkVisibility() && !isSpoken(one, seat))
        for (const [at, one] of signs.entries())
            for (const other of signs.slice(at + 1)) {
                const [a, b] = [box(one), box(other)]
                const isBeside = a.right <= b.left + 2 || b.right <= a.left + 2
                const isBelow = a.bottom <= b.top + 2 || b.bottom <= a.top + 2
                const isUpon = !isBeside && !isBelow && !one.contains(other)
                if (isUpon) found.push(`upon each other: ${one.innerText} ${other.innerText}`)
            }
    }
    return found
}"""
#: How often the seats stand otherwise while nothing happens at the table.
RESTLESS = """() => new Promise((answer) => {
    const found = []
    const tell = ({ target }) => found.push(`stands otherwise: ${target.dataset.fit}`)
    const seen = new MutationObserver((all) => all.forEach(tell))
    seen.observe(document.querySelector('.seats ul'), { attributes: true, attributeFilter: ['data-fit'] })
    let pictures = 60
    requestAnimationFrame(function next() {
        if (pictures--) requestAnimationFrame(next)
        else { seen.disconnect(); answer(found) }
    })
})"""
#: What of the things that a game keeps beside and below its board is out of sight.
OUT_OF_SIGHT = """() => ['.rail .game', '.mine .own'].flatMap((place) => {
    const all = document.querySelector(place)
    const below = all.scrollHeight - all.clientHeight
    return below > 2 ? [`${place}: ${below} pixels`] : []
})"""
#: Names that end before they are told; letters may reach a little beyond their lines.
CUT_NAMES = """() => [...document.querySelectorAll('.rail .words b, .hand .band')]
    .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 4)
    .map((name) => name.innerText)"""
#: Figures of a rival that run into the next once culture and what a turn adds have many digits.
RUN_TOGETHER = """() => {
    for (const [at, figures] of [['culture', '282+14'], ['science', '40+15'], ['resource', '15+20']])
        for (const figure of document.querySelectorAll(`.seats .figures li.${at}`)) {
            const [now, more] = figures.split('+')
            const shown = figure.querySelector('[aria-hidden] b').parentElement
            const rate = shown.querySelector('i') ?? shown.appendChild(document.createElement('i'))
            shown.querySelector('b').textContent = now
            rate.textContent = `+${more}`
        }
    return [...document.querySelectorAll('.seats .figures li')]
        .filter((figure) => figure.querySelector('[aria-hidden] b').parentElement.getBoundingClientRect().right
            > figure.getBoundingClientRect().right + 2)
        .map((figure) => figure.innerText)
}"""
#: A fight that takes more than a fifth of the map.
LARGE_FIGHT = """() => {
    const [fight, map] = ['.duel', '.screen > .board'].map((one) => document.querySelector(one).getBoundingClientRect())
    const share = (fight.width * fight.height) / (map.width * map.height)
    return share > 0.2 ? [`${share} of the map`] : []
}"""


def sit(open_page: OpenPage, club: Club, position: Position, **wishes: Any) -> Page:
    """Somebody who is asked at a position, in the language with the longest words."""
    page = open_page(None, locale="fr-FR", **wishes)
    club.enter(page)
    page.goto(club.sit(position))
    page.locator("#prompt.mine").wait_for()
    return page


def midst(club: Club, share: float) -> Position:
    """A decision so far into a game."""
    found = choices(club.kind, 1)
    return found[int(len(found) * share)]


def left(page: Page, script: str) -> list[str]:
    """What is wrong and stays so: after another size, or on a busy machine, things may still be on their way."""
    found: list[str] = []
    for _ in range(TRIES):
        settle(page)
        found = page.evaluate(script)
        if not found:
            break
    return found


@pytest.mark.parametrize("game", FULL)
def test_nobody_at_a_full_table_is_covered_or_cut(open_page: OpenPage, host: Host, game: str) -> None:
    club = Club(host, game, *FULL[game])
    faults: dict[str, list[str]] = {}
    for share in (0.5, 0.95):
        page = sit(open_page, club, midst(club, share))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            faults[f"{share} {width}x{height}"] = left(page, CROWDED) + left(page, RESTLESS)
    assert not any(faults.values()), faults


def test_at_the_end_of_a_game_for_four_no_figure_runs_into_the_next(open_page: OpenPage, host: Host) -> None:
    club = Club(host, "through-the-ages", *FULL["through-the-ages"])
    page = sit(open_page, club, midst(club, 0.95), viewport={"width": 1440, "height": 900})
    page.locator(".seats .figures.small").first.wait_for()
    assert left(page, RUN_TOGETHER) == []


@pytest.mark.parametrize("size", SIZES)
def test_bank_and_hand_of_four_are_in_sight(open_page: OpenPage, host: Host, size: tuple[int, int]) -> None:
    club = Club(host, "rise-and-fall", *FULL["rise-and-fall"])
    page = sit(open_page, club, midst(club, 0.95), viewport={"width": size[0], "height": size[1]})
    assert left(page, OUT_OF_SIGHT) == []


@pytest.mark.parametrize("size", SIZES)
def test_with_four_every_shared_action_is_in_sight_by_its_whole_name(
    open_page: OpenPage, host: Host, size: tuple[int, int]
) -> None:
    club = Club(host, "time-of-empires", *FULL["time-of-empires"])
    for position in (midst(club, 0), club.find("Airlift")):  # before there are leaders and wonders, and with many
        page = sit(open_page, club, position, viewport={"width": size[0], "height": size[1]})
        page.locator(".rail [data-part='action:draw-right']").wait_for()
        assert left(page, CUT_NAMES) == []
        assert left(page, OUT_OF_SIGHT) == []


@pytest.mark.parametrize("step", ["AttackCards", "DefenceCards"])
def test_on_a_small_phone_a_fight_leaves_the_map_in_sight(open_page: OpenPage, host: Host, step: str) -> None:
    club = Club(host, "tempus", 3, {})
    fight = next(position for position in choices(club.kind, 1) if position.step == step)
    page = sit(open_page, club, fight, **SMALL_PHONE)
    page.locator(".duel").wait_for()
    assert left(page, LARGE_FIGHT) == []
