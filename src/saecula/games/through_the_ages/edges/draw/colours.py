"""Colours in the terminal: groups of cards, seats, tokens, warnings."""

from rich.text import Text

from saecula.games.through_the_ages.edges.draw.lexicon import Lexicon
from saecula.parts.signs import seat_ink

#: Medium tones, legible on a light and on a dark background.
GROUP_COLOURS = {
    "ground": "#a3763a",
    "urban": "#8a8478",
    "unit": "#c2452f",
    "government": "#cf7d0c",
    "special": "#3f83c4",
    "leader": "#3b9a5f",
    "wonder": "#a06cb8",
    "action": "#b39a1c",
    "military": "#c2452f",
}
QUIET = "dim"
WARNING = "bold #c2452f"
BLUE_INK = "bold #3f83c4"
YELLOW_INK = "bold #b39a1c"


def seat_mark(words: Lexicon, seat: int) -> Text:
    """Sign, letter and name of a seat in its colour."""
    return Text(words.player(seat), style=seat_ink(seat))


def seat_letter(words: Lexicon, seat: int) -> Text:
    """Sign and letter of a seat in its colour."""
    return Text(words.player(seat)[:2], style=seat_ink(seat))


def card_name(words: Lexicon, card: str) -> Text:
    """The name of a card in the colour of its group, with its age."""
    colour = GROUP_COLOURS[words.group(card)]
    return Text.assemble((words.card(card), colour), (f" {words.age(card)}", QUIET))
