"""Ships sail, land and trade (RNF-SHI)."""

from typing import Final

from saecula.games.rise_and_fall.model import kinds, notes, verbs
from saecula.games.rise_and_fall.model.pieces import is_town
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import is_empty, place, remove, takes_merchant
from saecula.games.rise_and_fall.rules.pieces.actor import Actor, mark, move_piece, rebuild, why_no_build
from saecula.games.rise_and_fall.rules.treasury import gain, held, pay
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of

#: What a ship can build ashore (price in stone) and become (price in gold), in the order of the moves' fields.
BUILDINGS: Final = [kinds.TOWN, kinds.TEMPLE]
STONES: Final = [1, 2]
SETTLERS: Final = [kinds.NOMAD, kinds.MERCHANT]
FARES: Final = [0, 2]
#: Gold for each coastal town (RNF-SHI-4).
PER_TOWN: Final = 3


def coastal_towns(state: RiseState, cell: int) -> int:
    """How many towns, anybody's, lie beside the sea region of a hex, each counted once (RNF-SHI-4, RNF-SHI-5)."""
    land = state.ground()
    main = state.pieces.main
    total = 0
    for other in land.shore[land.region[cell]]:
        if is_town(main[other]):
            total += 1
    return total


class Ship(Actor):
    """Sails anywhere in its sea, goes ashore for good, or takes gold for every coastal town."""

    def __init__(self) -> None:
        super().__init__(
            {
                verbs.MOVE_PIECE: why_no_sailing,
                verbs.BUILD_ASHORE: why_no_building,
                verbs.TRANSFORM: why_no_settler,
                verbs.TRADE: why_no_trade,
            }
        )

    def moves(self, state: RiseState, seat: int, cell: int, out: list[int]) -> None:
        """Everything a ship may do now."""
        land = state.ground()
        main = state.pieces.main
        for other in land.cells[land.region[cell]]:
            if main[other] == 0:
                out.append(pack(verbs.MOVE_PIECE, cell, other))
        landings(state, seat, cell, out)
        if coastal_towns(state, cell):
            out.append(pack(verbs.TRADE, cell))

    def act(self, state: RiseState, seat: int, code: int, log: Log) -> None:
        """Carry it out."""
        verb, cell = verb_of(code), first(code)
        if verb == verbs.MOVE_PIECE:
            move_piece(state, seat, kinds.SHIP, cell, second(code), log)
            return
        if verb == verbs.TRADE:
            mark(state, cell)
            log.note(notes.TRADED, seat, gain(state, seat, kinds.GOLD, PER_TOWN * coastal_towns(state, cell)), cell)
            return
        other = state.ground().near[cell * 6 + second(code)]
        if verb == verbs.BUILD_ASHORE:
            pay(state, seat, kinds.STONE, STONES[third(code)])
            rebuild(state, seat, kinds.SHIP, BUILDINGS[third(code)], cell, other, log)
        else:
            transform(state, seat, cell, other, third(code), log)


def transform(state: RiseState, seat: int, cell: int, other: int, into: int, log: Log) -> None:
    """A ship leaves, and a settler comes ashore (RNF-SHI-3)."""
    pay(state, seat, kinds.GOLD, FARES[into])
    log.note(notes.SHIP_TRANSFORMED, seat, SETTLERS[into], other, cell)
    remove(state, seat, kinds.SHIP, cell, log)
    place(state, seat, SETTLERS[into], other, log)


def landings(state: RiseState, seat: int, cell: int, out: list[int]) -> None:
    """Add every landing: buildings on empty plain, settlers on plain and in forest (RNF-SHI-2, RNF-SHI-3)."""
    land = state.ground()
    stone, gold = held(state, seat, kinds.STONE), held(state, seat, kinds.GOLD)
    for side in range(6):
        other = land.near[cell * 6 + side]
        if other < 0 or land.level[other] not in (kinds.PLAIN, kinds.FOREST):
            continue
        free = state.pieces.main[other] == 0
        if free and land.level[other] == kinds.PLAIN:
            for built in range(2):
                if stone >= STONES[built] and state.has_piece_left(seat, BUILDINGS[built]):
                    out.append(pack(verbs.BUILD_ASHORE, cell, side, built))
        if free and state.has_piece_left(seat, kinds.NOMAD):
            out.append(pack(verbs.TRANSFORM, cell, side, 0))
        if gold >= FARES[1] and state.has_piece_left(seat, kinds.MERCHANT) and takes_merchant(state, other):
            out.append(pack(verbs.TRANSFORM, cell, side, 1))


def why_no_trade(state: RiseState, seat: int, code: int) -> Reason:
    """No town is on the coast (RNF-B-8)."""
    return Reason("RNF-B-8", "rise-and-fall-no-town")


def why_no_building(state: RiseState, seat: int, code: int) -> Reason:
    """No empty plain there, too expensive, or no such piece left (RNF-SHI-2)."""
    return why_no_landing(state, seat, code, BUILDINGS[third(code)], "RNF-SHI-2")


def why_no_settler(state: RiseState, seat: int, code: int) -> Reason:
    """No room on plain or forest there, too expensive, or no such piece left (RNF-SHI-3)."""
    return why_no_landing(state, seat, code, SETTLERS[third(code)], "RNF-SHI-3")


def why_no_landing(state: RiseState, seat: int, code: int, kind: int, clause: str) -> Reason:
    """Why a kind of piece cannot come ashore; settlers may land in forests too."""
    land = state.ground()
    other = land.near[first(code) * 6 + second(code)]
    grounds = (kinds.PLAIN, kinds.FOREST) if kind in SETTLERS else (kinds.PLAIN,)
    if other < 0 or land.level[other] not in grounds:
        return Reason(clause, "rise-and-fall-wrong-terrain")
    if not (takes_merchant(state, other) if kind == kinds.MERCHANT else is_empty(state, other)):
        return Reason("RNF-STK-1", "rise-and-fall-not-empty")
    return why_no_build(state, seat, kind)


def why_no_sailing(state: RiseState, seat: int, code: int) -> Reason:
    """It lies there already, or the hex is in another sea, not sea at all, or occupied."""
    land, cell, other = state.ground(), first(code), second(code)
    if other == cell:
        return Reason("RNF-SHI-1", "rise-and-fall-stands-there")
    if other >= land.size or land.level[other] != kinds.SEA or land.region[other] != land.region[cell]:
        return Reason("RNF-SHI-1", "rise-and-fall-another-sea")
    return Reason("RNF-STK-1", "rise-and-fall-not-empty")
