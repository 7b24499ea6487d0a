"""Reads a state from its dump; position/checks.py says whether such a state is possible."""

import msgspec

from saecula.games.rise_and_fall.model.box import Box
from saecula.games.rise_and_fall.model.census import count_pieces
from saecula.games.rise_and_fall.model.grid import Grid
from saecula.games.rise_and_fall.model.kinds import GLACIER, KINDS
from saecula.games.rise_and_fall.model.land import Land
from saecula.games.rise_and_fall.model.pieces import Pieces
from saecula.games.rise_and_fall.model.state import Course, Realms, RiseState, Site
from saecula.kernel.errors import BadRecord
from saecula.parts.frames import Frames, read_as

#: No World of this game has more hexes; the first hexes of tiles must fit into a frame.
MOST_HEXES = 250


class PlacesDump(msgspec.Struct, forbid_unknown_fields=True):
    """Places in axial coordinates."""

    q: list[int]
    r: list[int]


class SiteDump(msgspec.Struct, forbid_unknown_fields=True):
    """The World, finished or not."""

    builder: int
    placed: int
    tiles: PlacesDump
    layer: int
    laid: list[int]
    hexes: PlacesDump
    level: list[int]
    finished: bool


class PiecesDump(msgspec.Struct, forbid_unknown_fields=True):
    """What stands in the World."""

    main: list[int]
    guest: list[int]


class RealmsDump(msgspec.Struct, forbid_unknown_fields=True):
    """Treasuries, bank and cards."""

    goods: list[int]
    bank: list[int]
    cards: list[int]


class CourseDump(msgspec.Struct, forbid_unknown_fields=True):
    """How far the game has come."""

    first: int
    round: int
    quiet: int
    won: int
    trophies: list[int]
    chosen: list[int]
    played: list[int]
    giving: list[int]
    died: list[int]
    acted: list[int]
    now: int
    ends: int


class RiseDump(msgspec.Struct, forbid_unknown_fields=True):
    """A whole state."""

    seats: int
    options: dict[str, str]
    agenda: Frames
    site: SiteDump
    pieces: PiecesDump
    realms: RealmsDump
    course: CourseDump


class Atlas:
    """Grids and lands of Worlds seen before, because working them out is slow."""

    def __init__(self) -> None:
        self.grids: dict[tuple[tuple[int, ...], tuple[int, ...]], Grid] = {}
        self.lands: dict[tuple[Grid, bytes], Land] = {}

    def grid(self, box: Box, q: list[int], r: list[int]) -> Grid:
        """The grid of these hexes."""
        key = (tuple(q), tuple(r))
        if key not in self.grids:
            self.make_room(len(self.grids))
            self.grids[key] = Grid(box, list(zip(q, r, strict=True)))
        return self.grids[key]

    def land(self, grid: Grid, level: list[int]) -> Land:
        """The land of a grid with these levels."""
        key = (grid, bytes(level))
        if key not in self.lands:
            self.make_room(len(self.lands))
            self.lands[key] = Land(grid, list(level))
        return self.lands[key]

    def make_room(self, held: int) -> None:
        """Forget everything when 64 are held, so that a long-lived server does not keep every World."""
        if held >= 64:
            self.grids.clear()
            self.lands.clear()


def read_dump(value: object, box: Box, atlas: Atlas) -> RiseState:
    """The state in a dump."""
    dump = read_as(RiseDump, value)
    _check(dump, box)
    site, grid, land = _world(dump.site, box, atlas)
    state = RiseState(
        box,
        dump.agenda.agenda(),
        dump.options,
        site,
        grid,
        land,
        Pieces(dump.pieces.main, dump.pieces.guest, []),
        Realms(dump.realms.goods, dump.realms.bank, dump.realms.cards),
        _course(dump.course),
    )
    state.pieces.counts = count_pieces(state)
    return state


def _world(given: SiteDump, box: Box, atlas: Atlas) -> tuple[Site, Grid | None, Land | None]:
    """The World, its hexes once the sea is laid, its land once it is finished."""
    site = Site()
    site.builder, site.placed, site.layer = given.builder, given.placed, given.layer
    site.q, site.r, site.laid, site.level = given.tiles.q, given.tiles.r, given.laid, given.level
    grid = atlas.grid(box, given.hexes.q, given.hexes.r) if given.hexes.q else None
    if grid is not None and (grid.q != given.hexes.q or grid.r != given.hexes.r):
        raise BadRecord("position: the hexes are not in reading order")
    land = None
    if given.finished and grid is not None:
        land = atlas.land(grid, given.level)
        site.level = land.level
    return site, grid, land


def _course(given: CourseDump) -> Course:
    course = Course(len(given.died))
    course.first, course.round, course.quiet, course.won = given.first, given.round, given.quiet, given.won
    course.trophies, course.chosen, course.played = given.trophies, given.chosen, given.played
    course.giving, course.died, course.acted = given.giving, given.died, given.acted
    course.now, course.ends = given.now, given.ends
    return course


def _check(dump: RiseDump, box: Box) -> None:
    """Lists must have the lengths that the box implies, or the state could not even be built."""
    seats, site, course = dump.seats, dump.site, dump.course
    if seats not in box.sea_tiles:
        raise BadRecord(f"position: {seats} seats are not possible")
    size = len(site.hexes.q)
    over_hexes = (site.hexes.r, site.level, dump.pieces.main, dump.pieces.guest)
    if size > MOST_HEXES:
        raise BadRecord(f"position: world: {size} hexes, and no set of tiles covers more than {MOST_HEXES} (RNF-COM-5)")
    if any(len(part) != size for part in over_hexes) or (site.finished and not size):
        raise BadRecord("position: every list over hexes has one entry for each hex")
    if len(set(zip(site.hexes.q, site.hexes.r))) != size or len(site.tiles.q) != len(site.tiles.r):
        raise BadRecord("position: two hexes lie on the same place")
    if any(not -500 < at < 500 for at in (*site.hexes.q, *site.hexes.r, *site.tiles.q, *site.tiles.r)):
        raise BadRecord("position: the World lies too far away")
    over_seats = (course.chosen, course.played, course.giving, course.died, dump.agenda.asked)
    if any(len(part) != seats for part in over_seats):
        raise BadRecord(f"position: every list over seats has {seats} entries")
    realms = dump.realms
    if len(realms.goods) != 3 * seats or len(realms.cards) != KINDS * seats or len(realms.bank) != 3:
        raise BadRecord("position: treasuries or cards do not fit the number of seats")
    if not all(0 <= level <= GLACIER for level in site.level) or len(course.trophies) != KINDS:
        raise BadRecord("position: a level or the trophies are not possible")
    if not all(0 <= piece <= KINDS * seats for piece in dump.pieces.main):
        raise BadRecord("position: there is no such piece")
    if not all(0 <= guest <= seats for guest in dump.pieces.guest):
        raise BadRecord("position: there is no such piece")
