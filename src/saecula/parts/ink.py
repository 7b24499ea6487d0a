"""SVG in small pieces, for the pictures of all games: tags, numbers, texts; the colours of paper, ink and seats."""

from xml.sax.saxutils import escape, quoteattr

PAPER = "#f4ead5"
SHEET = "#efe2c6"
INK = "#3a2f26"
FAINT = "#8d7a62"
BRASS = "#b98a2f"
ACCENT = "#a3361f"
SERIF = "Alegreya, 'EB Garamond', Palatino, Georgia, 'DejaVu Serif', serif"
SANS = "'Alegreya Sans', 'Source Sans 3', 'DejaVu Sans', Verdana, sans-serif"

#: Seat colours after Okabe and Ito, tuned to paper: fill, then a darker edge.
SEAT_INKS = (
    ("#0b6aa8", "#063d62"),
    ("#cf5a0c", "#7a3304"),
    ("#0d8a63", "#06503a"),
    ("#b45f92", "#6d3257"),
    ("#d9a01a", "#7d5a06"),
)


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


def tag(name: str, *inside: str, **attributes: str | float) -> str:
    """An element; underscores in attribute names become hyphens."""
    said = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(number(value) if isinstance(value, float | int) else value)}"
        for key, value in attributes.items()
    )
    return f"<{name}{said}>{''.join(inside)}</{name}>" if inside else f"<{name}{said}/>"


def path(d: str, **attributes: str | float) -> str:
    """A path, with no fill unless one is given."""
    given: dict[str, str | float] = {"fill": "none", **attributes}
    return tag("path", d=d, **given)


def line_through(points: list[tuple[float, float]], close: bool = False) -> str:
    """The path data of a line through points."""
    said = "M" + " L".join(f"{number(x)} {number(y)}" for x, y in points)
    return said + " Z" if close else said


def words(text: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """A text at a place, in the sans-serif font unless another is given."""
    given: dict[str, str | float] = {"font_family": SANS, "fill": INK, **attributes}
    return tag("text", escape(text), x=x, y=y, font_size=size, **given)


def figure(text: str, x: float, y: float, size: float, fill: str = INK, anchor: str = "middle") -> str:
    """A bold letter or number on a piece, in the serif font, centred unless another anchor is given."""
    return words(text, x, y, size, font_family=SERIF, font_weight="bold", text_anchor=anchor, fill=fill)


def group(*inside: str, **attributes: str | float) -> str:
    """Elements that belong together."""
    return tag("g", *inside, **attributes)


def at(x: float, y: float, *inside: str, scale: float = 1.0) -> str:
    """Elements moved so that their origin lies at a place."""
    moved = f"translate({number(x)} {number(y)})" + ("" if scale == 1.0 else f" scale({scale:g})")
    return tag("g", *inside, transform=moved)


def page(width: float, height: float, title: str, about: str, *inside: str) -> str:
    """A whole picture on its sheet of paper; title and description are for those who cannot see it."""
    return tag(
        "svg",
        tag("title", escape(title)),
        *([tag("desc", escape(about))] if about else []),
        tag("rect", x=0, y=0, width=width, height=height, fill=PAPER),
        tag("rect", x=8, y=8, width=width - 16, height=height - 16, fill="none", stroke=INK, stroke_width=1),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        width=f"{width:.0f}",
        height=f"{height:.0f}",
        role="img",
    )
