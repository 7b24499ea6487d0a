"""The World as a relief: each level a step up, walls in light and shade, hachures along the cliffs, pieces on top."""

from math import sqrt

from saecula.games.rise_and_fall.edges.draw.chart import Chart, Place, half
from saecula.games.rise_and_fall.edges.draw.ink import GROUNDS
from saecula.games.rise_and_fall.edges.draw.pieces import piece
from saecula.games.rise_and_fall.edges.draw.terrain import RADIUS, VARIANTS, corner, hexagon, texture
from saecula.games.rise_and_fall.model.kinds import TERRAINS
from saecula.games.rise_and_fall.model.view import HexView
from saecula.parts.hexes import SIDES
from saecula.parts.ink import ACCENT, INK, PAPER, at, figure, line_through, number, path, tag, words

HALF = RADIUS * sqrt(3) / 2
LIFT = 10.0
#: How many levels below the sea the table lies.
BRIM = 0.8
TOP = LIFT * 4


def definitions() -> str:
    """The faces of the terrains, drawn once and used by every hex."""
    faces = [
        tag(
            "g",
            path(hexagon(), fill=GROUNDS[terrain][0]),
            tag("g", texture(terrain, variant), clip_path="url(#hex)"),
            path(hexagon(), stroke=INK, stroke_width=0.9, stroke_opacity=0.55),
            id=f"{terrain}-{variant}",
        )
        for terrain in TERRAINS
        for variant in range(VARIANTS)
    ]
    return tag("defs", tag("clipPath", path(hexagon(RADIUS - 0.6)), id="hex"), *faces)


class Relief:
    """The World of a chart in a picture."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart

    def size(self) -> tuple[float, float]:
        """Width and height."""
        return self.chart.halves * HALF, TOP + (self.chart.rows - 1) * RADIUS * 1.5 + 2 * RADIUS + LIFT * BRIM

    def centre(self, place: Place) -> tuple[float, float]:
        """The middle of a hex as if it lay at the level of the sea."""
        row = place[1] - self.chart.top
        return (half(place) - self.chart.west + 1) * HALF, TOP + RADIUS * (1.5 * row + 1)

    def top(self, place: Place) -> tuple[float, float]:
        """The middle of the top of a hex, at its level."""
        x, y = self.centre(place)
        return x, y - LIFT * self.level(place)

    def level(self, place: Place) -> float:
        """How high a hex lies; the table lies below the sea."""
        if place in self.chart.land:
            return TERRAINS.index(self.chart.land[place].terrain)
        return 0 if place in self.chart.sea else -BRIM

    def drawn(self) -> str:
        """The whole map, row by row from the back; pieces and numbers last, so that nothing hides them."""
        rows = [place for row in range(self.chart.rows) for place in self.chart.row(row)]
        if self.chart.sea:
            return "".join(map(self.sea_hex, rows)) + self.tile_numbers()
        grounds = "".join(self.ground(place, self.chart.land[place]) for place in rows)
        names = "".join(self.name(place, self.chart.land[place]) for place in rows)
        return grounds + "".join(self.pieces(place, self.chart.land[place]) for place in rows) + names

    # -- the World

    def ground(self, place: Place, shown: HexView) -> str:
        """A hex with its walls and cliffs."""
        variant = (place[0] * 5 + place[1] * 3) % VARIANTS
        face = tag("use", href=f"#{shown.terrain}-{variant}")
        return at(*self.top(place), self.walls(place, shown.terrain), face, self.cliffs(place))

    def fall(self, place: Place, side: int) -> float:
        """How many levels the ground falls across a side; negative where it rises."""
        step = SIDES[side]
        return self.level(place) - self.level((place[0] + step[0], place[1] + step[1]))

    def walls(self, place: Place, terrain: str) -> str:
        """The two walls that face the viewer; the one on the right lies in the shade."""
        found = []
        for side, fill in ((1, GROUNDS[terrain][2]), (2, GROUNDS[terrain][1])):
            down = self.fall(place, side) * LIFT
            if down > 0:
                one, other = corner(side), corner(side + 1)
                points = [one, other, (other[0], other[1] + down), (one[0], one[1] + down)]
                outline = line_through(points, close=True)
                found.append(path(outline, fill=fill, stroke=INK, stroke_width=0.8, stroke_opacity=0.6))
        return "".join(found)

    def cliffs(self, place: Place) -> str:
        """A rim with hachures where land falls by two levels or more to other land."""
        found = []
        for side, (dq, dr) in enumerate(SIDES):
            other = self.chart.land.get((place[0] + dq, place[1] + dr))
            down = self.fall(place, side)
            if other is None or other.terrain == "sea" or down < 2:
                continue
            one, end = corner(side), corner(side + 1)
            found.append(path(line_through([one, end]), stroke=INK, stroke_width=2.4))
            found.append(path(_hachures(side, down), stroke=INK, stroke_width=1.1))
        return "".join(found)

    def name(self, place: Place, shown: HexView) -> str:
        """The number of a hex, legible on any texture."""
        x, y = self.top(place)
        return words(
            shown.hex,
            x,
            y - RADIUS + 15,
            11,
            text_anchor="middle",
            stroke=PAPER,
            stroke_width=3,
            stroke_opacity=0.85,
            paint_order="stroke",
        )

    def pieces(self, place: Place, shown: HexView) -> str:
        """What stands on a hex; a merchant on a town stands before it."""
        x, y = self.top(place)
        if len(shown.pieces) == 2:
            town, merchant = shown.pieces
            return at(x - 8, y - 4, piece(town.piece, town.seat), scale=0.95) + at(
                x + 12, y + 15, piece(merchant.piece, merchant.seat), scale=0.75
            )
        return "".join(at(x, y + 5, piece(one.piece, one.seat), scale=1.1) for one in shown.pieces)

    # -- the sea while it is laid

    def sea_hex(self, place: Place) -> str:
        """A hex of a sea tile, with a line where another tile begins; or a place for the next one."""
        x, y = self.top(place)
        if place in self.chart.spots:
            shown = self.chart.spots[place]
            edge = path(hexagon(RADIUS - 5), fill=PAPER, stroke=ACCENT, stroke_width=2, stroke_dasharray="6 4")
            return at(x, y, edge, figure(f"{shown.tile}/{shown.spot}", 0, 6, 17, ACCENT))
        mine = self.chart.sea[place].tile
        sides = []
        for side, (dq, dr) in enumerate(SIDES):
            other = self.chart.sea.get((place[0] + dq, place[1] + dr))
            if other is None or other.tile != mine:
                sides.append(line_through([corner(side), corner(side + 1)]))
        face = tag("use", href=f"#sea-{(place[0] * 5 + place[1] * 3) % VARIANTS}")
        return at(x, y, self.walls(place, "sea"), face, path("".join(sides), stroke=INK, stroke_width=2.4))

    def tile_numbers(self) -> str:
        """The number of each sea tile, on its middle."""
        middles = [(place, shown.tile) for place, shown in self.chart.sea.items() if shown.middle]
        return "".join(at(*self.top(place), figure(str(tile), 0, 9, 26)) for place, tile in middles)


def _hachures(side: int, down: float) -> str:
    """Short lines down a cliff: along the wall where it can be seen, else out over the lower ground."""
    one, end = corner(side), corner(side + 1)
    away = ((one[0] + end[0]) / 2 / RADIUS * 9, (one[1] + end[1]) / 2 / RADIUS * 9)
    out = (0.0, down * LIFT) if side in (1, 2) else away
    found = []
    for i in range(6):
        share = 0.1 + 0.16 * i
        reach = 0.62 if i % 2 else 0.95
        x, y = one[0] + (end[0] - one[0]) * share, one[1] + (end[1] - one[1]) * share
        found.append(f"M{number(x)} {number(y)}l{number(out[0] * reach)} {number(out[1] * reach)}")
    return "".join(found)
