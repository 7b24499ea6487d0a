"""Scenes of Rise & Fall, set up in a few lines.

A world is drawn in rows of levels, every second row half a hex to the right; its hexes are numbered from 1 in reading
order, and moves name them by these numbers:

    table = scene("1 1 2", {"A": {"nomad": [1]}}, play={"A": "nomad", "B": "town"})
    table.play("A", "move-piece 1 2")
    assert table.on(2) == "A nomad"
"""

from collections.abc import Mapping, Sequence

from saecula.conformance.choices import without_numbers
from saecula.games.rise_and_fall import make
from saecula.games.rise_and_fall.game import RiseAndFall
from saecula.games.rise_and_fall.model.grid import Grid, cells_of_rows
from saecula.games.rise_and_fall.model.kinds import TERRAINS
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.model.view import RiseView
from saecula.scenes import scene as scene_of
from tests.games import kit

Standing = Mapping[str, Mapping[str, Sequence[int]]]

GAME: RiseAndFall = make()
BOX = GAME.box
LETTERS = "ABCD"
OPTIONS = {"world": "built", "length": "4", "three-seconds": "off", "quiet-rounds": "60"}

told = kit.told
kinds = kit.kinds


def coded(text: str) -> int:
    """The move of a text."""
    return GAME.book.encode(GAME.book.parse(text))


class Table(kit.Table[RiseState]):
    """A game in the middle of a scene."""

    def __init__(self, state: RiseState) -> None:
        super().__init__(GAME, state, "rise-and-fall-", state.options)

    def check(self) -> None:
        """What has been reached is a possible position, and its words tell all of it."""
        super().check()
        told_again = GAME.load(GAME.dump_of(GAME.words(self.state), self.state.seats, self.state.options))
        assert without_numbers(told_again.dump()) == without_numbers(self.state.dump())

    def ends(self, start: int, seat: str = "A") -> list[int]:
        """Where the piece of a hex may move to."""
        moves = [text.split() for text in self.legal(seat, "move-piece")]
        return [int(end) for _, begin, end in moves if int(begin) == start]

    def view(self, seat: str | None = None) -> RiseView:
        """What a seat may know, or a spectator."""
        view = super().view(seat)
        assert isinstance(view, RiseView)
        return view

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


def table_of(seats: int = 2, options: Mapping[str, str] | None = None, **words: object) -> Table:
    """The table of a scene in the words of the package; what is left out is not named."""
    named = {field: value for field, value in words.items() if value or field == "placed"}
    table = Table(scene_of(GAME, seats, {**OPTIONS, **(options or {})}, **named).state)
    table.check()
    return table


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
    revealed; the turns then begin. `at` names another beginning. The extinct died in the round before.
    """
    if play or at in ("turn", "decline", "buy-back", "recycle", "end"):
        living = [seat for seat in LETTERS[:seats] if seat not in (dead or {})]
        play = {**{seat: spent(seat, cards or {}) for seat in living}, **(play or {})}
    return table_of(
        seats,
        options,
        world=drawn(world),
        pieces=pieces,
        goods=goods,
        cards=cards,
        trophies=trophies,
        played=play,
        won=won,
        quiet=quiet or (1 if dead else 0),
        first=first,
        extinct=dead,
        at=at,
    )


def spent(seat: str, cards: Mapping[str, Mapping[str, str]]) -> str:
    """The card that a seat has played if no test says which: one of the discard, or that of a last mountaineer who has
    become a town."""
    places = cards.get(seat, {})
    return next((card for card, where in places.items() if where == "discard"), "mountaineer")


def drawn(world: str) -> list[str]:
    """The rows of a world; they may be parted by `/`."""
    return world.strip().replace("/", "\n").splitlines()


def building(layer: str, world: str, laid: Sequence[str] = (), seats: int = 2, builder: str = "A") -> Table:
    """A world under construction: `world` has the levels below the layer, `laid` the tiles of it (`hex turned`)."""
    cells, levels = cells_of_rows("\n".join(drawn(world)))
    level, places = TERRAINS.index(layer), Grid(BOX, cells).layers
    rows = ["." * len(row) for row in drawn(world)]
    for tile in laid:
        hexagon, turned = (int(word) for word in tile.split())
        mask = places[level].mask_of[(hexagon - 1) * 4 + turned]
        levels = [level if mask >> cell & 1 else below for cell, below in enumerate(levels)]
    for (q, r), height in zip(cells, levels, strict=True):
        at = q + r // 2
        rows[r] = rows[r][:at] + str(height) + rows[r][at + 1 :]
    return table_of(seats, world=rows, layer=layer, tiles=list(laid), builder=builder, at="layer", placed=len(laid))


def sea(middles: Sequence[tuple[int, int]], seats: int = 2, builder: str = "A") -> Table:
    """The sea being laid: the initial tiles, then sea tiles with these middles."""
    return table_of(seats, sea=[list(middle) for middle in middles], builder=builder, at="sea")
