"""How quick and how light the screens are: printed and kept as figures; only what no machine can change is asserted."""

from random import Random

import httpx
import pytest
from playwright.sync_api import Browser, Page

from bench.host import Host
from tests.patience import PATIENCE, get, post
from tests.soak.conftest import Tell
from tests.web.positions import Club, choices

#: Bytes that the page of a table may hold after a whole game.
MOST = 150_000_000
#: When the board of a table was first drawn, in milliseconds since its address was entered.
FIRST = """() => new Promise((done) => {
    const isDrawn = () => document.querySelector('.area [data-part]') !== null;
    const look = () => (isDrawn() ? done(performance.now()) : requestAnimationFrame(look));
    look();
})"""
GAMES = {"tempus": 3, "rise-and-fall": 3, "through-the-ages": 3, "time-of-empires": 3}
LOOKED = 5


def page_of(browser: Browser, club: Club, pace: str) -> Page:
    """A page of the guest of a club, on which others' moves are shown at a pace."""
    context = browser.new_context(base_url=club.host.address, viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(f"localStorage.setItem('saecula', JSON.stringify({{ pace: '{pace}', sound: false }}))")
    page = context.new_page()
    club.enter(page)
    return page


def heap(page: Page) -> int:
    """The bytes that a page holds once everything has been swept."""
    lines = page.context.new_cdp_session(page)
    lines.send("Performance.enable")
    lines.send("HeapProfiler.collectGarbage")
    found = {one["name"]: one["value"] for one in lines.send("Performance.getMetrics")["metrics"]}
    return int(found["JSHeapUsedSize"])


class Robot:
    """Answers for the guest of a club at a table, whatever is lit on the page."""

    def __init__(self, club: Club, table: str) -> None:
        self.address = f"{club.host.address}/api/tables/{table}"
        self.headers = {"Authorization": f"Bearer {club.token}"}
        self.rng, self.moves = Random(1), 0

    def play(self) -> None:
        """Until the game is over."""
        while (seen := get(f"{self.address}/view", headers=self.headers).raise_for_status().json())["table"][
            "status"
        ] == "playing":
            asked = seen["asked"]
            if asked:
                move = self.rng.choice(asked["legal"])
                self.moves += self._answer(seen["eyes"], asked["decision"], move)

    def _answer(self, seat: int, decision: int, move: dict[str, str]) -> bool:
        body = {"do": "play", "cid": f"robot-{self.moves}", "seat": seat, "decision": decision, "move": move}
        return post(f"{self.address}/commands", json=body, headers=self.headers).status_code == httpx.codes.OK


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_first_picture_of_a_table_comes_soon(browser: Browser, host: Host, game: str, tell: Tell) -> None:
    club = Club(host, game, GAMES[game], {})
    path = club.sit(choices(club.kind, 1)[0])
    took = []
    for _ in range(LOOKED):
        page = page_of(browser, club, "now")
        page.goto(path)
        took.append(float(page.evaluate(FIRST)))
        page.context.close()
    tell("screens", game, "first picture of a table, middle of five", f"{sorted(took)[LOOKED // 2]:.0f} ms", "1,500 ms")


@pytest.mark.soak
def test_a_page_stays_light_over_a_whole_game_of_through_the_ages(browser: Browser, host: Host, tell: Tell) -> None:
    club = Club(host, "through-the-ages", 2, {})
    path = club.sit(choices(club.kind, 1)[0])
    page = page_of(browser, club, "quick")
    page.goto(path)
    page.locator("#prompt").wait_for()
    robot = Robot(club, path.rsplit("/", 1)[-1])
    robot.play()
    page.locator(".ended").wait_for(state="attached")
    held = heap(page)
    page.context.close()
    tell("screens", "through-the-ages", f"memory after {robot.moves} moves", f"{held / 1e6:.0f} MB", "150 MB")
    assert held < MOST
