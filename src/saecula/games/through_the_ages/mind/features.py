"""A position of Through the Ages as a row of small whole numbers, as one seat sees it: what learned judgement looks at.

First one byte a number: for each seat its figures and its workers, then the table. Then one bit a card: for each seat
what it knows, what it has in play and in hand, then the card row by price. The seat that looks comes first, the others
follow in turn; seats that are not there are zero.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from saecula.games.through_the_ages.mind.evaluate import turns_left
from saecula.games.through_the_ages.mind.survey import AgesMemory, Portrait, Survey, survey
from saecula.games.through_the_ages.model import kinds, steps
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.civ import Civ
from saecula.games.through_the_ages.model.state import FULL, SIMPLE, SLOT, AgesState
from saecula.games.through_the_ages.rules.end_of_game import event_points
from saecula.games.through_the_ages.rules.goods import stored
from saecula.games.through_the_ages.rules.military.impacts import harvest_worth, mining_worth
from saecula.games.through_the_ages.rules.ratings import bonds_of
from saecula.kernel.codes import verb_of
from saecula.parts.rows import Top, blank, bytes_of, mark, put

MOST_SEATS: Final = 4

# Figures of each seat, by their place; its workers by site follow.
THERE: Final = 0
PLAYING: Final = 1
CULTURE: Final = 2  # in bytes of 255
MORE_CULTURE: Final = 3
CULTURE_LEAD: Final = 4
CULTURE_RATE: Final = 5
SCIENCE: Final = 6
SCIENCE_RATE: Final = 7
STRENGTH: Final = 8
STRENGTH_LEAD: Final = 9
HAPPY: Final = 10
FACES: Final = 11
UNHAPPY: Final = 12
UNUSED: Final = 13
YELLOW: Final = 14
BLUE: Final = 15
CORRUPTION: Final = 16
FOOD: Final = 17
RESOURCES: Final = 18
HARVEST: Final = 19
EATEN: Final = 20
MINED: Final = 21
CIVIL: Final = 22
MILITARY: Final = 23
CIVIL_LEFT: Final = 24
MILITARY_LEFT: Final = 25
MILITARY_CARDS: Final = 26
CIVIL_CARDS: Final = 27
WONDERS: Final = 28
STAGES: Final = 29
STAGES_OWED: Final = 30
COLONIES: Final = 31
WORKERS: Final = 32
URBAN_LIMIT: Final = 33
TACTIC: Final = 34
LEADERS: Final = 35
IMPACTS: Final = 36
MY_TURN: Final = 37
ASKED: Final = 38
AT_END: Final = 39  # culture at the end if nothing changed
LEAD_AT_END: Final = 40
FAR_LEAD_AT_END: Final = 41
REBELLION: Final = 42
WAR: Final = 43
WAR_ON_ME: Final = 44
WAR_MARGIN: Final = 45  # strength over the attacker or the target
TURN: Final = 46
SPECIAL: Final = 47
PACT: Final = 48
PREPARED: Final = 49  # events in the piles that this seat prepared
PLAIN: Final = 50

# Figures of the table, by their place.
SEATS: Final = 0
VERSION: Final = 1
LEFT: Final = 4
ROUND: Final = 5
AGE: Final = 6
LAST: Final = 11
ROUNDS_LEFT: Final = 12
CURRENT: Final = 13
FUTURE: Final = 14
HAND: Final = 15  # military cards of the seat that looks, by kind and age
MINE: Final = 43
STEP: Final = 44
DECISION: Final = 77
BID: Final = 100
MY_BID: Final = 101
FIGHT: Final = 102  # 1 as attacker, 2 as defender, 3 otherwise
TABLE: Final = 103

#: Differences stand in the middle of a byte.
MIDDLE: Final = 128


def bits_from(box: Box) -> int:
    """Where in a row the bytes end and the bits begin."""
    return MOST_SEATS * (PLAIN + len(box.sites)) + TABLE


def features(state: AgesState, own: int, memory: AgesMemory | None = None) -> bytes:
    """The row."""
    box, seats = state.box, state.seats
    left = turns_left(state) if memory is None else memory.turns_left(state)
    bonds = bonds_of(state)
    portraits = [Portrait(civ) for civ in state.civs] if memory is None else memory.portraits
    for seat in range(seats):
        draw_portrait(state, seat, bonds, portraits[seat])
    points = [0] * seats
    if left < 6.0 and state.rules.version > SIMPLE:
        for card in known_events(state, own):
            more = event_points(state, card)
            for seat in range(seats):
                points[seat] += more[seat]
    row = assemble(portraits, own, card_row_of(state, memory))
    each = PLAIN + len(box.sites)
    write_standings(state, own, portraits, points, left, row)
    write_prepared(state, own, each, row)
    write_table(state, own, left, row, MOST_SEATS * each)
    return row.getvalue()


def draw_portrait(state: AgesState, seat: int, bonds: list[int], kept: Portrait) -> None:
    """Bring up to date what a row says of one civilization alone: the layers in which something has changed."""
    civ, was = state.civs[seat], kept.civ
    held, out = len(state.piles.hands[seat]), state.course.out[seat]
    makes = kept.works != b"" and kept.makes_same(civ, bonds)
    holds = makes and was.hand == civ.hand and was.wonder == civ.wonder
    if not makes:
        kept.survey = survey(state, seat)
        kept.works = works_of(state, seat, kept.survey)
    if not holds or not kept.stock_same(civ, held, out):
        kept.figures = figures_of(state, seat, kept)
        if was is not civ:
            kept.keep_stock(civ, held, out)
    if not holds or was.known != civ.known:
        kept.bits = bits_of(state.box, civ)
        if was is not civ:
            kept.keep_cards(civ)
    if was is not civ and not makes:
        kept.keep_makers(civ, bonds)


def assemble(portraits: list[Portrait], own: int, card_row: bytes) -> BytesWriter:
    """A row with the civilizations and the card row in their places, and else nothing."""
    seats = len(portraits)
    each, bits = len(portraits[0].figures), len(portraits[0].bits)
    parts = [portraits[(own + turn) % seats].figures for turn in range(seats)]
    parts.append(bytes((MOST_SEATS - seats) * each + TABLE))
    for turn in range(seats):
        parts.append(portraits[(own + turn) % seats].bits)
    parts.append(bytes((MOST_SEATS - seats) * bits))
    parts.append(card_row)
    row = BytesWriter()
    # in one go: a writer grows by and by
    row.write(b"".join(parts))
    return row


def known_events(state: AgesState, own: int) -> list[int]:
    """The events of age III that a seat knows to score at the end: open ones, kept ones, those it prepared."""
    piles, box = state.piles, state.box
    found = piles.bonus.copy()
    found += [slot % SLOT for slot in piles.kept[own]]
    if state.rules.version == FULL and not state.rules.fewer:
        for at in range(len(piles.future)):
            if piles.future_by[at] == own and box.age[piles.future[at] % SLOT] == 3:
                found.append(piles.future[at] % SLOT)
        for at in range(len(piles.current)):
            if piles.current_by[at] == own and box.age[piles.current[at] % SLOT] == 3:
                found.append(piles.current[at] % SLOT)
    return found


def works_of(state: AgesState, seat: int, found: Survey) -> bytes:
    """Bytes: what a civilization makes with its workers and the cards in play."""
    box, civ = state.box, state.civs[seat]
    row = blank(PLAIN)
    row[THERE] = 1
    put(row, CULTURE_RATE, found.culture)
    put(row, SCIENCE_RATE, found.science)
    put(row, STRENGTH, found.strength)
    put(row, HAPPY, found.happy + 8)
    put(row, HARVEST, harvest_worth(state, seat))
    put(row, MINED, mining_worth(state, seat))
    put(row, WONDERS, len(civ.wonders))
    put(row, COLONIES, len(civ.colonies))
    row[WORKERS] = found.workers
    put(row, URBAN_LIMIT, box.limit[civ.government] + state.rules.urban[seat])
    if civ.tactic >= 0:
        row[TACTIC] = 1 + box.age[civ.tactic]
    row.write(bytes(civ.workers))
    return row.getvalue()


def figures_of(state: AgesState, seat: int, kept: Portrait) -> bytes:
    """Bytes: the same with what a civilization has in stock and may still use."""
    box, civ = state.box, state.civs[seat]
    row = BytesWriter()
    row.write(kept.works)
    if not state.course.out[seat]:
        row[PLAYING] = 1
    put(row, CULTURE, civ.culture)
    put(row, MORE_CULTURE, civ.culture - 255)
    put(row, SCIENCE, civ.science)
    put(row, FACES, box.faces[civ.yellow])
    put(row, UNHAPPY, box.faces[civ.yellow] - kept.survey.happy)
    put(row, UNUSED, civ.unused)
    row[YELLOW] = civ.yellow
    row[BLUE] = civ.bank
    put(row, CORRUPTION, box.corruption[civ.bank])
    put(row, FOOD, stored(box, civ, box.farms))
    put(row, RESOURCES, stored(box, civ, box.mines_and_labs))
    put(row, EATEN, box.eats[civ.yellow])
    row[CIVIL] = civ.civil
    row[MILITARY] = civ.military
    put(row, CIVIL_LEFT, civ.civil_left())
    put(row, MILITARY_LEFT, civ.military_left())
    put(row, MILITARY_CARDS, len(state.piles.hands[seat]))
    put(row, CIVIL_CARDS, len(civ.hand))
    put(row, LEADERS, civ.leaders)
    put(row, REBELLION, civ.rebellion)
    put(row, SPECIAL, civ.special_resources)
    if civ.wonder >= 0:
        row[STAGES] = 1 + civ.stages
        put(row, STAGES_OWED, sum(box.stages[civ.wonder][civ.stages :]))
    return row.getvalue()


def write_standings(
    state: AgesState, own: int, portraits: list[Portrait], points: list[int], left: float, row: BytesWriter
) -> None:
    """How the civilizations stand against each other."""
    seats, each = state.seats, PLAIN + len(state.box.sites)
    culture, power, end = Top(), Top(), Top()
    for seat in range(seats):
        civ, one = state.civs[seat], portraits[seat]
        one.final = int(civ.culture + one.survey.culture * left) + points[seat]
        culture.meet(civ.culture)
        power.meet(one.survey.strength)
        end.meet(one.final)
    for seat in range(seats):
        one = portraits[seat]
        base: i64 = ((seat - own) % seats) * each
        ahead = end.ahead(one.final)
        put(row, base + CULTURE_LEAD, culture.ahead(state.civs[seat].culture) + MIDDLE)
        put(row, base + STRENGTH_LEAD, power.ahead(one.survey.strength) + MIDDLE)
        put(row, base + AT_END, one.final // 2)
        put(row, base + LEAD_AT_END, ahead + MIDDLE)
        put(row, base + FAR_LEAD_AT_END, ahead // 4 + MIDDLE)
        put(row, base + IMPACTS, points[seat])
        write_place(state, seat, portraits, row, base)


def write_place(state: AgesState, seat: int, portraits: list[Portrait], row: BytesWriter, base: i64) -> None:
    """Whose turn it is, pacts and wars."""
    course, power = state.course, portraits[seat].survey.strength
    if course.turn == seat:
        row[base + MY_TURN] = 1
    if state.agenda.asked[seat]:
        row[base + ASKED] = 1
    row[base + TURN] = (seat - course.first) % state.seats
    if course.pact[seat] >= 0:
        row[base + PACT] = 1
    margin = 0
    if course.war[seat] >= 0:
        row[base + WAR] = 1
        margin = power - portraits[course.war_on[seat]].survey.strength
    for other in range(state.seats):
        if course.war[other] >= 0 and course.war_on[other] == seat:
            row[base + WAR_ON_ME] += 1
            margin = min(margin, power - portraits[other].survey.strength)
    put(row, base + WAR_MARGIN, margin + MIDDLE)


def write_prepared(state: AgesState, own: int, each: int, row: BytesWriter) -> None:
    """Who prepared how many of the events in the piles: the counts of all seats in one number, a byte each."""
    prepared: i64 = 0
    one: i64 = 1
    for by in (state.piles.future_by, state.piles.current_by):
        for seat in by:
            if seat >= 0:
                prepared += one << seat * 8
    if prepared:
        for seat in range(state.seats):
            put(row, ((seat - own) % state.seats) * each + PREPARED, prepared >> seat * 8 & 255)


def write_table(state: AgesState, own: int, left: float, row: BytesWriter, base: int) -> None:
    """Ages, events, the open step, and for the seat that looks its military cards and its decision."""
    box, course, piles, agenda = state.box, state.course, state.piles, state.agenda
    row[base + SEATS] = state.seats
    row[base + VERSION + state.rules.version] = 1
    put(row, base + LEFT, int(left * 6.0))
    put(row, base + ROUND, course.round)
    row[base + AGE + course.age] = 1
    if course.last:
        row[base + LAST] = 1
        put(row, base + ROUNDS_LEFT, course.last - course.round + 1)
    put(row, base + CURRENT, len(piles.current) + piles.ancient)
    put(row, base + FUTURE, len(piles.future))
    for card in piles.hands[own]:
        kind = card % SLOT
        row[base + HAND + (box.kind[kind] - kinds.EVENT) * 4 + box.age[kind]] += 1
    row[base + MINE] = 1 if course.turn == own else 0
    if agenda.table:
        row[base + STEP + verb_of(agenda.table[-1])] = 1
    if agenda.asked[own]:
        row[base + DECISION + verb_of(agenda.asked[own][-1]) - steps.TURN] = 1
    if course.bidder >= 0:
        put(row, base + BID, course.bid)
        row[base + MY_BID] = 1 if course.bidder == own else 0
    if course.fight >= 0:
        row[base + FIGHT] = 1 if course.attacker == own else 2 if course.defender == own else 3


def bits_of(box: Box, civ: Civ) -> bytes:
    """Bits: what a seat knows, has in play and in hand."""
    known, civil = bytes_of(len(box.sites)), bytes_of(box.first_military - box.first_civil)
    bits = blank(known + 2 * civil)
    mark_all(civ.known, bits)
    mark_card(box, civ.leader, bits, known)
    mark_card(box, civ.government, bits, known)
    for card in civ.wonders:
        mark_card(box, card, bits, known)
    for card in civ.special:
        mark_card(box, card, bits, known)
    mark_card(box, civ.wonder, bits, known + civil)
    for card in civ.hand:
        mark_card(box, card, bits, known + civil)
    return bits.getvalue()


def mark_all(flags: list[int], row: BytesWriter) -> None:
    """A bit for each of some numbers that is not 0, from the beginning of a row on."""
    for place, flag in enumerate(flags):
        if flag:
            mark(row, 0, place)


def card_row_of(state: AgesState, memory: AgesMemory | None) -> bytes:
    """Bits: the card row by price; as remembered while no card has come or gone."""
    box, cards = state.box, state.course.row
    if memory is not None and memory.row == cards:
        return memory.row_bits
    civil = bytes_of(box.first_military - box.first_civil)
    bits = blank(3 * civil)
    for place, card in enumerate(cards):
        mark_card(box, card, bits, (box.row[place] - 1) * civil)
    found = bits.getvalue()
    if memory is not None:
        memory.row = cards.copy()
        memory.row_bits = found
    return found


def mark_card(box: Box, card: int, row: BytesWriter, base: int) -> None:
    """The bit of a civil card; -1 is none."""
    if card >= box.first_civil:
        mark(row, base, card - box.first_civil)
