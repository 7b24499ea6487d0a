"""Scenes of Time of Empires, set up in a few lines of names.

Two players have the spots H0 to H5 in a ring: A's capital is H0, B's is H3. Tiles lie unturned, so that of every
spot a is the field, b the forest and c the mountain:

    table = scene(clans={"A": {"H0a": 2}}, hands={"A": ["104"]}, built={"A": {"mill": 1}})
    table.play("A", "turn-glass 1 move", "move-clans H0a H0b 1")
    assert table.clans("H0b") == ("A", 1)
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from saecula.games.time_of_empires import make
from saecula.games.time_of_empires import verbs as v
from saecula.games.time_of_empires.box import SLOTS, Box
from saecula.games.time_of_empires.game import TimeOfEmpires
from saecula.games.time_of_empires.ground import free_slot
from saecula.games.time_of_empires.scoring import SCORING
from saecula.games.time_of_empires.state import GONE, IN_PLAY, EmpiresState, Land, find_skills, new_state
from saecula.games.time_of_empires.turns import rouse
from saecula.games.time_of_empires.view import EmpiresView
from saecula.kernel.codes import CLOCK, Log, moment
from saecula.kernel.errors import IllegalMove
from saecula.kernel.record import SEATS, seat_number
from saecula.kernel.views import Event

GAME: TimeOfEmpires = make()
BOX, NAMES, DECK = GAME.box, GAME.names, GAME.box.deck
E = TypeVar("E", bound=Event)
Many = Mapping[str, Mapping[str, int]]

#: Where a scene begins: the steps that the table still has before it.
PHASES = {"action": [v.END_ACTIONS], "scoring": SCORING, "prepare": [v.PREPARE, v.END_ACTIONS]}


def space(name: str) -> int:
    """The number of a space."""
    return NAMES.spaces.index(name)


def coded(text: str) -> int:
    """The packed move of a text."""
    return GAME.book.encode(GAME.book.parse(text))


def told(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of all events, in order."""
    return [type(event).__name__ for event in events]


class Table:
    """A game in the middle of a scene."""

    def __init__(self, state: EmpiresState) -> None:
        self.state = state

    def play(self, seat: str, *moves: str) -> list[Event]:
        """Make moves of a seat, chance or clock; IllegalMove for the first that is none. Returns what came of them."""
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

    def wait(self, seconds: float) -> list[Event]:
        """Let so many seconds of game time pass; the clock stops at every deadline on the way."""
        log = Log()
        until = self.state.course.now + round(seconds * 1000)
        while self.state.course.now < until and CLOCK in GAME.to_act(self.state):
            deadline = GAME.deadline(self.state)
            assert deadline is not None
            GAME.apply(self.state, CLOCK, moment(v.TICK, min(until, deadline)), log)
        GAME.load(self.state.dump())
        return GAME.chronicle.full(log)

    def legal(self, seat: str, verb: str = "") -> list[str]:
        """The legal moves of a seat, those of one verb if given; nothing for a seat that is not asked."""
        who = seat_number(seat, self.state.seats)
        if who not in GAME.to_act(self.state):
            return []
        texts = [GAME.book.text(GAME.book.decode(code)) for code in GAME.legal(self.state, who)]
        return [text for text in texts if text.startswith(verb)]

    def spaces(self, seat: str, glass: str = "1") -> list[str]:
        """The actions that a glass may be turned on."""
        return [text.split()[2] for text in self.legal(seat, f"turn-glass {glass}")]

    def refusal(self, seat: str, move: str) -> tuple[str, str]:
        """The clause and the key against a move; fails if it is legal."""
        reason = GAME.why_not(self.state, seat_number(seat, self.state.seats), coded(move))
        assert reason is not None, f"{move} is legal"
        return reason.clause, reason.key.removeprefix("time-of-empires-")

    def asked(self, seat: str) -> str:
        """The kind of a seat's open decision, empty if there is none."""
        view = self.view(None)
        return next((q.kind for q in view.asked if SEATS[q.seat] == seat), "")

    def view(self, seat: str | None) -> EmpiresView:
        """What a seat sees."""
        found = GAME.view(self.state, None if seat is None else SEATS.index(seat))
        assert isinstance(found, EmpiresView)
        return found

    def clans(self, name: str) -> tuple[str, int]:
        """Whose clans stand on a space, and how many."""
        owner = self.state.map.owner[space(name)]
        return ("" if owner < 0 else SEATS[owner]), self.state.map.clans[space(name)]

    def buildings(self, name: str) -> list[str]:
        """The buildings in a territory, like A-mill."""
        start = SLOTS * space(name)
        found = [n for n in self.state.map.slots[start : start + SLOTS] if n >= 0]
        return [f"{SEATS[n >> 2]}-{v.BUILDINGS[n & 3]}" for n in found]

    def stock(self, seat: str) -> tuple[int, int]:
        """Ideas and bricks in stock."""
        return self.state.folk.ideas[SEATS.index(seat)], self.state.folk.bricks[SEATS.index(seat)]

    def reserve(self, seat: str) -> int:
        """Pawns in reserve."""
        return self.state.folk.reserve[SEATS.index(seat)]

    def created(self, seat: str) -> int:
        """Created scholars."""
        return self.state.folk.created[SEATS.index(seat)]

    def built(self, seat: str, building: str) -> int:
        """Buildings gone from a section."""
        return self.state.folk.built[4 * SEATS.index(seat) + v.BUILDINGS.index(building)]

    def hand(self, seat: str) -> list[str]:
        """The cards in a hand."""
        return [NAMES.cards[card] for card in self.state.cards.hands[SEATS.index(seat)]]

    def found(self, seat: str) -> list[str]:
        """The discovery space from the bottom."""
        return [NAMES.cards[card] for card in self.state.cards.found[SEATS.index(seat)]]

    def points(self, seat: str, kind: str = "") -> int:
        """Points of a seat, of one kind if given."""
        start = len(v.POINTS) * SEATS.index(seat)
        mine = self.state.folk.points[start : start + len(v.POINTS)]
        return mine[v.POINTS.index(kind)] if kind else sum(mine)


def scene(
    seats: int = 2,
    pace: str = "real-time",
    age: int = 1,
    phase: str = "action",
    speed: str = "30",
    clans: Many | None = None,
    buildings: Mapping[str, Mapping[str, Sequence[str]]] | None = None,
    built: Many | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    found: Mapping[str, Sequence[str]] | None = None,
    ideas: Mapping[str, int] | None = None,
    bricks: Mapping[str, int] | None = None,
    scholars: Mapping[str, int] | None = None,
    tokens: Many | None = None,
    leaders: Mapping[str, Sequence[str]] | None = None,
    wonders: Sequence[str] = ("W11",),
    stacks: Mapping[str, str] | None = None,
    columns: Sequence[str] = (),
    sides: Sequence[str] = ("draw", "moves", "wonder", "copy"),
    tops: Sequence[str] = ("science", "construction", "expansion", "culture"),
    box: Box = BOX,
) -> Table:
    """A game in its action phase (or about to be scored or prepared) with just these things in play."""
    state = new_state(box, seats, GAME.meta.check(seats, {"ages": pace, "speed": speed}))
    _lay_tiles(state)
    folk, course = state.folk, state.course
    course.age, course.dealt = age - 1, age - 1 if phase == "prepare" else age
    for seat, places in (clans or {}).items():
        for name, count in places.items():
            folk.reserve[SEATS.index(seat)] -= count
            state.map.put(SEATS.index(seat), space(name), count)
    for seat, number in (scholars or {}).items():
        folk.reserve[SEATS.index(seat)] -= number
        folk.created[SEATS.index(seat)] = number
    for seat, number in (ideas or {}).items():
        folk.ideas[SEATS.index(seat)] = number
    for seat, number in (bricks or {}).items():
        folk.bricks[SEATS.index(seat)] = number
    _build(state, buildings or {}, built or {}, tokens or {})
    _fill_boards(state, wonders, columns, sides, leaders or {}, stacks or {})
    _deal(state, hands or {}, found or {}, tops)
    _begin(state, pace, phase)
    return Table(state)


def _lay_tiles(state: EmpiresState) -> None:
    tile = [-1] * len(NAMES.spots)
    rest = [number for number in range(3 * state.seats) if number % 3]
    for spot in state.layout.spots:
        capitals = state.layout.capitals
        tile[spot] = 3 * capitals.index(spot) if spot in capitals else rest.pop(0)
    state.land = Land(tile, [0] * len(tile), BOX)


def _build(
    state: EmpiresState, buildings: Mapping[str, Mapping[str, Sequence[str]]], built: Many, tokens: Many
) -> None:
    """Buildings on the map; `built` ones are gone from their section and destroyed since."""
    folk = state.folk
    for seat, places in buildings.items():
        for name, types in places.items():
            for building in types:
                who, type_ = SEATS.index(seat), v.BUILDINGS.index(building)
                slot = free_slot(state, who, type_, space(name), True)
                state.map.slots[slot] = 4 * who + type_
                folk.built[4 * who + type_] += 1
    for seat, counts in built.items():
        for building, count in counts.items():
            at = 4 * SEATS.index(seat) + v.BUILDINGS.index(building)
            folk.built[at] += count
            folk.razed[at] += count
    for seat, values in tokens.items():
        for building, value in values.items():
            folk.token[4 * SEATS.index(seat) + v.BUILDINGS.index(building)] = value


def _fill_boards(
    state: EmpiresState,
    wonders: Sequence[str],
    columns: Sequence[str],
    sides: Sequence[str],
    leaders: Mapping[str, Sequence[str]],
    stacks: Mapping[str, str],
) -> None:
    boards = state.boards
    for place, name in enumerate(wonders):
        boards.wonder[place] = NAMES.wonders.index(name)
    for seat, names in leaders.items():
        for name in names:
            boards.leaders[NAMES.leaders.index(name)] = SEATS.index(seat)
    for column in range(max(3, state.seats)):
        boards.effect[column] = v.SIDES.index(sides[column])
    for column, name in enumerate(columns):
        boards.column[column] = NAMES.leaders.index(name)
        boards.leaders[boards.column[column]] = IN_PLAY
    for name, seats in stacks.items():
        stack = boards.stacks[int(name[-1]) - 1] if name.startswith("wonder") else boards.tiles[v.ACTIONS.index(name)]
        for letter in seats:
            stack.append(SEATS.index(letter))
            state.folk.reserve[SEATS.index(letter)] -= 1
    for leader, fate in enumerate(boards.leaders):
        if fate < 0 and BOX.leader_age[leader] < state.course.age:
            boards.leaders[leader] = GONE
    find_skills(state)


def _deal(
    state: EmpiresState,
    hands: Mapping[str, Sequence[str]],
    found: Mapping[str, Sequence[str]],
    tops: Sequence[str],
) -> None:
    """Exactly these cards are held and discovered; all others lie in the piles or are out of the game."""
    cards, dealt = state.cards, state.course.dealt
    for seat in range(state.seats):
        cards.hands[seat] = sorted(NAMES.cards.index(name) for name in hands.get(SEATS[seat], ()))
        cards.found[seat] = [NAMES.cards.index(name) for name in found.get(SEATS[seat], ())]
    for card in range(len(DECK.ids)):
        used = sum(group.count(card) for group in (*cards.hands, *cards.found))
        if DECK.colour[card] >= state.seats or DECK.age[card] > dealt:
            continue
        if DECK.age[card] == 0:
            cards.discards[DECK.colour[card]] += [card] * (1 - used)
        elif DECK.age[card] == dealt:
            cards.pool[card] = 2 - used
        else:
            cards.gone[card] = 2 - used
    total = sum(cards.pool)
    cards.left = [total // 4 + (pile < total % 4) for pile in range(4)]
    cards.tops = [v.TYPES.index(tops[pile]) if cards.left[pile] else -1 for pile in range(4)]


def _begin(state: EmpiresState, pace: str, phase: str) -> None:
    course = state.course
    if phase == "action":
        course.pace = v.PACES.index(pace)
        course.began = course.now = BOX.times["30"].count_in
        state.agenda.enter([v.AGE if pace == "real-time" else v.ROUNDS, v.END_ACTIONS])
        course.first = 0
        if pace == "real-time":
            rouse(state)
    else:
        course.wish = [v.PACES.index(pace)] * state.seats
        state.agenda.enter(PHASES[phase])
        if phase == "scoring":
            return
    GAME.settle(state, Log(False))


def score(table: Table, *steps: int) -> list[Event]:
    """Run these steps of scoring alone, then nothing more."""
    log = Log()
    table.state.agenda.table.clear()
    table.state.agenda.enter(list(steps))
    GAME.settle(table.state, log)
    return GAME.chronicle.full(log)
