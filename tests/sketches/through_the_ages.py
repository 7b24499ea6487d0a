"""A sketch of Through the Ages: politics, an auction, a defence, an age that ends in the middle of a turn.

Sixteen military cards, each there once, eight of each age. Event piles, hands and discards are hidden; every hidden
card carries the pool it was drawn from, and a reshuffle makes a new pool.
"""

from typing import Annotated

import msgspec

from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of
from saecula.kernel.events import Secret
from saecula.kernel.moves import Domain
from saecula.kernel.steps import Ask, Run, Step
from tests.sketches.toy import Choice, Lot, ToyState, event, move

AGES, PER_AGE, ROUNDS, LIMIT, ROW = 2, 8, 4, 2, 4
POOL = 32
HARVEST, TERRITORY, BONUS, AGGRESSION = range(4)
PAY, DEFEND = range(2)
BEGIN, NEXT_TURN, POLITICS, SEED, REVEAL, AUCTION, COLONY, COMBAT = range(8)
EXCESS, ACTIONS, MILITARY, DRAW, POLITICAL, BID, COMMIT, DISCARD, ACTION, TAKE, STAGE = range(8, 19)
PASS, PREPARE, ATTACK, SEED_EVENT, REVEAL_EVENT, DRAW_CARD, RAISE_BID, SACRIFICE, PLAY_BONUS = range(9)
DISCARD_CARD, TAKE_CARD, BEGIN_WONDER, PLAY_GENIUS, BUILD_STAGE, BUILD_UNIT, DONE = range(9, 16)
PREPARED, REVEALED, BIDDEN, SACRIFICED, BONUS_PLAYED, COLONIZED, ATTACKED, BEATEN = range(8)
DRAWN, DISCARDED, AGE_ENDED, LAPSED, SHUFFLED = range(8, 13)

Card = Annotated[str, Domain("card")]
Own = Annotated[Card | None, Secret]
Unit = Annotated[str, Domain("unit")]
KINDS = ("harvest", "territory", "bonus", "aggression")
DOMAINS = {
    "card": [f"{KINDS[n % PER_AGE // 2]}-{'I' * (1 + n // PER_AGE)}-{'ab'[n % 2]}" for n in range(AGES * PER_AGE)],
    "unit": ["warriors", "knights"],
    "seat": list("ABC"),
    "bid": [str(n) for n in range(32)],
}
MOVES = {
    PASS: move("Pass"),
    PREPARE: move("Prepare", card=Card),
    ATTACK: move("Attack", card=Card, seat=Annotated[str, Domain("seat")]),
    SEED_EVENT: move("SeedEvent", card=Card),
    REVEAL_EVENT: move("RevealEvent", card=Card),
    DRAW_CARD: move("DrawCard", card=Card),
    RAISE_BID: move("Bid", bid=Annotated[str, Domain("bid")]),
    SACRIFICE: move("Sacrifice", unit=Unit),
    PLAY_BONUS: move("PlayBonus", card=Card),
    DISCARD_CARD: move("DiscardCard", card=Card),
    TAKE_CARD: move("TakeCard"),
    BEGIN_WONDER: move("BeginWonder"),
    PLAY_GENIUS: move("PlayGenius"),
    BUILD_STAGE: move("BuildStage"),
    BUILD_UNIT: move("BuildUnit", unit=Unit),
    DONE: move("Done"),
}
EVENTS = {
    PREPARED: event("Prepared", seat=int, card=Own),
    REVEALED: event("EventRevealed", reveals=True, seat=int, card=Card),
    BIDDEN: event("BidRaised", reveals=True, seat=int, bid=int),
    SACRIFICED: event("UnitSacrificed", reveals=True, seat=int, unit=Unit),
    BONUS_PLAYED: event("BonusPlayed", reveals=True, seat=int, card=Card),
    COLONIZED: event("Colonized", seat=int),
    ATTACKED: event("Attacked", reveals=True, seat=int, target=int),
    BEATEN: event("Beaten", seat=int),
    DRAWN: event("CardDrawn", seat=int, card=Own),
    DISCARDED: event("CardDiscarded", seat=int, card=Own),
    AGE_ENDED: event("AgeEnded", age=int),
    LAPSED: event("StageLapsed", seat=int),
    SHUFFLED: event("DiscardsShuffled", pool=int),
}


class Put(msgspec.Struct):
    """A card in an event pile and who put it there; -1: nobody, it lay there from the start."""

    seat: int
    slot: int


class Open(msgspec.Struct, kw_only=True):
    """What everybody sees; `ages` gives the age on the back of each pool's cards."""

    turn: int
    age: int
    ages: list[int]
    row: int
    seen: list[int]
    units: list[list[int]]
    wonders: list[int]
    culture: list[int]
    bid: int = 0
    bidder: int = -1
    passed: list[int]
    given: int = 0
    shield: int = 0


class Nations(Open, kw_only=True):
    """Hidden cards are slots: pool and card. `returned` is what each seat knows to be in a reshuffled pool."""

    deck: list[int]
    box: list[int]
    hands: list[list[int]]
    current: list[Put]
    future: list[Put]
    discards: list[list[int]]
    returned: list[list[int]]


T = ToyState[Nations]


def kind_of(slot: int) -> int:
    return slot % POOL % PER_AGE // 2


def held(facts: Nations, seat: int, *kinds: int) -> list[int]:
    """The cards of these kinds in a hand."""
    return sorted(slot % POOL for slot in facts.hands[seat] if kind_of(slot) in kinds)


def take(slots: list[int], card: int) -> int:
    """Take a card out of a list of slots."""
    slot = next(slot for slot in slots if slot % POOL == card)
    slots.remove(slot)
    return slot


def strength(facts: Nations, seat: int) -> int:
    return facts.units[seat][0] + 2 * facts.units[seat][1]


def payable(facts: Nations, seat: int) -> int:
    """The most a seat can bid; without a unit nothing (TTA-COL-2)."""
    return strength(facts, seat) + 2 * len(held(facts, seat, BONUS)) if sum(facts.units[seat]) else 0


def take_from_row(state: T, log: Log) -> None:
    """The last card of the row ends the age at once, whoever's turn it is (TTA-ROW-3, TTA-AGE-1)."""
    facts = state.facts
    facts.row -= 1
    if facts.row or facts.age == AGES - 1:
        return
    log.note(AGE_ENDED, facts.age)
    pool = len(facts.ages)
    facts.box += facts.deck
    facts.deck = [pool * POOL + card for card in range(PER_AGE, 2 * PER_AGE)]
    for seat, hand in enumerate(facts.hands):
        facts.discards[seat] += hand
        hand.clear()
    facts.wonders = [-1 if age == facts.age else age for age in facts.wonders]
    facts.age, facts.row = 1, ROW
    facts.ages.append(facts.age)


class Begin(Run[T]):
    """Two hidden events, then cards for everybody."""

    def run(self, state: T, frame: int, log: Log) -> None:
        state.agenda.next(NEXT_TURN)
        for seat in reversed(range(state.seats)):
            state.agenda.next(MILITARY, seat, 2)
        state.agenda.next(SEED, 2)


class NextTurn(Run[T]):
    """A turn is a list of steps on the table; each asks when all before it is settled (TTA-TUR-1)."""

    def run(self, state: T, frame: int, log: Log) -> None:
        facts = state.facts
        facts.turn += 1
        if facts.turn < ROUNDS * state.seats:
            state.agenda.next(NEXT_TURN)
            state.agenda.next(MILITARY, facts.turn % state.seats, 2)
            state.agenda.enter([POLITICS, EXCESS, ACTIONS])


class Politics(Run[T]):
    def run(self, state: T, frame: int, log: Log) -> None:
        state.agenda.ask(state.facts.turn % state.seats, POLITICAL)


class Political(Choice[Nations]):
    """Prepare an event, attack, or pass (TTA-POL-1)."""

    refused = (
        (PREPARE, "TTA-POL-1", "tta-not-held"),
        (ATTACK, "TTA-POL-1", "tta-not-held"),
    )

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        prepared = [pack(PREPARE, card) for card in held(state.facts, seat, HARVEST, TERRITORY)]
        rivals = [other for other in range(state.seats) if other != seat]
        attacks = [pack(ATTACK, card, other) for card in held(state.facts, seat, AGGRESSION) for other in rivals]
        return [*prepared, *attacks, pack(PASS)]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        facts, card = state.facts, first(code)
        state.agenda.answered(seat)
        if verb_of(code) == PREPARE:
            facts.future.append(Put(seat, take(facts.hands[seat], card)))
            facts.culture[seat] += 1 + card // PER_AGE
            log.note(PREPARED, seat, card)
            state.agenda.next(REVEAL)
        elif verb_of(code) == ATTACK:
            facts.seen.append(take(facts.hands[seat], card) % POOL)
            facts.given, facts.shield = 0, strength(facts, second(code))
            log.note(ATTACKED, seat, second(code))
            state.agenda.next(COMBAT, seat, second(code))
            # asked whatever he holds: to skip him would tell that he holds nothing
            state.agenda.ask(second(code), COMMIT, DEFEND)


class SeedEvents(Lot[Nations]):
    """An event that nobody knows (TTA-SET-5); the frame counts."""

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        return [pack(SEED_EVENT, slot % POOL) for slot in state.facts.deck if kind_of(slot) in (HARVEST, TERRITORY)]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        state.facts.current.append(Put(-1, take(state.facts.deck, first(code))))
        state.agenda.table.pop()
        if first(frame) > 1:
            state.agenda.next(SEED, first(frame) - 1)


class RevealEvent(Lot[Nations]):
    """Any card of the oldest age in the current pile may be on top (TTA-EVE-1)."""

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        cards = sorted(put.slot % POOL for put in state.facts.current)
        return [pack(REVEAL_EVENT, card) for card in cards if card // PER_AGE == cards[0] // PER_AGE]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        facts, turn = state.facts, state.facts.turn % state.seats
        facts.current = [put for put in facts.current if put.slot % POOL != first(code)]
        if not facts.current:
            facts.current, facts.future = facts.future, []
        facts.seen.append(first(code))
        log.note(REVEALED, turn, first(code))
        state.agenda.table.pop()
        if kind_of(first(code)) == HARVEST:
            facts.culture[turn] += 1
        else:
            facts.bid, facts.bidder, facts.passed = 0, -1, [0] * state.seats
            state.agenda.next(AUCTION, turn)


class Auction(Run[T]):
    """Clockwise, higher or pass, until one is left (TTA-COL-1); whether one is asked depends on public facts."""

    def run(self, state: T, frame: int, log: Log) -> None:
        facts, seat = state.facts, first(frame)
        live = [other for other in range(state.seats) if not facts.passed[other]]
        if live == [facts.bidder]:
            facts.given = 0
            state.agenda.next(COLONY)
            state.agenda.ask(facts.bidder, COMMIT, PAY)
        elif live:
            state.agenda.next(AUCTION, (seat + 1) % state.seats)
            if not facts.passed[seat]:
                state.agenda.ask(seat, BID)


class Bid(Ask[T]):
    """A bid must be payable: a seat's own list uses its own hand."""

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        most = payable(state.facts, seat)
        return [pack(PASS), *(pack(RAISE_BID, bid) for bid in range(state.facts.bid + 1, most + 1))]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        state.agenda.answered(seat)
        if verb_of(code) == PASS:
            state.facts.passed[seat] = 1
        else:
            state.facts.bid, state.facts.bidder = first(code), seat
            log.note(BIDDEN, seat, first(code))

    def why_not(self, state: T, seat: int, frame: int, code: int) -> Reason | None:
        if verb_of(code) != RAISE_BID:
            return None
        return Reason("TTA-COL-1", "tta-bid-not-payable" if first(code) > state.facts.bid else "tta-bid-too-low")


class Commit(Choice[Nations]):
    """Units, then bonus cards, in ascending order, then Done; the frame has the purpose and the lowest item left."""

    refused = (
        (DONE, "TTA-COL-2", "tta-bid-not-reached"),
        (SACRIFICE, "TTA-COL-2", "tta-not-to-give"),
        (PLAY_BONUS, "TTA-COL-2", "tta-not-to-give"),
    )

    def items(self, state: T, seat: int, frame: int) -> list[int]:
        """What may still be given: 0 and 1 are units, 2 and up cards."""
        units = state.facts.units[seat]
        cards = [2 + card for card in held(state.facts, seat, BONUS)]
        return [item for item in [0] * units[0] + [1] * units[1] + cards if item >= second(frame)]

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        items, missing = self.items(state, seat, frame), state.facts.bid - state.facts.given
        pays = first(frame) == PAY
        found = []
        for at, item in enumerate(items):
            enough = not pays or sum(1 if rest == 0 else 2 for rest in items[at:]) >= missing
            if (at == 0 or item != items[at - 1]) and enough and (item < 2 or third(frame) or not pays):
                found.append(pack(SACRIFICE, item) if item < 2 else pack(PLAY_BONUS, item - 2))
        if not pays or (missing <= 0 and third(frame)):
            found.append(pack(DONE))
        return found

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        facts, thing = state.facts, first(code)
        if verb_of(code) == DONE:
            state.agenda.answered(seat)
            return
        if verb_of(code) == SACRIFICE:
            facts.units[seat][thing] -= 1
            facts.given += 1 + thing
            log.note(SACRIFICED, seat, thing)
            state.agenda.again(seat, COMMIT, first(frame), thing, 1)
        else:
            facts.seen.append(take(facts.hands[seat], thing) % POOL)
            facts.given += 2
            log.note(BONUS_PLAYED, seat, thing)
            state.agenda.again(seat, COMMIT, first(frame), 2 + thing, third(frame))


class Colony(Run[T]):
    def run(self, state: T, frame: int, log: Log) -> None:
        state.facts.culture[state.facts.bidder] += 3
        log.note(COLONIZED, state.facts.bidder)


class Combat(Run[T]):
    """The attacker must be strictly greater (TTA-AGG-1)."""

    def run(self, state: T, frame: int, log: Log) -> None:
        facts, target = state.facts, second(frame)
        if strength(facts, first(frame)) > facts.shield + facts.given:
            facts.culture[first(frame)] += min(2, facts.culture[target])
            facts.culture[target] -= min(2, facts.culture[target])
            log.note(BEATEN, target)


class Excess(Run[T]):
    def run(self, state: T, frame: int, log: Log) -> None:
        seat = state.facts.turn % state.seats
        if len(state.facts.hands[seat]) > LIMIT:
            state.agenda.ask(seat, DISCARD)


class Discard(Choice[Nations]):
    """Face down, in ascending order (TTA-MCA-1). The frame counts: the last card is its owner's secret."""

    refused = ((DISCARD_CARD, "TTA-MCA-1", "tta-not-to-discard"),)

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        facts = state.facts
        last = facts.discards[seat][-1] % POOL if first(frame) else -1
        cards = [card for card in held(facts, seat, *range(4)) if card > last]
        return [pack(DISCARD_CARD, card) for card in cards[: len(cards) + LIMIT + 1 - len(facts.hands[seat])]]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        facts = state.facts
        facts.discards[seat].append(take(facts.hands[seat], first(code)))
        log.note(DISCARDED, seat, first(code))
        state.agenda.answered(seat)
        if len(facts.hands[seat]) > LIMIT:
            state.agenda.ask(seat, DISCARD, first(frame) + 1)


class Actions(Run[T]):
    def run(self, state: T, frame: int, log: Log) -> None:
        state.agenda.ask(state.facts.turn % state.seats, ACTION, 2)


class Action(Choice[Nations]):
    """Actions left in the frame. Genius: take up to two cards of the row, then build a stage of one's wonder."""

    refused = (
        (TAKE_CARD, "TTA-TUR-3", "tta-no-such-action"),
        (BEGIN_WONDER, "TTA-TUR-3", "tta-no-such-action"),
        (PLAY_GENIUS, "TTA-TUR-3", "tta-no-such-action"),
        (BUILD_STAGE, "TTA-TUR-3", "tta-no-such-action"),
        (BUILD_UNIT, "TTA-TUR-3", "tta-no-such-action"),
    )

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        facts = state.facts
        found = [pack(BUILD_UNIT, 0), pack(BUILD_UNIT, 1)] if sum(facts.units[seat]) < 4 else []
        found += [pack(TAKE_CARD)] if facts.row else []
        found.append(pack(BEGIN_WONDER if facts.wonders[seat] < 0 else PLAY_GENIUS))
        return [*found, pack(DONE)]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        facts, verb = state.facts, verb_of(code)
        state.agenda.answered(seat)
        if verb != DONE and first(frame) > 1:
            state.agenda.ask(seat, ACTION, first(frame) - 1)
        if verb == TAKE_CARD:
            take_from_row(state, log)
        elif verb == BUILD_UNIT:
            facts.units[seat][first(code)] += 1
        elif verb == BEGIN_WONDER:
            facts.wonders[seat] = facts.age
        elif verb == PLAY_GENIUS:
            state.agenda.ask(seat, STAGE, facts.wonders[seat])
            state.agenda.ask(seat, TAKE, 2)


class Take(Choice[Nations]):
    refused = ((TAKE_CARD, "TTA-ROW-4", "tta-row-empty"),)

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        return [pack(TAKE_CARD), pack(DONE)] if state.facts.row else [pack(DONE)]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        state.agenda.answered(seat)
        if verb_of(code) == TAKE_CARD:
            if first(frame) > 1:
                state.agenda.ask(seat, TAKE, first(frame) - 1)
            take_from_row(state, log)


class Stage(Choice[Nations]):
    """A stage of a wonder of the age in the frame; if the age ended meanwhile there is no such wonder any more."""

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        return [pack(BUILD_STAGE), pack(DONE)]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        state.agenda.answered(seat)
        if verb_of(code) == BUILD_STAGE:
            state.facts.culture[seat] += 1

    def lapsed(self, state: T, seat: int, frame: int, log: Log) -> bool:
        if state.facts.wonders[seat] == first(frame):
            return False
        log.note(LAPSED, seat)
        return True


class Military(Run[T]):
    """Draw so many cards; an empty deck takes back its age's discards as a new pool (TTA-MCA-1, TTA-MCA-5)."""

    def run(self, state: T, frame: int, log: Log) -> None:
        facts, seat, count = state.facts, first(frame), second(frame)
        if not facts.deck:
            self.reshuffle(facts, log)
        if facts.deck and count:
            state.agenda.next(MILITARY, seat, count - 1)
            state.agenda.next(DRAW, seat)

    def reshuffle(self, facts: Nations, log: Log) -> None:
        """Each seat knows the cards it returns, and not where they go from there."""
        pool = len(facts.ages)
        for seat, slots in enumerate(facts.discards):
            back = [slot % POOL for slot in slots if slot % POOL // PER_AGE == facts.age]
            slots[:] = [slot for slot in slots if slot % POOL not in back]
            facts.deck += [pool * POOL + card for card in back]
            facts.returned += [[seat, pool, card] for card in back]
        if facts.deck:
            facts.deck.sort()
            facts.ages.append(facts.age)
            log.note(SHUFFLED, pool)


class DrawCard(Lot[Nations]):
    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        return [pack(DRAW_CARD, slot % POOL) for slot in state.facts.deck]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        hand = state.facts.hands[first(frame)]
        hand.append(take(state.facts.deck, first(code)))
        hand.sort()
        state.agenda.table.pop()
        log.note(DRAWN, first(frame), first(code))


STEPS: dict[int, Step[T]] = dict(
    enumerate(
        (
            *(Begin(), NextTurn(), Politics(), SeedEvents(), RevealEvent(), Auction(), Colony(), Combat()),
            *(Excess(), Actions(), Military(), DrawCard()),
            *(Political(), Bid(), Commit(), Discard(), Action(), Take(), Stage()),
        )
    )
)
