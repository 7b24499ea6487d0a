"""The face of each terrain on a hex of radius 40: a colour and a drawn texture, either of which tells it apart."""

from collections.abc import Callable
from math import cos, pi, sin

from saecula.parts.ink import INK, line_through, number, path

RADIUS = 40.0
#: Places of small marks near the rim, where pieces do not hide them.
RIM = ((-23, -9), (-12, -23), (5, -27), (20, -15), (26, 5), (15, 21), (-2, 28), (-18, 19), (-27, 7), (7, -11), (-8, 6))
#: Peaks: where the middle of the foot is, half the width, the height.
PEAKS = ((14, -6, 13, 22), (-12, -1, 16, 30), (20, 17, 11, 20), (-20, 20, 11, 18), (1, 31, 15, 22))
ICE = ("#fbfdfe", "#eaf2f6", "#cfdfe8", "#b5cbd8")


def corner(i: int, radius: float = RADIUS) -> tuple[float, float]:
    """Corner i of a hex with a corner on top, clockwise; side i is between corners i and i + 1, side 0 in the east."""
    angle = pi / 3 * i - pi / 6
    return radius * cos(angle), radius * sin(angle)


def hexagon(radius: float = RADIUS) -> str:
    """The path data of a hex around the origin."""
    return line_through([corner(i, radius) for i in range(6)], close=True)


def _jitter(seed: int, i: int) -> float:
    """A number between -1 and 1, always the same for the same arguments."""
    return ((seed * 37 + i * 53) % 17) / 8 - 1


def _spots(seed: int) -> list[tuple[float, float]]:
    return [(x + 3 * _jitter(seed, i), y + 3 * _jitter(i, seed + 5)) for i, (x, y) in enumerate(RIM)]


def _sea(seed: int) -> str:
    rows = []
    for i, y in enumerate((-22, -8, 7, 21)):
        x = -12 + 12 * _jitter(seed, i)
        rows.append(f"M{number(x)} {y}q4 -4.5 8 0t8 0{'t8 0' if (i + seed) % 2 else ''}")
    return path("".join(rows), stroke="#4d808c", stroke_width=1.1, opacity=0.6)


def _plain(seed: int) -> str:
    tufts = "".join(
        f"M{number(x - 4)} {number(y - 1)}q2.4 1 2.8 5M{number(x)} {number(y - 4)}v8"
        f"M{number(x + 4)} {number(y - 2)}q-2.4 1.6 -2.8 6"
        for x, y in _spots(seed)
    )
    return path(tufts, stroke="#8f8434", stroke_width=1.1)


def _forest(seed: int) -> str:
    found = []
    for i, (x, y) in enumerate(sorted(_spots(seed), key=lambda spot: spot[1])):
        if (i + seed) % 3 == 0:
            fir = f"M{number(x)} {number(y - 13)}l4.6 7.4h-2l4 6h-2l3.2 5.2h-15.6l3.2 -5.2h-2l4 -6h-2Z"
            found.append(path(fir, fill="#3c6846", stroke="#20391f", stroke_width=0.8))
        else:
            crown = (
                f"M{number(x - 7)} {number(y + 4)}q-2.8 -5 1.5 -7.2q.6 -5.4 5.5 -5q5 -.4 5.5 4.8"
                "q4.4 2.2 1.8 7.2q-6.6 3.8 -14.3 .2Z"
            )
            found.append(path(crown, fill="#587f42", stroke="#20391f", stroke_width=0.8))
    return "".join(found)


def _mountain(seed: int) -> str:
    found = []
    for i, (middle, y, w, h) in enumerate(PEAKS):
        x = middle + round(3 * _jitter(seed, i))
        rock = f"M{x - w} {y}L{x} {y - h}L{x + w} {y}"
        shade = f"M{x} {y - h}l1.5 {number(h * 0.3)}l-3 {number(h * 0.24)}l2.6 {number(h * 0.46)}H{x + w}Z"
        found.append(path(rock + "Z", fill="#e2d6c4") + path(shade, fill="#857564"))
        found.append(path(rock, stroke=INK, stroke_width=1.1))
    return "".join(found)


def _glacier(seed: int) -> str:
    pane = [corner(i, 18 + 4 * _jitter(seed, i)) for i in range(6)]
    found = []
    for i, tone in enumerate((2, 3, 2, 1, 0, 1)):
        facet = [pane[i], corner(i, 39), corner(i + 1, 39), pane[(i + 1) % 6]]
        found.append(path(line_through(facet, close=True), fill=ICE[tone], stroke="#5f8496", stroke_width=0.7))
    return "".join(found) + path(line_through(pane, close=True), fill=ICE[0], stroke="#5f8496", stroke_width=0.8)


TEXTURES: dict[str, Callable[[int], str]] = {
    "sea": _sea,
    "plain": _plain,
    "forest": _forest,
    "mountain": _mountain,
    "glacier": _glacier,
}
#: How many faces of each terrain are drawn; hexes take them in turn.
VARIANTS = 4


def texture(terrain: str, variant: int) -> str:
    """The drawn marks of a terrain."""
    return TEXTURES[terrain](variant)
