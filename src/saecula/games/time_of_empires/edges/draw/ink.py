"""The inks of the pictures of Time of Empires: land and types; texts in lines."""

from saecula.parts.ink import words

LAND = {"field": "#efdc98", "forest": "#a9bd83", "mountain": "#cfc3b1"}
TYPE_INKS = {"science": "#4f78a8", "construction": "#a9703a", "expansion": "#7a8f45", "culture": "#9a5b86"}


def wrapped(text: str, width: float, size: float) -> list[str]:
    """A text in lines that fit a width, by the usual width of letters."""
    most = max(8, int(width / (size * 0.52)))
    found: list[str] = []
    for word in text.split():
        if found and len(found[-1]) + 1 + len(word) <= most:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def paragraph(text: str, x: float, y: float, width: float, size: float, **attributes: str | float) -> tuple[str, float]:
    """A text in lines, and where the next line would stand."""
    lines = wrapped(text, width, size)
    step = size * 1.28
    said = "".join(words(line, x, y + i * step, size, **attributes) for i, line in enumerate(lines))
    return said, y + len(lines) * step
