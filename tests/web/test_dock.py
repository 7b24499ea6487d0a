"""The dock: every decision of every game is answered in sight; a sample of them here, all of them in `make soak`."""

import os
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from bench.host import Host

from .conftest import OpenPage
from .dock_kit import GAMES, LOOKS, decisions, faults, open_at
from .hands import Hands
from .positions import Club
from .table_kit import new_table, play_now

#: So many pairs of a decision and a screen are looked at for each game in an everyday run.
SAMPLE = 2
#: Always the same pairs, so that a run passes tomorrow which passes today; SAECULA_DOCK_SEED shows others.
SEED = os.environ.get("SAECULA_DOCK_SEED", "dock")


@pytest.mark.parametrize("game", GAMES)
def test_every_button_of_the_dock_is_in_sight_whole_and_uncovered(browser: Browser, host: Host, game: str) -> None:
    club = Club(host, game, *GAMES[game])
    lots = Random(f"{SEED} {game}")
    asked = decisions(club)
    wrong = []
    for position, look in zip(lots.sample(asked, min(SAMPLE, len(asked))), lots.sample(LOOKS, SAMPLE), strict=False):
        page = open_at(browser, club, club.sit(position), look)
        wrong += [f"{position.step} {look}: {fault}" for fault in faults(page, position)]
        page.context.close()
    assert not wrong, f"seed {SEED}: " + "\n".join(wrong)


def test_enter_answers_a_confirmation_and_not_the_disc_that_was_clicked_last(open_page: OpenPage) -> None:
    page = open_page(None)
    page.add_init_script("localStorage.setItem('saecula', JSON.stringify({ confirm: 'always' }))")
    new_table(page, ["me", "bot", "bot"], "Anna")
    hands = Hands(page, 1)
    seen = hands.wait_turn()
    while not {"action:move", "action:idea"} <= {*seen.parts}:
        seen = hands.act(seen)
        seen = seen if seen.can_act else hands.wait_turn()
    move, idea = hands.part("action:move"), hands.part("action:idea")
    idea.click()
    expect(page.locator(".confirm")).to_be_visible()
    move.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("A (Anna) spends an action tile: have an idea")
    expect(page.locator(".confirm")).to_have_count(0)


def test_a_token_is_dragged_to_a_lit_hex_and_the_map_stays_where_it_is(open_page: OpenPage) -> None:
    page = open_page(None)
    new_table(page, ["me", "bot", "bot"], "Anna")
    hands = Hands(page, 1)
    seen = hands.wait_turn()
    while "action:move" not in seen.parts:
        seen = hands.act(seen)
        seen = seen if seen.can_act else hands.wait_turn()
    hands.press(hands.part("action:move"))
    seen = hands.wait_change(seen)
    while not any(part.startswith("hex:") for part in seen.parts):
        seen = hands.wait_change(seen)
    start = next(part for part in seen.parts if part.startswith("hex:"))
    ground = page.locator(".ground svg > g").first.get_attribute("transform")
    box = hands.part(start).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 12, box["y"] + box["height"] / 2 + 4)
    expect(page.locator(".carried")).to_be_visible()
    end = next(part for part in hands.look().parts if part.startswith("hex:") and part != start)
    goal = hands.part(end).bounding_box()
    assert goal is not None
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".log")).to_contain_text("moves")
    expect(page.locator(".carried")).to_have_count(0)
    assert page.locator(".ground svg > g").first.get_attribute("transform") == ground


def test_a_click_on_what_is_not_lit_says_why_beside_it(open_page: OpenPage) -> None:
    page = open_page(None)
    play_now(page)
    hands = Hands(page, 2)
    seen = hands.wait_turn()
    # somebody else's token may stand beside one's own: then a fight can be chosen
    while "action:fight" in seen.parts or not any(part.startswith("action:") for part in seen.parts):
        seen = hands.act(seen)
        seen = seen if seen.can_act else hands.wait_turn()
    page.locator("[data-part='action:fight']").click(force=True)  # it says of itself that it cannot be chosen
    note = page.locator(".part-note")
    expect(note).to_contain_text("TEM-")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
