"""The table in a terminal, within a hundred columns and forty lines: map, era chart, seats, the viewer's cards."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from saecula.games.tempus.edges.draw.board import board
from saecula.games.tempus.edges.draw.eras import TALL, WIDE, Eras
from saecula.games.tempus.edges.draw.layout import Layout
from saecula.games.tempus.edges.draw.panels import SIGNS
from saecula.games.tempus.edges.draw.seats import fight, hand, seats, tile
from saecula.games.tempus.edges.draw.signs import FACES, GAP, LAKE_STYLE, swatch
from saecula.games.tempus.game import Tempus
from saecula.games.tempus.model.view import TempusView
from saecula.parts.signs import flow, joined, side_by_side, unwrapped
from saecula.texts.languages import Texts


def terminal(
    game: Tempus, view: TempusView, texts: Texts, players: Sequence[str] = (), width: int = 80
) -> RenderableType:
    """The table as a viewer may see it."""
    return unwrapped(
        [
            *_map(game, view, texts, width),
            Text(),
            *_seats(game, view, texts, players, width),
            Text(),
            *fight(view, texts, width),
            *hand(view, texts, width),
            *legend(texts, width),
        ]
    )


def _map(game: Tempus, view: TempusView, texts: Texts, width: int) -> list[Text]:
    """Map and chart side by side; if there is no room for that, the rows of the chart that matter, below."""
    drawn = board(Layout(game, view), game.names.hexes, whole=not view.finished)
    eras, across = Eras(game, view, texts), max(line.cell_len for line in drawn) + GAP
    if across + WIDE <= width:
        return side_by_side(drawn, eras.wide(), across)
    if across + TALL <= width:
        return side_by_side(drawn, eras.tall(), across)
    return [*drawn, Text(), *eras.near()]


def _seats(game: Tempus, view: TempusView, texts: Texts, players: Sequence[str], width: int) -> list[Text]:
    """The seats, and beside them the tile that somebody is about to lay."""
    if view.drawn is None:
        return seats(view, texts, players, width)
    drawn = tile(game, view.drawn, texts)
    across = width - max(line.cell_len for line in drawn)
    table = seats(view, texts, players, across - 2 * GAP)
    return side_by_side(table, drawn, min(across, max(line.cell_len for line in table) + 2 * GAP))


def legend(texts: Texts, width: int) -> list[Text]:
    """What letters and signs mean."""
    terrains = [joined(swatch(name), f" {texts.format(f'tempus-terrain-{name}')}") for name in FACES]
    lake = joined(Text("≈≈≈", style=LAKE_STYLE), f" {texts.format('tempus-draw-lake')}")
    city = f"[A3] {texts.format('tempus-draw-city', value=3)}"
    signs = [Text(said, style="dim") for said in (*(f"{sign} {texts.format(key)}" for sign, key in SIGNS), city)]
    return [*flow([*terrains, lake], width), *flow(signs, width)]
