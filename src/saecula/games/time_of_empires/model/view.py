"""What a seat may know about a game of Time of Empires (TOE-SET-8)."""

import msgspec

from saecula.games.time_of_empires.mind.outlook import gains_of, phase_of
from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.box import SLOTS, TERRITORIES
from saecula.games.time_of_empires.model.ground import occupies
from saecula.games.time_of_empires.model.kinds import ACTIONS, BUILDINGS, COLUMNS, PACES, POINTS, SIDES, TERRAINS, TYPES
from saecula.games.time_of_empires.model.state import GONE, EmpiresState
from saecula.games.time_of_empires.rules.actions.building import building_cost
from saecula.games.time_of_empires.rules.actions.discovery import discovery_cost
from saecula.games.time_of_empires.rules.glasses import runs
from saecula.kernel.views import View, questions
from saecula.parts.declared import names_of
from saecula.parts.frames import FramesView, frames_view


class SpotView(msgspec.Struct):
    """A tile on its spot, and how many thirds it is turned."""

    spot: str
    tile: str
    turned: int


class BuildingView(msgspec.Struct):
    """A building on a slot and the seat that owns it."""

    seat: int
    building: str


class SpaceView(msgspec.Struct):
    """A space for clans; a territory also has its occupants, terrain and slots, of which the first `open` are open."""

    space: str
    owner: int | None
    clans: int
    occupants: list[int] = []
    terrain: str | None = None
    open: int = 0
    slots: list[BuildingView | None] = []


class GlassView(msgspec.Struct):
    """A glass: the action it was last put on this age, when it was turned, whether it is running and until when."""

    action: str | None
    turned: int
    runs: bool
    ends: int
    #: in an initiation age: where it stood when the seat's last turn began
    stood: str | None


class BackView(msgspec.Struct):
    """The back of a card in hand: its type and its age, 0 for a starting technology."""

    type: str
    age: int


class GainsView(msgspec.Struct):
    """What a player's actions, the next cry and the culture section would give now."""

    ideas: int
    bricks: int
    clans: int
    moves: int
    scholars: int
    culture: int


class PlayerView(msgspec.Struct):
    """What everybody sees of a player; `price`: what the visible card's building costs in bricks, None without one."""

    ideas: int
    bricks: int
    reserve: int
    created: int
    waiting: str | None
    kept: int
    limit: int
    token_laid: bool
    built: dict[str, int]
    tokens: dict[str, int]
    points: dict[str, int]
    leaders: list[str]
    backs: list[BackView]
    found: list[str]
    discards: list[str]
    glasses: list[GlassView]
    #: shared actions of the last turn of an initiation age that a glass was shifted away from
    vacated: list[str]
    wish: str
    gains: GainsView
    price: int | None


class PileView(msgspec.Struct):
    """A pile of technologies: the type of its top card (None if it has none) and the number of cards left."""

    top: str | None
    left: int


class ColumnView(msgspec.Struct):
    """A leader column: the leader, the effect of its tile (None where no tile lies), the scholars from the bottom."""

    leader: str | None
    effect: str | None
    scholars: list[int]


class WonderView(msgspec.Struct):
    """The wonder of an age (None until it comes into play) and the scholars on it from the bottom."""

    wonder: str | None
    scholars: list[int]


class EmpiresView(View, kw_only=True):
    """What one seat, or a spectator, may know. Times are in milliseconds of game time."""

    seats: int
    options: dict[str, str]
    age: int
    dealt: int
    phase: str
    pace: str
    now: int
    began: int
    gong: int
    first: int | None
    round: int
    turns: int
    spots: list[SpotView]
    spaces: list[SpaceView]
    players: list[PlayerView]
    piles: list[PileView]
    columns: list[ColumnView]
    wonders: list[WonderView]
    gone: list[str]
    #: the viewer's own cards, empty for a spectator
    hand: list[str]
    #: what each card in hand costs to discover, in ideas
    dues: list[int]
    #: the section where the viewer's own token lies face down
    laid: str | None
    frames: FramesView

    def beside(self, state: EmpiresState, seat: int | None, names: "Names") -> "EmpiresView":
        """The same position as another seat sees it; what everybody may know is taken over unchanged."""
        hand, dues, laid = _own(state, seat, names)
        return msgspec.structs.replace(self, seat=seat, hand=hand, dues=dues, laid=laid)


class Names(msgspec.Struct):
    """The names of the parts of a component set, in the order of their numbers."""

    spots: list[str]
    spaces: list[str]
    tiles: list[str]
    cards: list[str]
    leaders: list[str]
    wonders: list[str]


def named(names: list[str] | tuple[str, ...], number: int) -> str | None:
    """The name with a number, or None for -1."""
    return None if number < 0 else names[number]


def build_view(state: EmpiresState, seat: int | None, names: Names) -> EmpiresView:
    """Everything that a seat (or a spectator) may know, and nothing else."""
    course, cards, boards = state.course, state.cards, state.boards
    hand, dues, laid = _own(state, seat, names)
    return EmpiresView(
        seat=seat,
        asked=questions(state.agenda, names_of(steps)),
        seats=state.seats,
        options=state.options,
        age=course.age,
        dealt=course.dealt,
        phase=phase_of(state),
        pace=PACES[course.pace],
        now=course.now,
        began=course.began,
        gong=state.gong(),
        first=None if course.first < 0 else course.first,
        round=course.round,
        turns=course.turns,
        spots=[
            SpotView(names.spots[spot], names.tiles[state.land.tile[spot]], state.land.turned[spot])
            for spot in state.layout.spots
            if state.land.tile[spot] >= 0
        ],
        spaces=_spaces(state, names),
        players=[_player(state, other, names) for other in range(state.seats)],
        piles=[PileView(named(TYPES, cards.tops[pile]), cards.left[pile]) for pile in range(4)],
        columns=[
            ColumnView(named(names.leaders, boards.column[at]), named(SIDES, boards.effect[at]), list(boards.tiles[at]))
            for at in range(COLUMNS)
        ],
        wonders=[WonderView(named(names.wonders, boards.wonder[at]), list(boards.stacks[at])) for at in range(3)],
        gone=[names.leaders[leader] for leader, fate in enumerate(boards.leaders) if fate == GONE],
        hand=hand,
        dues=dues,
        laid=laid,
        frames=frames_view(state.agenda),
    )


def _own(state: EmpiresState, seat: int | None, names: Names) -> tuple[list[str], list[int], str | None]:
    """A seat's hand, what its cards cost in ideas, and the section of its face-down token."""
    if seat is None:
        return [], [], None
    hand = state.cards.hands[seat]
    dues = [discovery_cost(state, seat, card) for card in hand]
    return [names.cards[card] for card in hand], dues, named(BUILDINGS, state.folk.laid[seat])


def _spaces(state: EmpiresState, names: Names) -> list[SpaceView]:
    found = []
    for space in (*state.layout.territories, *(TERRITORIES + spot for spot in state.layout.spots)):
        owner = state.map.owner[space]
        shown = SpaceView(names.spaces[space], None if owner < 0 else owner, state.map.clans[space])
        if space < TERRITORIES:
            land = state.land
            shown.occupants = [seat for seat in range(state.seats) if occupies(state, seat, space)]
            shown.terrain = named(TERRAINS, land.terrain[space])
            shown.open = land.open[space]
            shown.slots = [
                _building(state.map.slots[SLOTS * space + slot])
                for slot in range(land.open[space] + land.closed[space])
            ]
        found.append(shown)
    return found


def _building(number: int) -> BuildingView | None:
    return None if number < 0 else BuildingView(number >> 2, BUILDINGS[number & 3])


def _player(state: EmpiresState, seat: int, names: Names) -> PlayerView:
    folk, cards, deck = state.folk, state.cards, state.box.deck
    backs = sorted((deck.age[card], deck.type[card]) for card in cards.hands[seat])
    size = len(POINTS)
    return PlayerView(
        ideas=folk.ideas[seat],
        bricks=folk.bricks[seat],
        reserve=folk.reserve[seat],
        created=folk.created[seat],
        waiting=named(BUILDINGS, folk.waiting[seat]),
        kept=folk.kept[seat],
        limit=folk.limit[seat],
        token_laid=folk.laid[seat] >= 0,
        built=dict(zip(BUILDINGS, folk.built[4 * seat : 4 * seat + 4], strict=True)),
        tokens=dict(zip(BUILDINGS, folk.token[4 * seat : 4 * seat + 4], strict=True)),
        points=dict(zip(POINTS, folk.points[size * seat : size * seat + size], strict=True)),
        leaders=[names.leaders[leader] for leader, fate in enumerate(state.boards.leaders) if fate == seat],
        backs=[BackView(TYPES[type], age) for age, type in backs],
        found=[names.cards[card] for card in cards.found[seat]],
        discards=[names.cards[card] for card in cards.discards[seat]],
        glasses=[_glass(state, 2 * seat + glass) for glass in range(2)],
        vacated=[action for at, action in enumerate(ACTIONS) if state.course.vacated[seat] >> at & 1],
        wish=PACES[state.course.wish[seat]],
        gains=GainsView(**gains_of(state, seat)),
        price=building_cost(state, seat) if cards.found[seat] else None,
    )


def _glass(state: EmpiresState, at: int) -> GlassView:
    course = state.course
    return GlassView(
        action=named(ACTIONS, course.where[at]),
        turned=course.turned[at],
        runs=state.is_real_time() and runs(state, at),
        ends=course.turned[at] + state.times.glass,
        stood=named(ACTIONS, course.stood[at]),
    )
