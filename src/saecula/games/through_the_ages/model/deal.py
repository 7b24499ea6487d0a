"""Full states that agree with a view: hidden military cards are dealt at random, age by age, label by label."""

from random import Random

import msgspec

from saecula.games.through_the_ages.edges.notation import read_public
from saecula.games.through_the_ages.edges.screen.piles import HIDDEN
from saecula.games.through_the_ages.edges.screen.shapes import PilesView
from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.kinds import BONUS, COLONIZATION_CARD, EVENT, TERRITORY
from saecula.games.through_the_ages.model.state import SLOT, Rules
from saecula.games.through_the_ages.model.view import AgesView
from saecula.games.through_the_ages.rules.military.colonies import payable
from saecula.games.through_the_ages.rules.setting_up import in_game
from saecula.kernel.codes import verb_of

EVENTS = 1 << EVENT
PREPARED = 1 << EVENT | 1 << TERRITORY
ANYTHING = -1


class Stuck(Exception):
    """A deal that cannot be finished."""


class Stock:
    """The military cards whose place a viewer does not know, each with the oldest shuffle it may come from."""

    def __init__(self, view: AgesView, box: Box, rng: Random) -> None:
        self.box = box
        self.rng = rng
        self.pools = view.piles.pools
        self.cards: list[list[tuple[int, int]]] = [[] for _ in range(4)]
        seen = count_seen(view, box)
        rules = Rules(view.options)
        for card in range(box.military_from[1], box.cards):
            if in_game(box, rules, view.seats, card):
                total = box.copies[card][view.seats - 2]
                floors = self.floors(view, card, total)
                for copy in range(total - seen[card]):
                    self.cards[box.age[card]].append((floors[copy], card))

    def floors(self, view: AgesView, card: int, total: int) -> list[int]:
        """The oldest shuffle of each copy, lowest first: a copy seen to come back is in that shuffle or a later one.

        Copies that came back in one shuffle differ; another may have the same ones again, so the larger number counts.
        """
        rows = view.piles.returned
        pools = [rows[at] for at in range(0, len(rows), 3) if rows[at + 2] == card]
        found: list[int] = []
        for pool in sorted(set(pools), reverse=True):
            found += [pool] * (pools.count(pool) - len(found))
        return sorted([*found, *([0] * (total - len(found)))])

    def draw(self, label: int, mask: int, greedy: bool = False) -> int:
        """A card for a slot, of one of these kinds; a greedy draw spares the cards that fit more slots."""
        cards = self.cards[self.pools[label]]
        fits = [at for at, (floor, card) in enumerate(cards) if floor <= label and mask >> self.box.kind[card] & 1]
        if not fits:
            raise Stuck
        at = max(fits, key=lambda i: cards[i][0]) if greedy else self.rng.choice(fits)
        return cards.pop(at)[1]

    def draw_bonus(self, labels: list[int], greedy: bool) -> tuple[int, int]:
        """One of these labels and a bonus card that fits it; a greedy draw takes the best card."""
        found = [
            (label, at)
            for label in sorted(set(labels))
            for at, (floor, card) in enumerate(self.cards[self.pools[label]])
            if floor <= label and self.box.kind[card] == BONUS
        ]
        if not found:
            raise Stuck
        label, at = max(found, key=lambda pair: self.cards[self.pools[pair[0]]][pair[1]][1])
        if not greedy:
            label, at = self.rng.choice(found)
        return label, self.cards[self.pools[label]].pop(at)[1]


def count_seen(view: AgesView, box: Box) -> list[int]:
    """For each card, how many copies the viewer knows the place of."""
    found = [0] * box.cards
    piles, course = view.piles, view.course
    loose = [*piles.open, *piles.past, *piles.bonus]
    for name in ("war", "pact"):
        value = course[name]
        assert isinstance(value, list)
        loose += value
    for hand in piles.hands:
        loose += hand
    slots = [piles.current, piles.future, piles.away, piles.aside, *piles.down, *piles.dealt, *piles.kept]
    loose += [slot % SLOT for pile in slots for slot in pile if slot % SLOT != HIDDEN]
    for civ in view.civs:
        tactic, colonies = civ["tactic"], civ["colonies"]
        assert isinstance(tactic, int)
        assert isinstance(colonies, list)
        loose += [tactic, *colonies]
    loose += [number(course["offer"]), *(in_the_air(view))]
    for card in loose:
        if card >= 0:
            found[card] += 1
    return found


def number(value: int | list[int]) -> int:
    """A figure of a view that must be a single number, not a list."""
    assert isinstance(value, int)
    return value


def in_the_air(view: AgesView) -> list[int]:
    """Cards that lie nowhere yet: a territory at auction, an aggression that is being fought."""
    kinds = [verb_of(frame) for frame in view.frames.table]
    found = [number(view.course["event"])] if steps.AUCTION in kinds or steps.COLONY in kinds else []
    return [*found, number(view.course["fight"])] if steps.FIGHT_RESULT in kinds else found


def deal(view: AgesView, box: Box, rng: Random) -> dict[str, object]:
    """The dump of a full state that agrees with a view."""
    for attempt in range(40):
        try:
            return deal_once(view, box, rng, greedy=attempt > 20)
        except Stuck:
            continue
    raise AssertionError("no state agrees with the view")


def deal_once(view: AgesView, box: Box, rng: Random, greedy: bool) -> dict[str, object]:
    """One try: first the slots that only some cards fit, then the bid that must be payable, then the rest by label."""
    stock = Stock(view, box, rng)
    old = view.piles
    piles = msgspec.convert(msgspec.to_builtins(old), PilesView)
    special = [(piles.current, PREPARED), (piles.future, PREPARED), (piles.aside, EVENTS)]
    special += [(slots, EVENTS) for slots in (*piles.dealt, *piles.kept)]
    fill(stock, special, greedy)
    hands = [[] if seat == view.seat else list(labels) for seat, labels in enumerate(old.labels)]
    oblige(view, box, stock, hands, piles.hands, greedy)
    hidden = [[label * SLOT + HIDDEN for label in labels] for labels in hands]
    fill(stock, [(slots, ANYTHING) for slots in (*hidden, *piles.down, piles.away)], greedy)
    for seat, slots in enumerate(hidden):
        piles.hands[seat] = sorted([*piles.hands[seat], *(slot % SLOT for slot in slots)])
    put_in_order(view, piles)
    return {
        "options": view.options,
        "agenda": view.frames.dump(),
        "civs": view.civs,
        "piles": {name: getattr(piles, name) for name in FIELDS},
        "course": {**view.course, "deck": rest_of(view, box, stock)},
    }


FIELDS = PilesView.__struct_fields__


def fill(stock: Stock, piles: list[tuple[list[int], int]], greedy: bool) -> None:
    """Fill hidden slots in place, the oldest labels first, since the fewest cards fit them."""
    places = [(slots[at] // SLOT, at, n) for n, (slots, _) in enumerate(piles) for at in range(len(slots))]
    for label, at, n in sorted(places):
        slots, mask = piles[n]
        if slots[at] % SLOT == HIDDEN:
            slots[at] = label * SLOT + stock.draw(label, mask, greedy)


def rest_of(view: AgesView, box: Box, stock: Stock) -> list[int]:
    """The decks: civil cards as everybody knows them, events of age A not yet revealed, what is left of later ages."""
    civil = view.course["deck"]
    assert isinstance(civil, list)
    deck = civil + [0] * (box.cards - len(civil))
    seen = count_seen(view, box)
    rules = Rules(view.options)
    for card in range(box.military_from[0], box.military_to[0]):
        if in_game(box, rules, view.seats, card):
            deck[card] = box.copies[card][view.seats - 2] - seen[card]
    for cards in stock.cards:
        for _, card in cards:
            deck[card] += 1
    return deck


def oblige(
    view: AgesView, box: Box, stock: Stock, hands: list[list[int]], dealt: list[list[int]], greedy: bool
) -> None:
    """Deal the highest bidder enough bonus cards to pay the bid (TTA-COL-1)."""
    seat = number(view.course["bidder"])
    kinds = [verb_of(frame) for frame in view.frames.table]
    if seat in (-1, view.seat) or not (steps.AUCTION in kinds or steps.COLONY in kinds):
        return
    need = obligation(view, box, seat)
    more = box.effect(number(view.civs[seat]["leader"]), COLONIZATION_CARD)
    while need > 0:
        label, card = stock.draw_bonus(hands[seat], greedy)
        hands[seat].remove(label)
        dealt[seat].append(card)
        need -= box.colonization[card] + more


def obligation(view: AgesView, box: Box, seat: int) -> int:
    """How much of the bid hidden bonus cards must cover, beyond what everybody sees and what is already paid."""
    state = read_public(view, box)
    return state.course.bid - payable(state, seat) - state.course.shield


def put_in_order(view: AgesView, piles: PilesView) -> None:
    """Sort the bonus cards that the other seats keep or choose from."""
    for seat in range(view.seats):
        if seat != view.seat:
            piles.dealt[seat].sort()
            piles.kept[seat].sort()
