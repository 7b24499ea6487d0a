"""Somebody watches and sees no hand; somebody comes back from another browser and has his seat."""

import re

from playwright.sync_api import expect

from .conftest import OpenPage
from .hands import Hands
from .table_kit import new_table


def test_a_spectator_sees_the_table_and_no_hand(open_page: OpenPage) -> None:
    anna = open_page(None)
    new_table(anna, ["me", "bot", "bot"], "Anna")
    hands = Hands(anna, 1, ("Have an idea", "End the turn"))
    own = anna.locator(".log li", has_text=re.compile(r"A \(Anna\) draws (?!a card)"))
    while own.count() == 0:
        hands.play(1)
    stranger = open_page(anna.url)
    expect(stranger.get_by_text("You are watching.")).to_be_visible()
    expect(stranger.locator(".log")).to_contain_text("A (Anna) draws a card.")
    assert stranger.locator('[data-part^="card:"]').count() == 0
    assert stranger.locator("[data-lit], .lit").count() == 0
    told = stranger.locator(".log li").all_inner_texts()
    assert not [line for line in told if " draws " in line and not line.endswith("draws a card.")]
    expect(anna.get_by_text("1 spectator")).to_be_visible()


def test_a_personal_link_gives_the_seat_back_in_another_browser(open_page: OpenPage) -> None:
    lost = open_page(None)
    new_table(lost, ["me", "bot", "bot"], "Anna")
    Hands(lost, 1).wait_turn()
    prompt = lost.locator("#prompt").inner_text()
    lost.goto("/settings")
    lost.get_by_role("button", name="Make a new link").click()
    link = lost.get_by_role("textbox", name="Personal link").input_value()
    assert re.search(r"/recover#\S{20,}$", link)
    found = open_page(link)
    found.get_by_role("button", name="It’s me").click()
    found.wait_for_url(re.compile("/mine$"))
    found.get_by_role("link", name=re.compile("Go on|Your turn|Tempus")).first.click()
    seen = Hands(found).wait_turn()
    assert seen.prompt == prompt
    assert seen.can_act
