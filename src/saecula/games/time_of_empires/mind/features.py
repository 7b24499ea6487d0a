"""A position of Time of Empires as a row of small whole numbers, as one seat sees it: what learned judgement looks at.

First one byte a number: for each seat its figures, then the table. Then one bit a thing: for each seat its skills and
its visible card, then the hand of the seat that looks, and the leaders, effects and wonders in play. The seat that
looks comes first, the others follow in turn; seats that are not there are zero.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from saecula.games.time_of_empires.mind.evaluate import ages_done
from saecula.games.time_of_empires.mind.survey import EmpiresMemory, Tally, looked_at, met, survey
from saecula.games.time_of_empires.model import kinds, steps
from saecula.games.time_of_empires.model.box import Box
from saecula.games.time_of_empires.model.state import ALL, EmpiresState
from saecula.games.time_of_empires.rules.actions.resources import bricks_of, ideas_of
from saecula.games.time_of_empires.rules.actions.scholars import scholar_icons
from saecula.games.time_of_empires.rules.actions.spaces import clans_of, moves_of
from saecula.games.time_of_empires.rules.scoring import AGES, culture_of, leader_in, total
from saecula.kernel.codes import verb_of
from saecula.parts.rows import blank, bytes_of, clip, lead, mark, put, turned

MOST_SEATS: Final = 4

# Figures of each seat, by their place.
THERE: Final = 0
IDEAS: Final = 1
BRICKS: Final = 2
RESERVE: Final = 3
CREATED: Final = 4
WAITING: Final = 5  # for a building of each type
KEPT: Final = 9
LIMITED: Final = 10
BUILT: Final = 11  # by section, likewise the next two
RAZED: Final = 15
TOKENS: Final = 19
POINTS: Final = 23
POINTS_LEAD: Final = 24
GAINS: Final = 25  # ideas, bricks, clans, moves, scholars, culture
HAND: Final = 31
FOUND: Final = 32
TOP: Final = 33  # the type of the visible card
LANDS: Final = 37  # occupied, by terrain
CLANS: Final = 40
DOUBLE: Final = 41
PAIRS: Final = 42
CITIES: Final = 43
CITY_CLANS: Final = 44
FREE_SLOTS: Final = 45
CLOSED_SLOTS: Final = 46
GUARDED: Final = 47
OPEN: Final = 48
LOST: Final = 49  # buildings of the seat under clans of others
PREY: Final = 50
FRONT: Final = 51  # steps to clans of others
IDLE: Final = 52  # glasses that can be turned
SAND: Final = 53  # of both glasses, in parts of 32
WHERE: Final = 55  # glasses by action space
SCHOLARS: Final = 70  # by column, then by wonder
LEADS: Final = 77
MET: Final = 84  # by wonder
ASKED: Final = 87
TURN: Final = 88
NEXT_SCORE: Final = 89  # bonus tokens, wonders, culture and prey as they would score now
EACH: Final = 90

# Figures of the table, by their place.
SEATS: Final = 0
AGE: Final = 1
PACE: Final = 5
TIME: Final = 8
ROUND: Final = 9
STEP: Final = 10
DECISION: Final = 39
PILES: Final = 64  # cards left by pile, then the types on top
TOPS: Final = 68
LAID: Final = 84  # the section that the seat that looks has chosen for its token
LEFT: Final = 88
TABLE: Final = 89

#: Differences stand in the middle of a byte; a whole is so many parts.
MIDDLE: Final = 128
PARTS: Final = 32

# Bits of the table.
N_SKILLS: Final = len(kinds.SKILLS)
N_EFFECTS: Final = len(kinds.SIDES)
N_CONDITIONS: Final = len(kinds.CONDITIONS)


def bits_from(box: Box) -> int:
    """Where in a row the bytes end and the bits begin."""
    return MOST_SEATS * EACH + TABLE


def bits_each(box: Box) -> int:
    """Bytes of the bits of a seat: skills, visible card."""
    return bytes_of(N_SKILLS + len(box.deck.ids))


def row_size(box: Box) -> int:
    """The bytes of a row."""
    hand = bytes_of(len(box.deck.ids))
    shown = bytes_of(kinds.COLUMNS * (N_SKILLS + N_EFFECTS) + 3 * N_CONDITIONS)
    return bits_from(box) + MOST_SEATS * bits_each(box) + hand + shown


def features(state: EmpiresState, own: int, memory: EmpiresMemory | None = None) -> bytes:
    """The row."""
    seats = state.seats
    row = turned(look(state, memory), own * EACH, row_size(state.box))
    for seat in range(seats):
        base = ((seat - own) % seats) * EACH
        write_board(state, seat, base, row)
        write_glasses(state, seat, base, row)
    write_table(state, own, row, MOST_SEATS * EACH)
    write_bits(state, own, row, bits_from(state.box))
    return row.getvalue()


def look(state: EmpiresState, memory: EmpiresMemory | None) -> bytes:
    """What rows say of map, sections and stacks, in the order of the seats: as remembered while nothing has changed."""
    lists = looked_at(state)
    if memory is not None and memory.holds(state, lists):
        return memory.block
    seats = state.seats
    block = blank(seats * EACH)
    bases = [seat * EACH for seat in range(seats)]
    tallies = survey(state)
    scores = [0] * seats
    for seat in range(seats):
        write_map(tallies[seat], bases[seat], block)
        scores[seat] = write_income(state, seat, tallies[seat], bases[seat], block)
    write_scholars(state, tallies, bases, scores, block)
    write_leads(state, bases, scores, block)
    if memory is not None:
        memory.keep(state, lists, block.getvalue())
    return block.getvalue()


def write_map(tally: Tally, base: int, row: BytesWriter) -> None:
    """Territories and cities of a seat."""
    for terrain in range(len(tally.lands)):
        row[base + LANDS + terrain] = tally.lands[terrain]
    row[base + CLANS] = tally.clans
    row[base + DOUBLE] = tally.double
    row[base + FREE_SLOTS] = tally.free_slots
    row[base + CLOSED_SLOTS] = tally.closed_slots
    row[base + FRONT] = tally.front
    if tally.cities:
        row[base + CITIES] = tally.cities
        row[base + CITY_CLANS] = tally.city_clans
    if tally.pairs:
        row[base + PAIRS] = tally.pairs
    if tally.guarded:
        row[base + GUARDED] = tally.guarded
    if tally.open:
        row[base + OPEN] = tally.open
    if tally.lost:
        row[base + LOST] = tally.lost
    if tally.prey:
        row[base + PREY] = tally.prey


def write_board(state: EmpiresState, seat: int, base: int, row: BytesWriter) -> None:
    """What lies on and beside a player's board."""
    folk, cards = state.folk, state.cards
    row[base + THERE] = 1
    put(row, base + IDEAS, folk.ideas[seat])
    put(row, base + BRICKS, folk.bricks[seat])
    put(row, base + RESERVE, folk.reserve[seat])
    put(row, base + CREATED, folk.created[seat])
    put(row, base + KEPT, folk.kept[seat])
    if folk.limit[seat] != ALL:
        row[base + LIMITED] = 1
    if folk.waiting[seat] >= 0:
        row[base + WAITING + folk.waiting[seat]] = 1
    row[base + HAND] = len(cards.hands[seat])
    found = cards.found[seat]
    if found:
        put(row, base + FOUND, len(found))
        row[base + TOP + state.box.deck.type[found[-1]]] = 1
    if state.agenda.asked[seat]:
        row[base + ASKED] = 1
    if state.course.first >= 0:
        row[base + TURN] = (seat - state.course.first) % state.seats


def write_income(state: EmpiresState, seat: int, tally: Tally, base: int, row: BytesWriter) -> int:
    """Sections, bonus tokens and what actions gain; returns what all that would score now."""
    folk = state.folk
    culture = culture_of(state, seat)
    score = 3 * (clip(folk.kept[seat]) + tally.prey) + culture
    for section in range(4):
        built, token = folk.built[4 * seat + section], folk.token[4 * seat + section]
        if built:
            row[base + BUILT + section] = built
            row[base + RAZED + section] = folk.razed[4 * seat + section]
        if token:
            row[base + TOKENS + section] = token
            score += built * token
    row[base + GAINS] = ideas_of(state, seat)
    row[base + GAINS + 1] = bricks_of(state, seat)
    row[base + GAINS + 2] = clans_of(state, seat)
    row[base + GAINS + 3] = moves_of(state, seat)
    row[base + GAINS + 4] = scholar_icons(state, seat)
    row[base + GAINS + 5] = culture
    return score


def write_glasses(state: EmpiresState, seat: int, base: int, row: BytesWriter) -> None:
    """Where both glasses stand and how long their sand runs."""
    course = state.course
    idle = 0
    for glass in range(2):
        at = 2 * seat + glass
        left = 0
        where = course.where[at]
        if where >= 0:
            row[base + WHERE + where] += 1
            if state.is_real_time():
                left = max(0, course.turned[at] + state.times.glass - course.now)
        if left == 0:
            idle += 1
        else:
            put(row, base + SAND + glass, left * PARTS // state.times.glass)
    row[base + IDLE] = idle


def write_scholars(
    state: EmpiresState, tallies: list[Tally], bases: list[int], scores: list[int], row: BytesWriter
) -> None:
    """Stacks of scholars: how many of whom, and who leads; what wonders would score is added to the scores."""
    boards = state.boards
    for place in range(kinds.COLUMNS):
        write_stack(boards.tiles[place], place, bases, row)
    for place in range(AGES):
        stack = boards.stacks[place]
        leader = write_stack(stack, kinds.COLUMNS + place, bases, row)
        if boards.wonder[place] >= 0:
            condition = state.box.counts[boards.wonder[place]]
            for seat in range(state.seats):
                times = clip(met(state, seat, tallies[seat], condition))
                row[bases[seat] + MET + place] = times
                if leader >= 0 and seat in stack:
                    scores[seat] += 2 * times if seat == leader else times


def write_stack(stack: list[int], place: int, bases: list[int], row: BytesWriter) -> int:
    """One stack of scholars; returns who leads there, -1 for nobody."""
    leader = leader_in(stack, len(bases))
    if leader >= 0:
        for seat in stack:
            row[bases[seat] + SCHOLARS + place] += 1
        row[bases[leader] + LEADS + place] = 1
    return leader


def write_leads(state: EmpiresState, bases: list[int], scores: list[int], row: BytesWriter) -> None:
    """Points, how far each seat is ahead of the best of the others, and what the next scoring would give."""
    points = [total(state, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        base = bases[seat]
        put(row, base + POINTS, points[seat])
        row[base + POINTS_LEAD] = lead(points, seat, MIDDLE)
        put(row, base + NEXT_SCORE, scores[seat])


def write_table(state: EmpiresState, own: int, row: BytesWriter, base: int) -> None:
    """Age and time, piles, the open step, and for the seat that looks its decision."""
    course, cards, agenda = state.course, state.cards, state.agenda
    row[base + SEATS] = state.seats
    row[base + AGE + min(ages_done(state), AGES)] = 1
    row[base + PACE + course.pace] = 1
    if state.is_real_time():
        left = max(0, state.gong() - course.now) * PARTS // state.times.age
        put(row, base + TIME, left)
    elif course.round:
        left = max(0, state.box.rounds - course.round) * PARTS // state.box.rounds
        put(row, base + TIME, left)
    put(row, base + ROUND, course.round)
    put(row, base + LEFT, sum(cards.left))
    for pile in range(4):
        put(row, base + PILES + pile, cards.left[pile])
        if cards.tops[pile] >= 0:
            row[base + TOPS + 4 * pile + cards.tops[pile]] = 1
    if state.folk.laid[own] >= 0:
        row[base + LAID + state.folk.laid[own]] = 1
    if agenda.table:
        row[base + STEP + verb_of(agenda.table[-1])] = 1
    if agenda.asked[own]:
        row[base + DECISION + verb_of(agenda.asked[own][-1]) - steps.READY] = 1


def write_bits(state: EmpiresState, own: int, row: BytesWriter, base: int) -> None:
    """Skills and visible cards of the seats, the hand of the one that looks, leaders, effects and wonders in play."""
    box, boards, seats = state.box, state.boards, state.seats
    each = bits_each(box)
    for seat in range(seats):
        at = base + ((seat - own) % seats) * each
        skills: i64 = state.folk.skills[seat]
        skill: i64
        for skill in range(N_SKILLS if skills else 0):
            if skills >> skill & 1:
                mark(row, at, skill)
        if state.cards.found[seat]:
            mark(row, at, N_SKILLS + state.cards.found[seat][-1])
    at = base + MOST_SEATS * each
    for card in state.cards.hands[own]:
        mark(row, at, card)
    at += bytes_of(len(box.deck.ids))
    for column in range(kinds.COLUMNS):
        if boards.column[column] >= 0:
            mark(row, at, column * (N_SKILLS + N_EFFECTS) + box.skill[boards.column[column]])
        if boards.effect[column] >= 0:
            mark(row, at, column * (N_SKILLS + N_EFFECTS) + N_SKILLS + boards.effect[column])
    for place in range(AGES):
        if boards.wonder[place] >= 0:
            condition = box.counts[boards.wonder[place]]
            mark(row, at, kinds.COLUMNS * (N_SKILLS + N_EFFECTS) + place * N_CONDITIONS + condition)
