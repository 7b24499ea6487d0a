"""Scenes of Rise & Fall, set up in a few lines.

A world is drawn in rows of levels, every second row half a hex to the right; its hexes are numbered from 1 in reading
order, and moves name them by these numbers:

    table = scene("1 1 2", {"A": {"nomad": [1]}}, play={"A": "nomad", "B": "town"})
    table.play("A", "move-piece 1 2")
    assert table.on(2) == "A nomad"
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from saecula.games.rise_and_fall import make
from saecula.games.rise_and_fall import verbs as v
from saecula.games.rise_and_fall.game import SETUP_STEPS, RiseAndFall
from saecula.games.rise_and_fall.grid import Grid, cells_of_rows
from saecula.games.rise_and_fall.land import Land
from saecula.games.rise_and_fall.pieces import put
from saecula.games.rise_and_fall.rounds import ROUND_STEPS
from saecula.games.rise_and_fall.state import RiseState, new_state
from saecula.games.rise_and_fall.view import RiseView
from saecula.kernel.codes import CHANCE, Log, verb_of
from saecula.kernel.errors import IllegalMove
from saecula.kernel.record import seat_number
from saecula.kernel.views import Event

E = TypeVar("E", bound=Event)
Standing = Mapping[str, Mapping[str, Sequence[int]]]

GAME: RiseAndFall = make()
BOX = GAME.box
LETTERS = "ABCD"

#: Where a scene begins: the steps that the table still has before it.
BEGINNINGS = {
    "first": SETUP_STEPS,
    "sea": [v.SEA_TILES, *SETUP_STEPS[1:]],
    "layer": [v.LAND_TILES, *SETUP_STEPS[1:]],
    "start": SETUP_STEPS[2:],
    "round": [v.BEGIN_ROUND],
    "turn": ROUND_STEPS[1:],
    "decline": ROUND_STEPS[2:],
    "buy-back": ROUND_STEPS[4:],
    "recycle": ROUND_STEPS[5:],
    "end": ROUND_STEPS[6:],
}
#: Every player somewhere out of the way: three hexes of their own for each, beyond the world that a test draws.
OPTIONS = {"world": "built", "length": "4", "three-seconds": "off", "quiet-rounds": "60"}


def told(events: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def kinds(events: list[Event]) -> list[str]:
    """The kinds of all events, in order."""
    return [type(event).__name__ for event in events]


def coded(text: str) -> int:
    """The move of a text."""
    return GAME.book.encode(GAME.book.parse(text))


class Table:
    """A game in the middle of a scene."""

    def __init__(self, state: RiseState) -> None:
        self.state = state

    def play(self, seat: str, *moves: str) -> list[Event]:
        """Make moves of a seat (or of chance or the clock); IllegalMove for the first that is none."""
        log = Log()
        who = seat_number(seat, self.state.seats)
        for move in moves:
            reason = GAME.why_not(self.state, who, coded(move))
            if reason is not None:
                raise IllegalMove(reason)
            GAME.apply(self.state, who, coded(move), log)
        GAME.load(self.state.dump())  # whatever a test does, the position it reaches is a possible one
        return GAME.chronicle.full(log)

    def legal(self, seat: str, verb: str = "") -> list[str]:
        """The legal moves of a seat, those of one verb if given; nothing for a seat that is not asked."""
        who = seat_number(seat, self.state.seats)
        if who not in GAME.to_act(self.state):
            return []
        texts = [GAME.book.text(GAME.book.decode(code)) for code in GAME.legal(self.state, who)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def ends(self, start: int, seat: str = "A") -> list[int]:
        """Where the piece of a hex may move to."""
        moves = [text.split() for text in self.legal(seat, "move-piece")]
        return [int(end) for _, begin, end in moves if int(begin) == start]

    def why(self, seat: str, move: str) -> str:
        """Clause and sentence that stand against a move; nothing if it is legal."""
        reason = GAME.why_not(self.state, seat_number(seat, self.state.seats), coded(move))
        return f"{reason.clause} {reason.key.removeprefix('rise-and-fall-')}".strip() if reason else ""

    def clause(self, seat: str, move: str) -> str:
        """The clause that stands against a move; nothing if it is legal."""
        return self.why(seat, move).split(" ")[0]

    def view(self, seat: str = "") -> RiseView:
        """What a seat may know, or a spectator."""
        view = GAME.view(self.state, seat_number(seat, self.state.seats) if seat else None)
        assert isinstance(view, RiseView)
        return view

    def asked(self) -> str:
        """Who must decide what: `A turn`."""
        stacks = self.state.agenda.asked
        found = [f"{LETTERS[s]} {v.STEP_NAMES[verb_of(stack[-1])]}" for s, stack in enumerate(stacks) if stack]
        return ", ".join(found) or ("chance" if GAME.to_act(self.state) == [CHANCE] else "over")

    def on(self, hexagon: int) -> str:
        """What stands on a hex: `A town + B merchant`."""
        pieces = self.view().world.hexes[hexagon - 1].pieces
        return " + ".join(f"{LETTERS[piece.seat]} {piece.piece}" for piece in pieces)

    def good(self, seat: str, name: str) -> int:
        """How much of a good a treasury holds."""
        return self.view().realms[LETTERS.index(seat)].goods[name]

    def card(self, seat: str, piece: str) -> str:
        """Where a card is."""
        return self.view().realms[LETTERS.index(seat)].cards[piece]

    def count(self, seat: str, piece: str) -> int:
        """How many pieces of a kind are in the World."""
        return self.view().realms[LETTERS.index(seat)].pieces[piece]

    def points(self, seat: str) -> dict[str, int]:
        """The four parts of the score."""
        return GAME.outcome(self.state).standings[LETTERS.index(seat)].points

    def ranks(self) -> list[int]:
        """The rank of every seat."""
        return [standing.rank for standing in GAME.outcome(self.state).standings]

    def reason(self) -> str:
        """The clause by which the game ended."""
        return GAME.outcome(self.state).reason


def drawn(world: str) -> tuple[list[tuple[int, int]], list[int]]:
    """The hexes and levels of a world drawn with or without spaces; rows may be parted by `/`."""
    return cells_of_rows("\n".join(row.replace(" ", "") for row in world.strip().replace("/", "\n").splitlines()))


def scene(
    world: str = "",
    pieces: Standing | None = None,
    *,
    seats: int = 2,
    goods: Mapping[str, Mapping[str, int]] | None = None,
    cards: Mapping[str, Mapping[str, str]] | None = None,
    trophies: Mapping[str, str] | None = None,
    play: Mapping[str, str] | None = None,
    won: int = 0,
    quiet: int = 0,
    first: str = "A",
    dead: Mapping[str, int] | None = None,
    at: str = "",
    options: Mapping[str, str] | None = None,
) -> Table:
    """A scene, loaded as any position is.

    Everybody holds the cards of their pieces in hand unless `cards` says otherwise. `play` names the cards that lie
    revealed; the turns then begin. `at` names another beginning.
    """
    state = new_state(BOX, seats, {**OPTIONS, **(options or {})})
    at = at or ("turn" if play else "round")
    if world:
        _set_world(state, world)
    if at not in ("first", "sea", "layer", "start"):
        state.course.round = 1
        state.realms.cards = [v.RESERVE] * len(state.realms.cards)
    _set_pieces(state, pieces or {})
    _set_realms(state, goods or {}, cards or {})
    course = state.course
    for piece, seat in (trophies or {}).items():
        course.trophies[v.PIECES.index(piece)] = LETTERS.index(seat)
    for seat, moment in (dead or {}).items():
        course.died[LETTERS.index(seat)] = moment
    for seat, piece in (play or {}).items():
        who, kind = LETTERS.index(seat), v.PIECES.index(piece)
        course.played[who] = kind
        if state.pieces.counts[who * v.KINDS + kind]:
            state.realms.cards[who * v.KINDS + kind] = v.DISCARD
    course.won, course.quiet, course.first = won, quiet, LETTERS.index(first)
    state.agenda.enter(list(BEGINNINGS[at]))
    loaded = GAME.load(state.dump())
    GAME.settle(loaded, Log(False))
    return Table(loaded)


def _set_world(state: RiseState, world: str) -> None:
    cells, levels = drawn(world)
    grid = Grid(BOX, cells)
    state.spread_out(grid)
    state.site.level = levels
    state.land = Land(grid, levels)


def _set_pieces(state: RiseState, pieces: Standing) -> None:
    for seat, standing in pieces.items():
        who = LETTERS.index(seat)
        for piece in sorted(standing, key=lambda name: name != "town"):
            kind = v.PIECES.index(piece)
            for hexagon in standing[piece]:
                put(state, who, kind, hexagon - 1)
                state.pieces.counts[who * v.KINDS + kind] += 1
    # a merchant may be named before the town of somebody else
    for seat, standing in pieces.items():
        for hexagon in standing.get("town", ()):
            state.pieces.main[hexagon - 1] = 1 + LETTERS.index(seat) * v.KINDS + v.TOWN
    for seat, standing in pieces.items():
        for hexagon in standing.get("merchant", ()):
            if state.pieces.main[hexagon - 1] % v.KINDS == (v.TOWN + 1) % v.KINDS:
                state.pieces.guest[hexagon - 1] = 1 + LETTERS.index(seat)
    for at, count in enumerate(state.pieces.counts):
        if count:
            state.realms.cards[at] = v.HAND


def _set_realms(
    state: RiseState, goods: Mapping[str, Mapping[str, int]], cards: Mapping[str, Mapping[str, str]]
) -> None:
    realms = state.realms
    for seat, treasury in goods.items():
        for good, amount in treasury.items():
            realms.goods[LETTERS.index(seat) * 3 + v.GOODS.index(good)] = amount
            realms.bank[v.GOODS.index(good)] -= amount
    for seat, states in cards.items():
        for piece, where in states.items():
            realms.cards[LETTERS.index(seat) * v.KINDS + v.PIECES.index(piece)] = v.CARD_STATES.index(where)


def building(layer: str, world: str, laid: Sequence[str] = (), seats: int = 2, builder: str = "A") -> Table:
    """A world under construction: `world` has the levels below the layer, `laid` the tiles of it (`hex turned`)."""
    state = new_state(BOX, seats, dict(OPTIONS))
    cells, levels = drawn(world)
    state.spread_out(Grid(BOX, cells))
    state.site.level = levels
    state.site.layer = v.TERRAINS.index(layer)
    state.site.builder = LETTERS.index(builder)
    places = state.grid.layers[state.site.layer] if state.grid else None
    assert places is not None
    for tile in laid:
        hexagon, turned = (int(word) for word in tile.split())
        code = (hexagon - 1) * 4 + turned
        state.site.laid.append(code)
        for cell in range(len(levels)):
            if places.mask_of[code] >> cell & 1:
                levels[cell] = state.site.layer
    state.site.placed = len(laid)
    state.agenda.enter(list(BEGINNINGS["layer"]))
    loaded = GAME.load(state.dump())
    GAME.settle(loaded, Log(False))
    return Table(loaded)


def sea(middles: Sequence[tuple[int, int]], seats: int = 2, builder: str = "A") -> Table:
    """The sea being laid: the initial tiles, then sea tiles with these middles."""
    state = new_state(BOX, seats, dict(OPTIONS))
    state.site.q = [q for q, _ in middles]
    state.site.r = [r for _, r in middles]
    state.site.placed = len(middles)
    state.site.builder = LETTERS.index(builder)
    state.agenda.enter(list(BEGINNINGS["sea"]))
    loaded = GAME.load(state.dump())
    GAME.settle(loaded, Log(False))
    return Table(loaded)
