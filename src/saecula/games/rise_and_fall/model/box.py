"""What is in the box: shapes, tile counts, pieces and points as flat lists, shared by all states."""

from typing import Final

from saecula.games.rise_and_fall.model.kinds import GLACIER, PLAIN
from saecula.parts.hexes import SIDES

Cell = tuple[int, int]
Shape = list[Cell]

#: The six hexes around the middle of a sea tile, clockwise from the east.
AROUND: Final = SIDES


class Box:
    """One component set."""

    def __init__(
        self,
        initial_shape: Shape,
        shapes: list[Shape],
        initial_layout: dict[int, list[Cell]],
        sea_tiles: dict[int, int],
        land_tiles: dict[int, list[int]],
        pieces: list[int],
        bank: dict[int, list[int]],
        development: list[list[int]],
        trophy_points: list[int],
        prices: list[int],
        worlds: dict[int, list[str]],
    ) -> None:
        #: the hexes of an initial sea tile
        self.initial_shape = initial_shape
        #: per number of seats: where the initial tiles lie
        self.initial_layout = initial_layout
        #: per number of seats: how many sea tiles there are, and how many tiles of each land layer (0 is unused)
        self.sea_tiles = sea_tiles
        self.land_tiles = land_tiles
        #: per land layer (0 is unused): the hexes of a tile in each rotation that looks different
        self.turns: list[list[Shape]] = [[]]
        for layer in range(PLAIN, GLACIER + 1):
            self.turns.append(distinct_turns(shapes[layer]))
        #: per kind: pieces that each player has, points by the number of them in the World, points of the trophy
        self.pieces = pieces
        self.development = development
        self.trophy_points = trophy_points
        #: per number of seats: gold, wood and stone in the bank at the start
        self.bank = bank
        #: the price of a declined card by the number of trophies won
        self.prices = prices
        #: per number of seats: the library of ready worlds, as rows of levels
        self.worlds = worlds
        self.ring = ring_of_twelve()
        self.initial_spots = spots_around(initial_shape)
        self.sea_spots = spots_around([(0, 0), *AROUND])

    def visible(self, seats: int) -> list[int]:
        """How many hexes of each terrain are visible once all tiles are laid (RNF-WOR-12)."""
        laid = [len(self.initial_layout[seats]) * len(self.initial_shape) + 7 * self.sea_tiles[seats]]
        for layer in range(PLAIN, GLACIER + 1):
            laid.append(self.land_tiles[seats][layer] * len(self.turns[layer][0]))
        return [here - above for here, above in zip(laid, [*laid[1:], 0])]


def turned(shape: Shape) -> Shape:
    """A shape turned clockwise by a sixth around its first hex."""
    return [(-r, q + r) for q, r in shape]


def moved_home(shape: Shape) -> list[Cell]:
    """The hexes sorted and moved so that the first is at the origin; where a shape lies then makes no difference."""
    ordered = sorted(shape)
    q, r = ordered[0]
    return [(a - q, b - r) for a, b in ordered]


def distinct_turns(shape: Shape) -> list[Shape]:
    """The shape in every rotation that looks different (RNF-WOR-10)."""
    found: list[Shape] = []
    seen: list[list[Cell]] = []
    for _ in range(6):
        if moved_home(shape) not in seen:
            seen.append(moved_home(shape))
            found.append(shape)
        shape = turned(shape)
    return found


def ring_of_twelve() -> list[Cell]:
    """The twelve hexes at distance two, clockwise from the east."""
    found: list[Cell] = []
    for side in range(6):
        q, r = AROUND[side]
        dq, dr = AROUND[(side + 2) % 6]
        found.append((2 * q, 2 * r))
        found.append((2 * q + dq, 2 * r + dr))
    return found


def spots_around(shape: Shape) -> list[Cell]:
    """Where the middle of a sea tile may lie so that it touches a tile without overlapping it, in reading order."""
    flower = [(0, 0), *AROUND]
    found: list[tuple[int, int]] = []
    for r in range(-6, 7):
        for q in range(-6, 7):
            cells = [(q + a, r + b) for a, b in flower]
            if any(cell in shape for cell in cells):
                continue
            if any((a + dq, b + dr) in shape for a, b in cells for dq, dr in AROUND):
                found.append((q, r))
    return found
