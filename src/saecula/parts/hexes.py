"""Boards of pointy-topped hexes in staggered rows (odd rows half a hex to the right)."""

from typing import Final

#: The six sides, clockwise from the east, as steps in axial coordinates.
SIDES: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SIDE_NAMES: Final = ("E", "SE", "SW", "W", "NW", "NE")


class HexBoard:
    """Neighbours, names and coordinates of the cells of a board; a cell is row * columns + column."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        #: near[cell * 6 + side] is the neighbour on that side, or -1 beyond the edge
        self.near: list[int] = []
        for cell in range(self.size):
            q, r = self.axial(cell)
            for dq, dr in SIDES:
                self.near.append(self.cell(q + dq, r + dr))

    def axial(self, cell: int) -> tuple[int, int]:
        """The axial coordinates of a cell."""
        row = cell // self.columns
        return cell % self.columns - row // 2, row

    def cell(self, q: int, r: int) -> int:
        """The cell at axial coordinates, or -1 beyond the edge."""
        column = q + r // 2
        if 0 <= r < self.rows and 0 <= column < self.columns:
            return r * self.columns + column
        return -1

    def name(self, cell: int) -> str:
        """A letter for the column and a number for the row: A1 is the north-west corner."""
        return f"{chr(65 + cell % self.columns)}{cell // self.columns + 1}"

    def side_to(self, start: int, end: int) -> int:
        """The side of `start` on which `end` lies, or -1."""
        for side in range(6):
            if self.near[start * 6 + side] == end:
                return side
        return -1

    def on_edge(self, cell: int) -> bool:
        """Whether the cell lies on the edge of the board."""
        for side in range(6):
            if self.near[cell * 6 + side] < 0:
                return True
        return False

    def group(self, start: int, members: list[bool]) -> list[int]:
        """The cells connected to `start` through cells marked in `members`, `start` among them."""
        seen = [False] * self.size
        seen[start] = True
        found = [start]
        for cell in found:
            for side in range(6):
                other = self.near[cell * 6 + side]
                if other >= 0 and members[other] and not seen[other]:
                    seen[other] = True
                    found.append(other)
        return found
