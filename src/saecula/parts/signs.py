"""Signs and lines for the terminal pictures of all games: everything has a sign as well as a colour."""

from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size
from rich.console import Group
from rich.text import Text

from saecula.kernel.record import SEATS
from saecula.parts.ink import SEAT_INKS

SEAT_SIGNS = "●■▲◆⬢"
#: The seat whose colour is so light that words on it are dark.
LIGHT_SEAT = 4


def seat_ink(seat: int) -> str:
    """The text style in the colour of a seat."""
    return f"bold {SEAT_INKS[seat][0]}"


def on_seat(seat: int) -> str:
    """The text style for words on the colour of a seat."""
    return f"bold {'#1a1408' if seat == LIGHT_SEAT else '#ffffff'} on {SEAT_INKS[seat][0]}"


def sign_of(seat: int) -> str:
    """The sign and letter of a seat."""
    return f"{SEAT_SIGNS[seat]}{SEATS[seat]}"


def mark(seat: int) -> Text:
    """The sign and letter of a seat, in its colour."""
    return Text(sign_of(seat), style=seat_ink(seat))


def clipped(text: str, most: int) -> str:
    """A text cut to at most this many columns."""
    return text if cell_len(text) <= most else set_cell_size(text, most - 1).rstrip() + "…"


def joined(*parts: Text | str) -> Text:
    """Texts in a row, each in its own style."""
    found = Text()
    for part in parts:
        found.append(part)
    return found


def padded(text: Text, width: int, right: bool = False) -> Text:
    """A text padded with blanks to this many columns, aligned left unless `right` is set."""
    fill = " " * max(width - text.cell_len, 0)
    return joined(fill, text) if right else joined(text, fill)


def flow(parts: Iterable[Text], width: int, gap: str = "  ", indent: str = "") -> list[Text]:
    """Short texts one after another, in as many lines as they need; no text is broken across lines."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1] = joined(lines[-1], gap, part)
        else:
            lines.append(joined(indent, part) if lines and indent else part)
    return lines


def side_by_side(left: list[Text], right: list[Text], across: int) -> list[Text]:
    """Two blocks of lines next to each other, the left one padded to `across` columns."""
    count = max(len(left), len(right))
    left = [*left, *(Text() for _ in range(count - len(left)))]
    right = [*right, *(Text() for _ in range(count - len(right)))]
    return [joined(padded(one, across), other) if other.plain else one for one, other in zip(left, right)]


def unwrapped(lines: list[Text]) -> Group:
    """Lines that are never wrapped, however narrow the terminal is."""
    for line in lines:
        line.no_wrap = True
        line.end = "\n"
    return Group(*lines)
