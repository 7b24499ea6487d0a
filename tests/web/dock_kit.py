"""The dock looked at on many screens: every kind of decision, each size, language and theme."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal

from playwright.sync_api import Browser, Page

from .conftest import PATIENCE
from .positions import Club, Position, choices

SIZES = [(1440, 900), (1280, 720), (1024, 768), (390, 844), (360, 640)]
LANGUAGES = ["en-GB", "fr-FR", "it-IT"]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
#: The games whose decisions are walked through, with the seats and options of their tables.
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "tempus": (3, {}),
    "rise-and-fall": (3, {}),
    "through-the-ages": (3, {}),
    "time-of-empires": (3, {}),
}
#: Below this width a screen is a phone's.
NARROW = 860
#: Confirm everything, so that the confirmation is seen, too.
ALWAYS = "localStorage.setItem('saecula', JSON.stringify({ confirm: 'always', sound: false }))"
#: What is wrong with what one answers by: out of sight, covered, cut, or reached by scrolling sideways only.
FAULTS = """() => {
    const found = [];
    const told = (element) => element.innerText?.trim().slice(0, 40) || element.ariaLabel || element.tagName;
    const places = [...document.querySelectorAll('[data-dock], .part-menu, .part-note')];
    for (const place of places) {
        const all = [place, ...place.querySelectorAll('*')].filter((element) => !element.closest('.spoken'));
        for (const element of all) {
            const isText = element.matches('.list, button, p, li, .capital, select');
            const isWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
            if (isText && isWide) found.push(`cut: ${told(element)}`);
        }
        for (const button of place.querySelectorAll('button, select, a[href]')) {
            button.scrollIntoView({ block: 'nearest' });
            const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
            const isInside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
            if (!isInside) found.push(`outside: ${told(button)} at ${Math.round(left)},${Math.round(top)}`);
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            if (isInside && !button.contains(hit)) found.push(`covered: ${told(button)} by ${hit?.className}`);
            const isFingers = innerWidth < 860 && place.matches('[data-dock]') && !button.closest('.reason, .prompt');
            const least = isFingers ? 44 : 24;
            if (Math.min(width, height) < least - 0.5) found.push(`small: ${told(button)} ${width}x${height}`);
        }
    }
    if (!places.length) found.push('no dock');
    return found;
}"""
#: Where the great button stands, or would.
GREAT = "document.querySelector('.great')?.getBoundingClientRect().toJSON() ?? null"
#: Where the explanation of a question stands.
HELP = "document.querySelector('.prompt .help')?.getBoundingClientRect().toJSON() ?? null"
#: How often a fault is looked at again: about half a minute, and longer where looking takes longer.
TRIES = 80
POPPED = ".beside, .prompt .help, .tip"


@dataclass(frozen=True, slots=True)
class Look:
    """A screen."""

    width: int
    height: int
    language: str

    def __str__(self) -> str:
        return f"{self.width}x{self.height} {self.language}"


LOOKS = [Look(*size, language) for size, language in product(SIZES, LANGUAGES)]


def decisions(club: Club, games: int = 1) -> list[Position]:
    """A position for each kind of decision that came up in some games of chance."""
    found: dict[str, Position] = {}
    for seed in range(1, games + 1):
        for position in choices(club.kind, seed):
            found.setdefault(position.step, position)
    return list(found.values())


def open_at(browser: Browser, club: Club, path: str, look: Look) -> Page:
    """The page of a table on a screen; its context is the caller's to close."""
    held: dict[str, Any] = {"has_touch": True, "is_mobile": True} if look.width < NARROW else {}
    context = browser.new_context(base_url=club.host.address, locale=look.language, reduced_motion="reduce", **held)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(ALWAYS)
    page = context.new_page()
    club.enter(page)
    show(page, look)
    page.goto(path)
    page.locator("#prompt.mine").wait_for()
    return page


def show(page: Page, look: Look) -> None:
    """Give a page the size of another screen."""
    page.set_viewport_size({"width": look.width, "height": look.height})


def settle(page: Page) -> None:
    """Until the dock has seen what is drawn, and everything has been laid out."""
    page.wait_for_timeout(350)
    page.evaluate("document.fonts.ready.then(() => true)")


def resting_place(page: Page) -> Any:
    """Where the great button stands once it has come to rest: after another size it may take a while to get there."""
    place = page.evaluate(GREAT)
    for _ in range(TRIES):
        settle(page)
        before, place = place, page.evaluate(GREAT)
        if place == before:
            break
    return place


def is_left(page: Page) -> bool:
    """Whether something that popped up stays, however long one waits."""
    for _ in range(TRIES):
        if not page.locator(POPPED).count():
            return False
        settle(page)
    return True


def asked_in(page: Page) -> str:
    """The question that the dock asks."""
    return page.locator("#prompt").inner_text()


def faults(page: Page, position: Position) -> Iterator[str]:
    """What is wrong with the dock there: as it stands, with its explanation, with a confirmation, in doubt."""
    before, question = resting_place(page), asked_in(page)
    yield from _found(page, "asked")
    yield from _explained(page)
    yield from _clicked(page, position)
    # where time runs, the question may be another one by now, with another dock
    if page.evaluate(GREAT) != before != resting_place(page) and asked_in(page) == question:
        yield "the great button has moved"
    for key, mode in (("w", "why not"), ("i", "what if")):
        page.keyboard.press(key)
        settle(page)
        yield from _found(page, mode)
        while page.locator(".dock.doubt, .dock.sandbox").count():
            page.keyboard.press("Escape")


def _found(page: Page, when: str) -> list[str]:
    """What is wrong by day or by night, and stays so: on a busy machine things may still be on their way."""
    faults = _at_once(page)
    for _ in range(TRIES):
        if not faults:
            break
        settle(page)
        faults = _at_once(page)
    return [f"{when}: {fault}" for fault in faults]


def _at_once(page: Page) -> list[str]:
    """What is wrong at this moment, in every theme."""
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {fault}" for fault in page.evaluate(FAULTS)]
    return found


def _explained(page: Page) -> Iterator[str]:
    """The explanation of a question is in sight, and goes by Esc and by a press elsewhere."""
    explain = page.locator(".prompt > button")
    if not explain.count():
        return
    question = asked_in(page)
    explain.click()
    for _ in range(TRIES):
        if page.locator(".prompt .help").count():
            break
        settle(page)
    box: dict[str, float] | None = page.evaluate(HELP)
    size = page.viewport_size
    is_out = not box or not size or box["x"] < 0 or box["y"] < 0 or box["x"] + box["width"] > size["width"]
    if is_out and asked_in(page) == question:
        yield f"the explanation is out of sight: {box}"
    page.keyboard.press("Escape")
    if is_left(page):
        yield "the explanation survives Esc"


def _clicked(page: Page, position: Position) -> Iterator[str]:
    """What opens after a click on something that can be chosen, and goes again by Esc."""
    lit = page.locator("[data-part][data-lit], [data-part].lit").first
    line = page.locator("[data-dock] .list button").first
    if lit.count():
        lit.dispatch_event("click")
    elif line.count():
        line.click()
    settle(page)
    yield from _found(page, f"after a click at {position.step}")
    for _ in range(4):
        page.keyboard.press("Escape")
    settle(page)
    if is_left(page):
        yield "something that popped up is left"
