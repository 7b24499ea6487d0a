"""A view as one row of numbers, for learning. The viewer's seat comes first, then the others in turn.

Territories and centres come in the order of the view, which is that of the layout. `EmpiresEncoder.layout` names every
part with its shape. Counts are given as they are, times in seconds, everything else as 0 or 1.
"""

from array import array

from saecula.games.time_of_empires.game import TimeOfEmpires
from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.kinds import ACTIONS, BUILDINGS, COLUMNS, PACES, POINTS, SIDES, TERRAINS, TYPES
from saecula.games.time_of_empires.model.view import EmpiresView, GlassView, PlayerView
from saecula.kernel.views import View
from saecula.parts.declared import names_of
from saecula.parts.tensors import Encoder, Part, frame_parts, numbered, write_all

LARGEST = 1023
#: The ages a card may come from; starting technologies are of none.
AGES = 4
PILES = 4
WONDERS = 3
#: What a stack of scholars tells of a seat: how many are its own, and how deep the lowest of them lies.
STACK = 2


def parts_of(game: TimeOfEmpires, seats: int) -> list[Part]:
    """The parts of an observation with their shapes, in order."""
    plan, names = game.box.layouts[seats], game.names
    land, cards, leaders = len(plan.territories), len(names.cards), len(names.leaders)
    kinds = len(BUILDINGS)
    return [
        ("terrain", (len(TERRAINS), land)),
        ("slots", (2, land)),
        ("buildings", (seats, kinds, land)),
        ("clans", (seats, land + len(plan.spots))),
        ("goods", (seats, 6)),
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
        ("seat", (seats, 3)),
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


class EmpiresEncoder(Encoder):
    """Turns views of games with so many seats into numbers."""

    def __init__(self, game: TimeOfEmpires, seats: int) -> None:
        super().__init__(parts_of(game, seats), 0.0, float(LARGEST))
        self.seats = seats
        self.land = len(game.box.layouts[seats].territories)
        self._card = numbered(game.names.cards)
        self._leader = numbered(game.names.leaders)
        self._wonder = numbered(game.names.wonders)
        self._building = numbered(BUILDINGS)
        self._terrain = numbered(TERRAINS)
        self._type = numbered(TYPES)
        self._action = numbered(ACTIONS)
        self._pace = numbered(PACES)
        self._side = numbered(SIDES)

    def encode(self, view: View) -> "array[float]":
        """The numbers of a view."""
        assert isinstance(view, EmpiresView)
        row = array("f", self.blank)
        own = view.seat or 0
        self._write_map(row, view, own)
        for turn in range(view.seats):
            player = view.players[(own + turn) % view.seats]
            self._write_goods(row, turn, player)
            self._write_cards(row, turn, player)
            for glass in range(2):
                self._write_glass(row, 2 * turn + glass, player.glasses[glass], view.now)
        self._write_boards(row, view, own)
        self._write_own(row, view, own)
        self._write_course(row, view)
        self.write_frames(row, view.frames, view.seat, steps.START)
        return row

    def _mark(self, row: "array[float]", part: str, numbers: dict[str, int], line: int, name: "str | None") -> None:
        """A one for a name in a line of a part; nothing for no name."""
        if name is not None:
            row[self.at(part) + line * self.layout[part][1][-1] + numbers[name]] += 1.0

    def _write_map(self, row: "array[float]", view: EmpiresView, own: int) -> None:
        land, spaces = self.land, len(view.spaces)
        for at, space in enumerate(view.spaces):
            if space.owner is not None:
                turn = (space.owner - own) % view.seats
                row[self.at("clans") + turn * spaces + at] = float(space.clans)
            if space.terrain is None:
                continue
            row[self.at("terrain") + self._terrain[space.terrain] * land + at] = 1.0
            row[self.at("slots") + at] = float(space.open)
            row[self.at("slots") + land + at] = float(len(space.slots))
            for building in space.slots:
                if building is not None:
                    line = (building.seat - own) % view.seats * len(BUILDINGS) + self._building[building.building]
                    row[self.at("buildings") + line * land + at] = 1.0

    def _write_goods(self, row: "array[float]", turn: int, player: PlayerView) -> None:
        goods = [player.ideas, player.bricks, player.reserve, player.created, player.kept, player.limit]
        write_all(row, self.at("goods") + turn * len(goods), goods)
        kinds = len(BUILDINGS)
        write_all(row, self.at("built") + turn * kinds, [player.built[kind] for kind in BUILDINGS])
        write_all(row, self.at("tokens") + turn * kinds, [player.tokens[kind] for kind in BUILDINGS])
        write_all(row, self.at("points") + turn * len(POINTS), [player.points[kind] for kind in POINTS])
        self._mark(row, "waiting", self._building, turn, player.waiting)
        self._mark(row, "wishes", self._pace, turn, player.wish)
        for leader in player.leaders:
            self._mark(row, "won", self._leader, turn, leader)

    def _write_cards(self, row: "array[float]", turn: int, player: PlayerView) -> None:
        for back in player.backs:
            row[self.at("backs") + (turn * len(TYPES) + self._type[back.type]) * AGES + back.age] += 1.0
        for card in player.found:
            self._mark(row, "found", self._card, turn, card)
        if player.found:
            self._mark(row, "visible", self._card, turn, player.found[-1])
        for card in player.discards:
            self._mark(row, "discards", self._card, turn, card)

    def _write_glass(self, row: "array[float]", line: int, glass: GlassView, now: int) -> None:
        self._mark(row, "glasses", self._action, line, glass.action)
        self._mark(row, "stood", self._action, line, glass.stood)
        if glass.runs:
            row[self.at("sand") + line] = (glass.ends - now) / 1000.0

    def _write_boards(self, row: "array[float]", view: EmpiresView, own: int) -> None:
        for at, pile in enumerate(view.piles):
            self._mark(row, "tops", self._type, at, pile.top)
            row[self.at("left") + at] = float(pile.left)
        for at, column in enumerate(view.columns):
            self._mark(row, "leaders", self._leader, at, column.leader)
            self._mark(row, "effects", self._side, at, column.effect)
            self._write_stack(row, self.at("influence") + at * view.seats * STACK, column.scholars, own)
        for at, place in enumerate(view.wonders):
            self._mark(row, "wonders", self._wonder, at, place.wonder)
            self._write_stack(row, self.at("builders") + at * view.seats * STACK, place.scholars, own)
        for leader in view.gone:
            self._mark(row, "gone", self._leader, 0, leader)

    def _write_stack(self, row: "array[float]", at: int, scholars: list[int], own: int) -> None:
        for depth, seat in enumerate(scholars):
            place = at + (seat - own) % self.seats * STACK
            row[place] += 1.0
            if row[place + 1] == 0.0:
                row[place + 1] = float(depth + 1)

    def _write_own(self, row: "array[float]", view: EmpiresView, own: int) -> None:
        for card in view.hand:
            self._mark(row, "hand", self._card, 0, card)
        self._mark(row, "laid", self._building, 0, view.laid)
        asked = [question.seat for question in view.asked]
        for turn in range(view.seats):
            seat = (own + turn) % view.seats
            numbers = [int(seat in asked), int(seat == view.first), int(view.players[seat].token_laid)]
            write_all(row, self.at("seat") + turn * len(numbers), numbers)

    def _write_course(self, row: "array[float]", view: EmpiresView) -> None:
        at = self.at("course")
        write_all(row, at, [view.age, view.dealt, view.round, view.turns, int(view.options["speed"])])
        if view.pace == "real-time":
            # before the first gong, and until the last
            row[at + 5] = max(0, view.began - view.now) / 1000.0
            row[at + 6] = max(0, view.gong - max(view.now, view.began)) / 1000.0
        self._mark(row, "pace", self._pace, 0, view.pace)


def make_encoder(game: TimeOfEmpires, seats: int) -> EmpiresEncoder:
    """The encoder of a game with so many seats."""
    return EmpiresEncoder(game, seats)
