"""Letters, signs and colours of the terminal: everything has a sign as well as a colour."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from saecula.games.rise_and_fall.model.kinds import PIECES, TERRAINS
from saecula.kernel.record import SEATS
from saecula.texts.languages import Texts

SEAT_COLOURS = ("#0b6aa8", "#cf5a0c", "#0d8a63", "#b45f92")
SEAT_SIGNS = "●■▲◆"
#: Terrain -> its sign, ink and ground; the higher, the lighter.
FACES = {
    "sea": ("~", "#7fb3c4", "#12384a"),
    "plain": ('"', "#1d2606", "#9aa84e"),
    "forest": ("♣", "#d9ecc8", "#3f6434"),
    "mountain": ("^", "#1c1610", "#b3a48f"),
    "glacier": ("*", "#22445a", "#eaf3f7"),
}
#: Where a card is -> its sign and style.
CARD_SIGNS = {
    "hand": ("+", "bold green"),
    "discard": ("-", "dim"),
    "decline": ("x", "bold red"),
    "reserve": (" ", "dim"),
    "played": ("!", "bold yellow"),
    "hidden": ("?", "bold magenta"),
}
PIECE_KEYS = (
    "rise-and-fall-draw-letter-nomad",
    "rise-and-fall-draw-letter-town",
    "rise-and-fall-draw-letter-ship",
    "rise-and-fall-draw-letter-mountaineer",
    "rise-and-fall-draw-letter-merchant",
    "rise-and-fall-draw-letter-temple",
)


def letters_of(texts: Texts) -> dict[str, str]:
    """The letter of each kind of piece in a language."""
    return {piece: texts.format(key) for piece, key in zip(PIECES, PIECE_KEYS)}


def on_seat(seat: int) -> str:
    """White on the colour of a seat."""
    return f"bold #ffffff on {SEAT_COLOURS[seat]}"


def ground(terrain: str) -> str:
    """The style of a terrain."""
    _, ink, colour = FACES[terrain]
    return f"{ink} on {colour}"


def level(terrain: str) -> int:
    """How high a terrain lies."""
    return TERRAINS.index(terrain)


def mark(seat: int) -> Text:
    """The sign and letter of a seat."""
    return Text(f"{SEAT_SIGNS[seat]}{SEATS[seat]}", style=f"bold {SEAT_COLOURS[seat]}")


def label(seat: int, players: Sequence[str], most: int) -> Text:
    """The mark of a seat and who sits there, in so many columns."""
    found = mark(seat)
    if seat < len(players):
        found.append(f" {clipped(players[seat], most - 3)}")
    return found


def clipped(text: str, most: int) -> str:
    """A text in at most so many columns."""
    return text if cell_len(text) <= most else set_cell_size(text, most - 1).rstrip() + "…"


def padded(text: Text, width: int, right: bool = False) -> Text:
    """A text filled up with blanks to so many columns, on its left if it is aligned to the right."""
    fill = " " * max(width - text.cell_len, 0)
    return joined(fill, text) if right else joined(text, fill)


def joined(*parts: Text | str) -> Text:
    """Texts in a row, each in its own style."""
    found = Text()
    for part in parts:
        found.append(part)
    return found


def flow(parts: Iterable[Text], width: int, gap: str = "  ") -> list[Text]:
    """Short texts one after the other, in as many lines as they need; none is broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1] = joined(lines[-1], gap, part)
        else:
            lines.append(part)
    return lines


def prose(text: str, width: int, style: str = "") -> list[Text]:
    """A sentence, broken between words."""
    return [Text(line.plain, style=style) for line in flow([Text(word) for word in text.split()], width, " ")]
