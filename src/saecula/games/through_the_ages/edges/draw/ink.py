"""SVG in small pieces: tags, numbers, words that keep to a width; the colours of paper, ink and cards."""

from xml.sax.saxutils import escape, quoteattr

PAPER = "#f4ead5"
SHEET = "#efe2c6"
CARD = "#fbf5e6"
INK = "#3a2f26"
FAINT = "#7d6b55"
WOOD = "#8a5f38"
BRASS = "#b98a2f"
ACCENT = "#a3361f"
YELLOW = "#e0b12e"
BLUE = "#3c78b4"
SERIF = "Alegreya, 'EB Garamond', Palatino, Georgia, 'DejaVu Serif', serif"
SANS = "'Alegreya Sans', 'Source Sans 3', 'DejaVu Sans', Verdana, sans-serif"
#: Width of a letter in the reading face, as a part of its size; on the safe side.
LETTER = 0.6
#: A text smaller than this is cut instead.
SMALLEST = 7.5

#: Seat colours after Okabe and Ito, tuned to paper: fill, then a darker edge.
SEAT_INKS = (("#0b6aa8", "#063d62"), ("#cf5a0c", "#7a3304"), ("#0d8a63", "#06503a"), ("#b45f92", "#6d3257"))
#: The bands of the groups of cards.
BANDS = {
    "ground": "#93652c",
    "urban": "#6f6a60",
    "unit": "#a3361f",
    "government": "#b8660a",
    "special": "#2f6aa3",
    "leader": "#2c7a4b",
    "wonder": "#7d4f96",
    "action": "#9a8210",
    "military": "#7a2c1c",
}


def number(value: float) -> str:
    """A coordinate with one decimal at most."""
    return f"{value:.1f}".removesuffix(".0")


def tag(name: str, *inside: str, **attributes: str | float) -> str:
    """An element; underscores in attribute names become hyphens."""
    said = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(number(value) if isinstance(value, float | int) else value)}"
        for key, value in attributes.items()
    )
    return f"<{name}{said}>{''.join(inside)}</{name}>" if inside else f"<{name}{said}/>"


def words(text: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """A text at a place, in the reading face unless said."""
    given: dict[str, str | float] = {"font_family": SANS, "fill": INK, **attributes}
    return tag("text", escape(text), x=x, y=y, font_size=size, **given)


def fitted(text: str, x: float, y: float, size: float, room: float, **attributes: str | float) -> str:
    """A text that grows smaller rather than too long."""
    most = max(1, int(room / (SMALLEST * LETTER)))
    shown = text if len(text) <= most else f"{text[: most - 1]}…"
    return words(shown, x, y, min(size, room / (max(len(shown), 1) * LETTER)), **attributes)


def figure(text: str, x: float, y: float, size: float, fill: str = INK) -> str:
    """A number or letter on a piece, centred, in the face with character."""
    return words(text, x, y, size, font_family=SERIF, font_weight="bold", text_anchor="middle", fill=fill)


def box(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    """A rectangle with a hairline."""
    given: dict[str, str | float] = {"rx": 2, "fill": CARD, "stroke": INK, "stroke_width": 0.8, **attributes}
    return tag("rect", x=x, y=y, width=width, height=height, **given)


def at(x: float, y: float, *inside: str) -> str:
    """Elements drawn from a place on."""
    return tag("g", *inside, transform=f"translate({number(x)} {number(y)})")


def width_of(text: str, size: float) -> float:
    """How wide a text is, more or less."""
    return len(text) * size * LETTER
