"""The dock on every screen: all kinds of decisions of all games, five sizes, three languages, two themes."""

import pytest
from playwright.sync_api import Browser

from bench.host import Host
from tests.soak.conftest import Tell
from tests.web.dock_kit import GAMES, LANGUAGES, LOOKS, NARROW, THEMES, Look, asked_in, decisions, faults, open_at, show
from tests.web.positions import Club

#: So many games of chance are walked through for their kinds of decisions.
WALKED = 3


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dock_is_in_sight_on_every_screen(
    browser: Browser, host: Host, game: str, language: str, tell: Tell, times: float
) -> None:
    club = Club(host, game, *GAMES[game])
    asked = decisions(club, max(1, round(WALKED * times)))
    wrong: list[str] = []
    looks = 0
    for position in asked:
        for screens in (_looks(language, is_narrow=False), _looks(language, is_narrow=True)):
            page = open_at(browser, club, club.sit(position), screens[0])
            question = asked_in(page)
            for look in screens:
                if asked_in(page) != question:  # the time for it has run out
                    page.context.close()
                    page = open_at(browser, club, club.sit(position), look)
                show(page, look)
                looks += len(THEMES)
                wrong += [f"{position.step} {look}: {fault}" for fault in faults(page, position)]
            page.context.close()
    tell("docks", game, language, len(asked), looks, len(wrong))
    assert not wrong, "\n".join(wrong)


def _looks(language: str, *, is_narrow: bool) -> list[Look]:
    return [look for look in LOOKS if look.language == language and (look.width < NARROW) == is_narrow]
