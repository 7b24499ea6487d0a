"""The levels as a ladder: how many rating points each is above the one below, and a picture of that."""

from collections import defaultdict
from collections.abc import Sequence
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

from bench.duels import Duel, Found
from saecula.games import make_game

#: A level should be at least and at most this many rating points above the one below.
STEP = (150, 400)


class Rung(NamedTuple):
    """A level against the one below, in a game."""

    game: str
    level: str
    duel: Duel


def points(share: float) -> float:
    """The rating points that a share of the wins stands for; kept finite for none and for all of them."""
    held = min(max(share, 1e-3), 1 - 1e-3)
    return 400 * log10(held / (1 - held))


def rating(found: Found) -> float:
    """Rating points between two levels; half a win for each keeps it finite if one of them won every game."""
    return points((found.wins + 0.5) / (found.games + 1))


def told_step(found: Found) -> str:
    """The points between two levels in words."""
    low, high = (points(end) for end in found.interval)
    return f"{rating(found):.0f} ({low:.0f} to {high:.0f})"


def ladders(steps: Sequence[tuple[Rung, Found]]) -> dict[str, list[tuple[str, float, float, float]]]:
    """For each game, its levels above the lowest: name, rating, and both ends of the 95 % interval of the last step."""
    found: dict[str, list[tuple[str, float, float, float]]] = defaultdict(list)
    for rung, step in steps:
        before = found[rung.game][-1][1] if found[rung.game] else 0.0
        low, high = (before + points(end) for end in step.interval)
        found[rung.game].append((rung.level, before + rating(step), low, high))
    return found


def draw_ladders(steps: Sequence[tuple[Rung, Found]], lowest: str, path: Path) -> None:
    """Draw one ladder for each game, side by side: ink on paper, like the arena's picture."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    from saecula.arena.picture import PAPER, STYLE, save

    found = ladders(steps)
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(11, 4.6), facecolor=PAPER, layout="constrained")
        all_axes = figure.subplots(1, len(found), sharey=True, squeeze=False)[0]
        for axes, (game, rungs) in zip(all_axes, found.items(), strict=True):
            _draw_ladder(axes, make_game(game).meta.title, [(lowest, 0.0, 0.0, 0.0), *rungs])
        all_axes[0].set_ylabel("rating points above beginner")
        save(figure, path)


def _draw_ladder(axes: Any, title: str, rungs: list[tuple[str, float, float, float]]) -> None:
    from saecula.arena.picture import BRASS, FAINT, INK, SEA, engrave

    places = range(len(rungs))
    for place, (_, rating, _, _) in enumerate(rungs[:-1]):
        axes.fill_between([place + 0.7, place + 1.3], rating + STEP[0], rating + STEP[1], color=FAINT, alpha=0.5, lw=0)
    axes.vlines(places, [low for *_, low, _ in rungs], [high for *_, high in rungs], color=SEA, linewidth=2.2)
    axes.plot(places, [rating for _, rating, _, _ in rungs], "D", color=BRASS, markeredgecolor=INK, markersize=7)
    axes.set_title(title, fontsize=12)
    engrave(axes)
    axes.set_xticks(places, [level for level, *_ in rungs], rotation=60)
