"""Lakes, the sea and their shores: fixed once the last map tile is laid."""

from typing import Final

from saecula.games.tempus.model.kinds import WATER
from saecula.parts.hexes import HexBoard

#: Body of water 0 is the sea, the others are lakes; land hexes belong to none.
SEA: Final = 0
LAND: Final = -1


class Coast:
    """The bodies of water of a map and the land hexes that touch them; the first is the sea."""

    def __init__(self, board: HexBoard, terrain: list[int]) -> None:
        water = [t == WATER for t in terrain]
        #: the body of water of each hex
        self.body = [LAND] * board.size
        self.shores: list[list[int]] = [[]]
        #: the bodies of water that each land hex touches
        self.touches: list[list[int]] = [[] for _ in range(board.size)]
        #: the land hexes beside each land hex
        self.beside: list[list[int]] = [[] for _ in range(board.size)]
        for cell in range(board.size):
            if water[cell] and self.body[cell] == LAND:
                self._number(board, board.group(cell, water))
        for cell in range(board.size):
            if not water[cell]:
                self._touch(board, cell)
                self._neighbour(board, terrain, cell)

    def _number(self, board: HexBoard, group: list[int]) -> None:
        """Water that reaches the edge of the board is sea, any other a lake (TEM-SET-7, TEM-SET-13)."""
        number = SEA
        if not any(board.on_edge(cell) for cell in group):
            number = len(self.shores)
            self.shores.append([])
        for cell in group:
            self.body[cell] = number

    def _touch(self, board: HexBoard, cell: int) -> None:
        """Note the waters beside a land hex; everything beyond the edge of the board is sea (TEM-SET-13)."""
        mine = self.touches[cell]
        for side in range(6):
            other = board.near[cell * 6 + side]
            body = SEA if other < 0 else self.body[other]
            if body != LAND and body not in mine:
                mine.append(body)
                self.shores[body].append(cell)

    def _neighbour(self, board: HexBoard, terrain: list[int], cell: int) -> None:
        """Note the land beside a land hex."""
        for side in range(6):
            other = board.near[cell * 6 + side]
            if other >= 0 and terrain[other] != WATER:
                self.beside[cell].append(other)
