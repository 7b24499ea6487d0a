"""The hexes of a World in reading order: neighbours, and where tiles fit. It never changes once the sea is laid."""

from saecula.games.rise_and_fall.model.box import Box
from saecula.games.rise_and_fall.model.kinds import GLACIER, PLAIN
from saecula.parts.hexes import SIDES


class Places:
    """All places where one kind of tile fits, each a set of hexes as a bit mask."""

    def __init__(self) -> None:
        self.masks: list[int] = []
        #: hex * 4 + rotation of each place, ascending
        self.codes: list[int] = []
        self.mask_of: dict[int, int] = {}


class Grid:
    """Hexes numbered from 0, row by row from the north, and from west to east in each row."""

    def __init__(self, box: Box, cells: list[tuple[int, int]]) -> None:
        order = sorted([(r, q) for q, r in cells])
        self.size = len(order)
        self.q = [q for _, q in order]
        self.r = [r for r, _ in order]
        self.box = box
        number: dict[tuple[int, int], int] = {}
        for cell in range(self.size):
            number[(self.q[cell], self.r[cell])] = cell
        #: near[hex * 6 + side] is the neighbour on that side, or -1 beyond the edge of the World
        self.near: list[int] = []
        for cell in range(self.size):
            for dq, dr in SIDES:
                self.near.append(number.get((self.q[cell] + dq, self.r[cell] + dr), -1))
        self.layers: list[Places] = [Places()]
        for layer in range(PLAIN, GLACIER + 1):
            self.layers.append(self._places(layer, number))

    def _places(self, layer: int, number: dict[tuple[int, int], int]) -> Places:
        """Every place where a tile of a layer lies wholly on the World."""
        found = Places()
        for cell in range(self.size):
            for turn, shape in enumerate(self.box.turns[layer]):
                mask = 0
                for dq, dr in shape:
                    other = number.get((self.q[cell] + dq, self.r[cell] + dr), -1)
                    if other < 0:
                        mask = 0
                        break
                    mask |= 1 << other
                if mask:
                    found.masks.append(mask)
                    found.codes.append(cell * 4 + turn)
                    found.mask_of[cell * 4 + turn] = mask
        return found

    def side_to(self, start: int, end: int) -> int:
        """The side of `start` on which `end` lies, or -1."""
        for side in range(6):
            if self.near[start * 6 + side] == end:
                return side
        return -1


def cells_of_rows(text: str) -> tuple[list[tuple[int, int]], list[int]]:
    """The hexes of a drawn World, in reading order, and their levels; odd rows lie half a hex to the right."""
    cells: list[tuple[int, int]] = []
    levels: list[int] = []
    for r, row in enumerate(text.strip("\n").split("\n")):
        for column, sign in enumerate(row):
            if sign.isdigit():
                cells.append((column - r // 2, r))
                levels.append(int(sign))
    return cells, levels


def corner_of(q: list[int], r: list[int]) -> tuple[int, int]:
    """The north-west corner (q, r) of a drawing that holds all hexes; its row is even."""
    top = min(r) - min(r) % 2
    return min([a + (b - top) // 2 for a, b in zip(q, r)]), top


def rows_of_cells(grid: Grid, levels: list[int]) -> str:
    """A World drawn in rows; `cells_of_rows` reads it back with its corner at the origin."""
    west, top = corner_of(grid.q, grid.r)
    columns = [grid.q[cell] + (grid.r[cell] - top) // 2 for cell in range(grid.size)]
    rows: list[list[str]] = []
    for cell in range(grid.size):
        while len(rows) <= grid.r[cell] - top:
            rows.append([])
        row = rows[grid.r[cell] - top]
        while len(row) < columns[cell] - west:
            row.append(".")
        row.append(str(levels[cell]))
    return "\n".join("".join(row) or "." for row in rows)
