"""One pass over the World of Rise & Fall: what each seat has there, counted hex by hex, for its row of features."""

from typing import Final

from mypy_extensions import i64

from saecula.games.rise_and_fall.model import kinds
from saecula.games.rise_and_fall.model.kinds import KINDS
from saecula.games.rise_and_fall.model.land import Land
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.pieces.towns import TAXES
from saecula.parts.rows import Memory

# Where the counts of each seat by terrain begin, in the order of the row of features.
NOMADS: Final = 0
TOWNS: Final = 3
LED: Final = 7  # points of regions led
COUNTS: Final = 11


class Tally:
    """What a seat has in the World: each a native number, as counting in a row of bytes takes ten times as long."""

    def __init__(self) -> None:
        self.free_steps = self.ship_income = self.trade_income = self.tax_income = self.tithe_income = 0
        self.haunted = self.preached = 0
        self.led = self.led_by_one = self.tied = self.behind_by_one = self.regions = self.alone = 0


class Survey:
    """A tally for each seat, counts by terrain, and the pieces of each seat in each region."""

    def __init__(self, seats: int, regions: int) -> None:
        self.tallies = [Tally() for _ in range(seats)]
        self.counts = [0] * (seats * COUNTS)
        #: region * seats + seat
        self.presence = [0] * (regions * seats)
        #: the part of the rows of features that follows from this, for all seats in order
        self.block = b""


class RiseMemory(Memory):
    """The latest survey of the World and all that it was made from: many decisions leave all pieces in place."""

    def __init__(self) -> None:
        self.found: Survey | None = None
        self.land: Land | None = None
        self.main: list[int] = []
        self.guest: list[int] = []
        #: the same for cards and points
        self.counted: Survey | None = None
        self.block = b""
        self.goods: list[int] = []
        self.cards: list[int] = []
        self.counts: list[int] = []
        self.trophies: list[int] = []

    def holds(self, state: RiseState) -> bool:
        """Whether the survey is still true."""
        return self.land is state.land and self.main == state.pieces.main and self.guest == state.pieces.guest

    def keep(self, state: RiseState, found: Survey) -> None:
        """Remember a survey."""
        self.found = found
        self.land = state.land
        self.main = state.pieces.main.copy()
        self.guest = state.pieces.guest.copy()

    def holds_points(self, state: RiseState, found: Survey) -> bool:
        """Whether what is remembered of cards and points is still true, too."""
        return (
            self.counted is found
            and self.goods == state.realms.goods
            and self.cards == state.realms.cards
            and self.counts == state.pieces.counts
            and self.trophies == state.course.trophies
        )

    def keep_points(self, state: RiseState, found: Survey, block: bytes) -> None:
        """Remember the part of the rows of features that follows from a survey, cards and points, for all seats."""
        self.counted = found
        self.block = block
        self.goods = state.realms.goods.copy()
        self.cards = state.realms.cards.copy()
        self.counts = state.pieces.counts.copy()
        self.trophies = state.course.trophies.copy()


def survey(state: RiseState) -> Survey:
    """Count all that stands in the World; nothing while it is unfinished."""
    land = state.land
    if land is None:
        return Survey(state.seats, 0)
    found = Survey(state.seats, len(land.cells))
    main, guest, presence = state.pieces.main, state.pieces.guest, found.presence
    cell: i64
    for cell in range(len(main)):
        piece: i64 = main[cell] - 1
        if piece >= 0:
            seat = piece // KINDS
            at: i64 = land.region[cell] * state.seats
            presence[at + seat] += 1
            visitor: i64 = guest[cell] - 1
            if visitor >= 0:
                presence[at + visitor] += 1
                found.tallies[visitor].trade_income += trade(land, main, visitor, cell)
            add_piece(land, main, cell, seat, piece % KINDS, found)
    add_regions(land, found, state.seats)
    return found


def add_piece(land: Land, main: list[int], cell: i64, seat: i64, kind: i64, found: Survey) -> None:
    """Count one piece: where it stands and what it brings in."""
    tally = found.tallies[seat]
    if kind <= kinds.TOWN:
        level: i64 = land.level[cell]
        if kind == kinds.TOWN:
            found.counts[seat * COUNTS + TOWNS - 1 + level] += 1
            tally.tax_income += TAXES[level]
        else:
            found.counts[seat * COUNTS + NOMADS - 1 + level] += 1
        free = 0
        for other in land.steps[cell]:
            if main[other] == 0:
                free += 1
        tally.free_steps += free
    elif kind == kinds.MERCHANT:
        tally.trade_income += trade(land, main, seat, cell)
    elif kind == kinds.TEMPLE:
        add_temple(land, main, cell, seat, found)
    elif kind == kinds.SHIP:
        for other in land.shore[land.region[cell]]:
            piece: i64 = main[other]
            if piece and (piece - 1) % KINDS == kinds.TOWN:
                tally.ship_income += 1


def trade(land: Land, main: list[int], seat: i64, cell: i64) -> int:
    """The gold that a merchant gets from the towns beside it and the one it stands on."""
    total: i64 = 0
    side: i64
    for side in range(7):
        other: i64 = cell if side == 6 else land.near[cell * 6 + side]
        if other >= 0:
            piece: i64 = main[other] - 1
            if piece >= 0 and piece % KINDS == kinds.TOWN:
                total += 3 if piece // KINDS == seat else 5
    return total


def add_temple(land: Land, main: list[int], cell: i64, seat: i64, found: Survey) -> None:
    """Count the pieces beside a temple: its owner's that pay, and everybody else's."""
    tally = found.tallies[seat]
    side: i64
    for side in range(6):
        other: i64 = land.near[cell * 6 + side]
        if other < 0:
            continue
        piece: i64 = main[other] - 1
        if piece < 0:
            continue
        who = piece // KINDS
        if who != seat:
            found.tallies[who].haunted += 1
            tally.preached += 1
        elif piece % KINDS != kinds.TEMPLE:
            tally.tithe_income += 1


def add_regions(land: Land, found: Survey, seats: int) -> None:
    """Count who leads in which regions, how safely, and who is close behind."""
    region: i64
    for region in range(len(land.worth)):
        best: i64 = 0
        second: i64 = 0
        who: i64 = 0
        seat: i64
        for seat in range(seats):
            count: i64 = found.presence[region * seats + seat]
            if count > best:
                second = best
                best = count
                who = seat
            elif count > second:
                second = count
        if best:
            add_region(land, found, region, best, second, who)
            if best <= second + 1:
                add_rivals(found, region * seats, seats, best, best == second, land.worth[region])


def add_region(land: Land, found: Survey, region: i64, best: i64, second: i64, who: i64) -> None:
    """Count a region for the seat that leads in it, if one does."""
    if best > second:
        worth, tally = land.worth[region], found.tallies[who]
        found.counts[who * COUNTS + LED + land.terrain[region]] += worth
        tally.led += worth
        tally.regions += 1
        if second == 0:
            tally.alone += worth
        elif best == second + 1:
            tally.led_by_one += worth


def add_rivals(found: Survey, at: i64, seats: int, best: i64, is_tie: bool, worth: int) -> None:
    """Count a region for those who share the lead in it, and for those who need one piece more to do so."""
    seat: i64
    for seat in range(seats):
        count: i64 = found.presence[at + seat]
        if count == best:
            if is_tie:
                found.tallies[seat].tied += worth
        elif count == best - 1 and (count > 0 or not is_tie):
            found.tallies[seat].behind_by_one += worth
