"""What a seat may know of a game of Tempus (TEM-ERA-8, TEM-FIG-14, TEM-PRO-8)."""

import msgspec

from saecula.games.tempus.model import steps
from saecula.games.tempus.model.cards import kind_of, pool_of
from saecula.games.tempus.model.state import TempusState
from saecula.kernel.codes import FRAME, VERB, id_of, verb_of
from saecula.kernel.views import View
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


class CardView(msgspec.Struct, frozen=True):
    """A card that the viewer may see, and the shuffle it was drawn from."""

    card: str
    pool: int


class CardsView(msgspec.Struct):
    """A hand, or cards laid face down: how many from each shuffle, and which ones, if the viewer may know.

    Nobody else may know which cards a seat has laid, not even from which shuffle they are; so of another seat's cards
    the oldest count as those laid.
    """

    pools: dict[int, int]
    cards: list[CardView] | None


class FightView(msgspec.Struct):
    """The fight under way."""

    start: str
    target: str
    terrain: str


class StandingView(msgspec.Struct):
    """How a seat stands, as everybody can see: victory points so far, by kind (TEM-END-3), tokens on the terrain of the
    next era and number of cities, which count for progress (TEM-PRO-4), and whether it is protected (TEM-FIG-2).
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
    #: per shuffle: all its cards that are in the deck, in hands or laid face down
    hidden: dict[int, dict[str, int]]
    pool: int
    fight: FightView | None
    standing: list[StandingView]
    #: how many babies the viewer could have by choosing that action now, if its row set no number
    births: int
    frames: FramesView

    def beside(self, state: TempusState, seat: int | None, names: "Names") -> "TempusView":
        """Another seat's view of the same position; what everybody may know is taken over as it is."""
        hands, laid, ideas = self.hands.copy(), self.laid.copy(), state.ideas
        for other in range(state.seats):
            if other in (seat, self.seat):
                hands[other], laid[other] = held(ideas.hands[other], ideas.laid[other], other == seat, names)
        frames = frames_of(state, seat) if is_laying(state) else self.frames
        return msgspec.structs.replace(
            self, seat=seat, hands=hands, laid=laid, births=births_of(state, seat), frames=frames
        )


def births_of(state: TempusState, seat: int | None) -> int:
    """How many babies a seat could have by choosing that action now; 0 for a spectator."""
    return 0 if seat is None else state.births(seat)


#: Cell, terrain, owner, tokens, city, allowance by Sanitation, marks.
HexKey = tuple[int, int, int, int, int, int, int]
#: How many views of hexes are remembered at most.
KNOWN = 20_000


class Names(msgspec.Struct):
    """The names of a component set's parts, by their numbers."""

    hexes: list[str]
    tiles: list[str]
    cards: list[str]
    eras: list[str]
    terrains: list[str]
    #: the views made so far of hexes and of cards; nobody may change them
    known: dict[HexKey, HexView] = {}
    seen: dict[int, CardView] = {}


def card_of(card: int, names: Names) -> CardView:
    """The view of a card; always the same object for the same card."""
    found = names.seen.get(card)
    if found is None:
        found = names.seen[card] = CardView(names.cards[kind_of(card)], pool_of(card))
    return found


def all_held(state: TempusState, seat: int | None, names: Names) -> tuple[list[CardsView], list[CardsView]]:
    """The hands of all seats, and what they have laid, as one seat sees them."""
    ideas = state.ideas
    both = [held(ideas.hands[s], ideas.laid[s], s == seat, names) for s in range(state.seats)]
    return [hand for hand, _ in both], [laid for _, laid in both]


def held(hand: list[int], laid: list[int], own: bool, names: Names) -> tuple[CardsView, CardsView]:
    """The cards of a seat, in hand and laid face down; `own` if the viewer is that seat."""
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
    return CardsView(pools=pools, cards=None if seen is None else [card_of(card, names) for card in seen])


def is_laying(state: TempusState) -> bool:
    """Whether any open decision remembers something that only its own seat may know."""
    return any(stack and verb_of(stack[-1]) in LAYING for stack in state.agenda.asked)


def frames_of(state: TempusState, seat: int | None) -> FramesView:
    """The open decisions as a seat may know them."""
    asked = [list(stack) for stack in state.agenda.asked]
    for other, stack in enumerate(asked):
        if other != seat and stack and verb_of(stack[-1]) in LAYING:
            stack[-1] = with_highest(stack[-1], 0)
    return FramesView(table=list(state.agenda.table), asked=asked, serial=state.agenda.serial)


def with_highest(frame: int, kind: int) -> int:
    """A laying frame with another highest card."""
    return id_of(frame) * FRAME + verb_of(frame) * VERB + kind * 1024 * 1024
