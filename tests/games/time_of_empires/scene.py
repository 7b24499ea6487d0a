"""Scenes of Time of Empires, set up in a few lines of names.

Two players have the spots H0 to H5 in a ring: A's capital is H0, B's is H3. Tiles lie unturned, so that of every
spot a is the field, b the forest and c the mountain:

    table = scene(clans={"A": {"H0a": 2}}, hands={"A": ["104"]}, built={"A": {"mill": 1}})
    table.play("A", "turn-glass 1 move", "move-clans H0a H0b 1")
    assert table.clans("H0b") == ("A", 1)
"""

from collections.abc import Mapping, Sequence
from typing import Any

from saecula.games.time_of_empires import make
from saecula.games.time_of_empires.game import TimeOfEmpires
from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.box import SLOTS, Box
from saecula.games.time_of_empires.model.kinds import BUILDINGS, PILES, POINTS
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.model.view import EmpiresView
from saecula.games.time_of_empires.position.openings import COLUMN_NAMES
from saecula.kernel.codes import Log
from saecula.kernel.record import SEATS
from saecula.kernel.views import Event
from tests.games import kit
from tests.games.kit import kinds, told

__all__ = ["BOX", "DECK", "GAME", "NAMES", "Table", "coded", "kinds", "scene", "score", "space", "told"]

GAME: TimeOfEmpires = make()
BOX, NAMES, DECK = GAME.box, GAME.names, GAME.box.deck
Many = Mapping[str, Mapping[str, int]]
Words = dict[str, Any]

#: Where a scene begins.
PHASES = {"action": "action", "scoring": "scoring", "prepare": "preparation"}


def space(name: str) -> int:
    """The number of a space."""
    return NAMES.spaces.index(name)


def coded(text: str) -> int:
    """The packed move of a text."""
    return GAME.book.encode(GAME.book.parse(text))


class Table(kit.Table[EmpiresState]):
    """A game in the middle of a scene."""

    def __init__(self, state: EmpiresState, game: TimeOfEmpires = GAME) -> None:
        super().__init__(game, state, "time-of-empires-", state.options)

    def spaces(self, seat: str, glass: str = "1") -> list[str]:
        """The actions that a glass may be turned on."""
        moves = [text.split() for text in self.legal(seat, "turn-glass")]
        return [action for _, turned, action in moves if turned == glass]

    def view(self, seat: str | None = None) -> EmpiresView:
        """What a seat sees."""
        found = super().view(seat)
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
        return [f"{SEATS[n >> 2]}-{BUILDINGS[n & 3]}" for n in found]

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
        return self.state.folk.built[4 * SEATS.index(seat) + BUILDINGS.index(building)]

    def hand(self, seat: str) -> list[str]:
        """The cards in a hand."""
        return [NAMES.cards[card] for card in self.state.cards.hands[SEATS.index(seat)]]

    def found(self, seat: str) -> list[str]:
        """The discovery space from the bottom."""
        return [NAMES.cards[card] for card in self.state.cards.found[SEATS.index(seat)]]

    def points(self, seat: str, kind: str = "") -> int:
        """Points of a seat, of one kind if given."""
        start = len(POINTS) * SEATS.index(seat)
        mine = self.state.folk.points[start : start + len(POINTS)]
        return mine[POINTS.index(kind)] if kind else sum(mine)


def scene(
    seats: int = 2,
    pace: str = "real-time",
    age: int = 1,
    phase: str = "action",
    speed: str = "30",
    buildings: Mapping[str, Mapping[str, Sequence[str]]] | None = None,
    built: Many | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    tokens: Many | None = None,
    columns: Sequence[str] = (),
    sides: Sequence[str] = (),
    tops: Sequence[str] = (),
    box: Box = BOX,
    **words: object,
) -> Table:
    """A game in its action phase (or about to be scored or prepared) with just these things in play.

    `built` are buildings gone from a section that are of no further matter; `hands` are all that anybody holds. The
    other words are those of a position.
    """
    game = GAME if box is BOX else make(rules=str(box.version))
    standing: Words = {
        seat: {name: list(types) for name, types in at.items()} for seat, at in (buildings or {}).items()
    }
    told: Words = {"at": PHASES[phase], "age": age, "buildings": standing, **words}
    if age == 1:
        _stand_aside(standing, built or {}, seats, str(words.get("clans", "")))
    else:
        told |= {"destroyed": built or {}, "kept": _keepers(built or {}, seats)}
    if phase == "prepare" and age == 1:
        homes = [NAMES.spaces[3 * spot] for spot in BOX.layouts[seats].capitals]
        told["clans"] = {letter: {home: 1} for letter, home in zip(SEATS, homes)}
    else:
        told["hands"] = {letter: list((hands or {}).get(letter, ())) for letter in SEATS[:seats]}
    count = age - 1 if phase == "prepare" else age
    told["tokens"] = {letter: _tokens(mine, built or {}, letter, count) for letter, mine in (tokens or {}).items()}
    told["columns"] = dict(zip(COLUMN_NAMES, columns))
    told["sides"] = dict(zip(COLUMN_NAMES[: max(3, seats)], sides))
    told["tops"] = dict(zip(PILES, tops))
    options = game.meta.check(seats, {"ages": pace, "speed": speed})
    state = game.load(game.dump_of(told, seats, options))
    if phase != "scoring":
        game.settle(state, Log(False))
    return Table(state, game)


def _stand_aside(standing: Words, built: Many, seats: int, busy: str) -> None:
    """Before the first scoring nothing can have been destroyed: what is built stands where nothing else does."""
    named = {name for places in standing.values() for name in places}
    free = [NAMES.spaces[at] for at in reversed(BOX.layouts[seats].territories)]
    free = [name for name in free if name not in named and f"'{name}'" not in busy]
    for letter, counts in built.items():
        for building, count in counts.items():
            places = [name for name in free if _has_room(standing, name, letter, building)]
            for name in places[:count]:
                standing.setdefault(letter, {}).setdefault(name, []).append(building)


def _has_room(standing: Words, name: str, letter: str, building: str) -> bool:
    """Whether an open slot is left; every tile has a territory c with one alone."""
    there = [types for places in standing.values() for types in [places.get(name, [])]]
    most = 1 if name.endswith("c") else 2
    return sum(map(len, there)) < most and building not in standing.get(letter, {}).get(name, [])


def _keepers(built: Many, seats: int) -> dict[str, int]:
    """The next player keeps what was destroyed."""
    return {SEATS[(SEATS.index(letter) + 1) % seats]: sum(counts.values()) for letter, counts in built.items()}


def _tokens(mine: Mapping[str, int], built: Many, letter: str, count: int) -> dict[str, int]:
    """The tokens of all ages: those not named lie where nothing is built."""
    found = dict(mine)
    rest = [name for name in BUILDINGS if name not in found and not built.get(letter, {}).get(name)]
    for value in range(1, count + 1):
        if value not in found.values():
            found[rest.pop(0)] = value
    return found


def score(table: Table, *run: int) -> list[Event]:
    """Run these steps of scoring alone; after sieges the age ends."""
    log = Log()
    table.state.agenda.table.clear()
    table.state.agenda.enter([*run, steps.END_AGE] if run[-1] == steps.SIEGES else list(run))
    table.game.settle(table.state, log)
    return table.game.chronicle.full(log)
