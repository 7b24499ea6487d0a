"""Tables of Time of Empires for the tests of its screen: set up over REST up to the gong, with a browser for a seat."""

from typing import Any

from playwright.sync_api import Page

from ..patience import get, post
from .driven import Driven

GAME = "time-of-empires"
#: Seconds of game time before the first gong: more than any speed has.
COUNT_IN = 5.0
Move = dict[str, str]

#: Notes what begins to sound, and which audio contexts there are.
LISTEN = """
window.heard = []
window.studios = []
const start = AudioScheduledSourceNode.prototype.start
AudioScheduledSourceNode.prototype.start = function (at) {
    heard.push({ hertz: this.frequency?.value ?? 0, ahead: at - this.context.currentTime })
    return start.call(this, at)
}
const Real = window.AudioContext
window.AudioContext = class extends Real {
    constructor(...given) { super(...given); studios.push(this) }
}
"""
#: A browser in which nothing is to be heard: music in a hurry keeps a machine busy.
QUIET = "localStorage.setItem('saecula', JSON.stringify({ sound: false, music: false, pace: 'now' }))"
#: Keeps what is said of one's own glasses, and what is cried out, be it there for ever so short a time.
WATCH = """
window.watched = new Set()
window.cried = new Set()
new MutationObserver(() => {
    document.querySelectorAll("[data-part^='glass:']").forEach(({ ariaLabel }) => watched.add(ariaLabel))
    document.querySelectorAll('[role=alert]').forEach(({ textContent }) => cried.add(textContent))
}).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-label'] })
"""


class Seats:
    """The people at a table: each has a token, and may act without a screen."""

    def __init__(self, host: Driven, seats: int, people: int, **options: str) -> None:
        self.host = host
        self.tokens = [host.guest(name) for name in ("Anna", "Bruno", "Clara")[:people]]
        self.table = host.open_table(GAME, seats, self.tokens, {"ages": "real-time", "speed": "45", **options})

    def look(self, seat: int) -> dict[str, Any]:
        """The table as a seat sees it."""
        answer = get(
            f"{self.host.address}/api/tables/{self.table}/view?eyes={seat}",
            headers={"Authorization": f"Bearer {self.tokens[seat]}"},
        )
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    def play(self, seat: int, move: Move | None = None) -> None:
        """Make a move, the first that is listed unless one is given."""
        asked = self.look(seat)["asked"]
        answer = post(
            f"{self.host.address}/api/tables/{self.table}/commands",
            json={
                "do": "play",
                "cid": f"{seat}-{asked['decision']}",
                "seat": seat,
                "decision": asked["decision"],
                "move": move or asked["legal"][0],
            },
            headers={"Authorization": f"Bearer {self.tokens[seat]}"},
        )
        answer.raise_for_status()

    def prepare(self) -> None:
        """Answer everything that comes before the age."""
        while (phase := self.look(0)["view"]["phase"]) in ("setup", "preparation"):
            for seat in range(len(self.tokens)):
                if self.look(seat)["asked"] and phase == self.look(seat)["view"]["phase"]:
                    self.play(seat)

    def sit(self, page: Page, seat: int) -> None:
        """Open the table in the browser of somebody who sits there, whose clock goes with that of the server."""
        page.add_init_script(WATCH)
        self.host.go_with(page)
        page.context.add_cookies([{"name": "saecula", "value": self.tokens[seat], "url": self.host.address}])
        page.goto(f"/table/{self.table}")


def turning(action: str, glass: int = 1) -> Move:
    """The move that turns a glass on an action."""
    return {"do": "TurnGlass", "glass": str(glass), "action": action}


def await_gong(host: Driven, page: Page) -> None:
    """Until the age runs and both glasses are free; then time stands still."""
    host.advance(COUNT_IN)
    for number in (1, 2):
        page.locator(f"[data-part='glass:{number}'][data-lit]").wait_for()


CRIED = "(words) => [...cried].some((said) => said.includes(words))"


def await_cry(page: Page, words: str) -> None:
    """Until something was cried out, though nobody may hear it any more."""
    page.wait_for_function(CRIED, arg=words)
