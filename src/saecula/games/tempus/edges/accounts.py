"""What every seat gets its points for, as the map stands (TEM-END-3)."""

from collections import Counter

from saecula.games.tempus.model.kinds import MOUNTAIN, TERRAINS
from saecula.games.tempus.model.view import TempusView

#: A part of the score, what the points are for (written domain:value), and the points.
Entry = tuple[str, str, int]


def accounts(view: TempusView) -> list[list[Entry]]:
    """By seat: the hexes of each terrain, each city by its hex, Flight."""
    return [
        [*_land(view, seat), *_cities(view, seat), ("flight", "", view.standing[seat].flight)]
        for seat in range(view.seats)
    ]


def _land(view: TempusView, seat: int) -> list[Entry]:
    held = [one.terrain for one in view.hexes if one.owner == seat and not one.city]
    counted = Counter(terrain for terrain in held if terrain != TERRAINS[MOUNTAIN])
    return [("hexes", f"terrain:{terrain}", count) for terrain, count in counted.items()]


def _cities(view: TempusView, seat: int) -> list[Entry]:
    return [("cities", f"hex:{one.hex}", one.city) for one in view.hexes if one.owner == seat and one.city]
