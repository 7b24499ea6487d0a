"""What a seat may know of a game of Tempus (TEM-ERA-8, TEM-FIG-14, TEM-PRO-8)."""

import msgspec

from saecula.games.tempus.model import steps
from saecula.games.tempus.model.cards import kind_of, pool_of
from saecula.games.tempus.model.kinds import KINDS
from saecula.games.tempus.model.state import TempusState
from saecula.kernel.codes import FRAME, VERB, id_of, verb_of
from saecula.kernel.views import View, questions
from saecula.parts.declared import names_of
from saecula.parts.frames import FramesView

#: Decisions whose frames remember the highest card laid, which only the seat itself may know.
LAYING = (steps.ATTACK_CARDS, steps.DEFENCE_CARDS, steps.PROGRESS_CARDS)


class HexView(msgspec.Struct, frozen=True):
    """A land hex and what stands on it."""

    hex: str
    terrain: str
    owner: int | None = None
    tokens: int = 0
    city: int = 0
    extra: int = 0
    marks: int = 0


class CardView(msgspec.Struct):
    """A card one may see, and the shuffle it was drawn from."""

    card: str
    pool: int


class CardsView(msgspec.Struct):
    """A hand, or cards laid face down: how many of each shuffle, and which, if one may know.

    Which of the cards were laid nobody else may know, not even from which shuffle: of another seat's cards those laid
    count as the oldest ones.
    """

    pools: dict[int, int]
    cards: list[CardView] | None


class FightView(msgspec.Struct):
    """The fight under way."""

    start: str
    target: str
    terrain: str


class StandingView(msgspec.Struct):
    """How a seat stands by what all can see: victory points by kind as they are now (TEM-END-3), tokens on the terrain
    of the next era and cities, which count for progress (TEM-PRO-4), and whether it is protected (TEM-FIG-2).
    """

    hexes: int
    cities: int
    flight: int
    tokens: int
    towns: int
    protected: bool


class TempusView(View, kw_only=True):
    """What one seat may know."""

    seats: int
    options: dict[str, str]
    first: int
    turn: int | None
    round: int
    slots: int
    eras: int
    era: list[str]
    tiles: list[int]
    delayed: list[bool]
    supply: list[int]
    cities: list[dict[str, int]]
    hexes: list[HexView]
    finished: bool
    stack: list[str]
    drawn: str | None
    placed: int
    hands: list[CardsView]
    laid: list[CardsView]
    shown: list[list[CardView]]
    deck: int
    discards: dict[str, int]
    #: per shuffle: all cards that lie in the deck, in hands or face down
    hidden: dict[int, dict[str, int]]
    pool: int
    fight: FightView | None
    standing: list[StandingView]
    #: how many babies the seat could have if it chose that action now, whatever its row allows
    births: int
    frames: FramesView

    def beside(self, state: TempusState, seat: int | None, names: "Names") -> "TempusView":
        """The view of another seat of the same position: what all may know is taken over as it is."""
        hands, laid, ideas = self.hands.copy(), self.laid.copy(), state.ideas
        for other in range(state.seats):
            if other in (seat, self.seat):
                hands[other], laid[other] = _held(ideas.hands[other], ideas.laid[other], other == seat, names)
        own = {"seat": seat, "births": _births(state, seat), "frames": _frames(state, seat)}
        return msgspec.structs.replace(self, hands=hands, laid=laid, **own)


def _births(state: TempusState, seat: int | None) -> int:
    return 0 if seat is None else state.births(seat)


#: Cell, terrain, owner, tokens, city, tokens that a card added, marks.
HexKey = tuple[int, int, int, int, int, int, int]
#: Hexes that are remembered as they were seen.
KNOWN = 20_000


class Names(msgspec.Struct):
    """The names of a component set's parts, by their numbers."""

    hexes: list[str]
    tiles: list[str]
    cards: list[str]
    eras: list[str]
    terrains: list[str]
    #: hexes as they were seen before; nobody may change them
    known: dict[HexKey, HexView] = {}


def build_view(state: TempusState, seat: int | None, names: Names, standing: list[StandingView]) -> TempusView:
    """Everything that a seat (or a spectator) may know, and nothing else."""
    course, people, ideas = state.course, state.people, state.ideas
    hands, laid = _all_held(state, seat, names)
    return TempusView(
        seat=seat,
        asked=questions(state.agenda, names_of(steps)),
        seats=state.seats,
        options=state.options,
        first=course.first,
        turn=None if course.turn < 0 else course.turn,
        round=course.round,
        slots=course.slots,
        eras=course.eras,
        era=[names.eras[row] for row in course.era],
        tiles=list(course.tiles),
        delayed=[bool(d) for d in course.delayed],
        supply=list(people.supply),
        cities=[{str(2 + i): people.cities[s * 3 + i] for i in range(3)} for s in range(state.seats)],
        hexes=_hexes(state, names),
        finished=state.land.coast is not None,
        stack=[names.tiles[tile] for tile, there in enumerate(course.stack) if there],
        drawn=None if course.drawn < 0 else names.tiles[course.drawn],
        placed=course.placed,
        hands=hands,
        laid=laid,
        shown=[[_card(card, names) for card in cards] for cards in ideas.shown],
        deck=ideas.left,
        discards={names.cards[kind]: n for kind, n in enumerate(ideas.discards) if n},
        hidden=_hidden(state, names),
        pool=ideas.pool,
        fight=_fight(state, names),
        standing=standing,
        births=_births(state, seat),
        frames=_frames(state, seat),
    )


def _hexes(state: TempusState, names: Names) -> list[HexView]:
    people = state.people
    owner, tokens, city, extra, marks = people.owner, people.tokens, people.city, people.extra, people.marks
    known = names.known
    found = []
    for cell, terrain in enumerate(state.land.terrain):
        if terrain:
            key = (cell, terrain, owner[cell], tokens[cell], city[cell], extra[cell], marks[cell])
            hex_view = known.get(key)
            found.append(_known_hex(key, names) if hex_view is None else hex_view)
    return found


def _known_hex(key: HexKey, names: Names) -> HexView:
    """A hex as it is seen by all: the same one for the same hex, so that two views are quickly compared."""
    cell, terrain, owner, *standing = key
    found = HexView(names.hexes[cell], names.terrains[terrain], None if owner < 0 else owner, *standing)
    if len(names.known) >= KNOWN:
        names.known.clear()
    names.known[key] = found
    return found


def _card(card: int, names: Names) -> CardView:
    return CardView(card=names.cards[kind_of(card)], pool=pool_of(card))


def _all_held(state: TempusState, seat: int | None, names: Names) -> tuple[list[CardsView], list[CardsView]]:
    """The hands of all seats, and what they have laid, as one of them sees them."""
    ideas = state.ideas
    held = [_held(ideas.hands[s], ideas.laid[s], s == seat, names) for s in range(state.seats)]
    return [hand for hand, _ in held], [laid for _, laid in held]


def _held(hand: list[int], laid: list[int], own: bool, names: Names) -> tuple[CardsView, CardsView]:
    """The cards of a seat: in hand, and laid face down."""
    if own:
        return _cards(hand, hand, names), _cards(laid, laid, names)
    if not laid:
        return _cards(sorted(hand, key=pool_of), None, names), CardsView({}, None)
    oldest_first = sorted([*hand, *laid], key=pool_of)
    return _cards(oldest_first[len(laid) :], None, names), _cards(oldest_first[: len(laid)], None, names)


def _cards(cards: list[int], seen: list[int] | None, names: Names) -> CardsView:
    pools: dict[int, int] = {}
    for card in cards:
        pool = pool_of(card)
        pools[pool] = pools.get(pool, 0) + 1
    return CardsView(pools=pools, cards=None if seen is None else [_card(card, names) for card in seen])


def _hidden(state: TempusState, names: Names) -> dict[int, dict[str, int]]:
    """What is face down of each shuffle: public, as the shuffle was and everything that left it was seen."""
    ideas = state.ideas
    pools: dict[int, list[int]] = {ideas.pool: list(ideas.deck)}
    for cards in (*ideas.hands, *ideas.laid):
        for card in cards:
            pools.setdefault(pool_of(card), [0] * KINDS)[kind_of(card)] += 1
    return {pool: {names.cards[k]: n for k, n in enumerate(counts) if n} for pool, counts in sorted(pools.items())}


def _fight(state: TempusState, names: Names) -> FightView | None:
    course = state.course
    if course.fight_from < 0:
        return None
    return FightView(
        start=names.hexes[course.fight_from],
        target=names.hexes[course.fight_to],
        terrain=names.terrains[course.fight_terrain],
    )


def _frames(state: TempusState, seat: int | None) -> FramesView:
    asked = [list(stack) for stack in state.agenda.asked]
    for other, stack in enumerate(asked):
        if other != seat and stack and verb_of(stack[-1]) in LAYING:
            stack[-1] = with_highest(stack[-1], 0)
    return FramesView(table=list(state.agenda.table), asked=asked, serial=state.agenda.serial)


def with_highest(frame: int, kind: int) -> int:
    """A laying frame with another highest card."""
    return id_of(frame) * FRAME + verb_of(frame) * VERB + kind * 1024 * 1024
