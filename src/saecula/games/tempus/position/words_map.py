"""The island of a position: its hexes by terrain, or the map tiles it was built from (TEM-SET)."""

from saecula.games.tempus.model import verbs
from saecula.games.tempus.model.box import Box
from saecula.games.tempus.model.kinds import WATER
from saecula.games.tempus.model.state import TempusState, new_state
from saecula.games.tempus.rules.setting_up import is_free, lay_tile, tile_places, touches_land
from saecula.kernel.codes import pack
from saecula.parts.wording import Numbers, OneOf, wrong

TURNS = Numbers(0, 5)
HEXES_OF_A_TILE = 7


class Island:
    """Reads and writes the map of a position."""

    def __init__(self, box: Box, hexes: OneOf, tiles: OneOf, terrains: OneOf) -> None:
        self.box = box
        self.hexes = hexes
        self.tiles = tiles
        self.terrains = terrains

    def write(self, terrain: list[int]) -> dict[str, str]:
        """The hexes of every terrain."""
        found: dict[str, str] = {}
        for number in range(WATER + 1, len(self.terrains.names)):
            cells = [self.hexes.write(cell) for cell, there in enumerate(terrain) if there == number]
            if cells:
                found[self.terrains.write(number)] = " ".join(cells)
        return found

    def read(self, land: dict[str, str] | None, tiles: list[str] | None, seats: int, is_mapped: bool) -> list[int]:
        """The terrain of every hex; if the position names no land and the map is finished, that of the usual island."""
        if land is not None and tiles is not None:
            raise wrong("map", "either the map tiles or the land, not both")
        if land is not None:
            return self._of_hexes(land)
        if tiles is not None:
            return self._of_tiles(tiles, seats)
        return self._usual(seats) if is_mapped else [WATER] * self.box.board.size

    def placed(self, terrain: list[int], seats: int, is_mapped: bool) -> int:
        """How many map tiles lie: all that this number of players needs, or as many as make up the land."""
        land = sum(1 for there in terrain if there != WATER)
        return self.box.tiles_by_seats[seats] if is_mapped else land // HEXES_OF_A_TILE

    def _of_hexes(self, land: dict[str, str]) -> list[int]:
        found = [WATER] * self.box.board.size
        for name, cells in land.items():
            terrain = self.terrains.read(name, "land")
            for cell in cells.split():
                number = self.hexes.read(cell, f"land.{name}")
                if found[number] not in (WATER, terrain):
                    raise wrong(f"land.{name}", f"{cell} is {self.terrains.write(found[number])} already")
                found[number] = terrain
        return found

    def _of_tiles(self, tiles: list[str], seats: int) -> list[int]:
        """The land of map tiles, each written as tile, hex of its centre and how often it is turned."""
        state = new_state(self.box, seats, {})
        for text in tiles:
            words = text.split()
            if len(words) not in (2, 3):
                raise wrong("map", f"{text!r} is not a map tile, the hex of its centre and how often it is turned")
            tile, centre = self.tiles.read(words[0], "map"), self.hexes.read(words[1], "map")
            self._lay(state, tile, centre, TURNS.read(words[2], "map") if len(words) == 3 else 0, text)
        return state.land.terrain

    def _lay(self, state: TempusState, tile: int, centre: int, turn: int, text: str) -> None:
        course = state.course
        if not course.stack[tile]:
            raise wrong("map", f"{text!r}: there is one map tile {self.tiles.write(tile)} only (TEM-COM-1)")
        if self.box.board.on_edge(centre) or not is_free(state, centre):
            raise wrong("map", f"{text!r} lies on another map tile or not wholly on the board (TEM-SET-4)")
        if course.placed and not touches_land(state, centre):
            raise wrong("map", f"{text!r} touches no map tile before it (TEM-SET-3)")
        course.stack[tile] = 0
        course.drawn = tile
        lay_tile(state, pack(verbs.PLACE_TILE, centre, turn))

    def _usual(self, seats: int) -> list[int]:
        """The last map tiles of the set, unturned, each as near to the middle of the board as it fits."""
        state = new_state(self.box, seats, {})
        for tile in map_stack_order(self.box, -1)[: self.box.tiles_by_seats[seats]]:
            state.course.drawn = tile
            lay_tile(state, pack(verbs.PLACE_TILE, min(tile_places(state), key=self._from_middle)))
        return state.land.terrain

    def _from_middle(self, cell: int) -> int:
        """The number of steps from the middle of the board."""
        board = self.box.board
        q, r = board.axial(cell)
        middle_q, middle_r = board.axial(board.rows // 2 * board.columns + board.columns // 2)
        return max(abs(q - middle_q), abs(r - middle_r), abs(q + r - middle_q - middle_r))


def map_stack_order(box: Box, drawn: int) -> list[int]:
    """The order in which map tiles are assumed to have been laid: the last of the set first."""
    return [tile for tile in reversed(range(len(box.tiles))) if tile != drawn]


def map_stack(
    box: Box, seats: int, placed: int, drawn: int, is_mapped: bool, laid: list[int] | None = None
) -> list[int]:
    """The stack of map tiles: those not laid, not drawn and not left over for lack of a place (TEM-SET-6)."""
    order = map_stack_order(box, drawn)
    if laid is not None:
        order.sort(key=lambda tile: tile not in laid)
    homeless = int(is_mapped and placed < box.tiles_by_seats[seats])
    gone = order[: placed + homeless]
    return [int(tile not in gone and tile != drawn) for tile in range(len(box.tiles))]
