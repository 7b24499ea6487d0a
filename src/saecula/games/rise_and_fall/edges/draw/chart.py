"""Where the hexes of a view lie: the World or, at first, sea tiles and the places for the next one."""

from random import Random

import msgspec

from saecula.games.rise_and_fall.edges.moves import LaySea
from saecula.games.rise_and_fall.game import RiseAndFall
from saecula.games.rise_and_fall.model.box import AROUND
from saecula.games.rise_and_fall.model.view import HexView, RiseView

Place = tuple[int, int]


class SeaHex(msgspec.Struct):
    """A hex of a sea tile, while the sea is being laid: the number of its tile, and whether this is the middle."""

    tile: int
    middle: bool


class Spot(msgspec.Struct):
    """A place for the middle of the next sea tile, by the names that a move gives it."""

    tile: str
    spot: str


class Chart:
    """The hexes of a view by their axial coordinates."""

    def __init__(self, game: RiseAndFall, view: RiseView) -> None:
        self.land: dict[Place, HexView] = {(shown.q, shown.r): shown for shown in view.world.hexes}
        self.sea: dict[Place, SeaHex] = {} if self.land else sea_tiles(game, view)
        self.spots: dict[Place, Spot] = {} if self.land else spots(game, view)
        places = [*self.land, *self.sea, *self.spots] or [(0, 0)]
        self.top = min(r for _, r in places)
        self.rows = max(r for _, r in places) - self.top + 1
        self.west = min(half(place) for place in places)
        #: the width in half hexes
        self.halves = max(half(place) for place in places) - self.west + 2
        self._rows: list[list[Place]] = [[] for _ in range(self.rows)]
        for place in sorted((*self.land, *self.sea, *self.spots)):
            self._rows[place[1] - self.top].append(place)

    def column(self, place: Place, width: int) -> int:
        """The column where a hex begins, if each is this many characters wide."""
        return (half(place) - self.west) * width // 2

    def columns(self, width: int) -> int:
        """How wide the whole chart is, if each hex is this many characters wide."""
        return (self.halves * width + 1) // 2

    def row(self, r: int) -> list[Place]:
        """The hexes of a row, from the west."""
        return self._rows[r]


def half(place: Place) -> int:
    """How far east a hex lies, in half hexes."""
    return 2 * place[0] + place[1]


def tile_origins(game: RiseAndFall, view: RiseView) -> list[Place]:
    """Where each sea tile lies, the initial ones first."""
    return [*game.box.initial_layout[view.seats], *((middle.q, middle.r) for middle in view.world.sea)]


def sea_tiles(game: RiseAndFall, view: RiseView) -> dict[Place, SeaHex]:
    """The hexes of the sea tiles, numbered as moves number them."""
    found: dict[Place, SeaHex] = {}
    initial = len(game.box.initial_layout[view.seats])
    for i, (q, r) in enumerate(tile_origins(game, view)):
        shape = game.box.initial_shape if i < initial else [(0, 0), *AROUND]
        middle = (0, 1) if i < initial else (0, 0)
        for step in shape:
            found[q + step[0], r + step[1]] = SeaHex(i + 1, step == middle)
    return found


def spots(game: RiseAndFall, view: RiseView) -> dict[Place, Spot]:
    """Where the next sea tile may lie; nothing is hidden while the World is made, so the view alone tells."""
    asked = [question.seat for question in view.asked if question.kind == "sea-place"]
    if not asked:
        return {}
    state = game.resample(view, Random(0))
    origins = tile_origins(game, view)
    initial = len(game.box.initial_layout[view.seats])
    found: dict[Place, Spot] = {}
    for code in game.legal(state, asked[0]):
        move = game.book.decode(code)
        assert isinstance(move, LaySea)
        at = int(move.tile) - 1
        around = game.box.initial_spots if at < initial else game.box.sea_spots
        q, r = around[int(move.spot) - 1]
        found[origins[at][0] + q, origins[at][1] + r] = Spot(move.tile, move.spot)
    return found
