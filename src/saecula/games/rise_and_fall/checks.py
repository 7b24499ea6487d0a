"""Whether a state that came from a file is possible, so far that the rules can go on from it without stumbling."""

from saecula.games.rise_and_fall.pieces import active_cards, hand_of, kind_of
from saecula.games.rise_and_fall.state import RiseState
from saecula.games.rise_and_fall.verbs import (
    BEGIN_ROUND,
    BUY_BACK_CHOICE,
    CARD_CHOICE,
    COUNTDOWN,
    DECLINE,
    DECLINE_CHOICE,
    DISCARD,
    FIRST_BUILDER,
    GLACIER,
    GOODS,
    HAND,
    KINDS,
    LAND_TILES,
    LIBRARY_WORLD,
    MAKE_WORLD,
    MOST_RESOURCES,
    MOUNTAINEER,
    PLAIN,
    RANDOM_CARD,
    SEA,
    SEA_PLACE,
    SEA_TILES,
    SHIP,
    START_PIECE,
    TILE_LIFT,
    TILE_PLACE,
    TOWN,
    TURN,
    WORLD_SEED,
)
from saecula.kernel.codes import first, second, verb_of

MAKING = (MAKE_WORLD, FIRST_BUILDER, LIBRARY_WORLD, WORLD_SEED, SEA_TILES, LAND_TILES, SEA_PLACE, TILE_PLACE, TILE_LIFT)
LAYING = (LAND_TILES, TILE_PLACE, TILE_LIFT)


def fault(state: RiseState) -> str:
    """What is impossible about a state, in a few words; nothing if it is sound."""
    return (
        site_fault(state)
        or course_fault(state)
        or goods_fault(state)
        or piece_fault(state)
        or card_fault(state)
        or frame_fault(state)
    )


def within(values: list[int], low: int, high: int) -> bool:
    """Whether all values lie between two bounds."""
    return not values or (min(values) >= low and max(values) <= high)


def site_fault(state: RiseState) -> str:
    """The World under construction."""
    site, box = state.site, state.box
    if not within([site.builder], 0, state.seats - 1) or not within([site.layer], SEA, GLACIER) or site.placed < 0:
        return "the builder or the layer is not possible"
    if len(site.q) > box.sea_tiles[state.seats]:
        return "there are more sea tiles than in the box"
    if state.grid is None:
        return "land lies where there is no sea" if site.layer or site.laid else ""
    if site.layer and len(site.laid) > box.land_tiles[state.seats][site.layer]:
        return "there are more tiles than in the box"
    known = state.grid.layers[site.layer].mask_of
    covered = 0
    for tile in site.laid:
        mask = known.get(tile, 0)
        if mask == 0 or mask & covered:
            return "a tile lies where it cannot"
        covered |= mask
    if state.land is None:
        for cell, level in enumerate(site.level):
            if level > site.layer or (level == site.layer) != bool(covered >> cell & 1):
                return "the tiles and the levels do not agree"
    return ""


def course_fault(state: RiseState) -> str:
    """Rounds, trophies, choices, extinctions, time."""
    course, seats = state.course, state.seats
    if not within([course.first], 0, seats - 1) or not within([course.round, course.quiet], 0, 9999):
        return "the first player or the round is not possible"
    if not within(course.trophies, -1, seats - 1) or not within([course.won], 0, state.trophies_won()):
        return "the trophies are not possible"
    if not within(course.chosen, -1, KINDS - 1) or not within(course.played, -1, KINDS - 1):
        return "a card is none of this game"
    if not within(course.giving, 0, (1 << KINDS) - 1) or not within(course.died, 0, seats):
        return "a card given up or an extinction is not possible"
    if course.acted != sorted(set(course.acted)) or not within(course.acted, 0, len(state.pieces.main) - 1):
        return "a piece that has acted is not possible"
    if not within([course.now, course.ends], 0, 9_000_000):
        return "the time is not possible"
    return ""


def goods_fault(state: RiseState) -> str:
    """Treasuries and the bank together hold what the box does (RNF-COM-2, RNF-B-5)."""
    realms, whole = state.realms, state.box.bank[state.seats]
    if not within(realms.goods, 0, whole[0]) or not within(realms.bank, 0, max(whole)):
        return "a treasury is not possible"
    for good, name in enumerate(GOODS):
        mine = [realms.goods[seat * 3 + good] for seat in range(state.seats)]
        if good and max(mine) > MOST_RESOURCES:
            return f"somebody has more than {MOST_RESOURCES} {name}"
        if sum(mine) + realms.bank[good] != whole[good]:
            return f"there is not as much {name} as in the box"
    return ""


def stands_well(level: int, kind: int) -> bool:
    """Whether a kind of piece can stand on a level."""
    if kind == SHIP:
        return level == SEA
    return level > SEA if kind == MOUNTAINEER else SEA < level < GLACIER


def piece_fault(state: RiseState) -> str:
    """Pieces stand where they can, no more of them than there are, and none of the extinct."""
    pieces, level = state.pieces, state.site.level
    for cell, piece in enumerate(pieces.main):
        if piece and (state.land is None or not stands_well(level[cell], kind_of(piece))):
            return f"what stands on hex {cell + 1} is not possible"
        if pieces.guest[cell] and (piece == 0 or kind_of(piece) != TOWN):
            return f"what stands on hex {cell + 1} is not possible"
    for seat in range(state.seats):
        for kind in range(KINDS):
            count = pieces.counts[seat * KINDS + kind]
            if count > state.box.pieces[kind] or (count and not state.is_living(seat)):
                return f"seat {seat} has more pieces than it can"
    return ""


def card_fault(state: RiseState) -> str:
    """A card is active only with a piece of its type in the World, and in reserve only without (RNF-CAR-1)."""
    cards, counts, course = state.realms.cards, state.pieces.counts, state.course
    if not within(cards, 0, DECLINE):
        return "a card is nowhere"
    for at, where in enumerate(cards):
        is_active = where in (HAND, DISCARD)
        if course.round and where != DECLINE and is_active != (counts[at] > 0):
            return f"a card of seat {at // KINDS} is not where it must be"
    for seat in range(state.seats):
        if course.chosen[seat] >= 0 and course.chosen[seat] not in hand_of(state, seat):
            return f"seat {seat} has chosen a card that it does not hold"
        active = active_cards(state, seat)
        if any(course.giving[seat] >> kind & 1 and kind not in active for kind in range(KINDS)):
            return f"seat {seat} gives up a card that is not active"
    return ""


def is_owed(state: RiseState, seat: int, frame: int) -> bool:
    """Whether a seat can owe what a decision asks of it."""
    kind, count = verb_of(frame), first(frame)
    if kind == TURN:
        return state.course.played[seat] == count
    if kind == CARD_CHOICE:
        return state.course.chosen[seat] < 0 and state.is_living(seat)
    if kind == DECLINE_CHOICE:
        return 1 <= count <= state.course.won and state.is_living(seat)
    if kind == BUY_BACK_CHOICE:
        return count <= state.realms.goods[seat * 3]
    if kind in (TILE_PLACE, TILE_LIFT):
        return count == state.site.layer
    return True


def frame_fault(state: RiseState) -> str:
    """The open decisions speak of seats and things that are there."""
    making = False
    for stack in [state.agenda.table, *state.agenda.asked]:
        for frame in stack:
            kind = verb_of(frame)
            making = making or kind in MAKING
            if kind in MAKING and state.land is not None:
                return "tiles are to be laid in a finished World"
            if kind in LAYING and (state.grid is None or state.site.layer < PLAIN):
                return "a tile is to be laid where there is no sea"
            if kind in (COUNTDOWN, RANDOM_CARD) and first(frame) >= state.seats:
                return "a decision of no seat is open"
            if kind == COUNTDOWN and state.course.ends <= state.course.now:
                return "the countdown is over"
            if kind == TILE_LIFT and not 1 <= second(frame) <= len(state.site.laid):
                return "more tiles are to be moved than lie"
            if kind in (START_PIECE, BEGIN_ROUND) and not state.living():
                return "nobody is left to play"
    for seat in range(state.seats):
        for frame in state.agenda.asked[seat]:
            if not is_owed(state, seat, frame):
                return f"seat {seat} is asked for what it cannot do"
    return "" if making or state.land is not None else "the World is not made, but play has begun"
