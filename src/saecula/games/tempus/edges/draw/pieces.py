"""Tokens, towns, cubes and cards in the colours, shapes and letters of the seats."""

from saecula.games.tempus.edges.draw.ink import SEAT_WORDS
from saecula.games.tempus.edges.draw.terrain import hexagon
from saecula.kernel.record import SEATS
from saecula.parts.ink import BRASS, INK, PAPER, SEAT_INKS, figure, group, path, tag


def disc(r: float, **attributes: str | float) -> str:
    """The sign of A."""
    return tag("circle", cx=0, cy=0, r=r, **attributes)


def square(r: float, **attributes: str | float) -> str:
    """The sign of B."""
    side = r * 1.72
    return tag("rect", x=-side / 2, y=-side / 2, width=side, height=side, rx=1.5, **attributes)


def triangle(r: float, **attributes: str | float) -> str:
    """The sign of C."""
    return path(f"M0 {-r * 1.25:.1f} L{r * 1.22:.1f} {r * 0.85:.1f} L{-r * 1.22:.1f} {r * 0.85:.1f} Z", **attributes)


def diamond(r: float, **attributes: str | float) -> str:
    """The sign of D."""
    return path(f"M0 {-r * 1.25:.1f} L{r * 1.25:.1f} 0 L0 {r * 1.25:.1f} L{-r * 1.25:.1f} 0 Z", **attributes)


def hexagonal(r: float, **attributes: str | float) -> str:
    """The sign of E."""
    return hexagon(r * 1.1, **attributes)


SHAPES = (disc, square, triangle, diamond, hexagonal)


def shape(seat: int, r: float, **attributes: str | float) -> str:
    """The sign of a seat."""
    return SHAPES[seat](r, **attributes)


def sign(seat: int, r: float) -> str:
    """The shape of a seat with its letter, as on panels and banners."""
    fill, edge = SEAT_INKS[seat]
    return shape(seat, r, fill=fill, stroke=edge, stroke_width=1.2) + _letter(
        seat, r * 1.15, SEAT_WORDS[seat], r * 0.42
    )


def _letter(seat: int, size: float, fill: str, drop: float) -> str:
    lower = drop + (size * 0.14 if seat == 2 else 0)
    return figure(SEATS[seat], 0, lower, size, fill)


def stack(seat: int, count: int) -> str:
    """Tokens of a seat as a settled stack of discs; the number stands beside it."""
    fill, edge = SEAT_INKS[seat]
    step = 4.2
    foot = step * (count - 1) / 2 + 2
    parts = [tag("ellipse", cx=2.5, cy=foot + 5.5, rx=17, ry=11, fill="#000", opacity=0.25)]
    for i in range(count):
        y = foot - step * i
        parts.append(tag("ellipse", cx=0, cy=y + 3.2, rx=16, ry=11.5, fill=edge))
        parts.append(tag("ellipse", cx=0, cy=y, rx=16, ry=11.5, fill=fill, stroke=edge, stroke_width=0.8))
    top = foot - step * (count - 1)
    parts.append(
        path(f"M-12.5 {top - 4:.1f} A14 9.5 0 0 1 6 {top - 9:.1f}", stroke="#fff", stroke_width=1.3, opacity=0.5)
    )
    face = shape(seat, 8.2, fill=PAPER, stroke=edge, stroke_width=1) + _letter(seat, 11.5, edge, 4)
    parts.append(group(face, transform=f"translate(0 {top:.1f}) scale(1 0.86)"))
    parts.append(_badge(str(count), 14.5, foot + 4))
    return "".join(parts)


def _badge(said: str, x: float, y: float) -> str:
    return tag("circle", cx=x, cy=y, r=7.2, fill=PAPER, stroke=INK, stroke_width=0.9) + figure(said, x, y + 4, 11)


def town(seat: int, value: int) -> str:
    """A little walled town with its number and the banner of its seat."""
    fill, edge = SEAT_INKS[seat]
    shadow = tag("ellipse", cx=3, cy=17, rx=25, ry=6.5, fill="#000", opacity=0.25)
    houses = [
        path(f"M{x} 2 l0 {-h} l{w / 2} -6 l{w / 2} 6 l0 {h} Z", fill=PAPER, stroke=INK, stroke_width=0.9)
        + path(f"M{x - 1} {2 - h} l{w / 2 + 1} -7 l{w / 2 + 1} 7 Z", fill=fill, stroke=INK, stroke_width=0.9)
        for x, h, w in ((-13, 5, 9), (4, 6, 9), (-4.5, 10, 9))
    ]
    towers = [
        tag("rect", x=x, y=-6, width=8, height=22, fill="#e6d8ba", stroke=INK, stroke_width=1)
        + path(f"M{x - 1.5} -6 l5.5 -9 l5.5 9 Z", fill=fill, stroke=INK, stroke_width=1)
        for x in (-24, 16)
    ]
    teeth = "M-16 16 L-16 0 " + "l0 -3 l4 0 l0 3 l3.1 0 " * 4 + "l0 -3 l3.6 0 L16 16 Z"
    wall = path(teeth, fill="#e6d8ba", stroke=INK, stroke_width=1)
    arms = path("M-8 -1 L8 -1 L8 9 Q8 16 0 19 Q-8 16 -8 9 Z", fill=fill, stroke=edge, stroke_width=1.2)
    value_shown = figure(str(value), 0, 13.5, 15, SEAT_WORDS[seat])
    # the banner keeps clear of the hex's name in the upper corner
    banner = group(sign(seat, 6.4), transform="translate(20 -18)")
    return group(shadow, *houses, *towers, wall, arms, value_shown, banner, transform="translate(0 5)")


def shield(seat: int, value: int) -> str:
    """A city tile that waits in the supply."""
    fill, edge = SEAT_INKS[seat]
    value_shown = figure(str(value), 0, 9, 10, SEAT_WORDS[seat])
    return path("M-6 -1 L6 -1 L6 7 Q6 12 0 14 Q-6 12 -6 7 Z", fill=fill, stroke=edge, stroke_width=1) + value_shown


def cube(seat: int) -> str:
    """An era cube seen from above its corner, with the letter of its seat."""
    fill, edge = SEAT_INKS[seat]
    return (
        path("M-8 -4 L0 -8 L8 -4 L0 0 Z", fill=fill, stroke=edge, stroke_width=0.8, opacity=0.8)
        + path("M-8 -4 L0 0 L0 9 L-8 5 Z", fill=fill, stroke=edge, stroke_width=0.8)
        + path("M8 -4 L0 0 L0 9 L8 5 Z", fill=edge, stroke=edge, stroke_width=0.8)
        + figure(SEATS[seat], -4, 6, 7.5, SEAT_WORDS[seat])
    )


def action_tile(spent: bool) -> str:
    """A brass token for an action; spent ones leave an empty ring."""
    if spent:
        return tag("circle", cx=0, cy=0, r=5.6, fill="none", stroke=BRASS, stroke_width=1, stroke_dasharray="2 1.6")
    return tag("circle", cx=0, cy=0, r=6, fill=BRASS, stroke="#6f5016", stroke_width=1) + path(
        "M-3.6 -2.2 A4.4 4.4 0 0 1 3 -3.2", stroke="#f3dc9c", stroke_width=1.2
    )


def card_back(seat: int) -> str:
    """An idea card from behind."""
    fill, _ = SEAT_INKS[seat]
    return tag("rect", x=-5, y=-7, width=10, height=14, rx=1.5, fill=PAPER, stroke=INK, stroke_width=0.9) + tag(
        "rect", x=-3, y=-5, width=6, height=10, rx=0.8, fill=fill, opacity=0.75
    )
