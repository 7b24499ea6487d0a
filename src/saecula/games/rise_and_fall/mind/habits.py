"""What a sensible player looks at first: rough weights of moves, cheap enough to work out by the thousand."""

from collections.abc import Callable
from typing import Final

from saecula.games.rise_and_fall.mind.evaluate import standing
from saecula.games.rise_and_fall.model import verbs
from saecula.games.rise_and_fall.model.kinds import GOLD, KINDS, MERCHANT, MOUNTAINEER, NOMAD, SEA, SHIP, TOWN
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.pieces.merchants import takings
from saecula.games.rise_and_fall.rules.pieces.ships import PER_TOWN, coastal_towns
from saecula.games.rise_and_fall.rules.pieces.temples import tithe_payers
from saecula.games.rise_and_fall.rules.round.decline import still_to_give
from saecula.games.rise_and_fall.rules.treasury import held
from saecula.games.rise_and_fall.rules.world.layers import highest_gone
from saecula.kernel.codes import first, second, verb_of
from saecula.parts.declared import names_of

#: The weight of choosing a set in any but ascending order, which would lead to the same position.
DISORDER: Final = 0.001
#: How useful a card is for each piece that it lets act.
CARDS: Final = [
    1.0,  # nomad
    1.3,  # town
    1.0,  # ship
    0.8,  # mountaineer
    1.0,  # merchant
    1.0,  # temple
]


def weigh(state: RiseState, seat: int, codes: list[int]) -> list[float]:
    """A weight for each move; only their proportions matter."""
    moving = 0
    for code in codes:
        if verb_of(code) == verbs.MOVE_PIECE:
            moving += 1
    share = 4.0 / (4.0 + moving)
    return [weigh_one(state, seat, code, share) for code in codes]


def weigh_one(state: RiseState, seat: int, code: int, share: float) -> float:
    """The weight of one move; `share` keeps many possible steps from outweighing everything else."""
    verb = verb_of(code)
    if verb == verbs.MOVE_PIECE:
        return share * weigh_step(state, seat, first(code), second(code))
    weigher = WEIGHERS[verb]
    return WEIGHTS[verb] if weigher is None else weigher(state, seat, code)


def weigh_trade(state: RiseState, seat: int, code: int) -> float:
    """Half the gold that a ship or merchant would bring."""
    cell = first(code)
    if state.ground().level[cell] == SEA:
        return 0.5 * PER_TOWN * coastal_towns(state, cell)
    return 0.5 * takings(state, seat, cell)


def weigh_tithe(state: RiseState, seat: int, code: int) -> float:
    """The number of pieces that pay."""
    return 1.0 * tithe_payers(state, seat, first(code))


def weigh_card(state: RiseState, seat: int, code: int) -> float:
    """By the number of pieces that a card lets act."""
    return 0.3 + CARDS[first(code)] * state.pieces.counts[seat * KINDS + first(code)]


def weigh_lift(state: RiseState, seat: int, code: int) -> float:
    """Tiles are taken up in ascending order: other orders lead to the same position."""
    return 1.0 if first(code) > highest_gone(state.agenda.asked[seat][-1]) else DISORDER


def weigh_start(state: RiseState, seat: int, code: int) -> float:
    """By how well a starting piece would stand."""
    value = standing(state, second(code), first(code))
    return 0.05 * value * value


def weigh_buy_back(state: RiseState, seat: int, code: int) -> float:
    """The rich buy more readily."""
    return 0.6 if held(state, seat, GOLD) < 40 else 2.0


def weigh_decline(state: RiseState, seat: int, code: int) -> float:
    """Give up what brings few points, in ascending order: other orders lead to the same position."""
    kind, still = first(code), still_to_give(state, seat)
    owed = first(state.agenda.asked[seat][-1])
    is_late = still.index(kind) > len(still) - owed
    is_early = kind < state.course.giving[seat].bit_length()
    order = DISORDER if is_late or is_early else 1.0
    return order / (1.0 + state.box.development[kind][state.pieces.counts[seat * KINDS + kind]])


def weigh_step(state: RiseState, seat: int, start: int, end: int) -> float:
    """Go into another region, the more it is worth the better, and uphill; merchants go where towns pay more."""
    land = state.ground()
    piece = state.pieces.main[start]
    kind = (piece - 1) % KINDS
    if kind == TOWN:
        kind = MERCHANT
    if kind == MERCHANT:
        return 0.2 + 0.25 * max(0, takings(state, seat, end) - takings(state, seat, start))
    if kind == SHIP:
        return 0.1
    level = land.level
    value = 0.3
    if land.region[start] != land.region[end]:
        value += 0.02 * land.worth[land.region[end]]
    if kind in (NOMAD, MOUNTAINEER) and level[end] > 1:
        value += 0.8
    return value


#: Moves that weigh the same wherever they are made; all others weigh 1.
CONSTANT: Final = {
    verbs.PRODUCE: 3.0,
    verbs.BUILD_TOWN: 6.0,
    verbs.BUILD_TEMPLE: 6.0,
    verbs.BUILD_SHIP: 4.0,
    verbs.GROW: 3.0,
    verbs.EDUCATE: 2.0,
    verbs.COLLECT_TAXES: 1.5,
    verbs.BUILD_ASHORE: 3.0,
    verbs.TRANSFORM: 0.8,
    verbs.CONVERT: 6.0,
    verbs.BUY_RESOURCE: 0.5,
    verbs.SELL_RESOURCE: 0.3,
    verbs.END_TURN: 0.2,
}
#: Moves whose weight depends on the position.
VARYING: Final[dict[int, Callable[[RiseState, int, int], float]]] = {
    verbs.TRADE: weigh_trade,
    verbs.TITHE: weigh_tithe,
    verbs.CHOOSE_CARD: weigh_card,
    verbs.DECLINE_CARD: weigh_decline,
    verbs.LIFT_TILE: weigh_lift,
    verbs.PLACE_PIECE: weigh_start,
    verbs.BUY_BACK: weigh_buy_back,
}
WEIGHTS: Final = [CONSTANT.get(verb, 1.0) for verb in range(len(names_of(verbs)))]
WEIGHERS: Final = [VARYING.get(verb) for verb in range(len(names_of(verbs)))]
