"""The finished World: regions, cliffs, coasts and paths. It is worked out once and shared by all states of a game."""

from typing import Final

from saecula.games.rise_and_fall.model.grid import Grid
from saecula.games.rise_and_fall.model.kinds import GLACIER, MOUNTAIN, SEA

#: Points that a region is worth for each of its hexes (RNF-SCO-4).
WORTH: Final = [
    2,  # sea
    1,  # plain
    3,  # forest
    4,  # mountain
    4,  # glacier
]
#: How many hexes a merchant may go (RNF-MER-1).
MERCHANT_REACH: Final = 4


class Land:
    """Everything that follows from the levels of the hexes."""

    def __init__(self, grid: Grid, level: list[int]) -> None:
        self.grid = grid
        self.level = level
        self.size = grid.size
        self.near = grid.near
        #: per hex: its region; per region: its hexes, its terrain (glacier counts as mountain), its points
        self.region = [-1] * grid.size
        self.cells: list[list[int]] = []
        self.terrain: list[int] = []
        self.worth: list[int] = []
        #: per region: the land hexes on its coast; only sea regions have any
        self.shore: list[list[int]] = []
        for cell in range(grid.size):
            if self.region[cell] < 0:
                self._found_region(cell)
        #: per hex: neighbours on plain, forest or mountain without a cliff between (RNF-NOM-1, RNF-TOW-1)
        self.steps: list[list[int]] = [self._steps_from(cell) for cell in range(grid.size)]
        #: per hex: where a merchant may go, whatever stands in the way (RNF-MER-1); worked out when first asked for
        self.reach: list[list[int]] = [[] for _ in range(grid.size)]

    def _found_region(self, start: int) -> None:
        """Number the region that a hex belongs to, and find its hexes and its shore."""
        kind = min(self.level[start], MOUNTAIN)
        number = len(self.cells)
        self.region[start] = number
        group = [start]
        shore: list[int] = []
        for cell in group:
            for side in range(6):
                other = self.near[cell * 6 + side]
                if other < 0:
                    continue
                if min(self.level[other], MOUNTAIN) != kind:
                    if kind == SEA and other not in shore:
                        shore.append(other)
                elif self.region[other] < 0:
                    self.region[other] = number
                    group.append(other)
        group.sort()
        shore.sort()
        self.cells.append(group)
        self.terrain.append(kind)
        self.worth.append(WORTH[kind] * len(group))
        self.shore.append(shore)

    def _steps_from(self, cell: int) -> list[int]:
        found: list[int] = []
        for side in range(6):
            other = self.near[cell * 6 + side]
            if other >= 0 and SEA < self.level[other] < GLACIER and not self.is_cliff(cell, other):
                found.append(other)
        return found

    def is_cliff(self, one: int, other: int) -> bool:
        """Whether the levels of two hexes differ by 2 or more (RNF-WOR-6)."""
        return abs(self.level[one] - self.level[other]) >= 2

    def merchant_reach(self, start: int) -> list[int]:
        """All plain, forest and mountain hexes up to four steps away, over cliffs too."""
        if not self.reach[start]:
            seen = [False] * self.size
            seen[start] = True
            ring = [start]
            found: list[int] = []
            for _ in range(MERCHANT_REACH):
                further: list[int] = []
                for cell in ring:
                    for side in range(6):
                        other = self.near[cell * 6 + side]
                        if other >= 0 and not seen[other] and SEA < self.level[other] < GLACIER:
                            seen[other] = True
                            further.append(other)
                found += further
                ring = further
            found.sort()
            self.reach[start] = found
        return self.reach[start]
