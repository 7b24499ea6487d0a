"""Takes pictures of the main screens, desktop and phone, light and dark, and writes them to screenshots/.

    tools/screenshots.py [FOLDER] [--only NAME ...] [--theme dark] [--language fr-FR] [--readme]

First a game among bots is played; the screens show positions in it that somebody plays on from. Then come every kind of
decision and every stage of every game, in the light theme unless one is named. `--only tempus-stage` takes only those
whose names begin like that. With --readme the pictures of the README are written to docs/pictures/, small enough for a
page.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Literal

import httpx
import msgspec
from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.browser import chromium  # noqa: E402
from bench.host import Host  # noqa: E402
from saecula.arena.play import play_game  # noqa: E402
from saecula.games import listed, made_for, make_game  # noqa: E402
from saecula.kernel.record import Record, to_jsonl  # noqa: E402
from saecula.play.replay import Replay  # noqa: E402
from saecula.server.telling.tours import read_record  # noqa: E402
from tools.moments import Nothing, Prepare, pictures  # noqa: E402

Theme = Literal["light", "dark"]
GAME, SEED = "tempus", 1
NAMES = ["Anna", "Bruno", "Clara", "Davide"]
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}
THEMES: tuple[Theme, ...] = ("light", "dark")
LIT = "[data-part][data-lit], [data-part].lit"
#: The pictures of the README: their name, the screen, the theme and what they show.
README = {
    "table": ("desktop", "light", "preview"),
    "dark": ("desktop", "dark", "table"),
    "lobby": ("desktop", "light", "lobby"),
    "result": ("desktop", "light", "result"),
    "phone": ("phone", "light", "preview"),
    **{game: ("desktop", "light", game) for game in listed() if game != GAME},
}
LARGEST = 200_000

Address = str | Callable[[], str]
#: What sets a game's decisions and stages apart from its other screens, in the names of pictures.
PARTS = ("asked", "stage")
#: Keeps a stage on the screen until its picture is taken.
STAYS = "localStorage.setItem('saecula', JSON.stringify({ stay: true, sound: false, music: false }))"


# ---------------------------------------------------------------- positions worth a picture


def played(game: str = GAME, seed: int = SEED) -> Record:
    """A whole game among bots, with the names of people."""
    return told_of_people(play_game(make_game(game), len(NAMES), {}, ["greedy"] * len(NAMES), seed).record())


def told_of_people(record: Record) -> Record:
    """The same game with the names of people."""
    header = msgspec.structs.replace(record.header, players=NAMES[: record.header.seats])
    return Record(header, record.lines, record.ending)


def questions(record: Record) -> dict[str, list[tuple[int, int]]]:
    """For each kind of question: after which lines, and for which seat, it is open with more than two choices."""
    replay = Replay(made_for(record.header), record)
    found: dict[str, list[tuple[int, int]]] = {}
    for _ in record.lines:
        made = replay.step()
        for asked in replay.game.view(replay.state, None).asked:
            if asked.seat in replay.game.to_act(replay.state) and len(replay.game.legal(replay.state, asked.seat)) > 2:
                found.setdefault(asked.kind, []).append((made.n, asked.seat))
    return found


#: Other games are shown by one screen each, from the game of their tour or one among bots: at its most common question
#: halfway through, unless the question and how far into the game to go are given here.
OTHERS = {"rise-and-fall": ("turn", 0.389), "through-the-ages": ("turn", 0.292), "time-of-empires": ("idle", 0.5)}
OF_TOUR = {"rise-and-fall"}


class Club:
    """A host with tables of a game to look at, and the guest who sits at each of them."""

    def __init__(self, host: Host, record: Record, token: str) -> None:
        self.host, self.record, self.token = host, record, token
        self.game = str(self._post("/api/records", {"text": to_jsonl(record)})["id"])
        self.asked = questions(record)

    def _post(self, path: str, body: object) -> dict[str, object]:
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = httpx.post(f"{self.host.address}{path}", json=body, headers=headers, timeout=60)
        answer.raise_for_status()
        found: dict[str, object] = answer.json()
        return found

    def at(self, kind: str, share: float) -> str:
        """A table at a question of this kind, about this far into the game (0 to 1); the guest must answer it."""
        places = self.asked[kind]
        n, seat = min(places, key=lambda place: abs(place[0] - share * len(self.record.lines)))
        seats = [
            {"kind": "me"} if i == seat else {"kind": "bot", "level": "casual"} for i in range(self.record.header.seats)
        ]
        return self._table(seats, start=True, origin={"table": self.game, "n": n})

    def gathering(self) -> str:
        """A table that waits for players."""
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "casual"}]
        return self._table(seats, listed=True)

    def shared_screen(self) -> str:
        """A table with two people at one screen."""
        seats = [{"kind": "me"}, {"kind": "hot", "name": "Bruno"}, {"kind": "bot", "level": "casual"}]
        return self._table(seats, start=True, options={"map": "dealt"})

    def _table(self, seats: list[dict[str, str]], **more: object) -> str:
        return str(self._post("/api/tables", {"game": self.record.header.game, "seats": seats, **more})["id"])


# ---------------------------------------------------------------- the screens


def ready(selector: str) -> Prepare:
    """What waits for an element of the page."""
    return lambda page: page.locator(selector).first.wait_for()


def previewed(page: Page) -> None:
    """Choose a token that may move; a pointer also rests where it may go, so that the preview is seen."""
    lit = page.locator("[data-part^='hex:'][data-lit]")
    lit.first.wait_for()
    by_finger = page.evaluate("matchMedia('(hover: none)').matches")
    choose = Locator.tap if by_finger else Locator.click
    choose(lit.nth(lit.count() // 2))
    page.locator("[data-part^='hex:'][aria-pressed=true]").wait_for()
    if not by_finger:  # a tap would make the move
        lit.nth(lit.count() // 2).hover()
        page.locator(".preview").wait_for()


def hinted(page: Page) -> None:
    """Ask for a hint and look at the first one."""
    page.locator(LIT).first.wait_for()
    page.keyboard.press("h")
    page.locator(".card ol button").first.click()


def is_wanted(name: str, only: list[str]) -> bool:
    """Whether a picture is asked for, by its name or the beginning of it."""
    return not only or any(name == one or name.startswith(f"{one}-") for one in only)


def screens(club: Club, only: list[str]) -> Iterator[tuple[str, Address, Prepare]]:
    """Name, address and what to wait for or do there; other games are played only if they are wanted."""
    yield "lobby", "/", ready("form button.main")
    yield "new-table", f"/new/{GAME}", ready(".end button")
    yield "gathering", f"/table/{club.gathering()}", ready("ol li")
    yield "map-building", f"/table/{club.at('tile-place', 0.02)}", ready(LIT)
    yield "table", f"/table/{club.at('turn', 0.62)}", ready(LIT)
    yield "moving", f"/table/{club.at('moving', 0.62)}", ready(LIT)
    yield "preview", f"/table/{club.at('moving', 0.62)}", previewed
    yield "hint", f"/table/{club.at('turn', 0.62)}", hinted
    yield "fight", f"/table/{club.at('defence-cards', 0.9)}", ready(".duel")
    yield "progress", f"/table/{club.at('progress-cards', 0.8)}", ready(LIT)
    yield "cover", f"/table/{club.shared_screen()}", ready("div.cover")
    yield "result", f"/replay/{club.game}", ready(".board svg")
    yield "replay", f"/replay/{club.game}?at={len(club.record.lines) * 3 // 4}&eyes=0", ready("input[type=range]")
    yield "rules", f"/rules/{GAME}#TEM-FIG-5", ready("li.here")
    yield "learn", f"/learn/{GAME}", ready("aside button.main")
    yield "settings", "/settings", ready("input[type=range]")
    yield "mine", "/mine", ready("h1")
    for game in listed():
        if game != GAME and (not only or game in only):
            record = told_of_people(read_record(game)) if game in OF_TOUR else played(game)
            other = Club(club.host, record, club.token)
            kind, share = OTHERS.get(game, (max(other.asked, key=lambda asked: len(other.asked[asked])), 0.5))
            yield game, f"/table/{other.at(kind, share)}", ready(LIT)
    for game in listed():
        if not only or any(one.startswith(f"{game}-") for one in only):
            yield from pictures(club.host, club.token, game)


# ---------------------------------------------------------------- taking them


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which pictures are to be taken, and how."""

    folder: Path
    only: list[str]
    theme: Theme | None
    language: str

    def takes(self, name: str, theme: Theme) -> bool:
        """Whether a screen is taken in this theme: decisions and stages in the dark one only if it was asked for."""
        return self.theme == theme if self.theme else theme == "light" or not any(f"-{part}-" in name for part in PARTS)


def context_of(browser: Browser, club: Club, screen: str, theme: Theme, language: str) -> BrowserContext:
    """A browser of the guest, with this screen, theme and language."""
    context = browser.new_context(
        base_url=club.host.address, locale=language, color_scheme=theme, reduced_motion="reduce", **SCREENS[screen]
    )
    context.add_cookies([{"name": "saecula", "value": club.token, "url": club.host.address}])
    context.set_default_timeout(30_000)
    context.add_init_script(STAYS)
    return context


def take(page: Page, address: Address, prepare: Prepare, file: Path) -> None:
    """Take one picture, once everything is there; none if there is nothing to see."""
    path = address if isinstance(address, str) else address()
    page.goto(path)
    try:
        prepare(page)
    except Nothing:
        return
    page.wait_for_load_state("networkidle") if "/table/" not in path else None
    page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 250)))")
    page.screenshot(path=file)


def take_all(browser: Browser, club: Club, wanted: Wanted) -> None:
    """Take every screen that is wanted, in every form."""
    shown = [screen for screen in screens(club, wanted.only) if is_wanted(screen[0], wanted.only)]
    for screen, theme in product(SCREENS, THEMES):
        context = context_of(browser, club, screen, theme, wanted.language)
        for name, address, prepare in shown:
            if wanted.takes(name, theme):
                page = context.new_page()
                take(page, address, prepare, wanted.folder / f"{name}-{screen}-{theme}.png")
                page.close()
        context.close()


def shrink(source: Path, target: Path) -> None:
    """Write a picture with so few colours that it is small."""
    from PIL import Image

    picture = Image.open(source).convert("RGB")
    if picture.width > 1440:
        picture = picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.LANCZOS)
    for colours in (256, 192, 128, 96, 64):
        # this method keeps rare colours distinct, such as those of two seats
        small = picture.quantize(colours, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
        small.save(target, optimize=True)
        if target.stat().st_size < LARGEST:
            return
    raise SystemExit(f"{target} stays larger than {LARGEST} bytes")


def main() -> None:
    """Start a host, fill it, and take the pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "screenshots")
    parser.add_argument("--only", nargs="*", default=[], help="names of screens")
    parser.add_argument("--theme", choices=THEMES, help="that theme alone, decisions and stages too")
    parser.add_argument("--language", default="en-GB", help="of the browser")
    parser.add_argument("--readme", action="store_true", help="write docs/pictures/ from what lies in the folder")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        host = Host(f"sqlite:///{place}/club.db", Path(place))
        host.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
            wanted = Wanted(asked.folder, asked.only, asked.theme, asked.language)
            take_all(browser, Club(host, played(), host.guest(NAMES[0])), wanted)
            browser.close()
        finally:
            host.stop()
    if asked.readme:
        for name, (screen, theme, shown) in README.items():
            if asked.only and shown not in asked.only:
                continue
            shrink(asked.folder / f"{shown}-{screen}-{theme}.png", ROOT / f"docs/pictures/{name}.png")
    print(f"{len(list(asked.folder.glob('*.png')))} pictures in {asked.folder}")


if __name__ == "__main__":
    main()
