"""A position of Through the Ages as a row of small whole numbers, as one seat sees it: what learned judgement looks at.

First one byte a number: for each seat its figures and its workers, then the table. Then one bit a card: for each seat
what it knows, what it has in play and in hand, then the card row by price. The seat that looks comes first, the others
follow in turn; seats that are not there are zero.
"""

from typing import Final

from saecula.games.through_the_ages.mind.evaluate import turns_left
from saecula.games.through_the_ages.model import kinds, steps
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.state import FULL, SIMPLE, SLOT, AgesState
from saecula.games.through_the_ages.rules.end_of_game import event_points
from saecula.games.through_the_ages.rules.goods import stored
from saecula.games.through_the_ages.rules.military.impacts import harvest_worth, mining_worth
from saecula.games.through_the_ages.rules.ratings import (
    RUIN,
    culture_of_leader,
    culture_of_pacts,
    faces_twice,
    science_of_leader,
    strength,
)
from saecula.kernel.codes import verb_of
from saecula.parts.rows import bytes_of, clip, mark

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


class Survey:
    """What one look over a civilization tells."""

    def __init__(self) -> None:
        self.culture = 0
        self.science = 0
        self.strength = 0
        self.happy = 0
        self.workers = 0


def bits_from(box: Box) -> int:
    """Where in a row the bytes end and the bits begin."""
    return MOST_SEATS * (PLAIN + len(box.sites)) + TABLE


def row_size(box: Box) -> int:
    """The bytes of a row."""
    civil = bytes_of(box.first_military - box.first_civil)
    return bits_from(box) + MOST_SEATS * (bytes_of(len(box.sites)) + 2 * civil) + 3 * civil


def features(state: AgesState, own: int) -> bytes:
    """The row."""
    box, seats = state.box, state.seats
    out = [0] * row_size(box)
    left = turns_left(state)
    found = [survey(state, seat) for seat in range(seats)]
    points = [0] * seats
    if left < 6.0 and state.rules.version > SIMPLE:
        for card in known_events(state, own):
            more = event_points(state, card)
            for seat in range(seats):
                points[seat] += more[seat]
    final = [int(state.civs[seat].culture + found[seat].culture * left) + points[seat] for seat in range(seats)]
    each = PLAIN + len(box.sites)
    for seat in range(seats):
        base = ((seat - own) % seats) * each
        write_civ(state, seat, found[seat], out, base)
        write_standing(state, seat, found, final, out, base)
        out[base + IMPACTS] = clip(points[seat])
    write_table(state, own, left, out, MOST_SEATS * each)
    write_cards(state, own, out, bits_from(box))
    return bytes(out)


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


def survey(state: AgesState, seat: int) -> Survey:
    """The four indicators in one go over the workers: the same figures as those of rules/ratings.py."""
    box, civ = state.box, state.civs[seat]
    culture, science, happy, workers = box.culture[civ.government], 0, 0, 0
    for site in range(len(civ.workers)):
        count = civ.workers[site]
        if count:
            card = box.sites[site]
            workers += count
            culture += count * box.culture[card]
            science += count * box.science_rate[card]
            happy += count * box.happy[card]
    unhappy = 0
    found = Survey()
    for card in civ.wonders:
        if card in civ.ravaged:
            culture += RUIN
        else:
            culture += box.culture[card]
            science += box.science_rate[card]
            happy += max(0, box.happy[card])
            unhappy -= min(0, box.happy[card])
    for card in civ.colonies:
        happy += max(0, box.happy[card])
        unhappy -= min(0, box.happy[card])
    happy += max(0, box.happy[civ.government])
    unhappy -= min(0, box.happy[civ.government])
    if civ.leader >= 0:
        happy += max(0, box.happy[civ.leader])
        unhappy -= min(0, box.happy[civ.leader])
        culture += box.culture[civ.leader] + culture_of_leader(civ, box)
        science += science_of_leader(civ, box)
    found.happy = happy * faces_twice(civ, box) - unhappy
    found.culture = min(max(0, culture + culture_of_pacts(state, seat)), box.most_rate)
    found.science = max(0, min(science, box.most_rate))
    found.strength = strength(state, seat)
    found.workers = workers
    return found


def write_civ(state: AgesState, seat: int, found: Survey, out: list[int], base: int) -> None:
    """What a civilization has and makes."""
    box, civ, piles = state.box, state.civs[seat], state.piles
    out[base + THERE] = 1
    out[base + PLAYING] = 0 if state.course.out[seat] else 1
    out[base + CULTURE] = clip(civ.culture)
    out[base + MORE_CULTURE] = clip(civ.culture - 255)
    out[base + CULTURE_RATE] = clip(found.culture)
    out[base + SCIENCE] = clip(civ.science)
    out[base + SCIENCE_RATE] = clip(found.science)
    out[base + STRENGTH] = clip(found.strength)
    out[base + HAPPY] = clip(found.happy + 8)
    out[base + FACES] = box.faces[civ.yellow]
    out[base + UNHAPPY] = clip(box.faces[civ.yellow] - found.happy)
    out[base + UNUSED] = civ.unused
    out[base + YELLOW] = civ.yellow
    out[base + BLUE] = civ.bank
    out[base + CORRUPTION] = box.corruption[civ.bank]
    out[base + FOOD] = clip(stored(box, civ, box.farms))
    out[base + RESOURCES] = clip(stored(box, civ, box.mines_and_labs))
    out[base + HARVEST] = clip(harvest_worth(state, seat))
    out[base + EATEN] = box.eats[civ.yellow]
    out[base + MINED] = clip(mining_worth(state, seat))
    out[base + CIVIL] = civ.civil
    out[base + MILITARY] = civ.military
    out[base + CIVIL_LEFT] = clip(civ.civil_left())
    out[base + MILITARY_LEFT] = clip(civ.military_left())
    out[base + MILITARY_CARDS] = len(piles.hands[seat])
    out[base + CIVIL_CARDS] = len(civ.hand)
    out[base + WONDERS] = len(civ.wonders)
    out[base + COLONIES] = len(civ.colonies)
    out[base + WORKERS] = found.workers
    out[base + URBAN_LIMIT] = clip(box.limit[civ.government] + state.rules.urban[seat])
    out[base + TACTIC] = 1 + box.age[civ.tactic] if civ.tactic >= 0 else 0
    out[base + LEADERS] = civ.leaders
    out[base + REBELLION] = clip(civ.rebellion)
    out[base + SPECIAL] = clip(civ.special_resources)
    if civ.wonder >= 0:
        out[base + STAGES] = 1 + civ.stages
        out[base + STAGES_OWED] = clip(sum(box.stages[civ.wonder][civ.stages :]))
    for site in range(len(civ.workers)):
        if civ.workers[site]:
            out[base + PLAIN + site] = civ.workers[site]


def write_standing(
    state: AgesState, seat: int, found: list[Survey], final: list[int], out: list[int], base: int
) -> None:
    """How a civilization stands against the others."""
    course = state.course
    culture, power, end = -1000, 0, -1000
    for other in range(state.seats):
        if other != seat:
            culture = max(culture, state.civs[other].culture)
            power = max(power, found[other].strength)
            end = max(end, final[other])
    out[base + CULTURE_LEAD] = clip(state.civs[seat].culture - culture + MIDDLE)
    out[base + STRENGTH_LEAD] = clip(found[seat].strength - power + MIDDLE)
    out[base + AT_END] = clip(final[seat] // 2)
    out[base + LEAD_AT_END] = clip(final[seat] - end + MIDDLE)
    out[base + FAR_LEAD_AT_END] = clip((final[seat] - end) // 4 + MIDDLE)
    out[base + MY_TURN] = 1 if course.turn == seat else 0
    out[base + ASKED] = 1 if state.agenda.asked[seat] else 0
    out[base + TURN] = (seat - course.first) % state.seats
    out[base + PACT] = 1 if course.pact[seat] >= 0 else 0
    out[base + PREPARED] = state.piles.future_by.count(seat) + state.piles.current_by.count(seat)
    margin = 0
    if course.war[seat] >= 0:
        out[base + WAR] = 1
        margin = found[seat].strength - found[course.war_on[seat]].strength
    for other in range(state.seats):
        if course.war[other] >= 0 and course.war_on[other] == seat:
            out[base + WAR_ON_ME] += 1
            margin = min(margin, found[seat].strength - found[other].strength)
    out[base + WAR_MARGIN] = clip(margin + MIDDLE)


def write_table(state: AgesState, own: int, left: float, out: list[int], base: int) -> None:
    """Ages, events, the open step, and for the seat that looks its military cards and its decision."""
    box, course, piles, agenda = state.box, state.course, state.piles, state.agenda
    out[base + SEATS] = state.seats
    out[base + VERSION + state.rules.version] = 1
    out[base + LEFT] = clip(int(left * 6.0))
    out[base + ROUND] = clip(course.round)
    out[base + AGE + course.age] = 1
    if course.last:
        out[base + LAST] = 1
        out[base + ROUNDS_LEFT] = clip(course.last - course.round + 1)
    out[base + CURRENT] = clip(len(piles.current) + piles.ancient)
    out[base + FUTURE] = clip(len(piles.future))
    for card in piles.hands[own]:
        kind = card % SLOT
        out[base + HAND + (box.kind[kind] - kinds.EVENT) * 4 + box.age[kind]] += 1
    out[base + MINE] = 1 if course.turn == own else 0
    if agenda.table:
        out[base + STEP + verb_of(agenda.table[-1])] = 1
    if agenda.asked[own]:
        out[base + DECISION + verb_of(agenda.asked[own][-1]) - steps.TURN] = 1
    if course.bidder >= 0:
        out[base + BID] = clip(course.bid)
        out[base + MY_BID] = 1 if course.bidder == own else 0
    if course.fight >= 0:
        out[base + FIGHT] = 1 if course.attacker == own else 2 if course.defender == own else 3


def write_cards(state: AgesState, own: int, out: list[int], base: int) -> None:
    """Bits: what each seat knows, has in play and in hand; then the card row by price."""
    box, seats = state.box, state.seats
    known = bytes_of(len(box.sites))
    civil = bytes_of(box.first_military - box.first_civil)
    for seat in range(seats):
        civ = state.civs[seat]
        at = base + ((seat - own) % seats) * (known + 2 * civil)
        for site in range(len(civ.known)):
            if civ.known[site]:
                mark(out, at, site)
        mark_card(box, civ.leader, out, at + known)
        mark_card(box, civ.government, out, at + known)
        for card in civ.wonders:
            mark_card(box, card, out, at + known)
        for card in civ.special:
            mark_card(box, card, out, at + known)
        mark_card(box, civ.wonder, out, at + known + civil)
        for card in civ.hand:
            mark_card(box, card, out, at + known + civil)
    at = base + MOST_SEATS * (known + 2 * civil)
    for place in range(len(state.course.row)):
        mark_card(box, state.course.row[place], out, at + (box.row[place] - 1) * civil)


def mark_card(box: Box, card: int, out: list[int], base: int) -> None:
    """The bit of a civil card; -1 is none."""
    if card >= box.first_civil:
        mark(out, base, card - box.first_civil)
