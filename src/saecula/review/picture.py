"""The chances of a game as a picture: a line for every seat, ink on paper."""

from collections.abc import Sequence

from saecula.kernel.record import SEATS
from saecula.parts.ink import (
    BRASS,
    FAINT,
    INK,
    SEAT_INKS,
    SERIF,
    at,
    figure,
    group,
    line_through,
    page,
    path,
    tag,
    words,
)
from saecula.review.data import Review

WIDTH, HEIGHT = 960.0, 460.0
LEFT, RIGHT, TOP, BOTTOM = 70.0, 880.0, 80.0, 400.0
#: Lines are told apart by more than their colours.
DASHES = ("none", "10 5", "3 4", "16 5 4 5", "7 4 2 4 2 4")
#: The least distance between the marks at the ends of the lines.
APART = 24.0
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


def draw_review(review: Review, title: str, about: str, move: str) -> str:
    """The curves, with the turning points below them and a ring wherever a move cost a lot; `move` labels the axis."""
    return page(
        WIDTH,
        HEIGHT,
        title,
        about,
        words(title, LEFT - 30, 48, 26, font_family=SERIF, font_weight="bold"),
        _grid(review.ns[-1], move),
        *(_line(review, seat) for seat in range(len(review.chances))),
        *(_mark(review, turning.n) for turning in review.turnings),
        *(_ring(review, costly.before, costly.seat) for costly in review.costly),
        _ends(review),
    )


def _x(review: Review, n: int) -> float:
    return LEFT + (RIGHT - LEFT) * n / max(1, review.ns[-1])


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share


def _grid(last: int, move: str) -> str:
    rows = [
        path(line_through([(LEFT, _y(share)), (RIGHT, _y(share))]), stroke=FAINT, stroke_width=0.6)
        + words(f"{share:.0%}", LEFT - 8, _y(share) + 5, 14, text_anchor="end")
        for share in QUARTERS
    ]
    ends = [words("0", LEFT, BOTTOM + 34, 14), words(f"{move} {last}", RIGHT, BOTTOM + 34, 14, text_anchor="end")]
    return group(*rows, *ends)


def _line(review: Review, seat: int) -> str:
    points = [(_x(review, n), _y(share)) for n, share in zip(review.ns, review.chances[seat], strict=True)]
    return path(
        line_through(_without_level_parts(points)),
        stroke=_inks(seat)[0],
        stroke_width=2.4,
        stroke_linejoin="round",
        stroke_dasharray=DASHES[seat % len(DASHES)],
    )


def _without_level_parts(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """A line without the points in the middle of its level parts."""
    last = len(points) - 1
    return [
        point
        for i, point in enumerate(points)
        if i in (0, last) or not points[i - 1][1] == point[1] == points[i + 1][1]
    ]


def _inks(seat: int) -> tuple[str, str]:
    return SEAT_INKS[seat % len(SEAT_INKS)]


def _mark(review: Review, n: int) -> str:
    return path(f"M{_x(review, n):.1f} {BOTTOM + 4:.1f}l6 11h-12z", fill=BRASS)


def _ring(review: Review, n: int, seat: int) -> str:
    share = review.chances[seat][review.ns.index(n)]
    return tag("circle", cx=_x(review, n), cy=_y(share), r=5, fill="none", stroke=_inks(seat)[1], stroke_width=2)


def _ends(review: Review) -> str:
    """The letters of the seats at the ends of their lines, none on top of another."""
    order = sorted(range(len(review.chances)), key=lambda seat: -review.chances[seat][-1])
    marks, free = [], TOP
    for rank, seat in enumerate(order):
        room = BOTTOM - APART * (len(order) - 1 - rank)
        y = min(room, max(free, _y(review.chances[seat][-1])))
        free = y + APART
        disc = tag("circle", cx=0, cy=0, r=11, fill=_inks(seat)[0], stroke=INK, stroke_width=0.8)
        marks.append(at(RIGHT + 22, y, disc, figure(SEATS[seat], 0, 5, 14, fill="#ffffff")))
    return group(*marks)
