"""A position of Rise & Fall as one row of numbers, for learning. The observing seat comes first, the others follow.

A World has no outline of its own, so a plane is a row over the hexes by their numbers, the same as in moves;
`place` says where each lies. Parts over the hexes come before scalars; `RiseEncoder.layout` names every part with its
shape. Counts and coordinates are given as they are, everything else as 0 or 1.
"""

from typing import Final

from saecula.games.rise_and_fall.game import RiseAndFall
from saecula.games.rise_and_fall.model import steps
from saecula.games.rise_and_fall.model.kinds import CARD_STATES, GOODS, KINDS, MERCHANT, PARTS, TERRAINS
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.round.buy_back import price_of
from saecula.games.rise_and_fall.rules.scoring import development, economy, leaders, trophy_points
from saecula.kernel.codes import verb_of
from saecula.parts.declared import names_of
from saecula.parts.tensors import Encoder, Part, Row, frame_parts

LARGEST: Final = 1023
#: How many rotations a tile of a layer can have at most.
TURNED: Final = 4
#: How many numbers the parts `seat`, `goods` and `points` hold for each seat, and `cards` for each card.
FIGURES: Final = 6
GOOD: Final = 3
POINT: Final = 4
WHERE: Final = 4


def parts_of(game: RiseAndFall, seats: int) -> list[Part]:
    """The parts of an observation with their shapes, in order."""
    hexes = sum(game.box.visible(seats))
    return [
        ("terrain", (len(TERRAINS), hexes)),
        ("place", (2, hexes)),
        ("pieces", (seats, KINDS, hexes)),
        ("acted", (hexes,)),
        ("worth", (hexes,)),
        ("leader", (seats, hexes)),
        ("tiles", (TURNED, hexes)),
        ("sea", (game.box.sea_tiles[seats], 3)),
        ("goods", (seats, len(GOODS))),
        ("counts", (seats, KINDS)),
        ("cards", (seats, KINDS, len(CARD_STATES))),
        ("played", (seats, KINDS)),
        ("trophies", (seats, KINDS)),
        ("points", (seats, len(PARTS))),
        ("seat", (seats, FIGURES)),
        ("chosen", (KINDS,)),
        ("giving", (KINDS,)),
        ("bank", (len(GOODS),)),
        ("course", (7,)),
        ("agreed", (3,)),
        ("layer", (len(TERRAINS),)),
        *frame_parts(len(names_of(steps)), steps.SEA_PLACE),
    ]


class RiseEncoder(Encoder[RiseState]):
    """Turns positions of games with this number of seats into numbers."""

    def __init__(self, game: RiseAndFall, seats: int) -> None:
        # sea tiles lie on all sides of the first initial one, so their coordinates may be negative
        super().__init__(parts_of(game, seats), float(-LARGEST), float(max(LARGEST, *game.box.bank[seats])))
        self.hexes = sum(game.box.visible(seats))
        self.thousandths = [self.at("course") + 6]

    def ground(self, state: RiseState) -> object:
        """The building site, which no longer changes once the World is finished; None until then."""
        return state.site if state.land is not None else None

    def write_ground(self, state: RiseState, row: Row) -> None:
        """Terrain, places, what regions are worth, the sea tiles in the order laid, and what was agreed."""
        grid, site, land = state.grid, state.site, state.land
        if grid is not None:
            terrain, place, hexes = self.at("terrain"), self.at("place"), self.hexes
            west, north = min(grid.q), min(grid.r)
            for cell in range(len(site.level)):
                row.put(terrain + site.level[cell] * hexes + cell, 1)
                row.put(place + cell, grid.q[cell] - west)
                row.put(place + hexes + cell, grid.r[cell] - north)
        if land is not None:
            worth = self.at("worth")
            for cell in range(land.size):
                row.put(worth + cell, land.worth[land.region[cell]])
        for i in range(len(site.q)):
            row.put_all(self.at("sea", i), [1, site.q[i], site.r[i]])
        options = state.options
        agreed = [int(options["length"]), int(options["quiet-rounds"]), int(options["three-seconds"] == "on")]
        row.put_all(self.at("agreed"), agreed)

    def write(self, state: RiseState, seat: int, row: Row) -> None:
        """What a seat, or SPECTATOR, sees."""
        own = max(seat, 0)
        led = leaders(state)
        self._write_hexes(row, state, own)
        self._write_regions(row, state, own, led)
        self._write_seats(row, state, own, led)
        self._write_cards(row, state, own)
        self._write_secrets(row, state, seat)
        self._write_course(row, state)
        self.write_frames(row, state.agenda, seat, steps.SEA_PLACE)

    def _write_hexes(self, row: Row, state: RiseState, own: int) -> None:
        pieces, hexes, seats = self.at("pieces"), self.hexes, state.seats
        main, guest = state.pieces.main, state.pieces.guest
        for cell in range(len(main)):
            piece = main[cell]
            if piece:
                turn = ((piece - 1) // KINDS - own) % seats
                row.put(pieces + (turn * KINDS + (piece - 1) % KINDS) * hexes + cell, 1)
            if guest[cell]:
                turn = (guest[cell] - 1 - own) % seats
                row.put(pieces + (turn * KINDS + MERCHANT) * hexes + cell, 1)
        for cell in state.course.acted:
            row.put(self.at("acted") + cell, 1)
        for tile in state.site.laid:
            row.put(self.at("tiles", tile % TURNED) + tile // TURNED, 1)

    def _write_regions(self, row: Row, state: RiseState, own: int, led: list[int]) -> None:
        land = state.land
        if land is None:
            return
        for region, leader in enumerate(led):
            if leader >= 0:
                at = self.at("leader", (leader - own) % state.seats)
                for cell in land.cells[region]:
                    row.put(at + cell, 1)

    def _write_seats(self, row: Row, state: RiseState, own: int, led: list[int]) -> None:
        course, realms, seats = state.course, state.realms, state.seats
        ground = [0] * seats
        for region, leader in enumerate(led):
            if leader >= 0:
                ground[leader] += state.ground().worth[region]
        for turn in range(seats):
            seat = (own + turn) % seats
            for good in range(GOOD):
                row.put(self.at("goods") + turn * GOOD + good, realms.goods[seat * GOOD + good])
            points = [economy(state, seat), trophy_points(state, seat), development(state, seat), ground[seat]]
            row.put_all(self.at("points") + turn * POINT, points)
            numbers = [
                course.died[seat],
                int(course.chosen[seat] >= 0),
                given(course.giving[seat]),
                int(seat == course.first),
                int(seat == state.site.builder and state.land is None),
                int(len(state.agenda.asked[seat]) > 0),
            ]
            row.put_all(self.at("seat") + turn * FIGURES, numbers)

    def _write_cards(self, row: Row, state: RiseState, own: int) -> None:
        course, seats = state.course, state.seats
        cards, played, counts = self.at("cards"), self.at("played"), self.at("counts")
        for turn in range(seats):
            seat = (own + turn) % seats
            for kind in range(KINDS):
                row.put(cards + (turn * KINDS + kind) * WHERE + state.realms.cards[seat * KINDS + kind], 1)
                row.put(counts + turn * KINDS + kind, state.pieces.counts[seat * KINDS + kind])
            if course.played[seat] >= 0:
                row.put(played + turn * KINDS + course.played[seat], 1)
        for kind in range(KINDS):
            winner = course.trophies[kind]
            if winner >= 0:
                row.put(self.at("trophies", (winner - own) % seats) + kind, 1)

    def _write_secrets(self, row: Row, state: RiseState, seat: int) -> None:
        """What the seat itself has laid face down."""
        if seat < 0:
            return
        if state.course.chosen[seat] >= 0:
            row.put(self.at("chosen") + state.course.chosen[seat], 1)
        for kind in range(KINDS):
            if state.course.giving[seat] >> kind & 1:
                row.put(self.at("giving") + kind, 1)

    def _write_course(self, row: Row, state: RiseState) -> None:
        course, site, table = state.course, state.site, state.agenda.table
        # the time of the last countdown means nothing once it is over
        left = course.ends - course.now if table and verb_of(table[-1]) == steps.COUNTDOWN else 0
        finished = int(state.land is not None)
        numbers = [course.round, course.quiet, course.won, price_of(state), site.placed, finished, left]
        row.put_all(self.at("course"), numbers)
        row.put_all(self.at("bank"), state.realms.bank)
        row.put(self.at("layer") + site.layer, 1)


def given(cards: int) -> int:
    """How many cards are laid face down."""
    count = 0
    for kind in range(KINDS):
        count += cards >> kind & 1
    return count


def make_encoder(game: RiseAndFall, seats: int) -> RiseEncoder:
    """The encoder for a game with this number of seats."""
    return RiseEncoder(game, seats)
