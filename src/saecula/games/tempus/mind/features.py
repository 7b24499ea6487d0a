"""A position of Tempus as a row of small whole numbers, as one seat sees it: what learned judgement looks at.

One byte a number. The seat that looks comes first, the others follow in turn; seats that are not there are zero. Sums
over the map instead of the map: every game has another one, and games are few.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from saecula.games.tempus.mind.survey import COUNTS, Survey, Tally, TempusMemory, survey
from saecula.games.tempus.model import kinds, steps
from saecula.games.tempus.model.cards import POOL, ability_of, terrain_of
from saecula.games.tempus.model.state import Ideas, TempusState
from saecula.games.tempus.rules.progress import card_points
from saecula.kernel.codes import first, second, verb_of
from saecula.parts.rows import Top, blank, put, turned

MOST_SEATS: Final = 5

# Numbers of each seat, by their place.
THERE: Final = 0
TOKENS: Final = 1  # by terrain, mountains last
HEXES: Final = 6  # likewise
STACKS: Final = 11  # by height, 1 to 5 and more
SITES: Final = 16  # where a city may be built, by height of the stack, 1 to 4 and more
CITIES: Final = 20
CITY_POINTS: Final = 21
CITY_SEEN: Final = 22  # points of cities that an enemy stands beside; those he outnumbers; those he may with cards
CITY_LOST: Final = 23
CITY_NEAR_LOST: Final = 24
ROOM: Final = 25  # free land beside one's tokens: all, nobody else's, grassland, terrain of the next era, sites
ROOM_ALONE: Final = 26
ROOM_GRASS: Final = 27
ROOM_NEXT: Final = 28
ROOM_SITES: Final = 29
CRADLES: Final = 30
FULL: Final = 31
SHORE: Final = 32
SEEN: Final = 33  # hexes beside an enemy; those he outnumbers, with their tokens; those where he is as strong
LOST: Final = 34
LOST_TOKENS: Final = 35
EVEN: Final = 36
PREY: Final = 37
LOOT: Final = 38  # the best city that one outnumbers; cities that one might with cards
NEAR_LOOT: Final = 39
SUPPLY: Final = 40
CITY_TILES: Final = 41  # of value 2, 3, 4
HAND: Final = 44
LAID: Final = 45
SHOWN: Final = 46
TILES: Final = 47
DELAYED: Final = 48
TURN: Final = 49  # how late in the round
TURN_OVER: Final = 50
ASKED: Final = 51
BEHIND: Final = 52  # eras behind the first
NEXT_TOKENS: Final = 53
PROGRESS: Final = 54
PROGRESS_LEAD: Final = 55
POINTS: Final = 56
POINTS_LEAD: Final = 57
GUARDED: Final = 58
REACH: Final = 59
EACH: Final = 60

# Numbers of the table, by their place after those of the seats.
SEATS: Final = 0
ERA: Final = 1  # 0 to 10
NEXT: Final = 12  # terrain of the next progress box
ROUND: Final = 18
TILES_LEFT: Final = 19
SLOTS: Final = 20
DECK: Final = 21
STEP: Final = 22
COMMITTED: Final = 42
FIGHT: Final = 43
FIGHT_TERRAIN: Final = 44
DECISION: Final = 49
LEFT: Final = 63  # of the action under way
CARDS: Final = 65  # in the hand of the seat that looks, by ability
CARD_TERRAINS: Final = 74
CARD_PROGRESS: Final = 78
LAID_PROGRESS: Final = 79
SURE_PROGRESS: Final = 80
OVER_LIMIT: Final = 81
HAND_LIMIT: Final = 82
FREE: Final = 83  # free land by terrain
UNSEEN: Final = 88  # cards that the others may hold or draw, by terrain
TABLE: Final = 92
SIZE: Final = MOST_SEATS * EACH + TABLE

#: Differences stand in the middle of a byte.
MIDDLE: Final = 64
#: Bits of a count where four share a number; compiled code shifts a 1 by 31 bits at most.
COUNTED: Final = 8


def features(state: TempusState, own: int, memory: TempusMemory | None = None) -> bytes:
    """The row."""
    if state.land.coast is None:
        return bytes(SIZE)
    found = look(state, next_terrain(state), memory)
    row = turned(found.block, own * EACH, SIZE)
    for terrain in range(1, kinds.MOUNTAIN + 1):
        row[MOST_SEATS * EACH + FREE - 1 + terrain] = found.free[terrain]
    write_seats(state, own, found, row)
    write_table(state, own, found.goal, row)
    return row.getvalue()


def look(state: TempusState, goal: int, memory: TempusMemory | None) -> Survey:
    """The map and what a row says of it: as remembered while nothing on it has changed."""
    if memory is not None and memory.found is not None and memory.holds(state, goal):
        return memory.found
    found = survey(state, goal)
    block = blank(state.seats * EACH)
    write_map(found, state.seats, block)
    found.block = block.getvalue()
    if memory is not None:
        memory.keep(state, found)
    return found


def next_terrain(state: TempusState) -> int:
    """The terrain of the next progress box; 0 where there is none."""
    row = max(state.course.era) + 1
    return state.box.chart.terrain[row] if row <= state.box.flight else 0


def write_map(found: Survey, seats: int, block: BytesWriter) -> None:
    """What each seat has on the map and near it, in the order of the seats."""
    counts = found.counts
    for seat in range(seats):
        base, at = seat * EACH, seat * COUNTS
        for place in range(COUNTS):
            if counts[at + place]:
                block[base + TOKENS + place] = counts[at + place]
        tally = found.tallies[seat]
        write_stacks(tally, base, block)
        if tally.cities:
            write_cities(tally, base, block)


def write_stacks(tally: Tally, base: int, row: BytesWriter) -> None:
    """The tokens of a seat, what is near them, what they fear and what they may take."""
    row[base + ROOM] = tally.room
    row[base + ROOM_ALONE] = tally.room_alone
    row[base + ROOM_GRASS] = tally.room_grass
    row[base + ROOM_NEXT] = tally.room_next
    row[base + ROOM_SITES] = tally.room_sites
    row[base + CRADLES] = tally.cradles
    row[base + FULL] = tally.full
    row[base + SHORE] = tally.shore
    row[base + NEXT_TOKENS] = tally.next_tokens
    row[base + LOOT] = tally.loot
    row[base + NEAR_LOOT] = tally.near_loot
    if tally.seen:
        row[base + SEEN] = tally.seen
        row[base + LOST] = tally.lost
        row[base + LOST_TOKENS] = tally.lost_tokens
        row[base + EVEN] = tally.even
        row[base + PREY] = tally.prey


def write_cities(tally: Tally, base: int, row: BytesWriter) -> None:
    """The cities of a seat and how safe they are."""
    row[base + CITIES] = tally.cities
    row[base + CITY_POINTS] = tally.city_points
    row[base + CITY_SEEN] = tally.city_seen
    row[base + CITY_LOST] = tally.city_lost
    row[base + CITY_NEAR_LOST] = tally.city_near_lost


def write_seats(state: TempusState, own: int, found: Survey, row: BytesWriter) -> None:
    """What each seat has besides the map, and how it stands against the others."""
    course, box, seats = state.course, state.box, state.seats
    points, progress = Top(), Top()
    ahead = max(course.era)
    for seat in range(seats):
        base: i64 = ((seat - own) % seats) * EACH
        era, turn, tally = course.era[seat], (seat - course.first) % seats, found.tallies[seat]
        write_supply(state, seat, base, row)
        row[base + TURN] = turn
        if turn < course.slots:
            row[base + TURN_OVER] = 1
        row[base + BEHIND] = ahead - era
        row[base + REACH] = box.chart.distance[era]
        tally.progress = tally.next_tokens + tally.cities if found.goal else 0
        tally.points = tally.worth + tally.city_points + (box.flight_points if era == box.flight else 0)
        row[base + PROGRESS] = tally.progress
        row[base + POINTS] = tally.points
        progress.meet(tally.progress)
        points.meet(tally.points)
    for seat in range(seats):
        base = ((seat - own) % seats) * EACH
        put(row, base + PROGRESS_LEAD, progress.ahead(found.tallies[seat].progress) + MIDDLE)
        put(row, base + POINTS_LEAD, points.ahead(found.tallies[seat].points) + MIDDLE)


def write_supply(state: TempusState, seat: int, base: i64, row: BytesWriter) -> None:
    """What a seat has beside the map; most of it is seldom nothing."""
    people, ideas, course = state.people, state.ideas, state.course
    row[base + THERE] = 1
    row[base + SUPPLY] = people.supply[seat]
    for size in range(3):
        row[base + CITY_TILES + size] = people.cities[seat * 3 + size]
    row[base + HAND] = len(ideas.hands[seat])
    if ideas.laid[seat]:
        row[base + LAID] = len(ideas.laid[seat])
    if ideas.shown[seat]:
        row[base + SHOWN] = len(ideas.shown[seat])
    row[base + TILES] = course.tiles[seat]
    if course.delayed[seat]:
        row[base + DELAYED] = course.delayed[seat]
    if state.agenda.asked[seat]:
        row[base + ASKED] = 1
    if people.spread[seat] <= 3:
        row[base + GUARDED] = 1


def write_table(state: TempusState, own: int, goal: int, row: BytesWriter) -> None:
    """Eras and rounds, the open step, and for the seat that looks its decision and its cards."""
    course, ideas, agenda = state.course, state.ideas, state.agenda
    base = MOST_SEATS * EACH
    row[base + SEATS] = state.seats
    row[base + ERA + min(course.eras, 10)] = 1
    row[base + NEXT + goal] = 1
    row[base + ROUND] = min(course.round, 255)
    row[base + TILES_LEFT] = sum(course.tiles)
    row[base + SLOTS] = course.slots
    row[base + DECK] = ideas.left
    if agenda.table:
        step = verb_of(agenda.table[-1])
        row[base + STEP + step] = 1
        if step == steps.COMMITMENTS:
            row[base + COMMITTED] = first(agenda.table[-1])
    if course.fight_from >= 0:
        row[base + FIGHT] = 1
        if course.fight_terrain > 0:
            row[base + FIGHT_TERRAIN - 1 + course.fight_terrain] = 1
    asked = agenda.asked[own]
    if asked:
        frame = asked[-1]
        row[base + DECISION + verb_of(frame) - steps.TILE_PLACE] = 1
        if verb_of(frame) in (steps.TURN, steps.MOVING, steps.BIRTHS):
            row[base + LEFT] = min(first(frame), 16)
            row[base + LEFT + 1] = min(second(frame), 16)
    write_cards(state, own, goal, row, base)


def write_cards(state: TempusState, own: int, goal: int, row: BytesWriter, base: int) -> None:
    """The hand of the seat that looks, what it gives towards the next era, and what the others may hold."""
    ideas, course = state.ideas, state.course
    hand = ideas.hands[own]
    sure = int(row[PROGRESS])
    for card in hand:
        kind = card % POOL
        row[base + CARDS + ability_of(kind)] += 1
        row[base + CARD_TERRAINS - 1 + terrain_of(kind)] += 1
    if goal:
        held, laid = card_points(hand, goal), card_points(ideas.laid[own], goal)
        row[base + CARD_PROGRESS] = held
        row[base + LAID_PROGRESS] = laid
        sure += held + laid
    row[base + SURE_PROGRESS] = sure
    limit = state.box.chart.hand[course.era[own]]
    row[base + OVER_LIMIT] = max(0, len(hand) - limit)
    row[base + HAND_LIMIT] = limit
    write_unseen(ideas, own, row, base + UNSEEN)


def write_unseen(ideas: Ideas, own: int, row: BytesWriter, base: i64) -> None:
    """The cards that the others may hold or draw, by terrain: four counts in one number, without a list to make."""
    unseen: i64 = 0
    one: i64 = 1
    place: i64
    for place in range(len(ideas.deck)):
        more: i64 = ideas.deck[place]
        unseen += more << (place & 3) * COUNTED
    for seat in range(len(ideas.hands)):
        if seat != own:
            for cards in (ideas.hands[seat], ideas.laid[seat]):
                for card in cards:
                    unseen += one << (card % POOL % 4) * COUNTED
    for terrain in range(4):
        row[base + terrain] = u8(unseen >> terrain * COUNTED & 255)
