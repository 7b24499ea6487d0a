"""Lakes, sea and their shores: fixed once the last map tile lies."""

from saecula.games.tempus.model.kinds import WATER
from saecula.parts.hexes import HexBoard


class Coast:
    """The bodies of water of a map and the land hexes that touch them; body 0 is the sea."""

    def __init__(self, board: HexBoard, terrain: list[int]) -> None:
        water = [t == WATER for t in terrain]
        self.body = [-1] * board.size
        self.shores: list[list[int]] = [[]]
        #: the bodies of water that each land hex touches
        self.touches: list[list[int]] = [[] for _ in range(board.size)]
        for cell in range(board.size):
            if water[cell] and self.body[cell] < 0:
                self._number(board, board.group(cell, water))
        for cell in range(board.size):
            if not water[cell]:
                self._touch(board, cell)

    def _number(self, board: HexBoard, group: list[int]) -> None:
        """Water that reaches the edge of the board is sea, any other a lake (TEM-SET-7, TEM-SET-13)."""
        number = 0
        if not any(board.on_edge(cell) for cell in group):
            number = len(self.shores)
            self.shores.append([])
        for cell in group:
            self.body[cell] = number

    def _touch(self, board: HexBoard, cell: int) -> None:
        """Note the waters beside a land hex; beyond the edge of the board there is sea (TEM-SET-13)."""
        mine = self.touches[cell]
        for side in range(6):
            other = board.near[cell * 6 + side]
            body = 0 if other < 0 else self.body[other]
            if body >= 0 and body not in mine:
                mine.append(body)
                self.shores[body].append(cell)
