"""What a seat may know in the sketch of Through the Ages, and full states that agree with it."""

from collections import Counter
from itertools import chain
from random import Random

import msgspec

from saecula.kernel.codes import first, verb_of
from saecula.kernel.meta import Options
from saecula.kernel.moves import Hidden, Move
from saecula.kernel.views import View
from tests.sketches import through_the_ages as rules
from tests.sketches.through_the_ages import AGES, PER_AGE, POOL, Nations, Open, Put, T
from tests.sketches.toy import Toy, ToyView

UNKNOWN = POOL - 1
EVENTS = (rules.HARVEST, rules.TERRITORY)


class NationsView(ToyView, kw_only=True):
    """Slots whose card one may not know show their pool alone."""

    open: Open
    deck: int
    box: list[int]
    hands: list[list[int]]
    current: list[Put]
    future: list[Put]
    discards: list[list[int]]
    returned: list[list[int]]


class Stuck(Exception):
    """A deal that cannot be finished."""


class Dealer:
    """Fills unknown slots, each from the cards that its pool may hold."""

    def __init__(self, view: NationsView, rng: Random) -> None:
        piles = [put.slot for put in (*view.current, *view.future)]
        known = {slot % POOL for slot in chain(piles, *view.hands, *view.discards)}
        self.unknown = sorted(set(range(AGES * PER_AGE)) - known - set(view.open.seen))
        # a card that one discarded oneself lies in the pool it was shuffled into, or in a later one
        self.floor = {card: pool for _, pool, card in view.returned}
        self.ages = view.open.ages
        self.rng = rng

    def slot(self, slot: int, kinds: tuple[int, ...] = (0, 1, 2, 3)) -> int:
        """The slot, with a card if it had none."""
        if slot % POOL != UNKNOWN:
            return slot
        pool = slot // POOL
        fits = [
            card
            for card in self.unknown
            if card // PER_AGE == self.ages[pool] and self.floor.get(card, 0) <= pool and rules.kind_of(card) in kinds
        ]
        if not fits:
            raise Stuck
        card = self.rng.choice(fits)
        self.unknown.remove(card)
        return pool * POOL + card

    def fill(self, lists: list[list[int]]) -> None:
        """Fill lists in place: early pools first, as they may hold fewer cards."""
        for pool in range(len(self.ages)):
            for slots in lists:
                slots[:] = [self.slot(slot) if slot // POOL == pool else slot for slot in slots]


def deal(view: NationsView, rng: Random) -> Nations:
    """All hidden cards, dealt at random; event piles first, as only events lie there."""
    dealer = Dealer(view, rng)
    current, future = (
        [Put(put.seat, dealer.slot(put.slot, EVENTS)) for put in pile] for pile in (view.current, view.future)
    )
    deck = [(len(dealer.ages) - 1) * POOL + UNKNOWN] * view.deck
    box, hands, discards = list(view.box), [list(h) for h in view.hands], [list(d) for d in view.discards]
    dealer.fill([deck, box, *hands, *discards])
    return Nations(
        **msgspec.structs.asdict(view.open),
        deck=sorted(deck),
        box=sorted(box),
        hands=[sorted(hand) for hand in hands],
        current=current,
        future=future,
        discards=discards,
        returned=view.returned,
    )


def mask(slots: list[int], known: bool) -> list[int]:
    """Slots as one may see them."""
    return [slot if known else slot // POOL * POOL + UNKNOWN for slot in slots]


class ThroughTheAges(Toy[Nations]):
    def __init__(self) -> None:
        super().__init__("through-the-ages-sketch", Nations, (rules.MOVES, rules.EVENTS, rules.DOMAINS), rules.STEPS)

    def setup(self, seats: int, options: Options) -> T:
        empty: list[list[list[int]]] = [[[] for _ in range(seats)] for _ in range(2)]
        facts = Nations(
            turn=-1,
            age=0,
            ages=[0],
            row=rules.ROW,
            seen=[],
            units=[[1, 0] for _ in range(seats)],
            wonders=[-1] * seats,
            culture=[0] * seats,
            passed=[0] * seats,
            deck=list(range(PER_AGE)),
            box=[],
            hands=empty[0],
            current=[],
            future=[],
            discards=empty[1],
            returned=[],
        )
        return self.fresh(seats, options, facts, rules.BEGIN)

    def view(self, state: T, seat: int | None) -> View:
        facts = state.copy().facts
        current, future = (
            [Put(put.seat, *mask([put.slot], put.seat == seat)) for put in pile]
            for pile in (facts.current, facts.future)
        )
        return NationsView(
            **self.frame_of(state, seat),
            open=msgspec.convert(facts, Open, from_attributes=True),
            deck=len(facts.deck),
            box=mask(facts.box, False),
            hands=[mask(slots, other == seat) for other, slots in enumerate(facts.hands)],
            current=current,
            future=future,
            discards=[mask(slots, other == seat) for other, slots in enumerate(facts.discards)],
            returned=[row for row in facts.returned if row[0] == seat],
        )

    def resample(self, view: View, rng: Random) -> T:
        """Deal pool by pool until every obligation can be met: the bid is payable, whoever is asked has a move."""
        assert isinstance(view, NationsView)
        while True:
            try:
                state = self.again(view, deal(view, rng)).copy()
            except Stuck:
                continue
            if self.bid_stands(state) and all(self.legal(state, seat) for seat in self.to_act(state) if seat >= 0):
                return state

    def bid_stands(self, state: T) -> bool:
        """Whether the highest bidder can pay, as long as the auction is open."""
        is_open = any(verb_of(frame) == rules.AUCTION for frame in state.agenda.table)
        facts = state.facts
        return not is_open or facts.bidder < 0 or rules.payable(facts, facts.bidder) >= facts.bid

    def show(self, state: T, seat: int, code: int, viewer: int | None) -> Move:
        verb, card = verb_of(code), first(code)
        if verb in (rules.PREPARE, rules.DISCARD_CARD) and seat != viewer:
            pool = next(slot // POOL for slot in state.facts.hands[seat] if slot % POOL == card)
            return Hidden(f"{'prepare' if verb == rules.PREPARE else 'discard'} {pool}")
        if verb == rules.SEED_EVENT or (verb == rules.DRAW_CARD and first(state.agenda.table[-1]) != viewer):
            return Hidden("draw")
        return self.book.decode(code)

    def points(self, state: T, seat: int) -> int:
        return state.facts.culture[seat]

    def census(self, state: T) -> dict[str, int]:
        facts = state.facts
        piles = [put.slot for put in (*facts.current, *facts.future)]
        slots = chain(facts.deck, facts.box, piles, facts.seen, *facts.hands, *facts.discards)
        to_come = range(PER_AGE, 2 * PER_AGE) if facts.age == 0 else range(0)
        return Counter(rules.DOMAINS["card"][slot % POOL] for slot in chain(slots, to_come))
