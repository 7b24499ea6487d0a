"""A view of Rise & Fall as one row of numbers, for learning. The seat that looks comes first, then the others in turn.

A World has no outline of its own, so a plane is a row over the hexes by their numbers, which are those of the moves;
`place` says where each lies. Parts over the hexes come before scalars; `RiseEncoder.layout` names every part with its
shape. Counts and coordinates are given as they are, everything else as 0 or 1.
"""

from array import array

from saecula.games.rise_and_fall.game import RiseAndFall
from saecula.games.rise_and_fall.model import steps
from saecula.games.rise_and_fall.model.kinds import CARD_STATES, GOODS, KINDS, PARTS, PIECES, TERRAINS
from saecula.games.rise_and_fall.model.view import RiseView, WorldView
from saecula.kernel.codes import verb_of
from saecula.kernel.views import View
from saecula.parts.declared import names_of
from saecula.parts.tensors import Encoder, Part, frame_parts, numbered, write_all

LARGEST = 1023
#: The turns in which a tile of a layer may lie.
TURNED = 4


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
        ("seat", (seats, 6)),
        ("chosen", (KINDS,)),
        ("giving", (KINDS,)),
        ("bank", (len(GOODS),)),
        ("course", (7,)),
        ("agreed", (3,)),
        ("layer", (len(TERRAINS),)),
        *frame_parts(len(names_of(steps)), steps.SEA_PLACE),
    ]


class RiseEncoder(Encoder):
    """Turns views of games with so many seats into numbers."""

    def __init__(self, game: RiseAndFall, seats: int) -> None:
        # sea tiles lie on all sides of the first initial one
        super().__init__(parts_of(game, seats), float(-LARGEST), float(max(LARGEST, *game.box.bank[seats])))
        self.hexes = sum(game.box.visible(seats))
        self._cell = numbered(game.names)
        self._terrain = numbered(TERRAINS)
        self._kind = numbered(PIECES)
        self._where = numbered(CARD_STATES)

    def encode(self, view: View) -> "array[float]":
        """The numbers of a view."""
        assert isinstance(view, RiseView)
        row = array("f", self.blank)
        own = view.seat or 0
        self._write_hexes(row, view, own)
        self._write_regions(row, view, own)
        self._write_site(row, view.world)
        self._write_seats(row, view, own)
        self._write_cards(row, view, own)
        self._write_course(row, view)
        self.write_frames(row, view.frames, view.seat, steps.SEA_PLACE)
        return row

    def _write_hexes(self, row: "array[float]", view: RiseView, own: int) -> None:
        terrain, place, pieces, hexes = self.at("terrain"), self.at("place"), self.at("pieces"), self.hexes
        shown = view.world.hexes
        west = min((one.q for one in shown), default=0)
        north = min((one.r for one in shown), default=0)
        for one in shown:
            cell = self._cell[one.hex]
            row[terrain + self._terrain[one.terrain] * hexes + cell] = 1.0
            row[place + cell] = float(one.q - west)
            row[place + hexes + cell] = float(one.r - north)
            for piece in one.pieces:
                turn = (piece.seat - own) % view.seats
                row[pieces + (turn * KINDS + self._kind[piece.piece]) * hexes + cell] = 1.0
        for name in view.acted:
            row[self.at("acted") + self._cell[name]] = 1.0

    def _write_regions(self, row: "array[float]", view: RiseView, own: int) -> None:
        worth, leader = self.at("worth"), self.at("leader")
        for region in view.world.regions:
            for name in region.hexes:
                cell = self._cell[name]
                row[worth + cell] = float(region.worth)
                if region.leader is not None:
                    row[leader + (region.leader - own) % view.seats * self.hexes + cell] = 1.0

    def _write_site(self, row: "array[float]", world: WorldView) -> None:
        """The tiles of the layer being laid, by their first hex, and the sea tiles in the order laid."""
        for tile in world.tiles:
            row[self.at("tiles") + int(tile.turned) * self.hexes + self._cell[tile.hex]] = 1.0
        for i, middle in enumerate(world.sea):
            write_all(row, self.at("sea") + i * 3, [1, middle.q, middle.r])
        row[self.at("layer") + self._terrain[world.layer]] = 1.0

    def _write_seats(self, row: "array[float]", view: RiseView, own: int) -> None:
        asked = [question.seat for question in view.asked]
        for turn in range(view.seats):
            seat = (own + turn) % view.seats
            realm = view.realms[seat]
            write_all(row, self.at("goods") + turn * len(GOODS), [realm.goods[good] for good in GOODS])
            write_all(row, self.at("counts") + turn * KINDS, [realm.pieces[piece] for piece in PIECES])
            write_all(row, self.at("points") + turn * len(PARTS), [realm.points[part] for part in PARTS])
            numbers = [
                realm.died,
                int(realm.has_chosen),
                realm.given,
                int(seat == view.first),
                int(seat == view.world.builder and not view.world.finished),
                int(seat in asked),
            ]
            write_all(row, self.at("seat") + turn * len(numbers), numbers)

    def _write_cards(self, row: "array[float]", view: RiseView, own: int) -> None:
        cards, played, trophies = self.at("cards"), self.at("played"), self.at("trophies")
        for turn in range(view.seats):
            realm = view.realms[(own + turn) % view.seats]
            for piece, where in realm.cards.items():
                row[cards + (turn * KINDS + self._kind[piece]) * len(CARD_STATES) + self._where[where]] = 1.0
            if realm.played is not None:
                row[played + turn * KINDS + self._kind[realm.played]] = 1.0
        for piece, winner in view.trophies.items():
            if winner is not None:
                row[trophies + (winner - own) % view.seats * KINDS + self._kind[piece]] = 1.0
        if view.chosen is not None:
            row[self.at("chosen") + self._kind[view.chosen]] = 1.0
        for piece in view.giving:
            row[self.at("giving") + self._kind[piece]] = 1.0

    def _write_course(self, row: "array[float]", view: RiseView) -> None:
        table = view.frames.table
        # the time of the last countdown means nothing once it is over
        left = view.ends - view.now if table and verb_of(table[-1]) == steps.COUNTDOWN else 0
        world, options = view.world, view.options
        numbers = [view.round, view.quiet, view.won, view.price, world.placed, int(world.finished)]
        write_all(row, self.at("course"), numbers)
        row[self.at("course") + len(numbers)] = left / 1000.0
        agreed = [int(options["length"]), int(options["quiet-rounds"]), int(options["three-seconds"] == "on")]
        write_all(row, self.at("agreed"), agreed)
        write_all(row, self.at("bank"), [view.bank[good] for good in GOODS])


def make_encoder(game: RiseAndFall, seats: int) -> RiseEncoder:
    """The encoder of a game with so many seats."""
    return RiseEncoder(game, seats)
