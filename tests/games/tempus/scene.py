"""Scenes of Tempus, set up in a few lines of coordinates and names.

Hexes are (q, r) around a hex in the middle of the sea board; in the text of a move they are written `q,r`:

    table = scene(land=disc(2), tokens={"A": {(0, 0): 2}}, hands={"A": ["weapons/hills"]}, eras={"A": "trade"})
    table.play("A", "choose-action move", "move-token 0,0 1,0")
    assert table.tokens((1, 0)) == 1
"""

import re
from collections.abc import Iterable, Mapping
from typing import TypeVar

from saecula.games.tempus import make
from saecula.games.tempus import verbs as v
from saecula.games.tempus.coast import Coast
from saecula.games.tempus.events import FightLost, FightWon
from saecula.games.tempus.game import CARD_NAMES, Tempus
from saecula.games.tempus.rounds import ERA_STEPS
from saecula.games.tempus.state import Land, TempusState, new_state
from saecula.games.tempus.view import TempusView
from saecula.kernel.codes import CHANCE, Log, verb_of
from saecula.kernel.errors import IllegalMove
from saecula.kernel.record import seat_number
from saecula.kernel.views import Event

Hex = tuple[int, int]
Ground = Mapping[Hex, str]
E = TypeVar("E", bound=Event)

GAME: Tempus = make()
BOX = GAME.box
BOARD = BOX.board
ORIGIN = BOARD.axial(6 * BOARD.columns + 6)
PAIR = re.compile(r"-?\d+,-?\d+")
SPOT = re.compile(r"\b[A-M]\d+\b")

#: Four hexes at the southern end of disc(3): who stands on them is not protected.
SOUTH = {(-3, 3): 1, (-2, 3): 1, (-1, 3): 1, (0, 3): 1}

#: Where a scene begins: the steps that the table still has before it.
BEGINNINGS = {
    "first": [v.FIRST_PLAYER, v.BUILD_MAP, v.PEOPLE, v.BEGIN_ERA],
    "map": [v.BUILD_MAP, v.PEOPLE, v.BEGIN_ERA],
    "people": [v.PEOPLE, v.BEGIN_ERA],
    "era": [v.BEGIN_ERA],
    "rounds": ERA_STEPS[1:],
    "slot": ERA_STEPS[1:],
    "progress": ERA_STEPS[2:],
    "end": ERA_STEPS[5:],
}


def distance(one: Hex, other: Hex) -> int:
    """Steps between two hexes."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def disc(radius: int, terrain: str = "grassland", at: Hex = (0, 0)) -> dict[Hex, str]:
    """All hexes up to a distance."""
    span = range(-radius, radius + 1)
    return {(q + at[0], r + at[1]): terrain for q in span for r in span if distance((q, r), (0, 0)) <= radius}


def ring(radius: int, terrain: str = "grassland") -> dict[Hex, str]:
    """The hexes at exactly a distance."""
    return {at: terrain for at in disc(radius) if distance(at, (0, 0)) == radius}


def cell(at: Hex) -> int:
    """The cell of coordinates."""
    found = BOARD.cell(at[0] + ORIGIN[0], at[1] + ORIGIN[1])
    assert found >= 0, f"{at} is beyond the sea board"
    return found


def spot(number: int) -> Hex:
    """The coordinates of a cell."""
    q, r = BOARD.axial(number)
    return q - ORIGIN[0], r - ORIGIN[1]


def named(name: str) -> Hex:
    """The coordinates of a hex by its name, such as A1 for the north-west corner."""
    return spot(GAME.names.hexes.index(name))


def coded(text: str) -> int:
    """The move of a text in which hexes are written `q,r`."""

    def name(match: re.Match[str]) -> str:
        q, r = match[0].split(",")
        return BOARD.name(cell((int(q), int(r))))

    return GAME.book.encode(GAME.book.parse(PAIR.sub(name, text)))


def said(code: int) -> str:
    """The text of a move, with hexes written `q,r`."""
    return SPOT.sub(lambda match: "{},{}".format(*named(match[0])), GAME.book.text(GAME.book.decode(code)))


def told(events: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def kinds(events: list[Event]) -> list[str]:
    """The kinds of all events, in order."""
    return [type(event).__name__ for event in events]


def fought(events: list[Event]) -> tuple[str, int, int]:
    """How a fight ended: won or lost by the attacker, and both totals."""
    for won in told(events, FightWon):
        return "won", won.attack, won.defence
    for lost in told(events, FightLost):
        return "lost", lost.attack, lost.defence
    raise AssertionError("no fight was fought")


class Table:
    """A game in the middle of a scene."""

    def __init__(self, state: TempusState) -> None:
        self.state = state

    def play(self, seat: str, *moves: str) -> list[Event]:
        """Make moves of a seat (or of chance); IllegalMove for the first that is none. Returns what came of them."""
        log = Log()
        who = seat_number(seat, self.state.seats)
        for move in moves:
            code = coded(move)
            reason = GAME.why_not(self.state, who, code)
            if reason is not None:
                raise IllegalMove(reason)
            GAME.apply(self.state, who, code, log)
        GAME.load(self.state.dump())  # whatever a test does, the position it reaches is a possible one
        return GAME.chronicle.full(log)

    def draw(self, *cards: str) -> list[Event]:
        """Let chance draw these cards."""
        return self.play("chance", *(f"draw-card {card}" for card in cards))

    def legal(self, seat: str, verb: str = "") -> list[str]:
        """The legal moves of a seat, those of one verb if given; nothing for a seat that is not asked."""
        who = seat_number(seat, self.state.seats)
        if who not in GAME.to_act(self.state):
            return []
        return [text for text in map(said, GAME.legal(self.state, who)) if text.split()[0] == (verb or text.split()[0])]

    def ends(self, start: Hex, seat: str = "A") -> set[Hex]:
        """Where a token of a hex may move to."""
        mine = [text.split() for text in self.legal(seat, "move-token")]
        pairs = [(begin, end.split(",")) for _, begin, end in mine]
        return {(int(q), int(r)) for begin, (q, r) in pairs if begin == "{},{}".format(*start)}

    def why(self, seat: str, move: str) -> str:
        """Clause and sentence that stand against a move; nothing if it is legal."""
        reason = GAME.why_not(self.state, seat_number(seat, self.state.seats), coded(move))
        return f"{reason.clause} {reason.key}".strip() if reason else ""

    def clause(self, seat: str, move: str) -> str:
        """The clause that stands against a move; nothing if it is legal."""
        return self.why(seat, move).split(" ")[0]

    def view(self, seat: str = "") -> TempusView:
        """What a seat may know, or a spectator."""
        view = GAME.view(self.state, seat_number(seat, self.state.seats) if seat else None)
        assert isinstance(view, TempusView)
        return view

    def shown(self, seat: str, move: str, viewer: str) -> str:
        """A move as a viewer, or a spectator, may see it."""
        seats = self.state.seats
        eyes = seat_number(viewer, seats) if viewer else None
        return GAME.book.text(GAME.show(self.state, seat_number(seat, seats), coded(move), eyes))

    def asked(self) -> str:
        """Who must decide what: `A turn`."""
        stacks = self.state.agenda.asked
        found = [f"{'ABCDE'[s]} {v.STEP_NAMES[verb_of(stack[-1])]}" for s, stack in enumerate(stacks) if stack]
        return ", ".join(found) or ("chance" if GAME.to_act(self.state) == [CHANCE] else "over")

    def tokens(self, at: Hex) -> int:
        """How many tokens stand on a hex."""
        return self.state.people.tokens[cell(at)]

    def city(self, at: Hex) -> int:
        """The value of the city on a hex."""
        return self.state.people.city[cell(at)]

    def owner(self, at: Hex) -> str:
        """Whose tokens or city stand on a hex."""
        owner = self.state.people.owner[cell(at)]
        return "" if owner < 0 else "ABCDE"[owner]

    def extra(self, at: Hex) -> int:
        """The Sanitation allowance of a hex."""
        return self.state.people.extra[cell(at)]

    def supply(self, seat: str) -> int:
        """Tokens in a seat's supply."""
        return self.state.people.supply["ABCDE".index(seat)]

    def city_tiles(self, seat: str) -> list[int]:
        """City tiles of value 2, 3 and 4 in a seat's supply."""
        at = 3 * "ABCDE".index(seat)
        return self.state.people.cities[at : at + 3]

    def hand(self, seat: str) -> list[str]:
        """The cards in a seat's hand."""
        return [CARD_NAMES[card % 64] for card in self.state.ideas.hands["ABCDE".index(seat)]]

    def discards(self) -> list[str]:
        """All discarded cards."""
        return [CARD_NAMES[kind] for kind, copies in enumerate(self.state.ideas.discards) for _ in range(copies)]

    def era(self, seat: str) -> str:
        """The row of a seat's era cube."""
        return BOX.chart.names[self.state.course.era["ABCDE".index(seat)]]

    def tiles(self) -> list[int]:
        """The action tiles of all seats."""
        return list(self.state.course.tiles)


def scene(
    seats: int = 3,
    *,
    land: Ground | None = None,
    tokens: Mapping[str, Mapping[Hex, int]] | None = None,
    cities: Mapping[str, Mapping[Hex, int]] | None = None,
    extra: Mapping[Hex, int] | None = None,
    eras: Mapping[str, str] | str = "start",
    hands: Mapping[str, Iterable[str]] | None = None,
    shown: Mapping[str, Iterable[str]] | None = None,
    discards: Iterable[str] = (),
    rest: str = "deck",
    tiles: Mapping[str, int] | None = None,
    first: str = "A",
    turn: str = "A",
    at: str = "slot",
    action: str = "",
    options: Mapping[str, str] | None = None,
) -> Table:
    """A scene, loaded as any position is. Seats have the action tiles of their rows unless `tiles` says otherwise.

    `rest` is where all other cards lie: the deck, the discards, or the hand of a seat. `at` is where the scene begins;
    in a slot, `action` is chosen at once.
    """
    state = new_state(BOX, seats, {"map": "built", **(options or {})})
    _set_map(state, disc(3) if land is None else land, at)
    _set_people(state, tokens or {}, cities or {}, extra or {})
    _set_course(state, eras, tiles, first)
    _set_cards(state, hands or {}, shown or {}, list(discards), rest)
    state.agenda.enter(BEGINNINGS[at])
    if at == "slot":
        seat = "ABCDE".index(turn)
        state.course.turn = seat
        state.course.slots = (seat - state.course.first) % seats + 1
        state.agenda.ask(seat, v.TURN, 1, 1)
    loaded = GAME.load(state.dump())
    GAME.settle(loaded, Log(False))
    table = Table(loaded)
    if action:
        table.play(turn, f"choose-action {action}")
    return table


def _set_map(state: TempusState, land: Ground, at: str) -> None:
    terrain = [0] * BOARD.size
    for where, name in land.items():
        terrain[cell(where)] = v.TERRAINS.index(name)
    if at in ("first", "map"):
        state.land = Land(terrain, None)
        # so many that one more is always drawn
        state.course.placed = min(len(land) // 7, BOX.tiles_by_seats[state.seats] - 1)
    else:
        state.land = Land(terrain, Coast(BOARD, terrain))
        state.course.placed = BOX.tiles_by_seats[state.seats]
    for tile in range(state.course.placed):
        state.course.stack[-1 - tile] = 0


def _set_people(
    state: TempusState,
    tokens: Mapping[str, Mapping[Hex, int]],
    cities: Mapping[str, Mapping[Hex, int]],
    extra: Mapping[Hex, int],
) -> None:
    people = state.people
    for seat, places in tokens.items():
        for where, count in places.items():
            assert state.land.terrain[cell(where)] != v.WATER, f"{where} is water"
            for _ in range(count):
                people.add("ABCDE".index(seat), cell(where))
    for seat, places in cities.items():
        for where, value in places.items():
            people.owner[cell(where)] = "ABCDE".index(seat)
            people.city[cell(where)] = value
            people.cities["ABCDE".index(seat) * 3 + value - 2] -= 1
    for where, count in extra.items():
        people.extra[cell(where)] = count


def _set_course(state: TempusState, eras: Mapping[str, str] | str, tiles: Mapping[str, int] | None, first: str) -> None:
    course = state.course
    names = dict.fromkeys("ABCDE", eras) if isinstance(eras, str) else eras
    for seat in range(state.seats):
        letter = "ABCDE"[seat]
        course.era[seat] = BOX.chart.names.index(names.get(letter, "start"))
        course.tiles[seat] = BOX.chart.actions[course.era[seat]] if tiles is None else tiles.get(letter, 0)
    course.first = "ABCDE".index(first)
    course.eras = max(course.era)
    course.round = 1


def _set_cards(
    state: TempusState,
    hands: Mapping[str, Iterable[str]],
    shown: Mapping[str, Iterable[str]],
    discards: list[str],
    rest: str,
) -> None:
    ideas = state.ideas

    def taken(name: str) -> int:
        kind = CARD_NAMES.index(name)
        ideas.deck[kind] -= 1
        assert ideas.deck[kind] >= 0, f"there are not so many {name}"
        return kind

    for seat, cards in hands.items():
        ideas.hands["ABCDE".index(seat)] = sorted(taken(card) for card in cards)
    for seat, cards in shown.items():
        ideas.shown["ABCDE".index(seat)] = sorted(taken(card) for card in cards)
    for card in discards:
        ideas.discards[taken(card)] += 1
    if rest != "deck":
        spare = [kind for kind, copies in enumerate(ideas.deck) for _ in range(copies)]
        ideas.deck = [0] * v.KINDS
        if rest == "discards":
            for kind in spare:
                ideas.discards[kind] += 1
        else:
            ideas.hands["ABCDE".index(rest)] = sorted(ideas.hands["ABCDE".index(rest)] + spare)
