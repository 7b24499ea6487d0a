"""A position drawn like a page of an old atlas: the star, the shared boards beside it, the players at the bottom."""

from collections.abc import Sequence

from saecula.games.time_of_empires.edges.draw.chart import Chart, definitions
from saecula.games.time_of_empires.edges.draw.panels import Panels
from saecula.games.time_of_empires.edges.draw.pieces import OUTLINES
from saecula.games.time_of_empires.edges.draw.plan import Said
from saecula.games.time_of_empires.edges.draw.shelf import Shelf, dial
from saecula.games.time_of_empires.game import TimeOfEmpires
from saecula.games.time_of_empires.model.view import EmpiresView
from saecula.parts.ink import FAINT, INK, PAPER, SERIF, at, page, tag, words
from saecula.texts.languages import Texts

WIDTH = 1200.0
MARGIN = 40.0
HEAD = 96.0
SHELF = 470.0


def legend(said: Said) -> str:
    """The shapes of the buildings with their names."""
    found = []
    for i, (name, outline) in enumerate(OUTLINES.items()):
        shape = tag("path", d=outline, fill=PAPER, stroke=INK, stroke_width=1.2)
        found.append(at(i * 138, 0, shape, words(said.say(f"building-{name}"), 16, 6, 13, fill=FAINT)))
    return "".join(found)


def svg(game: TimeOfEmpires, view: EmpiresView, texts: Texts, players: Sequence[str] = ()) -> str:
    """The whole page as SVG text; seats without a player's name show their letter."""
    said = Said(game, view, texts, players)
    chart, panels = Chart(game, view), Panels(said, WIDTH - 2 * MARGIN)
    shelf, shelf_end = Shelf(said, SHELF).drawn()
    room = WIDTH - 3 * MARGIN - SHELF
    body = max(chart.height + 60, shelf_end)
    height = HEAD + body + 34 + panels.height + MARGIN
    title, phase = said.game.meta.title, " · ".join(said.phase())
    parts = [
        definitions(),
        words(title.upper(), MARGIN - 10, 56, 34, font_family=SERIF, letter_spacing=7),
        words(phase, MARGIN - 8, 82, 16, font_family=SERIF, font_style="italic"),
        at(WIDTH - MARGIN - 60, 74, dial(said)),
        at(MARGIN + (room - chart.width) / 2, HEAD + (body - 40 - chart.height) / 2 + 8, chart.drawn()),
        at(MARGIN + 20, HEAD + body + 4, legend(said)),
        at(WIDTH - MARGIN - SHELF, HEAD, shelf),
        at(MARGIN, HEAD + body + 34, panels.drawn()),
    ]
    about = said.say("time-of-empires-draw-description", tiles=len(view.spots), seats=view.seats)
    return page(WIDTH, height, f"{title}: {phase}", about, *parts)
