"""Lessons are played to their end: what one has to do oneself by click, what others do by waiting alone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE, OpenPage

LIT = "[data-part].lit, [data-part][data-lit]"
#: Every lesson: the address, and a name for it.
LESSONS = [
    "tempus/first",
    "rise-and-fall/first",
    "time-of-empires/first",
    "through-the-ages/first",
    "through-the-ages/politics",
]
#: Milliseconds of the page's clock that pass at a time while others move; none of their moves stays longer.
WHILE = 5_000
#: What tells one step of a lesson from the next.
SITUATION = """() => [
    document.querySelector('aside section')?.className,
    document.querySelector('aside section')?.innerText,
    document.querySelectorAll('[aria-pressed=true][data-part]').length,
].join()"""

#: Two pictures later, all that a key has changed is drawn.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
#: Something that is lit lies on the screen, and the coach not on it.
IN_SIGHT = """(lit) => [...document.querySelectorAll(lit)].some((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    const found = document.elementFromPoint(x + width / 2, y + height / 2)
    return found && !found.closest('aside')
})"""


def begin(page: Page, lesson: str) -> Locator:
    """Open a lesson with a clock that goes by itself, and can be hurried; answers the coach."""
    page.clock.install()
    page.goto(f"/learn/{lesson}")
    page.get_by_role("button", name="Begin").wait_for()
    return page.locator("aside section").first


def go_on(page: Page, coach: Locator) -> str:
    """Click what is to be done, or wait while others move; answers which of the two it was."""
    if page.get_by_text("The others play.").count():
        page.clock.run_for(WHILE)
        return "wait"
    before = page.evaluate(SITUATION)
    lit = page.locator(LIT)
    (lit if lit.count() else coach.locator("button.main")).first.click()
    page.wait_for_function(f"(before) => ({SITUATION})() !== before", arg=before)
    return "click"


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_left_running_comes_to_its_end(open_page: OpenPage, lesson: str) -> None:
    page = open_page(None)
    coach = begin(page, lesson)
    over = page.get_by_role("heading", name="The lesson is over: now it is your turn to play")
    done: list[str] = []
    while not over.count():
        done.append(go_on(page, coach))
        assert len(done) < 600, "the lesson never ends"
    expect(over).to_be_visible()
    assert done.count("click") > 20
    assert "wait" in done


def test_a_lesson_leads_to_a_table(open_page: OpenPage) -> None:
    page = open_page(None)
    begin(page, "tempus/first")
    over = page.get_by_role("heading", name="The lesson is over: now it is your turn to play")
    for _ in range(300):
        if over.count():
            break
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(re.compile("/table/"))


def test_lessons_are_chosen_on_the_learn_page(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Through the Ages").click()
    page.get_by_role("link", name=re.compile("Learn in ten minutes")).click()
    page.get_by_role("link", name=re.compile("Politics and armies")).click()
    page.get_by_role("button", name="Begin").wait_for()
    page.go_back()
    page.get_by_role("button", name=re.compile("Practise")).click()
    page.wait_for_url(re.compile("/table/.*practice"))
    expect(page.get_by_role("complementary", name="Practice")).to_be_visible()


@pytest.mark.parametrize("lesson", LESSONS)
def test_on_a_phone_the_coach_covers_nothing_that_it_speaks_of(open_page: OpenPage, lesson: str) -> None:
    page = open_page(None, viewport=PHONE)
    begin(page, lesson)
    seen = 0
    for _ in range(30):
        page.keyboard.press("Enter")
        page.wait_for_function(SETTLED)
        if page.locator("aside section.act").count() and page.locator(LIT).count():
            seen += 1
            page.wait_for_function(IN_SIGHT, arg=LIT)
    assert seen > 5


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "it-IT"])
def test_on_a_phone_the_name_of_a_lesson_is_whole(open_page: OpenPage, language: str) -> None:
    page = open_page("/learn/through-the-ages/first", viewport={"width": 360, "height": 640}, locale=language)
    page.locator("aside section").first.wait_for()
    page.wait_for_function("document.fonts.ready.then(() => true)")
    assert not page.locator("header h1").evaluate("(one) => one.scrollWidth > one.clientWidth")


#: Places of the map under the panel that tells what comes before an age, which lets every click through.
COVERED = """() => {
    const { left, top, width, height } = document.querySelector('.preparation').getBoundingClientRect()
    const shares = Array.from({ length: 21 }, (_, step) => step / 20)
    const at = (x, y) => document.elementFromPoint(left + x * width, top + y * height)
    const found = shares.flatMap((x) => shares.map((y) => at(x, y)))
    return new Set(found.flatMap((part) => part?.closest('[data-part^="space:"]') ?? [])).size
}"""


def test_what_is_said_before_an_age_covers_no_place_of_the_map(open_page: OpenPage) -> None:
    page = open_page(None, viewport={"width": 1280, "height": 720})
    begin(page, "time-of-empires/first")
    page.locator(".preparation").wait_for()
    page.wait_for_function(f"() => ({COVERED})() === 0")
    hand = page.locator(".hand [data-part^='card:']")
    assert hand.count() == 4
    for at in range(4):
        expect(hand.nth(at)).to_be_in_viewport(ratio=0.97)
