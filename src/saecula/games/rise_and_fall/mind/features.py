"""A position of Rise & Fall as a row of small whole numbers, as one seat sees it: what learned judgement looks at.

One byte a number. The seat that looks comes first, the others follow in turn; seats that are not there are zero. Sums
over the World instead of the World: every game has another one, and games are few.
"""

from typing import Final

from librt.strings import BytesWriter

from saecula.games.rise_and_fall.mind.survey import COUNTS, RiseMemory, Survey, Tally, survey
from saecula.games.rise_and_fall.mind.survey import LED as FIRST_LED
from saecula.games.rise_and_fall.model import kinds, steps
from saecula.games.rise_and_fall.model.kinds import KINDS
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.kernel.codes import first, verb_of
from saecula.parts.rows import blank, clip, lead, put, turned

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


def features(state: RiseState, own: int, memory: RiseMemory | None = None) -> bytes:
    """The row."""
    seats, cost = state.seats, price(state)
    row = turned(standing(state, memory), own * EACH, SIZE)
    for seat in range(seats):
        write_seat(state, seat, cost, ((seat - own) % seats) * EACH, row)
    write_table(state, own, cost, row)
    return row.getvalue()


def standing(state: RiseState, memory: RiseMemory | None) -> bytes:
    """What rows say of World, cards and points, in the order of the seats: as remembered while that stays the same."""
    found = look(state, memory)
    if memory is not None and memory.holds_points(state, found):
        return memory.block
    block = turned(found.block, 0, len(found.block))
    points = [0] * state.seats
    for seat in range(state.seats):
        points[seat] = write_points(state, seat, found.tallies[seat].led, seat * EACH, block)
    for seat in range(state.seats):
        block[seat * EACH + LEAD] = lead(points, seat, MIDDLE)
    if memory is not None:
        memory.keep_points(state, found, block.getvalue())
    return block.getvalue()


def look(state: RiseState, memory: RiseMemory | None) -> Survey:
    """The World and what a row says of it: as remembered while no piece has moved."""
    if memory is not None and memory.found is not None and memory.holds(state):
        return memory.found
    found = survey(state)
    block = blank(state.seats * EACH)
    for seat in range(state.seats):
        write_world(found.tallies[seat], seat * EACH, block)
        write_terrains(found.counts, seat * COUNTS, seat * EACH, block)
    found.block = block.getvalue()
    if memory is not None:
        memory.keep(state, found)
    return found


def write_world(tally: Tally, base: int, row: BytesWriter) -> None:
    """What pieces may do and bring in, and how the seat stands in the regions."""
    put(row, base + FREE_STEPS, tally.free_steps)
    put(row, base + SHIP_INCOME, tally.ship_income)
    put(row, base + TRADE_INCOME, tally.trade_income)
    put(row, base + TAX_INCOME, tally.tax_income)
    put(row, base + TITHE_INCOME, tally.tithe_income)
    put(row, base + HAUNTED, tally.haunted)
    put(row, base + PREACHED, tally.preached)
    put(row, base + LED_BY_ONE, tally.led_by_one)
    put(row, base + TIED, tally.tied)
    put(row, base + BEHIND_BY_ONE, tally.behind_by_one)
    put(row, base + REGIONS, tally.regions)
    put(row, base + ALONE, tally.alone)
    put(row, base + TERRITORY, tally.led)


def write_terrains(counts: list[int], at: int, base: int, row: BytesWriter) -> None:
    """Nomads, towns and the points of regions, by terrain."""
    for place in range(FIRST_LED):
        if counts[at + place]:
            row[base + NOMADS + place] = counts[at + place]
    for terrain in range(4):
        if counts[at + FIRST_LED + terrain]:
            put(row, base + LED + terrain, counts[at + FIRST_LED + terrain])


def write_points(state: RiseState, seat: int, ground: int, base: int, row: BytesWriter) -> int:
    """Pieces, cards and trophies by kind, and the points for them; returns all points, as they are written."""
    realms, course, box = state.realms, state.course, state.box
    development = trophies = active = 0
    for kind in range(KINDS):
        at = seat * KINDS + kind
        count, where, winner = state.pieces.counts[at], realms.cards[at], course.trophies[kind]
        row[base + PIECES + kind] = count
        if where == kinds.DECLINE:
            row[base + DECLINED + kind] = 1
        elif where in (kinds.HAND, kinds.DISCARD):
            row[base + (IN_HAND if where == kinds.HAND else DISCARDED) + kind] = 1
            active += 1
            development += box.development[kind][count]
        if winner == seat:
            row[base + TROPHIES + kind] = 1
            trophies += box.trophy_points[kind]
        elif winner < 0 and 1 <= box.pieces[kind] - count <= 3:
            row[base + NEARLY - 1 + box.pieces[kind] - count] += 1
    points = clip((development + trophies + ground + realms.goods[seat * 3] // 2) // 2)
    row[base + ACTIVE] = active
    put(row, base + DEVELOPMENT, development)
    put(row, base + TROPHY_POINTS, trophies)
    row[base + POINTS] = points
    return points


def write_seat(state: RiseState, seat: int, cost: int, base: int, row: BytesWriter) -> None:
    """Treasury, and the seat's place in the round."""
    realms, course, table = state.realms, state.course, state.agenda.table
    row[base + THERE] = 1
    if course.died[seat] == 0:
        row[base + ALIVE] = 1
    for good in range(3):
        put(row, base + GOODS + good, realms.goods[seat * 3 + good])
    if course.played[seat] >= 0:
        row[base + PLAYED + course.played[seat]] = 1
    turn = (seat - course.first) % state.seats
    row[base + TURN] = turn
    if state.agenda.asked[seat]:
        row[base + ASKED] = 1
    if table and verb_of(table[-1]) == steps.TURNS and turn >= first(table[-1]):
        row[base + TO_COME] = 1
    if realms.goods[seat * 3] >= cost:
        row[base + CAN_RETURN] = 1


def price(state: RiseState) -> int:
    """What a declined card costs now."""
    prices = state.box.prices
    return prices[min(state.trophies_won(), len(prices) - 1)]


def write_table(state: RiseState, own: int, cost: int, row: BytesWriter) -> None:
    """Rounds and trophies, the open step, and for the seat that looks its decision and what it laid face down."""
    course, agenda = state.course, state.agenda
    base = MOST_SEATS * EACH
    won = state.trophies_won()
    row[base + SEATS] = state.seats
    put(row, base + ROUND, course.round)
    put(row, base + QUIET, course.quiet)
    row[base + WON] = course.won
    put(row, base + LEFT, int(state.options["length"]) - won)
    put(row, base + QUIET_LEFT, int(state.options["quiet-rounds"]) - course.quiet)
    put(row, base + PRICE, cost)
    put(row, base + ACTED, len(course.acted))
    for kind in range(KINDS):
        if course.trophies[kind] < 0:
            row[base + OPEN + kind] = 1
        if course.giving[own] >> kind & 1:
            row[base + GIVING + kind] = 1
    if course.chosen[own] >= 0:
        row[base + CHOSEN + course.chosen[own]] = 1
    if agenda.table:
        step = verb_of(agenda.table[-1])
        row[base + STEP + step] = 1
        if step == steps.TURNS:
            row[base + ASKED_SO_FAR] = first(agenda.table[-1])
    if agenda.asked[own]:
        row[base + DECISION + verb_of(agenda.asked[own][-1]) - steps.SEA_PLACE] = 1
