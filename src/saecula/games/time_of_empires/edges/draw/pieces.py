"""Clans, scholars, buildings and sandglasses as small shapes, each with its seat's letter and colour."""

from saecula.kernel.record import SEATS
from saecula.parts.ink import BRASS, FAINT, INK, PAPER, SEAT_INKS, SHEET, at, figure, path, tag, words

#: The outline of each building, as an SVG path in a square of about 20 by 20 around the origin.
OUTLINES = {
    "observatory": "M-8 8 V0 A8 8 0 0 1 8 0 V8 Z M0 -8 L5 -12",
    "warehouse": "M-9 8 V-3 L0 -9 L9 -3 V8 Z M-9 -3 H9",
    "mill": "M-6 8 L-4 -5 H4 L6 8 Z M-8 -9 L8 3 M8 -9 L-8 3",
    "theatre": "M-9 8 V-2 H9 V8 Z M-9 -2 L0 -9 L9 -2 M-4 -2 V8 M4 -2 V8",
}


def pawns(seat: int, count: int) -> str:
    """The clans on a space: a disc with the seat's letter and their number."""
    fill, edge = SEAT_INKS[seat]
    under = tag("circle", cx=1.2, cy=1.8, r=13, fill="#000", opacity=0.22) if count > 1 else ""
    disc = tag("circle", cx=0, cy=0, r=13, fill=fill, stroke=edge, stroke_width=1.6)
    return under + disc + figure(f"{SEATS[seat]}{count}", 0, 4.8, 13.5, "#fff")


def scholar(seat: int) -> str:
    """A scholar in a stack."""
    fill, edge = SEAT_INKS[seat]
    body = path("M-7 8 Q-7 -1 0 -1 Q7 -1 7 8 Z", fill=fill, stroke=edge, stroke_width=1.1)
    head = tag("circle", cx=0, cy=-5, r=4.4, fill=fill, stroke=edge, stroke_width=1.1)
    return body + head + figure(SEATS[seat], 0, 7, 8, "#fff")


def building(seat: int, name: str) -> str:
    """A building on its slot."""
    fill, edge = SEAT_INKS[seat]
    shape = path(OUTLINES[name], fill=fill, stroke=edge, stroke_width=1.3, stroke_linejoin="round")
    return shape + figure(SEATS[seat], 0, 7, 9, "#fff")


def slot(is_open: bool) -> str:
    """An empty slot, crossed out if it is inaccessible."""
    square = tag("rect", x=-8, y=-8, width=16, height=16, rx=3, fill=PAPER, opacity=0.55, stroke=FAINT, stroke_width=1)
    return square if is_open else square + path("M-5 -5 L5 5 M5 -5 L-5 5", stroke=FAINT, stroke_width=1.4)


def glass(seat: int | None, seconds: int = 0, part: float = 0.0) -> str:
    """A seat's sandglass with the part of its sand that is left, or a dashed circle for a free space (None)."""
    if seat is None:
        return tag("circle", cx=0, cy=0, r=10, fill=SHEET, stroke=FAINT, stroke_width=1, stroke_dasharray="2 2.5")
    fill, edge = SEAT_INKS[seat]
    frame = path("M-7 -11 H7 L1.4 0 L7 11 H-7 L-1.4 0 Z", fill="#fffaf0", stroke=edge, stroke_width=1.4)
    up, down = 11 * part, 11 * (1 - part)
    sand = path(f"M0 0 L{-5.6 * part:.1f} {-up:.1f} H{5.6 * part:.1f} Z", fill=BRASS)
    heap = path(f"M-6 11 L0 {11 - down * 0.8:.1f} L6 11 Z", fill=BRASS)
    label = tag("circle", cx=12, cy=0, r=6.5, fill=fill) + figure(SEATS[seat], 12, 3.4, 9.5, "#fff")
    told = words(f"{seconds} s", 21, 4, 11, fill=INK) if seconds else ""
    return sand + heap + frame + label + told


def badge(seat: int, x: float, y: float) -> str:
    """A disc with a seat's letter."""
    fill, edge = SEAT_INKS[seat]
    disc = tag("circle", cx=0, cy=0, r=13, fill=fill, stroke=edge, stroke_width=1.4)
    return at(x, y, disc, figure(SEATS[seat], 0, 5, 15, "#fff"))
