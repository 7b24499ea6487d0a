"""The middle of the table: the card row, decks, events, and what is under way."""

from typing import Final

from msgspec.structs import replace

from saecula.games.through_the_ages.edges.screen.shapes import (
    AuctionView,
    EventView,
    FightView,
    GoodsView,
    OfferView,
    PlaceView,
    TableView,
)
from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.kinds import AGES
from saecula.games.through_the_ages.model.state import SLOT, AgesState
from saecula.games.through_the_ages.rules.civil.prices import take_price
from saecula.games.through_the_ages.rules.military.colonies import paid_so_far
from saecula.games.through_the_ages.rules.military.fights import both_sides
from saecula.games.through_the_ages.rules.military.hands import deck_size
from saecula.games.through_the_ages.rules.military.losses import (
    GAIN_MIX,
    GAIN_ONE,
    LOSE_MIX,
    TAKE_MIX,
    in_all,
)
from saecula.games.through_the_ages.rules.setting_up import in_game
from saecula.kernel.codes import first, second, third, verb_of

#: What is done with goods, by its number in the question.
USES: Final = {GAIN_ONE: "one", GAIN_MIX: "gain", LOSE_MIX: "lose", TAKE_MIX: "take"}
#: Questions about the things of the loser of a fight.
OF_THE_LOSER: Final = (steps.RAID, steps.COLONY_SPOIL, steps.TECHNOLOGY_SPOIL)


def read_table(state: AgesState, eyes: int | None, names: list[str]) -> TableView:
    """The middle of the table as a seat, or a spectator, sees it."""
    course, piles = state.course, state.piles
    return TableView(
        age=AGES[course.age],
        round=course.round,
        last_round=course.last or None,
        turn=course.turn if course.turn >= 0 else None,
        first=course.first,
        row=read_row(state, eyes, names),
        civil_left=civil_left(state),
        military_left=deck_size(state),
        current=read_current(state, eyes, names),
        future=read_events(state, piles.future, piles.future_by, eyes, names),
        past=[names[card] for card in piles.past],
        event=names[course.event] if course.event >= 0 else None,
        bonus=[names[card] for card in piles.bonus],
        auction=read_auction(state, names),
        fight=read_fight(state, names),
        offer=read_offer(state, names),
        goods=read_goods(state),
        victim=read_victim(state),
        gone=counted(course.gone, names),
        discards=counted(piles.open, names),
        outside=left_in_box(state, names),
    )


def table_beside(known: TableView, state: AgesState, eyes: int | None, names: list[str]) -> TableView:
    """The middle of the table for another viewer: prices and events seen are their own, the rest stays as it is."""
    future = read_events(state, state.piles.future, state.piles.future_by, eyes, names)
    return replace(known, row=read_row(state, eyes, names), current=read_current(state, eyes, names), future=future)


def read_current(state: AgesState, eyes: int | None, names: list[str]) -> list[EventView]:
    """The current events; those of age A come up first."""
    piles = state.piles
    ancient = [EventView("A", None, None)] * piles.ancient
    return [*ancient, *read_events(state, piles.current, piles.current_by, eyes, names)]


def read_row(state: AgesState, eyes: int | None, names: list[str]) -> list[PlaceView]:
    """The row with prices for the viewer; a spectator sees those of the seat whose turn it is (TTA-TAK-4)."""
    payer = max(0, state.course.turn) if eyes is None else eyes
    return [
        PlaceView(str(place + 1), names[card], take_price(state, payer, place))
        if card >= 0
        else PlaceView(str(place + 1), None, None)
        for place, card in enumerate(state.course.row)
    ]


def read_events(
    state: AgesState, slots: list[int], by: list[int], eyes: int | None, names: list[str]
) -> list[EventView]:
    """An event pile, with the ages that come up first in front; a seat sees the cards it prepared (TTA-SET-7)."""
    found = [
        (state.box.age[slot % SLOT], who, names[slot % SLOT] if who == eyes else None)
        for slot, who in zip(slots, by, strict=True)
    ]
    return [EventView(AGES[age], who, card) for age, who, card in sorted(found, key=lambda row: row[:2])]


def read_auction(state: AgesState, names: list[str]) -> AuctionView | None:
    """The auction, until the winner has paid (TTA-COL-1)."""
    course = state.course
    if not is_under_way(state, steps.AUCTION, steps.COLONY):
        return None
    bidder = course.bidder if course.bidder >= 0 else None
    passed = [seat for seat, out in enumerate(course.passed) if out]
    return AuctionView(names[course.event], course.bid, bidder, passed, read_payment(state))


def read_payment(state: AgesState) -> int:
    """What the winner of an auction has paid so far; 0 while the bidding goes on (TTA-COL-2)."""
    bidder = state.course.bidder
    stack = state.agenda.asked[bidder] if bidder >= 0 else []
    return paid_so_far(state, bidder) if stack and verb_of(stack[-1]) == steps.PAYMENT else 0


def read_fight(state: AgesState, names: list[str]) -> FightView | None:
    """The fight, until it is decided (TTA-AGG-1, TTA-WAR-1)."""
    course = state.course
    if not is_under_way(state, steps.FIGHT_RESULT, steps.WAR_RESULT):
        return None
    return FightView(names[course.fight], course.attacker, course.defender, *both_sides(state))


def read_offer(state: AgesState, names: list[str]) -> OfferView | None:
    """The pact on offer, until it is answered (TTA-PAC-1)."""
    for seat, stack in enumerate(state.agenda.asked):
        if stack and verb_of(stack[-1]) == steps.OFFER:
            frame = stack[-1]
            return OfferView(names[state.course.offer], first(frame), seat, "ab"[second(frame)])
    return None


def read_goods(state: AgesState) -> GoodsView | None:
    """The goods that somebody is to divide into food and resources (TTA-CRD-20, TTA-AGG-4)."""
    for stack in state.agenda.asked:
        if stack and verb_of(stack[-1]) == steps.GOODS:
            amount, use, of = first(stack[-1]), second(stack[-1]), third(stack[-1])
            return GoodsView(in_all(state, amount, use, of), USES[use])
    return None


def read_victim(state: AgesState) -> int | None:
    """Whose things somebody else is choosing from: the loser of a fight, or a victim of an event (TTA-CRD-20)."""
    for seat, stack in enumerate(state.agenda.asked):
        victim = victim_in(state, stack[-1]) if stack else None
        if victim is not None and victim != seat:
            return victim
    return None


def victim_in(state: AgesState, frame: int) -> int | None:
    """Whose things a question is about; None for most questions, which are about the seat's own."""
    step = verb_of(frame)
    if step in OF_THE_LOSER:
        return state.course.defender
    if step == steps.TERROR:
        return first(frame)
    return third(frame) if step == steps.GOODS else None


def is_under_way(state: AgesState, *wanted: int) -> bool:
    """Whether one of these steps is still on the table."""
    return any(verb_of(frame) in wanted for frame in state.agenda.table)


def counted(cards: list[int], names: list[str]) -> dict[str, int]:
    """The names of cards, with how many there are of each."""
    found: dict[str, int] = {}
    for card in sorted(cards):
        found[names[card]] = found.get(names[card], 0) + 1
    return found


def civil_left(state: AgesState) -> int:
    """Cards in the current civil deck; there is none in age IV (TTA-ROW-4)."""
    box, age = state.box, state.course.age
    return sum(state.course.deck[box.civil_from[age] : box.civil_to[age]]) if age < len(box.civil_from) else 0


def left_in_box(state: AgesState, names: list[str]) -> list[str]:
    """Cards that are not in this game (TTA-SET-3, TTA-SET-4, TTA-VAR-4); they never change, so they are found once."""
    box, rules, seats = state.box, state.rules, state.seats
    if rules.outside is None:
        rules.outside = [
            names[card]
            for card in range(box.first_civil, box.cards)
            if not (box.copies[card][seats - 2] and in_game(box, rules, seats, card))
        ]
    return rules.outside
