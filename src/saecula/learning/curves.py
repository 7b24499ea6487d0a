"""How a run went, as a picture: ink on paper, like the arena's."""

from pathlib import Path
from typing import Any

from saecula.arena.picture import BRASS, INK, PAPER, SEA, STYLE, engrave, save
from saecula.learning.run import BY_HAND, Generation, Run


def draw_curves(run: Run, title: str, path: Path) -> None:
    """The loss of every generation beside its shares of the wins."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(9, 4.2), facecolor=PAPER, layout="constrained")
        left, right = figure.subplots(1, 2)
        figure.suptitle(title, fontsize=14)
        _draw_losses(left, run.generations)
        _draw_shares(right, run.generations)
        for axes in (left, right):
            axes.set_xlabel("generation")
            axes.set_xticks([made.number for made in run.generations])
            engrave(axes)
            # below the axes, where no curve can cross it
            axes.legend(frameon=False, fontsize=9, loc="upper center", bbox_to_anchor=(0.5, -0.2), ncols=3)
        save(figure, path)


def _draw_losses(axes: Any, made: list[Generation]) -> None:
    numbers = [one.number for one in made]
    axes.plot(numbers, [one.training.test for one in made], "o-", color=SEA, label="new games")
    axes.plot(numbers, [one.training.learned for one in made], "D--", color=BRASS, label="learned games")
    axes.plot(numbers, [one.training.by_hand for one in made], "s:", color=INK, label="by hand")
    axes.set_title("loss (cross-entropy of the shares)", fontsize=11)


def _draw_shares(axes: Any, made: list[Generation]) -> None:
    axes.axhline(0.5, color=INK, linewidth=0.6)
    for at, (seats, colour, form) in enumerate(zip(_seats(made), (SEA, BRASS, INK), ("o", "D", "s"))):
        found = [(one.number, met) for one in made for met in one.meetings if met.against == BY_HAND]
        mine = [(number + 0.08 * at, met) for number, met in found if met.seats == seats]
        axes.vlines([x for x, _ in mine], [met.low for _, met in mine], [met.high for _, met in mine], color=colour)
        axes.plot([x for x, _ in mine], [met.share for _, met in mine], form, color=colour, label=f"{seats} seats")
    axes.set_ylim(0, 1)
    axes.set_yticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    axes.set_title(f"wins against {BY_HAND}, 95 %", fontsize=11)


def _seats(made: list[Generation]) -> list[int]:
    return sorted({met.seats for one in made for met in one.meetings})
