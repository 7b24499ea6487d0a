"""A sketch of Time of Empires: one real-time age of nine minutes, with glasses, chains of steps, races and the gong.

Five territories in a row, one building slot each. Two shared actions have one space each; own actions are one's own.
"""

from random import Random
from typing import Annotated

import msgspec

from saecula.kernel.codes import Log, Reason, first, millis, pack, second, verb_of
from saecula.kernel.meta import Options
from saecula.kernel.moves import Domain, Hidden, Move, Numbers
from saecula.kernel.steps import Ask, Draw, Run, Step, Time
from saecula.kernel.views import View
from tests.sketches.toy import Choice, Lot, Toy, ToyState, ToyView, event, move

GLASS, GONG, GRACE, CRIES = 30_000, 540_000, 15_000, (180_000, 360_000)
LAND, CARDS, TYPES, PILES, FULL = 5, 12, 2, 2, 6
STUDY, WONDER, PRODUCE, MARCH, BUILD = range(5)
AGE, TOP, CARD, READY, GAIN, IDLE, PILE, MARCHING, BUILDING, SITE = range(10)
TICK, TURN_UP, DRAW_CARD, TURN_GLASS, REST, DRAW_FROM, MOVE_CLAN, PLAY_CARD, PLACE_BUILDING, DONE = range(10)
TURNED, CRIED, RANG, LOST, LAPSED, DRAWN, FOUGHT, PLAYED, WAITED, BUILT, GAINED = range(11)

Land = Annotated[str, Domain("land")]
Card = Annotated[str, Domain("card")]
Kind = Annotated[str, Domain("kind")]
Space = Annotated[str, Domain("space")]
Pile = Annotated[str, Domain("pile")]
Glass = Annotated[str, Domain("glass")]
DOMAINS = {
    "land": list("vwxyz"),
    "card": [f"{'sc'[n * TYPES // CARDS]}{n}" for n in range(CARDS)],
    "kind": ["science", "culture"],
    "space": ["study", "wonder", "produce", "march", "build"],
    "pile": ["left", "right"],
    "glass": ["1", "2"],
    "millisecond": Numbers(GONG + GRACE + 1),
}
MOVES = {
    TICK: move("Tick", millisecond=Annotated[str, Domain("millisecond")]),
    TURN_UP: move("TurnUp", kind=Kind),
    DRAW_CARD: move("DrawCard", card=Card),
    TURN_GLASS: move("TurnGlass", glass=Glass, space=Space),
    REST: move("Rest"),
    DRAW_FROM: move("DrawFrom", pile=Pile),
    MOVE_CLAN: move("MoveClan", start=Land, end=Land),
    PLAY_CARD: move("PlayCard", card=Card),
    PLACE_BUILDING: move("PlaceBuilding", land=Land),
    DONE: move("Done"),
}
EVENTS = {
    TURNED: event("GlassTurned", seat=int, glass=Glass, space=Space),
    CRIED: event("ScholarsCreated", at=int),
    RANG: event("GongRang", at=int),
    LOST: event("ChainLost", seat=int),
    LAPSED: event("DecisionLapsed", seat=int),
    DRAWN: event("CardDrawn", seat=int, pile=Pile),
    FOUGHT: event("Fought", seat=int, land=Land),
    PLAYED: event("CardPlayed", reveals=True, seat=int, card=Card),
    WAITED: event("BuildingWaits", seat=int),
    BUILT: event("BuildingPlaced", seat=int, land=Land),
    GAINED: event("BricksGained", seat=int, bricks=int),
}


class Sand(msgspec.Struct):
    """A glass: when it was turned and where; it runs out by itself, wherever it stands."""

    turned: int = -GLASS
    space: int = -1


class Territory(msgspec.Struct):
    """Clans of one seat, and whose building stands there."""

    seat: int = -1
    clans: int = 0
    building: int = -1


class Board(msgspec.Struct, kw_only=True):
    """What everybody sees, the types on the pile tops among it."""

    now: int = 0
    glasses: list[list[Sand]]
    land: list[Territory]
    bricks: list[int]
    reserve: list[int]
    scholars: list[int]
    wonder: list[int]
    waiting: list[int]
    tops: list[int]
    left: list[int]
    played: list[int]


class Empires(Board, kw_only=True):
    """Cards not drawn are one set: only the types on top tell the piles apart."""

    pool: list[int]
    hands: list[list[int]]


T = ToyState[Empires]


def type_of(card: int) -> int:
    return card * TYPES // CARDS


def runs(facts: Empires, sand: Sand) -> bool:
    return facts.now < sand.turned + GLASS


def usable(facts: Empires, seat: int) -> list[int]:
    return [glass for glass in range(2) if not runs(facts, facts.glasses[seat][glass])]


def is_taken(facts: Empires, seat: int, space: int) -> bool:
    """A running glass holds its space: anybody's on the shared boards, one's own on the own (TOE-GLA-10)."""
    others = [seat] if space > WONDER else range(len(facts.glasses))
    return any(runs(facts, sand) and sand.space == space for other in others for sand in facts.glasses[other])


def is_possible(facts: Empires, seat: int, space: int) -> bool:
    """Whether the action can have a result, by what is public (TOE-GLA-8)."""
    return (
        any(facts.left),
        facts.scholars[seat] > 0,
        facts.bricks[seat] < FULL,
        any(place.seat == seat for place in facts.land),
        facts.bricks[seat] >= 2 and bool(facts.hands[seat]) and not facts.waiting[seat],
    )[space]


def sites(facts: Empires, seat: int) -> list[int]:
    return [at for at, place in enumerate(facts.land) if place.seat == seat and place.building < 0]


def wake(state: T, log: Log) -> None:
    """A waiting building moves as soon as there is a slot; with several its owner chooses (TOE-BUI-3, TOE-BUI-6)."""
    for seat in range(state.seats):
        found = sites(state.facts, seat) if state.facts.waiting[seat] else []
        asked = any(verb_of(frame) == SITE for frame in state.agenda.asked[seat])
        if len(found) == 1 and not asked:
            place(state, seat, found[0], log)
        elif found and not asked:
            state.agenda.ask(seat, SITE)


def place(state: T, seat: int, at: int, log: Log) -> None:
    state.facts.land[at].building = seat
    state.facts.waiting[seat] = 0
    log.note(BUILT, seat, at)


class Age(Time[T]):
    """Nine minutes of CLOCK and all seats together, then fifteen seconds for open chains (TOE-RTI-3, TOE-RTI-4)."""

    def now(self, state: T) -> int:
        return state.facts.now

    def deadline(self, state: T, frame: int) -> int:
        facts = state.facts
        if facts.now >= GONG:
            return GONG + GRACE
        ends = [sand.turned + GLASS for glasses in facts.glasses for sand in glasses]
        return min(at for at in (*CRIES, *ends, GONG) if at > facts.now)

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        facts = state.facts
        facts.now = millis(code)
        if facts.now in CRIES:
            # the cry is part of the move that brings the instant: nothing can come before it
            for other in range(state.seats):
                created = min(2, facts.reserve[other])
                facts.reserve[other] -= created
                facts.scholars[other] += created
            log.note(CRIED, facts.now)
        if facts.now == GONG:
            log.note(RANG, GONG)
        for other, stack in enumerate(state.agenda.asked):
            if stack and facts.now == GONG + GRACE:
                stack.clear()
                log.note(LOST, other)
            elif not stack:
                state.agenda.ask(other, READY, other)

    def lapsed(self, state: T, seat: int, frame: int, log: Log) -> bool:
        return state.facts.now >= GONG and not state.agenda.waits()


class TopType(Draw[T]):
    """The type of a pile's new top card, of those that are not on the other tops."""

    def counts(self, state: T) -> list[int]:
        facts = state.facts
        return [sum(type_of(card) == kind for card in facts.pool) - facts.tops.count(kind) for kind in range(TYPES)]

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        return [pack(TURN_UP, kind) for kind, count in enumerate(self.counts(state)) if count]

    def weights(self, state: T, frame: int) -> list[int]:
        return [count for count in self.counts(state) if count]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        state.agenda.table.pop()
        state.facts.tops[first(frame)] = first(code)


class TopCard(Lot[Empires]):
    """The card itself, one of the type that all see; the frame has the seat and the pile."""

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        facts = state.facts
        return [pack(DRAW_CARD, card) for card in facts.pool if type_of(card) == facts.tops[second(frame)]]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        facts, owner, pile = state.facts, first(frame), second(frame)
        facts.pool.remove(first(code))
        facts.hands[owner] = sorted([*facts.hands[owner], first(code)])
        facts.tops[pile] = -1
        facts.left[pile] -= 1
        log.note(DRAWN, owner, pile)
        state.agenda.table.pop()
        if facts.left[pile]:
            state.agenda.next(TOP, pile)


class Ready(Run[T]):
    """At the bottom of a seat's stack: asks for the next glass when the chain above is done (TOE-GLA-6)."""

    def run(self, state: T, frame: int, log: Log) -> None:
        if usable(state.facts, first(frame)) and state.facts.now < GONG:
            state.agenda.ask(first(frame), IDLE)


class Gain(Run[T]):
    """The second effect of Study waits in the chain until the card is drawn: a brick for each card in hand."""

    def run(self, state: T, frame: int, log: Log) -> None:
        facts, seat = state.facts, first(frame)
        facts.bricks[seat] = min(FULL, facts.bricks[seat] + len(facts.hands[seat]))
        log.note(GAINED, seat, facts.bricks[seat])


class Idle(Ask[T]):
    """Turn a glass, or rest until the clock has moved."""

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        glasses = usable(state.facts, seat)
        turns = [pack(TURN_GLASS, glass, space) for glass in glasses for space in range(5)]
        return [*(code for code in turns if self.refusal(state, seat, code) is None), pack(REST)]

    def refusal(self, state: T, seat: int, code: int) -> Reason | None:
        facts, glass, space = state.facts, first(code), second(code)
        if glass not in usable(facts, seat):
            return Reason("TOE-GLA-1", "toe-glass-runs")
        if is_taken(facts, seat, space):
            return Reason("TOE-RTI-1", "toe-space-taken")
        if space <= WONDER and facts.glasses[seat][glass].space == space:
            return Reason("TOE-GLA-5", "toe-another-action-first")
        return None if is_possible(facts, seat, space) else Reason("TOE-GLA-8", "toe-no-result")

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        facts, space = state.facts, second(code)
        if verb_of(code) == REST:
            state.agenda.answered(seat)
            return
        state.agenda.again(seat, READY, seat)
        facts.glasses[seat][first(code)] = Sand(facts.now, space)
        log.note(TURNED, seat, first(code), space)
        if space == STUDY:
            state.agenda.ask(seat, GAIN, seat)
            state.agenda.ask(seat, PILE)
        elif space == WONDER:
            facts.scholars[seat] -= 1
            facts.wonder.append(seat)
        elif space == PRODUCE:
            facts.bricks[seat] = min(FULL, facts.bricks[seat] + 2)
        elif space == MARCH:
            state.agenda.ask(seat, MARCHING, 2)
        else:
            state.agenda.ask(seat, BUILDING)

    def why_not(self, state: T, seat: int, frame: int, code: int) -> Reason | None:
        return self.refusal(state, seat, code) if verb_of(code) == TURN_GLASS else None

    def lapsed(self, state: T, seat: int, frame: int, log: Log) -> bool:
        """From the gong on no glass may be turned."""
        if state.facts.now < GONG:
            return False
        log.note(LAPSED, seat)
        return True


class ChoosePile(Choice[Empires]):
    """The pile is chosen when the step is made: others may have drawn meanwhile (TOE-DRA-1)."""

    refused = ((DRAW_FROM, "TOE-DRA-2", "toe-pile-empty"),)

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        return [pack(DRAW_FROM, pile) for pile in range(PILES) if state.facts.left[pile]]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        state.agenda.answered(seat)
        state.agenda.next(CARD, seat, first(code))

    def lapsed(self, state: T, seat: int, frame: int, log: Log) -> bool:
        if any(state.facts.left):
            return False
        log.note(LAPSED, seat)
        return True


class Marching(Choice[Empires]):
    """Up to two moves, one after the other; entering opposing clans is a fight and ends the action (TOE-CLA-8)."""

    refused = ((MOVE_CLAN, "TOE-CLA-4", "toe-no-such-step"),)

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        land = state.facts.land
        ways = [(at, to) for at in range(LAND) if land[at].seat == seat for to in (at - 1, at + 1) if 0 <= to < LAND]
        free = [(at, to) for at, to in ways if land[to].seat != seat or land[to].clans < 2]
        return [*(pack(MOVE_CLAN, at, to) for at, to in free), pack(DONE)]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        state.agenda.answered(seat)
        if verb_of(code) == DONE:
            return
        land = state.facts.land
        start, end = land[first(code)], land[second(code)]
        start.clans -= 1
        if end.seat not in (-1, seat):
            end.clans -= 1
            log.note(FOUGHT, seat, second(code))
        else:
            end.seat, end.clans = seat, end.clans + 1
            if first(frame) > 1:
                state.agenda.ask(seat, MARCHING, first(frame) - 1)
        for spot in (start, end):
            spot.seat = spot.seat if spot.clans else -1
        wake(state, log)

    def lapsed(self, state: T, seat: int, frame: int, log: Log) -> bool:
        """All clans of the seat may be destroyed between two of its moves."""
        if any(spot.seat == seat for spot in state.facts.land):
            return False
        log.note(LAPSED, seat)
        return True


class Building(Choice[Empires]):
    """Play a card and pay; the building goes to its slot, or waits for one and blocks nobody (TOE-BUI-3)."""

    refused = ((PLAY_CARD, "TOE-TEC-1", "toe-card-not-held"),)

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        return [*(pack(PLAY_CARD, card) for card in state.facts.hands[seat]), pack(DONE)]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        facts = state.facts
        state.agenda.answered(seat)
        if verb_of(code) == PLAY_CARD:
            facts.hands[seat].remove(first(code))
            facts.played.append(first(code))
            facts.bricks[seat] -= 2
            facts.waiting[seat] = 1
            log.note(PLAYED, seat, first(code))
            wake(state, log)
            if not sites(facts, seat) and facts.waiting[seat]:
                log.note(WAITED, seat)


class Site(Choice[Empires]):
    """Where the waiting building goes; the slots may go to others first, then it waits on."""

    refused = ((PLACE_BUILDING, "TOE-BUI-1", "toe-no-slot"),)

    def legal(self, state: T, seat: int, frame: int) -> list[int]:
        return [pack(PLACE_BUILDING, at) for at in sites(state.facts, seat)]

    def apply(self, state: T, seat: int, frame: int, code: int, log: Log) -> None:
        state.agenda.answered(seat)
        place(state, seat, first(code), log)

    def lapsed(self, state: T, seat: int, frame: int, log: Log) -> bool:
        if sites(state.facts, seat):
            return False
        log.note(WAITED, seat)
        return True


STEPS: dict[int, Step[T]] = {
    AGE: Age(TICK),
    TOP: TopType(),
    CARD: TopCard(),
    READY: Ready(),
    GAIN: Gain(),
    IDLE: Idle(),
    PILE: ChoosePile(),
    MARCHING: Marching(),
    BUILDING: Building(),
    SITE: Site(),
}


class EmpiresView(ToyView, kw_only=True):
    """The board, the backs of all hands, one's own hand."""

    board: Board
    backs: list[list[int]]
    hand: list[int]


class TimeOfEmpires(Toy[Empires]):
    def __init__(self) -> None:
        super().__init__("time-of-empires-sketch", Empires, (MOVES, EVENTS, DOMAINS), STEPS)

    def setup(self, seats: int, options: Options) -> T:
        homes = (0, 4, 2)[:seats]
        facts = Empires(
            glasses=[[Sand(), Sand()] for _ in range(seats)],
            land=[Territory(homes.index(at), 2) if at in homes else Territory() for at in range(LAND)],
            bricks=[2] * seats,
            reserve=[3] * seats,
            scholars=[1] * seats,
            wonder=[],
            waiting=[0] * seats,
            tops=[-1] * PILES,
            left=[CARDS // PILES] * PILES,
            played=[],
            pool=list(range(CARDS)),
            hands=[[] for _ in range(seats)],
        )
        state = self.fresh(seats, options, facts, AGE)
        for pile in range(PILES):
            state.agenda.next(TOP, pile)
        for seat in range(seats):
            state.agenda.ask(seat, READY, seat)
        return state

    def view(self, state: T, seat: int | None) -> View:
        facts = state.copy().facts
        return EmpiresView(
            **self.frame_of(state, seat),
            board=msgspec.convert(facts, Board, from_attributes=True),
            backs=[[type_of(card) for card in hand] for hand in facts.hands],
            hand=[] if seat is None else facts.hands[seat],
        )

    def resample(self, view: View, rng: Random) -> T:
        assert isinstance(view, EmpiresView)
        pool = [card for card in range(CARDS) if card not in (*view.hand, *view.board.played)]
        rng.shuffle(pool)
        hands = []
        for seat, backs in enumerate(view.backs):
            hand = list(view.hand) if seat == view.seat else []
            for back in backs if seat != view.seat else ():
                hand.append(next(card for card in pool if type_of(card) == back))
                pool.remove(hand[-1])
            hands.append(sorted(hand))
        facts = Empires(**msgspec.structs.asdict(view.board), pool=sorted(pool), hands=hands)
        return self.again(view, facts).copy()

    def show(self, state: T, seat: int, code: int, viewer: int | None) -> Move:
        if verb_of(code) == DRAW_CARD and first(state.agenda.table[-1]) != viewer:
            return Hidden("draw-card")
        return self.book.decode(code)

    def points(self, state: T, seat: int) -> int:
        facts = state.facts
        return facts.wonder.count(seat) + 2 * sum(spot.building == seat for spot in facts.land)

    def census(self, state: T) -> dict[str, int]:
        facts = state.facts
        cards = len(facts.pool) + len(facts.played) + sum(map(len, facts.hands))
        return {"cards": cards, "scholars": sum(facts.reserve) + sum(facts.scholars) + len(facts.wonder)}
