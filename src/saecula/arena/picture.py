"""The table of an arena as a picture: ink on paper."""

import os
from pathlib import Path
from typing import Any

from saecula.arena.ratings import Rated
from saecula.kernel.errors import BadOptions

PAPER = "#f6efdf"
INK = "#2b2118"
FAINT = "#b9a98a"
BRASS = "#9a7424"
SEA = "#2f6f8f"

STYLE: Any = {
    "font.family": "serif",
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.linewidth": 0.6,
    # the same table gives the same file
    "svg.hashsalt": "saecula",
    "svg.fonttype": "path",
}


def place_of(path: Path, force: bool) -> Path:
    """Where a picture goes; BadOptions if it cannot go there."""
    if path.suffix.lower() not in {".svg", ".png"}:
        raise BadOptions(f"a picture is .svg or .png, not {path.name}")
    if path.exists() and not force:
        raise BadOptions(f"{path} is there already; --force writes over it, --no-picture draws none")
    if not path.parent.is_dir():
        raise BadOptions(f"there is no folder {path.parent}")
    if path.is_dir() or not os.access(path.parent, os.W_OK):
        raise BadOptions(f"{path} cannot be written")
    return path


def draw_arena(rows: list[Rated], title: str, path: Path) -> None:
    """Shares of the wins with their intervals beside the ratings, best bot on top."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(9, 1.9 + 0.5 * len(rows)), facecolor=PAPER, layout="constrained")
        left, right = figure.subplots(1, 2, sharey=True)
        figure.suptitle(title, fontsize=14)
        _draw_shares(left, rows)
        _draw_ratings(right, rows)
        left.set_yticks(range(len(rows)), [row.bot for row in rows], fontsize=11)
        left.set_ylim(len(rows) - 0.4, -0.6)
        save(figure, path)


def save(figure: Any, path: Path) -> None:
    """Write a figure to its file."""
    kind = path.suffix.lower().removeprefix(".")
    # a date would make each drawing of the same table a different file
    figure.savefig(path, format=kind, dpi=160, metadata={"Date": None} if kind == "svg" else None)


def _draw_shares(axes: Any, rows: list[Rated]) -> None:
    places = range(len(rows))
    axes.hlines(places, [row.low for row in rows], [row.high for row in rows], color=SEA, linewidth=2.2)
    axes.plot([row.share for row in rows], places, "o", color=SEA, markeredgecolor=INK, markersize=8, clip_on=False)
    axes.vlines([row.fair for row in rows], [p - 0.3 for p in places], [p + 0.3 for p in places], color=INK, lw=0.8)
    for place, row in enumerate(rows):
        axes.annotate(f"{100 * row.share:.0f} %", (row.share, place), (0, 8), textcoords="offset points", ha="center")
    axes.set_xlim(0, 1)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    axes.set_xlabel("share of the wins, 95 % interval; stroke: by luck")
    engrave(axes)


def _draw_ratings(axes: Any, rows: list[Rated]) -> None:
    places = range(len(rows))
    lows, highs = [row.conservative for row in rows], [row.mu + 3 * row.sigma for row in rows]
    axes.hlines(places, lows, highs, color=BRASS, linewidth=2.2)
    axes.plot([row.mu for row in rows], places, "D", color=BRASS, markeredgecolor=INK, markersize=7)
    for place, row in enumerate(rows):
        axes.annotate(f"{row.mu:.1f}", (row.mu, place), (0, 8), textcoords="offset points", ha="center")
    axes.set_xlabel("OpenSkill rating, three sigma either way")
    engrave(axes)


def engrave(axes: Any) -> None:
    """Hairlines in place of a frame."""
    axes.set_facecolor(PAPER)
    axes.grid(axis="x", color=FAINT, linewidth=0.4)
    axes.set_axisbelow(True)
    axes.tick_params(length=3, width=0.6)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0, pad=10)
