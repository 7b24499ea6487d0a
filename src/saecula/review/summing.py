"""What the judged moves of a game add up to: accuracy, turning points, the moves that cost most."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from saecula.review.data import Accuracy, Costly, Turning

#: How fast accuracy falls with what a move costs; at two seats a move that costs 10 % of the win counts 64 %.
STEEP = 4.5
#: The most moves listed for one seat, and the least that a listed move costs.
LISTED = 3
DEAR = 0.03
#: The most turning points; the least swing; a swing is looked for over one PART-th of the game, but over at least
#: LEAST_WINDOW moves.
TURNINGS = 5
SWING = 0.1
PART = 40
LEAST_WINDOW = 4


class Choice(NamedTuple):
    """A real choice of a seat and what it cost; `turn` numbers the turns of the game."""

    seat: int
    turn: int
    cost: float


def accuracy_of(choices: Sequence[Choice], seat: int, seats: int, stood_in: int = 0) -> Accuracy:
    """The mean over all choices of a seat; costs are scaled up with the seats, as with many seats shares are small."""
    costs = [choice.cost for choice in choices if choice.seat == seat]
    if not costs:
        return Accuracy(None, 0, 0.0, stood_in)
    marks = [exp(-STEEP * cost * seats / 2) for cost in costs]
    return Accuracy(round(100 * sum(marks) / len(marks), 1), len(costs), round(sum(costs), 4), stood_in)


def costliest(found: Sequence[tuple[Costly, int]], seats: int) -> list[Costly]:
    """The costliest moves of each seat, at most one per turn, the costliest of all first."""
    listed: list[Costly] = []
    for seat in range(seats):
        turns: set[int] = set()
        own = [pair for pair in found if pair[0].seat == seat and pair[0].cost >= DEAR]
        for costly, turn in sorted(own, key=lambda pair: -pair[0].cost):
            if turn not in turns and len(turns) < LISTED:
                turns.add(turn)
                listed.append(costly)
    return sorted(listed, key=lambda costly: (-costly.cost, costly.n))


def turning_points(ns: Sequence[int], chances: Sequence[Sequence[float]]) -> list[Turning]:
    """The largest rises of any seat's curve that do not overlap, in order of play.

    The last move is left out: it only shows who has won.
    """
    last = len(ns) - 2
    if last < 1:
        return []
    window = min(last, max(LEAST_WINDOW, last // PART))
    swings = [
        (curve[at + window] - curve[at], at, seat)
        for seat, curve in enumerate(chances)
        for at in range(last - window + 1)
    ]
    found: list[Turning] = []
    taken: list[int] = []
    for swing, at, seat in sorted(swings, key=lambda one: (-one[0], one[1])):
        if swing < SWING or len(found) == TURNINGS:
            break
        if all(abs(at - other) > window for other in taken):
            taken.append(at)
            found.append(_turning(ns, chances[seat], seat, at, at + window))
    return sorted(found, key=lambda turning: turning.n)


def _turning(ns: Sequence[int], curve: Sequence[float], seat: int, first: int, last: int) -> Turning:
    """A swing, cut down by the moves at its ends that had no part in it."""
    low = min(range(first, last), key=lambda at: (curve[at], -at))
    high = max(range(low + 1, last + 1), key=lambda at: (curve[at], -at))
    most = max(range(low + 1, high + 1), key=lambda at: curve[at] - curve[at - 1])
    return Turning(ns[most], ns[low], ns[high], seat, curve[low], curve[high])
