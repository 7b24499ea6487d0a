"""One choice, weighed: what the judge would rather have done, and what the move that was made cost.

Only what the seat knew goes into it: its view, and worlds that agree with it. The better move is found in one world and
put to the test in others, so that nobody is blamed for luck in the first one.
"""

from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from saecula.bots.ahead import LONG, Beam, look_ahead
from saecula.bots.judge import Judge
from saecula.kernel.game import Game
from saecula.kernel.views import View
from saecula.review.data import Difference, Rival
from saecula.review.figures import PROSPECT, figures_of

#: How wide to look for a better move, less so in games with long turns, and along a given move.
WIDE = Beam(width=2, firsts=8, most=16)
WIDE_LONG = Beam(width=1, firsts=6, most=10)
NARROW = Beam(width=1, firsts=1, most=8)
#: In how many worlds a better move must prove itself; fewer if turns are long and looking ahead takes its time.
CHECKS = 5
CHECKS_LONG = 3
#: A difference smaller than this in the first world is not looked into.
SMALL = 0.01
#: The most reasons that are given, and the least change of a rival's chance that counts as one.
REASONS = 3
RIVALRY = 0.03


class Weighed(NamedTuple):
    """The better move, its chance, what the one that was made cost, and why."""

    better: int
    chance: float
    cost: float
    reasons: list[Difference]
    rival: Rival | None


class Ended(NamedTuple):
    """Where a move leads at the end of the seat's decisions: what that is worth, and the position."""

    worth: float
    state: Any


def weigh(game: Game[Any], judge: Judge, view: View, legal: list[int], played: int, seed: int) -> Weighed | None:
    """What would have been better than the move made by the seat whose view this is; None if that was good."""
    assert view.seat is not None
    beam = WIDE_LONG if game.mind.turn_length() > LONG else WIDE
    rng = Random(seed)
    found = look_ahead(game, judge, game.resample(view, rng), view.seat, legal, beam, rng)
    best = found[0]
    tried = [variation.worth for variation in found if variation.moves[0] == played and variation.worth >= 0.0]
    if best.moves[0] == played or (tried and best.worth - max(tried) < SMALL):
        return None
    return compare(game, judge, view, best.moves[0], played, seed)


def compare(game: Game[Any], judge: Judge, view: View, better: int, played: int, seed: int) -> Weighed | None:
    """Compare two moves in fresh worlds, with the same luck for both; None if the move that was made is no worse."""
    checks = CHECKS_LONG if game.mind.turn_length() > LONG else CHECKS
    pairs = [
        (_follow(game, judge, view, better, luck), _follow(game, judge, view, played, luck))
        for luck in range(seed + 1, seed + 1 + checks)
    ]
    gains = [one.worth - other.worth for one, other in pairs]
    cost = fmean(gains)
    if cost <= 0.0 or sum(gain > 0.0 for gain in gains) * 2 < checks:
        return None
    assert view.seat is not None
    chance = fmean(one.worth for one, _ in pairs)
    return Weighed(better, chance, cost, reasons_of(game, pairs, view.seat), rival_of(judge, pairs, view.seat))


def _follow(game: Game[Any], judge: Judge, view: View, code: int, luck: int) -> Ended:
    """Where the seat's decisions end if they begin with a move, in one world."""
    assert view.seat is not None
    rng = Random(luck)
    found = look_ahead(game, judge, game.resample(view, rng), view.seat, [code], NARROW, rng)[0]
    # what was not followed to its end is marked down by a whole win
    return Ended(found.worth if found.worth >= 0.0 else found.worth + 1.0, found.state)


def reasons_of(game: Game[Any], pairs: list[tuple[Ended, Ended]], seat: int) -> list[Difference]:
    """The figures of the seat that come out higher in every world, or lower in every world; the clearest first."""
    differences: dict[str, list[float]] = {}
    sizes: dict[str, float] = {}
    for one, other in pairs:
        here, there = figures_of(game, one.state), figures_of(game, other.state)
        for name in (name for name in here if name in there):
            differences.setdefault(name, []).append(here[name][seat] - there[name][seat])
            sizes[name] = max(sizes.get(name, 1.0), *(abs(value) for value in there[name]))
    sure = {name: by for name, by in differences.items() if len(by) == len(pairs) and (min(by) > 0 or max(by) < 0)}
    order = sorted(sure, key=lambda name: (name == PROSPECT, -abs(fmean(sure[name])) / sizes[name], name))
    return [Difference(name, _whole(sure[name])) for name in _told(order)]


def _told(order: list[str]) -> list[str]:
    """The clearest figures; the points at the end are always kept, and come last."""
    counted = [name for name in order if name != PROSPECT]
    return [*counted[:REASONS], *order[len(counted) :]]


def _whole(by: list[float]) -> int:
    """The mean as a whole number, but never 0."""
    return round(fmean(by)) or (1 if by[0] > 0 else -1)


def rival_of(judge: Judge, pairs: list[tuple[Ended, Ended]], seat: int) -> Rival | None:
    """The rival whose chance the better move cuts most, if by enough; None with two seats, where that says nothing."""
    if pairs[0][0].state.seats == 2:
        return None
    ones, others = [one.state for one, _ in pairs], [other.state for _, other in pairs]
    changes = [
        Rival(rival, round(fmean(judge.worths(ones, rival)) - fmean(judge.worths(others, rival)), 4))
        for rival in range(ones[0].seats)
        if rival != seat
    ]
    held = min(changes, key=lambda change: change.by, default=None)
    return held if held is not None and held.by <= -RIVALRY else None
