"""A position of Time of Empires as a row of small whole numbers, as one seat sees it: what learned judgement looks at.

First one byte a number: for each seat its figures, then the table. Then one bit a thing: for each seat its skills and
its visible card, then the hand of the seat that looks, and the leaders, effects and wonders in play. The seat that
looks comes first, the others follow in turn; seats that are not there are zero.
"""

from typing import Final

from saecula.games.time_of_empires.mind.evaluate import ages_done
from saecula.games.time_of_empires.model import kinds, steps
from saecula.games.time_of_empires.model.box import SLOTS, TERRITORIES, Box
from saecula.games.time_of_empires.model.state import ALL, EmpiresState
from saecula.games.time_of_empires.rules.actions.resources import bricks_of, ideas_of
from saecula.games.time_of_empires.rules.actions.scholars import scholar_icons
from saecula.games.time_of_empires.rules.actions.spaces import clans_of, moves_of
from saecula.games.time_of_empires.rules.scoring import AGES, culture_of, leader_in, total
from saecula.games.time_of_empires.rules.wonders import times_met
from saecula.kernel.codes import verb_of
from saecula.parts.rows import bytes_of, clip, lead, mark

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


def features(state: EmpiresState, own: int) -> bytes:
    """The row."""
    out = [0] * row_size(state.box)
    seats = state.seats
    bases = [((seat - own) % seats) * EACH for seat in range(seats)]
    write_map(state, bases, out)
    for seat in range(seats):
        write_board(state, seat, bases[seat], out)
        write_glasses(state, seat, bases[seat], out)
    write_scholars(state, bases, out)
    write_leads(state, bases, out)
    write_table(state, own, out, MOST_SEATS * EACH)
    write_bits(state, own, out, bits_from(state.box))
    return bytes(out)


def write_map(state: EmpiresState, bases: list[int], out: list[int]) -> None:
    """Territories and cities."""
    owner, clans = state.map.owner, state.map.clans
    for at in state.layout.territories:
        stands = write_buildings(state, at, bases, out)
        who = owner[at]
        if who >= 0:
            base = bases[who]
            stands |= 1 << who
            out[base + CLANS] += clans[at]
            if clans[at] == 2:
                out[base + DOUBLE] += 1
            for other in state.layout.near[at]:
                if owner[other] >= 0 and owner[other] != who:
                    out[base + FRONT] += 1
        if stands:
            for seat in range(state.seats):
                if stands >> seat & 1:
                    out[bases[seat] + LANDS + state.land.terrain[at]] += 1
    for space in range(TERRITORIES, len(owner)):
        if owner[space] >= 0:
            out[bases[owner[space]] + CITIES] += 1
            out[bases[owner[space]] + CITY_CLANS] += clans[space]


def write_buildings(state: EmpiresState, at: int, bases: list[int], out: list[int]) -> int:
    """The buildings of a territory and how safe they are; returns whose they are, as bits."""
    owner, slots = state.map.owner[at], state.map.slots
    free, closed, stands, twice = state.land.open[at], state.land.closed[at], 0, 0
    for slot in range(SLOTS * at, SLOTS * at + SLOTS):
        building = slots[slot]
        if building < 0:
            continue
        seat = building >> 2
        base = bases[seat]
        twice |= stands & 1 << seat
        stands |= 1 << seat
        free -= 1
        if owner < 0:
            out[base + OPEN] += 1
        elif owner == seat:
            out[base + GUARDED] += 1
        else:
            out[base + LOST] += 1
            out[bases[owner] + PREY] += 1
    mine = stands if owner < 0 else stands | 1 << owner
    for seat in range(state.seats):
        if mine >> seat & 1:
            out[bases[seat] + FREE_SLOTS] += max(0, free)
            out[bases[seat] + CLOSED_SLOTS] += closed
            out[bases[seat] + PAIRS] += twice >> seat & 1
    return stands


def write_board(state: EmpiresState, seat: int, base: int, out: list[int]) -> None:
    """What lies on and beside a player's board."""
    folk, cards = state.folk, state.cards
    out[base + THERE] = 1
    out[base + IDEAS] = clip(folk.ideas[seat])
    out[base + BRICKS] = clip(folk.bricks[seat])
    out[base + RESERVE] = clip(folk.reserve[seat])
    out[base + CREATED] = clip(folk.created[seat])
    out[base + KEPT] = clip(folk.kept[seat])
    out[base + LIMITED] = 0 if folk.limit[seat] == ALL else 1
    if folk.waiting[seat] >= 0:
        out[base + WAITING + folk.waiting[seat]] = 1
    for section in range(4):
        out[base + BUILT + section] = folk.built[4 * seat + section]
        out[base + RAZED + section] = folk.razed[4 * seat + section]
        out[base + TOKENS + section] = folk.token[4 * seat + section]
    out[base + GAINS] = ideas_of(state, seat)
    out[base + GAINS + 1] = bricks_of(state, seat)
    out[base + GAINS + 2] = clans_of(state, seat)
    out[base + GAINS + 3] = moves_of(state, seat)
    out[base + GAINS + 4] = scholar_icons(state, seat)
    out[base + GAINS + 5] = culture_of(state, seat)
    out[base + HAND] = len(cards.hands[seat])
    out[base + FOUND] = clip(len(cards.found[seat]))
    if cards.found[seat]:
        out[base + TOP + state.box.deck.type[cards.found[seat][-1]]] = 1
    out[base + ASKED] = 1 if state.agenda.asked[seat] else 0
    if state.course.first >= 0:
        out[base + TURN] = (seat - state.course.first) % state.seats


def write_glasses(state: EmpiresState, seat: int, base: int, out: list[int]) -> None:
    """Where both glasses stand and how long their sand runs."""
    course = state.course
    for glass in range(2):
        at = 2 * seat + glass
        left = 0
        if course.where[at] >= 0:
            out[base + WHERE + course.where[at]] += 1
            if state.is_real_time():
                left = max(0, course.turned[at] + state.times.glass - course.now)
        if left == 0:
            out[base + IDLE] += 1
        out[base + SAND + glass] = clip(left * PARTS // state.times.glass)


def write_scholars(state: EmpiresState, bases: list[int], out: list[int]) -> None:
    """Stacks of scholars: how many of whom, and who leads."""
    boards, seats = state.boards, state.seats
    for place in range(kinds.COLUMNS + AGES):
        is_wonder = place >= kinds.COLUMNS
        stack = boards.stacks[place - kinds.COLUMNS] if is_wonder else boards.tiles[place]
        for seat in stack:
            out[bases[seat] + SCHOLARS + place] += 1
        leader = leader_in(stack, seats)
        if leader >= 0:
            out[bases[leader] + LEADS + place] = 1
    for place in range(AGES):
        if boards.wonder[place] >= 0:
            condition = state.box.counts[boards.wonder[place]]
            for seat in range(seats):
                out[bases[seat] + MET + place] = clip(times_met(state, seat, condition))


def write_leads(state: EmpiresState, bases: list[int], out: list[int]) -> None:
    """Points, how far each seat is ahead of the best of the others, and what the next scoring would give."""
    points = [total(state, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        base = bases[seat]
        out[base + POINTS] = clip(points[seat])
        out[base + POINTS_LEAD] = lead(points, seat, MIDDLE)
        score = 3 * (out[base + KEPT] + out[base + PREY]) + out[base + GAINS + 5]
        for section in range(4):
            score += out[base + BUILT + section] * out[base + TOKENS + section]
        for place in range(AGES):
            if out[base + SCHOLARS + kinds.COLUMNS + place]:
                share = 2 if out[base + LEADS + kinds.COLUMNS + place] else 1
                score += share * out[base + MET + place]
        out[base + NEXT_SCORE] = clip(score)


def write_table(state: EmpiresState, own: int, out: list[int], base: int) -> None:
    """Age and time, piles, the open step, and for the seat that looks its decision."""
    course, cards, agenda = state.course, state.cards, state.agenda
    out[base + SEATS] = state.seats
    out[base + AGE + min(ages_done(state), AGES)] = 1
    out[base + PACE + course.pace] = 1
    if state.is_real_time():
        left = max(0, state.gong() - course.now) * PARTS // state.times.age
        out[base + TIME] = clip(left)
    elif course.round:
        left = max(0, state.box.rounds - course.round) * PARTS // state.box.rounds
        out[base + TIME] = clip(left)
    out[base + ROUND] = clip(course.round)
    out[base + LEFT] = clip(sum(cards.left))
    for pile in range(4):
        out[base + PILES + pile] = clip(cards.left[pile])
        if cards.tops[pile] >= 0:
            out[base + TOPS + 4 * pile + cards.tops[pile]] = 1
    if state.folk.laid[own] >= 0:
        out[base + LAID + state.folk.laid[own]] = 1
    if agenda.table:
        out[base + STEP + verb_of(agenda.table[-1])] = 1
    if agenda.asked[own]:
        out[base + DECISION + verb_of(agenda.asked[own][-1]) - steps.READY] = 1


def write_bits(state: EmpiresState, own: int, out: list[int], base: int) -> None:
    """Skills and visible cards of the seats, the hand of the one that looks, leaders, effects and wonders in play."""
    box, boards, seats = state.box, state.boards, state.seats
    each = bits_each(box)
    for seat in range(seats):
        at = base + ((seat - own) % seats) * each
        for skill in range(N_SKILLS):
            if state.folk.skills[seat] >> skill & 1:
                mark(out, at, skill)
        if state.cards.found[seat]:
            mark(out, at, N_SKILLS + state.cards.found[seat][-1])
    at = base + MOST_SEATS * each
    for card in state.cards.hands[own]:
        mark(out, at, card)
    at += bytes_of(len(box.deck.ids))
    for column in range(kinds.COLUMNS):
        if boards.column[column] >= 0:
            mark(out, at, column * (N_SKILLS + N_EFFECTS) + box.skill[boards.column[column]])
        if boards.effect[column] >= 0:
            mark(out, at, column * (N_SKILLS + N_EFFECTS) + N_SKILLS + boards.effect[column])
    for place in range(AGES):
        if boards.wonder[place] >= 0:
            condition = box.counts[boards.wonder[place]]
            mark(out, at, kinds.COLUMNS * (N_SKILLS + N_EFFECTS) + place * N_CONDITIONS + condition)
