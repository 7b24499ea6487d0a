"""A position as a page: the shelf of cards on top, the boards of the civilizations below."""

from collections.abc import Sequence

from saecula.games.through_the_ages.edges.draw.ink import FAINT, fitted
from saecula.games.through_the_ages.edges.draw.lexicon import (
    CULTURE,
    FOOD,
    HAPPY,
    RESOURCE,
    SCIENCE,
    STRENGTH,
    Lexicon,
)
from saecula.games.through_the_ages.edges.draw.middle import telling
from saecula.games.through_the_ages.edges.draw.panel import WIDTH as PANEL_WIDTH
from saecula.games.through_the_ages.edges.draw.panel import Panel
from saecula.games.through_the_ages.edges.draw.shelf import HEIGHT as SHELF_HEIGHT
from saecula.games.through_the_ages.edges.draw.shelf import piles, shelf
from saecula.games.through_the_ages.game import ThroughTheAges
from saecula.games.through_the_ages.model.view import AgesView
from saecula.parts.ink import ACCENT, SERIF, at, page, words
from saecula.texts.languages import Texts

WIDTH = 1200.0
MARGIN = 26.0
SHELF_TOP = 72.0
DESKS_TOP = SHELF_TOP + SHELF_HEIGHT + 40
SIGNS = (
    (CULTURE, "through-the-ages-screen-culture"),
    (SCIENCE, "through-the-ages-screen-science"),
    (STRENGTH, "through-the-ages-screen-strength"),
    (HAPPY, "through-the-ages-draw-happy"),
    (FOOD, "through-the-ages-screen-food"),
    (RESOURCE, "through-the-ages-screen-resources"),
)


def boards(panels: Sequence[Panel]) -> tuple[str, float]:
    """The boards in rows of two, and how high all rows are together."""
    found, top = [], 0.0
    for i in range(0, len(panels), 2):
        pair = panels[i : i + 2]
        height = max(panel.height for panel in pair)
        found += [at(j * (PANEL_WIDTH + 16), top, panel.drawn(height)) for j, panel in enumerate(pair)]
        top += height + 14
    return "".join(found), top


def svg(game: ThroughTheAges, view: AgesView, texts: Texts, players: Sequence[str] = ()) -> str:
    """The whole page as SVG."""
    lexicon = Lexicon(game, texts, players)
    table, title = view.table, game.meta.title
    when = lexicon.say("through-the-ages-screen-say-when", age=table.age, round=table.round)
    if table.last_round is not None:
        when += f" · {lexicon.say('through-the-ages-screen-rail-last', round=table.last_round)}"
    panels = [Panel(lexicon, desk, seat, table.turn == seat) for seat, desk in enumerate(view.desks)]
    drawn, below = boards(panels)
    height = DESKS_TOP + below + 34
    legend = "    ".join(f"{sign} {lexicon.say(key)}" for sign, key in SIGNS)
    inside = WIDTH - 2 * MARGIN
    parts = [
        words(title.upper(), MARGIN, 50, 30, font_family=SERIF, letter_spacing=7),
        words(when, WIDTH - MARGIN, 48, 20, font_family=SERIF, font_style="italic", text_anchor="end"),
        at(MARGIN, SHELF_TOP, shelf(lexicon, table.row)),
        at(MARGIN, SHELF_TOP + SHELF_HEIGHT, piles(lexicon, table, inside)),
        fitted(telling(lexicon, table), MARGIN, DESKS_TOP - 16, 15, inside, fill=ACCENT, font_weight="bold"),
        at(MARGIN, DESKS_TOP, drawn),
        words(legend, MARGIN, height - 22, 13, fill=FAINT),
    ]
    return page(WIDTH, height, f"{title}: {when}", "", *parts)
