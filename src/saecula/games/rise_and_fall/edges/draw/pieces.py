"""Wooden pieces, cups and goods as SVG, in the colours, shapes and letters of the seats."""

from saecula.games.rise_and_fall.edges.draw.ink import BRASS, FAINT, GOOD_INKS
from saecula.kernel.record import SEATS
from saecula.parts.ink import INK, PAPER, SEAT_INKS, at, figure, path, tag

#: The outline of each piece around the origin, its engraved lines, and where the mark of the seat is.
SHAPES = {
    "nomad": (
        "M-18 15L-2.6 -13L-7 -21.4L-3.8 -23L0 -16.6L3.8 -23L7 -21.4L2.6 -13L18 15Z",
        "M-9.5 -0.5L-5 15M9.5 -0.5L5 15",
        (0.0, 5.0),
    ),
    "town": (
        "M-22 15V-9L-14.5 -21L-7 -9V-4L3 -15L11 -6L15 -10L22 -2V15Z",
        "M-7 -4V15M11 -6L8 -2.5V15M-17 -4V0M-12 -4V0M15.5 4V8",
        (0.4, 4.0),
    ),
    "ship": (
        "M-23 5H-1.6V0H-16Q-13 -17 -1.6 -24H1.6Q19 -16 19 0H1.6V5H23Q20 17 11 17H-11Q-20 17 -23 5Z",
        "M-19 10H19M0 -22V0",
        (2.4, -8.4),
    ),
    "mountaineer": (
        "M-4 -24a6 6 0 0 1 3.2 11.2L5 -11L11.6 -14.4L12.8 -21.6L5.6 -19.4L5 -21.6Q13 -28 23 -19.4L21.8 -17.6L16.4 -20.4"
        "L12.8 15H9.6L11.2 -3L8.6 -1.4L10.4 15.4H2.6L-0.6 6L-4.4 15.4H-12.4L-10.6 1L-16.4 6.4L-19.4 2.4L-11.6 -9.6"
        "L-7.4 -12.8A6 6 0 0 1 -4 -24Z",
        "M-9 -4L-10.6 1M8.6 -1.4L8 -6",
        (-1.4, -2.6),
    ),
    "merchant": (
        "M-21 4V-4Q-21 -18 0 -18Q21 -18 21 -4V4L19.4 9.4A7 7 0 1 1 5.6 11H-5.6A7 7 0 1 1 -19.4 9.4Z",
        "M-21 4H21M-11 -16Q-15 -8 -13 4M11 -16Q15 -8 13 4",
        (0.0, -6.0),
    ),
    "temple": (
        "M-23 -8L0 -23L23 -8V-3H19V10H22.5V16H-22.5V10H-19V-3H-23Z",
        "M-23 -3H23M-19 10H19M-15 -3V10M-11 -3V10M15 -3V10M11 -3V10M-13 -8L0 -16.4L13 -8Z",
        (0.0, 2.6),
    ),
}
CUP = "M-17 -21H17Q17 6 3.4 9V16H11V22H-11V16H-3.4V9Q-17 6 -17 -21Z"
HANDLES = "M-16 -16h-8q0 14 11 16M16 -16h8q0 14 -11 16"


def shape(seat: int, r: float, **attributes: str | float) -> str:
    """The sign of a seat: disc, square, triangle, diamond."""
    if seat == 0:
        return tag("circle", cx=0, cy=0, r=r, **attributes)
    if seat == 1:
        return tag("rect", x=-r * 0.86, y=-r * 0.86, width=r * 1.72, height=r * 1.72, rx=1.2, **attributes)
    if seat == 2:
        return path(f"M0 {-r * 1.25:.1f}L{r * 1.22:.1f} {r * 0.85:.1f}H{-r * 1.22:.1f}Z", **attributes)
    return path(f"M0 {-r * 1.25:.1f}L{r * 1.25:.1f} 0L0 {r * 1.25:.1f}L{-r * 1.25:.1f} 0Z", **attributes)


def _letter(seat: int, size: float, fill: str) -> str:
    return figure(SEATS[seat], 0, size * (0.48 if seat == 2 else 0.36), size, fill)


def sign(seat: int, r: float) -> str:
    """The shape of a seat with its letter, in its colour."""
    fill, edge = SEAT_INKS[seat]
    return shape(seat, r, fill=fill, stroke=edge, stroke_width=1.2) + _letter(seat, r * 1.2, "#fff")


def piece(kind: str, seat: int) -> str:
    """A wooden piece with its thickness, its engraving and the mark of its seat."""
    outline, lines, (x, y) = SHAPES[kind]
    fill, edge = SEAT_INKS[seat]
    badge = shape(seat, 7.2, fill=PAPER, stroke=edge, stroke_width=1) + _letter(seat, 9.6, edge)
    return "".join(
        (
            tag("ellipse", cx=3, cy=17, rx=23, ry=6.5, fill="#32200a", opacity=0.3),
            at(2.6, 3, path(outline, fill=edge)),
            path(outline, fill=fill, stroke=edge, stroke_width=1.2, stroke_linejoin="round"),
            path(lines, stroke=edge, stroke_width=1.2, opacity=0.8),
            at(x, y, badge),
        )
    )


def silhouette(kind: str, fill: str) -> str:
    """The bare outline of a piece."""
    return path(SHAPES[kind][0], fill=fill)


def cup(kind: str, seat: int | None) -> str:
    """A trophy with the outline of its piece; brass and with the winner's sign once it is won."""
    won = seat is not None
    edge = "#5b431a" if won else FAINT
    found = (
        path(HANDLES, stroke=BRASS if won else FAINT, stroke_width=3)
        + path(CUP, fill=BRASS if won else PAPER, stroke=edge, stroke_width=1.6)
        + at(0, -8, silhouette(kind, INK if won else "#b3a283"), scale=0.52)
    )
    return found + (at(15, 13, sign(seat, 9)) if seat is not None else "")


def good(name: str) -> str:
    """A coin, a log or a stone in a square of 24."""
    fill = GOOD_INKS[name]
    if name == "gold":
        coin = tag("circle", cx=12, cy=12, r=9.5, fill=fill, stroke=INK, stroke_width=1.2)
        return coin + tag("circle", cx=12, cy=12, r=6.4, fill="none", stroke=INK, stroke_width=0.9)
    if name == "wood":
        log = path("M3 9.5L15 3.6q5 1 6 6.4L8.6 20Z", fill=fill, stroke=INK, stroke_width=1.2)
        end = tag("ellipse", cx=6.2, cy=14.6, rx=3.6, ry=5.6, fill="#e8cfa2", stroke=INK, transform="rotate(-22 6 14)")
        return log + end
    rock = path("M2.6 17L6 7.6L12.6 4L19 8L21.6 17L16 20.4H7Z", fill=fill, stroke=INK, stroke_width=1.2)
    return rock + path("M6 7.6L11 11L12.6 4M11 11L9 20M11 11L19 8M11 11L21.6 17", stroke=INK, stroke_width=0.9)
