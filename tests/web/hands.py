"""Somebody at a table: sees what is lit and clicks it, by pointer or finger; knows no rule."""

from dataclasses import dataclass
from random import Random

from playwright.sync_api import FloatRect, Locator, Page, TimeoutError

#: What one sees of a table. Only parts whose middle is not covered count: nobody clicks through a panel.
LOOK = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const free = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (element === hit || element.contains(hit));
    };
    const said = (element) => (element.querySelector('.capital') ?? element).innerText.trim();
    const key = (button) => button.getAttribute('aria-keyshortcuts')?.match(/^([1-9]|e)( Enter)?$/)?.[1];
    const keyed = all('.choices button, .part-menu button').filter((button) => !button.disabled && key(button));
    const lit = all('[data-part].lit, [data-part][data-lit]');
    const seen = {
        prompt: document.querySelector('#prompt')?.innerText ?? '',
        mine: document.querySelector('#prompt[data-asked]') !== null,
        over: document.querySelector('.ended') !== null,
        cover: document.querySelector('div.cover > h1') !== null,
        confirm: document.querySelector('.choices [aria-keyshortcuts=Enter]:not(:disabled)')?.innerText ?? '',
        buttons: keyed.map(said),
        keys: keyed.map(key),
        parts: lit.filter(free).map((part) => part.dataset.part),
        chosen: all('[data-part][aria-pressed=true]').map((part) => part.dataset.part),
    };
    const log = all('.log p, .log li').length;
    return { ...seen, sign: JSON.stringify([seen, log, lit.length]) };
}"""
CHANGED = f"(sign) => {{ const seen = ({LOOK})(); return seen.sign !== sign && seen }}"
READY = f"""() => {{
    const seen = ({LOOK})();
    const acts = seen.mine && (seen.confirm || seen.buttons.length || seen.parts.length);
    return (seen.over || seen.cover || acts) && seen;
}}"""
#: How long a thing is looked for that may have gone since it was seen; who looks again finds it if it has not.
GONE = 1500
#: Two taps on one spot within this time are one tap too many: the second answers nothing.
DOUBLE = 600
#: Milliseconds between two looks at a page: looking at every frame would keep a core busy.
POLL = 60


@dataclass(frozen=True, slots=True)
class Sight:
    """What lies before somebody's eyes."""

    prompt: str
    mine: bool
    over: bool
    cover: bool
    confirm: str
    buttons: list[str]
    #: the key of each of these: a digit, or e for the great button
    keys: list[str]
    parts: list[str]
    chosen: list[str]
    sign: str

    @property
    def can_act(self) -> bool:
        """Whether there is anything to click for the game to go on."""
        return self.mine and bool(self.confirm or self.buttons or self.parts)


class Hands:
    """Two hands and no head: clicks something that is lit, confirms what is asked twice."""

    def __init__(self, page: Page, seed: int = 0, hasty: tuple[str, ...] = ()) -> None:
        self.page, self.rng, self.hasty = page, Random(seed), hasty
        self.touch = bool(page.evaluate("matchMedia('(hover: none)').matches"))

    def look(self) -> Sight:
        """What is to be seen now."""
        return Sight(**self.page.evaluate(LOOK))

    def wait_turn(self) -> Sight:
        """Until there is something to click, or the game is over, or the screen is covered."""
        try:
            return Sight(**self.page.wait_for_function(READY, polling=POLL).json_value())
        except TimeoutError:
            raise AssertionError(f"nothing to click: {self.look()}") from None

    def wait_change(self, seen: Sight) -> Sight:
        """Until the page shows anything else."""
        return Sight(**self.page.wait_for_function(CHANGED, arg=seen.sign, polling=POLL).json_value())

    def press(self, what: Locator, patience: float | None = None) -> None:
        """A click, or a tap on a screen for fingers."""
        (what.tap if self.touch else what.click)(timeout=patience)

    def part(self, part: str) -> Locator:
        """A part of the board or of the hand."""
        return self.page.locator(f'[data-part="{part}"]').first

    def at_rest(self, part: str) -> Locator:
        """A part once it stays where it is: maps come closer to what can be chosen, and make room for the dock."""
        found = self.part(part)
        boxes: list[FloatRect | None] = [None, None]
        while boxes[-1] is None or boxes[-1] != boxes[-2]:
            self.page.wait_for_timeout(400)
            boxes.append(found.bounding_box())
        return found

    def button(self, text: str) -> Locator:
        """A choice that stands as a button in the dock, or in the menu of a part."""
        return self.page.locator(".choices button, .part-menu button").filter(has_text=text).first

    def act(self, seen: Sight) -> Sight:
        """Click one thing towards a move, and wait until the page has taken notice."""
        assert seen.can_act, f"nothing to click: {seen}"
        if self.touch and seen.confirm:
            self.page.wait_for_timeout(DOUBLE)
        try:
            self.press(self._what(seen), patience=GONE)
        except TimeoutError:
            # what was just seen may be on its way out: the move is made already
            return self.look()
        return self.wait_change(seen)

    def _what(self, seen: Sight) -> Locator:
        if seen.confirm:
            return self.page.locator(".choices [aria-keyshortcuts=Enter]")
        quick = [text for text in seen.buttons if text in self.hasty]
        if quick and self.rng.random() < 0.8:
            return self.button(quick[0])
        at = self.rng.randrange(len(seen.parts) + len(seen.buttons))
        return self.part(seen.parts[at]) if at < len(seen.parts) else self.button(seen.buttons[at - len(seen.parts)])

    def play(self, decisions: int) -> Sight:
        """Make so many clicks in one's own turns."""
        seen = self.wait_turn()
        while decisions and not seen.over:
            seen = self.act(seen)
            decisions -= 1
            if not seen.can_act:
                seen = self.wait_turn()
        return seen
