"""Where things lie on the board, as pictures need it: corners of hexes, coasts, lakes."""

from math import cos, pi, sin, sqrt

from saecula.games.tempus.game import Tempus
from saecula.games.tempus.model.view import HexView, TempusView
from saecula.parts.hexes import HexBoard

Point = tuple[float, float]


class Layout:
    """The cells of a board, with what a view shows of them."""

    def __init__(self, game: Tempus, view: TempusView, radius: float = 1.0) -> None:
        self.board: HexBoard = game.box.board
        self.radius = radius
        place = {name: cell for cell, name in enumerate(game.names.hexes)}
        self.land: dict[int, HexView] = {place[shown.hex]: shown for shown in view.hexes}
        self.sea = self._sea()

    def _sea(self) -> set[int]:
        """Water that reaches the edge of the board; any other is a lake."""
        water = [cell not in self.land for cell in range(self.board.size)]
        found: set[int] = set()
        for cell in range(self.board.size):
            if water[cell] and self.board.on_edge(cell) and cell not in found:
                found.update(self.board.group(cell, water))
        return found

    def is_lake(self, cell: int) -> bool:
        """Whether a cell is water shut in by land."""
        return cell not in self.land and cell not in self.sea

    def centre(self, cell: int) -> Point:
        """The middle of a hex; odd rows lie half a hex to the right."""
        row, column = divmod(cell, self.board.columns)
        return sqrt(3) * self.radius * (column + row % 2 / 2 + 0.5), self.radius * (1.5 * row + 1)

    def corner(self, cell: int, i: int) -> Point:
        """Corner i of a hex, clockwise from the upper right one; side i lies between corners i and i + 1."""
        x, y = self.centre(cell)
        angle = pi / 3 * i - pi / 6
        return x + self.radius * cos(angle), y + self.radius * sin(angle)

    def size(self) -> Point:
        """Width and height of the whole board."""
        return sqrt(3) * self.radius * (self.board.columns + 0.5), self.radius * (1.5 * self.board.rows + 0.5)

    def shore(self) -> list[tuple[Point, Point]]:
        """Every side where land meets water or the edge of the board."""
        found = []
        for cell in self.land:
            for side in range(6):
                other = self.board.near[cell * 6 + side]
                if other < 0 or other not in self.land:
                    found.append((self.corner(cell, side), self.corner(cell, side + 1)))
        return found

    def frame(self) -> tuple[int, int, int, int]:
        """First and last column and row that hold land, with a rim of water; the whole board if there is no land."""
        if not self.land:
            return 0, self.board.columns - 1, 0, self.board.rows - 1
        columns = [cell % self.board.columns for cell in self.land]
        rows = [cell // self.board.columns for cell in self.land]
        return (
            max(min(columns) - 1, 0),
            min(max(columns) + 1, self.board.columns - 1),
            max(min(rows) - 1, 0),
            min(max(rows) + 1, self.board.rows - 1),
        )
