"""Laying the sea (RNF-WOR-1, RNF-WOR-2, RNF-WOR-8, RNF-WOR-9).

The table has no edge, so a place is named by the lowest-numbered tile that the new one touches and by one of the spots
around that tile. Initial tiles are numbered first, then the sea tiles in the order laid.
"""

from typing import Final

from saecula.games.rise_and_fall.model import notes, steps, verbs
from saecula.games.rise_and_fall.model.box import AROUND, Box
from saecula.games.rise_and_fall.model.grid import Grid
from saecula.games.rise_and_fall.model.kinds import PLAIN, SEA
from saecula.games.rise_and_fall.model.state import RiseState, Site
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Run

#: A hex as one number; coordinates stay far below 512 however the players build.
ROW: Final = 1024
MIDDLE: Final = 512


def key(q: int, r: int) -> int:
    """The number that stands for a hex of the table."""
    return (r + MIDDLE) * ROW + q + MIDDLE


class Chart:
    """Which tile lies on each hex of the table while the sea is being laid."""

    def __init__(self, box: Box, seats: int, site: Site) -> None:
        self.box = box
        self.tile: dict[int, int] = {}
        self.initial = len(box.initial_layout[seats])
        #: where each tile lies: the first hex of an initial tile, the middle of any other
        self.q: list[int] = []
        self.r: list[int] = []
        for q, r in box.initial_layout[seats]:
            for dq, dr in box.initial_shape:
                self.tile[key(q + dq, r + dr)] = len(self.q)
            self.q.append(q)
            self.r.append(r)
        for q, r in zip(site.q, site.r):
            self.add(q, r)

    def add(self, q: int, r: int) -> None:
        """Lay a sea tile with its middle on a hex."""
        number = len(self.q)
        self.tile[key(q, r)] = number
        for dq, dr in AROUND:
            self.tile[key(q + dq, r + dr)] = number
        self.q.append(q)
        self.r.append(r)

    def spots(self, tile: int) -> list[tuple[int, int]]:
        """The spots around a tile, as offsets from where it lies."""
        return self.box.initial_spots if tile < self.initial else self.box.sea_spots

    def overlaps(self, q: int, r: int) -> bool:
        """Whether a sea tile with its middle here would lie on another tile."""
        if key(q, r) in self.tile:
            return True
        for dq, dr in AROUND:
            if key(q + dq, r + dr) in self.tile:
                return True
        return False

    def touched(self, q: int, r: int) -> list[int]:
        """The tiles that a sea tile with its middle here would touch, each once, ascending."""
        found: list[int] = []
        for dq, dr in self.box.ring:
            tile = self.tile.get(key(q + dq, r + dr), -1)
            if tile >= 0 and tile not in found:
                found.append(tile)
        found.sort()
        return found

    def closes_off(self, q: int, r: int) -> bool:
        """Whether a sea tile here would cut empty space in two: the empty hexes around it would not be in one piece."""
        runs = 0
        ring = self.box.ring
        last_q, last_r = ring[11]
        was_empty = key(q + last_q, r + last_r) not in self.tile
        for dq, dr in ring:
            is_empty = key(q + dq, r + dr) not in self.tile
            if is_empty and not was_empty:
                runs += 1
            was_empty = is_empty
        return runs > 1

    def places(self) -> list[tuple[int, int]]:
        """Every legal place as (tile, spot), each just once."""
        found: list[tuple[int, int]] = []
        for tile in range(len(self.q)):
            for spot, (dq, dr) in enumerate(self.spots(tile)):
                q, r = self.q[tile] + dq, self.r[tile] + dr
                if self.overlaps(q, r):
                    continue
                touched = self.touched(q, r)
                if touched[0] == tile and len(touched) >= 2 and not self.closes_off(q, r):
                    found.append((tile, spot))
        return found

    def cells(self) -> list[tuple[int, int]]:
        """All hexes of the tiles laid."""
        return [(at % ROW - MIDDLE, at // ROW - MIDDLE) for at in self.tile]


class SeaTiles(Run[RiseState]):
    """Sea tiles are laid one by one, round the table; then the land begins (RNF-WOR-1, RNF-WOR-7)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Ask for the next tile, or number the hexes of the World."""
        site = state.site
        if len(site.q) < state.box.sea_tiles[state.seats]:
            state.agenda.next(steps.SEA_TILES)
            state.agenda.ask((site.builder + site.placed) % state.seats, steps.SEA_PLACE)
            return
        state.spread_out(Grid(state.box, Chart(state.box, state.seats, site).cells()))
        site.level = [SEA] * len(state.pieces.main)
        site.layer = PLAIN
        state.agenda.next(steps.LAND_TILES)


class SeaPlace(Ask[RiseState]):
    """Where to lay a sea tile (RNF-WOR-2)."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Every place that touches at least two tiles and closes nothing off."""
        return [pack(verbs.LAY_SEA, tile, spot) for tile, spot in Chart(state.box, state.seats, state.site).places()]

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay it."""
        state.agenda.answered(seat)
        site = state.site
        chart = Chart(state.box, state.seats, site)
        dq, dr = chart.spots(first(code))[second(code)]
        site.q.append(chart.q[first(code)] + dq)
        site.r.append(chart.r[first(code)] + dr)
        site.placed += 1
        log.note(notes.SEA_LAID, seat, len(chart.q), site.q[-1], site.r[-1])

    def why_not(self, state: RiseState, seat: int, frame: int, code: int) -> Reason | None:
        """Which rule about laying sea tiles it breaks."""
        if verb_of(code) != verbs.LAY_SEA:
            return None
        chart = Chart(state.box, state.seats, state.site)
        tile = first(code)
        if tile >= len(chart.q) or second(code) >= len(chart.spots(tile)):
            return Reason("RNF-WOR-8", "rise-and-fall-no-such-spot")
        dq, dr = chart.spots(tile)[second(code)]
        q, r = chart.q[tile] + dq, chart.r[tile] + dr
        if chart.overlaps(q, r):
            return Reason("RNF-WOR-8", "rise-and-fall-overlaps")
        touched = chart.touched(q, r)
        if len(touched) < 2:
            return Reason("RNF-WOR-2", "rise-and-fall-touches-one")
        if chart.closes_off(q, r):
            return Reason("RNF-WOR-9", "rise-and-fall-closes-off")
        return Reason("RNF-WOR-8", "rise-and-fall-lower-tile")
