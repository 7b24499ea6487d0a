"""What a position may leave out, because it follows from the rest or because any choice will do."""

from saecula.games.time_of_empires.model.box import SLOTS, SPOTS, Box, Deck, Layout, Times
from saecula.games.time_of_empires.model.kinds import COLUMNS, INITIATION, NO_PACE, PACES, REAL_TIME
from saecula.games.time_of_empires.position.stage import Stage


def tiles_implied(layout: Layout, seats: int) -> list[int]:
    """Per spot: capital tiles on their own spots, the others in order on the rest (TOE-SET-1)."""
    found = [-1] * SPOTS
    rest = [tile for tile in range(3 * seats) if tile % 3]
    for spot in layout.spots:
        found[spot] = 3 * layout.capitals.index(spot) if spot in layout.capitals else rest.pop(0)
    return found


def tokens_implied(count: int) -> list[int]:
    """Per section: its token's value; the first token lies on the first section, and so on (TOE-PRE-6)."""
    return [section + 1 if section < count else 0 for section in range(4)]


def sides_implied(box: Box, columns: int) -> list[int]:
    """Per column: the first side of its effect tile, -1 if none lies there (TOE-SET-3)."""
    return [box.sides[column][0] if column < columns else -1 for column in range(COLUMNS)]


def wonders_implied(box: Box, count: int) -> list[int]:
    """Per place: the first wonder of its age, -1 if none is in play yet (TOE-PRE-2)."""
    return [box.wonder_age.index(place) if place < count else -1 for place in range(3)]


def columns_implied(box: Box, age: int, named: list[int], won: list[int], stage: Stage, columns: int) -> list[int]:
    """Per column: its leader of an age, the first one left, or -1 if that leader has been won (TOE-PRE-3)."""
    found = named.copy()
    is_filled = [leader >= 0 for leader in named]
    for leader in won:
        if box.leader_age[leader] == age:
            own = box.speciality[leader]
            is_filled[COLUMNS - 1 if is_filled[own] else own] = True
    for column in range(columns):
        if is_filled[column] or column in stage.waiting:
            continue
        for leader in range(len(box.leader_age)):
            fits = box.leader_age[leader] == age and column in (box.speciality[leader], COLUMNS - 1)
            if fits and leader not in won and leader not in found:
                found[column] = leader
                break
    return found


def gone_implied(box: Box, dealt: int, won: list[int], stage: Stage) -> list[int]:
    """The leaders of earlier ages that have left the game: those that came into play and were not won (TOE-PRE-3)."""
    found: list[int] = []
    for age in range(dealt - 1):
        found += columns_implied(box, age, [-1] * COLUMNS, won, stage, stage.columns)
    return sorted(leader for leader in found if leader >= 0)


def starting_cards(deck: Deck, seat: int) -> list[int]:
    """The starting technologies of a seat (TOE-COM-2)."""
    return [card for card in range(len(deck.ids)) if deck.colour[card] == seat]


def left_implied(total: int) -> list[int]:
    """Per pile: how many of `total` cards it holds if they are spread evenly (TOE-PRE-1)."""
    return [total // 4 + (1 if pile < total % 4 else 0) for pile in range(4)]


def tops_implied(types: list[int], left: list[int], named: list[int], stage: Stage) -> list[int]:
    """Per pile: the type on top, different types as far as the cards allow; `types` counts the cards in the piles."""
    found, rest = named.copy(), types.copy()
    for top in named:
        if top >= 0:
            rest[top] -= 1
    for pile in range(4):
        if found[pile] < 0 and left[pile] > 0 and pile not in stage.tops:
            for top in (pile, 0, 1, 2, 3):
                if rest[top] > 0:
                    found[pile] = top
                    rest[top] -= 1
                    break
    return found


def slots_implied(entries: list[tuple[int, int]]) -> list[int]:
    """The slots of a territory, given its buildings and the slot of each, -1 being the next free one."""
    found = [-1] * SLOTS
    for building, slot in entries:
        if 0 <= slot < SLOTS:
            found[slot] = building
    for building, slot in entries:
        if slot < 0 and -1 in found:
            found[found.index(-1)] = building
    return found


def wishes_implied(stage: Stage, ages: str, asked: list[bool]) -> list[int]:
    """Per seat: the pace that the options name, or real time if seats choose; none for a seat yet to choose."""
    pace = REAL_TIME if ages == "chosen" else PACES.index(ages)
    return [NO_PACE if stage.is_pacing or is_asked else pace for is_asked in asked]


def round_implied(stage: Stage, rounds: int, age: int, wishes: list[int], ages: str) -> int:
    """The first round while rounds are played, the last one from then until the next age is prepared, otherwise 0."""
    if stage.has_rounds:
        return 1
    was_initiation = INITIATION in wishes if stage.is_scoring else ages == "initiation" and age > 0
    return rounds if was_initiation and (stage.is_scoring or not stage.is_prepared) else 0


def clock_implied(times: Times, stage: Stage, age: int, wishes: list[int], ages: str) -> tuple[int, int]:
    """When the first gong of the latest real-time age rings, and the time since; every age was as short as possible."""
    if ages == "initiation":
        return 0, 0
    was_timed = stage.is_timed or (stage.is_scoring and INITIATION not in wishes)
    count = age + 1 if was_timed else age
    began = count * (times.count_in + times.age) - times.age if count else 0
    if stage.counts_in:
        return began, -times.count_in
    return began, 0 if stage.is_timed or not count else times.age
