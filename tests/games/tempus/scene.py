"""Scenes of Tempus, set up in a few lines of coordinates and names.

Hexes are (q, r) around a hex in the middle of the sea board; in the text of a move they are written `q,r`:

    table = scene(land=disc(2), tokens={"A": {(0, 0): 2}}, hands={"A": ["weapons/hills"]}, eras={"A": "trade"})
    table.play("A", "choose-action move", "move-token 0,0 1,0")
    assert table.tokens((1, 0)) == 1
"""

import re
from collections.abc import Mapping

from saecula import scenes
from saecula.games.tempus import make
from saecula.games.tempus.edges.events import FightLost, FightWon
from saecula.games.tempus.edges.notation import read_dump
from saecula.games.tempus.game import CARD_NAMES, Tempus
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.model.view import TempusView
from saecula.games.tempus.position.checks import fault_on_any_land
from saecula.kernel.codes import Log
from saecula.kernel.views import Event
from saecula.parts.position import vet
from tests.games import kit
from tests.games.kit import told

Hex = tuple[int, int]
Ground = Mapping[Hex, str]

GAME: Tempus = make()
BOX = GAME.box
BOARD = BOX.board
ORIGIN = BOARD.axial(6 * BOARD.columns + 6)
PAIR = re.compile(r"-?\d+,-?\d+")
SPOT = re.compile(r"\b[A-M]\d+\b")

#: Four hexes at the southern end of disc(3): who stands on them is not protected.
SOUTH = {(-3, 3): 1, (-2, 3): 1, (-1, 3): 1, (0, 3): 1}


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


#: The first hex of the board, the one east of it and the last. Their numbers are easily mistaken for "none", so that
#: rules are tried there too, although no map tile reaches the first and the last one (TEM-SET-4).
FIRST, EAST, LAST = named("A1"), named("B1"), named("M12")
CORNERS = dict.fromkeys((FIRST, EAST, LAST), "hills")


def name_of(at: Hex) -> str:
    """The name of coordinates."""
    return BOARD.name(cell(at))


def text_of(at: Hex) -> str:
    """Coordinates as moves are written in tests."""
    return "{},{}".format(*at)


def spelled(text: str) -> str:
    """A text in which hexes are written `q,r`, with their names instead."""

    def name(match: re.Match[str]) -> str:
        q, r = match[0].split(",")
        return name_of((int(q), int(r)))

    return PAIR.sub(name, text)


def coded(text: str) -> int:
    """The move of a text in which hexes are written `q,r`."""
    return GAME.book.encode(GAME.book.parse(spelled(text)))


def fought(events: list[Event]) -> tuple[str, int, int]:
    """How a fight ended: won or lost by the attacker, and both totals."""
    for won in told(events, FightWon):
        return "won", won.attack, won.defence
    for lost in told(events, FightLost):
        return "lost", lost.attack, lost.defence
    raise AssertionError("no fight was fought")


class Table(kit.Table[TempusState]):
    """A game in the middle of a scene."""

    def __init__(self, state: TempusState) -> None:
        super().__init__(GAME, state)

    def check(self) -> None:
        """What has been reached is a possible position, but for corners that are land."""
        if any(self.state.land.terrain[cell(corner)] for corner in (FIRST, LAST)):
            loaded(self.state.dump())
        else:
            super().check()

    def spelled(self, move: str) -> str:
        """Hexes by their names."""
        return spelled(move)

    def shortened(self, move: str) -> str:
        """Hexes by their coordinates."""
        return SPOT.sub(lambda match: "{},{}".format(*named(match[0])), move)

    def draw(self, *cards: str) -> list[Event]:
        """Let chance draw these cards."""
        return self.play("chance", *(f"draw-card {card}" for card in cards))

    def view(self, seat: str | None = None) -> TempusView:
        """What a seat may know, or a spectator."""
        view = super().view(seat)
        assert isinstance(view, TempusView)
        return view

    def ends(self, start: Hex, seat: str = "A") -> set[Hex]:
        """Where a token of a hex may move to."""
        mine = [text.split() for text in self.legal(seat, "move-token")]
        pairs = [(begin, end.split(",")) for _, begin, end in mine]
        return {(int(q), int(r)) for begin, (q, r) in pairs if begin == "{},{}".format(*start)}

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
    turn: str = "A",
    at: str = "slot",
    action: str = "",
    options: Mapping[str, str] | None = None,
    **words: object,
) -> Table:
    """A scene; `words` are those of a position, hands and tiles and so on. In a slot `action` is chosen at once."""
    hexes: dict[str, str] = {}
    for where, name in (disc(3) if land is None else land).items():
        hexes[name] = f"{hexes.get(name, '')} {name_of(where)}"
    if "map" not in words:
        words["land"] = hexes
    if at == "slot":
        words["turn"] = turn
    words |= {
        "at": at,
        "tokens": _named(tokens or {}),
        "cities": _named(cities or {}),
        "sanitation": {name_of(where): count for where, count in (extra or {}).items()},
        "eras": eras,
    }
    if land is None or not {FIRST, LAST} & land.keys():
        state = scenes.scene(GAME, seats, options, **words).state
    else:
        state = cornered(seats, options, words)
    table = Table(state)
    if action:
        table.play(turn, f"choose-action {action}")
    return table


def cornered(seats: int, options: Mapping[str, str] | None, words: dict[str, object]) -> TempusState:
    """The state of a scene with land in corners where no map tile reaches, which no position may have."""
    state = loaded(GAME.dump_of(words, seats, GAME.meta.check(seats, options or {})))
    GAME.settle(state, Log(False))
    return state


def loaded(dump: dict[str, object]) -> TempusState:
    """The state of a dump, checked in all but where its land lies."""
    state = read_dump(dump, BOX, GAME.coasts)
    vet(GAME, state, state.options, dump["agenda"], fault_on_any_land)
    return state


def _named(places: Mapping[str, Mapping[Hex, int]]) -> dict[str, dict[str, int]]:
    """What stands on hexes, by their names."""
    return {seat: {name_of(where): count for where, count in on.items()} for seat, on in places.items()}
