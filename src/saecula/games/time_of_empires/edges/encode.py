"""A position as one row of numbers, for learning. The viewer's seat comes first, then the others clockwise.

Territories and centres come in the order of the view, which is that of the layout. `EmpiresEncoder.layout` names every
part and its shape. Counts are given as they are, times in seconds, everything else as 0 or 1.
"""

from typing import Final

from saecula.games.time_of_empires.game import TimeOfEmpires
from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.box import SLOTS, TERRITORIES
from saecula.games.time_of_empires.model.kinds import ACTIONS, BUILDINGS, COLUMNS, PACES, POINTS, SIDES, TERRAINS, TYPES
from saecula.games.time_of_empires.model.state import GONE, EmpiresState
from saecula.games.time_of_empires.rules.glasses import runs
from saecula.parts.declared import names_of
from saecula.parts.tensors import Encoder, Part, Row, frame_parts

LARGEST: Final = 1023
#: The ages that the back of a card can show: 0 for a starting technology, then 1 to 3.
AGES: Final = 4
PILES: Final = 4
WONDERS: Final = 3
#: The numbers for each seat in a stack: how many scholars it has there, and its lowest one's place from the bottom.
STACK: Final = 2
#: How many types (of technologies and buildings) and categories of points; numbers per seat in `goods` and `seat`.
KINDS: Final = 4
CATEGORIES: Final = 5
GOODS: Final = 6
FIGURES: Final = 3


def parts_of(game: TimeOfEmpires, seats: int) -> list[Part]:
    """The parts of an observation and their shapes, in order."""
    plan, names = game.box.layouts[seats], game.names
    land, cards, leaders = len(plan.territories), len(names.cards), len(names.leaders)
    kinds = len(BUILDINGS)
    return [
        ("terrain", (len(TERRAINS), land)),
        ("slots", (2, land)),
        ("buildings", (seats, kinds, land)),
        ("clans", (seats, land + len(plan.spots))),
        ("goods", (seats, GOODS)),
        ("built", (seats, kinds)),
        ("tokens", (seats, kinds)),
        ("waiting", (seats, kinds)),
        ("points", (seats, len(POINTS))),
        ("won", (seats, leaders)),
        ("backs", (seats, len(TYPES), AGES)),
        ("found", (seats, cards)),
        ("visible", (seats, cards)),
        ("discards", (seats, cards)),
        ("glasses", (seats, 2, len(ACTIONS))),
        ("sand", (seats, 2)),
        ("stood", (seats, 2, len(ACTIONS))),
        ("seat", (seats, FIGURES)),
        ("wishes", (seats, len(PACES))),
        ("hand", (cards,)),
        ("laid", (kinds,)),
        ("tops", (PILES, len(TYPES))),
        ("left", (PILES,)),
        ("leaders", (COLUMNS, leaders)),
        ("effects", (COLUMNS, len(SIDES))),
        ("influence", (COLUMNS, seats, STACK)),
        ("wonders", (WONDERS, len(names.wonders))),
        ("builders", (WONDERS, seats, STACK)),
        ("gone", (leaders,)),
        ("course", (7,)),
        ("pace", (len(PACES),)),
        *frame_parts(len(names_of(steps)), steps.START),
    ]


class EmpiresEncoder(Encoder[EmpiresState]):
    """Turns positions of games with this many seats into rows of numbers."""

    def __init__(self, game: TimeOfEmpires, seats: int) -> None:
        super().__init__(parts_of(game, seats), 0.0, float(LARGEST))
        plan = game.box.layouts[seats]
        self.land = len(plan.territories)
        self.spaces = [*plan.territories, *[TERRITORIES + spot for spot in plan.spots]]
        sand, course = self.at("sand"), self.at("course")
        self.thousandths = [*range(sand, sand + 2 * seats), course + 5, course + 6]

    def ground(self, state: EmpiresState) -> object:
        """The land; what `write_ground` writes changes only when laying a tile makes a new one."""
        return state.land

    def write_ground(self, state: EmpiresState, row: Row) -> None:
        """Write the terrain and slots of the tiles laid."""
        ground = state.land
        terrain, slots = self.at("terrain"), self.at("slots")
        for at in range(self.land):
            space = self.spaces[at]
            if ground.terrain[space] >= 0:
                row.put(terrain + ground.terrain[space] * self.land + at, 1)
                row.put(slots + at, ground.open[space])
                row.put(slots + self.land + at, ground.open[space] + ground.closed[space])

    def write(self, state: EmpiresState, seat: int, row: Row) -> None:
        """Write what a seat sees; for a spectator (-1) seat A comes first, and no hand is shown."""
        own = max(seat, 0)
        self._write_map(row, state, own)
        for turn in range(state.seats):
            other = (own + turn) % state.seats
            self._write_goods(row, state, turn, other)
            self._write_cards(row, state, turn, other)
            self._write_glasses(row, state, turn, other)
        self._write_boards(row, state, own)
        self._write_leaders(row, state, own)
        if seat >= 0:
            for card in state.cards.hands[seat]:
                row.add(self.at("hand") + card)
            if state.folk.laid[seat] >= 0:
                row.put(self.at("laid") + state.folk.laid[seat], 1)
        self._write_course(row, state)
        self.write_frames(row, state.agenda, seat, steps.START)

    def _write_map(self, row: Row, state: EmpiresState, own: int) -> None:
        board, ground, seats, spaces = state.map, state.land, state.seats, len(self.spaces)
        clans, buildings = self.at("clans"), self.at("buildings")
        for at in range(spaces):
            space = self.spaces[at]
            if board.owner[space] >= 0:
                row.put(clans + (board.owner[space] - own) % seats * spaces + at, board.clans[space])
            if at >= self.land or ground.terrain[space] < 0:
                continue
            for slot in range(SLOTS * space, SLOTS * space + ground.open[space] + ground.closed[space]):
                building = board.slots[slot]
                if building >= 0:
                    line = ((building >> 2) - own) % seats * KINDS + (building & 3)
                    row.put(buildings + line * self.land + at, 1)

    def _write_goods(self, row: Row, state: EmpiresState, turn: int, seat: int) -> None:
        folk, course = state.folk, state.course
        goods = [
            folk.ideas[seat],
            folk.bricks[seat],
            folk.reserve[seat],
            folk.created[seat],
            folk.kept[seat],
            folk.limit[seat],
        ]
        row.put_all(self.at("goods") + turn * GOODS, goods)
        built, tokens = self.at("built") + turn * KINDS, self.at("tokens") + turn * KINDS
        for kind in range(KINDS):
            row.put(built + kind, folk.built[KINDS * seat + kind])
            row.put(tokens + kind, folk.token[KINDS * seat + kind])
        for kind in range(CATEGORIES):
            row.put(self.at("points") + turn * CATEGORIES + kind, folk.points[CATEGORIES * seat + kind])
        if folk.waiting[seat] >= 0:
            row.put(self.at("waiting") + turn * KINDS + folk.waiting[seat], 1)
        row.put(self.at("wishes", turn) + course.wish[seat], 1)
        numbers = [int(len(state.agenda.asked[seat]) > 0), int(seat == course.first), int(folk.laid[seat] >= 0)]
        row.put_all(self.at("seat") + turn * FIGURES, numbers)

    def _write_cards(self, row: Row, state: EmpiresState, turn: int, seat: int) -> None:
        cards, deck = state.cards, state.box.deck
        backs, found, discards = self.at("backs", turn), self.at("found", turn), self.at("discards", turn)
        for card in cards.hands[seat]:
            row.add(backs + deck.type[card] * AGES + deck.age[card])
        for card in cards.found[seat]:
            row.add(found + card)
        if cards.found[seat]:
            row.put(self.at("visible", turn) + cards.found[seat][-1], 1)
        for card in cards.discards[seat]:
            row.add(discards + card)

    def _write_glasses(self, row: Row, state: EmpiresState, turn: int, seat: int) -> None:
        course, actions = state.course, len(ACTIONS)
        for glass in range(2):
            at, line = 2 * seat + glass, 2 * turn + glass
            if course.where[at] >= 0:
                row.put(self.at("glasses") + line * actions + course.where[at], 1)
            if course.stood[at] >= 0:
                row.put(self.at("stood") + line * actions + course.stood[at], 1)
            # an action that a glass was shifted away from is barred to both, just like those where they stood
            for action in range(course.vacated[seat].bit_length()):
                if course.vacated[seat] >> action & 1:
                    row.put(self.at("stood") + line * actions + action, 1)
            if state.is_real_time() and runs(state, at):
                row.put(self.at("sand") + line, course.turned[at] + state.times.glass - course.now)

    def _write_boards(self, row: Row, state: EmpiresState, own: int) -> None:
        cards, boards, seats = state.cards, state.boards, state.seats
        for pile in range(PILES):
            if cards.tops[pile] >= 0:
                row.put(self.at("tops", pile) + cards.tops[pile], 1)
        row.put_all(self.at("left"), cards.left)
        for column in range(COLUMNS):
            if boards.column[column] >= 0:
                row.put(self.at("leaders", column) + boards.column[column], 1)
            if boards.effect[column] >= 0:
                row.put(self.at("effects", column) + boards.effect[column], 1)
            self._write_stack(row, self.at("influence", column), boards.tiles[column], own, seats)
        for place in range(WONDERS):
            if boards.wonder[place] >= 0:
                row.put(self.at("wonders", place) + boards.wonder[place], 1)
            self._write_stack(row, self.at("builders", place), boards.stacks[place], own, seats)

    def _write_stack(self, row: Row, at: int, scholars: list[int], own: int, seats: int) -> None:
        seen = 0
        for depth, seat in enumerate(scholars):
            place = at + (seat - own) % seats * STACK
            row.add(place)
            if not seen >> seat & 1:
                seen |= 1 << seat
                row.put(place + 1, depth + 1)

    def _write_leaders(self, row: Row, state: EmpiresState, own: int) -> None:
        for leader, fate in enumerate(state.boards.leaders):
            if fate == GONE:
                row.put(self.at("gone") + leader, 1)
            elif 0 <= fate < state.seats:
                row.put(self.at("won", (fate - own) % state.seats) + leader, 1)

    def _write_course(self, row: Row, state: EmpiresState) -> None:
        course = state.course
        numbers = [course.age, course.dealt, course.round, course.turns, int(state.options["speed"]), 0, 0]
        if state.is_real_time():
            # how long until the first gong, and until the last
            numbers[5] = max(0, course.began - course.now)
            numbers[6] = max(0, state.gong() - max(course.now, course.began))
        row.put_all(self.at("course"), numbers)
        row.put(self.at("pace") + course.pace, 1)


def make_encoder(game: TimeOfEmpires, seats: int) -> EmpiresEncoder:
    """The encoder for games with this many seats."""
    return EmpiresEncoder(game, seats)
