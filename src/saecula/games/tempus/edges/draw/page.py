"""A position as a page of an old atlas."""

from collections.abc import Sequence

from saecula.games.tempus.edges.draw.layout import Layout
from saecula.games.tempus.edges.draw.panels import CHART_WIDTH, Say, era_chart, legend, seats
from saecula.games.tempus.edges.draw.sheet import RADIUS, definitions, sheet, tile
from saecula.games.tempus.game import Tempus
from saecula.games.tempus.model.kinds import TERRAINS
from saecula.games.tempus.model.view import TempusView
from saecula.parts.ink import FAINT, SERIF, at, page, words
from saecula.texts.languages import Texts

MARGIN = 44.0
HEAD = 78.0
SEATS_HEIGHT = 118.0


def when(game: Tempus, view: TempusView, say: Say) -> str:
    """Which era it is, in words."""
    if not view.finished or (view.eras == 0 and view.round == 0):
        return say("tempus-draw-setup")
    if game.names.eras[game.box.flight] in view.era:
        return say("tempus-draw-over")
    return say("tempus-draw-era", era=view.eras + 1)


def drawn_tile(game: Tempus, name: str, say: Say) -> str:
    """The map tile that somebody is about to lay, unturned, beside the title."""
    faces = [TERRAINS[face] for face in game.box.tiles[game.names.tiles.index(name)]]
    said = words(say("tempus-draw-drawn", tile=name), 46, 5, 14, fill=FAINT)
    return at(MARGIN + 330, 40, at(0, 0, tile(faces), scale=0.36), said)


def svg(game: Tempus, view: TempusView, texts: Texts, players: Sequence[str] = ()) -> str:
    """The whole page as an SVG text."""
    say = texts.format
    layout = Layout(game, view, RADIUS)
    map_width, map_height = layout.size()
    side = MARGIN + map_width + 52
    chart_height = 18 + 46.0 * len(game.names.eras)
    body = max(map_height, chart_height + 24 + 122)
    width = side + CHART_WIDTH + MARGIN - 14
    height = HEAD + body + 46 + SEATS_HEIGHT + 22
    labels = [players[seat] if seat < len(players) else f"{say('tempus-draw-seat')}" for seat in range(view.seats)]
    title, era = say("tempus-draw-title"), when(game, view, say)
    parts = [
        definitions(),
        words(title.upper(), MARGIN - 22, 50, 34, font_family=SERIF, letter_spacing=9),
        words(
            when(game, view, say), side + CHART_WIDTH, 48, 20, font_family=SERIF, font_style="italic", text_anchor="end"
        ),
        at(MARGIN, HEAD + 16, sheet(layout)),
        at(side, HEAD + 12, era_chart(game, view, say)),
        at(side, HEAD + 12 + chart_height + 26, legend(say)),
        at(MARGIN - 22, HEAD + body + 46, seats(game, view, say, labels, side + CHART_WIDTH - MARGIN + 34)),
    ]
    if view.drawn is not None:
        parts.append(drawn_tile(game, view.drawn, say))
    about = say("tempus-draw-description", hexes=len(view.hexes), seats=view.seats)
    return page(width, height, f"{title}: {era}", about, *parts)
