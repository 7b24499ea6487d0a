"""The face of each terrain: a colour, a drawn texture and a landmark. They can be told apart without colour.

Everything is drawn in a hex of radius 34 around the origin and scaled by the caller. `seed` varies a hex a little,
always in the same way.
"""

from collections.abc import Callable

from saecula.parts.ink import INK, group, path, tag

FILLS = {
    "grassland": "#bccb8b",
    "farmland": "#ecd493",
    "hills": "#cda070",
    "forest": "#7d9d6a",
    "mountain": "#c3bbb0",
}
#: Places of small marks that leave the middle of the hex free for pieces.
RIM = ((-17, -11), (0, -21), (17, -11), (-18, 9), (-2, 23), (17, 10))
INNER = ((-7, -4), (8, -5), (1, 8))


def _spots(seed: int) -> list[tuple[float, float]]:
    """Some places on a hex, shifted a little."""
    found = []
    for i, (x, y) in enumerate((*RIM, *INNER)):
        turn = (seed * 7 + i * 5) % 11
        found.append((x + turn % 4 - 1.5, y + turn % 3 - 1.0))
    return found


def _tufts(seed: int) -> str:
    blades = "".join(
        f"M{x - 4:.1f} {y - 4:.1f} L{x - 1.5:.1f} {y + 3:.1f} M{x:.1f} {y - 6:.1f} L{x:.1f} {y + 3:.1f} "
        f"M{x + 4:.1f} {y - 4:.1f} L{x + 1.5:.1f} {y + 3:.1f} "
        for x, y in _spots(seed)
    )
    return path(blades, stroke="#5f7a35", stroke_width=1.2, stroke_linecap="round")


def _furrows(seed: int) -> str:
    """Two fields ploughed in different directions, with a hedge between."""
    turn = (seed % 3) * 60
    left = "".join(f"M-24 {y} L-1 {y + 8} " for y in range(-22, 18, 5))
    right = "".join(f"M1 {y + 8} L24 {y - 4} " for y in range(-20, 22, 5))
    hedge = path("M0 -31 L0 31", stroke="#8a6d2c", stroke_width=1.6, stroke_dasharray="1 3", stroke_linecap="round")
    return group(path(left + right, stroke="#b08a36", stroke_width=1.1), hedge, transform=f"rotate({turn})")


def _contours(seed: int) -> str:
    """Rounded hills as nested arcs with a few hachures on the slope."""
    rounds = []
    for i, (x, y) in enumerate(((-12, -5), (12, -9), (2, 15))):
        shift = (seed + i) % 3 - 1
        cx, cy = x + shift, y + shift
        for r in (12, 8, 4):
            rounds.append(f"M{cx - r} {cy + 4} A{r} {r * 0.95:.1f} 0 0 1 {cx + r} {cy + 4} ")
        rounds.append(f"M{cx + 12} {cy + 4} l2 4 M{cx + 8} {cy + 5} l1.5 3.5 M{cx - 12} {cy + 4} l-2 4 ")
    return path("".join(rounds), stroke="#84552b", stroke_width=1.2, stroke_linecap="round")


def _crowns(seed: int) -> str:
    trees = []
    for x, y in sorted(_spots(seed), key=lambda spot: spot[1]):
        trunk = path(f"M{x:.1f} {y + 4:.1f} l0 4", stroke="#33422a", stroke_width=1.6)
        crown = tag("circle", cx=x, cy=y, r=6.2, fill="#51753f", stroke="#2c4423", stroke_width=0.9)
        shade = path(
            f"M{x + 1:.1f} {y + 4.4:.1f} A5 5 0 0 0 {x + 4.6:.1f} {y - 1:.1f}", stroke="#2c4423", stroke_width=1.6
        )
        trees.append(trunk + crown + shade)
    return "".join(trees)


def _peaks(seed: int) -> str:
    shift = seed % 3 - 1
    found = []
    for x, y, h in ((12 + shift, -4, 18), (-12 - shift, -1, 21), (3 + shift, 20, 22)):
        w = h * 0.62
        found.append(
            path(f"M{x - w:.1f} {y} L{x} {y - h} L{x + w:.1f} {y} Z", fill="#e6e0d6", stroke="none")
            + path(
                f"M{x} {y - h} L{x + w:.1f} {y} L{x + w * 0.15:.1f} {y} L{x - 1.5} {y - h * 0.55:.1f} Z", fill="#6d655c"
            )
            + path(f"M{x - w:.1f} {y} L{x} {y - h} L{x + w:.1f} {y}", stroke=INK, stroke_width=1.3)
            + path(f"M{x - w * 0.5:.1f} {y} l2.5 -6 M{x - w * 0.2:.1f} {y} l1.5 -4", stroke=INK, stroke_width=0.8)
        )
    return "".join(found)


TEXTURES: dict[str, Callable[[int], str]] = {
    "grassland": _tufts,
    "farmland": _furrows,
    "hills": _contours,
    "forest": _crowns,
    "mountain": _peaks,
}


def hexagon(radius: float, **attributes: str | float) -> str:
    """A hex with a corner on top, around the origin."""
    half = radius * 0.8660254
    d = (
        f"M0 {-radius:g} L{half:.2f} {-radius / 2:g} L{half:.2f} {radius / 2:g} L0 {radius:g} "
        f"L{-half:.2f} {radius / 2:g} L{-half:.2f} {-radius / 2:g} Z"
    )
    return path(d, **attributes)


def face(terrain: str, seed: int) -> str:
    """A land hex of radius 34 without its border."""
    return hexagon(34.2, fill=FILLS[terrain]) + group(TEXTURES[terrain](seed), clip_path="url(#hex)")
