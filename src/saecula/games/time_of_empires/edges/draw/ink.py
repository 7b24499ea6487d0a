"""Colours of terrains and types in the SVG pictures, and text broken into lines."""

from saecula.parts.ink import words

LAND = {"field": "#efdc98", "forest": "#a9bd83", "mountain": "#cfc3b1"}
TYPE_INKS = {"science": "#4f78a8", "construction": "#a9703a", "expansion": "#7a8f45", "culture": "#9a5b86"}


def wrapped(text: str, width: float, size: float) -> list[str]:
    """A text broken into lines that fit a width, judging by the average width of a letter."""
    most = max(8, int(width / (size * 0.52)))
    found: list[str] = []
    for word in text.split():
        if found and len(found[-1]) + 1 + len(word) <= most:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def paragraph(text: str, x: float, y: float, width: float, size: float, **attributes: str | float) -> tuple[str, float]:
    """A text drawn in lines, and the y at which the next line would stand."""
    lines = wrapped(text, width, size)
    step = size * 1.28
    said = "".join(words(line, x, y + i * step, size, **attributes) for i, line in enumerate(lines))
    return said, y + len(lines) * step
