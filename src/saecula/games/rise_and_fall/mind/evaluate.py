"""How Rise & Fall bots judge a position. Hand-made figures, tuned by play."""

from typing import Final

from saecula.games.rise_and_fall.model import kinds, steps
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.pieces.merchants import takings
from saecula.games.rise_and_fall.rules.pieces.ships import PER_TOWN, coastal_towns
from saecula.games.rise_and_fall.rules.pieces.temples import PER_PIECE, tithe_payers
from saecula.games.rise_and_fall.rules.pieces.towns import TAXES
from saecula.games.rise_and_fall.rules.scoring import all_points, first_two, presence, rank_keys
from saecula.kernel.codes import first, verb_of
from saecula.parts.shares import final_shares, shares

# Tables are lists: in compiled code a constant tuple is copied wherever it is read, one of floats even gets lost.
#: What wood or stone is worth in points, by how much of it a seat has.
RESOURCES: Final = [0.0, 2.0, 3.6, 4.8, 5.6, 6.0]
#: What an active card is worth in points, and what share of its points a declined one keeps.
CARD: Final = 4.0
DECLINED: Final = 0.5
#: What a piece promises beyond its own points: towns bring nomads, nomads bring everything else.
PROMISE: Final = [
    2.5,  # nomad
    5.0,  # town
    2.5,  # ship
    1.5,  # mountaineer
    2.0,  # merchant
    2.5,  # temple
]
#: What a piece is worth on top of that while its turn is still to come this round.
PENDING: Final = 1.5
#: How many times all pieces will bring their income, as seen from the beginning of the game.
CYCLES: Final = 4.0
#: What share of a trophy's points it is worth to come close to winning it.
APPROACH: Final = 0.6


def rate(state: RiseState) -> list[float]:
    """Each seat's share of the win, as far as one can tell."""
    if state.land is None or state.course.round == 0:
        return start_shares(state)
    if not state.agenda.table:
        return final_shares(rank_keys(state))
    worth = prospects(state)
    for seat in range(state.seats):
        if not state.is_living(seat):
            worth[seat] = -200.0
    return shares(worth, 10.0 + 20.0 * time_left(state))


def prospects(state: RiseState) -> list[float]:
    """The points that each seat may hope for at the end, once there is a World."""
    left = time_left(state)
    worth = [0.0] * state.seats
    add_points(state, left, worth)
    add_territory(state, left, worth)
    add_income(state, left, worth)
    return worth


def time_left(state: RiseState) -> float:
    """How much of the game is still to come, from 1 to 0."""
    length = float(state.options["length"])
    quiet = state.course.quiet / float(state.options["quiet-rounds"])
    left = 1.0 - state.trophies_won() / length
    return max(0.0, min(left, 1.0 - 0.8 * quiet))


def add_points(state: RiseState, left: float, worth: list[float]) -> None:
    """Add the points so far without territory, and the worth of goods, of cards, and of coming close to trophies."""
    realms, counts = state.realms, state.pieces.counts
    points = all_points(state)
    going = seats_asked(state)
    for seat in range(state.seats):
        mine, goods = points[seat], seat * 3
        total = float(mine[kinds.ECONOMY] + mine[kinds.TROPHIES] + mine[kinds.DEVELOPMENT])
        total += left * (RESOURCES[realms.goods[goods + kinds.WOOD]] + RESOURCES[realms.goods[goods + kinds.STONE]])
        active = 0
        for kind in range(kinds.KINDS):
            at = seat * kinds.KINDS + kind
            where, count = realms.cards[at], counts[at]
            if where in (kinds.HAND, kinds.DISCARD):
                active += 1
                total += left * PROMISE[kind] * min(count, 6)
            elif where == kinds.DECLINE:
                total += DECLINED * (0.3 + 0.7 * left) * state.box.development[kind][count]
            if where != kinds.RESERVE and state.course.trophies[kind] < 0:
                near = count / state.box.pieces[kind]
                total += APPROACH * near * near * near * state.box.trophy_points[kind]
        total += left * CARD * min(active, 5)
        if active < 2:
            total -= 12.0 * left
        if going >= 0 and is_to_come(state, seat, going):
            total += PENDING * min(counts[seat * kinds.KINDS + state.course.played[seat]], 5)
        worth[seat] += total


def seats_asked(state: RiseState) -> int:
    """How many seats have been asked in phase B, from the first player on; -1 outside it."""
    table = state.agenda.table
    if table and verb_of(table[-1]) == steps.TURNS:
        return first(table[-1])
    return -1


def is_to_come(state: RiseState, seat: int, asked: int) -> bool:
    """Whether a seat's turn this round is still to come, or has begun without any piece having acted."""
    if state.course.played[seat] < 0:
        return False
    place = (seat - state.course.first) % state.seats
    stack = state.agenda.asked[seat]
    return place >= asked or (len(stack) > 0 and verb_of(stack[-1]) == steps.TURN and not state.course.acted)


def add_territory(state: RiseState, left: float, worth: list[float]) -> None:
    """Add the regions: a lead of one may be lost again, a tie may still be won."""
    counts = presence(state)
    seats = state.seats
    land = state.ground()
    close = 1.0 - 0.35 * left
    for region in range(len(land.worth)):
        at = region * seats
        best, second, who = first_two(counts, at, seats)
        if best == 0:
            continue
        value = float(land.worth[region])
        if best > second + 1:
            worth[who] += value
        elif best > second:
            worth[who] += value * close
        for seat in range(seats):
            if seat != who or best == second:
                count = counts[at + seat]
                if count:
                    worth[seat] += value * 0.3 * left * count / (best + 1)


def add_income(state: RiseState, left: float, worth: list[float]) -> None:
    """Add, in points, the gold that all pieces could bring per cycle of the cards, times the cycles still to come."""
    cards = state.realms.cards
    main, guest = state.pieces.main, state.pieces.guest
    cycles = 0.5 * CYCLES * left
    level = state.ground().level
    for cell in range(len(main)):
        piece = main[cell]
        if piece == 0:
            continue
        seat, kind = (piece - 1) // kinds.KINDS, (piece - 1) % kinds.KINDS
        if guest[cell] and cards[(guest[cell] - 1) * kinds.KINDS + kinds.MERCHANT] != kinds.DECLINE:
            worth[guest[cell] - 1] += cycles * takings(state, guest[cell] - 1, cell)
        if cards[seat * kinds.KINDS + kind] == kinds.DECLINE:
            continue
        if kind == kinds.SHIP:
            worth[seat] += cycles * PER_TOWN * coastal_towns(state, cell)
        elif kind == kinds.MERCHANT:
            worth[seat] += cycles * takings(state, seat, cell)
        elif kind == kinds.TOWN:
            worth[seat] += cycles * 0.5 * TAXES[level[cell]]
        elif kind == kinds.TEMPLE:
            worth[seat] += cycles * 0.7 * PER_PIECE * tithe_payers(state, seat, cell)


def start_shares(state: RiseState) -> list[float]:
    """Each seat's share of the win before the first round, by how well its starting pieces stand."""
    worth = [0.0] * state.seats
    if state.land is not None:
        for cell in range(len(state.pieces.main)):
            piece = state.pieces.main[cell]
            if piece:
                worth[(piece - 1) // kinds.KINDS] += standing(state, cell, (piece - 1) % kinds.KINDS)
    return shares(worth, 8.0)


def standing(state: RiseState, cell: int, kind: int) -> float:
    """How good a hex is for a starting piece: room and variety around it, a town by the sea, a ship in a wide one."""
    land = state.ground()
    if kind == kinds.SHIP:
        region = land.region[cell]
        return 0.25 * min(len(land.cells[region]), 24) + 3.0 * min(coastal_towns(state, cell), 3)
    total = 0.0
    seen = [False] * 5
    for other in land.steps[cell]:
        total += 0.8
        if not seen[land.level[other]]:
            seen[land.level[other]] = True
            total += 1.5
    if kind == kinds.TOWN:
        for side in range(6):
            other = land.near[cell * 6 + side]
            if other >= 0 and land.level[other] == 0:
                total += 1.5 if len(land.cells[land.region[other]]) > 8 else 0.5
                break
        return total + 0.5 * TAXES[land.level[cell]]
    return total + (2.0 if land.level[cell] > 1 else 0.0)
