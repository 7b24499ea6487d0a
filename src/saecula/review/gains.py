"""What a plan brings its seat, in figures: beside doing nothing, and beside another plan.

Whoever does nothing ends a turn as well, and what the end of a turn brings is no merit of a plan. So a plan that ends a
turn is compared with ending it at once; one that stops earlier, with the position as it is.
"""

from statistics import fmean
from typing import Any, Protocol, runtime_checkable

import msgspec

from saecula.kernel.codes import Log
from saecula.kernel.game import Game
from saecula.review.figures import PROSPECT, figures_of

#: The most moves by which a seat does nothing.
IDLING = 12


@runtime_checkable
class Idles(Protocol):
    """A face that can say by which kinds of moves a seat does nothing more, such as ending its turn."""

    idle: tuple[str, ...]


def idle_kinds(game: Game[Any]) -> tuple[str, ...]:
    """The kinds of moves by which a seat does nothing more; empty if the game does not say."""
    return game.face.idle if isinstance(game.face, Idles) else ()


class SurePlan(msgspec.Struct):
    """Moves that are certain to be possible one after another, and where they lead in some worlds."""

    moves: list[int]
    worlds: list[Any]
    #: whether the seat goes on afterwards, but depending on something that nobody knows yet
    is_open: bool


class Gains(msgspec.Struct):
    """A plan with the figures of its seat, world by world; and where doing nothing leads, if one can do nothing."""

    has_ended: bool
    figures: list[dict[str, float]]
    idle: list[Any]
    without: list[dict[str, float]]


def gains_of(game: Game[Any], plan: SurePlan, now: list[Any], seat: int) -> Gains:
    """The figures of a plan and of doing nothing, from the worlds in which the plan begins."""
    has_ended = _is_idle(game, plan.moves[-1]) and all(_is_over(game, world, seat) for world in plan.worlds)
    idle = [idled(game, world, seat, plan.moves) for world in now] if has_ended else now
    idle = [] if None in idle else idle
    return Gains(has_ended, _own(game, plan.worlds, seat), idle, _own(game, idle, seat))


def idled(game: Game[Any], world: Any, seat: int, plan: list[int]) -> Any | None:
    """A world after a seat has done nothing with its turn but what has to be done; that is done as planned.

    None if this never ends, or if the plan does not tell what to do.
    """
    after = world.copy()
    for _ in range(IDLING):
        if not _is_asked(game, after, seat):
            return after
        legal = game.legal(after, seat)
        code = _idle_move(game, legal)
        if code is None:
            code = _forced_move(game, after, seat, legal, plan)
        if code is None:
            return None
        game.make(after, seat, code, Log(False))
    return None


def _forced_move(game: Game[Any], world: Any, seat: int, legal: list[int], plan: list[int]) -> int | None:
    """What to do where something has to be done: as planned, unless only another move lets one do nothing after it."""
    due = legal[0] if len(legal) == 1 else next((code for code in plan if code in legal), None)
    for code in [*([] if due is None else [due]), *legal]:
        after = world.copy()
        game.make(after, seat, code, Log(False))
        if _is_asked(game, after, seat) and _idle_move(game, game.legal(after, seat)) is not None:
            return code
    return due


def _idle_move(game: Game[Any], legal: list[int]) -> int | None:
    """The move by which nothing is done, if there is one."""
    kinds = {type(game.book.decode(code)).__name__: code for code in legal}
    return next((kinds[kind] for kind in idle_kinds(game) if kind in kinds), None)


def changes_of(gains: Gains) -> dict[str, int]:
    """By how much a plan changes each figure, compared with doing nothing; only what it changes in every world."""
    return _sure([_less(has, had) for has, had in zip(gains.figures, gains.without, strict=False)])


def changes_against(one: Gains, other: Gains) -> dict[str, int]:
    """By how much more one plan leaves of each figure than another.

    If only one of them ends the turn, both are compared by what they bring beside doing nothing.
    """
    if one.has_ended == other.has_ended:
        return _sure([_less(has, had) for has, had in zip(one.figures, other.figures, strict=True)])
    pairs = [
        [_less(has, had) for has, had in zip(gains.figures, gains.without, strict=False)] for gains in (one, other)
    ]
    return _sure([_less(has, had) for has, had in zip(*pairs, strict=False)])


def _is_idle(game: Game[Any], code: int) -> bool:
    return type(game.book.decode(code)).__name__ in idle_kinds(game)


def _is_asked(game: Game[Any], world: Any, seat: int) -> bool:
    return seat in game.to_act(world)


def _is_over(game: Game[Any], world: Any, seat: int) -> bool:
    return not _is_asked(game, world, seat) and game.mind.is_quiet(world)


def _own(game: Game[Any], worlds: list[Any], seat: int) -> list[dict[str, float]]:
    return [{name: values[seat] for name, values in figures_of(game, world).items()} for world in worlds]


def _less(has: dict[str, float], had: dict[str, float]) -> dict[str, float]:
    return {name: has[name] - had[name] for name in has if name in had}


def _sure(by_world: list[dict[str, float]]) -> dict[str, int]:
    """What is the same in all worlds; of the points at the end, the mean, and last."""
    found: dict[str, list[float]] = {}
    for one in by_world:
        for name, by in one.items():
            found.setdefault(name, []).append(by)
    sure = {name: round(fmean(by)) for name, by in found.items() if name == PROSPECT or len(set(by)) == 1}
    return {name: by for name, by in sorted(sure.items(), key=lambda one: one[0] == PROSPECT) if by}
