"""A view of Tempus as one row of numbers, for learning. The seat that looks comes first, the others follow in turn.

Planes over the hexes of the sea board come before scalars; `TempusEncoder.layout` names every part with its shape.
Counts are given as they are, everything else as 0 or 1.
"""

from array import array

from saecula.games.tempus.game import Tempus
from saecula.games.tempus.model import steps
from saecula.games.tempus.model.kinds import KINDS, TERRAINS
from saecula.games.tempus.model.view import CardsView, CardView, TempusView
from saecula.kernel.codes import first, verb_of
from saecula.kernel.views import View
from saecula.parts.declared import names_of
from saecula.parts.tensors import Encoder, Part, frame_parts, numbered

LARGEST = 1023.0


def parts_of(game: Tempus, seats: int) -> list[Part]:
    """The parts of an observation with their shapes, in order."""
    board = (game.box.board.rows, game.box.board.columns)
    return [
        ("terrain", (len(TERRAINS), *board)),
        ("tokens", (seats, *board)),
        ("city", (seats, *board)),
        ("allowance", board),
        ("marks", board),
        ("fight", (2, *board)),
        ("subject", board),
        ("era", (seats, len(game.names.eras))),
        ("seat", (seats, 12)),
        ("shown", (seats, KINDS)),
        ("hand", (KINDS,)),
        ("laid", (KINDS,)),
        ("discards", (KINDS,)),
        ("unseen", (2, KINDS)),
        ("course", (6,)),
        ("fight_terrain", (len(TERRAINS),)),
        ("next_terrain", (len(TERRAINS),)),
        *frame_parts(len(names_of(steps)), steps.TILE_PLACE),
        ("drawn", (7, len(TERRAINS))),
        ("stack", (len(game.names.tiles),)),
    ]


class TempusEncoder(Encoder):
    """Turns views of games with so many seats into numbers."""

    def __init__(self, game: Tempus, seats: int) -> None:
        super().__init__(parts_of(game, seats), 0.0, LARGEST)
        self.box = game.box
        self.cells = game.box.board.size
        # nothing but water, which is the first plane of the first part
        self.blank[: self.cells] = array("f", [1.0] * self.cells)
        names = game.names
        self._cell = numbered(names.hexes)
        self._terrain = numbered(names.terrains)
        self._kind = numbered(names.cards)
        self._era = numbered(names.eras)
        self._tile = numbered(names.tiles)

    def encode(self, view: View) -> "array[float]":
        """The numbers of a view."""
        assert isinstance(view, TempusView)
        row = array("f", self.blank)
        own = view.seat or 0
        self._write_map(row, view, own)
        self._write_seats(row, view, own)
        self._write_cards(row, view, own)
        self._write_course(row, view, own)
        self._write_tiles(row, view)
        return row

    def _write_map(self, row: "array[float]", view: TempusView, own: int) -> None:
        cells, seats = self.cells, view.seats
        terrain, tokens, city = self.at("terrain"), self.at("tokens"), self.at("city")
        allowance, marks = self.at("allowance"), self.at("marks")
        for shown in view.hexes:
            cell = self._cell[shown.hex]
            row[terrain + cell] = 0.0
            row[terrain + self._terrain[shown.terrain] * cells + cell] = 1.0
            if shown.owner is not None:
                plane = (shown.owner - own) % seats * cells + cell
                row[tokens + plane] = shown.tokens
                row[city + plane] = shown.city
                row[allowance + cell] = shown.extra
                row[marks + cell] = shown.marks
        if view.fight is not None:
            row[self.at("fight") + self._cell[view.fight.start]] = 1.0
            row[self.at("fight") + cells + self._cell[view.fight.target]] = 1.0
            row[self.at("fight_terrain") + self._terrain[view.fight.terrain]] = 1.0

    def _write_seats(self, row: "array[float]", view: TempusView, own: int) -> None:
        era, at = self.at("era"), self.at("seat")
        asked = [question.seat for question in view.asked]
        for turn in range(view.seats):
            seat = (own + turn) % view.seats
            row[era + turn * len(self._era) + self._era[view.era[seat]]] = 1.0
            numbers = [
                view.tiles[seat],
                view.delayed[seat],
                view.supply[seat],
                *view.cities[seat].values(),
                count(view.hands[seat]),
                view.hands[seat].pools.get(view.pool, 0),
                count(view.laid[seat]),
                seat == view.first,
                seat == view.turn,
                seat in asked,
            ]
            for i, number in enumerate(numbers):
                row[at + turn * len(numbers) + i] = float(number)

    def _write_cards(self, row: "array[float]", view: TempusView, own: int) -> None:
        unseen = self.at("unseen")
        for pool, counts in view.hidden.items():
            older = 0 if pool == view.pool else KINDS
            for name, copies in counts.items():
                row[unseen + older + self._kind[name]] += copies
        for part, cards in (("hand", view.hands[own].cards), ("laid", view.laid[own].cards)):
            for card in cards or ():
                row[self.at(part) + self._kind[card.card]] += 1.0
                row[unseen + (0 if card.pool == view.pool else KINDS) + self._kind[card.card]] -= 1.0
        for name, copies in view.discards.items():
            row[self.at("discards") + self._kind[name]] = copies
        for turn in range(view.seats):
            self._count(row, self.at("shown") + turn * KINDS, view.shown[(own + turn) % view.seats])

    def _count(self, row: "array[float]", at: int, cards: list[CardView]) -> None:
        for card in cards:
            row[at + self._kind[card.card]] += 1.0

    def _write_course(self, row: "array[float]", view: TempusView, own: int) -> None:
        numbers = [view.deck, view.eras, view.round, view.slots, view.placed, view.finished]
        for i, number in enumerate(numbers):
            row[self.at("course") + i] = float(number)
        ahead = max(self._era[name] for name in view.era) + 1
        if ahead < len(self._era):
            row[self.at("next_terrain") + self.box.chart.terrain[ahead]] = 1.0
        stack = view.frames.asked[own] if view.seat is not None else []
        if stack and verb_of(stack[-1]) == steps.SANITATION_CARD:
            row[self.at("subject") + first(stack[-1])] = 1.0
        self.write_frames(row, view.frames, view.seat, steps.TILE_PLACE)

    def _write_tiles(self, row: "array[float]", view: TempusView) -> None:
        for name in view.stack:
            row[self.at("stack") + self._tile[name]] = 1.0
        if view.drawn is not None:
            for i, terrain in enumerate(self.box.tiles[self._tile[view.drawn]]):
                row[self.at("drawn") + i * len(TERRAINS) + terrain] = 1.0


def count(cards: CardsView) -> int:
    """How many cards there are."""
    return sum(cards.pools.values())


def make_encoder(game: Tempus, seats: int) -> TempusEncoder:
    """The encoder of a game with so many seats."""
    return TempusEncoder(game, seats)
