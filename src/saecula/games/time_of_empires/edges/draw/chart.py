"""The central board drawn like a map in an atlas: triangular tiles in a star, territories around their centres."""

from math import sqrt

from saecula.games.time_of_empires.edges.draw.ink import LAND
from saecula.games.time_of_empires.edges.draw.pieces import building, pawns, slot
from saecula.games.time_of_empires.edges.draw.plan import corners_of
from saecula.games.time_of_empires.game import TimeOfEmpires
from saecula.games.time_of_empires.model.view import EmpiresView, SpaceView
from saecula.kernel.record import SEATS
from saecula.parts.ink import FAINT, INK, PAPER, SEAT_INKS, SHEET, at, figure, line_through, path, tag, words

#: The length of a tile's side.
SIDE = 196.0
Point = tuple[float, float]
#: Where names, clans and buildings stand on the way from a tile's corner (0) to its centre (1).
NAMED, STANDING, BUILT = 0.16, 0.37, 0.63


def definitions() -> str:
    """The SVG patterns of the terrains."""
    field = path("M0 3 H14 M0 10 H14", stroke="#c9ab4e", stroke_width=0.9)
    forest = path("M3 9 Q3 3 6 3 Q9 3 9 9 Z M12 18 Q12 12 15 12 Q18 12 18 18 Z", stroke="#6f8a4c", stroke_width=0.9)
    mountain = path("M1 12 L6 3 L11 12 M6 3 L8 8", stroke="#94836f", stroke_width=0.9)
    textures = (("field", field, 14, 14), ("forest", forest, 20, 20), ("mountain", mountain, 16, 16))
    return tag(
        "defs",
        *(
            tag("pattern", drawn, id=f"toe-{name}", width=wide, height=high, patternUnits="userSpaceOnUse")
            for name, drawn, wide, high in textures
        ),
    )


def between(one: Point, other: Point, part: float) -> Point:
    """The point that lies a given part of the way from one point to another."""
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


class Chart:
    """The star of tiles with everything on it."""

    def __init__(self, game: TimeOfEmpires, view: EmpiresView) -> None:
        layout = game.box.layouts[view.seats]
        corners = corners_of(game)
        self.spots = [game.names.spots[spot] for spot in layout.spots]
        self.capitals = [game.names.spots[spot] for spot in layout.capitals]
        self.spaces = {space.space: space for space in view.spaces}
        self.laid = {shown.spot for shown in view.spots}
        raw = {spot: [(q + r / 2, r * sqrt(3) / 2) for q, r in corners[spot]] for spot in self.spots}
        every = [point for points in raw.values() for point in points]
        left, top = min(x for x, _ in every), min(y for _, y in every)
        self.points = {spot: [((x - left) * SIDE, (y - top) * SIDE) for x, y in raw[spot]] for spot in self.spots}
        self.width = (max(x for x, _ in every) - left) * SIDE
        self.height = (max(y for _, y in every) - top) * SIDE

    def drawn(self) -> str:
        """All tiles, the capital tiles last so that their borders stay on top, then what stands on them."""
        order = sorted(self.spots, key=self.capitals.__contains__)
        return "".join(self.tile(spot) for spot in order) + "".join(self.pieces(spot) for spot in order)

    def centre(self, spot: str) -> Point:
        """The middle of a tile."""
        points = self.points[spot]
        return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3

    def tile(self, spot: str) -> str:
        """The land of a tile; a capital tile is bordered in its owner's colour."""
        points = self.points[spot]
        outline = line_through(points, close=True)
        if spot not in self.laid:
            return path(outline, fill=SHEET, stroke=FAINT, stroke_width=1, stroke_dasharray="4 4")
        found = [self.land(spot, corner) for corner in range(3)]
        edge = SEAT_INKS[self.capitals.index(spot)][0] if spot in self.capitals else INK
        found.append(
            path(outline, stroke=edge, stroke_width=5 if spot in self.capitals else 2, stroke_linejoin="round")
        )
        return "".join(found)

    def land(self, spot: str, corner: int) -> str:
        """The ground of a territory: the kite between a corner of the tile and its middle."""
        points, middle = self.points[spot], self.centre(spot)
        here = points[corner]
        kite = [
            here,
            between(here, points[(corner + 1) % 3], 0.5),
            middle,
            between(here, points[(corner + 2) % 3], 0.5),
        ]
        outline = line_through(kite, close=True)
        terrain = self.spaces[f"{spot}{'abc'[corner]}"].terrain or "field"
        ground = path(outline, fill=LAND[terrain], stroke=INK, stroke_width=0.9)
        return ground + path(outline, fill=f"url(#toe-{terrain})", opacity=0.75)

    def pieces(self, spot: str) -> str:
        """The clans, slots and names on a tile."""
        if spot not in self.laid:
            return ""
        found = [self.city(spot)]
        for corner in range(3):
            found.append(self.territory(spot, corner))
        return "".join(found)

    def city(self, spot: str) -> str:
        """The centre of a tile: its name and the clans in it."""
        space, is_capital = self.spaces[spot], spot in self.capitals
        edge = SEAT_INKS[self.capitals.index(spot)][0] if is_capital else INK
        ring = tag("circle", cx=0, cy=0, r=23, fill=PAPER, stroke=edge, stroke_width=3 if is_capital else 1.4)
        name = f"★ {spot}" if is_capital else spot
        if space.owner is None:
            return at(*self.centre(spot), ring, figure(name, 0, 4.5, 12.5))
        held = at(0, 5, pawns(space.owner, space.clans))
        return at(*self.centre(spot), ring, held, figure(name, 0, -11, 9))

    def territory(self, spot: str, corner: int) -> str:
        """What stands in a territory: clans and buildings, with its name."""
        space = self.spaces[f"{spot}{'abc'[corner]}"]
        here, middle = self.points[spot][corner], self.centre(spot)
        found = [self.name(space, between(here, middle, NAMED))]
        if space.owner is not None:
            found.append(at(*between(here, middle, STANDING), pawns(space.owner, space.clans)))
        row = between(here, middle, BUILT)
        length = sqrt((middle[0] - here[0]) ** 2 + (middle[1] - here[1]) ** 2)
        across = (-(middle[1] - here[1]) / length, (middle[0] - here[0]) / length)
        for i, built in enumerate(space.slots):
            step = (i - (len(space.slots) - 1) / 2) * 21
            place = row[0] + across[0] * step, row[1] + across[1] * step
            drawn = slot(i < space.open) if built is None else building(built.seat, built.building)
            found.append(at(*place, drawn))
        said = f"{space.space} {space.terrain}" + ("" if space.owner is None else f" {SEATS[space.owner]}{space.clans}")
        return tag("g", tag("title", said), *found)

    def name(self, space: SpaceView, place: Point) -> str:
        """The letter of a territory, near the corner of its tile."""
        return words(
            space.space[-1],
            place[0],
            place[1] + 3,
            9.5,
            text_anchor="middle",
            stroke=PAPER,
            stroke_width=2.4,
            stroke_opacity=0.8,
            paint_order="stroke",
        )
