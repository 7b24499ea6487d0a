"""The colours in the pictures of Through the Ages: cards, tokens and bands; texts that keep to a width."""

from saecula.parts.ink import INK, tag, words

CARD = "#fbf5e6"
FAINT = "#7d6b55"
WOOD = "#8a5f38"
YELLOW = "#e0b12e"
BLUE = "#3c78b4"
#: Width of a letter in the text typeface, as a fraction of its size; an upper estimate.
LETTER = 0.6
#: Texts do not get smaller than this; they are cut instead.
SMALLEST = 7.5

#: The colours of the bands that show the group of a card.
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


def fitted(text: str, x: float, y: float, size: float, room: float, **attributes: str | float) -> str:
    """A text that is made smaller, and if that is not enough cut, to fit its room."""
    most = max(1, int(room / (SMALLEST * LETTER)))
    shown = text if len(text) <= most else f"{text[: most - 1]}…"
    return words(shown, x, y, min(size, room / (max(len(shown), 1) * LETTER)), **attributes)


def box(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    """A rectangle with a thin outline."""
    given: dict[str, str | float] = {"rx": 2, "fill": CARD, "stroke": INK, "stroke_width": 0.8, **attributes}
    return tag("rect", x=x, y=y, width=width, height=height, **given)


def width_of(text: str, size: float) -> float:
    """Roughly how wide a text is."""
    return len(text) * size * LETTER
