"""Victory points and ranks (RNF-SCO, RNF-A-5, RNF-F-2)."""

from saecula.games.rise_and_fall.model.kinds import DEVELOPMENT, ECONOMY, GOLD, KINDS, TERRITORY
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import active_cards
from saecula.games.rise_and_fall.rules.round.end_of_round import is_decided
from saecula.games.rise_and_fall.rules.treasury import held


def economy(state: RiseState, seat: int) -> int:
    """1 point for 2 gold, rounded down (RNF-SCO-1)."""
    return held(state, seat, GOLD) // 2


def trophy_points(state: RiseState, seat: int) -> int:
    """The points printed on the trophies won (RNF-SCO-2)."""
    total = 0
    for kind in range(KINDS):
        if state.course.trophies[kind] == seat:
            total += state.box.trophy_points[kind]
    return total


def development(state: RiseState, seat: int) -> int:
    """The points that the table of each active card gives for pieces in the World (RNF-SCO-3)."""
    total = 0
    for kind in active_cards(state, seat):
        total += state.box.development[kind][state.pieces.counts[seat * KINDS + kind]]
    return total


def presence(state: RiseState) -> list[int]:
    """How many pieces each seat has in each region, at region * seats + seat."""
    if state.land is None:
        return []
    region = state.land.region
    main, guest = state.pieces.main, state.pieces.guest
    found = [0] * (len(state.land.cells) * state.seats)
    for cell in range(len(main)):
        piece = main[cell]
        if piece:
            found[region[cell] * state.seats + (piece - 1) // KINDS] += 1
            if guest[cell]:
                found[region[cell] * state.seats + guest[cell] - 1] += 1
    return found


def first_two(counts: list[int], at: int, seats: int) -> tuple[int, int, int]:
    """The most pieces that any seat has in a region, the second most, and who has the most, -1 for nobody."""
    best, second, who = 0, 0, -1
    for seat in range(seats):
        count = counts[at + seat]
        if count > best:
            best, second, who = count, best, seat
        elif count > second:
            second = count
    return best, second, who


def leaders(state: RiseState) -> list[int]:
    """Who has strictly the most pieces in each region, -1 for nobody (RNF-SCO-4)."""
    counts = presence(state)
    found: list[int] = []
    for at in range(0, len(counts), state.seats):
        best, second, who = first_two(counts, at, state.seats)
        found.append(who if best > second else -1)
    return found


def territory(state: RiseState) -> list[int]:
    """Points of each seat for the regions it leads (RNF-SCO-4, RNF-SCO-7)."""
    found = [0] * state.seats
    for region, seat in enumerate(leaders(state)):
        if seat >= 0:
            found[seat] += state.ground().worth[region]
    return found


def all_points(state: RiseState) -> list[list[int]]:
    """The points of each seat: economy, trophies, development, territory."""
    ground = territory(state)
    return [
        [economy(state, seat), trophy_points(state, seat), development(state, seat), ground[seat]]
        for seat in range(state.seats)
    ]


def quick_coins(points: list[int]) -> int:
    """Quick scoring in coins: half the gold, and what development and regions pay (RNF-SCO-6)."""
    return points[ECONOMY] + points[DEVELOPMENT] + points[TERRITORY]


def rank_keys(state: RiseState) -> list[tuple[int, int]]:
    """Survivors rank by points, ahead of the extinct, who rank by how late they died (RNF-SCO-5, RNF-A-5)."""
    totals = [sum(points) for points in all_points(state)]
    alive = [(1, totals[seat]) for seat in range(state.seats)]
    return [(0, died) if died else alive[seat] for seat, died in enumerate(state.course.died)]


def end_clause(state: RiseState) -> str:
    """The clause by which the game ended, or would end as things stand."""
    if len(state.living()) <= 1:
        return "RNF-F-2"
    if is_decided(state) and state.trophies_won() < int(state.options["length"]):
        return "RNF-F-3"
    return "RNF-F-1"


def measure_all(state: RiseState) -> dict[str, list[int]]:
    """Public figures of every seat: points so far, gold, pieces, trophies, regions led."""
    led = leaders(state)
    seats = range(state.seats)
    return {
        "points": [sum(points) for points in all_points(state)],
        "gold": [held(state, seat, GOLD) for seat in seats],
        "pieces": [sum(state.pieces.counts[seat * KINDS : seat * KINDS + KINDS]) for seat in seats],
        "trophies": [state.course.trophies.count(seat) for seat in seats],
        "regions": [led.count(seat) for seat in seats],
    }
