"""Merchants travel, trade, deal with the bank and put to sea (RNF-MER)."""

from typing import Final

from saecula.games.rise_and_fall.model import notes, verbs
from saecula.games.rise_and_fall.model.kinds import GLACIER, GOLD, MERCHANT, SEA, STONE, WOOD
from saecula.games.rise_and_fall.model.pieces import is_town, seat_of
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import takes_merchant
from saecula.games.rise_and_fall.rules.pieces.actor import Actor, build_ship, mark, move_piece, ship_moves, why_no_ship
from saecula.games.rise_and_fall.rules.treasury import gain, has_room_for, held, pay
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of

#: Gold for an opponent's town and for one's own (RNF-MER-2), and the price of one resource (RNF-MER-3).
OPPOSING: Final = 5
OWN: Final = 3
PRICE: Final = 5


def takings(state: RiseState, seat: int, cell: int) -> int:
    """The gold that a merchant gets from the towns beside it and the one it stands on (RNF-MER-2)."""
    near = state.ground().near
    main = state.pieces.main
    total = 0
    for side in range(7):
        other = cell if side == 6 else near[cell * 6 + side]
        if other >= 0 and is_town(main[other]):
            total += OWN if seat_of(main[other]) == seat else OPPOSING
    return total


class Merchant(Actor):
    """Goes up to four steps over land, takes gold from towns, buys or sells a resource, or builds a ship."""

    def __init__(self) -> None:
        super().__init__(
            {
                verbs.MOVE_PIECE: why_no_journey,
                verbs.TRADE: why_no_takings,
                verbs.BUY_RESOURCE: why_no_purchase,
                verbs.SELL_RESOURCE: why_no_sale,
                verbs.BUILD_SHIP: why_no_merchants_ship,
            }
        )

    def moves(self, state: RiseState, seat: int, cell: int, out: list[int]) -> None:
        """Everything a merchant may do now."""
        main, guest = state.pieces.main, state.pieces.guest
        for other in state.ground().merchant_reach(cell):
            if main[other] == 0 or (is_town(main[other]) and guest[other] == 0):
                out.append(pack(verbs.MOVE_PIECE, cell, other))
        if takings(state, seat, cell):
            out.append(pack(verbs.TRADE, cell))
        for good in (WOOD, STONE):
            if held(state, seat, GOLD) >= PRICE and has_room_for(state, seat, good):
                out.append(pack(verbs.BUY_RESOURCE, cell, good - WOOD))
            if held(state, seat, good):
                out.append(pack(verbs.SELL_RESOURCE, cell, good - WOOD))
        ship_moves(state, seat, cell, out)

    def act(self, state: RiseState, seat: int, code: int, log: Log) -> None:
        """Carry it out."""
        verb, cell = verb_of(code), first(code)
        if verb == verbs.MOVE_PIECE:
            move_piece(state, seat, MERCHANT, cell, second(code), log)
            return
        if verb == verbs.BUILD_SHIP:
            build_ship(state, seat, MERCHANT, cell, second(code), log)
            return
        mark(state, cell)
        if verb == verbs.TRADE:
            log.note(notes.TRADED, seat, gain(state, seat, GOLD, takings(state, seat, cell)), cell)
        else:
            buy_or_sell(state, seat, code, log)


def buy_or_sell(state: RiseState, seat: int, code: int, log: Log) -> None:
    """Buy a resource from the bank, or sell one to it (RNF-MER-3)."""
    good, cell = WOOD + second(code), first(code)
    if verb_of(code) == verbs.BUY_RESOURCE:
        pay(state, seat, GOLD, PRICE)
        gain(state, seat, good, 1)
        log.note(notes.RESOURCE_BOUGHT, seat, good, cell)
    else:
        pay(state, seat, good, 1)
        log.note(notes.RESOURCE_SOLD, seat, good, cell, gain(state, seat, GOLD, PRICE))


def why_no_takings(state: RiseState, seat: int, code: int) -> Reason:
    """No town is in reach (RNF-B-8)."""
    return Reason("RNF-B-8", "rise-and-fall-no-town")


def why_no_purchase(state: RiseState, seat: int, code: int) -> Reason:
    """The treasury is full, or there is not enough gold."""
    if not has_room_for(state, seat, WOOD + second(code)):
        return Reason("RNF-B-5", "rise-and-fall-treasury-full")
    return Reason("RNF-MER-3", "rise-and-fall-too-dear")


def why_no_sale(state: RiseState, seat: int, code: int) -> Reason:
    """There is none to sell (RNF-MER-3)."""
    return Reason("RNF-MER-3", "rise-and-fall-nothing-to-sell")


def why_no_merchants_ship(state: RiseState, seat: int, code: int) -> Reason:
    """Why a merchant cannot build a ship (RNF-MER-4)."""
    return why_no_ship(state, seat, code, "RNF-MER-4")


def why_no_journey(state: RiseState, seat: int, code: int) -> Reason:
    """It stands there already, or the hex is of the wrong terrain, occupied, or too far away."""
    land, other = state.ground(), second(code)
    if other == first(code):
        return Reason("RNF-MER-1", "rise-and-fall-stands-there")
    if other >= land.size or land.level[other] in (SEA, GLACIER):
        return Reason("RNF-MER-1", "rise-and-fall-wrong-terrain")
    if not takes_merchant(state, other):
        return Reason("RNF-STK-1", "rise-and-fall-not-empty")
    return Reason("RNF-MER-1", "rise-and-fall-too-far")
