"""A phone on its side: the board on the left, what one has and answers by on the right, nothing cut."""

import pytest
from playwright.sync_api import Browser, Page

from bench.host import Host

from .dock_kit import FAULTS, GAMES, TRIES, Look, decisions, open_at, settle, show
from .positions import Club

SIZES = [(844, 390), (932, 430)]
#: What has no room of its own: the board, or the figures of a seat in the strip.
CRAMPED = """() => {
    const { width, height } = document.querySelector('.board').getBoundingClientRect()
    const found = width < 300 || height < 250 ? [`board ${width}x${height}`] : []
    for (const seat of document.querySelectorAll('.strip > li')) {
        const facts = seat.querySelector('.facts')?.getBoundingClientRect()
        if (facts && facts.bottom > seat.getBoundingClientRect().bottom + 1) found.push(`figures of ${seat.innerText}`)
    }
    return found
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side_shows_board_and_dock(browser: Browser, host: Host, game: str) -> None:
    club = Club(host, game, *GAMES[game])
    looks = [Look(*size, "fr-FR") for size in SIZES]
    page = open_at(browser, club, club.sit(decisions(club)[-1]), looks[0])
    faults = {str(look): cramped(page, look) for look in looks}
    page.context.close()
    assert not any(faults.values()), faults


def cramped(page: Page, look: Look) -> list[str]:
    """What is wrong on a screen, and stays so."""
    show(page, look)
    faults: list[str] = []
    for _ in range(TRIES):
        settle(page)
        faults = [*page.evaluate(FAULTS), *page.evaluate(CRAMPED)]
        if not faults:
            break
    return faults
