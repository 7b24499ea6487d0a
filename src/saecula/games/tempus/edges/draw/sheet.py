"""The map sheet: sea with wave lines, the island, its hexes, what stands on them, letters and numbers on the rim."""

from math import cos, pi, sin, sqrt

from saecula.games.tempus.edges.draw.ink import LAKE, SEA, SEA_INK
from saecula.games.tempus.edges.draw.layout import Layout
from saecula.games.tempus.edges.draw.pieces import stack, town
from saecula.games.tempus.edges.draw.terrain import face, hexagon
from saecula.games.tempus.model.view import HexView
from saecula.parts.ink import FAINT, INK, PAPER, at, group, line_through, path, tag, words

RADIUS = 34.0


def definitions() -> str:
    """What the sheet refers to: wave lines and ripples, the clip of a hex."""
    waves = tag(
        "pattern",
        path("M0 6 q5.5 -5 11 0 t11 0", stroke=SEA_INK, stroke_width=0.8, opacity=0.55)
        + path("M33 19 q5.5 -5 11 0 t11 0", stroke=SEA_INK, stroke_width=0.8, opacity=0.55),
        id="waves",
        width=66,
        height=27,
        patternUnits="userSpaceOnUse",
    )
    ripples = tag(
        "pattern",
        path("M0 4 q3 -3 6 0 t6 0", stroke="#5d8c9c", stroke_width=0.9),
        id="ripples",
        width=12,
        height=7,
        patternUnits="userSpaceOnUse",
    )
    return tag("defs", waves, ripples, tag("clipPath", hexagon(RADIUS - 0.8), id="hex"))


def _water(layout: Layout) -> str:
    width, height = layout.size()
    sheet = tag("rect", x=0, y=0, width=width, height=height, fill=SEA)
    waves = tag("rect", x=0, y=0, width=width, height=height, fill="url(#waves)")
    return sheet + waves


def _grid(layout: Layout) -> str:
    """The hexes of the sea as hairlines."""
    cells = (cell for cell in range(layout.board.size) if cell not in layout.land)
    lines = " ".join(line_through([layout.corner(cell, i) for i in range(6)], close=True) for cell in cells)
    return path(lines, stroke=SEA_INK, stroke_width=0.6, opacity=0.5)


def _coast(layout: Layout) -> str:
    """Lines along the shore, growing fainter farther out, as engravers drew them."""
    outline = " ".join(line_through([layout.corner(cell, i) for i in range(6)], close=True) for cell in layout.land)
    found = []
    for width, colour in ((34, "#c4d7d4"), (31, SEA), (22, "#b4cccb"), (19.5, SEA), (12, "#9dbcbd"), (9.5, SEA)):
        found.append(path(outline, stroke=colour, stroke_width=width, stroke_linejoin="round"))
    return "".join(found)


def _lakes(layout: Layout) -> str:
    found = []
    for cell in range(layout.board.size):
        if layout.is_lake(cell):
            lake = hexagon(RADIUS + 0.4, fill=LAKE) + hexagon(RADIUS - 5, fill="url(#ripples)")
            found.append(at(*layout.centre(cell), lake))
    return "".join(found)


def _shoreline(layout: Layout) -> str:
    sides = " ".join(line_through([one, other]) for one, other in layout.shore())
    return path(sides, stroke=INK, stroke_width=2.2, stroke_linecap="round")


def _piece(shown: HexView) -> str:
    if shown.owner is None:
        return ""
    return town(shown.owner, shown.city) if shown.city else stack(shown.owner, shown.tokens)


def _island(layout: Layout) -> str:
    lands, borders, names, pieces = [], [], [], []
    for cell, shown in layout.land.items():
        x, y = layout.centre(cell)
        lands.append(at(x, y, face(shown.terrain, cell)))
        borders.append(line_through([layout.corner(cell, i) for i in range(6)], close=True))
        names.append(_name(shown.hex, x, y))
        pieces.append(at(x, y, tag("title", f"{shown.hex} {shown.terrain}"), _piece(shown)))
    hairlines = path(" ".join(borders), stroke=INK, stroke_width=0.7, opacity=0.75)
    return group(*lands) + hairlines + _shoreline(layout) + group(*names) + group(*pieces)


def _name(said: str, x: float, y: float) -> str:
    """The name of a hex, at its upper corner, legible on any texture."""
    return words(
        said,
        x,
        y - RADIUS + 12.5,
        8,
        text_anchor="middle",
        fill=INK,
        stroke=PAPER,
        stroke_width=2.6,
        stroke_opacity=0.8,
        paint_order="stroke",
    )


def _rim(layout: Layout) -> str:
    """A double neatline with the letters of the columns and the numbers of the rows."""
    width, height = layout.size()
    lines = [
        tag("rect", x=0, y=0, width=width, height=height, fill="none", stroke=INK, stroke_width=1.6),
        tag("rect", x=-18, y=-18, width=width + 36, height=height + 36, fill="none", stroke=INK, stroke_width=0.8),
        tag("rect", x=-21, y=-21, width=width + 42, height=height + 42, fill="none", stroke=INK, stroke_width=2.2),
    ]
    marks = []
    for column in range(layout.board.columns):
        x = layout.centre(column)[0] + RADIUS * 0.433
        for y in (-5.5, height + 12.5):
            marks.append(words(chr(65 + column), x, y, 9.5, text_anchor="middle", fill=FAINT))
    for row in range(layout.board.rows):
        y = layout.centre(row * layout.board.columns)[1] + 3.5
        for x in (-9, width + 9):
            marks.append(words(str(row + 1), x, y, 9.5, text_anchor="middle", fill=FAINT))
    return "".join((*lines, *marks))


def tile(faces: list[str]) -> str:
    """Seven hexes: the centre, then the ring clockwise from the east."""
    found = []
    for i, terrain in enumerate(faces):
        angle = pi / 3 * (i - 1)
        reach = 0 if i == 0 else sqrt(3) * RADIUS
        border = hexagon(RADIUS, stroke=INK, stroke_width=1.4)
        found.append(at(reach * cos(angle), reach * sin(angle), face(terrain, i), border))
    return "".join(found)


def sheet(layout: Layout) -> str:
    """The whole map."""
    width, height = layout.size()
    clip = tag("clipPath", tag("rect", x=0, y=0, width=width, height=height), id="sheet")
    water = group(_water(layout), _coast(layout), _grid(layout), clip_path="url(#sheet)")
    return clip + water + _lakes(layout) + _island(layout) + _rim(layout)
