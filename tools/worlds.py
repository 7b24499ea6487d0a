"""Finds worlds for the library of Rise & Fall: `python tools/worlds.py 6` prints six for each number of players.

Of many worlds made from seeds, it keeps those that are compact, have one large sea that many coasts share, and few
scraps of land. The output goes to the end of the component file.
"""

import sys

from saecula.games.rise_and_fall.model.components import FILES, lay_out
from saecula.games.rise_and_fall.model.grid import Grid, rows_of_cells
from saecula.games.rise_and_fall.model.kinds import SEA
from saecula.games.rise_and_fall.model.land import Land
from saecula.games.rise_and_fall.rules.world.generator import make_world

CANDIDATES = 600


def grade(land: Land) -> int:
    """How fragmented a world is; the fewer points the better: few seas, one of them large, few scraps of land."""
    seas = [len(cells) for cells, terrain in zip(land.cells, land.terrain) if terrain == SEA]
    scraps = sum(1 for cells in land.cells if len(cells) == 1)
    return 4 * len(seas) + 2 * scraps + 40 * (sum(seas) - max(seas)) // sum(seas)


def spread(grid: Grid) -> int:
    """How much room a world takes on a screen, in half columns times rows."""
    across = [2 * q + r for q, r in zip(grid.q, grid.r)]
    return (max(across) - min(across) + 2) * (grid.r[-1] - grid.r[0] + 1)


def find(seats: int, count: int) -> list[str]:
    """The best worlds for a number of players, as rows of cells."""
    box = lay_out(FILES.default())
    found = []
    for seed in range(CANDIDATES):
        grid, level = make_world(box, seats, seed)
        found.append((grade(Land(grid, level)) + spread(grid) // 20, seed, rows_of_cells(grid, level)))
    return [rows for _, _, rows in sorted(found)[:count]]


if __name__ == "__main__":
    for seats in (2, 3, 4):
        for rows in find(seats, int(sys.argv[1]) if len(sys.argv) > 1 else 6):
            print(f'\n[[worlds]]\nseats = {seats}\nrows = """\n{rows}"""')
