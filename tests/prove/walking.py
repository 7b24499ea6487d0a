"""Random games walked through with checks of the conformance kit at every single state, instead of now and then."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from saecula.conformance import Case, Flaw, Report, cases, choices, secrets
from saecula.conformance.drive import _move
from saecula.conformance.records import results_add_up
from saecula.conformance.trial import Trial
from saecula.games import make_game
from saecula.kernel.game import Game
from saecula.kernel.match import Played

#: How many moves outside the list are tried for each actor: with two seats, chance and time more than twenty.
STRAYS = 8


class Walk(msgspec.Struct, frozen=True):
    """A game, from which seed on, and until so much of something is counted."""

    game: str
    seed: int
    count: str
    enough: int


class Walked(msgspec.Struct):
    """What was looked at, and the flaws that were found."""

    game: str
    report: Report
    steps: int = 0
    flaws: list[str] = msgspec.field(default_factory=list)


class Thorough(Trial[Any]):
    """A trial that leaves nothing of a list out."""

    def some(self, codes: list[int], count: int = 8) -> list[int]:
        """All of them, not a few."""
        return codes


Look = Callable[[Trial[Any]], None]
After = Callable[[Trial[Any], Any, Played], None]


def walk(order: Walk, kind: type[Trial[Any]], looks: tuple[Look, ...], afters: tuple[After, ...] = ()) -> Walked:
    """Walk through one random game after the other until enough is counted."""
    game = make_game(order.game)
    found = Walked(order.game, Report())
    for case in _cases(game, order.seed):
        trial = kind(game, case, found.report)
        found.report.games += 1
        try:
            for _ in _steps(trial, looks, afters):
                found.steps += 1
                if _counted(found, order.count) >= order.enough:
                    return found
            results_add_up(trial)
        except Flaw as flaw:
            found.flaws.append(str(flaw))
            if len(found.flaws) > 9:
                return found
    raise AssertionError("there are always more games")


def _cases(game: Game[Any], seed: int) -> Iterator[Case]:
    """Games without end, all seats and options in turn."""
    while True:
        yield from cases(game, range(seed, seed + 1))
        seed += 1


def _steps(trial: Trial[Any], looks: tuple[Look, ...], afters: tuple[After, ...]) -> Iterator[None]:
    while not trial.game.is_over(trial.state):
        trial.report.states += 1
        for look in looks:
            look(trial)
        before = trial.state
        played = _move(trial)
        for after in afters:
            after(trial, before, played)
        yield


def _counted(found: Walked, what: str) -> int:
    return found.steps if what == "steps" else int(getattr(found.report, what))


def strays_are_refused(trial: Trial[Any]) -> None:
    """More of what is not on the list than the kit tries each time."""
    for _ in range(STRAYS // 2):
        choices.strays_are_refused(trial)


def illegal_moves(order: Walk) -> Walked:
    """Every listed move is made on a copy, what is not listed is tried on the table."""
    looks = (choices.legal_moves_apply, strays_are_refused, choices.forged_decisions_are_stale)
    return walk(order, Thorough, looks)


def invariants(order: Walk) -> Walked:
    """After every step somebody can act and nothing has come or gone; at the end the scores add up."""
    return walk(order, Trial, choices.ALWAYS)


def pairs(order: Walk) -> Walked:
    """States that differ only in what a viewer may not know look alike, before and after a move."""
    return walk(order, Trial, (secrets.views_are_blind,), (secrets.nobody_learns, secrets.shown_is_known))
