"""The last rounds of Rise & Fall and of Through the Ages with the keyboard alone, up to the end of the game."""

import re

import pytest
from playwright.sync_api import Page, expect

from bench.host import Host

from .conftest import OpenPage
from .hands import Hands, Sight
from .positions import Club, Position, choices
from .test_keyboard import AT_REST, choose_on_board, tab_to

#: The games, what is asked where one sits down, and how many such questions one's seat is asked up to the end.
ENDS = [
    ("rise-and-fall", {"world": "library", "quiet-rounds": "20"}, "CardChoice", 2),
    ("through-the-ages", {"version": "simple"}, "Turn", 4),
]
#: So many moves are chosen on the board before turns are only ended.
CHOSEN = 2
#: Keys after which a game will not end any more.
TOO_MANY = 300


def near_the_end(club: Club, step: str, left: int) -> Position:
    """Where the first seat is asked for one of the last times in a game of chance."""
    asked = [position for position in choices(club.kind, 1) if position.step == step and position.seat == 0]
    n = sorted({position.n for position in asked})[-left]
    return next(position for position in asked if position.n == n)


def press(page: Page, seen: Sight, chooses: bool) -> None:
    """One key towards the end: yes to what is asked twice, something on the board at first, else the great button."""
    if seen.confirm:
        if not page.evaluate(AT_REST):
            tab_to(page, f"^{re.escape(seen.confirm)}$")
        page.keyboard.press("Enter")
    elif seen.parts and (chooses or not seen.buttons):
        choose_on_board(page, seen)
    else:
        page.keyboard.press("e" if "e" in seen.keys else seen.keys[0])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "step", "left"), ENDS)
def test_a_game_is_played_to_its_end_by_keys(
    open_page: OpenPage, host: Host, game: str, options: dict[str, str], step: str, left: int
) -> None:
    page, club = open_page(None), Club(host, game, 2, options)
    club.enter(page)
    page.goto(club.sit(near_the_end(club, step, left)))
    hands, keys = Hands(page), 0
    seen = hands.wait_turn()
    while not seen.over:
        assert keys < TOO_MANY, f"the game does not end: {seen}"
        press(page, seen, keys < CHOSEN)
        keys += 1
        seen = hands.wait_change(seen)
        seen = seen if seen.can_act or seen.over else hands.wait_turn()
    expect(page.get_by_role("region", name="The game is over.")).to_be_visible()
