"""A position of Tempus as one row of numbers, for learning. The observing seat comes first, the others follow in turn.

Planes over the hexes of the sea board come before scalars; `TempusEncoder.layout` names every part with its shape.
Counts are given as they are, everything else as 0 or 1.
"""

from typing import Final

from saecula.games.tempus.game import Tempus
from saecula.games.tempus.model import steps
from saecula.games.tempus.model.cards import POOL
from saecula.games.tempus.model.kinds import KINDS, TERRAINS
from saecula.games.tempus.model.state import TempusState
from saecula.kernel.codes import first, verb_of
from saecula.parts.declared import names_of
from saecula.parts.tensors import Encoder, Part, Row, frame_parts

LARGEST: Final = 1023.0
#: How many numbers the part `seat` holds for each seat.
FIGURES: Final = 12


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
        ("seat", (seats, FIGURES)),
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


class TempusEncoder(Encoder[TempusState]):
    """Turns positions of games with this number of seats into numbers."""

    def __init__(self, game: Tempus, seats: int) -> None:
        super().__init__(parts_of(game, seats), 0.0, LARGEST)
        self.cells = game.box.board.size
        self.eras = len(game.names.eras)

    def ground(self, state: TempusState) -> object:
        """The map; while tiles are being laid, each tile makes a new one."""
        return state.land

    def write_ground(self, state: TempusState, row: Row) -> None:
        """The terrain, water where no tile lies."""
        at, terrain = self.at("terrain"), state.land.terrain
        for cell in range(self.cells):
            row.put(at + terrain[cell] * self.cells + cell, 1)

    def write(self, state: TempusState, seat: int, row: Row) -> None:
        """What a seat, or SPECTATOR, sees."""
        own = max(seat, 0)
        self._write_map(row, state, own)
        self._write_seats(row, state, own, seat >= 0)
        self._write_cards(row, state, own, seat >= 0)
        self._write_course(row, state)
        self._write_tiles(row, state)
        if seat >= 0 and state.agenda.asked[seat]:
            frame = state.agenda.asked[seat][-1]
            if verb_of(frame) == steps.SANITATION_CARD:
                row.put(self.at("subject") + first(frame), 1)
        self.write_frames(row, state.agenda, seat, steps.TILE_PLACE)

    def _write_map(self, row: Row, state: TempusState, own: int) -> None:
        people, course = state.people, state.course
        cells, seats = self.cells, state.seats
        tokens, city = self.at("tokens"), self.at("city")
        allowance, marks = self.at("allowance"), self.at("marks")
        for cell in state.land.cells:
            owner = people.owner[cell]
            if owner < 0:
                continue
            plane = (owner - own) % seats * cells + cell
            if people.city[cell]:
                row.put(city + plane, people.city[cell])
            else:
                row.put(tokens + plane, people.tokens[cell])
            if people.extra[cell]:
                row.put(allowance + cell, people.extra[cell])
            if people.marks[cell]:
                row.put(marks + cell, people.marks[cell])
        if course.fight_from >= 0:
            row.put(self.at("fight") + course.fight_from, 1)
            row.put(self.at("fight", 1) + course.fight_to, 1)
            row.put(self.at("fight_terrain") + course.fight_terrain, 1)

    def _write_seats(self, row: Row, state: TempusState, own: int, sees: bool) -> None:
        course, people, ideas = state.course, state.people, state.ideas
        era, at = self.at("era"), self.at("seat")
        for turn in range(state.seats):
            seat = (own + turn) % state.seats
            row.put(era + turn * self.eras + course.era[seat], 1)
            numbers = [
                course.tiles[seat],
                course.delayed[seat],
                people.supply[seat],
                people.cities[seat * 3],
                people.cities[seat * 3 + 1],
                people.cities[seat * 3 + 2],
                len(ideas.hands[seat]),
                newest(state, seat, sees and turn == 0),
                len(ideas.laid[seat]),
                int(seat == course.first),
                int(seat == course.turn),
                int(len(state.agenda.asked[seat]) > 0),
            ]
            row.put_all(at + turn * FIGURES, numbers)

    def _write_cards(self, row: Row, state: TempusState, own: int, sees: bool) -> None:
        ideas = state.ideas
        unseen = self.at("unseen")
        row.put_all(self.at("discards"), ideas.discards)
        row.put_all(unseen, ideas.deck)
        for turn in range(state.seats):
            seat = (own + turn) % state.seats
            is_own = sees and turn == 0
            at = self.at("shown", turn)
            for card in ideas.shown[seat]:
                row.add(at + card % POOL)
            at = self.at("hand")
            for card in ideas.hands[seat]:
                row.add(at + card % POOL if is_own else unseen + self._hidden(card, ideas.pool))
            at = self.at("laid")
            for card in ideas.laid[seat]:
                row.add(at + card % POOL if is_own else unseen + self._hidden(card, ideas.pool))

    def _hidden(self, card: int, pool: int) -> int:
        """Where a card that the seat cannot see is counted: among those of the current shuffle, or of older ones."""
        return card % POOL + (0 if card // POOL == pool else KINDS)

    def _write_course(self, row: Row, state: TempusState) -> None:
        course = state.course
        finished = int(state.land.coast is not None)
        numbers = [state.ideas.left, course.eras, course.round, course.slots, course.placed, finished]
        row.put_all(self.at("course"), numbers)
        ahead = max(course.era) + 1
        if ahead < self.eras:
            row.put(self.at("next_terrain") + state.box.chart.terrain[ahead], 1)

    def _write_tiles(self, row: Row, state: TempusState) -> None:
        row.put_all(self.at("stack"), state.course.stack)
        drawn = state.course.drawn
        if drawn >= 0:
            for i, terrain in enumerate(state.box.tiles[drawn]):
                row.put(self.at("drawn", i) + terrain, 1)


def newest(state: TempusState, seat: int, is_own: bool) -> int:
    """How many cards in a hand are of the current shuffle; of another seat's cards the oldest count as those laid."""
    ideas = state.ideas
    count = 0
    for card in ideas.hands[seat]:
        if card // POOL == ideas.pool:
            count += 1
    if is_own:
        return count
    for card in ideas.laid[seat]:
        if card // POOL == ideas.pool:
            count += 1
    return min(count, len(ideas.hands[seat]))


def make_encoder(game: Tempus, seats: int) -> TempusEncoder:
    """The encoder for a game with this number of seats."""
    return TempusEncoder(game, seats)
