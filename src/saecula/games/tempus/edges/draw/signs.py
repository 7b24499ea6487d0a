"""Letters and colours of the terrains in the terminal, and columns of short texts."""

from collections.abc import Sequence

from rich.text import Text

from saecula.parts.signs import joined, padded

#: Terrain -> its letter, its pattern, the colours of ink and background.
FACES = {
    "grassland": ("g", '"', "#203010", "#b5c878"),
    "farmland": ("f", "=", "#3a2c00", "#ecd27c"),
    "hills": ("h", "n", "#2a1500", "#c89560"),
    "forest": ("w", "♣", "#e8f2df", "#4b6f3a"),
    "mountain": ("m", "^", "#181818", "#b9b2a8"),
}
SEA_STYLE = "#6f9aa0 on #0e2a33"
LAKE_STYLE = "#9fd0e0 on #1d5570"
#: Blanks between the columns of a table, and between two things side by side.
GAP = 2


def style_of(terrain: str) -> str:
    """The style of a terrain: ink on background."""
    _, _, ink, ground = FACES[terrain]
    return f"{ink} on {ground}"


def swatch(terrain: str) -> Text:
    """A patch of a terrain with its letter; blanks for water."""
    if terrain not in FACES:
        return Text("   ")
    letter, pattern, _, _ = FACES[terrain]
    return Text(f"{letter} {pattern}", style=style_of(terrain))


def letter(terrain: str) -> Text:
    """The letter of a terrain, in its colours."""
    return Text(FACES[terrain][0], style=style_of(terrain))


def columns(rows: Sequence[Sequence[Text]]) -> list[Text]:
    """Rows of texts in columns, each as wide as its widest text."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    return [joined(*(padded(cell, width + GAP) for cell, width in zip(row[:-1], widths)), row[-1]) for row in rows]
