"""What a seat may know of Rise & Fall: everything but the cards that others have laid face down (RNF-CAR-6)."""

import msgspec

from saecula.games.rise_and_fall.model import steps
from saecula.games.rise_and_fall.model.kinds import CARD_STATES, GOODS, KINDS, MERCHANT, PARTS, PIECES, TERRAINS
from saecula.games.rise_and_fall.model.pieces import kind_of, seat_of
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.round.buy_back import price_of
from saecula.games.rise_and_fall.rules.scoring import all_points, leaders, quick_coins
from saecula.kernel.views import View, questions
from saecula.parts.declared import names_of
from saecula.parts.frames import FramesView, frames_view


class PieceView(msgspec.Struct):
    """A piece."""

    seat: int
    piece: str


class HexView(msgspec.Struct):
    """A hex: where it lies, its terrain, what stands on it (a town first, then its merchant)."""

    hex: str
    q: int
    r: int
    terrain: str
    pieces: list[PieceView]


class PlaceView(msgspec.Struct):
    """A sea tile, by its middle hex."""

    q: int
    r: int


class TileView(msgspec.Struct):
    """A tile of the layer being laid, by its first hex and its rotation."""

    hex: str
    turned: str


class RegionView(msgspec.Struct):
    """A region of the finished World, what it is worth, and who would score it now."""

    terrain: str
    hexes: list[str]
    worth: int
    leader: int | None


class WorldView(msgspec.Struct):
    """The World, finished or not."""

    finished: bool
    builder: int
    placed: int
    sea: list[PlaceView]
    layer: str
    tiles: list[TileView]
    hexes: list[HexView]
    regions: list[RegionView]


class RealmView(msgspec.Struct):
    """A civilization: its treasury, its pieces in the World, where its cards are, its points so far."""

    goods: dict[str, int]
    pieces: dict[str, int]
    cards: dict[str, str]
    points: dict[str, int]
    #: quick scoring: half the gold, development and regions as coins (RNF-SCO-6)
    coins: int
    #: 0 while it lives, else the moment it became extinct: the later, the higher
    died: int
    #: the card played this round
    played: str | None
    #: whether a card was chosen, and how many were laid face down to decline
    has_chosen: bool
    given: int


class RiseView(View, kw_only=True):
    """What one seat may know."""

    seats: int
    options: dict[str, str]
    world: WorldView
    realms: list[RealmView]
    bank: dict[str, int]
    trophies: dict[str, int | None]
    price: int
    first: int
    round: int
    quiet: int
    won: int
    #: what the seat itself has laid face down
    chosen: str | None
    giving: list[str]
    acted: list[str]
    now: int
    ends: int
    frames: FramesView

    def beside(self, state: RiseState, seat: int | None, _: list[str]) -> "RiseView":
        """Another seat's view of the same position; what everybody may know is taken over as it is."""
        return msgspec.structs.replace(self, seat=seat, chosen=_chosen(state, seat), giving=_giving(state, seat))


def build_view(state: RiseState, seat: int | None, names: list[str]) -> RiseView:
    """What a seat (or a spectator) may know, and nothing else."""
    course, agenda = state.course, state.agenda
    return RiseView(
        seat=seat,
        asked=questions(agenda, names_of(steps)),
        seats=state.seats,
        options=state.options,
        world=_world(state, names),
        realms=_realms(state),
        bank=dict(zip(GOODS, state.realms.bank)),
        trophies={PIECES[kind]: None if won < 0 else won for kind, won in enumerate(course.trophies)},
        price=price_of(state),
        first=course.first,
        round=course.round,
        quiet=course.quiet,
        won=course.won,
        chosen=_chosen(state, seat),
        giving=_giving(state, seat),
        acted=[names[cell] for cell in course.acted],
        now=course.now,
        ends=course.ends,
        frames=frames_view(agenda),
    )


def _chosen(state: RiseState, seat: int | None) -> str | None:
    mine = -1 if seat is None else state.course.chosen[seat]
    return None if mine < 0 else PIECES[mine]


def _giving(state: RiseState, seat: int | None) -> list[str]:
    given = 0 if seat is None else state.course.giving[seat]
    return [PIECES[kind] for kind in range(KINDS) if given >> kind & 1]


def _world(state: RiseState, names: list[str]) -> WorldView:
    site = state.site
    return WorldView(
        finished=state.land is not None,
        builder=site.builder,
        placed=site.placed,
        sea=[PlaceView(q, r) for q, r in zip(site.q, site.r)],
        layer=TERRAINS[site.layer],
        tiles=[TileView(names[tile // 4], str(tile % 4)) for tile in site.laid],
        hexes=_hexes(state, names),
        regions=_regions(state, names),
    )


def _hexes(state: RiseState, names: list[str]) -> list[HexView]:
    grid, main, guest = state.grid, state.pieces.main, state.pieces.guest
    if grid is None:
        return []
    found = []
    for cell, level in enumerate(state.site.level):
        pieces = [PieceView(seat_of(main[cell]), PIECES[kind_of(main[cell])])] if main[cell] else []
        if guest[cell]:
            pieces.append(PieceView(guest[cell] - 1, PIECES[MERCHANT]))
        found.append(HexView(names[cell], grid.q[cell], grid.r[cell], TERRAINS[level], pieces))
    return found


def _regions(state: RiseState, names: list[str]) -> list[RegionView]:
    land = state.land
    if land is None:
        return []
    return [
        RegionView(
            TERRAINS[land.terrain[region]],
            [names[cell] for cell in land.cells[region]],
            land.worth[region],
            None if leader < 0 else leader,
        )
        for region, leader in enumerate(leaders(state))
    ]


def _realms(state: RiseState) -> list[RealmView]:
    course, realms = state.course, state.realms
    points = all_points(state)
    found = []
    for seat in range(state.seats):
        cards = realms.cards[seat * KINDS : seat * KINDS + KINDS]
        counts = state.pieces.counts[seat * KINDS : seat * KINDS + KINDS]
        found.append(
            RealmView(
                goods=dict(zip(GOODS, realms.goods[seat * 3 : seat * 3 + 3])),
                pieces=dict(zip(PIECES, counts)),
                cards={PIECES[kind]: CARD_STATES[where] for kind, where in enumerate(cards)},
                points=dict(zip(PARTS, points[seat])),
                coins=quick_coins(points[seat]),
                died=course.died[seat],
                played=None if course.played[seat] < 0 else PIECES[course.played[seat]],
                has_chosen=course.chosen[seat] >= 0,
                given=course.giving[seat].bit_count(),
            )
        )
    return found
