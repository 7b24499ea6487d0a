"""A position as a page of an old atlas."""

from collections.abc import Sequence

from saecula.games.rise_and_fall.edges.draw.chart import Chart
from saecula.games.rise_and_fall.edges.draw.ink import FAINT, SHEET
from saecula.games.rise_and_fall.edges.draw.panels import SEAT_HEIGHT, SIDE_WIDTH, legend, regions, seats, trophies
from saecula.games.rise_and_fall.edges.draw.relief import Relief, definitions
from saecula.games.rise_and_fall.edges.draw.stage import stage, standing
from saecula.games.rise_and_fall.game import RiseAndFall
from saecula.games.rise_and_fall.model.view import RiseView
from saecula.kernel.record import SEATS
from saecula.parts.ink import ACCENT, INK, SERIF, at, page, tag, words
from saecula.texts.languages import Texts

WIDTH = 1200.0
MARGIN = 30.0
HEAD = 84.0
MAP_WIDTH = WIDTH - 3 * MARGIN - SIDE_WIDTH
#: A map is never drawn taller than the first, nor its sheet shorter than the second.
HIGHEST, LOWEST = 1060.0, 780.0


def world(relief: Relief) -> tuple[str, float]:
    """The map on its sheet, and the height it takes."""
    width, height = relief.size()
    scale = min(1.1, (MAP_WIDTH - 40) / width, HIGHEST / height)
    tall = max(height * scale + 40, LOWEST)
    sheet = tag("rect", x=0, y=0, width=MAP_WIDTH, height=tall, rx=3, fill=SHEET, stroke=INK, stroke_width=0.8)
    inner = tag("rect", x=5, y=5, width=MAP_WIDTH - 10, height=tall - 10, fill="none", stroke=INK, stroke_width=0.6)
    drawn = at((MAP_WIDTH - width * scale) / 2, (tall - height * scale) / 2, relief.drawn(), scale=scale)
    return sheet + inner + drawn, tall


def svg(game: RiseAndFall, view: RiseView, texts: Texts, players: Sequence[str] = ()) -> str:
    """The whole page as an SVG text."""
    say = texts.format
    drawn, tall = world(Relief(Chart(game, view)))
    height = HEAD + tall + 22 + SEAT_HEIGHT + MARGIN
    side = WIDTH - MARGIN - SIDE_WIDTH
    labels = [players[seat] if seat < len(players) else SEATS[seat] for seat in range(view.seats)]
    title, now, more = game.meta.title, stage(view, texts), " ".join(standing(game, view, texts))
    right = WIDTH - MARGIN
    parts = [
        definitions(),
        words(title.upper(), MARGIN, 56, 34, font_family=SERIF, letter_spacing=7),
        words(now, right, 42, 20, font_family=SERIF, font_style="italic", text_anchor="end", fill=ACCENT),
        words(more, right, 64, 13, text_anchor="end", fill=FAINT),
        at(MARGIN, HEAD, drawn),
        at(side, HEAD + 16, trophies(game, view, say)),
        at(side, HEAD + 296, legend(say)),
        at(side, HEAD + 600, regions(view, say, tall - 600)),
        at(MARGIN, HEAD + tall + 22, seats(game, view, say, labels, WIDTH - 2 * MARGIN)),
    ]
    return page(WIDTH, height, title, f"{now}. {more}", *parts)
