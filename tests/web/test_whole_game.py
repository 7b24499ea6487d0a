"""Two people and two bots play a whole game by clicks, each person in a browser of his own."""

import re
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from ..patience import PATIENCE
from .conftest import OpenPage
from .hands import Hands, Sight
from .table_kit import never_ask_twice, new_table

WINDOW = {"width": 1100, "height": 720}
HASTY = ("Have an idea", "Done", "End the turn")
CARDS_OUTSIDE = "document.querySelectorAll('[data-part^=\"card:\"]:not(.own *)').length"
DRAWN = "[...document.querySelectorAll('.log li')].map((line) => line.innerText).filter((text) => / draws /.test(text))"


def sit_down(anna: Page, bruno: Page) -> None:
    """Anna opens a table, Bruno comes by the link, Anna starts."""
    new_table(anna, ["me", "open", "bot", "bot"], "Anna")
    link = anna.get_by_role("textbox", name="Invite").input_value()
    assert link == anna.url
    bruno.goto(link)
    bruno.get_by_label("Your name").fill("Bruno")
    expect(anna.get_by_role("button", name="Start the game")).to_be_disabled()
    bruno.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_text("Bruno")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()


def talk(anna: Page, bruno: Page) -> None:
    """What one says the other hears."""
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Say something").fill("Buongiorno, Bruno!")
    anna.get_by_role("button", name="Send").click()
    bruno.get_by_role("tab", name=re.compile("Chat")).click()
    expect(bruno.get_by_role("log", name="Chat")).to_contain_text("Buongiorno, Bruno!")
    for page in (anna, bruno):
        page.get_by_role("tab", name="Log").click()


def keep_secrets(own: Page, other: Page) -> None:
    """On one's page lie one's own cards alone, and nothing says what the other has drawn."""
    assert own.evaluate(CARDS_OUTSIDE) == 0
    known = {line for line in other.evaluate(DRAWN) if not line.endswith("draws a card.")}
    assert not known & set(own.evaluate(DRAWN)), "the log tells what only the other may know"


def name_who_acts(acting: str, people: dict[str, Hands]) -> None:
    """Everybody else reads whose turn it is."""
    for name, hands in people.items():
        if name != acting:
            expect(hands.page.locator("#prompt")).to_contain_text(f"Waiting for {acting}")


def undo_once(hands: Hands, before: Sight) -> None:
    """Take the choice of an action back, and stand where one stood."""
    hands.press(hands.part(next(part for part in before.parts if part.startswith("action:"))))
    undo = hands.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(hands.page.locator("#prompt")).to_have_text(before.prompt)
    expect(hands.page.locator(".log .gone").first).to_contain_text("(taken back)")
    hands.wait_turn()


def play_out(people: dict[str, Hands]) -> int:
    """Whoever is asked clicks, until the game is over; each takes a move back once. The number of clicks."""
    clicks, audit, undone = 0, 0, set[str]()
    quiet_since = monotonic()
    one, other = (hands.page for hands in people.values())
    while True:
        seen = {name: hands.look() for name, hands in people.items()}
        if any(sight.over for sight in seen.values()):
            return clicks
        active = [name for name, sight in seen.items() if sight.can_act]
        for name in active:
            if name not in undone and any(part.startswith("action:") for part in seen[name].parts):
                name_who_acts(name, people)
                undo_once(people[name], seen[name])
                undone.add(name)
            else:
                people[name].act(seen[name])
                clicks += 1
        if active:
            quiet_since = monotonic()
        elif monotonic() - quiet_since > PATIENCE:
            pytest.fail(f"nobody has anything to click: {seen}")
        if clicks >= audit:
            audit = clicks + 10
            keep_secrets(one, other)
            keep_secrets(other, one)


def take_record(page: Page, folder: Path) -> None:
    """The record of the game, downloaded, is one that anybody can check."""
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Record (JSON Lines)").click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    command = [sys.executable, "-m", "saecula", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_two_people_and_two_bots_play_a_whole_game_by_clicks(open_page: OpenPage, tmp_path: Path) -> None:
    anna, bruno = open_page(None, viewport=WINDOW), open_page(None, viewport=WINDOW)
    never_ask_twice(bruno)
    sit_down(anna, bruno)
    people = {"Anna": Hands(anna, 1, HASTY), "Bruno": Hands(bruno, 2, HASTY)}
    for page in (anna, bruno):
        expect(page.locator("#prompt")).to_have_text(re.compile("Place your starting tokens|Waiting for"))
    talk(anna, bruno)
    clicks = play_out(people)
    print(f"{clicks} clicks")
    for page in (anna, bruno):
        ended = page.get_by_role("region", name="The game is over.")
        expect(ended.get_by_role("row")).to_have_count(5)
        expect(ended).to_contain_text(re.compile("wins|win"))
    bruno.get_by_role("link", name="Curves and replay").click()
    bruno.wait_for_url(re.compile("/replay/"))
    expect(bruno.get_by_role("heading", level=1).filter(has_text=re.compile("win|won"))).to_be_visible()
    take_record(bruno, tmp_path)
