"""The card row as a shelf with three price zones, and the piles beside it."""

from collections import Counter
from collections.abc import Sequence
from textwrap import wrap

from saecula.games.through_the_ages.edges.draw.ink import BANDS, CARD, FAINT, WOOD, box, fitted
from saecula.games.through_the_ages.edges.draw.lexicon import Lexicon
from saecula.games.through_the_ages.edges.screen.shapes import EventView, PlaceView, TableView
from saecula.parts.ink import BRASS, INK, SERIF, at, tag, words

CARD_WIDTH = 84.0
CARD_HEIGHT = 108.0
STEP = 88.5
HEIGHT = 156.0


def shelf(lexicon: Lexicon, places: Sequence[PlaceView]) -> str:
    """The places of the row on a plank, with the price of each below it in brass."""
    plank = box(-8, CARD_HEIGHT + 2, STEP * len(places) + 10, 26, fill=WOOD, stroke="#5a3c20", rx=1)
    return plank + "".join(at(i * STEP, 0, _place(lexicon, place)) for i, place in enumerate(places))


def _place(lexicon: Lexicon, place: PlaceView) -> str:
    if place.card is None or place.cost is None:
        return box(0, 0, CARD_WIDTH, CARD_HEIGHT, fill="none", stroke=FAINT, stroke_dasharray="3 3")
    left = CARD_WIDTH / 2 - (place.cost - 1) * 7
    coins = "".join(
        tag("circle", cx=left + i * 14, cy=CARD_HEIGHT + 15, r=5.5, fill=BRASS, stroke="#4a3410")
        for i in range(place.cost)
    )
    return _card(lexicon, place.card) + coins


def _card(lexicon: Lexicon, card: str) -> str:
    age = {"font_family": SERIF, "font_weight": "bold", "fill": "#fff", "text_anchor": "end"}
    return "".join(
        [
            box(0, 0, CARD_WIDTH, CARD_HEIGHT, fill=CARD),
            box(0, 0, CARD_WIDTH, 22, fill=BANDS[lexicon.group(card)], stroke=INK),
            fitted(lexicon.kind(card), 5, 15, 11, CARD_WIDTH - 30, fill="#fff"),
            words(lexicon.age(card), CARD_WIDTH - 5, 15.5, 12, **age),
            *_name(lexicon.card(card)),
            *_figures(lexicon.figures(card)),
        ]
    )


def _name(name: str) -> list[str]:
    """The name of a card, on as many lines as it needs."""
    look = {"font_family": SERIF, "text_anchor": "middle"}
    lines = wrap(name, 13, break_long_words=False)
    return [fitted(line, CARD_WIDTH / 2, 42 + i * 14.5, 13, CARD_WIDTH - 8, **look) for i, line in enumerate(lines)]


def _figures(figures: str) -> list[str]:
    """The figures of a card, at its foot."""
    parts = figures.split(" ") if figures else []
    top = CARD_HEIGHT - 8 - (len(parts) - 1) * 13
    return [
        fitted(part, CARD_WIDTH / 2, top + i * 13, 11.5, CARD_WIDTH - 6, text_anchor="middle")
        for i, part in enumerate(parts)
    ]


def piles(lexicon: Lexicon, table: TableView, width: float) -> str:
    """Decks and event piles in one line."""
    say = lexicon.say
    parts = [
        f"{say('through-the-ages-screen-civil-deck')} {table.civil_left}",
        f"{say('through-the-ages-screen-military-deck')} {table.military_left}",
        f"{say('through-the-ages-screen-rail-current', cards=len(table.current))}{_ages(table.current)}",
        f"{say('through-the-ages-screen-rail-future', cards=len(table.future))}{_ages(table.future)}",
    ]
    if table.past:
        last = lexicon.aged(table.past[-1])
        parts.append(f"{say('through-the-ages-screen-rail-past', cards=len(table.past))} {last}")
    if table.bonus:
        cards = ", ".join(lexicon.card(card) for card in table.bonus)
        parts.append(f"{say('through-the-ages-screen-rail-bonus', cards=len(table.bonus))} {cards}")
    return fitted("   ·   ".join(parts), 0, 0, 13, width, fill=FAINT)


def _ages(cards: Sequence[EventView]) -> str:
    ages = Counter(card.age for card in cards)
    return f" ({' '.join(f'{age}×{count}' for age, count in ages.items())})" if ages else ""
