"""Component sets: read from a TOML file, checked, and laid out flat for the rules."""

import msgspec

from saecula.games.rise_and_fall.edges.notation import MOST_HEXES
from saecula.games.rise_and_fall.model.box import AROUND, Box, moved_home
from saecula.games.rise_and_fall.model.grid import cells_of_rows
from saecula.games.rise_and_fall.model.kinds import MOST_RESOURCES, PIECES, TERRAINS
from saecula.parts.components import ComponentFile, ComponentFiles

SEATS = ("2", "3", "4")
TROPHIES = 6
LAYERS = TERRAINS[1:]
Cells = list[tuple[int, int]]


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """The hexes of a kind of tile, in axial coordinates."""

    hexes: Cells
    reconstructed: bool = False
    note: str = ""


class Layout(msgspec.Struct, forbid_unknown_fields=True):
    """Where the initial sea tiles lie with this number of players."""

    seats: int
    tiles: Cells
    reconstructed: bool = False
    note: str = ""


class TileCounts(msgspec.Struct, forbid_unknown_fields=True):
    """How many tiles of each terrain are laid with this number of players (RNF-COM-5)."""

    seats: int
    sea: int
    plain: int
    forest: int
    mountain: int
    glacier: int
    reconstructed: bool = False


class PieceRow(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of piece: how many each player has, points by number, the trophy (RNF-COM-1, RNF-COM-7, RNF-COM-8)."""

    id: str
    count: int
    development: list[int]
    trophy: int
    reconstructed: bool = False
    note: str = ""


class Bank(msgspec.Struct, forbid_unknown_fields=True):
    """Gold by number of players, wood and stone (RNF-COM-2, RNF-COM-6)."""

    gold: dict[str, int]
    wood: int
    stone: int
    reconstructed: bool = False
    note: str = ""


class Prices(msgspec.Struct, forbid_unknown_fields=True):
    """The price of buying a declined card back after one, two, ... trophies (RNF-D-1)."""

    after: list[int]
    reconstructed: bool = False
    note: str = ""


class ReadyWorld(msgspec.Struct, forbid_unknown_fields=True):
    """A World of the library: rows of levels, odd rows half a hex to the right."""

    seats: int
    rows: str


class ComponentSet(ComponentFile, forbid_unknown_fields=True):
    """A whole component file."""

    shapes: dict[str, Shape]
    layouts: list[Layout]
    tiles: list[TileCounts]
    pieces: list[PieceRow]
    bank: Bank
    prices: Prices
    worlds: list[ReadyWorld]
    note: str = ""


def _check_shapes(found: ComponentSet) -> str:
    if set(found.shapes) != {"initial", *TERRAINS}:
        return f"shapes: there must be initial, {', '.join(TERRAINS)}, and no others"
    for name, shape in found.shapes.items():
        if not 1 <= len(shape.hexes) <= 12 or len(set(shape.hexes)) < len(shape.hexes) or shape.hexes[0] != (0, 0):
            return f"shapes: {name}: 1 to 12 hexes, each once, the first at 0,0"
    flower: Cells = [(0, 0), *AROUND]
    if moved_home(found.shapes["sea"].hexes) != moved_home(flower):
        return "shapes: sea: one hex with six around it (RNF-COM-5)"
    return ""


def _check_tiles(found: ComponentSet) -> str:
    if sorted(str(layout.seats) for layout in found.layouts) != list(SEATS):
        return "layouts: one for 2, one for 3 and one for 4 players (RNF-WOR-1)"
    if sorted(str(counts.seats) for counts in found.tiles) != list(SEATS):
        return "tiles: one row for 2, one for 3 and one for 4 players (RNF-COM-5)"
    shape = found.shapes["initial"].hexes
    for layout in found.layouts:
        hexes = [(q + dq, r + dr) for q, r in layout.tiles for dq, dr in shape]
        if len(set(hexes)) < len(hexes) or not layout.tiles:
            return f"layouts: with {layout.seats} players two initial tiles overlap"
    box = _empty_box(found)
    for counts in found.tiles:
        laid = [counts.sea, *(getattr(counts, layer) for layer in LAYERS)]
        visible = box.visible(counts.seats)
        if min(laid) < 1 or min(visible) < 1 or sum(visible) > MOST_HEXES:
            return f"tiles: with {counts.seats} players the terrains do not fit on top of each other (RNF-WOR-12)"
    return ""


def _check_pieces(found: ComponentSet) -> str:
    if [row.id for row in found.pieces] != list(PIECES):
        return f"pieces: the six kinds are, in this order, {', '.join(PIECES)} (RNF-COM-1)"
    for row in found.pieces:
        if not 1 <= row.count <= 20 or len(row.development) != row.count or row.trophy < 0:
            return f"pieces: {row.id}: 1 to 20 pieces, points for each number of them, points of the trophy"
    return ""


def _check_bank(found: ComponentSet) -> str:
    bank = found.bank
    if set(bank.gold) != set(SEATS) or not all(1 <= gold <= 9999 for gold in bank.gold.values()):
        return "bank: gold for 2, 3 and 4 players, 1 to 9999 (RNF-COM-6)"
    if min(bank.wood, bank.stone) < 4 * MOST_RESOURCES:
        return "bank: enough wood and stone for four full treasuries (RNF-B-5)"
    if len(found.prices.after) != TROPHIES or min(found.prices.after) < 1 or max(found.prices.after) > 999:
        return "prices: one for each number of trophies from one to six (RNF-D-1)"
    return ""


def _check_worlds(found: ComponentSet) -> str:
    box = _empty_box(found)
    for seats in SEATS:
        if not any(str(world.seats) == seats for world in found.worlds):
            return f"worlds: there is none for {seats} players"
    for number, world in enumerate(found.worlds, 1):
        if str(world.seats) not in SEATS:
            return f"worlds: number {number} is for {world.seats} players"
        levels = cells_of_rows(world.rows)[1]
        if [levels.count(level) for level in range(len(TERRAINS))] != box.visible(world.seats):
            return f"worlds: number {number} does not show as many hexes of each terrain as the tiles give (RNF-WOR-12)"
    return ""


CHECKS = (_check_shapes, _check_tiles, _check_pieces, _check_bank, _check_worlds)
FILES = ComponentFiles("saecula.games.rise_and_fall", ComponentSet, CHECKS, ("reconstructed",))


def lay_out(found: ComponentSet) -> Box:
    """The set in the form that the rules use."""
    box = _empty_box(found)
    for world in found.worlds:
        box.worlds[world.seats].append(world.rows)
    return box


def _empty_box(found: ComponentSet) -> Box:
    """The set without its library of Worlds."""
    return Box(
        found.shapes["initial"].hexes,
        [found.shapes[terrain].hexes for terrain in TERRAINS],
        {layout.seats: layout.tiles for layout in found.layouts},
        {counts.seats: counts.sea for counts in found.tiles},
        {c.seats: [0, c.plain, c.forest, c.mountain, c.glacier] for c in found.tiles},
        [row.count for row in found.pieces],
        {int(seats): [found.bank.gold[seats], found.bank.wood, found.bank.stone] for seats in SEATS},
        [[0, *row.development] for row in found.pieces],
        [row.trophy for row in found.pieces],
        [0, *found.prices.after],
        {int(seats): [] for seats in SEATS},
    )
