"""Time of Empires at its screen: against the clock and in turns, by pointer, keys and thumb, seen and heard."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, WebSocket, WebSocketRoute, expect

from ..patience import PATIENCE, until
from .conftest import PHONE, OpenPage
from .driven import Driven
from .empires_kit import CRIED, LISTEN, QUIET, Seats, await_cry, await_gong, turning
from .hands import GONE, Hands
from .table_kit import never_ask_twice
from .test_axe import check

#: Seconds of an age with glasses of 20 seconds, of what comes before its gong, and between two looks of a player.
AGE, BEFORE, LOOK = 360.0, 2.0, 8.0
#: Clicks after which an age will not end any more.
TOO_MANY = 2000
#: What a gong and a cry sound like, in hertz.
GONG, CRY = 110, 430
ACTIONS = "[data-part^='action:'][data-lit]"


@pytest.fixture(scope="module")
def driven(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driven]:
    """A server whose time goes on only when told to."""
    host = Driven(tmp_path_factory.mktemp("driven"))
    host.start()
    yield host
    host.stop()


class Course:
    """The moves that a browser hears of, in the order in which it does.

    A browser whose clock leaps believes that it was asleep and calls again: what is then told twice counts once.
    """

    def __init__(self, page: Page) -> None:
        self.turned: list[tuple[int, int, str]] = []
        self.ends = 0
        self._heard: set[int] = set()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda said: self._hear(json.loads(said)))

    def _hear(self, frame: dict[str, object]) -> None:
        entries = frame.get("entries")
        told = entries if isinstance(entries, list) else []
        fresh = [entry for entry in told if entry["version"] not in self._heard]
        self._heard.update(entry["version"] for entry in fresh)
        for entry in fresh:
            for event in entry["events"]:
                if event["event"] == "GlassTurned":
                    self.turned.append((entry["version"], event["seat"], event["action"]))
                self.ends += event["event"] == "GongRang" and event["last"]


#: Where to click next: an action space or what an action asks for; a glass that is free is chosen by itself.
NEXT = """(lot) => {
    const middle = (part) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        return [left + width / 2, top + height / 2]
    }
    const isFree = (part) => part.contains(document.elementFromPoint(...middle(part)))
    const isMeant = (part) => !/^(glass|limit|found|count)/.test(part.dataset.part)
    const isNumbered = (button) => /^([1-9]|e Enter)$/.test(button.getAttribute('aria-keyshortcuts'))
    const lit = [...document.querySelectorAll('[data-part][data-lit]')].filter(isMeant)
    const buttons = [...document.querySelectorAll('.choices button[aria-keyshortcuts]')].filter(isNumbered)
    const found = (lit.length ? lit : buttons).filter(isFree)
    return found.length ? middle(found[Math.floor(lot * found.length)]) : null
}"""


def act(page: Page, rng: Random) -> None:
    """Turn a free glass on something lit, or answer what is asked."""
    if spot := page.evaluate(NEXT, rng.random()):
        page.mouse.click(*spot)


def drive_to_end(driven: Driven, course: Course) -> None:
    """Let time pass until a browser has been told of the last gong."""

    def is_over() -> bool:
        driven.advance(1.0)
        return course.ends > 0

    until(is_over)


@pytest.mark.slow
def test_two_browsers_and_two_bots_play_a_real_time_age(open_page: OpenPage, driven: Driven) -> None:
    seats = Seats(driven, 4, 2, speed="20")
    pages = [open_page(None, at=driven) for _ in seats.tokens]
    courses = [Course(page) for page in pages]
    for seat, page in enumerate(pages):
        page.add_init_script(QUIET)
        seats.sit(page, seat)
        page.locator("[data-part='glass:1']").wait_for()
    seats.prepare()
    driven.advance(BEFORE)
    rng = Random(1)
    for _ in range(round(AGE / LOOK)):
        for page in pages:
            act(page, rng)
        driven.advance(LOOK)
    for page, course in zip(pages, courses, strict=True):
        drive_to_end(driven, course)
        expect(page.locator(ACTIONS)).to_have_count(0)
        seen = {re.sub(r"\d+", "#", said) for said in page.evaluate("[...watched]")}
        assert "Glass # can be turned" in seen
        assert any("runs for # more seconds" in said for said in seen)
    assert [course.ends for course in courses] == [1, 1]
    # one whose line broke just then is told how the table stands, and not what led there
    until(lambda: any(page.evaluate(CRIED, "Gong: age I is over") for page in pages))
    ran_out = [action for _, seat, action in courses[0].turned if seat == 0]
    assert len(ran_out) > 2, "glasses run out and are turned again"
    assert courses[0].turned == courses[1].turned
    assert {seat for _, seat, _ in courses[0].turned} == {0, 1, 2, 3}


class Held:
    """A line from the server that can be held up: what is said meanwhile arrives when it is let go."""

    def __init__(self, page: Page) -> None:
        self.is_holding = False
        self.kept: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/socket"), self._route)

    def _route(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda said: self.kept.append((line, said)) if self.is_holding else line.send(said))

    def let_go(self) -> None:
        self.is_holding = False
        for line, said in self.kept:
            line.send(said)


def test_a_lost_race_gives_the_glass_back_with_the_reason(open_page: OpenPage, driven: Driven) -> None:
    seats = Seats(driven, 3, 3)
    page = open_page(None, at=driven)
    held = Held(page)
    seats.prepare()
    seats.sit(page, 1)
    space = page.locator("[data-part='action:draw-left']")
    await_gong(driven, page)
    held.is_holding = True
    for seat in (0, 2):
        seats.play(seat, turning("draw-left"))
    space.click()
    expect(page.get_by_label(re.compile("^Glass 1 runs"))).to_be_visible()
    held.let_go()
    refusal = page.locator(".choices").get_by_role("status")
    expect(refusal).to_contain_text("Both spaces of this action are taken")
    expect(refusal).to_contain_text("TOE-RTI-1")
    expect(page.get_by_label("Glass 1 can be turned")).to_be_visible()
    expect(page.locator("[data-part='action:draw-left'][data-lit]")).to_have_count(0)
    expect(space).to_have_accessible_name(re.compile("Anna"))
    page.locator("[data-part='action:ideas']").click()
    expect(page.get_by_label(re.compile("^Glass 1 runs"))).to_be_visible()


def test_a_turn_is_played_by_keys_alone(open_page: OpenPage, driven: Driven) -> None:
    seats = Seats(driven, 2, 2)
    seats.prepare()
    page = open_page(None, at=driven)
    seats.sit(page, 0)
    await_gong(driven, page)
    page.keyboard.press("2")
    page.keyboard.press("4")
    expect(page.get_by_label(re.compile("^Glass 2 runs .* produce bricks"))).to_be_visible()
    page.keyboard.press("v")
    expect(page.locator("#prompt")).to_contain_text("Draw")
    page.keyboard.press("a")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("first pile")).press("Enter")
    expect(page.get_by_label(re.compile("^Glass 1 runs .* draw from the left board"))).to_be_visible()
    expect(page.get_by_text(re.compile("^Hand"))).to_contain_text("5")


def test_on_a_phone_glasses_and_actions_are_in_reach_without_scrolling(open_page: OpenPage, driven: Driven) -> None:
    seats = Seats(driven, 2, 2)
    seats.prepare()
    page = open_page(None, at=driven, viewport=PHONE, has_touch=True, is_mobile=True)
    seats.sit(page, 0)
    await_gong(driven, page)
    assert page.evaluate(
        "document.scrollingElement.scrollHeight <= innerHeight && document.scrollingElement.scrollWidth <= innerWidth"
    )
    for part in (
        "glass:1",
        "glass:2",
        *(f"action:{name}" for name in ("ideas", "build", "wonder-1", "draw-left", "draw-right")),
    ):
        expect(page.locator(f"[data-part='{part}']").first).to_be_in_viewport(ratio=0.97)
    page.locator("[data-part='action:ideas']").tap()
    expect(page.get_by_label(re.compile("^Glass 1 runs"))).to_be_visible()


def test_on_a_phone_a_glass_is_not_spent_for_nothing_and_the_next_one_is_in_sight(
    open_page: OpenPage, driven: Driven
) -> None:
    seats = Seats(driven, 2, 2)
    seats.prepare()
    page = open_page(None, at=driven, viewport=PHONE, has_touch=True, is_mobile=True)
    seats.sit(page, 0)
    await_gong(driven, page)
    page.locator("[data-part='action:discover']").tap()
    page.locator("[data-part^='card:'][data-lit]").first.wait_for()
    page.locator(".own").first.evaluate("(sheet) => sheet.scrollTo(0, sheet.scrollHeight)")
    page.get_by_role("button", name="Done").tap()
    expect(page.get_by_text("No technology is chosen: the discovery would be lost.")).to_be_visible()
    page.get_by_role("alertdialog").get_by_role("button", name="Done").tap()
    page.locator("[data-part='glass:2'][data-lit]").wait_for()
    for part in ("glass:1", "glass:2", "action:ideas"):
        expect(page.locator(f"[data-part='{part}']").first).to_be_in_viewport(ratio=0.97)


def test_in_the_dark_a_chosen_section_can_be_read(open_page: OpenPage, driven: Driven) -> None:
    seats = Seats(driven, 2, 2)
    while (asked := seats.look(0)["asked"]) is None or asked["kind"] != "token":
        for seat in (1, 0):
            question = seats.look(seat)["asked"]
            if question and question["kind"] != "token":
                seats.play(seat)
    page = open_page(None, at=driven, viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    seats.sit(page, 0)
    page.locator("[data-part='section:warehouse'][data-lit]").tap()
    page.get_by_role("alertdialog").wait_for()
    check(page, "a section that is chosen")


def await_note(page: Page, hertz: int) -> None:
    """Until a pitch has begun to sound."""
    page.wait_for_function("(wanted) => heard.some(({ hertz }) => Math.round(hertz) === wanted)", arg=hertz)


def test_the_age_is_heard_once_somebody_has_clicked_and_never_after_leaving(
    open_page: OpenPage, driven: Driven
) -> None:
    seats = Seats(driven, 2, 2, speed="20")
    page = open_page(None, at=driven)
    page.add_init_script(LISTEN)
    seats.sit(page, 0)
    page.locator("[data-part^='space:'][data-lit]").first.wait_for()
    page.wait_for_timeout(500)
    assert page.evaluate("heard.length + studios.length") == 0
    page.get_by_role("button", name="Sound", exact=True).click()
    seats.prepare()
    driven.advance(BEFORE)
    await_cry(page, "Gong")
    await_note(page, GONG)
    page.wait_for_function("() => heard.some(({ ahead }) => ahead > 0.5)")
    page.get_by_role("switch", name=re.compile("^Music")).uncheck()
    driven.advance(AGE / 3)
    await_cry(page, "A baby cries")
    await_note(page, CRY)
    page.get_by_role("link", name="To the lobby").click()
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_function("() => studios.length > 0 && studios.every(({ state }) => state === 'closed')")
    before = page.evaluate("heard.length")
    page.wait_for_timeout(1500)
    assert page.evaluate("heard.length") == before


def test_practice_begins_with_two_clicks_and_says_what_to_do_next(open_page: OpenPage, driven: Driven) -> None:
    page = open_page(None, at=driven)
    driven.go_with(page)
    page.goto("/")
    page.get_by_role("button", name="Time of Empires").click()
    page.get_by_role("button", name=re.compile("^Practise")).click()
    tips = page.get_by_role("complementary", name="Practice")
    expect(tips).to_contain_text("Place your first clan")
    hands = Hands(page, 2)
    while "Turn a glass" not in tips.inner_text():
        seen = hands.look()
        if not seen.can_act:
            driven.advance(0.5)
        elif "Turn a glass" not in seen.prompt:
            hands.act(seen)
        else:
            expect(tips).to_contain_text("Turn a glass")
    assert (
        page.locator("[data-part='action:ideas']").evaluate("(space) => getComputedStyle(space).outlineStyle")
        == "dashed"
    )
    page.locator("[data-part='action:ideas']").click()
    expect(tips).to_contain_text("Your other glass is free")
    tips.get_by_role("button", name="Pause").click()
    expect(page.locator("#prompt")).to_contain_text("paused")
    tips.get_by_role("button", name="Go on").click()


def scoring_shown_again(page: Page) -> Locator:
    """The stage of the last scoring, opened from the log; it can be opened once it has been shown."""
    stage, skip = page.locator(".stage"), page.locator("[data-dock] [data-director]")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(PlaywrightError):  # what was seen a moment ago may have been shown to its end meanwhile
            # what is looked at again holds up what has not been shown yet
            if skip.count() and not stage.count():
                skip.first.click(timeout=GONE)
            # a long turn is folded as soon as the next one has begun
            page.locator(".log details").evaluate_all("(turns) => turns.forEach((turn) => (turn.open = true))")
            for again in reversed(page.locator(".log").get_by_role("button", name="Show this moment again").all()):
                again.click(timeout=GONE)
                while stage.count():
                    if (stage.locator("h2").text_content(timeout=GONE) or "").startswith("Scoring"):
                        return stage
                    stage.get_by_role("button", name="Go on").click(timeout=GONE)
        page.wait_for_timeout(300)
    raise AssertionError("no line of the log has the scoring")


@pytest.mark.slow
def test_a_person_and_a_bot_play_an_initiation_age_by_clicks(open_page: OpenPage) -> None:
    page = open_page(None)
    never_ask_twice(page)
    page.goto("/new/time-of-empires")
    page.get_by_label("Who sits on seat B?").select_option("bot")
    while page.get_by_label(re.compile("Who sits on seat")).count() > 2:
        page.get_by_role("button", name="One fewer seat").click()
    page.get_by_role("radio", name=re.compile("^In turns")).check()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    hands, asked = Hands(page, 4), list[str]()
    scored = page.locator(".log").get_by_text("Age 1 is scored.")
    while not scored.count():
        assert len(asked) < TOO_MANY, f"the age does not end: {hands.look()}"
        # some rounds are played with both hands, the rest in a hurry
        hands.hasty = ("End the turn",) if len(asked) > 40 else ()
        seen = hands.wait_turn()
        asked.append(seen.prompt)
        hands.act(seen)
    assert any("Turn a glass" in prompt for prompt in asked)
    assert any("Lay the bonus token" in prompt for prompt in asked)
    expect(scoring_shown_again(page)).to_contain_text("Building bonus")
    expect(page.locator(".log")).to_contain_text("Round 15")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_axe_finds_nothing_serious_while_glasses_run(
    open_page: OpenPage, driven: Driven, theme: str, screen: str
) -> None:
    seats = Seats(driven, 2, 2)
    seats.prepare()
    size = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if screen == "phone" else {}
    page = open_page(None, at=driven, color_scheme=theme, **size)
    seats.sit(page, 0)
    await_gong(driven, page)
    check(page, "the table with free glasses")
    page.keyboard.press("3")
    expect(page.get_by_label(re.compile("^Glass 1 runs"))).to_be_visible()
    page.get_by_role("button", name="Sound", exact=True).click()
    check(page, "the table with a running glass, and what is heard")
