"""A position of Rise & Fall as a row of small whole numbers, as one seat sees it: what learned judgement looks at.

One byte a number. The seat that looks comes first, the others follow in turn; seats that are not there are zero. Sums
over the World instead of the World: every game has another one, and games are few.
"""

from typing import Final

from saecula.games.rise_and_fall.model import kinds, steps
from saecula.games.rise_and_fall.model.kinds import KINDS
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.pieces.towns import TAXES
from saecula.games.rise_and_fall.rules.scoring import first_two, presence
from saecula.kernel.codes import first, verb_of
from saecula.parts.rows import clip, lead

MOST_SEATS: Final = 4

# Numbers of each seat, by their place.
THERE: Final = 0
ALIVE: Final = 1
GOODS: Final = 2
PIECES: Final = 5
IN_HAND: Final = 11
DISCARDED: Final = 17
DECLINED: Final = 23
TROPHIES: Final = 29
NOMADS: Final = 35
TOWNS: Final = 38
FREE_STEPS: Final = 42  # hexes that nomads and towns can step to
SHIP_INCOME: Final = 43
TRADE_INCOME: Final = 44
TAX_INCOME: Final = 45
TITHE_INCOME: Final = 46
HAUNTED: Final = 47  # pieces beside an opposing temple
PREACHED: Final = 48  # opposing pieces beside one's temples
LED: Final = 49  # points of regions led, by terrain: sea, plain, forest, mountain
LED_BY_ONE: Final = 53
TIED: Final = 54
BEHIND_BY_ONE: Final = 55
REGIONS: Final = 56
ALONE: Final = 57
ACTIVE: Final = 58
DEVELOPMENT: Final = 59
TROPHY_POINTS: Final = 60
TERRITORY: Final = 61
POINTS: Final = 62
LEAD: Final = 63
NEARLY: Final = 64  # open trophies that one, two, three pieces are missing for
PLAYED: Final = 67
TO_COME: Final = 73
TURN: Final = 74
ASKED: Final = 75
CAN_RETURN: Final = 76
EACH: Final = 77

# Numbers of the table, by their place after those of the seats.
SEATS: Final = 0
ROUND: Final = 1
QUIET: Final = 2
WON: Final = 3
LEFT: Final = 4  # trophies until the end, and quiet rounds until it
QUIET_LEFT: Final = 5
OPEN: Final = 6
PRICE: Final = 12
STEP: Final = 13
ASKED_SO_FAR: Final = 31
DECISION: Final = 32
CHOSEN: Final = 40
GIVING: Final = 46
ACTED: Final = 52
TABLE: Final = 53
SIZE: Final = MOST_SEATS * EACH + TABLE

#: Differences stand in the middle of a byte.
MIDDLE: Final = 128


def features(state: RiseState, own: int) -> bytes:
    """The row."""
    out = [0] * SIZE
    seats = state.seats
    bases = [((seat - own) % seats) * EACH for seat in range(seats)]
    if state.land is not None:
        write_world(state, bases, out)
        write_regions(state, bases, out)
    for seat in range(seats):
        write_seat(state, seat, bases[seat], out)
    write_leads(bases, out)
    write_table(state, own, out)
    return bytes(out)


def write_world(state: RiseState, bases: list[int], out: list[int]) -> None:
    """Every piece in the World, what it may do and what it brings in."""
    main, guest = state.pieces.main, state.pieces.guest
    for cell in range(len(main)):
        piece = main[cell] - 1
        if piece >= 0:
            if guest[cell]:
                out[bases[guest[cell] - 1] + TRADE_INCOME] += trade(state, guest[cell] - 1, cell)
            write_piece(state, cell, piece // KINDS, piece % KINDS, bases, out)


def write_piece(state: RiseState, cell: int, seat: int, kind: int, bases: list[int], out: list[int]) -> None:
    """One piece: where it stands and what it brings in."""
    land = state.ground()
    level, base = land.level[cell], bases[seat]
    if kind <= kinds.TOWN:
        out[base + (NOMADS if kind == kinds.NOMAD else TOWNS) - 1 + level] += 1
        out[base + TAX_INCOME] += TAXES[level] if kind == kinds.TOWN else 0
        out[base + FREE_STEPS] += free_steps(state, cell)
    elif kind == kinds.MERCHANT:
        out[base + TRADE_INCOME] += trade(state, seat, cell)
    elif kind == kinds.TEMPLE:
        write_temple(state, cell, seat, bases, out)
    elif kind == kinds.SHIP:
        main = state.pieces.main
        for other in land.shore[land.region[cell]]:
            if main[other] and (main[other] - 1) % KINDS == kinds.TOWN:
                out[base + SHIP_INCOME] += 1


def free_steps(state: RiseState, cell: int) -> int:
    """Free hexes beside a piece on land that it can step to."""
    main = state.pieces.main
    free = 0
    for other in state.ground().steps[cell]:
        if main[other] == 0:
            free += 1
    return free


def trade(state: RiseState, seat: int, cell: int) -> int:
    """The gold of towns beside a merchant and under it."""
    near, main = state.ground().near, state.pieces.main
    total = 0
    for side in range(7):
        other = cell if side == 6 else near[cell * 6 + side]
        if other >= 0 and main[other] and (main[other] - 1) % KINDS == kinds.TOWN:
            total += 3 if (main[other] - 1) // KINDS == seat else 5
    return total


def write_temple(state: RiseState, cell: int, seat: int, bases: list[int], out: list[int]) -> None:
    """Whom a temple has beside it: those who pay, and those it may convert."""
    near, main = state.ground().near, state.pieces.main
    for side in range(6):
        other = near[cell * 6 + side]
        if other >= 0 and main[other]:
            who, kind = (main[other] - 1) // KINDS, (main[other] - 1) % KINDS
            if who != seat:
                out[bases[who] + HAUNTED] += 1
                out[bases[seat] + PREACHED] += 1
            elif kind != kinds.TEMPLE:
                out[bases[seat] + TITHE_INCOME] += 1


def write_regions(state: RiseState, bases: list[int], out: list[int]) -> None:
    """Who leads where, how safely, and who is close behind."""
    counts, seats, land = presence(state), state.seats, state.ground()
    for region in range(len(land.worth)):
        at = region * seats
        best, second, who = first_two(counts, at, seats)
        if best == 0:
            continue
        worth = land.worth[region]
        if best > second:
            base = bases[who]
            out[base + LED + land.terrain[region]] += worth
            out[base + REGIONS] += 1
            if second == 0:
                out[base + ALONE] += worth
            elif best == second + 1:
                out[base + LED_BY_ONE] += worth
        for seat in range(seats):
            count = counts[at + seat]
            if best == second and count == best:
                out[bases[seat] + TIED] += worth
            elif count == best - 1 and (best > second or count > 0):
                out[bases[seat] + BEHIND_BY_ONE] += worth


def write_seat(state: RiseState, seat: int, base: int, out: list[int]) -> None:
    """Treasury, cards, trophies, and the seat's place in the round."""
    realms, course, box = state.realms, state.course, state.box
    out[base + THERE] = 1
    out[base + ALIVE] = 1 if course.died[seat] == 0 else 0
    for good in range(3):
        out[base + GOODS + good] = clip(realms.goods[seat * 3 + good])
    development = trophies = 0
    for kind in range(KINDS):
        at = seat * KINDS + kind
        count, where = state.pieces.counts[at], realms.cards[at]
        out[base + PIECES + kind] = count
        if where in (kinds.HAND, kinds.DISCARD):
            out[base + (IN_HAND if where == kinds.HAND else DISCARDED) + kind] = 1
            out[base + ACTIVE] += 1
            development += box.development[kind][count]
        elif where == kinds.DECLINE:
            out[base + DECLINED + kind] = 1
        if course.trophies[kind] == seat:
            out[base + TROPHIES + kind] = 1
            trophies += box.trophy_points[kind]
        elif course.trophies[kind] < 0 and 1 <= box.pieces[kind] - count <= 3:
            out[base + NEARLY - 1 + box.pieces[kind] - count] += 1
    ground = out[base + LED] + out[base + LED + 1] + out[base + LED + 2] + out[base + LED + 3]
    out[base + DEVELOPMENT] = clip(development)
    out[base + TROPHY_POINTS] = clip(trophies)
    out[base + TERRITORY] = clip(ground)
    out[base + POINTS] = clip((development + trophies + ground + realms.goods[seat * 3] // 2) // 2)
    if course.played[seat] >= 0:
        out[base + PLAYED + course.played[seat]] = 1
    out[base + TURN] = (seat - course.first) % state.seats
    out[base + ASKED] = 1 if state.agenda.asked[seat] else 0
    table = state.agenda.table
    if table and verb_of(table[-1]) == steps.TURNS and out[base + TURN] >= first(table[-1]):
        out[base + TO_COME] = 1
    out[base + CAN_RETURN] = 1 if realms.goods[seat * 3] >= price(state) else 0


def price(state: RiseState) -> int:
    """What a declined card costs now."""
    prices = state.box.prices
    return prices[min(state.trophies_won(), len(prices) - 1)]


def write_leads(bases: list[int], out: list[int]) -> None:
    """Sums over the World back into bytes; and how far each seat is ahead of the best of the others."""
    for base in bases:
        for at in range(FREE_STEPS, NEARLY):
            out[base + at] = clip(out[base + at])
    points = [out[base + POINTS] for base in bases]
    for seat in range(len(bases)):
        out[bases[seat] + LEAD] = lead(points, seat, MIDDLE)


def write_table(state: RiseState, own: int, out: list[int]) -> None:
    """Rounds and trophies, the open step, and for the seat that looks its decision and what it laid face down."""
    course, agenda = state.course, state.agenda
    base = MOST_SEATS * EACH
    won = state.trophies_won()
    out[base + SEATS] = state.seats
    out[base + ROUND] = clip(course.round)
    out[base + QUIET] = clip(course.quiet)
    out[base + WON] = course.won
    out[base + LEFT] = clip(int(state.options["length"]) - won)
    out[base + QUIET_LEFT] = clip(int(state.options["quiet-rounds"]) - course.quiet)
    out[base + PRICE] = clip(price(state))
    out[base + ACTED] = clip(len(course.acted))
    for kind in range(KINDS):
        out[base + OPEN + kind] = 1 if course.trophies[kind] < 0 else 0
        out[base + GIVING + kind] = course.giving[own] >> kind & 1
    if course.chosen[own] >= 0:
        out[base + CHOSEN + course.chosen[own]] = 1
    if agenda.table:
        step = verb_of(agenda.table[-1])
        out[base + STEP + step] = 1
        if step == steps.TURNS:
            out[base + ASKED_SO_FAR] = first(agenda.table[-1])
    if agenda.asked[own]:
        out[base + DECISION + verb_of(agenda.asked[own][-1]) - steps.SEA_PLACE] = 1
