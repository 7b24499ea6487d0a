"""Worlds by number: a single number makes a whole legal World, without any outside random generator."""

from typing import Final

from saecula.games.rise_and_fall.model.box import Box
from saecula.games.rise_and_fall.model.grid import Grid
from saecula.games.rise_and_fall.model.kinds import GLACIER, PLAIN, SEA
from saecula.games.rise_and_fall.model.state import Site
from saecula.games.rise_and_fall.rules.world.layers import fitting
from saecula.games.rise_and_fall.rules.world.sea import Chart

#: How many times a layer is tried before the sea is laid anew.
TRIES: Final = 40
#: A sea tile takes the one of this many random places that touches most tiles, so that Worlds hold together.
GLANCES: Final = 3


class Dice:
    """A linear congruential generator: the same number gives the same World, on every machine."""

    def __init__(self, seed: int) -> None:
        self.value = (seed * 2654435761 + 97) % 2147483648

    def below(self, bound: int) -> int:
        """The next number, from 0 to one below the bound."""
        self.value = (self.value * 1103515245 + 12345) % 2147483648
        return (self.value >> 8) % bound


def make_world(box: Box, seats: int, seed: int) -> tuple[Grid, list[int]]:
    """A finished World: its hexes and their levels, every tile laid by the rules of RNF-WOR."""
    dice = Dice(seed)
    while True:
        grid = Grid(box, lay_sea(box, seats, dice))
        level = [SEA] * grid.size
        layer = PLAIN
        while layer <= GLACIER and lay_layer(box, seats, grid, level, layer, dice):
            layer += 1
        if layer > GLACIER:
            return grid, level


def lay_sea(box: Box, seats: int, dice: Dice) -> list[tuple[int, int]]:
    """The hexes of a sea laid tile by tile (RNF-WOR-2)."""
    chart = Chart(box, seats, Site())
    for _ in range(box.sea_tiles[seats]):
        places = chart.places()
        best_q, best_r, best = 0, 0, -1
        for _ in range(GLANCES):
            tile, spot = places[dice.below(len(places))]
            dq, dr = chart.spots(tile)[spot]
            q, r = chart.q[tile] + dq, chart.r[tile] + dr
            found = len(chart.touched(q, r))
            if found > best:
                best_q, best_r, best = q, r, found
        chart.add(best_q, best_r)
    return chart.cells()


def lay_layer(box: Box, seats: int, grid: Grid, level: list[int], layer: int, dice: Dice) -> bool:
    """Lay all tiles of a layer at random, trying again when they do not fit; False if they never do."""
    ground = 0
    for cell in range(grid.size):
        if level[cell] == layer - 1:
            ground |= 1 << cell
    for _ in range(TRIES):
        free = ground
        for _ in range(box.land_tiles[seats][layer]):
            masks = fitting(grid.layers[layer].masks, free)
            if not masks:
                free = -1
                break
            free &= ~masks[dice.below(len(masks))]
        if free >= 0:
            for cell in range(grid.size):
                if (ground & ~free) >> cell & 1:
                    level[cell] = layer
            return True
    return False
