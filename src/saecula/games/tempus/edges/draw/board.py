"""The map in the terminal, two lines for each hex: its name and terrain above, what stands there below."""

from collections.abc import Sequence

from rich.text import Text

from saecula.games.tempus.edges.draw.layout import Layout
from saecula.games.tempus.edges.draw.signs import FACES, LAKE_STYLE, SEA_STYLE, style_of
from saecula.games.tempus.model.view import HexView
from saecula.kernel.record import SEATS
from saecula.parts.signs import joined, on_seat

CELL = 5


def board(layout: Layout, names: Sequence[str], whole: bool) -> list[Text]:
    """The lines of the whole map, with the names of sea hexes, or only of the part that holds land."""
    if whole:
        left, right, top, bottom = 0, layout.board.columns - 1, 0, layout.board.rows - 1
    else:
        left, right, top, bottom = layout.frame()
    found = []
    for row in range(top, bottom + 1):
        cells = [row * layout.board.columns + column for column in range(left, right + 1)]
        indent = " " * (CELL // 2) if row % 2 else ""
        found.append(joined(indent, *(_above(layout, cell, names[cell] if whole else "") for cell in cells)))
        found.append(joined(indent, *(_below(layout, cell) for cell in cells)))
    return found


def _above(layout: Layout, cell: int, name: str) -> Text:
    shown = layout.land.get(cell)
    if shown is not None:
        return Text(f"{shown.hex:<3}{FACES[shown.terrain][0]} ", style=style_of(shown.terrain))
    if layout.is_lake(cell):
        return Text(" ≈ ≈ ", style=LAKE_STYLE)
    return Text(f"{name or '~':<{CELL}}", style=SEA_STYLE)


def _below(layout: Layout, cell: int) -> Text:
    shown = layout.land.get(cell)
    if shown is not None:
        return _standing(shown)
    return Text("≈ ≈ ≈", style=LAKE_STYLE) if layout.is_lake(cell) else Text("  ~  ", style=SEA_STYLE)


def _standing(shown: HexView) -> Text:
    pattern, style = FACES[shown.terrain][1], style_of(shown.terrain)
    if shown.owner is None:
        return Text(f" {pattern} {pattern} ", style=style)
    seat = SEATS[shown.owner]
    said = f"[{seat}{shown.city}]" if shown.city else f" {seat}{shown.tokens}"
    return Text.assemble((said, on_seat(shown.owner)), (f"{pattern} "[: CELL - len(said)], style))
